import type { Speed } from '../base/settings.ts'
import type { Pace } from './messages.ts'

/** At home windows last as long whatever is shown, unless nothing is. */
export const paceOf = (speed: Speed): Pace =>
  speed === 'instant' ? { blink: 0, window: 150 } : { blink: 150, window: 1200 }

import { bust, type Command, type HeroArt, pathOf, portrait, type View } from '@haven/art'
import { heroes } from '@haven/art/core/heroes'
import { palettes } from '../../base/theme/palette.ts'
import type { Subject } from './protocol.ts'

/** A picture before it has a size: what is drawn, and which part of it is seen. */
export interface Sheet {
  readonly commands: readonly Command[]
  readonly view: View
}

export const lineOf = (form: string): string => pathOf((heroes[form] ?? bust).outline)

function viewOf({ crop }: HeroArt, cut: Subject['cut']): View {
  if (cut === 'whole') return [0, 0, 320, 320]
  const [x, y, w] = crop
  return cut === 'face' ? [x, y, w, w] : crop
}

/** From what is wished to what is drawn. Whoever has no picture of his own gets the bust of his class. */
export function sheetOf(subject: Subject, isPlain: boolean): Sheet {
  const art = heroes[subject.form] ?? bust
  const { colours } = palettes[isPlain ? 'contrast' : 'dark']
  const look = { colour: colours[`class-${subject.class}`], cls: subject.class, plain: isPlain }
  return { commands: portrait(subject.form, art, look, subject.state), view: viewOf(art, subject.cut) }
}

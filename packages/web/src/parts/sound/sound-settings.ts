import { type Signal, signal } from '@preact/signals'

/** How loud, kept in this browser. */

export const SLIDERS = ['master', 'effects', 'ambience'] as const
export type SliderName = (typeof SLIDERS)[number]

export interface SoundSettings extends Readonly<Record<SliderName, number>> {
  readonly on: boolean
  readonly captions: boolean
}

const DEFAULTS: SoundSettings = { on: true, captions: false, master: 0.7, effects: 0.8, ambience: 0.4 }
const KEY = 'haven.sound'

/** What cannot be read is as if it had never been set. */
export function readSound(text: string | null): SoundSettings {
  let given: Partial<Record<keyof SoundSettings, unknown>> = {}
  try {
    given = (JSON.parse(text ?? '{}') ?? {}) as typeof given
  } catch {
    // Not ours.
  }
  const flag = (name: 'on' | 'captions') =>
    typeof given[name] === 'boolean' ? (given[name] as boolean) : DEFAULTS[name]
  const share = (name: SliderName) => {
    const value = given[name]
    return typeof value === 'number' && value >= 0 && value <= 1 ? value : DEFAULTS[name]
  }
  return {
    on: flag('on'),
    captions: flag('captions'),
    master: share('master'),
    effects: share('effects'),
    ambience: share('ambience'),
  }
}

function stored(): string | null {
  try {
    return localStorage.getItem(KEY)
  } catch {
    return null
  }
}

export const soundSettings: Signal<SoundSettings> = signal(readSound(stored()))

export function changeSound(part: Partial<SoundSettings>): void {
  soundSettings.value = { ...soundSettings.value, ...part }
  try {
    localStorage.setItem(KEY, JSON.stringify(soundSettings.value))
  } catch {
    // They hold for this visit.
  }
}

import { LANGUAGES, type LanguageId } from '@haven/text/languages'
import { effect, type Signal, signal } from '@preact/signals'
import { carry, takeBrought } from './update/carry.ts'

/** How fast the film of a game runs; to read, cards wait for a press. */
export const SPEEDS = ['read', 'normal', 'quick', 'instant'] as const
export type Speed = (typeof SPEEDS)[number]

/** What a person has set, kept in this browser. What cannot be read is as if it had never been set. */
export const THEMES = ['dark', 'light', 'contrast'] as const
export type Theme = (typeof THEMES)[number]

/** How large everything is that is measured by the type. */
export const TEXT_SIZES = ['normal', 'large', 'larger'] as const
export type TextSize = (typeof TEXT_SIZES)[number]
const SCALES: Readonly<Record<TextSize, number>> = { normal: 1, large: 1.15, larger: 1.3 }
/** Against whom the first press plays. */
export const CHALLENGES = ['gentle', 'fair', 'hard'] as const
export type Challenge = (typeof CHALLENGES)[number]

export interface Settings {
  readonly speed: Speed
  readonly theme: Theme
  readonly textSize: TextSize
  readonly lessMotion: boolean
  /** A tap on the board acts at once, without a preview. */
  readonly oneTap: boolean
  /** Single keys do something. */
  readonly keys: boolean
  /** All answers stand in a list beside the board, too. */
  readonly list: boolean
  /** Newcomers are told a few facts, each once. */
  readonly hints: boolean
  /** The screen does not go dark while this seat is asked. */
  readonly awake: boolean
  /** Null: as the browser is set. */
  readonly language: LanguageId | null
  readonly challenge: Challenge
  /** Boxes that new games are not drawn from, by their ids. */
  readonly boxesOff: readonly string[]
}

const DEFAULTS: Settings = {
  speed: 'normal',
  theme: 'dark',
  textSize: 'normal',
  lessMotion: false,
  oneTap: false,
  keys: true,
  list: false,
  hints: true,
  awake: true,
  language: null,
  challenge: 'fair',
  boxesOff: [],
}
const KEY = 'haven.settings'

function read(): Settings {
  let given: Partial<Record<keyof Settings, unknown>> = {}
  try {
    given = (JSON.parse(localStorage.getItem(KEY) ?? '{}') ?? {}) as typeof given
  } catch {
    // Not ours, or no storage at all.
  }
  const flag = (name: 'lessMotion' | 'oneTap' | 'keys' | 'list' | 'hints' | 'awake') =>
    typeof given[name] === 'boolean' ? (given[name] as boolean) : DEFAULTS[name]
  return {
    speed: SPEEDS.find((speed) => speed === given.speed) ?? DEFAULTS.speed,
    theme: THEMES.find((theme) => theme === given.theme) ?? DEFAULTS.theme,
    textSize: TEXT_SIZES.find((size) => size === given.textSize) ?? DEFAULTS.textSize,
    lessMotion: flag('lessMotion'),
    oneTap: flag('oneTap'),
    keys: flag('keys'),
    list: flag('list'),
    hints: flag('hints'),
    awake: flag('awake'),
    language: LANGUAGES.find((language) => language === given.language) ?? DEFAULTS.language,
    challenge: CHALLENGES.find((challenge) => challenge === given.challenge) ?? DEFAULTS.challenge,
    boxesOff: Array.isArray(given.boxesOff) ? given.boxesOff.filter((id) => typeof id === 'string') : DEFAULTS.boxesOff,
  }
}

export const settings: Signal<Settings> = signal(read())

export function change(part: Partial<Settings>): void {
  settings.value = { ...settings.value, ...part }
  try {
    localStorage.setItem(KEY, JSON.stringify(settings.value))
  } catch {
    // They hold for this visit.
  }
}

/** `?speed=instant` holds for this visit, for tests and for the impatient. */
export function speedNow(): Speed {
  const wanted = new URLSearchParams(location.search).get('speed')
  return SPEEDS.find((speed) => speed === wanted) ?? visitSpeed ?? settings.value.speed
}
let visitSpeed: Speed | null = null

/** Has somebody asked for stillness, in the system or in our settings? */
export const wantsStillness = (): boolean =>
  matchMedia('(prefers-reduced-motion: reduce)').matches || document.documentElement.dataset.motion === 'less'

export function applySettings(): void {
  const wanted = new URLSearchParams(location.search).get('speed') ?? takeBrought('speed')
  visitSpeed = SPEEDS.find((speed) => speed === wanted) ?? null
  carry('speed', () => visitSpeed)
  effect(() => {
    const { dataset, style } = document.documentElement
    dataset.theme = settings.value.theme
    dataset.motion = settings.value.lessMotion ? 'less' : 'full'
    style.setProperty('--text-size', String(SCALES[settings.value.textSize]))
  })
}

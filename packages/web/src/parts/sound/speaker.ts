import { effect, type Signal, signal } from '@preact/signals'
import { hasCaption, type SoundName } from './cues.ts'
import { RECIPES, sirenAt, tuned } from './recipes.ts'
import { SLIDERS, soundSettings } from './sound-settings.ts'
import type { Synth } from './synth.ts'

/**
 * The one loudspeaker of the page. Browsers keep silent until somebody has pressed something, and so do we: before the
 * first gesture there is no audio at all.
 */

/** `waiting` for a gesture; `missing` where the browser has no sound. */
export type SpeakerState = 'waiting' | 'ready' | 'missing'
export const speakerState: Signal<SpeakerState> = signal('waiting')

/** What is sounding, for those who read it. */
export const heard: Signal<{ readonly sound: SoundName; readonly number: number } | null> = signal(null)

let context: AudioContext | null = null
let synth: Synth | null = null
let level: number | null = null
let counted = 0

async function start(): Promise<void> {
  if (context || !soundSettings.peek().on) return
  try {
    // Some milliseconds later than could be, and a good deal cheaper for as long as the rain falls.
    context = new AudioContext({ latencyHint: 'balanced' })
    const { Synth: Made } = await import('./synth.ts')
    synth = new Made(context)
    await context.resume()
    speakerState.value = 'ready'
    effect(follow)
  } catch {
    speakerState.value = 'missing'
  }
}

/** Settings are heard at once. */
function follow(): void {
  const { on } = soundSettings.value
  for (const name of SLIDERS) synth?.setVolume(name, name === 'master' && !on ? 0 : soundSettings.value[name])
  city(level)
}

/** The bed of a table at this Apocalypse level; null where there is no table. */
export function city(now: number | null): void {
  level = now
  const { on, ambience } = soundSettings.peek()
  if (now === null || !on || ambience === 0) synth?.stopBed()
  else {
    synth?.startBed()
    synth?.setSiren(sirenAt(now))
  }
}

export function sound(name: SoundName, pitch = 1, times = 1): void {
  if (hasCaption(name)) heard.value = { sound: name, number: ++counted }
  if (soundSettings.peek().on) synth?.play(tuned(RECIPES[name], pitch, times))
}

/** The room holds its breath: rain and city are quieter for so long. */
export function hush(ms: number): void {
  if (soundSettings.peek().on) synth?.duck(ms / 1000, loudnessOfCity())
}
const loudnessOfCity = (): number => soundSettings.peek().ambience

const GESTURES = ['pointerdown', 'keydown'] as const

/** Called once for each table; gives the way to take it back. */
export function listenForGesture(): () => void {
  const begin = () => void start()
  for (const name of GESTURES) addEventListener(name, begin, { passive: true })
  const hush = () => void (document.hidden ? context?.suspend() : context?.resume())
  document.addEventListener('visibilitychange', hush)
  return () => {
    for (const name of GESTURES) removeEventListener(name, begin)
    document.removeEventListener('visibilitychange', hush)
  }
}

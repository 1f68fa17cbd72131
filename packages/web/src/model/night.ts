import { type Signal, signal } from '@preact/signals'

/** How far somebody has come in First Night, kept in this browser after each answer and never sent. */
export interface NightKept {
  /** The scene that was played last, the person's answers in it, and how many were not what it needed. */
  readonly scene: number
  readonly answers: readonly string[]
  readonly wrongs: number
  /** Scenes that were played to their end. */
  readonly done: readonly number[]
}

const KEY = 'haven.night'
const NEW: NightKept = { scene: 1, answers: [], wrongs: 0, done: [] }
export const LAST_SCENE = 6

const isScene = (value: unknown): value is number =>
  Number.isInteger(value) && Number(value) >= 0 && Number(value) <= LAST_SCENE

/** What cannot be read is as if nobody had played. */
function read(): NightKept {
  try {
    const { scene, answers, wrongs, done } = JSON.parse(localStorage.getItem(KEY) ?? '{}') as Partial<NightKept>
    if (!isScene(scene) || !Array.isArray(answers) || !Array.isArray(done)) return NEW
    return {
      scene,
      answers: answers.filter((each) => typeof each === 'string'),
      wrongs: typeof wrongs === 'number' && wrongs > 0 ? Math.floor(wrongs) : 0,
      done: done.filter(isScene),
    }
  } catch {
    return NEW
  }
}

export const nightKept: Signal<NightKept> = signal(read())

export function keepNight(kept: NightKept): void {
  nightKept.value = kept
  try {
    localStorage.setItem(KEY, JSON.stringify(kept))
  } catch {
    // Without storage it holds for this visit.
  }
}

/** The answers that a scene goes on from: those of the scene that was played last, unless it is over. */
export function answersFor(scene: number): Pick<NightKept, 'answers' | 'wrongs'> {
  const { scene: last, answers, wrongs } = nightKept.peek()
  return last === scene ? { answers, wrongs } : { answers: [], wrongs: 0 }
}

/** Where somebody goes on: in the middle of a scene, or with the first one that is not done. */
export function nextScene({ scene, answers, done }: NightKept): number {
  if (answers.length > 0 && !done.includes(scene)) return scene
  return [1, 2, 3, 4, 5, 6].find((each) => !done.includes(each)) ?? 1
}

/** Where somebody goes who is through with a scene, in the view that he has. */
export const afterScene = (scene: number): string =>
  scene > 0 && scene < LAST_SCENE ? scenePath(scene + 1) + location.search : NIGHT

export const NIGHT = '/first-night'
export const scenePath = (scene: number): string => `${NIGHT}/${scene}`

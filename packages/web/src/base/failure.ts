import { type Signal, signal } from '@preact/signals'
import { isPartMissing } from './update/update.ts'

/** It threw, it did not answer, it said what is not ours or too much; or this browser cannot seal it off. */
export type WhyPutOut = 'broke' | 'silent' | 'malformed' | 'flood' | 'unable'

/** Boxes of strangers that were put out. */
interface OutBoxes {
  readonly names: readonly string[]
  readonly why: WhyPutOut
}

export interface Failure {
  readonly message: string
  /** The position, if there is one. */
  readonly file: string
  /** Whose fault it was, if not ours. */
  readonly boxes?: OutBoxes
}

/** What stops the page. */
export const failure: Signal<Failure | null> = signal(null)

type Witness = () => Promise<string>
let witness: Witness | null = null

/** Whoever has a game open can tell where it stood. Gives what ends that. */
export function witnessedBy(own: Witness): () => void {
  witness = own
  return () => {
    if (witness === own) witness = null
  }
}

const accused = new Set<(message: string) => boolean>()

/** While a stranger's box tells the page what to draw, a mistake of the page is taken for its. Gives what ends that. */
export function accuse(isTheirs: (message: string) => boolean): () => void {
  accused.add(isTheirs)
  return () => void accused.delete(isTheirs)
}

export function putOut(boxes: OutBoxes, message: string, file: string): void {
  failure.value ??= { message, file, boxes }
}

export function fail(message: string, file = ''): void {
  // Gone from the server is no bug.
  if (failure.value || isPartMissing(message)) return
  if ([...accused].some((isTheirs) => isTheirs(message))) return
  failure.value = { message, file }
  if (file !== '' || !witness) return
  witness().then(
    (told) => {
      failure.value = { message, file: told }
    },
    // Without it the page still says what happened.
    () => undefined,
  )
}

import { type Signal, signal } from '@preact/signals'
import { isPartMissing } from './update/update.ts'

/** A bug that stops the page: what it says, and the position as a file if there is one. */
export const failure: Signal<{ readonly message: string; readonly file: string } | null> = signal(null)

type Witness = () => Promise<string>
let witness: Witness | null = null

/** Whoever has a game open can tell where it stood. Gives what ends that. */
export function witnessedBy(own: Witness): () => void {
  witness = own
  return () => {
    if (witness === own) witness = null
  }
}

export function fail(message: string, file = ''): void {
  // Gone from the server is no bug.
  if (failure.value || isPartMissing(message)) return
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

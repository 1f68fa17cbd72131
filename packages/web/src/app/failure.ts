import { type Signal, signal } from '@preact/signals'

/** A bug that stops the page: what it says, and the position as a file if there is one. */
export const failure: Signal<{ readonly message: string; readonly file: string } | null> = signal(null)

export function fail(message: string, file = ''): void {
  failure.value ??= { message, file }
}

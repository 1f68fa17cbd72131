import { type Signal, signal } from '@preact/signals'

/** The game that "Continue" leads to. The page knows it before the host has answered, so that nothing moves then. */
const KEY = 'haven.last-game'

function read(): string | null {
  try {
    return localStorage.getItem(KEY)
  } catch {
    return null
  }
}

export const lastGame: Signal<string | null> = signal(read())

export function rememberGame(game: string | null): void {
  lastGame.value = game
  try {
    if (game === null) localStorage.removeItem(KEY)
    else localStorage.setItem(KEY, game)
  } catch {
    // Without storage it holds for this visit.
  }
}

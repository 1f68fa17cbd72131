import type { GameStore } from '../../model/store.ts'

/** Keys of the film, while there is one: what skips or freezes it does nothing else. */
export function isFilmKey(store: GameStore, key: string, isShift: boolean): boolean {
  if (!store.scene.peek()) return false
  switch (key.toLowerCase()) {
    case ' ':
      if (isShift) store.skip()
      else store.skipScene()
      return true
    case 'p':
      store.film.freeze(store.film.running.peek()?.isFrozen !== true)
      return true
    default:
      // A deed ends all of it.
      if (!/^[1-9eu]$/i.test(key)) return false
      store.skip()
      return true
  }
}

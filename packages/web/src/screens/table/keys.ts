import { useEffect } from 'preact/hooks'
import { keyOf } from '../../base/key-of.ts'
import { settings } from '../../base/settings.ts'
import type { GameStore } from '../../model/store.ts'
import { isFilmKey } from '../../parts/film/film-keys.ts'
import { nextStop, nextTarget } from './stops.ts'

/** Keys that work from anywhere on the table, unless somebody types or a sheet is open. */

const TYPING = 'input, textarea, select, [contenteditable]'

function isBusy(event: KeyboardEvent): boolean {
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || !settings.value.keys) return true
  const { target } = event
  if (document.querySelector('dialog[open]')) return true
  return target instanceof Element && target.matches(TYPING)
}

/** Presses what is on the screen: a key does nothing that a pointer could not do. */
function press(selector: string): boolean {
  const found = document.querySelector<HTMLElement>(selector)
  found?.click()
  return found !== null
}

/** Whoever opens it by a key wants to go on by keys. */
function toggleList(): boolean {
  const isDone = press('.dock [aria-keyshortcuts="L"]')
  requestAnimationFrame(() => document.querySelector<HTMLElement>('.list .option')?.focus())
  return isDone
}

export interface TableKeys {
  /** Was it pressed for what is asked now? */
  readonly isFresh: (event: KeyboardEvent) => boolean
  readonly help: () => void
  readonly zen: () => void
}

export function useTableKeys(store: GameStore, keys: TableKeys): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (isBusy(event)) return
      const isHandled = handle(store, event, keys)
      if (isHandled) event.preventDefault()
    }
    addEventListener('keydown', onKey)
    return () => removeEventListener('keydown', onKey)
  }, [store])
}

function handle(store: GameStore, event: KeyboardEvent, { isFresh, help, zen }: TableKeys): boolean {
  const key = keyOf(event)
  if (isFilmKey(store, key, event.shiftKey)) return true
  if (/^[1-9]$/.test(key)) {
    // In the list digits are its numbers; everywhere else those of the dock and the stage.
    const isInList = event.target instanceof Element && event.target.closest('.list') !== null
    return press(`${isInList ? '.list' : ':is(.dock__deeds, .stage)'} [aria-keyshortcuts="${key}"]`)
  }
  // Tools that the stage puts into the dock have letters of their own.
  if (/^[a-z]$/i.test(key) && press(`.dock__deeds [aria-keyshortcuts="${key.toUpperCase()}"]`)) return true
  switch (key.length === 1 ? key.toLowerCase() : key) {
    case ' ':
      // On a button the space bar presses that button.
      if (event.target instanceof HTMLButtonElement) return false
      // What lies ready when it is asked needs a press of its own.
      return store.dock.peek() !== null && !isFresh(event) ? true : press('button.dock__big')
    case 'e':
      return press('.dock__end')
    case 'l':
      return toggleList()
    case 'u':
      return press('[aria-keyshortcuts="U"]')
    case 's':
      return press('[aria-keyshortcuts="S"]')
    case 'h':
      return press('[aria-keyshortcuts="H"]')
    case 'r':
      return press('[aria-keyshortcuts="R"]')
    case 'm':
      return press('[aria-keyshortcuts="M"]')
    case 'j':
      return press('[aria-keyshortcuts="J"]')
    case 'w':
      return press('[aria-keyshortcuts="W"]')
    case 'y':
      return press('[data-key="yield"]')
    case 'd':
      return press('[data-key="draft"]')
    case 't':
      return nextTarget(store, event.shiftKey ? -1 : 1)
    case 'F6':
      return nextStop(event.shiftKey ? -1 : 1)
    case '.':
      return press('[data-key="captions"]')
    case 'z':
      zen()
      return true
    case '?':
      help()
      return true
    case 'Escape':
      store.widen()
      return true
    default:
      return false
  }
}

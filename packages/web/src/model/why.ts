import { type Signal, signal } from '@preact/signals'

/** Whether the reasons of the odds lie open: for the first fights they do, then as somebody left them. On this device. */

const KEY = 'haven.why'
const FIRST_FIGHTS = 10

interface Kept {
  readonly fights: number
  /** Null: nobody has opened or closed them. */
  readonly open: boolean | null
}

function read(): Kept {
  try {
    const { fights, open } = JSON.parse(localStorage.getItem(KEY) ?? '{}') as Partial<Record<keyof Kept, unknown>>
    return {
      fights: typeof fights === 'number' ? fights : 0,
      open: typeof open === 'boolean' ? open : null,
    }
  } catch {
    return { fights: 0, open: null }
  }
}

const kept: Signal<Kept> = signal(typeof localStorage === 'undefined' ? { fights: 0, open: null } : read())

function keep(next: Kept): void {
  kept.value = next
  try {
    localStorage.setItem(KEY, JSON.stringify(next))
  } catch {
    // They hold for this visit.
  }
}

export const isWhyOpen = (): boolean => kept.value.open ?? kept.value.fights <= FIRST_FIGHTS

export const toggleWhy = (): void => keep({ ...kept.peek(), open: !isWhyOpen() })

let last = ''
/** A fight is looked at; the same one counts once. */
export function countFight(fight: string): void {
  if (fight === last) return
  last = fight
  keep({ ...kept.peek(), fights: kept.peek().fights + 1 })
}

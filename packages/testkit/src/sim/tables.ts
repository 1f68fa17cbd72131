import type { TableSettings } from '@haven/table'
import { late } from '../positions.ts'

/** Wounds of which a game in a bad world ends neither at once nor never. */
const WOUNDS = [1, 2]

export function settingsOf(heroPlayers: number, change: Partial<TableSettings> = {}): TableSettings {
  return {
    listed: true,
    spectators: 'public',
    time: { control: 'none' },
    window: 1_000,
    talk: 60,
    bot: 'level1',
    setup: { heroPlayers },
    position: late(heroPlayers, WOUNDS),
    ...change,
  }
}

export const idOf = (name: string): string => name.padEnd(22, '_').slice(0, 22)
export const keyOf = (name: string): string => name.padEnd(43, '-').slice(0, 43)

import { coreBox } from '@haven/content'
import { compileBox, type Position, type Rules } from '@haven/engine'
import type { TableSettings } from '@haven/table'

export const rules: Rules = compileBox(coreBox)

const HEROES = ['rose', 'thorley', 'rocco', 'brad'] as const
const IN_PLAY: Readonly<Record<number, number>> = { 1: 3, 2: 4, 3: 3, 4: 4 }

/** Nobody is left in the Reserve, everybody is nearly dead, monsters stand around: the next death ends it. */
export function late(heroPlayers: number): Position {
  const heroes = HEROES.slice(0, IN_PLAY[heroPlayers])
  return {
    haven: 1,
    setup: { edition: 'final', sin: 'pride', acolytes: 'nuns', map: 'havens-last-stand-a', heroPlayers, heroes },
    round: 4,
    apocalypse: 3,
    heroes: heroes.map((hero, i) => ({
      hero,
      space: i === 0 ? 's1,1' : 's2,1',
      corruption: 3,
      wounds: [1, 2],
      turns: 2,
    })),
    reserve: [],
    monsters: [
      { kind: 'abomination', space: 's1,1' },
      { kind: 'abomination', space: 's2,1' },
      { kind: 'acolyte', space: 's1,1' },
      { kind: 'acolyte', space: 's2,1' },
      { kind: 'acolyte', space: 's2,1' },
    ],
    current: { phase: 'round-start' },
  }
}

export function settingsOf(heroPlayers: number, change: Partial<TableSettings> = {}): TableSettings {
  return {
    listed: true,
    spectators: 'public',
    time: { control: 'none' },
    window: 1_000,
    talk: 60,
    bot: 'level1',
    setup: { heroPlayers },
    position: late(heroPlayers),
    ...change,
  }
}

export const idOf = (name: string): string => name.padEnd(22, '_').slice(0, 22)
export const keyOf = (name: string): string => name.padEnd(43, '-').slice(0, 43)

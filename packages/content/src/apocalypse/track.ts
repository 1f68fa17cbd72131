import { type FightFrame, type Game, kindOf, monstersIn, type TrackDef } from '@haven/engine/kit'

const fights = (g: Game, fight: FightFrame, acolyte: boolean): boolean =>
  monstersIn(g, fight.space).some((figure) => (kindOf(g, figure) === 'acolyte') === acolyte)

/** The Apocalypse track: what each new level brings, for good. */
export const track: readonly TrackDef[] = [
  { id: 'track-0', level: 0 },
  { id: 'track-1', level: 1, reveals: true },
  { id: 'track-2', level: 2, reactions: 1 },
  { id: 'track-3', level: 3, reveals: true },
  /** One more Sin die in each fight with an Acolyte. */
  {
    id: 'track-4',
    level: 4,
    modifiers: [{ hook: 'sinDice', count: (g, fight) => (fights(g, fight, true) ? 1 : 0) }],
  },
  { id: 'track-5', level: 5, reveals: true },
  { id: 'track-6', level: 6, reactions: 1 },
  /** One more Sin die in each fight with a monster that is no Acolyte. */
  {
    id: 'track-7',
    level: 7,
    reveals: true,
    modifiers: [{ hook: 'sinDice', count: (g, fight) => (fights(g, fight, false) ? 1 : 0) }],
  },
]

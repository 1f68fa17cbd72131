import type {
  AcolyteDef,
  ApocalypseDef,
  DarkPastDef,
  Edition,
  HellClubDef,
  MapDef,
  MissionDef,
  Rules,
  SinCardDef,
  SinDef,
  StoryDef,
  UpgradeDef,
} from '@haven/engine'
import { firstStory, fixtureRules, type Scene, type Sketch, scene } from '@haven/testkit'
import { expect } from 'vitest'

/** Texts that the core box does not hold, for tests of what the engine makes of them. */
export interface Texts {
  /** In place of Pride's own cards. */
  readonly cards?: readonly SinCardDef[]
  readonly sin?: Partial<SinDef>
  readonly acolytes?: Partial<AcolyteDef>
  /** Beside those of the core box. */
  readonly upgrades?: readonly UpgradeDef[]
  readonly apocalypse?: readonly ApocalypseDef[]
  readonly hellClub?: readonly HellClubDef[]
  readonly darkPast?: readonly DarkPastDef[]
  /** Changes of Haven's Last Stand and of its map A. */
  readonly story?: Partial<StoryDef>
  readonly missions?: readonly MissionDef[]
  readonly map?: Partial<MapDef>
}

export function rulesWith(texts: Texts): Rules {
  const { cards, sin, acolytes, upgrades = [], apocalypse = [], hellClub = [], darkPast = [] } = texts
  const [pride] = firstStory.sins as [SinDef]
  const [nuns] = firstStory.acolytes as [AcolyteDef]
  const [story] = firstStory.stories as [StoryDef]
  const [mapA, ...maps] = firstStory.maps as [MapDef, ...MapDef[]]
  return fixtureRules({
    sins: [{ ...pride, ...sin, ...(cards && { cards }) }],
    acolytes: [{ ...nuns, ...acolytes }],
    upgrades: [...firstStory.upgrades, ...upgrades],
    apocalypse: [...firstStory.apocalypse, ...apocalypse],
    hellClub: [...firstStory.hellClub, ...hellClub],
    darkPast,
    stories: [{ ...story, ...texts.story, ...(texts.missions && { missions: texts.missions }) }],
    maps: [{ ...mapA, ...texts.map }, ...maps],
  })
}

/** A card with a single copy and, unless told, no condition. */
export const card = (
  id: string,
  window: SinCardDef['window'],
  effect: SinCardDef['effect'],
  more: Partial<SinCardDef> = {},
): SinCardDef => ({ id, copies: 1, window, effect, ...more })

/**
 * The very end of a round: Thorley (hero1), Rocco and Rose have no Turn token left, no reaction can follow, and the
 * track stands at its end, so that one answer (`hero1` ends) brings the steps of END and nothing else.
 */
export function dusk(sketch: Sketch = {}): Scene {
  const spent = (space: string) => ({ space, turns: 0 })
  return scene({
    heroes: { thorley: spent('s0,2'), rocco: spent('s0,2'), rose: spent('s0,2') },
    apocalypse: 7,
    reactions: 0,
    ...sketch,
  })
}

/** `hero1` starts a fight, takes no corruption and kills these with his Hits. */
export function fightAndKill(table: Scene, ...monsters: string[]): void {
  table.hero1({ do: 'fight' })
  table.hero1({ none: true }, 'corruption')
  for (const monster of monsters) table.hero1({ monster }, 'kill')
}

/** Thorley (hero1) stands in s1,0 at the start of his turn, and this card is played on him; no reaction will follow. */
export function played(effect: SinCardDef['effect'], sketch: Sketch = {}, texts: Texts = {}): Scene {
  const table = scene({
    rules: rulesWith({ ...texts, cards: [card('fixture', 'turn-start', effect)] }),
    phase: 'take-turn',
    heroes: { thorley: 's1,0', rocco: 's0,2', rose: 's0,2' },
    reactions: 0,
    ...sketch,
    sins: { hand: ['fixture'], ...sketch.sins },
  })
  table.sins({ card: 'fixture' }, 'sin-card')
  return table
}

const EDITIONS: readonly Edition[] = ['final', 'preview']
export const inEditions = (run: (setup: Sketch['setup']) => void): void => {
  for (const edition of EDITIONS) run({ edition })
}

/** What an answer leaves alone: the state before it, which an undo comes back to. */
export function undone(table: Scene, change: () => void): void {
  const { state } = table
  const before = JSON.stringify(state)
  change()
  expect(JSON.stringify(state)).toBe(before)
  expect(table.state).not.toBe(state)
}

/** The same game by way of a position, of a view and of a copy. */
export function everywhere(table: Scene, field: 'asleep' | 'marks' | 'pinned' | 'turn'): void {
  const { rules, state } = table
  const position = rules.toPosition(state)
  expect(position).not.toBeNull()
  expect(rules.fromPosition(position as NonNullable<typeof position>, 'again')[field]).toEqual(state[field])
  for (const viewer of ['sins', 'hero1', 'spectator'] as const) {
    expect(rules.resample(rules.view(state, viewer), { below: () => 0 })[field]).toEqual(state[field])
  }
  expect(rules.copy(state)[field]).toEqual(state[field])
}

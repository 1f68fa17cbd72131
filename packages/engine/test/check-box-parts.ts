import { coreBox } from '@haven/content'
import type { Box, HeroDef, MapDef, MissionDef, SinCardDef, SinDef, StoryDef, UpgradeDef } from '@haven/engine'
import { type BoxParts, checkBox, dealWound, defineBox, type Fault, type WordsOfBoxes } from '@haven/engine/kit'
import { expect, test } from 'vitest'

/** Parts of a box of one's own that are in order, to be broken one at a time. */

type Parts = Partial<BoxParts>

const named = <T extends { readonly id: string }>(list: readonly T[], id: string): T =>
  list.find((each) => each.id === id) as T
const pride = named(coreBox.sins, 'pride')
export const leah = named(coreBox.heroes, 'leah')
const lastStand = named(coreBox.stories, 'havens-last-stand')
export const mapA = named(coreBox.maps, 'havens-last-stand-a')

/** What TypeScript would not let pass, and JavaScript does. */
export const wrong = (value: unknown): never => value as never

export const card = (change: Partial<SinCardDef> = {}): SinCardDef => ({
  id: 'my-card',
  copies: 12,
  window: 'turn-start',
  effect: [dealWound(1)],
  ...change,
})

export const sin = (change: Partial<SinDef> = {}): SinDef => ({
  ...pride,
  id: 'my-sin',
  power: { id: 'my-power' },
  controller: { id: 'my-controller', fight: 4, defense: 4 },
  avatar: { id: 'my-avatar', fight: 5, defense: 6 },
  cards: [card()],
  ...change,
})

export const hero = (change: Partial<HeroDef> = {}): HeroDef => ({
  ...leah,
  id: 'my-hero',
  ability: { id: 'my-ability' },
  ...change,
})

export const mission = (change: Partial<MissionDef> = {}): MissionDef => ({
  id: 'my-mission',
  count: () => 1,
  progress: [{ on: 'kill' }],
  next: [],
  ...change,
})

export const map = (change: Partial<MapDef> = {}): MapDef => ({ ...mapA, id: 'my-map', ...change })
const itsMap = map({ id: 'my-story-map', story: 'my-story' })

export const story = (change: Partial<StoryDef> = {}): StoryDef => ({
  ...lastStand,
  id: 'my-story',
  missions: [mission()],
  ...change,
})

// The same as boxes with nothing else in them.
export const ofSin = (change: Partial<SinDef>): Parts => ({ sins: [sin(change)] })
export const ofCard = (change: Partial<SinCardDef>): Parts => ofSin({ cards: [card(change)] })
export const ofHero = (change: Partial<HeroDef>): Parts => ({ heroes: [hero(change)] })
export const ofUpgrade = (change: Partial<UpgradeDef>): Parts => ({ upgrades: [{ id: 'my-upgrade', ...change }] })
export const ofMap = (change: Partial<MapDef>): Parts => ({ maps: [map(change)] })
export const ofStory = (change: Partial<StoryDef>): Parts => ({ stories: [story(change)], maps: [itsMap] })
export const ofMission = (change: Partial<MissionDef>): Parts => ofStory({ missions: [mission(change)] })

export const boxOf = (parts: Parts): Box => defineBox({ id: 'mine', version: '1', ...parts })

/** Beside the core box, as a designer checks his own. */
export const check = (parts: Parts, words?: WordsOfBoxes): Fault[] => checkBox([coreBox, boxOf(parts)], words)

/** "code where" */
export const told = (faults: readonly Fault[]): string[] => faults.map(({ code, where }) => `${code} ${where}`)

/** A box with one mistake: the check names that one, in the box that has it, and no other. */
export function broken(name: string, parts: Parts, fault: string, params: object = {}): void {
  test(name, () => {
    const faults = check(parts)
    expect(told(faults)).toEqual([fault])
    expect(faults[0]).toMatchObject({ box: 1, params })
  })
}

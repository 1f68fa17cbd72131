import type { BotName, Level } from '@haven/bots/names'
import { FIRST_SETUP, FIRST_TEAM } from '@haven/content/first-game'
import { type Edition, HEROES_IN_PLAY, type Seat } from '@haven/engine'
import type { OnlineNo } from '@haven/table'
import { type Signal, signal } from '@preact/signals'
import { settings } from '../../base/settings.ts'
import { words } from '../../base/words.ts'
import { CORE_TEAM, heroesOf, MIXED, mapsOf, offer, RANDOM, teams } from '../../model/boxes/offers.ts'
import { SIDES } from '../../model/desk-messages.ts'
import { CHALLENGE_BOTS } from '../../model/first-game.ts'
import { rules } from '../../model/rules.ts'

/** What somebody wants to play. It is complete from the beginning. */

export { SIDES }
export type Side = (typeof SIDES)[number]

export interface Wishes {
  readonly side: Side
  readonly heroPlayers: number
  readonly sin: string
  readonly acolytes: string
  readonly story: string
  readonly map: string
  /** Whose heroes: of one box, or of all. */
  readonly team: string
  readonly heroes: readonly string[]
  /** Of every bot that has none of its own. */
  readonly level: BotName
  readonly edition: Edition
  readonly power: boolean
  readonly storyAid: boolean
  readonly merciless: boolean
  readonly secondCrate: boolean
  /** Who sits in a seat, where it is not as the side says. */
  readonly seats: Readonly<Partial<Record<Seat, Sitting>>>
}

export type Sitting = 'person' | Level

const START: Wishes = {
  side: 'heroes',
  heroPlayers: 1,
  ...FIRST_SETUP,
  team: CORE_TEAM,
  heroes: FIRST_TEAM,
  level: CHALLENGE_BOTS[settings.peek().challenge],
  edition: 'final',
  power: true,
  storyAid: true,
  merciless: false,
  secondCrate: false,
  seats: {},
}

export const wishes: Signal<Wishes> = signal(START)
export const refusal: Signal<OnlineNo | null> = signal(null)
/** About the heroes. */
export const note: Signal<string> = signal('')

export function wish(part: Partial<Wishes>): void {
  wishes.value = { ...wishes.value, ...part }
  note.value = ''
  refusal.value = null
}

export const seatsOf = (heroPlayers: number): readonly Seat[] => ['sins', ...(rules.tables.seats[heroPlayers] ?? [])]
const onSide = (seat: Seat, side: Side): boolean => side === 'both' || (seat === 'sins') === (side === 'sins')

export function sittingAt(seat: Seat, { seats, side, level }: Wishes): 'person' | BotName {
  return seats[seat] ?? (onSide(seat, side) ? 'person' : level)
}

export const wantedHeroes = (heroPlayers: number): number => HEROES_IN_PLAY[heroPlayers] ?? 3

/** Those who were chosen stay, as far as there is room for them. */
export function setHeroPlayers(heroPlayers: number): void {
  wish({ heroPlayers, heroes: wishes.value.heroes.slice(0, wantedHeroes(heroPlayers)), seats: {} })
}

export function toggleHero(hero: string): void {
  const { heroes, heroPlayers } = wishes.value
  const wanted = wantedHeroes(heroPlayers)
  if (heroes.includes(hero)) wish({ heroes: heroes.filter((each) => each !== hero) })
  else if (heroes.length < wanted) wish({ heroes: [...heroes, hero] })
  else note.value = words.newGame.heroesFull(wanted)
}

/** Those who were chosen and are not of it go. */
export function setTeam(team: string): void {
  const own = heroesOf(team).map(({ id }) => id)
  wish({ team, heroes: wishes.value.heroes.filter((hero) => own.includes(hero)) })
}

export function setStory(story: string): void {
  wish({ story, map: story === RANDOM ? RANDOM : (mapsOf(story)[0] ?? RANDOM) })
}

export function everythingRandom(): void {
  const team = teams().includes(MIXED) ? MIXED : CORE_TEAM
  wish({ sin: RANDOM, acolytes: RANDOM, story: RANDOM, map: RANDOM, team, heroes: [] })
}

/** What was chosen of a box that is switched off now goes back to where it began. */
export function startAgain(): void {
  const { sin, acolytes, story, team } = wishes.value
  const isThere = (kind: 'sins' | 'acolytes' | 'stories', id: string): boolean =>
    id === RANDOM || offer(kind, id) !== undefined
  wish({
    ...(!isThere('sins', sin) && { sin: START.sin }),
    ...(!isThere('acolytes', acolytes) && { acolytes: START.acolytes }),
    ...(!isThere('stories', story) && { story: START.story, map: START.map }),
  })
  setTeam(teams().includes(team) ? team : START.team)
}

import { MOST_CORRUPTION, TRACK_END } from '../board.ts'
import type { ApocalypseType, Box, DiceDef, FormDef, HeroClass, MonsterStats, SinDef } from '../box.ts'
import { type CityAction, HAZARDS, HERO_FACES, type Result, SIN_FACES, WINDOWS } from '../contract.ts'
import { TEAM } from '../setup.ts'
import type { Findings } from './fault.ts'

/** Heroes, sins, cards, tiles and dice: what is printed on them. */

/** COMP-3 */
const SIN_CARDS = 12
/** Beyond these a fight is decided before it is rolled. */
const MOST_HERO_STAT = 8
const MOST_HERO_DEFENSE = 5
const MOST_MONSTER_FIGHT = 10
const MOST_MONSTER_DEFENSE = 12

const BONUSES = ['none', 'die', 'defense', 'hit', 'choice'] as const
const RESULTS = ['hit', 'defense', 'counter', 'skill'] as const satisfies readonly Result[]
const CITY_ACTIONS = ['heal', 'repent', 'extraTurn', 'inventory', 'orbital'] as const satisfies readonly CityAction[]
const TYPES = ['terror', 'corruption', 'redemption'] as const satisfies readonly ApocalypseType[]
const CORNERS = ['C', 'NW', 'NE', 'SE', 'SW'] as const

export function checkCards(box: Box, hellClub: readonly string[], into: Findings): void {
  for (const hero of box.heroes) {
    const where = `hero ${hero.id}`
    into.guard(where, () => {
      into.isKnown('class', hero.class, Object.keys(TEAM), where)
      checkForm(hero, where, into)
      if (hero.secondForm) checkForm(hero.secondForm, `${where}, secondForm`, into)
      checkTrack(hero.track, where, into)
    })
  }
  for (const sin of box.sins) into.guard(`sin ${sin.id}`, () => checkSin(sin, into))
  for (const type of box.acolytes) checkMonster(type, `acolytes ${type.id}`, into)
  for (const member of box.hellClub) checkMonster(member, `hell club member ${member.id}`, into)
  for (const story of box.stories) {
    for (const [i, boss] of (story.bosses ?? []).entries()) checkMonster(boss, `story ${story.id}, bosses[${i}]`, into)
  }
  for (const card of box.apocalypse) {
    const where = `apocalypse card ${card.id}`
    into.isKnown('apocalypse-type', card.type, TYPES, where)
    if (card.brings !== undefined) into.isKnown('hell-club', card.brings, hellClub, `${where}, brings`)
  }
  for (const card of box.darkPast) into.inRange('number', card.number, 1, 99, `dark past card ${card.id}`)
  for (const tile of box.tiles) {
    const where = `tile ${tile.id}`
    into.guard(where, () => {
      for (const [i, action] of tile.cityActions.entries()) {
        into.isKnown('city-action', action, CITY_ACTIONS, `${where}, cityActions[${i}]`)
      }
      for (const [i, { kind, at }] of tile.permanent.entries()) {
        into.isKnown('token', kind, HAZARDS, `${where}, permanent[${i}]`)
        into.isKnown('corner', at, CORNERS, `${where}, permanent[${i}]`)
      }
    })
  }
}

function checkForm(form: FormDef, where: string, into: Findings): void {
  into.inRange('fight', form.fight, 0, MOST_HERO_STAT, where)
  into.inRange('skill', form.skill, 0, MOST_HERO_STAT, where)
  into.inRange('defense', form.defense, 0, MOST_HERO_DEFENSE, where)
}

/** CORR-1. Seven slots: one for each level, and more than there can be wounds. */
function checkTrack(track: Box['heroes'][number]['track'], where: string, into: Findings): void {
  if (track.length !== MOST_CORRUPTION) {
    into.add('wrong-track-length', where, { length: track.length, wanted: MOST_CORRUPTION })
  }
  for (const [i, slot] of track.entries()) {
    const at = `${where}, track[${i}]`
    into.isKnown('bonus', slot.kind, BONUSES, at)
    if (slot.kind === 'hit') into.inRange('count', slot.count, 1, MOST_HERO_STAT, at)
    if (slot.kind === 'choice') for (const result of slot.of) into.isKnown('result', result, RESULTS, at)
  }
}

function checkMonster({ fight, defense }: MonsterStats, where: string, into: Findings): void {
  into.inRange('fight', fight, 0, MOST_MONSTER_FIGHT, where)
  into.inRange('defense', defense, 1, MOST_MONSTER_DEFENSE, where)
}

function checkSin(sin: SinDef, into: Findings): void {
  const where = `sin ${sin.id}`
  for (const part of ['abomination', 'controller', 'avatar'] as const) {
    checkMonster(sin[part], `${where}, ${part}`, into)
  }
  let count = 0
  for (const [i, { id, copies, window }] of sin.cards.entries()) {
    const at = `${where}, cards[${i}]`
    into.isKnown('window', window, WINDOWS, at)
    const counts = Number.isInteger(copies) && copies >= 1
    if (!counts) into.add('bad-copies', at, { card: id, copies: String(copies) })
    count += counts ? copies : Number.NaN
  }
  // With copies that do not count there is no size to speak of.
  if (!Number.isNaN(count) && count !== SIN_CARDS) into.add('wrong-deck-size', where, { count, wanted: SIN_CARDS })
}

/** COMP-5: somebody must be able to put a team together, and the track must have each of its levels once. */
export function checkWhole(boxes: readonly Box[], into: Findings): void {
  const heroes = boxes.flatMap((box) => box.heroes)
  for (const [heroClass, wanted] of Object.entries(TEAM) as [HeroClass, number][]) {
    const count = heroes.filter((hero) => hero.class === heroClass).length
    if (count < wanted) into.add('team-impossible', 'heroes', { class: heroClass, wanted, count })
  }
  const levels = boxes.flatMap((box) => box.track).map(({ level }) => level)
  for (let level = 0; level <= TRACK_END; level++) {
    const count = levels.filter((each) => each === level).length
    if (count !== 1) into.add('track-levels', 'track', { level, count })
  }
  for (const level of levels) into.inRange('level', level, 0, TRACK_END, 'track')
}

/** Only the dice of the first box are rolled. */
export function checkDice(dice: DiceDef | undefined, first: boolean, into: Findings): void {
  if (!first) {
    if (dice) into.add('bad-dice', 'dice', { problem: 'ignored' })
    return
  }
  if (!dice) {
    into.add('bad-dice', 'dice', { problem: 'missing' })
    return
  }
  for (const die of ['hero', 'sin', 'merciless'] as const) {
    const faces: readonly string[] = dice[die]
    const known = die === 'hero' ? HERO_FACES : SIN_FACES
    for (const [i, face] of faces.entries()) into.isKnown('face', face, known, `dice.${die}[${i}]`)
    // Such a die would be rolled for ever.
    if (faces.every((face) => face === 'faith' || face === 'burst')) {
      into.add('bad-dice', `dice.${die}`, { problem: 'endless' })
    }
  }
}

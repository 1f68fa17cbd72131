import { HERO_FACES, NPCS, SIN_FACES } from '../contract.ts'
import { without } from '../lists.ts'
import { NO_LIMIT } from '../procedures/move.ts'
import { newTurn } from '../procedures/turn.ts'
import { asFlag, asIds, asList, asNumber, asObject, asOneOf, asText, fault, onlyFields } from '../reading.ts'
import { GONE, keepAsleep, keepMarks, type State, TURN_FACTS, type Turn } from '../state.ts'
import type { Reader } from './reader.ts'

/** What has happened so far: story, round, turn. */

export function readStory(r: Reader): void {
  const { s, t } = r
  const missions = t.stories.get(s.setup.story)?.missions.map((mission) => mission.id) ?? []
  const given = r.object('mission')
  onlyFields(given, 'mission', ['id', 'progress', 'count', 'marked'])
  const id = given.id === undefined ? s.mission.id : asOneOf(given.id, 'mission.id', missions)
  const natural = t.missions.get(id)?.count(s.heroes.length) as number
  const count = given.count === undefined ? natural : asNumber(given.count, 'mission.count', 1, 99)
  const progress = given.progress === undefined ? 0 : asNumber(given.progress, 'mission.progress', 0, count - 1)
  const marked = given.marked === undefined ? [] : asIds(given.marked, 'mission.marked', () => true)
  s.mission = { id, progress, count, done: false, marked }
  if (r.has('missionsDone')) s.missionsDone = asIds(r.p.missionsDone, 'missionsDone', (each) => missions.includes(each))
  if (r.has('round')) s.round = asNumber(r.p.round, 'round', 1, 999)
  else s.round = 1
  if (r.has('apocalypse')) s.track = asNumber(r.p.apocalypse, 'apocalypse', 0, 7)
}

export function readReserve(r: Reader): void {
  const { s, p } = r
  if (r.has('reserve')) s.reserve = asIds(p.reserve, 'reserve', (id) => s.setup.team.includes(id))
  if (new Set(s.reserve).size !== s.reserve.length) fault('duplicate', 'reserve')
  for (const id of s.reserve) if (s.heroes.some((hero) => hero.hero === id)) fault('duplicate', 'reserve', { id })
}

/** What texts have laid on cards and spaces. */
function readTexts({ s, g, p }: Reader): void {
  if (p.asleep !== undefined) {
    const held = s.heroes.flatMap(({ upgrades }) => upgrades)
    const list = asList(p.asleep, 'asleep').map((each, i) => {
      const given = asObject(each, `asleep[${i}]`)
      onlyFields(given, `asleep[${i}]`, ['card', 'until'])
      return {
        card: asOneOf(given.card, `asleep[${i}].card`, held),
        until: asOneOf(given.until, `asleep[${i}].until`, ['turn', 'round'] as const),
      }
    })
    keepAsleep(s, list)
  }
  if (p.spaceMarks !== undefined) {
    const list = asList(p.spaceMarks, 'spaceMarks').map((each, i) => {
      const given = asObject(each, `spaceMarks[${i}]`)
      onlyFields(given, `spaceMarks[${i}]`, ['space', 'key', 'until'])
      return {
        space: g.map.index.get(asOneOf(given.space, `spaceMarks[${i}].space`, g.map.spaces)) as number,
        key: asText(given.key, `spaceMarks[${i}].key`),
        until: asOneOf(given.until, `spaceMarks[${i}].until`, ['turn', 'round', 'game'] as const),
      }
    })
    keepMarks(s, list)
  }
}

export function readFacts(r: Reader): void {
  const { s, p } = r
  if (r.has('used')) s.used = asIds(p.used, 'used', () => true)
  if (r.has('marks')) s.mission.marked = [...s.mission.marked, ...asIds(p.marks, 'marks', () => true)]
  if (r.has('firstHero')) s.first = r.place(p.firstHero, 'firstHero')
  if (r.has('forbids')) {
    s.forbids = asList(p.forbids, 'forbids').map((each, i) => {
      const given = asObject(each, `forbids[${i}]`)
      onlyFields(given, `forbids[${i}]`, ['hero', 'what', 'until'])
      return {
        place: r.place(given.hero, `forbids[${i}].hero`),
        what: asOneOf(given.what, `forbids[${i}].what`, ['heal', 'repent', 'extra-steps'] as const),
        until: asOneOf(given.until, `forbids[${i}].until`, ['turn', 'round', 'game'] as const),
      }
    })
  }
  readTexts(r)
  const removed = r.object('removed')
  onlyFields(removed, 'removed', ['figures', 'innocents', 'apocalypse', 'darkPast', 'upgrades'])
  if (removed.innocents !== undefined) s.innocentsOut = asNumber(removed.innocents, 'removed.innocents', 0, 6)
  if (removed.figures !== undefined) {
    for (const id of asIds(removed.figures, 'removed.figures', (each) => r.t.figureIndex.has(each))) {
      const figure = r.t.figureIndex.get(id) as number
      if ((s.figures[figure] as number) >= 0) fault('duplicate', 'removed.figures', { id })
      s.figures[figure] = GONE
    }
  }
  const facts = r.object('roundFacts')
  onlyFields(facts, 'roundFacts', ['kills', 'progress', 'heroDied'])
  if (facts.kills !== undefined) s.roundFacts.kills = asNumber(facts.kills, 'roundFacts.kills', 0, 999)
  if (facts.progress !== undefined) s.roundFacts.progress = asNumber(facts.progress, 'roundFacts.progress', 0, 999)
  if (facts.heroDied !== undefined) s.roundFacts.heroDied = asFlag(facts.heroDied, 'roundFacts.heroDied')
  const known = r.object('known')
  onlyFields(known, 'known', ['hand', 'upgrades', 'apocalypse'])
  if (known.hand !== undefined) {
    s.sins.known = r.sinCards(known.hand, 'known.hand')
    const hidden = s.sins.known.reduce<readonly string[]>((held, card) => without(held, card), s.sins.hand)
    if (hidden.length !== s.sins.hand.length - s.sins.known.length) fault('impossible-position', 'known.hand')
  }
  if (known.upgrades !== undefined)
    s.upgrades.known = asNumber(known.upgrades, 'known.upgrades', 0, s.upgrades.deck.length)
  if (known.apocalypse !== undefined) {
    s.apocalypse.known = asNumber(known.apocalypse, 'known.apocalypse', 0, s.apocalypse.deck.length)
  }
  if (r.has('dice')) s.script = readDice(p.dice)
}

export function readDice(value: unknown): NonNullable<State['script']> {
  const dice = asObject(value, 'dice')
  onlyFields(dice, 'dice', ['hero', 'sin'])
  const faces = <T extends string>(side: 'hero' | 'sin', known: readonly T[]): T[] =>
    dice[side] === undefined
      ? []
      : asList(dice[side], `dice.${side}`).map((face, i) => asOneOf(face, `dice.${side}[${i}]`, known))
  return { hero: faces('hero', HERO_FACES), sin: faces('sin', SIN_FACES) }
}

export function readTurn(r: Reader, place: number): Turn {
  const turn: Turn = newTurn(r.g, place)
  const given = r.object('turn')
  onlyFields(given, 'turn', [
    'steps',
    'streetsOnly',
    'moveOver',
    'acted',
    'paid',
    'moveLimit',
    'progressRose',
    'card',
    'reacted',
    'dropped',
    'committed',
    ...TURN_FACTS,
  ])
  for (const fact of TURN_FACTS) if (given[fact] !== undefined && asFlag(given[fact], `turn.${fact}`)) turn[fact] = true
  for (const field of ['streetsOnly', 'moveOver', 'acted', 'paid', 'progressRose', 'reacted'] as const) {
    if (given[field] !== undefined) turn[field] = asFlag(given[field], `turn.${field}`)
  }
  if (given.committed !== undefined) turn.committed = asFlag(given.committed, 'turn.committed')
  if (given.steps !== undefined) turn.steps = asNumber(given.steps, 'turn.steps', 0, 9)
  if (given.moveLimit !== undefined) turn.moveLimit = asNumber(given.moveLimit, 'turn.moveLimit', 0, NO_LIMIT)
  if (given.dropped !== undefined) {
    turn.dropped = asList(given.dropped, 'turn.dropped').map((npc, i) => asOneOf(npc, `turn.dropped[${i}]`, NPCS))
  }
  const { cardPlayed } = r.object('sins')
  const played = cardPlayed !== undefined && asFlag(cardPlayed, 'sins.cardPlayed')
  if (given.card !== undefined && given.card !== null) turn.card = r.sinCards([given.card], 'turn.card')[0] as string
  else if (played) turn.card = r.s.sins.open ?? 'unknown'
  return turn
}

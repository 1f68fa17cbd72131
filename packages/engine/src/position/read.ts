import { SUPPLY, supplyOf } from '../board.ts'
import type { Compiled, MapTables } from '../compiled.ts'
import { TOKEN_KINDS } from '../contract.ts'
import { type Game, START, stepAfter } from '../kernel.ts'
import { startReaction } from '../procedures/reaction.ts'
import { circleFrame, turnFrame } from '../procedures/turn.ts'
import { type Random, randomFrom } from '../random/random.ts'
import { asFlag, asList, asNumber, asObject, asOneOf, asText, checkFormat, fault, onlyFields } from '../reading.ts'
import { createState, resolveSetup, type SetupWishes } from '../setup.ts'
import type { State } from '../state.ts'
import { PHASES, type Position } from './position.ts'
import { readHeroes, readMonsters, readTokens } from './read-board.ts'
import { readApocalypse, readDarkPast, readSinCards, readUpgrades } from './read-cards.ts'
import { readFacts, readReserve, readStory, readTurn } from './read-facts.ts'
import { Reader } from './reader.ts'

/** From a position back to a game. Every field is checked; what is left out is as after set-up. */

const FIELDS = [
  'haven',
  'setup',
  'boxes',
  'round',
  'apocalypse',
  'mission',
  'missionsDone',
  'heroes',
  'reserve',
  'monsters',
  'dead',
  'tokens',
  'altars',
  'staleInnocents',
  'metro',
  'orbital',
  'npcs',
  'covered',
  'slots',
  'sins',
  'sinDeck',
  'sinDiscard',
  'openCard',
  'inventory',
  'upgradeDeck',
  'apocalypseCards',
  'apocalypseDeck',
  'darkPast',
  'used',
  'forbids',
  'asleep',
  'spaceMarks',
  'marks',
  'firstHero',
  'removed',
  'known',
  'turn',
  'roundFacts',
  'dice',
  'current',
  'note',
]

/** The frames that a phase stands on. */
function readPhase(r: Reader): void {
  const { g, s, p } = r
  const current = r.has('current') ? asObject(p.current, 'current') : { phase: 'round-start' }
  onlyFields(current, 'current', ['phase', 'hero', 'begun', 'passed'])
  const phase = asOneOf(current.phase, 'current.phase', PHASES)
  s.stack = [{ proc: 'game', step: 'round' }]
  if (phase === 'round-start') {
    const begun = current.begun !== undefined && asFlag(current.begun, 'current.begun')
    if (!begun) s.round--
    s.stack.push({ proc: 'round', step: begun ? 'first-hero' : START })
    return
  }
  if (phase === 'round-end') {
    s.stack.push({ proc: 'round', step: stepAfter(g, 'round', 'end') }, { proc: 'endOfRound', step: START })
    return
  }
  if (current.hero === undefined) fault('missing-field', 'current.hero')
  const place = r.place(current.hero, 'current.hero')
  s.stack.push({ proc: 'round', step: 'end' })
  const circle = circleFrame(phase === 'take-turn' ? place : (place + 1) % s.heroes.length)
  if (current.passed !== undefined) circle.passed = asNumber(current.passed, 'current.passed', 0, s.heroes.length)
  circle.step = 'take-turn'
  s.stack.push(circle)
  if (phase === 'take-turn') return
  s.turn = readTurn(r, place)
  const frame = turnFrame(g, place)
  frame.step = phase === 'hero-turn' ? 'hero-turn' : stepAfter(g, 'heroTurn', 'reaction')
  s.stack.push(frame)
  if (phase === 'hero-turn') return
  s.turn.finished = true
  startReaction(g, place)
}

/** A position's set-up may leave things open; they are drawn from its seed. */
function setupRandom(seed: string): Random {
  return randomFrom(`haven/position/${seed}`)
}

/** Another version of a box may do: whatever it lacks is told by its id. */
function checkBoxes({ boxes }: Compiled, named: unknown): void {
  const idOf = (box: string): string => box.slice(0, box.indexOf('@'))
  const here = boxes.map(idOf)
  for (const [i, name] of asList(named ?? [], 'boxes').entries()) {
    const box = asText(name, `boxes[${i}]`)
    if (!here.includes(idOf(box))) fault('missing-box', 'boxes', { box: box.replace('@', ' ') })
  }
}

export function fromPosition(t: Compiled, position: Position, seed: string): State {
  const p = checkFormat(position)
  onlyFields(p, '', FIELDS)
  checkBoxes(t, p.boxes)
  if (p.setup === undefined) fault('missing-field', 'setup')
  if (p.note !== undefined) asText(p.note, 'note')
  const setup = resolveSetup(t, p.setup as SetupWishes, setupRandom(asText(seed, 'seed')))
  const s = createState(t, setup, seed)
  const city = t.maps.get(setup.map) as MapTables
  const g: Game = { s, t, city, map: city.geometry, log: null }
  const r = new Reader(t, p, g)
  readStory(r)
  readHeroes(r)
  readReserve(r)
  readMonsters(r)
  readTokens(r)
  readSinCards(r)
  readUpgrades(r)
  readApocalypse(r)
  readDarkPast(r)
  readFacts(r)
  for (const kind of TOKEN_KINDS) {
    if (supplyOf(g, kind) < 0) fault('impossible-position', 'tokens', { kind, supply: SUPPLY[kind] })
  }
  readPhase(r)
  return s
}

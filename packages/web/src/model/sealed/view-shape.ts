import {
  type CleanseView,
  EDITIONS,
  type EndOfRound,
  type FightView,
  type HeroView,
  type HurtView,
  MONSTER_KINDS,
  NPCS,
  type Option,
  type Outcome,
  PROMPT_KINDS,
  type Prompt,
  type RollView,
  SEATS,
  type Setup,
  type Subject,
  TOKEN_KINDS,
  type Turn,
  type View,
  WINDOWS,
} from '@haven/engine'
import { plain } from './plain.ts'
import {
  byId,
  count,
  either,
  flag,
  id,
  left,
  list,
  long,
  maybe,
  only,
  record,
  type Shape,
  small,
  whole,
} from './shape.ts'

/** What a cell may say that a seat sees. The lists of words and their meanings are the engine's; here are their bounds. */

const CITY_ACTIONS = ['heal', 'repent', 'extraTurn', 'inventory', 'orbital'] as const
const RESULTS = ['hit', 'defense', 'counter', 'skill'] as const
const MOST_SPACES = 400
const MOST_FIGURES = 200
const MOST_CARDS = 400
const MOST_OPTIONS = 2_000

const seat = only(...SEATS)
const ids = list(id, MOST_CARDS)
const spaces = list(id, MOST_SPACES)
const hidden = list(maybe(id), MOST_CARDS)
const kind = only(...TOKEN_KINDS)
const result = only(...RESULTS)
const action = only(...CITY_ACTIONS)
const until = only('turn', 'round', 'game')

export const outcome = record<Outcome>({ winner: only('heroes', 'sins'), rule: id })

export const setup = record<Setup>({
  edition: only(...EDITIONS),
  sin: id,
  acolytes: id,
  story: id,
  map: id,
  heroPlayers: whole(1, 4),
  heroes: ids,
  team: ids,
  power: flag,
  storyAid: flag,
  dice: only('normal', 'merciless'),
  secondCrate: left(only(true)),
})

const hero = record<HeroView>({
  hero: id,
  form: id,
  seat: only('hero1', 'hero2', 'hero3', 'hero4'),
  space: id,
  corruption: count,
  wounds: list(count, 9),
  dead: flag,
  turns: count,
  extraTurns: count,
  cityAction: flag,
  upgrades: ids,
  npcs: list(only(...NPCS), 9),
  innocents: count,
  freshInnocents: count,
})

const turn = record<Turn>({
  place: small,
  hero: id,
  steps: count,
  streetsOnly: flag,
  moveOver: flag,
  acted: flag,
  paid: flag,
  moveLimit: count,
  card: maybe(id),
  progressRose: flag,
  finished: flag,
  reacted: flag,
  dropped: list(only(...NPCS), 9),
  gained: left(only(true)),
  volunteered: left(only(true)),
  committed: left(flag),
})

const rolling = {
  hero: id,
  space: id,
  level: count,
  rolled: record<FightView['rolled']>({ hit: count, defense: count, counter: count, skill: count, faith: count }),
  turned: record<FightView['turned']>({ hit: count, defense: count, counter: count, skill: count }),
  faith: count,
  choices: list(list(result, 9), 99),
  within: ((value: unknown, at: string) => maybe(roll)(value, at)) as Shape<RollView | null>,
}
const fight = record<FightView>({
  ...rolling,
  of: only('fight', 'ranged'),
  by: only('heroes', 'sins'),
  target: id,
  sinRolled: record<FightView['sinRolled']>({ hit: count, burst: count, corruption: count, blank: count }),
  hits: small,
  doomed: ids,
})
const cleanse = record<CleanseView>({ ...rolling, of: only('cleanse'), skills: small, counters: small })
const roll: Shape<RollView> = either<RollView>('of', { fight, ranged: fight, cleanse })

const endOfRound = record<EndOfRound>({
  clock: maybe(
    record<NonNullable<EndOfRound['clock']>>({
      stands: count,
      otherwise: maybe(count),
      condition: maybe(
        record<NonNullable<NonNullable<EndOfRound['clock']>['condition']>>({
          fact: id as Shape<never>,
          at: left(id),
          now: small,
          lost: left(small),
          bound: small,
          when: only('under', 'from'),
        }),
      ),
    }),
  ),
  summons: count,
  altars: spaces,
})

const asked = {
  id,
  seat,
  kind: only(...PROMPT_KINDS),
  rule: id,
  subject: record<Subject>({
    hero: left(id),
    card: left(id),
    window: left(only(...WINDOWS)),
    monster: left(id),
    space: left(id),
    cause: left(id),
    vote: left(only(...PROMPT_KINDS)),
  }),
}

const option = record<Option>({
  id,
  none: left(only(true)),
  yes: left(flag),
  do: left(id),
  to: left(id),
  at: left(id),
  with: left(id),
  token: left(id),
  npc: left(only(...NPCS)),
  ability: left(id),
  action: left(action),
  slot: left(count),
  card: left(id),
  hero: left(id),
  monster: left(id),
  space: left(id),
  icon: left(action),
  face: left(id),
  as: left(result),
  covering: left(action),
  progress: left(flag),
  mission: left(id),
  choice: left(id),
  effect: left(id),
})

const rolls = record<View['roundFacts']>({ kills: count, progress: count, heroDied: flag })

export const view = record<View>({
  viewer: only(...SEATS, 'spectator', 'all'),
  rules: id,
  setup,
  question: long,
  decisions: long,
  over: maybe(outcome),
  round: count,
  first: small,
  heroes: list(hero, 9),
  reserve: ids,
  monsters: list(record({ id, kind: only(...MONSTER_KINDS), space: id }), MOST_FIGURES),
  dead: ids,
  gone: ids,
  tokens: list(record({ kind, space: id, count }), MOST_SPACES),
  faceDown: list(record({ space: id, kinds: list(maybe(kind), 99) }), MOST_SPACES),
  faceDownPool: list(kind, MOST_SPACES),
  covered: list(record({ district: id, icon: count, action }), MOST_SPACES),
  altars: spaces,
  metro: list(record({ color: id, space: id }), 99),
  orbital: spaces,
  npcs: list(record({ npc: only(...NPCS), space: id }), 9),
  staleInnocents: spaces,
  innocentsOut: count,
  slots: spaces,
  track: count,
  apocalypse: record<View['apocalypse']>({ cards: ids, out: ids, deck: hidden }),
  apocalypseKnown: small,
  apocalypseSeen: small,
  mission: record<View['mission']>({ id, progress: small, count: small, done: flag, marked: ids }),
  missionsDone: ids,
  sins: record<View['sins']>({
    hand: hidden,
    deck: hidden,
    discard: ids,
    open: maybe(id),
    known: ids,
    reactions: count,
    tokens: count,
    permanent: count,
  }),
  upgrades: record<View['upgrades']>({ deck: hidden, known: small, inventory: ids, discard: ids }),
  darkPast: byId(maybe(id), 99),
  pastDeck: left(hidden),
  darkPastRevealed: ids,
  used: ids,
  forbids: list(record({ place: small, what: only('heal', 'repent', 'extra-steps'), until }), 99),
  asleep: left(list(record({ card: id, until: only('turn', 'round') }), 99)),
  sleeping: left(ids),
  marks: left(list(record({ space: id, key: id, until }), MOST_SPACES)),
  turn: maybe(turn),
  roundFacts: rolls,
  endOfRound: left(endOfRound),
  roll: maybe(roll),
  hurt: maybe(record<HurtView>({ of: only('wounds', 'corruption'), hero: id, cause: id, left: small })),
  // What only the judge reads, and he is inside.
  underway: plain as Shape<never>,
  voteFailed: flag,
  ballots: maybe(record({ count, cast: maybe(byId(id, 9)) })),
  awaiting: list(record<Prompt>(asked), SEATS.length),
  prompts: list(record({ ...asked, options: list(option, MOST_OPTIONS) }), SEATS.length),
})

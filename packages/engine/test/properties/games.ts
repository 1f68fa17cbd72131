import { type Bot, type BotName, createBot } from '@haven/bots'
import {
  type Answer,
  type Event,
  type MapDef,
  type MissionDef,
  type Option,
  type Position,
  type Prompt,
  type Random,
  type Rules,
  randomFrom,
  type Seat,
  type State,
} from '@haven/engine'
import { coreRules } from '@haven/testkit'

/** Games to look at decision by decision: by random and by scripted players, from set-up and from late positions. */

export interface Moment {
  readonly rules: Rules
  readonly state: State
  readonly prompt: Prompt
  readonly options: readonly Option[]
  readonly answer: Answer
  readonly random: Random
}

export interface After extends Moment {
  readonly next: State
  readonly events: readonly Event[]
}

export type Players = BotName | 'mixed'

export interface GamePlan {
  readonly seed: number
  readonly players: Players
  /** Else any. */
  readonly story?: string
  /** A late position to begin with, else a whole game from set-up. */
  readonly position?: Position
}

const MOST_DECISIONS = 20_000

export function beginning(rules: Rules, plan: GamePlan, random: Random): State {
  const seed = `property ${plan.seed}`
  if (plan.position) return rules.fromPosition(plan.position, seed)
  const wishes = {
    heroPlayers: (plan.seed % 4) + 1,
    edition: 'random',
    sin: 'random',
    story: plan.story ?? 'random',
    map: 'random',
  } as const
  return rules.createGame(rules.resolveSetup(wishes, random), seed)
}

/** Plays a game to its end and shows every decision, before and after. */
export function play(plan: GamePlan, look: (after: After) => void, rules: Rules = coreRules): State {
  const random = randomFrom(`property ${plan.seed} ${plan.players}`)
  let state = beginning(rules, plan, random)
  const bots = new Map<Seat, Bot>()
  const botOf = (seat: Seat): Bot => {
    const name =
      plan.players !== 'mixed' ? plan.players : (seat === 'sins') === (plan.seed % 2 === 0) ? 'random' : 'scripted'
    const bot = bots.get(seat) ?? createBot(name, rules, randomFrom(`${plan.seed} ${seat}`))
    bots.set(seat, bot)
    return bot
  }
  for (let i = 0; i < MOST_DECISIONS; i++) {
    const prompts = rules.prompts(state)
    if (prompts.length === 0) return state
    const prompt = prompts[random.below(prompts.length)] as Prompt
    const options = rules.options(state, prompt)
    const view = rules.view(state, prompt.seat)
    const question = view.prompts.find((each) => each.id === prompt.id)
    if (!question) throw new Error('the view of a seat lacks its own question')
    const option = botOf(prompt.seat).decide(view, question)
    const answer = { prompt: prompt.id, seat: prompt.seat, option }
    const { state: next, events } = rules.decide(state, answer)
    look({ rules, state, prompt, options, answer, random, next, events })
    state = next
  }
  throw new Error(`game ${plan.seed} did not end in ${MOST_DECISIONS} decisions`)
}

/** story-top-up: a mission begins with as many tokens as it wants removed, one of those that are missing in a space. */
function toppedUp(mission: MissionDef, def: MapDef, heroes: number): MapDef['tokens'] {
  const wanted: readonly string[] = mission.progress.flatMap((way) => (way.on === 'remove' ? (way.of ?? []) : []))
  const counts = (tokens: MapDef['tokens'], kinds: readonly string[]): number =>
    tokens.reduce((n, { kind, count, faceDown }) => n + (kinds.includes(kind) && !faceDown ? count : 0), 0)
  const spaces = coreRules.tables.maps.get(def.id)?.geometry.spaces.filter((space) => space !== def.start) ?? []
  let tokens = def.tokens
  for (const space of spaces) {
    const kind = (['nest', 'pentagram', 'fire', 'corruption'] as const).find(
      (each) =>
        wanted.includes(each) && tokens.reduce((n, token) => n + (token.kind === each ? token.count : 0), 0) < SUPPLY,
    )
    if (!kind || counts(tokens, wanted) >= mission.count(heroes)) break
    tokens = [...tokens, { kind, space, count: 1 }]
  }
  return tokens
}
const SUPPLY = 6

/** Every mission of every story, as it begins, with the monsters and tokens that come before it. */
export const missionPositions: readonly Position[] = [...coreRules.tables.stories.values()].flatMap((story, s) =>
  story.missions.map((mission, m): Position => {
    const maps = [...coreRules.tables.maps.values()].filter(({ def }) => def.story === story.id)
    const { def } = maps[m % maps.length] as (typeof maps)[number]
    const bosses = (['controller', 'avatar'] as const).filter((kind) =>
      mission.progress.some((way) => way.on === 'kill' && way.of?.includes(kind)),
    )
    const space = def.monsters[0]?.space as string
    const marsh = mission.id.startsWith('afk-4') ? [{ kind: 'fallen', who: 'marsh', space }] : []
    const heroPlayers = ((s + m) % 4) + 1
    return {
      haven: 1,
      setup: {
        edition: (s + m) % 3 === 0 ? 'preview' : 'final',
        sin: m % 2 === 0 ? 'pride' : 'sloth',
        acolytes: (['nuns', 'hobos', 'doctors'] as const)[m % 3] as string,
        map: def.id,
        heroPlayers,
      },
      round: 2 + m,
      apocalypse: Math.min(7, m + 1),
      mission: { id: mission.id },
      monsters: [...def.monsters, ...bosses.map((kind) => ({ kind, space })), ...marsh],
      tokens: toppedUp(mission, def, heroPlayers % 2 === 0 ? 4 : 3),
    }
  }),
)

const setup = { edition: 'final', sin: 'pride', acolytes: 'nuns' } as const

/** Moments that games of simple players hardly come to: late missions, a full track, a deck about to be made anew. */
export const latePositions: readonly Position[] = [
  {
    haven: 1,
    setup: { ...setup, map: 'havens-last-stand-a', heroPlayers: 1, heroes: ['thorley', 'morgana', 'leah'] },
    round: 5,
    apocalypse: 5,
    mission: { id: 'hls-5-throw-it-back' },
    heroes: [
      { hero: 'thorley', space: 's1,1', corruption: 4, upgrades: ['upg-ice-blade', 'upg-sawn-off'] },
      { hero: 'morgana', space: 's1,1', corruption: 4, upgrades: ['upg-sanctified-rounds'] },
      { hero: 'leah', space: 's1,1', corruption: 3, upgrades: ['upg-lucky-coin', 'upg-signal-jammer'] },
    ],
    monsters: [
      { kind: 'avatar', space: 's2,1' },
      { kind: 'acolyte', space: 's2,1' },
      { kind: 'hc-bailiff', space: 's2,2' },
      { kind: 'hc-huntsman', space: 's3,1' },
    ],
    dead: { acolyte: 4, abomination: 4, controller: 1 },
    apocalypseCards: ['apo-t1', 'apo-t2', 'apo-t6'],
    current: { phase: 'hero-turn', hero: 'thorley' },
  },
  {
    haven: 1,
    setup: { ...setup, map: 'havens-last-stand-b', heroPlayers: 2, heroes: ['rose', 'karl', 'rocco', 'brad'] },
    round: 4,
    apocalypse: 4,
    mission: { id: 'hls-3-cut-the-strings' },
    monsters: [
      { kind: 'controller', space: 's2,3' },
      { kind: 'acolyte', space: 's2,3' },
      { kind: 'abomination', space: 'megatheatre' },
    ],
    sinDiscard: ['pride-hubris', 'pride-hubris', 'pride-overreach', 'pride-cast-out', 'pride-no-charity'],
    sins: { hand: ['pride-gauntlet', 'pride-finest-hour', 'pride-single-combat', 'pride-before-the-fall'] },
    heroes: [
      { hero: 'rose', upgrades: ['upg-field-kit', 'upg-motorbike'], corruption: 5 },
      { hero: 'karl', upgrades: ['upg-adrenaline'], form: 'karl-wolf', wounds: [1, 2] },
      { hero: 'rocco', upgrades: ['upg-scoped-carbine'], npcs: ['commissioner'] },
      { hero: 'brad', upgrades: ['upg-flash-grenade', 'upg-radio-beacon'], wounds: [1, 6, 7, 4] },
    ],
    current: { phase: 'round-start' },
  },
  {
    haven: 1,
    setup: {
      ...setup,
      edition: 'preview',
      map: 'havens-last-stand-a',
      heroPlayers: 3,
      heroes: ['rocco', 'brad', 'leah'],
    },
    round: 3,
    apocalypse: 2,
    mission: { id: 'hls-2a-burn-the-nests', progress: 1 },
    current: { phase: 'round-end' },
  },
  {
    haven: 1,
    setup: { ...setup, map: 'havens-last-stand-b', heroPlayers: 4, heroes: ['morgana', 'thorley', 'rose', 'leah'] },
    round: 6,
    apocalypse: 6,
    mission: { id: 'hls-4-no-quarter', progress: 4 },
    reserve: ['brad'],
    heroes: [
      { hero: 'morgana', corruption: 5, wounds: [1, 5], turns: 0, extraTurns: 1 },
      { hero: 'thorley', corruption: 6, turns: 1 },
      { hero: 'rose', corruption: 7, wounds: [1, 2, 3, 4] },
      { hero: 'leah', corruption: 2 },
    ],
    apocalypseCards: ['apo-t3', 'apo-t4', 'apo-t5', 'apo-t7'],
    current: { phase: 'take-turn', hero: 'thorley' },
  },
  {
    haven: 1,
    setup: { ...setup, map: 'havens-last-stand-a', heroPlayers: 2, heroes: ['leah', 'rocco', 'thorley', 'morgana'] },
    round: 4,
    apocalypse: 3,
    mission: { id: 'hls-2b-thin-the-herd', progress: 3 },
    monsters: [
      { kind: 'abomination', space: 's0,1' },
      { kind: 'acolyte', space: 's0,1' },
    ],
    current: { phase: 'reaction', hero: 'leah' },
  },
]

import { type Bot, createBot, type Question } from '@haven/bots'
import { type PromptKind, type Rules, randomFrom, type Seat, type SetupWishes } from '@haven/engine'
import { setupFromSeed } from '@haven/engine/files'
import { openPuzzle, seedOf } from '@haven/table/puzzle'
import { gamePlan } from '../simulate/plan.ts'
import { isClear, isSame, type Label, weigh } from './weigh.ts'

/** What is to be mined. Plain data, since it goes to the workers as it is. */
export interface MinePlan {
  /** Of the rules and the seed: another mark is other games. */
  readonly mark: string
  /** Nodes of the searches: for a first look, for the label, and to confirm it. */
  readonly look: number
  readonly label: number
  readonly confirm: number
}

/** A question of a game that may become a nightmare. */
export interface Find extends Label {
  readonly game: number
  readonly setup: SetupWishes
  readonly answers: readonly number[]
  readonly seat: Seat
  readonly kind: PromptKind
  /** Whom it is about: a hero, or the sin. */
  readonly who: string
  /** The ids of the best options. */
  readonly deeds: string
}

/** Both sides: strong enough that the positions are those of a real game. */
const PLAYERS = 'level4'
const MOST_OPTIONS = 20
/** Later ones take long to lead up to. */
const MOST_ANSWERS = 320
/** In one game. */
const MOST_OF_KIND = 2
/** The first option is the best in most questions that are asked: only one in so many of these is kept. */
const FIRST_KEPT = 3
/** Worlds are dealt for a long time, and little is thought about each. */
const LEFT_OUT: readonly PromptKind[] = ['mission']

/** Every sin, acolytes, map and number of players in turn. */
function wishesOf(rules: Rules, plan: MinePlan, index: number): SetupWishes {
  const { maps, sins, acolytes } = rules.tables
  const lists = { maps: [...maps.keys()], sins: [...sins.keys()], acolytes: [...acolytes.keys()] }
  const rest = { players: [1, 2, 3, 4], edition: 'final', games: 0, limit: 0, records: null } as const
  return gamePlan({ ...rest, ...lists, seed: plan.mark, heroesBot: PLAYERS, sinsBot: PLAYERS }, index).wishes
}

/** Plays game number `index` and gives its clear questions, few of each kind. */
export function mineGame(rules: Rules, plan: MinePlan, index: number): Find[] {
  const setup = wishesOf(rules, plan, index)
  const seed = seedOf(plan.mark, index)
  const bots = new Map<Seat, Bot>()
  const botFor = (seat: Seat): Bot => {
    const bot = bots.get(seat) ?? createBot(PLAYERS, rules, randomFrom(`haven/bot/${seed}/${seat}`))
    bots.set(seat, bot)
    return bot
  }
  const state = rules.createGame(setupFromSeed(rules, setup, seed), seed)
  const answers: number[] = []
  const finds: Find[] = []
  while (answers.length < MOST_ANSWERS) {
    const [asked] = rules.prompts(state)
    if (!asked) break
    const view = rules.view(state, asked.seat)
    const prompt = view.prompts.find(({ id }) => id === asked.id) as Question
    const { seat, kind, options } = prompt
    const here = `${seed} ${answers.length}`
    // A vote of several is not one answer.
    const isVote = rules.prompts(state).length > 1
    const isWanted = finds.filter((find) => find.kind === kind).length < MOST_OF_KIND
    const isFit = !isVote && !LEFT_OUT.includes(kind) && options.length <= MOST_OPTIONS
    const label = isFit && isWanted ? clearLabel(rules, plan, prompt, view, here) : null
    if (label) {
      const who = seat === 'sins' ? view.setup.sin : (prompt.subject.hero ?? seat)
      const deeds = label.best.map((i) => options[i]?.id).join()
      finds.push({ ...label, game: index, setup, answers: [...answers], seat, kind, who, deeds })
    }
    const option = botFor(seat).decide(view, prompt)
    answers.push(options.findIndex(({ id }) => id === option))
    rules.advance(state, { prompt: prompt.id, seat, option })
  }
  return finds
}

function clearLabel(
  rules: Rules,
  plan: MinePlan,
  prompt: Question,
  view: Parameters<typeof weigh>[1],
  seed: string,
): Label | null {
  const looked = weigh(rules, view, prompt, plan.look * prompt.options.length, `${seed} look`)
  if (!looked || !isClear(looked, prompt.seat)) return null
  if (looked.best.includes(0) && randomFrom(`${seed} first`).below(FIRST_KEPT) > 0) return null
  const label = weigh(rules, view, prompt, plan.label, `${seed} label`)
  return label && isClear(label, prompt.seat) && isSame(label, looked) ? label : null
}

/** This part of the long search gives up what it already sees to be wrong. */
const FIRST_PART = 0.1

/** The label of a longer search with another seed; null where it does not agree. */
export function confirmFind(rules: Rules, plan: MinePlan, find: Find): Label | null {
  const seed = seedOf(plan.mark, find.game)
  const { view, prompt } = openPuzzle(rules, { ...find, seed })
  for (const part of [FIRST_PART, 1]) {
    const label = weigh(rules, view, prompt, part * plan.confirm, `${seed} ${find.answers.length} confirm ${part}`)
    if (!label || !isClear(label, find.seat) || !isSame(label, find)) return null
    if (part === 1) return label
  }
  return null
}

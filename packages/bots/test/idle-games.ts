import { type Event, type EventName, type Option, type Prompt, type Rules, randomFrom, type State } from '@haven/engine'
import { idleOf } from '../src/thinker/idle.ts'

/** Random games in which every answer is tried on the game itself: what brings nothing has to be marked, and nothing else. */

/** What an answer costs, and what only says that it was given. */
const PAID: ReadonlySet<EventName> = new Set<EventName>([
  'abilityUsed',
  'textUsed',
  'cityUsed',
  'cityActionDone',
  'reactionSpent',
  'sinCardPlayed',
])

export interface Marked {
  readonly answers: number
  readonly marked: number
  readonly missed: readonly string[]
  readonly wrong: readonly string[]
}

const tried = (rules: Rules, s: State, { id, seat }: Prompt, option: Option) =>
  rules.decide(s, { prompt: id, seat, option: option.id })

const deeds = (events: readonly Event[]): string => JSON.stringify(events.filter(({ event }) => !PAID.has(event)))

/** Everything that is public, and what is going on; without what answers are paid with. */
function shown(rules: Rules, s: State): string {
  const { heroes, sins, turn: _, used: __, slots: ___, prompts: ____, awaiting, ...others } = rules.view(s, 'spectator')
  const here = heroes.map(({ cityAction: _____, ...hero }) => hero)
  const asks = awaiting.map(({ kind, seat, subject }) => [kind, seat, subject])
  const { tokens, permanent, deck } = sins
  return JSON.stringify([here, { ...others, question: 0, decisions: 0 }, tokens, permanent, deck.length, asks])
}

/** Steps that are left and what is forbidden: a deed may change nothing else. */
const turnOf = ({ turn }: State): string => JSON.stringify(turn && { ...turn, acted: false, card: null })

/** Chance, and whatever lies face down. */
const hidden = ({ random, darkPast, faceDown, upgrades, apocalypse, sins }: State): string =>
  JSON.stringify([random, darkPast, faceDown, upgrades.deck, apocalypse.deck, sins.deck])

/** What rolls, draws or reveals is never without effect, even if it would have come without the answer too. */
const isRevealed = (a: State, b: State): boolean => hidden(a) !== hidden(b)

export function markedIn(rules: Rules, seed: string, most: number): Marked {
  const random = randomFrom(`haven/idle/${seed}`)
  let s = rules.createGame(rules.resolveSetup({ heroPlayers: 1 + random.below(3) }, random), seed)
  let [answers, marked] = [0, 0]
  const [missed, wrong]: [string[], string[]] = [[], []]
  for (let i = 0; i < most && !s.over; i++) {
    const [prompt] = rules.prompts(s)
    if (!prompt) break
    const options = rules.options(s, prompt)
    const idle = idleOf(rules, rules.view(s, prompt.seat), { ...prompt, options })
    const pass = options.find(({ none }) => none)
    const without = pass ? tried(rules, s, prompt, pass) : { state: s, events: [] }
    const before = { deeds: deeds(without.events), shown: '' }
    for (const option of options) {
      if (option.none || option.do === 'end') continue
      answers++
      const name = `${seed}, ${prompt.kind} ${prompt.id} ${option.id}`
      const reason = idle[option.id]
      if (reason) marked++
      // A flight is a mark of its own, and what icons do is counted: both are tested apart.
      if (reason && reason !== 'nothing-changes') {
        const isCounted = option.action !== undefined || option.do === 'city' || prompt.kind === 'orbital-move'
        if (!isCounted) wrong.push(name)
        continue
      }
      const { state, events } = tried(rules, s, prompt, option)
      const isDone = deeds(events) !== before.deeds
      // Most answers do something and are not marked: views are dear, and compared where it matters.
      if (isDone && !reason) continue
      before.shown ||= shown(rules, without.state)
      const isSeen = isRevealed(s, state) || isRevealed(s, without.state)
      const isSame = !isSeen && shown(rules, state) === before.shown && turnOf(state) === turnOf(without.state)
      if (isSame && !isDone && !reason) missed.push(name)
      if (!isSame && reason && option.do !== 'city') wrong.push(name)
    }
    s = tried(rules, s, prompt, options[random.below(options.length)]!).state
  }
  return { answers, marked, missed, wrong }
}

export function markedInAll(rules: Rules, name: string, games: number, most: number): Marked {
  const all = Array.from({ length: games }, (_, i) => markedIn(rules, `${name} ${i}`, most))
  return {
    answers: all.reduce((sum, { answers }) => sum + answers, 0),
    marked: all.reduce((sum, { marked }) => sum + marked, 0),
    missed: all.flatMap(({ missed }) => missed),
    wrong: all.flatMap(({ wrong }) => wrong),
  }
}

import { type Event, type Outcome, RuleError, type Rules, type State, seedCommit } from '@haven/engine'
import { canonicalJson } from '@haven/engine/files'
import { type FaultCode, TableError } from './errors.ts'
import { enterEpoch, epochAt, rollsOf, shortHash } from './play.ts'
import type { GameRecord } from './record.ts'
import { openGame } from './snapshot.ts'

/** What happened in a game. */
export interface Walked {
  /** The opening, then what each answer brought. */
  readonly log: readonly (readonly Event[])[]
  readonly outcome: Outcome | null
}

/** Plays a record by the bare engine. The running hashes, which take most of the time of a replay, are left out. */
export function walk(rules: Rules, { setup, seed, epochs = [], answers }: GameRecord): Walked {
  const { state, events } = rules.opening(setup, seed)
  enterEpoch(state, epochAt(epochs, 0))
  return walkOn(rules, state, events, { epochs, answers })
}

function walkOn(
  rules: Rules,
  start: State,
  opening: readonly Event[],
  { epochs = [], answers }: Pick<GameRecord, 'epochs' | 'answers'>,
): Walked {
  const log = [opening]
  let state = start
  for (const [i, { seat, kind, option }] of answers.entries()) {
    const asked = rules.prompts(state)
    const prompt = asked.find((each) => each.seat === seat)
    if (prompt?.kind !== kind) {
      const [first] = asked
      const askedSeat = asked.map((each) => each.seat).join(' ')
      throw new RuleError('wrong-question', 'file', { seat, kind, askedSeat, askedKind: first?.kind ?? '' })
    }
    const next = rules.decide(state, { prompt: prompt.id, seat, option })
    state = next.state
    log.push(next.events)
    enterEpoch(state, epochAt(epochs, i + 1))
  }
  return { log, outcome: rules.outcome(state) }
}

const isSame = (a: unknown, b: unknown): boolean => canonicalJson(a) === canonicalJson(b)

/**
 * The same for a record from elsewhere, ten times as quick as `verifyRecord`: its set-up, its seed, its beginning,
 * every roll and its end must be what the rules make of its answers; its running hashes are not looked at. Throws one
 * error, which names the place.
 */
export function walkFound(rules: Rules, record: GameRecord): Walked {
  const { setup, seed, epochs = [], answers, rolls, outcome } = record
  const wrong = (code: FaultCode, field: string): never => {
    throw new TableError(code, 'file', { field })
  }
  if (record.rules !== rules.version) {
    throw new TableError('foreign-rules', 'file', { field: 'rules', rules: record.rules, known: rules.version })
  }
  if (seedCommit(seed) !== record.seedCommit) wrong('seed-mismatch', 'seed')
  const { game, opening } = openGame(rules, { setup, seed, epochs })
  if (!isSame(game.setup, setup)) wrong('setup-mismatch', 'setup')
  if (shortHash(game.startHash) !== record.startHash) wrong('setup-mismatch', 'startHash')
  const walked = walkOn(rules, game.state, opening, { epochs, answers })
  if (!walked.outcome) wrong('truncated', `answers[${answers.length}]`)
  if (!isSame(walked.outcome, outcome)) wrong('outcome-mismatch', 'outcome')
  if (!isSame(rollsOf(walked.log), rolls)) wrong('roll-mismatch', 'rolls')
  return walked
}

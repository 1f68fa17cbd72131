import { type Params, RuleError, type Rules, type State, seedCommit } from '@haven/engine'
import { canonicalJson } from '@haven/engine/files'
import type { FaultCode } from './errors.ts'
import { TableGame } from './game.ts'
import {
  enterEpoch,
  epochAt,
  type Face,
  type Played,
  type PlayedAnswer,
  rollsOf,
  runningHash,
  shortHash,
} from './play.ts'

/** Where a file is not what the rules make of it. */
export interface Fault {
  readonly ok: false
  /** `answers[17]`, `rolls[4]`, `hashes[12]`, `seed`, … */
  readonly place: string
  readonly code: FaultCode
  readonly params: Params
}

export type Replay = { readonly ok: true; readonly game: TableGame } | Fault

const faultAt = (place: string, code: FaultCode, params: Params = {}): Fault => ({ ok: false, place, code, params })

const isSame = (a: unknown, b: unknown): boolean => canonicalJson(a) === canonicalJson(b)

/**
 * Plays it again, with every roll and shuffle, and names the first place that differs. A difference shows up in a hash,
 * but the hash need not be what was changed: if the next one agrees again, it was, else the answer was.
 */
export function replay(rules: Rules, played: Played): Replay {
  if (played.rules !== rules.version) {
    return faultAt('rules', 'foreign-rules', { rules: played.rules, known: rules.version })
  }
  const { boxId } = rules.tables
  if (played.box !== boxId) return faultAt('box', 'foreign-box', { box: played.box, known: boxId })
  const begun = begin(rules, played)
  if (!(begun instanceof TableGame)) return begun
  const wrong = faultOfStart(begun, played) ?? faultOfAnswers(begun, played)
  return wrong ?? { ok: true, game: begun }
}

const startOf = (played: Played): string => (played.startPosition ? 'startPosition' : 'setup')

function begin(rules: Rules, { setup, startPosition, seed, epochs = [] }: Played): TableGame | Fault {
  try {
    return new TableGame(rules, { setup, position: startPosition, seed, epochs })
  } catch (error) {
    if (!(error instanceof RuleError)) throw error
    return faultAt(startPosition ? 'startPosition' : 'setup', error.code, { ...error.params, rule: error.rule })
  }
}

function faultOfStart(game: TableGame, played: Played): Fault | null {
  const begins = game.startHash === played.startHash
  if (seedCommit(played.seed) !== played.seedCommit) {
    // The state holds the seed: if it agrees, the seed is the one that was played with.
    return faultAt(begins ? 'seedCommit' : 'seed', 'seed-mismatch')
  }
  if (!begins) {
    if (goesOn(game, played)) return faultAt('startHash', 'hash-mismatch')
    return faultAt(startOf(played), 'setup-mismatch')
  }
  if (!isSame(game.setup, played.setup)) return faultAt('setup', 'setup-mismatch')
  const { startPosition = null } = played
  return isSame(game.startPosition, startPosition) ? null : faultAt('startPosition', 'setup-mismatch')
}

function faultOfAnswers(game: TableGame, played: Played): Fault | null {
  const { answers, rolls, hashes, hash } = played
  let rolled = 0
  const nextRolls = (found: readonly (readonly Face[])[]): Fault | null => {
    const at = found.findIndex((faces, k) => !isSame(faces, rolls[rolled + k] ?? null))
    if (at >= 0) return faultOfRoll(played, rolled + at, found[at] as readonly Face[])
    rolled += found.length
    return null
  }
  const early = nextRolls(rollsOf([game.opening]))
  if (early) return early
  for (const [i, answer] of answers.entries()) {
    const before = { state: game.state, hash: game.hash }
    let wrong: Fault | null = null
    try {
      const found = rollsOf([game.play(answer)])
      if (shortHash(game.hash) !== hashes[i]) wrong = faultOfHash(game, played, i, before)
      else wrong = nextRolls(found)
    } catch (error) {
      if (!(error instanceof RuleError)) throw error
      wrong = faultAt(`answers[${i}]`, error.code, { ...error.params, rule: error.rule })
    }
    if (wrong) return wrong
  }
  // A record is of a game that is over: one that stops before lacks its last answers, and their rolls are left over.
  if ('outcome' in played && !game.outcome) {
    return faultAt(`answers[${game.length}]`, 'truncated', { answers: game.length })
  }
  if (rolled < rolls.length) {
    return faultAt(`rolls[${rolled}]`, 'roll-mismatch', { wanted: '', found: textOf(rolls[rolled]) })
  }
  return game.hash === hash ? null : faultAt('hash', 'hash-mismatch')
}

function faultOfRoll({ rolls }: Played, roll: number, wanted: readonly Face[]): Fault {
  const found = rolls[roll]
  if (!found) return faultAt(`rolls[${roll}]`, 'truncated', { wanted: textOf(wanted) })
  return faultAt(`rolls[${roll}]`, 'roll-mismatch', { wanted: textOf(wanted), found: textOf(found) })
}

const textOf = (faces: readonly Face[] | undefined): string => (faces ?? []).join(' ')

/** Which of the three made the hash after this answer another: its own place, the epoch, or the answer. */
function faultOfHash(game: TableGame, played: Played, i: number, before: { state: State; hash: string }): Fault {
  const answer = played.answers[i] as PlayedAnswer
  // First, while the game stands where it is.
  const epoch = isOtherEpoch(game, played, i, before)
  if (goesOn(game, played)) return faultAt(`hashes[${i}]`, 'hash-mismatch')
  if (epoch) return faultAt('epochs', 'epoch-mismatch', { answer: i })
  return faultAt(`answers[${i}]`, 'hash-mismatch', { seat: answer.seat, kind: answer.kind, option: answer.option })
}

/** Does the game go on as recorded from here? The next answer's hash tells, or the full hash at the end. */
function goesOn(game: TableGame, played: Played): boolean {
  const next = played.answers[game.length]
  if (!next) return game.hash === played.hash
  try {
    const at = game.length
    game.play(next)
    return shortHash(game.hash) === played.hashes[at]
  } catch (error) {
    if (error instanceof RuleError) return false
    throw error
  }
}

/** How many rewinds more than the file tells of are thought of. */
const MORE_EPOCHS = 8

/** Would the answer come out as recorded in another epoch than the one the file tells? */
function isOtherEpoch(
  { rules, epochs }: TableGame,
  played: Played,
  i: number,
  { state, hash }: { state: State; hash: string },
): boolean {
  const answer = played.answers[i] as PlayedAnswer
  const prompt = rules.prompts(state).find(({ seat }) => seat === answer.seat)
  if (!prompt) return false
  const told = epochAt(epochs, i)
  const most = (epochs.at(-1)?.epoch ?? 0) + MORE_EPOCHS
  for (let epoch = epochAt(epochs, i - 1); epoch <= most; epoch++) {
    if (epoch === told) continue
    const copy = rules.copy(state)
    enterEpoch(copy, epoch)
    const after = rules.decide(copy, { prompt: prompt.id, seat: answer.seat, option: answer.option }).state
    if (shortHash(runningHash(hash, answer, after)) === played.hashes[i]) return true
  }
  return false
}

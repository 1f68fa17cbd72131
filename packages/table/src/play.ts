import {
  type Event,
  HERO_FACES,
  type HeroFace,
  type Position,
  PROMPT_KINDS,
  type PromptKind,
  SEATS,
  type Seat,
  type Setup,
  SIN_FACES,
  type SinFace,
  type State,
} from '@haven/engine'
import { asList, asNumber, asObject, asOneOf, asText, canonicalJson, fault, sha256Hex } from '@haven/engine/files'

/**
 * What was played: the common part of a record and a save. The answers alone make the game; rolls and hashes are there
 * so that a changed place is found where it is.
 */
export interface Played {
  readonly haven: 1
  /** Ids and versions of the boxes. */
  readonly rules: string
  readonly box: string
  readonly setup: Setup
  /** For a game that did not begin at its beginning. */
  readonly startPosition?: Position
  readonly seedCommit: string
  readonly seed: string
  readonly epochs?: readonly Epoch[]
  readonly answers: readonly PlayedAnswer[]
  /** The dice of each roll, in order. */
  readonly rolls: readonly (readonly Face[])[]
  /** Short hash of the state before the first answer. */
  readonly startHash: string
  /** A short running hash after each answer. */
  readonly hashes: readonly string[]
  /** The last one in full. */
  readonly hash: string
}

export interface PlayedAnswer {
  readonly seat: Seat
  readonly kind: PromptKind
  readonly option: string
}

/** From this answer on, chance is drawn from another stream: the table went back beyond a seal. */
export interface Epoch {
  readonly at: number
  readonly epoch: number
}

export type Face = HeroFace | SinFace

// -------------------------------------------------------------------------------------------------- hashes

const SHORT = 16
const FULL = 64

export const shortHash = (hash: string): string => hash.slice(0, SHORT)

/** A position is hashed with the state it leads to: not everything that it says needs to show there. */
export const startHash = (state: State, position: Position | null): string =>
  sha256Hex(canonicalJson(position ? [position, state] : state))

/** SHA-256 of a text, in hexadecimal digits. */
export type Hash = (text: string) => string

/** With the hash before it and the answer in it: two answers that come to the same state still differ. */
export function runningHash(
  before: string,
  { seat, kind, option }: PlayedAnswer,
  state: State,
  hash: Hash = sha256Hex,
): string {
  return hash(`${shortHash(before)}\n${seat} ${kind} ${option}\n${canonicalJson(state)}`)
}

// -------------------------------------------------------------------------------------------------- epochs

/** The epoch in force when the answer of this number is given. */
export function epochAt(epochs: readonly Epoch[], answer: number): number {
  return epochs.findLast(({ at }) => at <= answer)?.epoch ?? 0
}

/** After going back: an epoch that was begun later begins here. It is never forgotten, or its dice would come again. */
export function clampEpochs(epochs: readonly Epoch[], answers: number): Epoch[] {
  const earlier = epochs.filter(({ at }) => at < answers)
  const last = epochs.at(-1)
  return last && last.at >= answers ? [...earlier, { at: answers, epoch: last.epoch }] : earlier
}

/** In place: the state is one that nobody else holds yet. */
export function enterEpoch(state: State, epoch: number): void {
  if ('epoch' in state.random) state.random.epoch = epoch
}

// ------------------------------------------------------------------------------------------------- reading

export const PLAYED_FIELDS = [
  'haven',
  'rules',
  'box',
  'setup',
  'startPosition',
  'seedCommit',
  'seed',
  'epochs',
  'answers',
  'rolls',
  'startHash',
  'hashes',
  'hash',
] as const satisfies readonly (keyof Played)[]

const OPTIONAL: readonly string[] = ['startPosition', 'epochs']
const FACES: readonly Face[] = [...new Set<Face>([...HERO_FACES, ...SIN_FACES])]

export function needFields(object: Record<string, unknown>, field: string, needed: readonly string[]): void {
  for (const name of needed) {
    if (object[name] === undefined) fault('missing-field', field === '' ? name : `${field}.${name}`)
  }
}

function readHash(value: unknown, field: string, digits: number): string {
  const text = asText(value, field)
  if (text.length < digits) fault('truncated', field, { length: text.length, wanted: digits })
  if (text.length > digits || !/^[0-9a-f]*$/.test(text)) fault('wrong-type', field, { wanted: `${digits} hex digits` })
  return text
}

function readAnswer(value: unknown, field: string): PlayedAnswer {
  const given = asObject(value, field)
  const fields = ['seat', 'kind', 'option']
  for (const name of Object.keys(given)) if (!fields.includes(name)) fault('unknown-field', `${field}.${name}`)
  needFields(given, field, fields)
  return {
    seat: asOneOf(given.seat, `${field}.seat`, SEATS),
    kind: asOneOf(given.kind, `${field}.kind`, PROMPT_KINDS),
    option: asText(given.option, `${field}.option`),
  }
}

function readEpochs(value: unknown, answers: number): Epoch[] {
  let last: Epoch = { at: -1, epoch: 0 }
  return asList(value, 'epochs').map((each, i) => {
    const given = asObject(each, `epochs[${i}]`)
    const at = asNumber(given.at, `epochs[${i}].at`, last.at + 1, answers)
    const epoch = asNumber(given.epoch, `epochs[${i}].epoch`, last.epoch + 1, 0xffff)
    for (const name of Object.keys(given)) {
      if (name !== 'at' && name !== 'epoch') fault('unknown-field', `epochs[${i}].${name}`)
    }
    last = { at, epoch }
    return last
  })
}

/** The form alone; whether it is what the rules make of it, `replay` finds out. */
export function readPlayed(file: Record<string, unknown>): Played {
  needFields(
    file,
    '',
    PLAYED_FIELDS.filter((name) => !OPTIONAL.includes(name)),
  )
  const answers = asList(file.answers, 'answers').map((each, i) => readAnswer(each, `answers[${i}]`))
  const hashes = asList(file.hashes, 'hashes').map((each, i) => readHash(each, `hashes[${i}]`, SHORT))
  if (answers.length < hashes.length) fault('truncated', `answers[${answers.length}]`, { wanted: hashes.length })
  if (hashes.length < answers.length) fault('truncated', `hashes[${hashes.length}]`, { wanted: answers.length })
  const rolls = asList(file.rolls, 'rolls').map((roll, i) =>
    asList(roll, `rolls[${i}]`).map((face, k) => asOneOf(face, `rolls[${i}][${k}]`, FACES)),
  )
  return {
    haven: 1,
    rules: asText(file.rules, 'rules'),
    box: asText(file.box, 'box'),
    setup: asObject(file.setup, 'setup') as unknown as Setup,
    ...(file.startPosition !== undefined && {
      startPosition: asObject(file.startPosition, 'startPosition') as unknown as Position,
    }),
    seedCommit: readHash(file.seedCommit, 'seedCommit', FULL),
    seed: asText(file.seed, 'seed'),
    ...(file.epochs !== undefined && { epochs: readEpochs(file.epochs, answers.length) }),
    answers,
    rolls,
    startHash: readHash(file.startHash, 'startHash', SHORT),
    hashes,
    hash: readHash(file.hash, 'hash', FULL),
  }
}

/** The faces of every roll, in order. */
export function rollsOf(log: readonly (readonly Event[])[]): (readonly Face[])[] {
  return log.flatMap((events) => events.flatMap((event) => (event.event === 'diceRolled' ? [event.faces] : [])))
}

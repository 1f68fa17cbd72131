import { appendFileSync, existsSync, mkdirSync, readFileSync, truncateSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { RuleError, type Side } from '@haven/engine'
import { asFlag, asList, asNumber, asObject, asOneOf, asText } from '@haven/engine/files'
import { InputError } from '../ground/exit.ts'
import { unreadable, unwritable } from '../ground/files.ts'
import { type GameFacts, gameName, type MissionFacts, PROBLEM_KINDS } from './facts.ts'

/**
 * Finished games, one JSON line each, so that a run can be broken off and taken up again. A game is named by cell and
 * number and its seed by nothing else, so a file serves any choice of cells and any number of games; but only for the
 * rules, the bot and the seed that its first line names.
 */
export interface GamesHeader {
  readonly rules: string
  readonly bot: string
  readonly seed: string
}

const HEADER_FIELDS = ['rules', 'bot', 'seed'] as const
const FORMAT = 1

const headerLine = ({ rules, bot, seed }: GamesHeader): string =>
  `${JSON.stringify({ haven: FORMAT, balance: 'games', rules, bot, seed })}\n`

/** The games of a file that is there already, made ready to be appended to; a new file has none. */
export function openGames(file: string, header: GamesHeader): GameFacts[] {
  if (!existsSync(file)) {
    writing(file, () => {
      mkdirSync(dirname(file), { recursive: true })
      writeFileSync(file, headerLine(header))
    })
    return []
  }
  const text = reading(file)
  const whole = text.slice(0, text.lastIndexOf('\n') + 1)
  if (whole === '') {
    // Killed while the very first line was written; anything else without a line end is not ours.
    if (!headerLine(header).startsWith(text)) throw foreign(file)
    writing(file, () => writeFileSync(file, headerLine(header)))
    return []
  }
  const [first = '', ...lines] = whole.slice(0, -1).split('\n')
  checkHeader(file, first, header)
  const games = lines.map((line, i) => readGame(file, line, i + 2))
  // A run that was killed may leave half a line. It goes, so that the next line begins a line.
  if (whole.length < text.length) writing(file, () => truncateSync(file, Buffer.byteLength(whole)))
  // Two runs at once on one folder may both have played a game; it counts once.
  return [...new Map(games.map((game) => [gameName(game.cell, game.game), game])).values()]
}

export const appendGames = (file: string, games: readonly GameFacts[]): void =>
  writing(file, () => appendFileSync(file, games.map((game) => `${JSON.stringify(game)}\n`).join('')))

function checkHeader(file: string, line: string, wanted: GamesHeader): void {
  let found: Record<string, unknown>
  try {
    found = asObject(JSON.parse(line), 'header')
  } catch {
    throw foreign(file)
  }
  if (found.haven !== FORMAT || found.balance !== 'games') throw foreign(file)
  for (const field of HEADER_FIELDS) {
    if (found[field] === wanted[field]) continue
    const was = typeof found[field] === 'string' ? found[field] : null
    throw InputError.coded('foreign-games', 'otherGames', { file, field, was, wanted: wanted[field] })
  }
}

const foreign = (file: string): InputError => InputError.coded('foreign-games', 'foreignGames', { file })

function readGame(file: string, line: string, number: number): GameFacts {
  try {
    return checkGame(JSON.parse(line))
  } catch (error) {
    if (!(error instanceof SyntaxError) && !(error instanceof RuleError)) throw error
    const field = error instanceof RuleError ? String(error.params.field) : null
    throw InputError.coded('broken-games', 'brokenGames', { file, line: number, field })
  }
}

const MOST = Number.MAX_SAFE_INTEGER
const count = (value: unknown, field: string): number => asNumber(value, field, 0, MOST)

function checkGame(value: unknown): GameFacts {
  const game = asObject(value, 'game')
  const played = asObject(game.played, 'played')
  const problem = game.problem === null ? null : asObject(game.problem, 'problem')
  return {
    cell: asText(game.cell, 'cell'),
    game: count(game.game, 'game'),
    acolytes: asText(game.acolytes, 'acolytes'),
    winner: game.winner === null && problem ? null : asOneOf<Side>(game.winner, 'winner', ['heroes', 'sins']),
    rounds: count(game.rounds, 'rounds'),
    decisions: count(game.decisions, 'decisions'),
    deaths: count(game.deaths, 'deaths'),
    missions: asList(game.missions, 'missions').map(checkMission),
    played: Object.fromEntries(Object.entries(played).map(([card, times]) => [card, count(times, `played.${card}`)])),
    held: asList(game.held, 'held').map((card, i) => asText(card, `held[${i}]`)),
    problem: problem && {
      kind: asOneOf(problem.kind, 'problem.kind', PROBLEM_KINDS),
      message: asText(problem.message, 'problem.message'),
    },
  }
}

function checkMission(value: unknown, i: number): MissionFacts {
  const { mission, rounds, done } = asObject(value, `missions[${i}]`)
  return {
    mission: asText(mission, `missions[${i}].mission`),
    // Thousandths of a round; the check knows whole numbers only.
    rounds: typeof rounds === 'number' && rounds >= 0 ? rounds : count(rounds, `missions[${i}].rounds`),
    done: asFlag(done, `missions[${i}].done`),
  }
}

function reading(file: string): string {
  try {
    return readFileSync(file, 'utf8')
  } catch (error) {
    throw unreadable(file, error)
  }
}

function writing(file: string, write: () => void): void {
  try {
    write()
  } catch (error) {
    throw unwritable(file, error)
  }
}

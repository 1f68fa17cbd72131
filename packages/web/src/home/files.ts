import { fits, type Position, RuleError, type Rules, type Seat } from '@haven/engine'
import { asObject, parseFile, readScenario, type Scenario } from '@haven/engine/files'
import {
  type HomePlayers,
  openSave,
  readRecord,
  readSave,
  replay,
  TableError,
  TableGame,
  type Versions,
} from '@haven/table'
import { beginGame } from './new-game.ts'
import { checkPlayers, playersOfTerminal, seatPeople } from './players.ts'

/** Games out of files: saves of the browser and of the terminal, records, scenarios, positions. */
export interface Loaded {
  readonly game: TableGame
  readonly players: HomePlayers
}

const PLAYERS = 'players'

export async function loadFile(
  versions: Versions,
  text: string,
  people: readonly Seat[] | null,
  bot: string,
  seed: string,
): Promise<Loaded> {
  const file = asObject(parseFile(text), 'file')
  const { [PLAYERS]: given, ...rest } = file
  const game = await gameOf(versions, rest, seed)
  if (given !== undefined && !people) {
    const isOurs = Array.isArray(asObject(given, PLAYERS).people)
    return { game, players: isOurs ? checkPlayers(given, game.seats) : playersOfTerminal(given, game.seats) }
  }
  const wanted = people ?? game.seats.filter((seat) => seat !== 'sins')
  return { game, players: seatPeople(game.seats, (seat) => wanted.includes(seat), bot) }
}

async function gameOf(versions: Versions, file: Record<string, unknown>, seed: string): Promise<TableGame> {
  if (file.save === true) return openSave(versions, readSave(file))
  if (file.hashes !== undefined) return gameOfRecord(versions, file)
  if (file.answers !== undefined || file.position !== undefined)
    return gameOfScenario(versions.newest, readScenario(file))
  return beginGame(versions, { position: file as unknown as Position, seed })
}

/** It is over: it is watched as it was played. */
async function gameOfRecord(versions: Versions, file: unknown): Promise<TableGame> {
  const record = readRecord(file)
  const played = replay(await versions.of(record.rules), record)
  if (played.ok) return played.game
  throw new TableError(played.code, 'file', { ...played.params, field: played.place })
}

/** Its answers name what they choose. Dice that it dictates are part of the position. */
export function gameOfScenario(rules: Rules, { position, setup, seed, dice, answers }: Scenario): TableGame {
  if (!position && dice) throw new RuleError('missing-field', 'file', { field: 'position' })
  const game = new TableGame(
    rules,
    position ? { position: dice ? { ...position, dice } : position, seed } : { setup, seed },
  )
  answers.forEach(({ seat, kind, choose }, i) => {
    const prompt = game.prompts.find((each) => each.seat === seat && each.kind === kind)
    const found = prompt ? rules.options(game.state, prompt).filter((option) => fits(option, choose)) : []
    const [option] = found
    if (!prompt || !option || found.length > 1) {
      const code = prompt && option ? 'several-options-fit' : 'no-option-fits'
      throw new RuleError(code, prompt?.rule ?? 'file', { field: `answers[${i}]`, seat, kind })
    }
    game.answer({ prompt: prompt.id, seat, option: option.id })
  })
  return game
}

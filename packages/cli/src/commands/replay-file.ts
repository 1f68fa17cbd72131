import type { Event, Rules, Viewer } from '@haven/engine'
import { EXIT, type GameDesk, InputError, readJson, say, wholeNumber } from '@haven/lab/ground'
import { type Played, readRecord, readSave, TableGame, type Versions } from '@haven/table'
import { missingBox } from '@haven/table/boxes'
import { drawTable } from '../play/draw-table.ts'
import { logLines } from '../play/log.ts'
import { withoutPlayers } from '../play/save-file.ts'

/** A record is told with everything; a save as a bystander sees it, since its secrets are its owner's. */
export async function replayFile(
  at: GameDesk,
  versions: Versions,
  file: string,
  to: string | undefined,
  board: boolean,
  json: boolean,
): Promise<number> {
  const value = withoutPlayers(readJson(at, file))
  const isSave = typeof value === 'object' && value !== null && 'save' in value
  const played: Played = isSave ? readSave(value) : readRecord(value)
  const rules = await versions.find(played.rules)
  const [missing] = versions.missing(played.rules)
  if (missing) throw missingBox(missing)
  if (!rules) throw InputError.of('foreignRules', { file, rules: played.rules, known: versions.newest.version })
  const viewer: Viewer = isSave ? 'spectator' : 'all'
  const last = wholeNumber(to, 'to', 0, played.answers.length) ?? played.answers.length
  const { setup, startPosition, seed, epochs = [] } = played
  const io = { ...at, say: at.say.of(setup) }
  const game = new TableGame(rules, { setup, position: startPosition, seed, epochs })
  const tell = (events: readonly Event[]): void => {
    const seen = rules.viewEvents(events, viewer)
    if (json) for (const event of seen) say(io, JSON.stringify(event))
    else for (const line of logLines(io, seen)) say(io, line)
  }
  const draw = (): void => say(io, `\n${drawTable(io, rules, rules.view(game.state, viewer))}\n`)
  tell(game.opening)
  if (board && !json) draw()
  for (const answer of played.answers.slice(0, last)) {
    const before = game.state.round
    tell(game.play(answer))
    if (board && !json && game.state.round > before) draw()
  }
  if (!json) tellEnd(io, rules, game, board ? draw : () => {})
  return EXIT.ok
}

function tellEnd(io: GameDesk, rules: Rules, game: TableGame, draw: () => void): void {
  draw()
  const { outcome, length, state } = game
  const { files } = io.words
  if (outcome) say(io, files.over(io.say.outcome(outcome), outcome.rule, length, state.round))
  else say(io, files.open(rules.prompts(state), io.say, length, state.round))
}

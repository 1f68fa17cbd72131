import type { Event, Rules, State } from '@haven/engine'
import { readScenario, runScenario, type Scenario } from '@haven/engine/files'
import type { Shelf } from '@haven/lab/boxes'
import { EXIT, type GameDesk, readJson, say, widthOf, wrap } from '@haven/lab/ground'
import type { GameSpoken } from '@haven/text'
import { crash } from '../crash.ts'
import { tellError } from '../errors.ts'
import { drawTable } from '../play/draw-table.ts'
import { cited, optionLines } from '../play/prompts.ts'

/** Plays a scenario, its events told as they come, and tells where it ends. */
export async function runFile(
  at: GameDesk,
  shelf: Shelf,
  file: string,
  json: boolean,
  board: boolean,
): Promise<number> {
  let io = at
  let scenario: Scenario | null = null
  try {
    scenario = readScenario(readJson(io, file))
    const rules = await rulesOf(shelf, scenario)
    io = { ...at, say: at.say.of(gameOf(scenario)) }
    if (!json && scenario.note) say(io, `${wrap(scenario.note, widthOf(io))}\n`)
    const { state } = runScenario(rules, scenario, (event) => tellEvent(io, event, json))
    if (json) say(io, JSON.stringify(endOf(rules, state)))
    else tellEnd(io, rules, state, board)
    return EXIT.ok
  } catch (error) {
    const told = tellError(io, error)
    if (!told) return crash(io, error, { game: scenario, doing: `run ${file}` })
    if (!json) throw error
    say(io, JSON.stringify({ error: told }))
    return EXIT.badInput
  }
}

/** With the boxes that it names and those that were given: what else is there changes no draw of it. */
function rulesOf({ versions, given }: Shelf, { setup, position }: Scenario): Promise<Rules> {
  if (position?.boxes) return versions.named(position.boxes)
  return versions.with([...given, ...versions.naming(position?.setup ?? setup ?? { heroPlayers: 1 })])
}

/** What a set-up leaves open is drawn later: then the names are those of the final edition, and of any Acolytes. */
const gameOf = ({ position, setup }: Scenario): GameSpoken => {
  const wishes = position?.setup ?? setup
  return { edition: wishes?.edition === 'preview' ? 'preview' : 'final', acolytes: wishes?.acolytes ?? '' }
}

function tellEvent(io: GameDesk, event: Event, json: boolean): void {
  if (json) say(io, JSON.stringify(event))
  else say(io, wrap(io.say.event(event), widthOf(io), '- ', '  '))
}

export function endOf(rules: Rules, state: State): object {
  const prompts = rules.prompts(state).map((prompt) => ({ ...prompt, options: rules.options(state, prompt) }))
  return { position: rules.toPosition(state), prompts, outcome: rules.outcome(state) }
}

function tellEnd(io: GameDesk, rules: Rules, state: State, board: boolean): void {
  const view = rules.view(state, 'all')
  if (board) say(io, `\n${drawTable(io, rules, view)}`)
  const outcome = rules.outcome(state)
  if (outcome) say(io, `\n${cited(io, io.say.outcome(outcome), outcome.rule, ['plain', 'plain'])}`)
  for (const prompt of view.prompts) {
    say(io, `\n${cited(io, io.say.prompt(prompt), prompt.rule, ['plain', 'plain'])}`)
    for (const line of optionLines(io, rules, view, prompt, prompt.options)) say(io, line)
  }
}

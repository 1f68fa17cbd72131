import { type Option, type Prompt, randomFrom, type State } from '@haven/engine'
import { canUseCity } from '@haven/engine/count'
import { expect } from 'vitest'
import { createScriptedBot, type Question } from '../../src/index.ts'
import { districtWorth } from '../../src/scripted/city.ts'
import { actionsAt } from '../../src/scripted/hero-turn.ts'
import { countsDistrict, countsMeeting, countsRemoval, endsWell, missionNeeds } from '../../src/scripted/mission.ts'
import { placeOfHero, readState } from '../../src/scripted/survey.ts'
import { rules } from '../table.ts'
import { all, decline, playOn } from './as-played.ts'
import { checkCleanse, checkFight, checkKills, checkReaction, checkRoughDice, checkShot } from './fight-counts.ts'
import { checkPaths, checkRoughSteps, checkStepCosts } from './move-counts.ts'

/**
 * What bots count at a question is held against the game itself, played on from there with loaded dice: the events say
 * what the engine counted. Nobody asks a function whether it agrees with itself.
 */

const choicesOf = (options: readonly Option[], deed: string): readonly Option[] =>
  options.filter((option) => option.do === deed)

function checkDeeds(state: State, place: number, prompt: Prompt, options: readonly Option[]): void {
  const r = readState(rules, rules.copy(state), 'all')
  const { g } = r
  const { space } = state.heroes[place] as State['heroes'][number]
  expect(canUseCity(g, place)).toBe(choicesOf(options, 'city').length > 0)
  if (choicesOf(options, 'city').length === 0) expect(districtWorth(r, place, space)).toBe(0)
  if (!state.turn?.acted) {
    const shown = options.filter((each) => each.do === 'fight' || each.do === 'shoot').map(({ id }) => id)
    const thought = actionsAt(r, place, space).map((action) => [action.do, action.at].filter(Boolean).join(':'))
    expect(thought.filter((id) => id !== 'cleanse').toSorted()).toEqual(shown.toSorted())
    if (thought.includes('cleanse')) expect(choicesOf(options, 'cleanse').length).toBe(1)
  }
  for (const option of choicesOf(options, 'fight')) checkFight(state, place, 'heroes', prompt, option)
  for (const option of choicesOf(options, 'shoot')) checkShot(state, place, prompt, option)
  for (const option of choicesOf(options, 'cleanse')) checkCleanse(state, place, prompt, option)
}

/** Does the mission count what bots think that it counts? Each is played up to the next question. */
function checkMission(state: State, place: number, prompt: Prompt, options: readonly Option[]): void {
  const r = readState(rules, rules.copy(state), 'all')
  const { id } = state.mission
  const needs = missionNeeds(r) > 0
  const progress = (option: Option, ends = false): boolean => {
    const played = playOn(state, prompt, option, (asked, choices) =>
      ends && asked.kind === 'sin-card' ? decline(asked, choices) : undefined,
    )
    return all(played, 'missionProgress').some(({ mission }) => mission === id)
  }
  const { space } = state.heroes[place] as State['heroes'][number]
  for (const option of options) {
    if (prompt.kind === 'remove-token') {
      if (option.token !== undefined) expect(progress(option)).toBe(needs && countsRemoval(r, option.token, space))
    } else if (option.do === 'city') expect(progress(option)).toBe(needs && countsDistrict(r, space))
    else if (option.do === 'collect' && option.token !== 'innocent' && option.token !== 'extraTurn') {
      expect(progress(option)).toBe(needs && countsMeeting(r, option.token as never))
    } else if (option.do === 'end' && endsWell(r, place, space)) expect(progress(option, true)).toBe(needs)
  }
}

/** What was checked, by kind of question. */
export interface Tally {
  positions: number
  readonly kinds: Record<string, number>
  /** `roughSinDice` beside the truth: how often it was so far off. */
  readonly diceOff: Record<number, number>
}

export const newTally = (): Tally => ({ positions: 0, kinds: {}, diceOff: {} })

/** True if there was something to check. */
export function checkPosition(state: State, tally: Tally): boolean {
  const [prompt] = rules.prompts(state)
  if (!prompt) return false
  const options = rules.options(state, prompt)
  const place = placeOfHero(state, prompt.subject.hero)
  const turn = options.find((option) => option.with !== undefined)
  if (prompt.kind === 'hero-turn') {
    checkPaths(state, place)
    checkStepCosts(state, place, prompt, options)
    checkDeeds(state, place, prompt, options)
    checkMission(state, place, prompt, options)
  } else if (prompt.kind === 'take-turn' && turn) checkPaths(state, place, { prompt, option: turn })
  else if (prompt.kind === 'kill') checkKills(state, prompt)
  else if (prompt.kind === 'remove-token') checkMission(state, place, prompt, options)
  else if (prompt.kind === 'reaction-move' && prompt.rule === 'REACT-1') checkReaction(state, place, options)
  else if (prompt.kind === 'reaction-fight') {
    checkFight(state, place, 'sins', prompt, options.find(({ yes }) => yes) as Option)
  } else return false
  checkRoughSteps(state, place)
  const off = checkRoughDice(state, place)
  tally.diceOff[off] = (tally.diceOff[off] ?? 0) + 1
  tally.kinds[prompt.kind] = (tally.kinds[prompt.kind] ?? 0) + 1
  tally.positions++
  return true
}

const maps = [...rules.tables.maps.keys()]
const sins = [...rules.tables.sins.keys()]

/**
 * Scripted games of all stories, sins and editions, one answer in ten by chance, checked at every `every`th question
 * that has something to check.
 */
export function checkGame(game: number, most: number, every: number, tally: Tally): void {
  const random = randomFrom(`counts ${process.env.HAVEN_SEED ?? ''} ${game}`)
  const sin = sins[Math.floor(game / maps.length) % sins.length] as string
  const edition = Math.floor(game / (maps.length * sins.length)) % 2 === 0 ? 'final' : 'preview'
  const wishes = { heroPlayers: 1 + random.below(4), map: maps[game % maps.length] as string, sin, edition } as const
  const state = rules.createGame(rules.resolveSetup(wishes, random), `counts ${game}`)
  const bot = createScriptedBot(rules, random)
  const last = tally.positions + most
  let [seen, next] = [0, random.below(every)]
  for (let [prompt] = rules.prompts(state); prompt && tally.positions < last; [prompt] = rules.prompts(state)) {
    if (seen++ >= next && checkPosition(state, tally)) next = seen + every - 1
    const view = rules.view(state, prompt.seat)
    const question = view.prompts.find(({ id }) => id === prompt?.id) as Question
    const chance = question.options[random.below(question.options.length)] as Option
    const option = random.below(10) === 0 ? chance.id : bot.decide(view, question)
    rules.advance(state, { prompt: prompt.id, seat: prompt.seat, option })
  }
}

import type { Box } from './box.ts'
import { checkCards, checkDice, checkWhole } from './check-box/check-cards.ts'
import { checkIds, checkWords, LISTS, type WordsOfBoxes } from './check-box/check-ids.ts'
import { checkMaps } from './check-box/check-maps.ts'
import { checkStories } from './check-box/check-stories.ts'
import { checkTexts } from './check-box/check-texts.ts'
import { type Fault, Findings, messageOf } from './check-box/fault.ts'
import { randomFrom } from './random/random.ts'
import { compileBox, type Rules } from './rules.ts'
import type { SetupWishes } from './setup.ts'

export type { WordsOfBoxes } from './check-box/check-ids.ts'
export { BOX_FAULT_CODES, type BoxFaultCode, type Fault } from './check-box/fault.ts'

/**
 * The faults of boxes that are to be played together, all of them and not only the first: what `compileBox` would
 * refuse, and what it would let pass and a player would stumble over. Words are looked at if they are given.
 */
export function checkBox(boxes: readonly Box[], words?: WordsOfBoxes): Fault[] {
  const faults: Fault[] = []
  const findings = boxes.map((_, i) => new Findings(faults, i))
  const whole = boxes.map((box, i) => withLists(box, findings[i] as Findings))
  const all = {
    tiles: whole.flatMap((box) => box.tiles),
    maps: whole.flatMap((box) => box.maps),
    stories: whole.flatMap((box) => box.stories.map(({ id }) => id)),
    hellClub: whole.flatMap((box) => box.hellClub.map(({ id }) => id)),
  }
  const taken = new Map<string, string>()
  for (const [i, box] of whole.entries()) {
    const into = findings[i] as Findings
    const checks: readonly (() => void)[] = [
      () => checkName(box, whole.slice(0, i), into),
      () => checkIds(box, taken, into),
      () => checkCards(box, all.hellClub, into),
      () => checkTexts(box, into),
      () => checkMaps(box, all.tiles, all.stories, into),
      () => checkStories(box, all.maps, into),
      () => checkDice(box.dice, i === 0, into),
      () => words && checkWords(box, words, into),
    ]
    for (const check of checks) into.guard(`box ${box.id}`, check)
  }
  const last = findings.at(-1) ?? new Findings(faults, 0)
  last.guard('boxes', () => checkWhole(whole, last))
  // What is wrong already would only be said again, and less clearly.
  if (faults.length === 0) tryOut(boxes, last)
  return faults
}

/** A list that is missing is told once, and taken to be empty from then on. */
function withLists(box: Box, into: Findings): Box {
  const lists: Record<string, unknown> = {}
  for (const name of LISTS) {
    const list: unknown = box?.[name]
    if (!Array.isArray(list)) into.add('not-a-list', `box ${String(box?.id)}, ${name}`, { value: typeof list })
    lists[name] = Array.isArray(list) ? list : []
  }
  return { ...box, ...lists }
}

/** Records pin id and version of every box. */
function checkName(box: Box, before: readonly Box[], into: Findings): void {
  for (const field of ['id', 'version'] as const) {
    const value: unknown = box[field]
    if (typeof value !== 'string' || !/^[\w.-]+$/.test(value))
      into.add('bad-id', `box, ${field}`, { id: String(value) })
  }
  if (before.some(({ id }) => id === box.id)) into.add('duplicate-id', 'box, id', { id: box.id, other: 'box' })
}

const PLAYERS = [1, 4]
const TRIED_DECISIONS = 200

/** Compiles the boxes and plays into a game on every map, the sins and the acolytes taking turns. */
function tryOut(boxes: readonly Box[], into: Findings): void {
  let rules: Rules
  try {
    rules = compileBox(...boxes)
  } catch (error) {
    into.add('does-not-compile', 'boxes', { message: messageOf(error) })
    return
  }
  const { maps, sins, acolytes } = rules.tables
  let games = 0
  for (const map of maps.keys()) {
    for (const heroPlayers of PLAYERS) {
      const wishes = { map, heroPlayers, sin: nth(sins, games), acolytes: nth(acolytes, games) }
      games++
      try {
        playInto(rules, wishes)
      } catch (error) {
        into.add('breaks-in-play', `map ${map}`, { ...wishes, message: messageOf(error) })
        break
      }
    }
  }
}

const nth = (known: ReadonlyMap<string, unknown>, n: number): string => [...known.keys()][n % known.size] ?? ''

/** So many random answers; whatever a box throws comes out of here. */
function playInto(rules: Rules, wishes: SetupWishes): void {
  const random = randomFrom('check-box')
  const state = rules.createGame(rules.resolveSetup(wishes, random), 'check-box')
  for (let i = 0; i < TRIED_DECISIONS; i++) {
    const [prompt] = rules.prompts(state)
    if (!prompt) return
    const options = rules.options(state, prompt)
    const option = (options[random.below(options.length)] as { id: string }).id
    rules.advance(state, { prompt: prompt.id, seat: prompt.seat, option })
  }
}

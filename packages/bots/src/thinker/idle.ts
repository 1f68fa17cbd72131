import {
  type CityAction,
  type IdleReason,
  type Option,
  PROMPTS,
  type Rules,
  type State,
  type View,
} from '@haven/engine'
import {
  type Game,
  heroAt,
  idleIcon,
  isPlain,
  isProgress,
  monstersIn,
  monstersOnBoard,
  placeOf,
  uncoveredIcons,
} from '@haven/engine/count'
import { read } from '@haven/odds'
import type { Question } from '../bot.ts'

/**
 * Answers that would do nothing but cost what they cost. Each is tried on what the seat sees: what draws, rolls or
 * reveals is never among them, and neither is an answer after which something else is asked.
 */
export type Idle = Readonly<Record<string, IdleReason>>

export function idleOf(rules: Rules, view: View, question: Question): Idle {
  const { g } = read(rules, view)
  const place = placeOf(g, question.subject.hero ?? '')
  const pass = question.options.find(({ none }) => none)
  const known = hidden(g.s)
  const passed = pass && after(rules, g.s, known, question, pass)
  // Dice or a reveal that the pass brings too: nothing is told apart.
  const without = passed === null ? null : unpaid(passed ?? g.s)
  const found: Record<string, IdleReason> = {}
  for (const option of question.options) {
    if (option.none) continue
    const reason = counted(g, place, question, option)
    if (reason) found[option.id] = reason
    else if (reason === undefined && isForNothing(rules, g.s, known, question, option, without))
      found[option.id] = 'nothing-changes'
  }
  return found
}

// --------------------------------------------------------------------------------------- what the rules count

/** Null: it does something. Undefined: that has to be tried. */
function counted(g: Game, place: number, { kind }: Question, option: Option): IdleReason | null | undefined {
  if (option.action !== undefined) return idleIcon(g, place, option.action)
  if (option.do === 'city') return idleDistrict(g, place)
  // A token that goes somewhere is an Orbital Strike; one that is only taken is not.
  const isFlight = option.token !== undefined && option.to !== undefined && PROMPTS[kind].points?.by === 'to'
  return isFlight ? idleStrike(g, place, g.map.index.get(option.to) ?? -1) : undefined
}

/** CITY-6: it may be used even if no icon would do anything. */
function idleDistrict(g: Game, place: number): IdleReason | null {
  const { space } = heroAt(g, place)
  if (isProgress(g, 'city', { space })) return null
  const printed = g.map.cityActions[space] as readonly CityAction[]
  const reasons = uncoveredIcons(g, space).map((icon) => idleIcon(g, place, printed[icon] as CityAction))
  if (reasons.includes(null)) return null
  const [only, ...others] = new Set(reasons)
  return only && others.length === 0 ? only : 'nothing-changes'
}

/** CITY-5: an Orbital Strike with nobody under it. */
function idleStrike(g: Game, place: number, space: number): IdleReason | null {
  if (isProgress(g, 'aim', { place, space })) return null
  if (monstersIn(g, space).some((figure) => isPlain(g, figure))) return null
  const targets = monstersOnBoard(g).some((figure) => isPlain(g, figure))
  return isProgress(g, 'strike', { targets }) ? null : 'nobody-to-strike'
}

// ------------------------------------------------------------------------------------------------ what is tried

/** The game after an answer; null if dice fell, or something was drawn or shown. */
function after(rules: Rules, s: State, known: string, { id, seat }: Question, option: Option): State | null {
  const done = rules.copy(s)
  rules.advance(done, { prompt: id, seat, option: option.id })
  return hidden(done) === known ? done : null
}

/** Chance, and whatever lies face down. */
const hidden = ({ random, faceDown, darkPast, upgrades, apocalypse, sins }: State): string =>
  JSON.stringify([random, faceDown, darkPast, upgrades.deck, apocalypse.deck, sins.deck])

/** The same game as without it, but for what was paid: compared with a pass, if there is one. */
function isForNothing(
  rules: Rules,
  s: State,
  known: string,
  question: Question,
  option: Option,
  without: string | null,
): boolean {
  if (option.do === 'end' || without === null) return false
  const done = after(rules, s, known, question, option)
  return done !== null && unpaid(done) === without
}

/** A moment without what answers are paid with: Actions, uses, tokens, and the card itself. */
function unpaid(s: State): string {
  const { turn, sins } = s
  return JSON.stringify({
    ...s,
    decisions: 0,
    question: 0,
    used: null,
    turn: turn && { ...turn, acted: false, card: null },
    sins: { ...sins, hand: null, discard: null, open: null, known: null, reactions: null },
  })
}

import { type Idle, idleOf } from '@haven/bots'
import { type Bonus, type HeroView, type Option, PROMPTS, type Prompt, type Rules, type View } from '@haven/engine'
import { type GameDesk, widthOf, wrap } from '@haven/lab/ground'
import { forecast } from '@haven/odds'
import { figureFacts, type OptionFacts } from '@haven/text'
import { paintFor } from '../io.ts'
import { fill, flow, type Word } from '../layout.ts'
import { plainPaint, type Style } from '../paint.ts'
import { figuresIn, monstersAt, summary } from './spaces.ts'

/** A question in words: its answers numbered, each with what it means. */

/** A sentence with the rule that it comes from; the rule is its last word, and stays in one piece. */
export function cited(io: GameDesk, text: string, rule: string, styles: readonly [Style, Style]): string {
  const lines = wrap(`${text} [${rule}]`, widthOf(io), '', '  ')
  const at = lines.lastIndexOf('[')
  const paint = paintFor(io)
  return paint(styles[0], lines.slice(0, at)) + paint(styles[1], lines.slice(at))
}

export function optionFacts(rules: Rules, view: View): OptionFacts {
  return { trackOf: (hero) => rules.tables.heroes.get(hero)?.track, ...figureFacts(view) }
}

export const optionText = (io: GameDesk, rules: Rules, view: View, prompt: Prompt, option: Option): string =>
  io.say.option(option, prompt, optionFacts(rules, view))

export function optionLines(
  io: GameDesk,
  rules: Rules,
  view: View,
  prompt: Prompt,
  options: readonly Option[],
): string[] {
  const idle = idleOf(rules, view, { ...prompt, options })
  if (options.length > MOST_LISTED) return groupedLines(io, rules, view, prompt, options, idle)
  return options.map((option, i) => optionLine(io, rules, view, prompt, option, i, options.length, idle))
}

function optionLine(
  io: GameDesk,
  rules: Rules,
  view: View,
  prompt: Prompt,
  option: Option,
  index: number,
  count: number,
  idle: Idle,
): string {
  const digits = String(count).length
  const number = String(index + 1).padStart(digits)
  const detail = detailOf(io, rules, view, prompt, option)
  const odds = oddsOf(io, rules, view, prompt, option)
  const parts = [optionText(io, rules, view, prompt, option), detail, odds, noEffect(io, idle, option)]
  const text = parts.filter(Boolean).join(' - ')
  return wrap(text, widthOf(io), `  ${number}  `, ' '.repeat(digits + 4))
}

/** Longer lists are put together: each figure or token once, with its places side by side. */
const MOST_LISTED = 12

const noEffect = (io: GameDesk, idle: Idle, { id }: Option): string => {
  const reason = idle[id]
  return reason ? io.say.noEffect(reason) : ''
}

function groupedLines(
  io: GameDesk,
  rules: Rules,
  view: View,
  prompt: Prompt,
  options: readonly Option[],
  idle: Idle,
): string[] {
  const lines: string[] = []
  let group = ''
  let places: Word[] = []
  const end = (): void => {
    for (const line of flow(places, widthOf(io) - 6)) lines.push(`      ${fill(line, 0, plainPaint).trimEnd()}`)
    places = []
  }
  options.forEach((option, i) => {
    const what = option.monster ?? option.token
    const space = option.to ?? option.space
    if (what === undefined || space === undefined) {
      end()
      group = ''
      lines.push(optionLine(io, rules, view, prompt, option, i, options.length, idle))
      return
    }
    if (what !== group) {
      end()
      group = what
      const from = view.monsters.find(({ id }) => id === what)?.space
      lines.push(`  ${io.words.play.places(what, from, io.say)}`)
    }
    const notes = io.say.clauses([figuresIn(view, space, io), noEffect(io, idle, option)].filter(Boolean))
    places.push({ text: `${i + 1}) ${io.say.space(space)}${notes ? ` (${notes})` : ''} ` })
  })
  end()
  return lines
}

/** Where answers are dice: what each leads to, as far as its seat can know. */
function oddsOf(io: GameDesk, rules: Rules, view: View, prompt: Prompt, option: Option): string {
  const { dice } = PROMPTS[prompt.kind]
  const isRolled = dice === 'deeds' || dice === 'fight' || dice === 'within'
  const found = isRolled ? forecast(rules, view, prompt, option) : null
  return found ? io.say.forecast(found).said : ''
}

/** What a person would look up before choosing: what is in the space, what is on the card. */
function detailOf(io: GameDesk, rules: Rules, view: View, prompt: Prompt, option: Option): string {
  const hero = view.heroes.find((each) => each.hero === prompt.subject.hero)
  if (prompt.kind === 'corruption' && option.yes && hero) return corruptionDetail(io, rules, hero)
  if (option.card !== undefined) return io.say.card(option.card)?.text ?? ''
  if (option.mission !== undefined) return io.say.card(option.mission)?.text ?? ''
  if (prompt.kind === 'reserve-hero' && option.hero !== undefined) return io.say.card(option.hero)?.text ?? ''
  if (option.ability !== undefined && option.yes !== false) return io.say.card(option.ability)?.text ?? ''
  if (prompt.kind === 'acolyte' && option.yes) {
    return io.say.card(rules.tables.acolytes.get(view.setup.acolytes)?.ability ?? '')?.text ?? ''
  }
  if (prompt.kind === 'hero-turn' && option.do === 'fight' && hero)
    return monstersAt(view, hero.space, io)
      .map(({ text }) => text)
      .join(', ')
  const space = option.to ?? option.at ?? option.space
  return space === undefined ? '' : summary(view, rules, space, io)
}

/** CORR-4: the bonuses of the new level and all lower ones that no Wound marker covers. */
function corruptionDetail({ words }: GameDesk, rules: Rules, hero: HeroView): string {
  const track: readonly Bonus[] = rules.tables.heroes.get(hero.hero)?.track ?? []
  const level = hero.corruption + 1
  const gained = track
    .slice(0, level)
    .filter((bonus, i) => bonus.kind !== 'none' && !hero.wounds.includes(i + 1))
    .map((bonus) => words.board.bonus(bonus))
  return words.play.toLevel(level, gained)
}

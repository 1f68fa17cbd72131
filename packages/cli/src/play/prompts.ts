import { type Bonus, type HeroView, type Option, PROMPTS, type Prompt, type Rules, type View } from '@haven/engine'
import { wrap } from '@haven/lab/ground'
import { forecast } from '@haven/odds'
import type { OptionFacts } from '@haven/text'
import { fill, flow, type Word } from '../layout.ts'
import { plainPaint } from '../paint.ts'
import { english } from '../words.ts'
import { bonusWord } from './panels.ts'
import { figuresIn, monstersAt, summary } from './spaces.ts'

/** A question in words: its answers numbered, each with what it means. */

export function optionFacts(rules: Rules, view: View): OptionFacts {
  return {
    trackOf: (hero) => rules.tables.heroes.get(hero)?.track,
    spaceOf: (monster) => view.monsters.find(({ id }) => id === monster)?.space,
  }
}

export const optionText = (rules: Rules, view: View, prompt: Prompt, option: Option): string =>
  english.option(option, prompt, optionFacts(rules, view))

export function optionLines(
  rules: Rules,
  view: View,
  prompt: Prompt,
  options: readonly Option[],
  width: number,
): string[] {
  if (options.length > MOST_LISTED) return groupedLines(rules, view, prompt, options, width)
  return options.map((option, i) => optionLine(rules, view, prompt, option, i, options.length, width))
}

function optionLine(
  rules: Rules,
  view: View,
  prompt: Prompt,
  option: Option,
  index: number,
  count: number,
  width: number,
): string {
  const digits = String(count).length
  const number = String(index + 1).padStart(digits)
  const detail = detailOf(rules, view, prompt, option)
  const parts = [optionText(rules, view, prompt, option), detail, oddsOf(rules, view, prompt, option)]
  const text = parts.filter(Boolean).join(' - ')
  return wrap(text, width, `  ${number}  `, ' '.repeat(digits + 4))
}

/** Longer lists are put together: each figure or token once, with its places side by side. */
const MOST_LISTED = 12

function groupedLines(rules: Rules, view: View, prompt: Prompt, options: readonly Option[], width: number): string[] {
  const lines: string[] = []
  let group = ''
  let places: Word[] = []
  const end = (): void => {
    for (const line of flow(places, width - 6)) lines.push(`      ${fill(line, 0, plainPaint).trimEnd()}`)
    places = []
  }
  options.forEach((option, i) => {
    const what = option.monster ?? option.token
    const space = option.to ?? option.space
    if (what === undefined || space === undefined) {
      end()
      group = ''
      lines.push(optionLine(rules, view, prompt, option, i, options.length, width))
      return
    }
    if (what !== group) {
      end()
      group = what
      const from = view.monsters.find(({ id }) => id === what)?.space
      lines.push(`  ${english.name(what)}${from === undefined ? '' : `, from ${english.space(from)}`} to:`)
    }
    const who = figuresIn(view, space, english)
    places.push({ text: `${i + 1}) ${english.space(space)}${who ? ` (${who})` : ''} ` })
  })
  end()
  return lines
}

/** Where answers are dice: what each leads to on average, as far as its seat can know. */
function oddsOf(rules: Rules, view: View, prompt: Prompt, option: Option): string {
  const { dice } = PROMPTS[prompt.kind]
  const isRolled = dice === 'deeds' || dice === 'fight' || dice === 'within'
  const found = isRolled ? forecast(rules, view, prompt, option) : null
  return found ? english.forecast(found) : ''
}

/** What a person would look up before choosing: what is in the space, what is on the card. */
function detailOf(rules: Rules, view: View, prompt: Prompt, option: Option): string {
  const hero = view.heroes.find((each) => each.hero === prompt.subject.hero)
  if (prompt.kind === 'corruption' && option.yes && hero) return corruptionDetail(rules, hero)
  if (option.card !== undefined) return english.card(option.card)?.text ?? ''
  if (option.mission !== undefined) return english.card(option.mission)?.text ?? ''
  if (prompt.kind === 'reserve-hero' && option.hero !== undefined) return english.card(option.hero)?.text ?? ''
  if (option.ability !== undefined && option.yes !== false) return english.card(option.ability)?.text ?? ''
  if (prompt.kind === 'acolyte' && option.yes) {
    return english.card(rules.tables.acolytes.get(view.setup.acolytes)?.ability ?? '')?.text ?? ''
  }
  if (prompt.kind === 'hero-turn' && option.do === 'fight' && hero)
    return monstersAt(view, hero.space, english)
      .map(({ text }) => text)
      .join(', ')
  const space = option.to ?? option.at ?? option.space
  return space === undefined ? '' : summary(view, rules, space, english)
}

/** CORR-4: the bonuses of the new level and all lower ones that no Wound marker covers. */
function corruptionDetail(rules: Rules, hero: HeroView): string {
  const track: readonly Bonus[] = rules.tables.heroes.get(hero.hero)?.track ?? []
  const level = hero.corruption + 1
  const gained = track
    .slice(0, level)
    .filter((bonus, i) => bonus.kind !== 'none' && !hero.wounds.includes(i + 1))
    .map((bonus) => `+${bonusWord(bonus)}`)
  return `to level ${level} of 7, for this roll ${gained.join(', ') || 'nothing'}`
}

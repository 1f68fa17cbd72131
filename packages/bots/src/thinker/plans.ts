import { type Option, PROMPTS, type Result, type Rules, randomFrom, type View } from '@haven/engine'
import { ALTAR_PRICE, countSkillUses, defenseOf } from '@haven/engine/count'
import { AIMS, type FightForecast, faithPreset, faithTurned, read } from '@haven/odds'
import { createBot } from '../create.ts'
import type { KillPlan, Outcome, Plan, SkillPlan, Socket, WoundPlan } from './plan-types.ts'

/** What a seat could do with results that are assigned one at a time. Counted on its view, never on the game itself. */

type Question = View['prompts'][number]

export function planOf(rules: Rules, view: View): Plan | null {
  const [question] = view.prompts
  if (!question) return null
  switch (PROMPTS[question.kind].assigns) {
    case 'faith':
      return faithPlan(rules, view, question)
    case 'hits':
      return killPlan(rules, view, question)
    case 'wounds':
      return woundPlan(rules, view, question)
    case 'skills':
      return skillPlan(rules, view, question)
    case 'heals':
    case undefined:
      return null
  }
}

function faithPlan(rules: Rules, view: View, question: Question): Plan | null {
  const presets = AIMS.flatMap((aim) => {
    const preset = faithPreset(rules, view, question, aim)
    if (!preset) return []
    return [{ aim, as: preset.turn, outcome: outcome(preset.forecast, slotsAfter(rules, view, question, preset.turn)) }]
  })
  const { roll } = view
  if (presets.length === 0 || !roll) return null
  const { faith, choices } = roll
  const asked = question.options.flatMap(({ as }) => (as === undefined ? [] : [as as Result]))
  const jokers = [...Array.from({ length: faith }, () => asked), ...choices]
  return { of: 'faith', prompt: question.id, jokers, presets }
}

const SURE = 1 - 1e-9

function outcome({ odds }: FightForecast, slots: readonly number[]): Outcome {
  const { monsters, mean, death } = odds
  return { killed: monsters.filter(({ chance }) => chance > SURE).map(({ id }) => id), mean, death, slots }
}

/** Null where no fight asks for FAITH. */
export function outcomeOf(rules: Rules, view: View, as: readonly Result[]): Outcome | null {
  const [question] = view.prompts
  const found = question && faithTurned(rules, view, question, as, 'balanced')
  return found ? outcome(found, slotsAfter(rules, view, question, as)) : null
}

const OF_A_FIGHT: ReadonlySet<string | undefined> = new Set(['faith', 'hits', 'wounds'])

/** All dice lie: what was given, then the Hits and the wounds as the scripted player assigns them. */
function slotsAfter(rules: Rules, view: View, { seat }: Question, given: readonly string[]): readonly number[] {
  if (view.roll?.of !== 'fight') return []
  const s = rules.copy(read(rules, view).g.s)
  const bot = createBot('scripted', rules, randomFrom('haven/plan'))
  const wanted = [...given]
  const slots: number[] = []
  for (let i = 0; i < MOST_SUGGESTED; i++) {
    const seen = rules.view(s, seat)
    const question = seen.prompts.find((prompt) => prompt.seat === seat)
    if (!question || !OF_A_FIGHT.has(PROMPTS[question.kind].assigns)) break
    const next = wanted.shift()
    const found = question.options.find(({ id }) => id === next)
    const option = found?.id ?? bot.decide(seen, question)
    const slot = question.options.find(({ id }) => id === option)?.slot
    if (slot !== undefined) slots.push(slot)
    rules.advance(s, { prompt: question.id, seat, option })
  }
  return slots
}

function killPlan(rules: Rules, view: View, question: Question): KillPlan | null {
  const { roll } = view
  if (!roll || roll.of === 'cleanse') return null
  const { hits, target, doomed } = roll
  const { g } = read(rules, view)
  const killable = new Set(question.options.flatMap(({ monster }) => monster ?? []))
  const alike = (kind: string, id: string): string => (kind === 'acolyte' || kind === 'abomination' ? kind : id)
  const sockets = view.monsters
    .filter(({ id, space }) => space === target && !doomed.includes(id))
    .map(({ id, kind }): Socket => {
      const figure = g.t.figureIndex.get(id) as number
      return { monster: id, like: alike(kind, id), needs: defenseOf(g, figure) }
    })
  const open = new Set(sockets.filter(({ monster }) => killable.has(monster)).map(({ like }) => like))
  const suggested = suggestions(rules, view, question, sockets.length)
  return {
    of: 'kill',
    prompt: question.id,
    hits,
    sockets: sockets.filter(({ like }) => open.has(like)),
    beyond: sockets.filter(({ like }) => !open.has(like)),
    suggested: suggested.filter((id) => id !== 'none'),
    slots: slotsAfter(rules, view, question, suggested),
  }
}

function woundPlan(rules: Rules, view: View, question: Question): WoundPlan {
  const slots = new Map(question.options.map(({ id, slot }) => [id, slot as number]))
  const suggested = suggestions(rules, view, question, view.hurt?.left ?? 0).flatMap((id) => slots.get(id) ?? [])
  return {
    of: 'wounds',
    prompt: question.id,
    hero: question.subject.hero ?? '',
    left: suggested.length,
    slots: question.options.map(({ id, slot }) => ({ id, slot: slot as number })),
    suggested,
  }
}

function skillPlan(rules: Rules, view: View, question: Question): SkillPlan | null {
  const { roll } = view
  if (roll?.of !== 'cleanse') return null
  const { skills, counters } = roll
  const suggested = suggestions(rules, view, question, skills + counters + 1).filter((id) => id !== 'none')
  return { of: 'skills', prompt: question.id, skills, counters, prices: pricesOf(rules, view, question), suggested }
}

function pricesOf(rules: Rules, view: View, question: Question): SkillPlan['prices'] {
  const { g } = read(rules, view)
  const place = g.s.heroes.findIndex(({ hero }) => hero === question.subject.hero)
  const uses = new Map(countSkillUses(g, place).map(({ text, skills }) => [text, skills]))
  const price = ({ token, ability }: Option): number =>
    token === 'altar' ? ALTAR_PRICE : (uses.get(ability ?? '') ?? 1)
  return Object.fromEntries(question.options.flatMap((each) => (price(each) > 1 ? [[each.id, price(each)]] : [])))
}

const MOST_SUGGESTED = 60

/** What the scripted player would answer, again and again; nothing is rolled on the way. */
export function suggestions(
  rules: Rules,
  view: View,
  { kind, seat }: Question,
  most = MOST_SUGGESTED,
): readonly string[] {
  const s = rules.copy(read(rules, view).g.s)
  const bot = createBot('scripted', rules, randomFrom('haven/plan'))
  const found: string[] = []
  for (let seen = view; found.length < most; seen = rules.view(s, seat)) {
    const [question] = seen.prompts
    if (question?.kind !== kind || question.seat !== seat) break
    const option = bot.decide(seen, question)
    found.push(option)
    rules.advance(s, { prompt: question.id, seat, option })
  }
  return found
}

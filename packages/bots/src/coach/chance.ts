import { heroAt, spaceId } from '@haven/engine/count'
import { heldText } from '../scripted/hero-abilities.ts'
import { turnsLeft } from '../scripted/survey.ts'
import { firstStep } from './danger.ts'
import { deedIs, percent, type When, type Whens } from './line.ts'
import { offerOf } from './offer.ts'
import { LIKELY } from './waste.ts'

const MUCH_GAIN = 0.15
const LOW_LEVEL = 4
const LAST_TURNS = 2
/** Deeds of it that are told. */
const MOST_TOLD = 3
const ROLLS: readonly string[] = ['fight', 'shoot', 'cleanse']

export const chances: Whens<'offer' | 'shoot' | 'orders' | 'way' | 'free' | 'kills' | 'altar'> = {
  offer: (m) => {
    const offer = offerOf(m)
    if (!offer || offer.level > LOW_LEVEL || offer.gain < MUCH_GAIN) return null
    return { params: { off: percent(offer.off), on: percent(offer.on) }, answers: [offer.yes.id] }
  },

  shoot: (m) => {
    let found: { readonly id: string; readonly space: string; readonly kills: number } | null = null
    for (const option of m.question.options) {
      if (option.do !== 'shoot' || option.at === undefined) continue
      const odds = m.odds(option)
      if (odds?.of !== 'fight') continue
      const kills = 1 - (odds.odds.kills[0] ?? 1)
      if (kills >= LIKELY && (!found || kills > found.kills)) found = { id: option.id, space: option.at, kills }
    }
    if (!found) return null
    const { hero = '' } = m.question.subject
    return { params: { hero, space: found.space, p: percent(found.kills) }, answers: [found.id] }
  },

  orders: ({ question, g }) => {
    const yes = question.options.find((option) => option.yes === true)
    const aid = yes && heldText(g, question.subject.cause)?.aid
    return aid && 'orders' in aid ? { params: {}, answers: [yes.id] } : null
  },

  /** What would come of the turn, where that is better than to end it; then how it goes on. */
  way: (m, stands) => {
    const { question, plan, view } = m
    if (!stands && (question.kind !== 'hero-turn' || view.turn?.steps !== 0 || view.turn.acted)) return null
    const end = question.options.find(deedIs('end'))
    if (end && (plan.option === end || (!stands && m.gainOver(end) <= 0)))
      return { params: { goesOn: 0, rolls: 0, ends: 1 }, answers: [end.id], agreed: true }
    // Later steps are no answers to this question: they are told by what they do.
    const later = plan.line.filter(({ kind }) => kind === question.kind).map(({ pick }) => ({ id: '', ...pick }))
    const told = [plan.option, ...later].filter((option) => option.do !== 'end').slice(0, MOST_TOLD)
    const rolls = told.some((option) => ROLLS.includes(option.do ?? ''))
    const params = { goesOn: Number(stands), rolls: Number(rolls), ends: 0 }
    return { params, answers: [plan.option.id], told, agreed: true }
  },

  /** The last Reaction token is spent, and turns are left. */
  free: ({ view }) => {
    const { tokens, permanent, reactions } = view.sins
    return tokens + permanent > 0 && reactions === 0 && turnsLeft(view.heroes) > 0
      ? { params: {}, answers: null }
      : null
  },

  kills: ({ view }) => {
    const condition = view.endOfRound?.clock?.condition
    if (condition?.fact !== 'kills' || condition.when !== 'under') return null
    const turns = turnsLeft(view.heroes) + (view.turn ? 1 : 0)
    const missing = condition.bound - condition.now
    return turns <= LAST_TURNS && missing > 0 ? { params: { n: missing }, answers: null } : null
  },

  altar: (m) => {
    const { g, place, question } = m
    const { space, turns, extraTurns } = heroAt(g, place)
    if (turns + extraTurns > 0) return null
    const altars = m.view.endOfRound?.altars ?? []
    if (altars.includes(spaceId(g, space))) return null
    for (const { to, safest } of m.paths) {
      if (!altars.includes(to) || safest.pays) continue
      const step = firstStep(question.options, safest.spaces)
      if (step) return { params: { space: to }, answers: [step.id] }
    }
    return null
  },
} satisfies Record<string, When>

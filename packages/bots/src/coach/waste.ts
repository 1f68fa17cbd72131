import { heroAt, leavingWounds, spaceId } from '@haven/engine/count'
import { idleOf } from '../thinker/idle.ts'
import { deedIs, percent, type When, type Whens } from './line.ts'
import { offerOf } from './offer.ts'

/** A chance on which one can build. */
export const LIKELY = 0.6
/** Of the chance of what the offer would buy. */
const LITTLE_GAIN = 0.05

export const wastes: Whens<'leave' | 'city' | 'keep'> = {
  leave: (m) => {
    const fight = m.question.options.find(deedIs('fight'))
    if (!fight || leavingWounds(m.g, m.place) === 0) return null
    const odds = m.odds(fight)
    if (odds?.of !== 'fight') return null
    const kills = 1 - (odds.odds.kills[0] ?? 1)
    return kills < LIKELY ? null : { params: { p: percent(kills) }, answers: [fight.id] }
  },

  city: (m) => {
    const city = m.question.options.find(deedIs('city'))
    if (!city || idleOf(m.rules, m.view, m.question)[city.id]) return null
    return { params: { district: spaceId(m.g, heroAt(m.g, m.place).space) }, answers: [city.id] }
  },

  keep: (m) => {
    const offer = offerOf(m)
    if (!offer || offer.gain >= LITTLE_GAIN) return null
    return { params: {}, answers: [offer.no.id] }
  },
} satisfies Record<string, When>

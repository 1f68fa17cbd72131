import { type Bot, createBot, createValue, type Question, type Thinker, VALUE_WEIGHTS } from '@haven/bots'
import { type Coaching, coach, coachLineOf, NOTHING_SAID } from '@haven/bots/coach'
import type { CoachId } from '@haven/content'
import { type Option, PROMPTS, type Random, type Rules, randomFrom, type View } from '@haven/engine'
import { forecast } from '@haven/odds'

/** A chance that is none. */
const NEVER = 1e-9

/** Lives that an answer costs whatever the dice say. */
function surelyLost(rules: Rules, view: View, question: Question, option: Option): number {
  const found = forecast(rules, view, question, option)
  if (!found || found.of === 'cleanse') return 0
  return found.odds.wounds.findIndex((chance) => chance > NEVER)
}

/** Careful but ignorant: any legal answer that does not cost a life for sure where another does not, drawn by lot. */
export function drawCarefully(rules: Rules, view: View, question: Question, random: Random): Option {
  const lost = question.options.map((option) => surelyLost(rules, view, question, option))
  const least = Math.min(...lost)
  const safe = question.options.filter((_, i) => lost[i] === least)
  return safe[random.below(safe.length)] as Option
}

/** What a game's player was told. */
export interface Heard {
  /** Questions at which a line named an answer, those at which another one had been drawn, and rolls laid ready. */
  followed: number
  changed: number
  ready: number
  lines: Partial<Record<CoachId, number>>
}

export const NOTHING_HEARD: Heard = { followed: 0, changed: 0, ready: 0, lines: {} }

interface PupilOf {
  readonly random: Random
  /** Of the coach's thoughts. */
  readonly seed: string
  readonly isCoached: boolean
  readonly heard: Heard
}

/**
 * The player looks at the answer that was drawn, hears the coach, and follows wherever he names an answer. Nothing
 * fades; but what names no answer is told once, so that it does not take the place of what does.
 */
export function createPupil(rules: Rules, { random, seed, isCoached, heard }: PupilOf): Bot {
  const thinker: Thinker = { rules, value: createValue(VALUE_WEIGHTS), seed, temperature: 0 }
  const suggested = createBot('scripted', rules, randomFrom(`${seed}/ready`))
  const gone: CoachId[] = []
  let before: Coaching = NOTHING_SAID

  function hear(view: View, question: Question, focus: string): readonly string[] {
    const was = before
    before = coach(thinker, { view, question, focus, before, gone })
    const { line, said, turn } = before
    if (said !== null && (said !== was.said || turn !== was.turn)) {
      heard.lines[said] = (heard.lines[said] ?? 0) + 1
      if (!line?.answers) gone.push(said)
    }
    return line?.answers ?? []
  }

  return {
    name: isCoached ? 'coached' : 'alone',
    decide(view, question) {
      const drawn = drawCarefully(rules, view, question, random)
      if (!isCoached || question.options.length === 1) return drawn.id
      // He said so before the dice fell; while they lie there he says nothing.
      if (PROMPTS[question.kind].assigns && isReady(before)) {
        heard.ready++
        return suggested.decide(view, question)
      }
      const answers = hear(view, question, drawn.id)
      if (answers.length === 0) return drawn.id
      heard.followed++
      if (answers.includes(drawn.id)) return drawn.id
      heard.changed++
      return answers[random.below(answers.length)] as string
    },
  }
}

/** The line of this turn means the rolls of it too: what the page lays ready for one press. */
const isReady = ({ said }: Coaching): boolean => said !== null && coachLineOf(said).ready === true

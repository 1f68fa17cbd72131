import { firstNight } from '@haven/content/first-night'
import type { Lesson } from '@haven/engine'
import { coreRules } from '@haven/testkit'
import { describe, expect, test } from 'vitest'
import { type Proof, proveLesson } from './proof.ts'
import { filmOf, spoken } from './time.ts'

/** What each scene asks, how much was tried, and how its own line goes: a change of these is meant, or it is a mistake. */
const SCENES = {
  owners: { asked: 'corruption faith hero-turn kill wound-slot', others: 'sin-card' },
  streets: { asked: 'city-action heal-slot hero-turn wound-slot', others: 'reaction reaction-fight reaction-move' },
  steel: { asked: 'corruption faith hero-turn kill wound-slot', others: 'reaction reaction-fight reaction-move' },
  bargain: { asked: 'city-action corruption heal-slot hero-turn kill remove-token wound-slot', others: '' },
  city: {
    asked: 'city-action corruption hero-turn kill orbital-kill orbital-move take-turn upgrade',
    others: '',
  },
  unite: { asked: 'ability corruption hero-turn inherit kill mission reserve-hero', others: 'mission' },
  'other-side': {
    asked: 'acolyte apocalypse-card reaction reaction-fight reaction-move sin-card story-task summon',
    others: 'ability corruption first-hero hero-turn wound-slot',
  },
} as const

const proofs = new Map<string, Proof>()
const proofOf = (lesson: Lesson): Proof => {
  const known = proofs.get(lesson.id) ?? proveLesson(coreRules, lesson)
  proofs.set(lesson.id, known)
  return known
}

describe('First Night', () => {
  test.each(firstNight.map((lesson) => [lesson.id, lesson] as const))(
    '%s: every accepted answer in every order leads to the goal',
    (id, lesson) => {
      const { problems, states, ends, asked, others } = proofOf(lesson)
      expect(problems.slice(0, 5)).toEqual([])
      expect(states).toBeGreaterThan(20)
      expect(ends).toBeGreaterThan(50)
      expect({ asked: asked.join(' '), others: others.join(' ') }).toEqual(SCENES[id as keyof typeof SCENES])
    },
  )

  test('the scenes go in their order, each after the other', () => {
    expect(firstNight.map(({ scene }) => scene)).toEqual([0, 1, 2, 3, 4, 5, 6])
    expect(firstNight.map(({ id }) => id)).toEqual(Object.keys(SCENES))
  })

  test('the first act comes soon, a scene is short, and so is the night', () => {
    const times = firstNight.map((lesson) => {
      const { line } = proofOf(lesson)
      const first = spoken(line.before) * WORD + DECISION
      const whole = line.decisions * DECISION + spoken(line.said) * WORD + filmOf(line) / 1000
      return { lesson, first, whole }
    })
    const night = times.filter(({ lesson }) => lesson.scene > 0).reduce((sum, { whole }) => sum + whole, 0)
    for (const { lesson, first, whole } of times)
      console.log(`${lesson.id}: first act after ${first.toFixed(1)} s, ${whole.toFixed(1)} of ${lesson.most} s`)
    console.log(`the night: ${night.toFixed(1)} of ${NIGHT} s`)
    for (const { lesson, first, whole } of times) {
      expect(first, lesson.id).toBeLessThanOrEqual(20)
      expect(whole, lesson.id).toBeLessThanOrEqual(lesson.most)
    }
    expect(night).toBeLessThanOrEqual(NIGHT)
  })
})

/** Seconds: 200 words a minute, and so long for a decision. */
const WORD = 0.3
const DECISION = 3.5
const NIGHT = 14 * 60

const [, streets, steel, bargain] = firstNight as readonly [Lesson, Lesson, Lesson, Lesson]
const withStep = (lesson: Lesson, id: string, change: Partial<Lesson['steps'][number]>): Lesson => ({
  ...lesson,
  steps: lesson.steps.map((step) => (step.id === id ? { ...step, ...change } : step)),
})

/** Mistakes that somebody who writes a scene makes, and what is said of them. */
const FAULTS: readonly (readonly [string, Lesson, RegExp])[] = [
  [
    'a step that accepts what leads out of the scene',
    withStep(steel, '2.1', { accept: [{ do: 'fight' }, { do: 'end' }] }),
    /after hero-turn:end .*(the game is over|dice run out|accepts nothing|no step)/,
  ],
  ['a step that accepts nothing', withStep(steel, '2.4', { accept: [{ do: 'fight' }] }), /2\.4 accepts nothing/],
  [
    'an answer that is insisted on without a reason',
    withStep(bargain, '3.2', { why: [] }),
    /insists on \S+ without a reason/,
  ],
  ['a puppet that has nothing to say', { ...steel, puppets: steel.puppets.slice(1) }, /nobody answers reaction/],
  [
    'a die too few',
    { ...steel, scenario: { ...steel.scenario, dice: { ...steel.scenario.dice, sin: ['hit', 'blank'] } } },
    /dice run out/,
  ],
  [
    'a goal that the line does not reach',
    { ...streets, goal: [...streets.goal, { never: { event: 'woundTaken' } }] },
    /line: .*woundTaken.* does not hold/,
  ],
  [
    'a step that another hides',
    { ...steel, steps: [...steel.steps, { id: '2.99', at: { kind: 'faith' }, accept: [{}] }] },
    /2\.99 never comes/,
  ],
]

describe('planted faults are found', () => {
  test.each(FAULTS)('%s', (_, lesson, said) => {
    const { problems } = proveLesson(coreRules, lesson)
    expect(problems.join('\n')).toMatch(said)
  })
})

import { firstNight } from '@haven/content/first-night'
import { type Random, randomFrom } from '@haven/engine'
import { helpFor, IDLE_SECONDS } from '@haven/table/learn'
import { Pupil, sceneOf } from '@haven/testkit/pupil'
import { describe, expect, test } from 'vitest'

/** Newcomers of three kinds at the real judge. */

const SCENES = firstNight.map((lesson) => [lesson.id, lesson] as const)
/** More than anybody needs: three tries at each question of the longest way. */
const MOST = 120

function until(pupil: Pupil, deed: () => void): number {
  for (let tries = 0; tries < MOST; tries++) {
    if (pupil.isOver) return tries
    deed()
  }
  throw new Error(`stuck at ${pupil.shown.step?.id}`)
}

/** Any legal answer, until *Show me* is there. */
function atRandom(pupil: Pupil, random: Random): void {
  const { wrong } = pupil.shown
  const { options } = pupil
  const option = helpFor(wrong, 0).show ? pupil.showing : options[random.below(options.length)]?.id
  expect(pupil.answer(option ?? '')).toBeNull()
}

describe.each(SCENES)('%s', (_, lesson) => {
  test('who takes what is lit passes, and nothing is said against it', () => {
    const pupil = new Pupil(lesson)
    until(pupil, () => {
      expect(pupil.answer(pupil.showing)).toBeNull()
      expect(pupil.shown.reason).toBeNull()
    })
    expect(pupil.shown.wrongs).toBe(0)
    // It is the line of the scene.
    const own = lesson.scenario.answers.filter(({ seat }) => seat === lesson.seat)
    expect(pupil.shown.answers.length).toBe(own.length)
    expect(pupil.update.view.prompts).toEqual([])
  })

  test('who takes any legal answer is never stuck, and passes with hints', () => {
    for (const seed of ['a', 'b', 'c']) {
      const pupil = new Pupil(lesson)
      const random = randomFrom(`newcomer ${seed}`)
      until(pupil, () => atRandom(pupil, random))
      expect(pupil.shown.over?.reward).toBe(lesson.reward)
    }
  })

  test('who does nothing is hinted at, and then shown', () => {
    const pupil = new Pupil(lesson)
    until(pupil, () => {
      const { wrong, step } = pupil.shown
      expect(helpFor(wrong, IDLE_SECONDS.pulse - 1)).toEqual({ pulse: false, hint: false, show: false })
      expect(helpFor(wrong, IDLE_SECONDS.hint)).toEqual({ pulse: true, hint: true, show: false })
      expect(helpFor(wrong, IDLE_SECONDS.show).show).toBe(true)
      expect(step?.hint).toMatch(/^fn\./)
      pupil.answer(pupil.showing)
    })
  })

  test('everything can be taken back, dice too, and comes again', () => {
    const pupil = new Pupil(lesson)
    const seen: unknown[] = []
    until(pupil, () => {
      seen.push(pupil.update.view)
      pupil.answer(pupil.showing)
    })
    const end = pupil.update.view
    for (const view of seen.toReversed()) {
      expect(pupil.undo()).toBeNull()
      expect(pupil.update.view).toEqual(view)
    }
    expect(pupil.undo()).toBe('nothing-to-undo')
    until(pupil, () => pupil.answer(pupil.showing))
    expect(pupil.update.view).toEqual(end)
  })

  test('it goes on where it was left', () => {
    const pupil = new Pupil(lesson)
    until(pupil, () => {
      const again = new Pupil(lesson, pupil.shown.answers)
      expect(again.update.view).toEqual(pupil.update.view)
      expect(again.shown.step).toEqual(pupil.shown.step)
      pupil.answer(pupil.showing)
    })
    expect(new Pupil(lesson, pupil.shown.answers).shown.over).toEqual(pupil.shown.over)
  })
})

describe('the gate', () => {
  test('an answer that leads out of the scene has a reason and a rule, and changes nothing', () => {
    const pupil = new Pupil(sceneOf(1))
    const { view } = pupil.update
    expect(pupil.answer('move:s3,1')).toBeNull()
    expect(pupil.shown).toMatchObject({
      reason: { say: 'fn.1.west', rule: 'MOVE-1', insists: false },
      wrong: 1,
      answers: [],
    })
    expect(pupil.update.view).toEqual(view)
    pupil.answer('end')
    expect(pupil.shown).toMatchObject({ reason: { say: 'fn.1.carry' }, wrong: 2 })
    pupil.answer('move:s2,0')
    expect(pupil.shown).toMatchObject({ reason: null, wrong: 0, wrongs: 2 })
  })

  test('an unwise one has its reason once, and is done when it is chosen again', () => {
    const pupil = new Pupil(sceneOf(1))
    pupil.answer('move:s2,0')
    pupil.answer('end')
    expect(pupil.shown.reason).toMatchObject({ say: 'fn.1.left', insists: true })
    expect(pupil.update.view.turn?.hero).toBe('rocco')
    pupil.answer('end')
    expect(pupil.shown.step?.id).toBe('1.8')
  })

  test('an illegal one is refused by the rules', () => {
    const pupil = new Pupil(sceneOf(1))
    expect(pupil.answer('move:s0,0')).toBe('unknown-option')
    expect(pupil.shown.wrong).toBe(0)
  })

  test('a whole way passes it step by step', () => {
    const pupil = new Pupil(sceneOf(1))
    const walk = (spaces: readonly string[]) => {
      const [prompt] = pupil.update.view.prompts
      return pupil.do({ command: 'walk', seat: 'hero1', prompt: prompt?.id ?? '', pays: null, spaces })
    }
    expect(walk(['s3,1'])).toBeNull()
    expect(pupil.shown).toMatchObject({ reason: { say: 'fn.1.west' }, answers: [] })
    // It stops at the corruption of the first step, as ways do; the rest is another wish.
    expect(walk(['s2,0', 's2,1'])).toBeNull()
    expect(pupil.shown.answers).toEqual(['move:s2,0'])
    expect(walk(['s2,1'])).toBeNull()
    expect(pupil.shown).toMatchObject({ reason: { say: 'fn.1.west' }, answers: ['move:s2,0'] })
  })

  test('a plan passes it one by one', () => {
    const pupil = new Pupil(sceneOf(2))
    for (const option of ['fight', 'none']) pupil.answer(option)
    const [prompt] = pupil.update.view.prompts
    expect(prompt?.kind).toBe('kill')
    pupil.do({ command: 'give', seat: 'hero1', prompt: prompt?.id ?? '', options: ['none'] })
    expect(pupil.shown.reason).toMatchObject({ say: 'fn.2.spend', rule: 'FIGHT-10' })
    pupil.do({ command: 'give', seat: 'hero1', prompt: prompt?.id ?? '', options: ['acolyte-1'] })
    expect(pupil.shown.reason).toBeNull()
  })

  test('a bubble is said once, and again where it is taken back', () => {
    const pupil = new Pupil(sceneOf(3))
    for (const option of ['fight', 'yes']) pupil.answer(option)
    expect(pupil.shown.step).toMatchObject({ id: '3.3', say: 'fn.3.split' })
    pupil.answer('abomination-1')
    expect(pupil.shown.step).toMatchObject({ id: '3.3', say: null })
    pupil.undo()
    expect(pupil.shown.step).toMatchObject({ id: '3.3', say: 'fn.3.split' })
  })

  test('nothing answers itself', () => {
    const pupil = new Pupil(sceneOf(1))
    for (const option of ['move:s2,0', 'move:s1,0']) pupil.answer(option)
    // Slot 1 has no bonus: in a game it would be taken without asking.
    expect(pupil.update.view.prompts[0]?.kind).toBe('wound-slot')
  })

  test('nobody says that they cannot agree', () => {
    const pupil = new Pupil(sceneOf(5))
    until(pupil, () => {
      if (pupil.update.talk) pupil.do({ command: 'give-up', seat: 'hero1' })
      if (pupil.update.talk) expect(pupil.shown.reason).toMatchObject({ say: 'fn.no.none', rule: 'UNITE-1' })
      pupil.answer(pupil.showing)
    })
  })

  test('how it went is told beside par', () => {
    const pupil = new Pupil(sceneOf(1))
    until(pupil, () => pupil.answer(pupil.showing))
    expect(pupil.shown.over?.par).toEqual([
      { of: 'wounds', hero: 'rocco', par: 2, yours: 2 },
      { of: 'corruption', hero: 'rocco', par: 2, yours: 2 },
    ])
  })

  test('answers that today’s scene does not lead through begin it anew', () => {
    expect(new Pupil(sceneOf(2), ['fight', 'sing']).shown.answers).toEqual([])
  })
})

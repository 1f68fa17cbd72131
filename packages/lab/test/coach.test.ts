import type { Question } from '@haven/bots'
import { randomFrom } from '@haven/engine'
import { scene } from '@haven/testkit'
import { expect, test } from 'vitest'
import { coreRules } from '../src/boxes/index.ts'
import type { CoachGame } from '../src/coach/game.ts'
import { createPupil, drawCarefully, type Heard, NOTHING_HEARD } from '../src/coach/ignorant.ts'
import { sumUp } from '../src/coach/measure.ts'

/** The measurement of the coach: who plays, and what it comes to. */

const rules = coreRules()
const heardNew = (): Heard => ({ ...NOTHING_HEARD, lines: {} })

const held = () =>
  scene({
    heroes: { thorley: { space: 's0,0', turns: 1 }, rose: 's3,2', rocco: 's3,2' },
    monsters: ['acolyte s0,0'],
    reactions: 0,
    setup: { heroPlayers: 1 },
  })
const asked = () => {
  const view = held().view('hero1')
  return { view, question: view.prompts[0] as Question }
}

test('the careful draws any answer but those that cost a life for sure', () => {
  const { view, question } = asked()
  const drawn = new Set(
    Array.from({ length: 60 }, (_, i) => drawCarefully(rules, view, question, randomFrom(`draw ${i}`)).do),
  )
  expect(question.options.map((option) => option.do)).toContain('move')
  expect(drawn).toEqual(new Set(['fight', 'end']))
})

test('with the coach he takes what a line names, whatever was drawn; alone he does not hear it', () => {
  const { view, question } = asked()
  const answers = (isCoached: boolean, heard: Heard) =>
    Array.from({ length: 5 }, (_, i) =>
      createPupil(rules, { random: randomFrom(`draw ${i}`), seed: 'pupil', isCoached, heard }).decide(view, question),
    )
  const heard = heardNew()
  expect(new Set(answers(true, heard)).size).toBe(1)
  expect(heard).toMatchObject({ followed: 5, lines: { way: 5 } })
  const nothing = heardNew()
  expect(new Set(answers(false, nothing)).size).toBe(2)
  expect(nothing.followed).toBe(0)
})

test('wins of both with their intervals, and whether these are apart', () => {
  const game = (index: number, alone: boolean, coached: boolean): CoachGame => ({
    index,
    alone,
    coached,
    rounds: [4, 7],
    heard: { ...heardNew(), followed: 2, changed: 1, ready: 3, lines: { way: 1 } },
  })
  const games = Array.from({ length: 200 }, (_, i) => game(i, i < 2, i < 80))
  expect(sumUp(games)).toMatchObject({
    alone: { hits: 2, of: 200 },
    coached: { hits: 80, of: 200 },
    apart: true,
    better: true,
    followed: 400,
    changed: 200,
    ready: 600,
    lines: { way: 200, heal: 0 },
  })
  expect(sumUp(games.map((each) => ({ ...each, coached: each.alone })))).toMatchObject({ apart: false, better: false })
  expect(sumUp(games.map((each) => ({ ...each, alone: each.coached, coached: each.alone }))).better).toBe(false)
})

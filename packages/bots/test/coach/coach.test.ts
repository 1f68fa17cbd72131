import type { CoachId } from '@haven/content'
import { COACH_LINES } from '@haven/content/coach'
import { PROMPT_KINDS, PROMPTS, type PromptKind, randomFrom, type Seat } from '@haven/engine'
import { type Scene, scene } from '@haven/testkit'
import { describe, expect, test } from 'vitest'
import {
  coach,
  goneOf,
  Moment,
  NOTHING_SAID,
  NOTHING_SHOWN,
  noteGot,
  noteRight,
  noteSeen,
  unasked,
} from '../../src/coach/index.ts'
import { HABITS } from '../../src/prompt-habits.ts'
import { createThinker } from '../../src/thinker/index.ts'
import { rules } from '../table.ts'
import { momentsOf } from '../thinking/moments.ts'
import { asked, heard, otherThan, thinker } from './at.ts'

const ALL_AT = COACH_LINES.map(({ at }) => at as PromptKind | null)
/** Questions that are asked while dice lie there. */
const DICE = PROMPT_KINDS.filter(
  (kind) =>
    ['faith', 'hits', 'skills', 'wounds'].includes(PROMPTS[kind].assigns ?? '') || PROMPTS[kind].lays === 'dice',
)
const ALL = COACH_LINES.map(({ id }) => id)

function momentAt(at: Scene): Moment {
  const { view, question } = asked(at)
  return new Moment(thinker, view, question, null)
}

describe('at most one line a turn', () => {
  test('what was said stands, and nothing else is said until the next turn', () => {
    const at = scene({
      heroes: { thorley: { space: 's0,2', turns: 1 }, rose: 's0,2', rocco: 's0,2' },
      monsters: ['controller s3,0'],
      sinDiscard: ['pride-hubris'],
      setup: { heroPlayers: 1 },
      reactions: 0,
    })
    const first = heard(at, ['card', 'controller'])
    expect(first.said).toBe('card')
    at.hero1({ do: 'move', to: 's0,1' })
    const then = heard(at, ['card', 'controller'], { before: first })
    expect(then.line).toEqual(first.line)
    // Seen often enough: it stands in its turn all the same, and is not said in the next one.
    expect(heard(at, [], { before: then }).line).toEqual(first.line)
    expect(heard(at, [], { before: { ...then, turn: 'another' } })).toMatchObject({ said: null, line: null })
    // Whoever has it hears no other in this turn.
    const had = { ...then, isHad: true } as const
    expect(heard(at, ['controller'], { before: had })).toMatchObject({ said: 'card', line: null })
    at.hero1({ do: 'end' })
    at.declineUntil('hero-turn', 'take-turn')
    expect(heard(at, ['controller'], { before: then }).said).toBe(at.asks('hero-turn') ? 'controller' : null)
  })

  test('danger before waste, waste before chance, chance before what is good to know', () => {
    const ranks = COACH_LINES.map(({ kind }) => ['danger', 'waste', 'chance', 'fact'].indexOf(kind))
    expect(ranks).toEqual([...ranks].sort((a, b) => a - b))
    const at = scene({
      heroes: { thorley: 's0,2', rose: 's0,2', rocco: 's0,2' },
      reserve: ['leah', 'brad', 'karl'],
      sinDiscard: ['pride-hubris'],
      setup: { heroPlayers: 1 },
    })
    expect(heard(at, ALL, { before: { ...NOTHING_SAID, turn: 'another' } }).said).toBe('death')
  })

  test('never in a vote', () => {
    const at = scene({ current: { phase: 'round-start', begun: true } })
    expect(at.prompts.length).toBeGreaterThan(1)
    expect(heard(at, ALL)).toMatchObject({ line: null, said: null })
  })

  test('never for the Sins player, and never while dice lie there', () => {
    for (const kind of PROMPT_KINDS)
      if (HABITS[kind].inTurn) expect([kind, PROMPTS[kind].of]).not.toEqual([kind, 'sins'])
    for (const kind of DICE)
      expect([kind, HABITS[kind].inTurn, ALL_AT.includes(kind)]).toEqual([kind, undefined, false])
    const at = scene({
      hand: ['pride-hubris'],
      reactions: 1,
      heroes: { thorley: 's0,0', rose: 's3,2', rocco: 's3,2' },
      monsters: ['abomination s0,0'],
    })
    at.hero1({ do: 'end' })
    expect(at.prompt.seat).toBe('sins')
    expect(heard(at, ALL).line).toBeNull()
  })
})

describe('fading', () => {
  test('a line goes when it was done right twice unasked, seen three times, or is known', () => {
    expect(goneOf(noteRight(NOTHING_SHOWN, 'city'))).toEqual([])
    expect(goneOf(noteRight(noteRight(NOTHING_SHOWN, 'city'), 'city'))).toEqual(['city'])
    const twice = noteSeen(noteSeen(NOTHING_SHOWN, 'heal'), 'heal')
    expect(goneOf(twice)).toEqual([])
    expect(goneOf(noteSeen(twice, 'heal'))).toEqual(['heal'])
    expect(goneOf(noteGot(NOTHING_SHOWN, 'free'))).toEqual(['free'])
  })

  test('right though nothing was said: the answer that a true line names', () => {
    const at = scene({
      heroes: { thorley: { space: 'saint-jude-hospital', wounds: [1, 2] }, rose: 's3,2', rocco: 's3,2' },
      setup: { heroPlayers: 1 },
      turn: { acted: true, moveOver: true },
    })
    const right = unasked(momentAt(at), NOTHING_SAID)
    expect(right.find(({ id }) => id === 'city')?.answers).toEqual(['city'])
    // What was said in this turn is not done unasked.
    const before = heard(at, ['city'], { focus: { do: 'end' } })
    expect(before.said).toBe('city')
    expect(unasked(momentAt(at), before).map(({ id }) => id)).not.toContain('city')
  })
})

/** Two worlds that look alike to a seat are coached alike: other hands, decks, tokens and dice are never looked at. */
test('no peeking', () => {
  let lines = 0
  const moments = momentsOf(3, 50).filter(({ prompt }) => prompt.seat !== 'sins')
  for (const { view, prompt } of moments.filter((_, i) => i % 4 === 0)) {
    const other = rules.view(rules.resample(view, randomFrom(`other world ${view.decisions}`)), view.viewer as Seat)
    const question = other.prompts.find(({ id }) => id === prompt.id)
    if (!question) throw new Error('the other world asks something else')
    const focus = prompt.options.at(-1)?.id ?? null
    const common = { focus, before: NOTHING_SAID, gone: [] }
    const here = coach(thinker, { view, question: prompt, ...common })
    expect(coach(thinker, { view: other, question, ...common })).toEqual(here)
    if (here.line) lines++
  }
  expect(lines).toBeGreaterThan(1)
})

test('as the page asks: the line, and afterwards what would have been better', async () => {
  const think = createThinker(rules, () => 0)
  const at = scene({
    heroes: { thorley: { space: 's0,0', turns: 1 }, rose: 's3,2', rocco: 's3,2' },
    monsters: ['acolyte s0,0'],
    reactions: 0,
    setup: { heroPlayers: 1 },
  })
  const { view, question } = asked(at)
  const gone: CoachId[] = otherThan('way')
  const found = await think('coach', view, { prompt: question.id, focus: null, before: NOTHING_SAID, gone })
  expect(found?.coaching.said).toBe('way')
  expect(await think('coach', view, { prompt: 'another', focus: null, before: NOTHING_SAID, gone })).toBeNull()
  const wiser = await think('wiser', view, { seen: view, given: 'end' })
  expect(wiser?.gain.mean).toBeGreaterThan(0)
  expect(wiser?.option.do).not.toBe('end')
})

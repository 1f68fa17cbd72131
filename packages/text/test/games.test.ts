import { coreBox } from '@haven/content'
import { compileBox, type Event, PROMPT_KINDS, type PromptKind, randomFrom } from '@haven/engine'
import { english } from '@haven/text'
import { expect, test } from 'vitest'
import { expectNoIds, expectWords } from './sentences.ts'

/** Whole games, played at random: everything that comes up has words. */

const rules = compileBox(coreBox)
const kinds = new Set<PromptKind>()

function play(seed: string, heroPlayers: number, edition: 'final' | 'preview'): void {
  const random = randomFrom(seed)
  const setup = rules.resolveSetup({ heroPlayers, edition }, random)
  const opening = rules.opening(setup, seed)
  let { state } = opening
  narrate(opening.events)
  for (let decisions = 0; decisions < 1_500; decisions++) {
    const [prompt] = rules.prompts(state)
    if (!prompt) break
    kinds.add(prompt.kind)
    const question = english.prompt(prompt)
    expectWords(question, prompt)
    expectNoIds(question, prompt)
    const options = rules.options(state, prompt)
    const facts = {
      trackOf: (hero: string) => rules.tables.heroes.get(hero)?.track,
      spaceOf: (monster: string) => rules.view(state, 'all').monsters.find((each) => each.id === monster)?.space,
    }
    const shown = decisions % 7 === 0 ? facts : undefined
    const texts = options.map((option) => english.option(option, prompt, shown))
    for (const [i, text] of texts.entries()) {
      expectWords(text, options[i])
      expectNoIds(text, options[i])
    }
    expect(new Set(texts).size, `${question} ${texts.join(' | ')}`).toBe(texts.length)
    // Ending turns early would end games early: other answers come first.
    const lively = options.filter((option) => option.do !== 'end' && !option.none)
    const pool = lively.length > 0 && random.below(5) > 0 ? lively : options
    const option = pool[random.below(pool.length)]
    if (!option) throw new Error(`no answer to ${prompt.kind}`)
    const result = rules.decide(state, { prompt: prompt.id, seat: prompt.seat, option: option.id })
    state = result.state
    narrate(result.events)
  }
  const outcome = rules.outcome(state)
  if (outcome) expectWords(english.outcome(outcome), outcome)
}

function narrate(events: readonly Event[]): void {
  for (const viewer of ['all', 'spectator'] as const) {
    for (const event of rules.viewEvents([...events], viewer)) {
      const text = english.event(event)
      expectWords(text, event)
      expectNoIds(text, event)
    }
  }
}

test('games played at random are told in words from beginning to end', () => {
  for (const [i, players] of [1, 2, 3, 4, 3, 4].entries())
    play(`words-${i}`, players, i % 3 === 2 ? 'preview' : 'final')
  const never = PROMPT_KINDS.filter((kind) => !kinds.has(kind))
  expect(kinds.size, `never asked: ${never.join(', ')}`).toBeGreaterThan(20)
})

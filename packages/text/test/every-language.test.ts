import {
  FILE_CODES,
  HAZARDS,
  HERO_FACES,
  IDLE_REASONS,
  MONSTER_KINDS,
  NPCS,
  PROMPT_KINDS,
  REFUSAL_CODES,
  RULE_IDS,
  SEATS,
  SIN_FACES,
  TOKEN_KINDS,
  WINDOWS,
} from '@haven/engine'
import { describe, expect, test } from 'vitest'
import { allEvents } from './samples/events.ts'
import { allPrompts } from './samples/prompts.ts'
import { refusalSamples } from './samples/refusals.ts'
import { CONTENT_IDS, expectNoIds, expectWords, spoken } from './sentences.ts'

/** What is true of every language; how a sentence looks in it stands in `sentences.ts`. */

const ENGINE_IDS = [
  ...HAZARDS,
  ...HERO_FACES,
  ...MONSTER_KINDS,
  ...NPCS,
  ...SEATS,
  ...SIN_FACES,
  ...TOKEN_KINDS,
  ...WINDOWS,
  'heal',
  'repent',
  'inventory',
  'orbital',
  'altar',
]

describe.each(spoken)('$language', (each) => {
  const { catalogue, sentence, question, longest } = each
  test('everything with an id has a name', () => {
    for (const id of [...CONTENT_IDS, ...ENGINE_IDS]) {
      const name = catalogue.name(id)
      expectWords(name, id, each)
      expect(name, id).not.toBe(id)
    }
  })
  test('every card has a name and says what happens in at most so many characters', () => {
    for (const id of CONTENT_IDS) {
      const card = catalogue.card(id)
      if (!card) throw new Error(`no card ${id}`)
      expectWords(card.name, id, each)
      expectWords(card.text, id, each)
      expect(card.text.length, `${id}: ${card.text.length}`).toBeLessThanOrEqual(longest)
      expect(card.text, id).toMatch(/\.⟧?$/)
      expectNoIds(card.text, id)
      if (card.flavour !== undefined) expectWords(card.flavour, id, each)
    }
  })
  test('no two cards have the same name', () => {
    const names = CONTENT_IDS.map((id) => catalogue.card(id)?.name)
    expect(names.length - new Set(names).size).toBe(0)
  })
  test('every rule has a title and a paragraph', () => {
    for (const id of RULE_IDS) {
      const rule = catalogue.rule(id)
      expectWords(rule?.title ?? '', id, each)
      expectWords(rule?.text ?? '', id, each)
    }
  })
  test('a card that is cited as a rule gives its own text', () => {
    for (const id of CONTENT_IDS) expect(catalogue.rule(id)?.text).toBe(catalogue.card(id)?.text)
    expect(catalogue.rule('no-such-rule')).toBeNull()
  })
  test('every kind of question reads well, and so do its answers', () => {
    expect(new Set(allPrompts.map(([prompt]) => prompt.kind))).toEqual(new Set(PROMPT_KINDS))
    for (const [prompt, options] of allPrompts) {
      const text = catalogue.prompt(prompt)
      expectWords(text, prompt, each)
      expect(text, text).toMatch(question)
      for (const option of options) expectWords(catalogue.option(option, prompt), { prompt, option }, each)
    }
  })
  test('different answers to one question read differently', () => {
    for (const [prompt, options] of allPrompts) {
      const texts = options.map((option) => catalogue.option(option, prompt))
      expect(new Set(texts).size, texts.join(' | ')).toBe(texts.length)
    }
  })
  test('a question without a subject still reads well', () => {
    for (const [prompt, options] of allPrompts) {
      const bare = { ...prompt, subject: {} }
      expectWords(catalogue.prompt(bare), bare, each)
      for (const option of options) expectWords(catalogue.option(option, bare), { bare, option }, each)
    }
  })
  test('every event is a sentence without ids', () => {
    for (const event of allEvents) {
      const text = catalogue.event(event)
      expectWords(text, event, each)
      expect(text, text).toMatch(sentence)
      expectNoIds(text, event)
    }
  })
  test('every reason reads well, with and without its parameters', () => {
    for (const code of [...REFUSAL_CODES, ...FILE_CODES]) {
      for (const sample of [...refusalSamples[code], {}]) {
        const [rule, params] = Array.isArray(sample) ? (sample as [string, object]) : ['TURN-1', sample]
        const text = catalogue.refusal({ code, rule, params: params as Record<string, string> })
        expectWords(text, { code, params }, each)
        expect(text, text).toMatch(/\.⟧?$/)
      }
    }
  })
  test('what would do nothing and what gives itself have words', () => {
    for (const reason of IDLE_REASONS) {
      expectWords(catalogue.noEffect(reason), reason, each)
      expectWords(catalogue.skipped([reason]), reason, each)
    }
    expectWords(catalogue.byItself(catalogue.skipped(IDLE_REASONS)), 'auto', each)
    expectWords(catalogue.auto, 'auto', each)
  })

  test('both outcomes have words', () => {
    expectWords(catalogue.outcome({ winner: 'heroes', rule: 'WIN-1' }), 'heroes', each)
    expectWords(catalogue.outcome({ winner: 'sins', rule: 'WIN-2' }), 'sins', each)
  })
})

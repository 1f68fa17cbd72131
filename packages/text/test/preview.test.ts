import type { Prompt } from '@haven/engine'
import { describe, expect, test } from 'vitest'
import { catalogueOf } from '../src/index.ts'
import { fetchPart } from '../src/languages.ts'

/** Section 17 of the rules: class and action have other names in the preview edition. */

const final = catalogueOf(await fetchPart('en', 'game'))
const preview = final.of({ edition: 'preview' })

const turn: Prompt = { id: '1-hero1', seat: 'hero1', kind: 'hero-turn', rule: 'TURN-1', subject: { hero: 'rose' } }
const window = { id: '1-sins', seat: 'sins', kind: 'sin-card', rule: 'SIN-1' } as const

describe('a preview game', () => {
  test('section 17 names the class Sniper and the action Resolve a crisis', () => {
    expect([final.name('shooter'), preview.name('shooter')]).toEqual(['Shooter', 'Sniper'])
    for (const hero of ['rocco', 'brad']) {
      expect(final.card(hero)?.text).toMatch(/^Shooter\./)
      expect(preview.card(hero)?.text).toBe(final.card(hero)?.text.replace('Shooter', 'Sniper'))
    }
  })

  test('section 17 in questions and answers', () => {
    const cleanse = { id: 'cleanse', do: 'cleanse' } as const
    expect(final.option(cleanse, turn)).toBe('Cleanse this space')
    expect(preview.option(cleanse, turn)).toBe('Resolve the crisis here')
    expect(preview.option({ id: 'fight', do: 'fight' }, turn)).toBe(final.option({ id: 'fight', do: 'fight' }, turn))
    const asked: Prompt = { ...window, subject: { hero: 'rose', window: 'cleanse-start' } }
    expect(preview.prompt(asked)).toBe('Sins: Rose is about to resolve a crisis. Play a Sin card?')
    const other: Prompt = { ...window, subject: { hero: 'rose', window: 'fight-start' } }
    expect(preview.prompt(other)).toBe(final.prompt(other))
  })

  test('section 17 in the log, in reasons and in the rules', () => {
    const event = { event: 'cleanseStarted', hero: 'rose', space: 's1,2' } as const
    expect(preview.event(event)).toBe('Rose started to resolve a crisis in B3.')
    expect(preview.refusal({ code: 'nothing-to-cleanse', rule: 'CLEANSE-2', params: {} })).toContain('crisis')
    for (const id of ['TURN-2', 'CLEANSE-1', 'CLEANSE-2', 'CLEANSE-3']) {
      expect(preview.rule(id)?.text, id).toContain('crisis')
      expect(preview.rule(id)?.title, id).not.toMatch(/cleans/i)
    }
    expect(preview.rule('MOVE-1')).toEqual(final.rule('MOVE-1'))
  })

  test('and back: the final edition says what it said', () => {
    expect(preview.of({ edition: 'final' }).rule('CLEANSE-1')).toEqual(final.rule('CLEANSE-1'))
    expect(final.of({ edition: 'final' })).toBe(final)
  })
})

import { coreBox } from '@haven/content'
import { compileBox, type Intent, type Prompt, type PromptKind } from '@haven/engine'
import { describe, expect, test } from 'vitest'
import { english } from '../src/index.ts'
import { lookupFor, readIntent } from '../src/typing/index.ts'

const lookup = lookupFor(compileBox(coreBox), 'havens-last-stand-a', english)
const prompt = (kind: PromptKind): Prompt => ({ id: '1-hero1', seat: 'hero1', kind, rule: 'TURN-1', subject: {} })

const MEANT: readonly [PromptKind, string, Intent | null][] = [
  ['hero-turn', 'move C2', { do: 'move', to: 's2,1' }],
  ['hero-turn', 'go to the moon', { do: 'move', to: 'to the moon' }],
  ['hero-turn', 'go to the dockside', { do: 'move', to: 'dockside' }],
  ['hero-turn', 'c2', { do: 'move', to: 's2,1' }],
  ['hero-turn', 'move s2,1', { do: 'move', to: 's2,1' }],
  ['hero-turn', 'move old cathedral', { do: 'move', to: 'old-cathedral' }],
  ['hero-turn', 'move', { do: 'move' }],
  ['hero-turn', 'shoot d1', { do: 'shoot', at: 's3,0' }],
  ['hero-turn', 'fight', { do: 'fight' }],
  ['hero-turn', 'take the commissioner', { do: 'collect', token: 'commissioner' }],
  ['hero-turn', 'collect extra turn', { do: 'collect', token: 'extraTurn' }],
  ['hero-turn', 'drop proxy', { do: 'drop', npc: 'proxy' }],
  ['hero-turn', 'use field kit', { do: 'ability', ability: 'upg-field-kit' }],
  ['hero-turn', 'flip', { do: 'explore' }],
  ['hero-turn', 'sing', null],
  ['reaction-move', 'acolyte 2 to B1', { monster: 'acolyte-2', to: 's1,0' }],
  ['reaction-move', 'move abomination-1 megatheatre', { monster: 'abomination-1', to: 'megatheatre' }],
  ['reaction-move', 'controller', { monster: 'controller' }],
  ['reaction-move', 'move abomination-1 to megatheatre', { monster: 'abomination-1', to: 'megatheatre' }],
  ['reaction-fight', 'fight', { yes: true }],
  ['summon', 'acolyte 1 in C1', { monster: 'acolyte-1', space: 's2,0' }],
  ['sin-card', 'play hubris', { card: 'pride-hubris' }],
  ['sin-card', 'card pride-cast-out', { card: 'pride-cast-out' }],
  ['sin-card', 'pass', { none: true }],
  ['wound-slot', 'slot 3', { slot: 3 }],
  ['upgrade', 'take ice blade', { card: 'upg-ice-blade' }],
  ['first-hero', 'Leah', { hero: 'leah' }],
  ['orbital-move', 'B2', { to: 's1,1' }],
  ['corruption', 'y', { yes: true }],
  ['corruption', 'corrupt', { yes: true }],
  ['corruption', 'roll', { none: true }],
  ['reaction', 'corrupt', null],
]

describe('what people type', () => {
  test.each(MEANT)('%s: "%s"', (kind, text, wanted) => {
    const found = readIntent(text, prompt(kind), lookup)
    expect(found).toEqual(wanted)
  })

  test('a figure goes by its kind, by what it is, and in any case by its number', () => {
    const nuns = lookupFor(
      compileBox(coreBox),
      'havens-last-stand-a',
      english.of({ edition: 'final', acolytes: 'nuns' }),
    )
    const options = ['acolyte-2', 'acolyte-4'].map((monster) => ({
      id: monster,
      monster,
      to: monster === 'acolyte-4' ? 's1,0' : 's2,0',
    }))
    const asked = { ...prompt('reaction-move'), options }
    expect(readIntent('nun', asked, nuns)).toEqual({ monster: 'acolyte-2' })
    expect(readIntent('move nun to B1', asked, nuns)).toEqual({ monster: 'acolyte-4', to: 's1,0' })
    expect(readIntent('acolyte to B1', asked, nuns)).toEqual({ monster: 'acolyte-4', to: 's1,0' })
    expect(readIntent('nun 4', asked, nuns)).toEqual({ monster: 'acolyte-4' })
    expect(readIntent('acolyte 2', asked, nuns)).toEqual({ monster: 'acolyte-2' })
  })

  test('rules are found in any case, cards by a part of their name if it is clear', () => {
    expect(lookup.rule('move-5')).toBe('MOVE-5')
    expect(lookup.rule('STORY-AID')).toBe('story-aid')
    expect(lookup.rule('MOVE-99')).toBeNull()
    expect(lookup.card('whose glory')).toBe('pride-whose-glory')
    expect(lookup.card('exorcists')).toBe('upg-exorcists-primer')
    expect(lookup.card('ex')).toBeNull()
    expect(lookup.card('exorcists', 'whole')).toBeNull()
  })
})

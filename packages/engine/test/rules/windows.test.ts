import type { SinCardDef, UpgradeDef, WindowName } from '@haven/engine'
import { act, gainReaction, teleportHero } from '@haven/engine/kit'
import { type Scene, type Sketch, scene } from '@haven/testkit'
import { describe, expect, test } from 'vitest'
import { card, rulesWith } from './texts.ts'

/** The windows: each opens at its exact moment and at no other. */

/** A sin with a single card, for this window, that does nothing and has no condition. */
const cardFor = (window: WindowName, more: Partial<SinCardDef> = {}): SinCardDef =>
  card(`fixture-${window}`, window, [act('nothing', () => undefined)], more)

const beacon: UpgradeDef = {
  id: 'upg-fixture-step',
  deed: { when: () => true, steps: [teleportHero((g) => g.map.index.get('s2,1') as number)] },
}

const rulesFor = (window: WindowName) => rulesWith({ cards: [cardFor(window)], upgrades: [beacon] })

const blanks = (count: number) => Array<'blank'>(count).fill('blank')
const skills = (count: number) => Array<'skill'>(count).fill('skill')

/** Thorley alone in s1,0 at his turn, unless told; the Sins player holds the one card. */
const at = (window: WindowName, sketch: Sketch = {}): Scene =>
  scene({
    rules: rulesFor(window),
    heroes: { thorley: 's1,0', rocco: 's0,2', rose: 's0,2' },
    reactions: 0,
    ...sketch,
    sins: { hand: [`fixture-${window}`], ...sketch.sins },
  })

const isOpen = (table: Scene, window: WindowName, hero: string): void =>
  expect(table.prompt).toMatchObject({ seat: 'sins', kind: 'sin-card', rule: 'SIN-1', subject: { window, hero } })

const decline = (table: Scene) => table.sins({ none: true }, 'sin-card')

describe('turn-start', () => {
  test('SIN-1 turn-start opens when the Turn token is spent, before anything else', () => {
    const table = at('turn-start', { phase: 'take-turn' })
    isOpen(table, 'turn-start', 'thorley')
    expect(table.hero('thorley').turns).toBe(1)
    expect(table.optionIds).toEqual(['none', 'fixture-turn-start'])
    decline(table)
    table.hero1({ do: 'move', to: 's0,0' })
    expect(table.kind).toBe('hero-turn')
    table.hero1({ do: 'end' })
    isOpen(table, 'turn-start', 'rocco')
  })

  test('SIN-1 turn-start opens for an Extra Turn token too', () => {
    const table = at('turn-start', {
      phase: 'take-turn',
      heroes: { thorley: { space: 's1,0', extraTurns: 1 }, rocco: 's0,2', rose: 's0,2' },
    })
    table.hero1({ with: 'extra' }, 'take-turn')
    isOpen(table, 'turn-start', 'thorley')
    expect(table.hero('thorley')).toMatchObject({ turns: 2, extraTurns: 0 })
  })

  test('SIN-1 turn-start opens after the abilities of the start of a turn', () => {
    const table = at('turn-start', {
      phase: 'take-turn',
      heroes: { karl: { space: 's1,0', upgrades: ['upg-adrenaline'] }, rocco: 's0,2', rose: 's0,2' },
    })
    for (let i = 0; i < 2; i++) {
      expect(table.kind).toBe('ability')
      table.hero1({ none: true })
    }
    isOpen(table, 'turn-start', 'karl')
  })
})

describe('hero-enters', () => {
  test('SIN-1 hero-enters opens after each step and its checks', () => {
    const table = at('hero-enters', {
      heroes: { thorley: 's3,0', rocco: 's0,2', rose: 's0,2' },
      dice: { sin: ['hit', 'blank', 'blank'] },
    })
    table.hero1({ do: 'move', to: 's3,1' }) // printed Fire
    expect(table.kind).toBe('wound-slot')
    table.hero1({ slot: 1 })
    isOpen(table, 'hero-enters', 'thorley')
    expect(table.spaceOf('thorley')).toBe('s3,1')
    decline(table)
    table.hero1({ do: 'move', to: 's3,0' })
    isOpen(table, 'hero-enters', 'thorley')
  })

  test('SIN-1 hero-enters opens before anything is picked up in the space', () => {
    const table = at('hero-enters', { tokens: ['extraTurn s0,0'] })
    table.hero1({ do: 'move', to: 's0,0' })
    isOpen(table, 'hero-enters', 'thorley')
    decline(table)
    expect(table.optionIds).toContain('collect:extraTurn')
  })

  test('SIN-1 hero-enters opens after a Metro step', () => {
    const table = at('hero-enters', {
      metro: [
        { color: 'red', space: 's1,0' },
        { color: 'red', space: 's2,2' },
      ],
    })
    table.hero1({ do: 'move', to: 's2,2' })
    isOpen(table, 'hero-enters', 'thorley')
  })

  test('SIN-1 hero-enters does not open after a teleport, at the end of a turn, or for a dead hero', () => {
    const teleported = at('hero-enters', {
      heroes: { thorley: { space: 's1,0', upgrades: ['upg-fixture-step'] }, rocco: 's0,2', rose: 's0,2' },
    })
    teleported.hero1({ ability: 'upg-fixture-step' })
    expect(teleported.spaceOf('thorley')).toBe('s2,1')
    expect(teleported.kind).toBe('hero-turn')
    teleported.hero1({ do: 'end' })
    expect(teleported.prompt).toMatchObject({ kind: 'hero-turn', subject: { hero: 'rocco' } })

    const killed = at('hero-enters', {
      heroes: { thorley: { space: 's3,0', wounds: [1, 2, 3, 4] }, rocco: 's0,2', rose: 's0,2' },
      dice: { sin: ['hit'] },
    })
    killed.hero1({ do: 'move', to: 's3,1' })
    expect(killed.kind).toBe('reserve-hero')
    killed.hero1({ hero: 'leah' })
    expect(killed.prompt).toMatchObject({ kind: 'hero-turn', subject: { hero: 'rocco' } })
  })
})

describe('city-action', () => {
  test('SIN-1 city-action opens when the token lies in the slot, before the first icon', () => {
    const table = at('city-action', {
      heroes: { thorley: { space: 'saint-jude-hospital', wounds: [1] }, rocco: 's0,2', rose: 's0,2' },
    })
    expect(table.kind).toBe('hero-turn')
    table.hero1({ do: 'city' })
    isOpen(table, 'city-action', 'thorley')
    expect(table.hero('thorley').cityAction).toBe(false)
    expect(table.view('all').slots).toEqual(['saint-jude-hospital'])
    decline(table)
    table.hero1({ action: 'heal' }, 'city-action')
    expect(table.woundsOf('thorley')).toBe(0)
    table.hero1({ none: true }, 'city-action')
    expect(table.kind).toBe('hero-turn')
  })

  test('SIN-1 city-action does not open for a hero who only comes there', () => {
    const table = at('city-action', { heroes: { thorley: 's1,0', rocco: 's0,2', rose: 's0,2' } })
    table.hero1({ do: 'move', to: 'constabulary' })
    expect(table.kind).toBe('hero-turn')
  })
})

describe('cleanse-start', () => {
  test('SIN-1 cleanse-start opens when a cleanse is declared, before voluntary corruption', () => {
    const table = at('cleanse-start', { tokens: ['fire s1,0'], dice: { hero: ['hit', 'hit'] } })
    table.hero1({ do: 'cleanse' })
    isOpen(table, 'cleanse-start', 'thorley')
    decline(table)
    expect(table.kind).toBe('corruption')
    table.hero1({ none: true })
    expect(table.kind).toBe('hero-turn')
  })

  test('SIN-1 cleanse-start does not open in a fight', () => {
    const table = at('cleanse-start', { monsters: ['acolyte s1,0'], tokens: ['fire s1,0'] })
    table.hero1({ do: 'fight' })
    expect(table.kind).toBe('corruption')
  })

  test('SIN-1 cleanse-start names the cleansing hero, also outside his own turn', () => {
    const table = at('cleanse-start', {
      heroes: { leah: 's1,0', rocco: 's2,2', thorley: 's1,0' },
      tokens: ['fire s1,0'],
    })
    table.hero1({ do: 'end' })
    table.hero1({ yes: true }, 'ability')
    table.hero3({ do: 'cleanse' }, 'action')
    isOpen(table, 'cleanse-start', 'thorley')
  })
})

describe('fight-start', () => {
  test('SIN-1 fight-start opens before the acolyte ability and voluntary corruption', () => {
    const table = at('fight-start', {
      monsters: ['acolyte s1,0'],
      dead: { acolyte: 1 },
      dice: { hero: skills(4), sin: blanks(4) },
    })
    table.hero1({ do: 'fight' })
    isOpen(table, 'fight-start', 'thorley')
    decline(table)
    table.sins({ none: true }, 'acolyte')
    table.hero1({ none: true }, 'corruption')
    expect(table.kind).toBe('hero-turn')
  })

  test('SIN-1 fight-start opens in a ranged fight, before the hero rolls', () => {
    const table = at('fight-start', {
      heroes: { rocco: 's1,0', thorley: 's0,2', rose: 's0,2' },
      monsters: ['acolyte s3,0'],
    })
    table.hero1({ do: 'shoot', at: 's3,0' })
    isOpen(table, 'fight-start', 'rocco')
    expect(table.of('diceRolled')).toEqual([])
  })

  test('SIN-1 fight-start opens in a fight that the Sins player starts, after the reaction', () => {
    const table = at('fight-start', { phase: 'reaction', reactions: 1, monsters: ['acolyte s1,0'] })
    table.sins({ yes: true }, 'reaction')
    expect(table.kind).toBe('reaction-fight')
    table.sins({ yes: true })
    isOpen(table, 'fight-start', 'thorley')
  })

  test('SIN-1 fight-start names the fighting hero, who need not be the current one', () => {
    const table = at('fight-start', {
      heroes: { leah: 's1,0', rocco: 's2,2', thorley: 's0,0' },
      monsters: ['acolyte s0,0'],
    })
    table.hero1({ do: 'end' })
    table.hero1({ yes: true }, 'ability')
    table.hero3({ do: 'fight' }, 'action')
    isOpen(table, 'fight-start', 'thorley')
  })

  test('SIN-1 fight-start does not open for a cleanse or an Orbital Strike', () => {
    const table = at('fight-start', {
      heroes: { thorley: 'uplink-tower', rocco: 's0,2', rose: 's0,2' },
      monsters: ['acolyte s2,2'],
      orbital: ['s2,2'],
      tokens: ['fire uplink-tower'],
    })
    table.hero1({ do: 'city' })
    table.hero1({ action: 'orbital' })
    table.hero1({ to: 's2,2' })
    table.hero1({ monster: 'acolyte-1' }, 'orbital-kill')
    table.hero1({ none: true }, 'city-action')
    table.hero1({ do: 'cleanse' })
    expect(table.kind).toBe('corruption')
  })
})

describe('reaction', () => {
  test('SIN-1 reaction opens when the token is spent, before the monster moves', () => {
    const table = at('reaction', { reactions: 1, monsters: ['acolyte s2,0'] })
    table.hero1({ do: 'end' })
    expect(table.kind).toBe('reaction')
    table.sins({ yes: true })
    isOpen(table, 'reaction', 'thorley')
    expect(table.state.sins.reactions).toBe(0)
    decline(table)
    expect(table.kind).toBe('reaction-move')
  })

  test('SIN-1 reaction does not open if no token is spent', () => {
    const declined = at('reaction', { reactions: 1, monsters: ['acolyte s2,0'] })
    declined.hero1({ do: 'end' })
    declined.sins({ yes: false }, 'reaction')
    expect(declined.prompt).toMatchObject({ kind: 'hero-turn', subject: { hero: 'rocco' } })
    const none = at('reaction', { reactions: 0, monsters: ['acolyte s2,0'] })
    none.hero1({ do: 'end' })
    expect(none.prompt).toMatchObject({ kind: 'hero-turn', subject: { hero: 'rocco' } })
  })
})

describe('turn-end', () => {
  const vesper = {
    id: 'hc-fixture',
    fight: 2,
    defense: 4,
    triggers: [{ at: 'turn-end-text' as const, steps: [gainReaction(1, 'round')] }],
  }

  test('SIN-1 turn-end opens after abilities and permanent texts, before the reaction', () => {
    const table = at('turn-end', {
      rules: rulesWith({ cards: [cardFor('turn-end')], hellClub: [vesper] }),
      heroes: { rose: 's1,0', rocco: 's0,2', thorley: 's0,2' },
      monsters: ['acolyte s3,0', 'hc-fixture s2,2'],
    })
    table.hero1({ do: 'end' })
    expect(table.prompt).toMatchObject({ kind: 'ability', subject: { cause: 'mind-control' } })
    table.hero1({ none: true })
    isOpen(table, 'turn-end', 'rose')
    expect(table.of('reactionGained')).toHaveLength(1)
    decline(table)
    expect(table.kind).toBe('reaction')
  })

  test('SIN-1 turn-end does not open for a hero who died in his turn', () => {
    const table = at('turn-end', {
      heroes: { thorley: { space: 's1,0', wounds: [1, 2, 3, 4] }, rocco: 's0,2', rose: 's0,2' },
      monsters: ['acolyte s1,0'],
    })
    table.hero1({ do: 'move', to: 's0,0' })
    table.hero1({ hero: 'leah' }, 'reserve-hero')
    expect(table.prompt).toMatchObject({ kind: 'hero-turn', subject: { hero: 'rocco' } })
  })
})

import type { UpgradeDef } from '@haven/engine'
import {
  changeForm,
  dealWound,
  dropNpcs,
  endMove,
  forbid,
  forceCorruption,
  gainExtraTurn,
  gainUpgrade,
  heal,
  loseExtraTurn,
  loseUpgrade,
  moveLimit,
  repent,
  teleportHero,
} from '@haven/engine/kit'
import { type Sketch, scene } from '@haven/testkit'
import { describe, expect, test } from 'vitest'
import { card, played, rulesWith } from './texts.ts'

/** The primitives that hurt, help, move or bind a hero, each in a card or an Upgrade made up for it. */

type HeroSketch = Exclude<NonNullable<Sketch['heroes']>[string], string>
const thorley = (more: Partial<HeroSketch>): Sketch => ({
  heroes: { thorley: { space: 's1,0', ...more }, rocco: 's0,2', rose: 's0,2' },
})

describe('wounds and corruption', () => {
  test('deal-wound: so many wounds one after another, and Defense does not help', () => {
    const table = played([dealWound(2)])
    table.hero1({ slot: 7 }, 'wound-slot')
    expect(table.optionIds).not.toContain('slot-7')
    table.hero1({ slot: 6 }, 'wound-slot')
    expect(table.hero('thorley').wounds).toEqual([7, 6])
    expect(table.kind).toBe('hero-turn')
    expect(table.woundsOf('rocco')).toBe(0)
  })

  test('deal-wound: the fifth wound kills, and no further one is dealt', () => {
    const table = played([dealWound(3)], thorley({ wounds: [1, 2, 3, 4] }))
    table.hero1({ hero: 'leah' }, 'reserve-hero')
    expect(table.of('woundTaken')).toHaveLength(1)
    expect(table.woundsOf('leah')).toBe(0)
  })

  test('force-corruption: the level rises; at 7 each more is a wound', () => {
    expect(played([forceCorruption(2)]).corruptionOf('thorley')).toBe(3)
    const table = played([forceCorruption(2)], thorley({ corruption: 6 }))
    table.hero1({ slot: 1 }, 'wound-slot')
    expect(table.corruptionOf('thorley')).toBe(7)
    expect(table.woundsOf('thorley')).toBe(1)
  })

  test('heal: up to so many Wound markers of the hero’s choice', () => {
    const table = played([heal(2)], thorley({ wounds: [1, 4, 6] }))
    expect(table.optionIds).toEqual(['slot-1', 'slot-4', 'slot-6'])
    table.hero1({ slot: 4 }, 'heal-slot')
    table.hero1({ slot: 1 }, 'heal-slot')
    expect(table.hero('thorley').wounds).toEqual([6])
    expect(played([heal(2)], thorley({ wounds: [3] })).woundsOf('thorley')).toBe(0)
    expect(played([heal(2)]).of('woundHealed')).toEqual([])
  })

  test('repent: corruption goes down, never below 1', () => {
    expect(played([repent(2)], thorley({ corruption: 5 })).corruptionOf('thorley')).toBe(3)
    expect(played([repent(5)], thorley({ corruption: 3 })).corruptionOf('thorley')).toBe(1)
  })

  test('forbid heal, forbid repent: the thing is impossible, also when an effect grants it', () => {
    const healing = played([forbid('heal', 'turn'), heal(1)], thorley({ wounds: [1] }))
    expect(healing.woundsOf('thorley')).toBe(1)
    const repenting = played([forbid('repent', 'turn'), repent(1)], thorley({ corruption: 3 }))
    expect(repenting.corruptionOf('thorley')).toBe(3)
    expect(played([forbid('repent', 'turn'), heal(1)], thorley({ wounds: [1] })).woundsOf('thorley')).toBe(0)
  })

  test('forbid: until the end of the turn, of the round, or of the game', () => {
    const left = (until: 'turn' | 'round' | 'game', when: 'turn' | 'round'): number => {
      const table = played([forbid('heal', until)], {
        heroes: {
          thorley: { space: 's1,0', turns: 1 },
          rocco: { space: 's0,2', turns: when === 'turn' ? 1 : 0 },
          rose: { space: 's0,2', turns: 0 },
        },
        apocalypse: 7,
      })
      expect(table.state.forbids).toHaveLength(1)
      table.hero1({ do: 'end' })
      expect(table.kind).toBe(when === 'turn' ? 'hero-turn' : 'story-task')
      return table.state.forbids.length
    }
    expect(left('turn', 'turn')).toBe(0)
    expect(left('round', 'turn')).toBe(1)
    expect(left('round', 'round')).toBe(0)
    expect(left('game', 'round')).toBe(1)
  })
})

describe('the Move', () => {
  test('teleport: a hero goes there without wound, checks or window', () => {
    const table = played([teleportHero((g) => g.map.index.get('s3,1') as number)], { monsters: ['acolyte s1,0'] })
    expect(table.spaceOf('thorley')).toBe('s3,1') // printed Fire
    expect(table.of('diceRolled')).toEqual([])
    expect(table.woundsOf('thorley')).toBe(0)
    expect(table.kind).toBe('hero-turn')
    expect(table.state.turn?.steps).toBe(0)
  })

  test('move-limit: so many spaces and no more', () => {
    const table = played([moveLimit(1)], thorley({ upgrades: ['upg-motorbike'] }))
    table.hero1({ do: 'move', to: 's0,0' })
    expect(table.refusal('hero1', { do: 'move', to: 's1,0' })).toMatchObject({ code: 'move-spent', rule: 'MOVE-1' })
    expect(played([moveLimit(0)]).refusal('hero1', { do: 'move', to: 's0,0' })).toMatchObject({ code: 'move-spent' })
  })

  test('move-bonus: spaces of a Move, on any ground or on Streets only', () => {
    const walk = (hook: 'moveSpaces' | 'streetSpaces', ...way: string[]): number => {
      const boots: UpgradeDef = { id: 'upg-fixture', modifiers: [{ hook, count: () => 1 }] }
      const table = scene({ rules: rulesWith({ upgrades: [boots] }), ...thorley({ upgrades: ['upg-fixture'] }) })
      let steps = 0
      for (const to of way) {
        if (table.refusal('hero1', { do: 'move', to })) break
        table.hero1({ do: 'move', to })
        steps++
      }
      return steps
    }
    const streets = ['s0,0', 's1,0', 's0,0', 's1,0']
    const district = ['s0,0', 'saint-jude-hospital', 's0,0', 's1,0']
    expect(walk('moveSpaces', ...streets)).toBe(3)
    expect(walk('moveSpaces', ...district)).toBe(3)
    expect(walk('streetSpaces', ...streets)).toBe(3)
    expect(walk('streetSpaces', ...district)).toBe(2)
  })

  test('end-move: no further step in this Move, but the Action is left', () => {
    const table = scene({
      rules: rulesWith({ cards: [card('fixture', 'hero-enters', [endMove()])] }),
      ...thorley({}),
      tokens: ['fire s0,0'],
      sins: { hand: ['fixture'] },
      dice: { sin: ['blank'] },
    })
    table.hero1({ do: 'move', to: 's0,0' })
    table.sins({ card: 'fixture' }, 'sin-card')
    expect(table.refusal('hero1', { do: 'move', to: 's1,0' })).toMatchObject({ code: 'move-over', rule: 'MOVE-16' })
    expect(table.refusal('hero1', { do: 'cleanse' })).toBeNull()
  })
})

describe('tokens and Upgrades', () => {
  test('gain-extra-turn: from the supply, as long as there are tokens', () => {
    expect(played([gainExtraTurn(2)]).hero('thorley').extraTurns).toBe(2)
    const scarce = played([gainExtraTurn(2)], { tokens: ['extraTurn dockside x5'] })
    expect(scarce.hero('thorley').extraTurns).toBe(1)
  })

  test('lose-extra-turn: as many as he has', () => {
    const lose = (extraTurns: number): number => {
      const table = scene({
        rules: rulesWith({ cards: [card('fixture', 'turn-start', [loseExtraTurn(2)])] }),
        phase: 'take-turn',
        ...thorley({ extraTurns }),
        sins: { hand: ['fixture'] },
      })
      table.hero1({ with: 'turn' }, 'take-turn')
      table.sins({ card: 'fixture' }, 'sin-card')
      return table.hero('thorley').extraTurns
    }
    expect(lose(3)).toBe(1)
    expect(lose(1)).toBe(0)
  })

  test('gain-upgrade: a card of the Inventory, replaced at once', () => {
    const inventory = ['upg-rosary', 'upg-sawn-off', 'upg-motorbike', 'upg-ice-blade', 'upg-field-kit']
    const table = played([gainUpgrade()], { inventory })
    expect(table.optionIds).toEqual(inventory)
    table.hero1({ card: 'upg-motorbike' }, 'upgrade')
    expect(table.hero('thorley').upgrades).toEqual(['upg-motorbike'])
    expect(table.view('all').upgrades.inventory).toHaveLength(5)
    expect(table.of('inventoryRefilled')).toHaveLength(1)
  })

  test('lose-upgrade: one of his choice, to the bottom of the deck (discarded in the preview edition)', () => {
    const lost = (edition: 'final' | 'preview') => {
      const table = played([loseUpgrade()], {
        ...thorley({ upgrades: ['upg-rosary', 'upg-sawn-off'] }),
        setup: { edition },
      })
      table.hero1({ card: 'upg-sawn-off' }, 'lose-upgrade')
      expect(table.hero('thorley').upgrades).toEqual(['upg-rosary'])
      return table.view('all').upgrades
    }
    expect(lost('final').deck.at(-1)).toBe('upg-sawn-off')
    expect(lost('final').discard).toEqual([])
    expect(lost('preview').deck).not.toContain('upg-sawn-off')
    expect(lost('preview').discard).toEqual(['upg-sawn-off'])
    expect(played([loseUpgrade()]).kind).toBe('hero-turn')
  })

  test('mark: a once-a-round text is marked until the reset, and the mark stays with the card', () => {
    const kit: UpgradeDef = {
      id: 'upg-fixture',
      deed: { oncePerRound: true, when: () => true, steps: [gainExtraTurn(1)] },
    }
    const table = scene({
      rules: rulesWith({ upgrades: [kit] }),
      heroes: {
        thorley: { space: 's0,2', turns: 0, upgrades: ['upg-fixture'] },
        rocco: { space: 's0,2', turns: 0 },
        rose: { space: 's0,2', turns: 0 },
      },
      apocalypse: 7,
      reactions: 0,
    })
    table.hero1({ ability: 'upg-fixture' })
    expect(table.view('all').used).toEqual(['upg-fixture'])
    expect(table.refusal('hero1', { do: 'ability', ability: 'upg-fixture' })).toMatchObject({ code: 'ability-used' })
    table.hero1({ do: 'end' })
    table.hero1({ none: true }, 'take-turn')
    expect(table.kind).toBe('story-task')
    expect(table.view('all').used).toEqual([])

    const passedOn = scene({
      rules: rulesWith({ upgrades: [kit] }),
      ...thorley({ upgrades: ['upg-fixture'] }),
      used: ['upg-fixture'],
    })
    expect(passedOn.optionIds).not.toContain('ability:upg-fixture')
  })

  test('his NPCs are put down where he stands', () => {
    const table = played([dropNpcs()], thorley({ npcs: ['proxy', 'commissioner'] }))
    expect(table.hero('thorley').npcs).toEqual([])
    expect(table.view('all').npcs).toEqual([
      { npc: 'proxy', space: 's1,0' },
      { npc: 'commissioner', space: 's1,0' },
    ])
  })

  test('the figure changes, all else stays', () => {
    const table = scene({
      rules: rulesWith({
        upgrades: [{ id: 'upg-fixture', deed: { when: () => true, steps: [changeForm('karl-wolf')] } }],
      }),
      heroes: {
        karl: { space: 's1,0', corruption: 3, wounds: [2], extraTurns: 1, upgrades: ['upg-fixture'] },
        rocco: 's0,2',
        rose: 's0,2',
      },
    })
    const before = table.hero('karl')
    table.hero1({ ability: 'upg-fixture' })
    expect(table.hero('karl')).toEqual({ ...before, form: 'karl-wolf' })
  })
})

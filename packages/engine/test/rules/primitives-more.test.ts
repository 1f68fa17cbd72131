import { isSecret, type SinCardDef, type SinDef, type UpgradeDef } from '@haven/engine'
import {
  addIconPrice,
  chooseHero,
  chooseIcon,
  chooseMonster,
  deadOf,
  discardSin,
  doubleThisIcon,
  drawSin,
  gainExtraTurn,
  gainReaction,
  gainUpgrade,
  isMarked,
  markSpace,
  sinResult,
  skipIcons,
  sleepUpgrades,
  summonInto,
  swapHeroes,
  tokenPrice,
  unmarkSpace,
  withdrawChosen,
} from '@haven/engine/kit'
import { coreRules, Scene, type Sketch, scene } from '@haven/testkit'
import { describe, expect, test } from 'vitest'
import { card, everywhere, inEditions, played, rulesWith, type Texts, undone } from './texts.ts'

/** Primitives that no text of the core box needs: results on the table, sleep, prices, marks, moments of gain. */

const sinWith = (sin: Partial<SinDef>): Texts => ({ sin })

// ------------------------------------------------------------------------------------------------ results

describe('sin-result', () => {
  const card_ = card('fixture', 'fight-rolled', [sinResult('corruption', 2)])
  const fought = (setup: Sketch['setup'], hero: NonNullable<NonNullable<Sketch['dice']>['hero']> = []): Scene => {
    const table = scene({
      rules: rulesWith({ cards: [card_] }),
      heroes: { thorley: 's1,0', rocco: 's0,2', rose: 's0,2' },
      monsters: ['acolyte s1,0'],
      sins: { hand: ['fixture'] },
      dice: { hero: [...hero, ...Array(9).fill('skill')], sin: Array(9).fill('blank') },
      setup: { power: false, ...setup },
    })
    table.hero1({ do: 'fight' })
    table.hero1({ none: true }, 'corruption')
    undone(table, () => table.sins({ card: 'fixture' }, 'sin-card'))
    return table
  }

  test('they are part of the Sin roll from then on (FIGHT-8), in both editions', () => {
    inEditions((setup) => {
      expect(fought(setup).corruptionOf('thorley')).toBe(3)
      expect(fought(setup, ['counter', 'counter']).corruptionOf('thorley')).toBe(1)
    })
  })
})

// -------------------------------------------------------------------------------------------------- sleep

const BLADE = 'upg-ice-blade'

describe('sleep', () => {
  const asleep = (until: 'turn' | 'round', sketch: Sketch = {}): Scene =>
    played([sleepUpgrades(until)], {
      heroes: { thorley: { space: 's1,0', upgrades: [BLADE] }, rocco: 's0,2', rose: 's0,2' },
      ...sketch,
    })

  test('an Upgrade has no text in force, and is still held', () => {
    inEditions((setup) => {
      const table = asleep('turn', { setup })
      const g = table.rules.look(table.state)
      const blade = g.t.hooks.heroDice.find(({ text }) => text === BLADE)
      expect([blade?.inForce(g, 0), table.hero('thorley').upgrades]).toEqual([false, [BLADE]])
      everywhere(table, 'asleep')
    })
  })

  test('until the turn is over, or the round', () => {
    const turn = asleep('turn')
    undone(turn, () => turn.hero1({ do: 'end' }))
    expect('asleep' in turn.state).toBe(false)
    const round = asleep('round')
    round.hero1({ do: 'end' })
    expect(round.state.asleep).toEqual([{ card: BLADE, until: 'round' }])
  })

  test('a card that is lost wakes', () => {
    const table = asleep('round', {
      heroes: { thorley: { space: 's1,0', upgrades: [BLADE], wounds: [1, 2, 3, 4] }, rocco: 's0,2', rose: 's0,2' },
      monsters: ['acolyte s1,0'],
    })
    table.hero1({ do: 'move', to: 's2,0' })
    expect('asleep' in table.state).toBe(false)
  })
})

describe('upgradesAsleep', () => {
  test('all Upgrades of a hero sleep while a text says so', () => {
    const texts = sinWith({
      controller: {
        id: 'fixture-controller',
        fight: 1,
        defense: 1,
        modifiers: [{ hook: 'upgradesAsleep', count: () => 1 }],
      },
    })
    const heroes = { thorley: { space: 's1,0', upgrades: [BLADE] }, rocco: 's0,2', rose: 's0,2' }
    const inForce = (monsters: readonly string[]): boolean | undefined => {
      const table = scene({ rules: rulesWith(texts), heroes, monsters })
      const g = table.rules.look(table.state)
      return g.t.hooks.heroDice.find(({ text }) => text === BLADE)?.inForce(g, 0)
    }
    expect([inForce([]), inForce(['controller s3,2'])]).toEqual([true, false])
  })
})

// -------------------------------------------------------------------------------------- moments of a gain

const counting = (at: 'upgrade-gained' | 'extra-turn-gained'): Texts =>
  sinWith({ power: { id: 'fixture-power', triggers: [{ at, steps: [gainReaction(1, 'round')] }] }, asks: ['gained'] })
const toldBy = (table: Scene): number =>
  table.of('reactionGained').filter(({ cause }) => cause === 'fixture-power').length

describe('upgrade-gained, extra-turn-gained', () => {
  test('by any way, once for each, and told to the turn', () => {
    inEditions((setup) => {
      const turns = played([gainExtraTurn(2)], { setup: { power: true, ...setup } }, counting('extra-turn-gained'))
      expect([toldBy(turns), turns.state.turn?.gained]).toEqual([2, true])
      const card = played(
        [gainUpgrade()],
        { setup: { power: true, ...setup }, inventory: [BLADE] },
        counting('upgrade-gained'),
      )
      expect([toldBy(card), card.state.turn?.gained]).toEqual([1, true])
    })
  })

  test('not at set-up', () => {
    const rules = rulesWith(counting('upgrade-gained'))
    const setup = rules.resolveSetup({ heroPlayers: 4, story: 'havens-last-stand', storyAid: true }, { below: () => 0 })
    const table = new Scene(rules, rules.createGame(setup, 'seed'))
    while (table.kind === 'upgrade') table.answer(table.prompt.seat, { id: table.optionIds[0] as string })
    expect([table.of('upgradeTaken').length, toldBy(table)]).toEqual([4, 0])
  })

  test('where nobody asks for it, nothing of it is kept', () => {
    const table = played([gainExtraTurn(1)])
    expect(table.state.turn && 'gained' in table.state.turn).toBe(false)
  })
})

describe('volunteered', () => {
  test('corruption of his own will is told to the turn, forced corruption is not', () => {
    const table = scene({
      rules: rulesWith(sinWith({ asks: ['volunteered'] })),
      heroes: { thorley: 's1,0', rocco: 's0,2', rose: 's0,2' },
      monsters: ['acolyte s1,0'],
      dice: { hero: Array(9).fill('skill'), sin: ['corruption', 'blank'] },
    })
    table.hero1({ do: 'fight' })
    undone(table, () => table.hero1({ none: true }, 'corruption'))
    expect([table.corruptionOf('thorley'), table.state.turn?.volunteered]).toEqual([2, undefined])
    const willing = scene({
      rules: rulesWith(sinWith({ asks: ['volunteered'] })),
      heroes: { thorley: 's1,0', rocco: 's0,2', rose: 's0,2' },
      monsters: ['acolyte s1,0'],
    })
    willing.hero1({ do: 'fight' })
    willing.hero1({ yes: true }, 'corruption')
    expect(willing.state.turn?.volunteered).toBe(true)
  })
})

describe('reaction-open', () => {
  const power: Texts = sinWith({
    power: { id: 'fixture-power', triggers: [{ at: 'reaction-open', steps: [drawSin(1)] }] },
  })
  const reacted = (yes: boolean, setup: Sketch['setup']): number => {
    const table = scene({
      rules: rulesWith(power),
      heroes: { thorley: 's1,0', rocco: 's0,2', rose: 's0,2' },
      monsters: ['acolyte s2,2'],
      phase: 'reaction',
      setup,
    })
    table.sins({ yes }, 'reaction')
    return table.of('sinCardsDrawn').length
  }

  test('when the token is spent, before the move', () => {
    inEditions((setup) => expect([reacted(true, setup), reacted(false, setup)]).toEqual([1, 0]))
  })

  test('a box without a text for it has no step for it: its games are what they were', () => {
    expect(coreRules.tables.procedures.get('reaction')?.map(({ name }) => name)).not.toContain('moment reaction-open')
    expect(
      rulesWith(power)
        .tables.procedures.get('reaction')
        ?.map(({ name }) => name),
    ).toContain('moment reaction-open')
  })
})

// ------------------------------------------------------------------------------- the dead, and the hand

describe('withdraw, discard-sin, summon', () => {
  test('withdraw: one of the dead goes out of play, and cannot be summoned', () => {
    inEditions((setup) => {
      const table = played(
        [chooseMonster((g) => deadOf(g, ['acolyte', 'abomination']), { who: 'sins' }), withdrawChosen()],
        { setup, dead: { acolyte: 2, abomination: 1 } },
      )
      undone(table, () => table.sins({ monster: 'abomination-1' }, 'effect'))
      expect(table.view('spectator').dead).toEqual(['acolyte-1', 'acolyte-2'])
    })
  })

  test('discard-sin: a card of his choice, face up; what it was the others learn then (SIN-5)', () => {
    const cards = [card('fixture', 'turn-start', discardSin(1)), card('fixture-2', 'reaction', [])]
    inEditions((setup) => {
      const table = scene({
        rules: rulesWith({ cards }),
        phase: 'take-turn',
        sins: { hand: ['fixture', 'fixture-2'] },
        setup,
      })
      table.sins({ card: 'fixture' }, 'sin-card')
      expect(isSecret({ ...table.prompt, options: table.options })).toBe(true)
      expect(table.view('hero1').sins).toMatchObject({ hand: [null], discard: [] })
      undone(table, () => table.sins({ card: 'fixture-2' }, 'effect'))
      expect(table.view('hero1').sins).toMatchObject({ hand: [], discard: ['fixture-2'] })
    })
  })

  test('summon into a space: the first of the dead', () => {
    expect(played([summonInto('acolyte', () => 0)], { dead: { acolyte: 1 } }).board).toHaveLength(1)
    expect(played([summonInto('acolyte', () => 0)]).board).toEqual([])
  })

  test('two heroes change spaces', () => {
    const table = played([chooseHero(() => [1], { who: 'sins' }), ...swapHeroes()])
    expect([table.spaceOf('thorley'), table.spaceOf('rocco')]).toEqual(['s0,2', 's1,0'])
  })
})

// -------------------------------------------------------------------------------------------------- marks

describe('mark on a space', () => {
  test('one of a key is enough, and it lasts as told (COMP-7)', () => {
    inEditions((setup) => {
      for (const until of ['turn', 'round', 'game'] as const) {
        const table = played([markSpace('salt', until, () => 3), markSpace('salt', until, () => 3)], { setup })
        expect(table.state.marks).toEqual([{ space: 3, key: 'salt', until }])
        everywhere(table, 'marks')
        undone(table, () => table.hero1({ do: 'end' }))
        expect(isMarked(table.rules.look(table.state), 'salt', 3)).toBe(until !== 'turn')
      }
    })
  })

  test('it can be taken away, and then nothing is left of it', () => {
    const table = played([markSpace('salt', 'game', () => 3), unmarkSpace('salt', () => 3)])
    expect('marks' in table.state).toBe(false)
  })

  test('a position with marks that cannot be is refused', () => {
    for (const spaceMarks of [
      [{ space: 'nowhere', key: 'salt', until: 'game' }],
      [{ space: 's1,0', key: 'salt', until: 'never' }],
    ]) {
      expect(() => scene({ spaceMarks: spaceMarks as never })).toThrow()
    }
    expect(() => scene({ asleep: [{ card: BLADE, until: 'turn' }] })).toThrow()
  })
})

// ------------------------------------------------------------------------------------------ icons and prices

const city = (effect: SinCardDef['effect'], sketch: Sketch = {}, texts: Texts = {}): Scene => {
  const table = scene({
    rules: rulesWith({ ...texts, cards: [card('fixture', 'city-action', effect)] }),
    heroes: { thorley: 'dockside', rocco: 's0,2', rose: 's0,2' },
    sins: { hand: ['fixture'] },
    ...sketch,
  })
  table.hero1({ do: 'city' })
  table.sins({ card: 'fixture' }, 'sin-card')
  return table
}

describe('icon-price', () => {
  const upgrade: UpgradeDef = { id: 'fixture-upgrade', modifiers: [{ hook: 'iconPrice', count: () => 2 }] }

  test('prices add up, are paid first, and kill whom they kill (CORR-3)', () => {
    inEditions((setup) => {
      const heroes = { thorley: { space: 'dockside', upgrades: ['fixture-upgrade'] }, rocco: 's0,2', rose: 's0,2' }
      const table = city([addIconPrice(1)], { heroes, setup }, { upgrades: [upgrade] })
      undone(table, () => table.hero1({ action: 'extraTurn' }, 'city-action'))
      expect([table.corruptionOf('thorley'), table.hero('thorley').extraTurns]).toEqual([4, 1])
    })
  })

  test('at 7 it is a wound, asked before the icon is carried out', () => {
    const heroes = { thorley: { space: 'dockside', corruption: 7 }, rocco: 's0,2', rose: 's0,2' }
    const table = city([addIconPrice(1)], { heroes })
    table.hero1({ action: 'extraTurn' }, 'city-action')
    expect([table.kind, table.hero('thorley').extraTurns]).toEqual(['wound-slot', 0])
    const position = table.rules.toPosition(table.state)
    expect(position).toBeNull() // inside a thing
    table.hero1({ slot: 1 }, 'wound-slot')
    expect([table.hero('thorley').extraTurns, table.woundsOf('thorley')]).toEqual([1, 1])
  })
})

describe('icon-limit, double-icon, skip-icon', () => {
  test('at most so many icons in a use (ORD-3)', () => {
    const upgrade: UpgradeDef = { id: 'fixture-upgrade', modifiers: [{ hook: 'iconLimit', count: () => 1 }] }
    const heroes = { thorley: { space: 'dockside', upgrades: ['fixture-upgrade'] }, rocco: 's0,2', rose: 's0,2' }
    inEditions((setup) => {
      const table = city([], { heroes, setup }, { upgrades: [upgrade] })
      table.hero1({ action: 'extraTurn' }, 'city-action')
      expect(table.kind).toBe('hero-turn')
    })
  })

  test('an icon may be carried out once more, or none of its kind', () => {
    const twice = city([chooseIcon('hero', doubleThisIcon)])
    for (let i = 0; i < 3; i++) twice.hero1({ action: 'extraTurn' }, 'city-action')
    expect([twice.hero('thorley').extraTurns, twice.kind]).toEqual([3, 'hero-turn'])
    const none = city([skipIcons(() => ['extraTurn', 'extraTurn'])])
    expect([none.kind, none.of('cityActionSkipped').length]).toEqual(['hero-turn', 2])
  })
})

describe('token-price', () => {
  test('each token of this cleanse is paid for', () => {
    inEditions((setup) => {
      const table = scene({
        rules: rulesWith({ cards: [card('fixture', 'cleanse-start', [tokenPrice(1), tokenPrice(1)])] }),
        heroes: { thorley: 's1,0', rocco: 's0,2', rose: 's0,2' },
        tokens: ['fire s1,0'],
        sins: { hand: ['fixture'] },
        dice: { hero: Array(9).fill('skill'), sin: [] },
        setup,
      })
      table.hero1({ do: 'cleanse' })
      table.sins({ card: 'fixture' }, 'sin-card')
      table.hero1({ none: true }, 'corruption')
      undone(table, () => table.hero1({ token: 'fire' }, 'remove-token'))
      expect([table.corruptionOf('thorley'), table.tokens('fire', 's1,0')]).toEqual([3, 0])
    })
  })
})

// -------------------------------------------------------------------------------------- the end of a round

test('ORD-7 (2): a text that is no Apocalypse card comes after the cards', () => {
  const seen: string[] = []
  const tell = (name: string) => ({ name, run: () => void seen.push(name) })
  const rules = rulesWith({
    sin: { power: { id: 'fixture-power', triggers: [{ at: 'round-end', steps: [tell('power')] }] } },
    apocalypse: [{ id: 'fixture-apo', type: 'terror', triggers: [{ at: 'round-end', steps: [tell('card')] }] }],
  })
  scene({ rules, phase: 'round-end', apocalypseCards: ['fixture-apo'], apocalypseDeck: [], setup: { power: true } })
  expect(seen.slice(0, 2)).toEqual(['card', 'power'])
})

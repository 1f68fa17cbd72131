import type { SinCardDef, UpgradeDef } from '@haven/engine'
import {
  act,
  chooseMonster,
  coverIcon,
  drawSin,
  gainReaction,
  heroAt,
  killChosen,
  monstersOnBoard,
  moveMonsters,
  onlyIcons,
  placeTokenIn,
  placeTokens,
  progress,
  raiseTrack,
  reinforce,
  revive,
  skipIcon,
  summonDeadInto,
  summonNamed,
  teleportChosen,
} from '@haven/engine/kit'
import { type Scene, type Sketch, scene } from '@haven/testkit'
import { describe, expect, test } from 'vitest'
import { card, played, rulesWith } from './texts.ts'

/** The primitives that change the board, the monsters, the track and the Sins player's hand. */

const here = (g: Parameters<typeof heroAt>[0], f: { place: number }): number => heroAt(g, f.place).space
const at =
  (space: string) =>
  (g: Parameters<typeof heroAt>[0]): number =>
    g.map.index.get(space) as number

describe('tokens', () => {
  test('place-token: face up, from the supply', () => {
    const table = played([placeTokenIn('corruption', here)])
    expect(table.tokens('corruption', 's1,0')).toBe(1)
    expect(table.of('tokenPlaced')).toEqual([
      { event: 'tokenPlaced', token: 'corruption', space: 's1,0', cause: 'fixture' },
    ])
  })

  test('place-token: ignored if none is left in the supply (COMP-2)', () => {
    const table = played([placeTokenIn('nest', here)], { tokens: ['nest s3,0 x4', 'nest s2,2 x2 down'] })
    expect(table.tokens('nest', 's1,0')).toBe(0)
    expect(table.of('tokenPlaced')).toEqual([])
  })

  test('place-token: where the Sins player likes, without a hero, in different spaces', () => {
    const table = played(placeTokens({ tokens: ['fire', 'corruption'], count: 2 }))
    expect(table.prompt).toMatchObject({ seat: 'sins', kind: 'effect', rule: 'fixture' })
    expect(table.options).toHaveLength(2 * 16)
    expect(table.options.some(({ space }) => space === 's1,0' || space === 's0,2')).toBe(false)
    table.sins({ token: 'fire', space: 'dockside' })
    expect(table.options.some(({ space }) => space === 'dockside')).toBe(false)
    table.sins({ token: 'corruption', space: 's3,0' })
    expect(table.kind).toBe('hero-turn')
    const together = played(placeTokens({ tokens: ['fire'], count: 2, together: true }))
    together.sins({ space: 'dockside' }, 'effect')
    together.sins({ space: 'dockside' }, 'effect')
    expect(together.tokens('fire', 'dockside')).toBe(2)
  })

  test('cover-icon: an icon of the Sins player’s choice is unusable while the token lies there', () => {
    const inDistrict: Sketch = { heroes: { thorley: 'megatheatre', rocco: 's0,2', rose: 's0,2' } }
    const table = played([coverIcon(here)], inDistrict)
    expect(table.prompt).toMatchObject({ seat: 'sins', kind: 'effect' })
    expect(table.optionIds).toEqual(['extraTurn', 'inventory'])
    table.sins({ icon: 'inventory' })
    expect(table.tokens('corruption', 'megatheatre')).toBe(1)
    table.hero1({ do: 'city' })
    expect(table.optionIds).toEqual(['extraTurn', 'none'])
    const scarce = played([coverIcon(here)], { ...inDistrict, tokens: ['corruption s3,0 x9', 'corruption s2,2'] })
    expect(scarce.kind).toBe('hero-turn')
    expect(scarce.view('all').covered).toEqual([])
  })

  const inHospital = (effect: SinCardDef['effect']): Scene => {
    const table = scene({
      rules: rulesWith({ cards: [card('fixture', 'city-action', effect)] }),
      heroes: {
        thorley: { space: 'saint-jude-hospital', wounds: [1, 2, 3], corruption: 3 },
        rocco: 's0,2',
        rose: 's0,2',
      },
      sins: { hand: ['fixture'] },
    })
    table.hero1({ do: 'city' })
    table.sins({ card: 'fixture' }, 'sin-card')
    return table
  }

  test('skip-icon: one icon of the Sins player’s choice is not carried out', () => {
    const table = inHospital([skipIcon()])
    expect(table.optionIds).toEqual(['heal', 'repent'])
    table.sins({ icon: 'heal' }, 'effect')
    table.hero1({ action: 'heal' }, 'city-action')
    table.hero1({ slot: 1 }, 'heal-slot')
    expect(table.optionIds).toEqual(['repent', 'none'])
  })

  test('only-icons: so many are carried out, of the hero’s choice', () => {
    const table = inHospital([onlyIcons(1)])
    expect(table.optionIds).toEqual(['heal', 'repent', 'none'])
    table.hero1({ action: 'repent' }, 'city-action')
    expect(table.corruptionOf('thorley')).toBe(2)
    expect(table.kind).toBe('hero-turn')
  })
})

describe('monsters', () => {
  const any = chooseMonster((g) => monstersOnBoard(g), { who: 'sins' })

  test('teleport: a monster goes there and may leave heroes (MOVE-12)', () => {
    const table = played([any, teleportChosen(at('s3,2'))], { monsters: ['acolyte s1,0', 'abomination s3,0'] })
    table.sins({ monster: 'acolyte-1' }, 'effect')
    expect(table.board).toEqual(['abomination s3,0', 'acolyte s3,2'])
    expect(table.of('monsterTeleported')).toMatchObject([{ monster: 'acolyte-1', from: 's1,0', to: 's3,2' }])
  })

  test('move-monster: up to so many steps, not away from heroes and not through them', () => {
    const table = played(
      moveMonsters((g) => monstersOnBoard(g), 2),
      { monsters: ['acolyte s1,0', 'acolyte s2,0', 'abomination s3,2'] },
    )
    expect(table.prompt).toMatchObject({ seat: 'sins', kind: 'reaction-move' })
    const reached = (monster: string) => table.options.flatMap((each) => (each.monster === monster ? [each.to] : []))
    expect(reached('acolyte-1')).toEqual([])
    expect(reached('acolyte-2')).toContain('s1,0')
    // Through Thorley's space only.
    expect(reached('acolyte-2')).not.toContain('s0,0')
    table.sins({ monster: 'acolyte-2', to: 's1,0' })
    expect(table.board).toContain('acolyte s1,0')
    expect(table.kind).toBe('hero-turn')
  })

  test('move-monster: several, each once, or fewer', () => {
    const table = played(
      moveMonsters((g) => monstersOnBoard(g), 1, 3),
      { monsters: ['acolyte s2,2', 'abomination s3,0'] },
    )
    table.sins({ monster: 'acolyte-1', to: 's3,2' })
    expect(table.options.some(({ monster }) => monster === 'acolyte-1')).toBe(false)
    table.sins({ none: true }, 'reaction-move')
    expect(table.board).toEqual(['abomination s3,0', 'acolyte s3,2'])
    expect(table.kind).toBe('hero-turn')
  })

  test('summon out nest: a figure with a name comes onto an unblocked Nest, once', () => {
    const table = played([summonNamed('hc-huntsman')], { monsters: ['acolyte s2,0'] })
    expect(table.options.map(({ space }) => String(space)).sort()).toEqual(['megatheatre', 's0,1', 's3,2'])
    table.sins({ space: 's3,2' }, 'summon')
    expect(table.board).toContain('hc-huntsman s3,2')
    expect(played([summonNamed('hc-huntsman')], { monsters: ['hc-huntsman s3,0'] }).board).toEqual(['hc-huntsman s3,0'])
  })

  test('summon dead space: up to so many Acolytes or Abominations into the space', () => {
    const table = played(summonDeadInto(here, 2), { dead: { acolyte: 2, abomination: 1, controller: 1 } })
    expect(table.optionIds).toEqual(['none', 'acolyte@s1,0', 'abomination@s1,0'])
    table.sins({ monster: 'abomination' }, 'summon')
    table.sins({ monster: 'acolyte' }, 'summon')
    expect(table.board).toEqual(['abomination s1,0', 'acolyte s1,0'])
    expect(table.kind).toBe('hero-turn')
    const declined = played(summonDeadInto(here, 2), { dead: { acolyte: 2 } })
    declined.sins({ none: true }, 'summon')
    expect(declined.board).toEqual([])
  })

  const raise = revive(() => ['acolyte', 'abomination'])

  test('revive: from the dead pile to an unblocked Nest', () => {
    const table = played([raise], { dead: { acolyte: 1, abomination: 1 }, monsters: ['acolyte s2,0', 'acolyte s3,2'] })
    expect(table.optionIds.sort()).toEqual([
      'abomination@megatheatre',
      'abomination@s0,1',
      'acolyte@megatheatre',
      'acolyte@s0,1',
    ])
    table.sins({ monster: 'abomination', space: 's0,1' }, 'summon')
    expect(table.board).toContain('abomination s0,1')
    const full = ['acolyte s2,0', 'acolyte s3,2', 'acolyte s0,1', 'acolyte megatheatre']
    expect(played([raise], { dead: { abomination: 1 }, monsters: full }).kind).toBe('hero-turn')
  })

  test('revive: only what is dead is offered', () => {
    const table = played([raise], { dead: { abomination: 1 } })
    expect(new Set(table.options.map(({ monster }) => monster))).toEqual(new Set(['abomination']))
  })

  test('reinforce: up to so many go from "not yet in play" to the dead pile', () => {
    const table = played([reinforce('acolyte', 2)], { monsters: ['acolyte s3,0'] })
    expect(table.view('all').dead).toEqual(['acolyte-2', 'acolyte-3'])
    const last = played([reinforce('abomination', 2)], { dead: { abomination: 5 } })
    expect(last.view('all').dead).toHaveLength(6)
    expect(last.of('monsterReinforced')).toHaveLength(1)
  })

  const snare: UpgradeDef = {
    id: 'upg-fixture',
    deed: { when: () => true, steps: [chooseMonster((g) => monstersOnBoard(g), { who: 'hero' }), killChosen()] },
  }
  const killing = (monsters: string[], sketch: Sketch = {}): Scene => {
    const table = scene({
      rules: rulesWith({
        upgrades: [snare],
        cards: [card('fixture', 'monster-killed', [act('nothing', () => undefined)])],
      }),
      heroes: { thorley: { space: 's1,0', upgrades: ['upg-fixture'] }, rocco: 's0,2', rose: 's0,2' },
      monsters,
      ...sketch,
    })
    table.hero1({ ability: 'upg-fixture' })
    return table
  }

  test('kill-monster: to the dead pile, or out of the game (FIGHT-12)', () => {
    const table = killing(['acolyte s3,0', 'hc-bailiff s2,2'], { apocalypseCards: ['apo-t1'] })
    table.hero1({ monster: 'acolyte-1' }, 'effect')
    expect(table.view('all')).toMatchObject({ dead: ['acolyte-1'], gone: [] })
    table.hero1({ ability: 'upg-fixture' })
    expect(table.view('all')).toMatchObject({ gone: ['hc-bailiff'], monsters: [] })
  })

  test('kill-monster: opens the window monster-killed in a hero turn', () => {
    const table = killing(['acolyte s3,0'], { sins: { hand: ['fixture'] } })
    expect(table.of('monsterKilled')).toHaveLength(1)
    expect(table.prompt).toMatchObject({ kind: 'sin-card', subject: { window: 'monster-killed', hero: 'thorley' } })
  })
})

describe('the Sins player and the story', () => {
  test('draw-sin: from the deck, which is made anew from the discard pile', () => {
    const spare = card('fixture-spare', 'turn-end', [], { copies: 4 })
    const rules = rulesWith({ cards: [card('fixture', 'turn-start', [drawSin(3)]), spare] })
    const draw = (sinDeck: string[], sinDiscard: string[]) => {
      const table = scene({
        rules,
        phase: 'take-turn',
        heroes: { thorley: 's1,0', rocco: 's0,2', rose: 's0,2' },
        sins: { hand: ['fixture'] },
        sinDeck,
        sinDiscard,
      })
      table.sins({ card: 'fixture' }, 'sin-card')
      return table
    }
    const spares = (count: number) => Array<string>(count).fill('fixture-spare')
    expect(draw(spares(4), []).state.sins).toMatchObject({ hand: spares(3), deck: spares(1) })
    const remade = draw(spares(1), spares(3))
    expect(remade.state.sins).toMatchObject({ hand: spares(3), deck: spares(1), discard: [], open: 'fixture' })
    expect(remade.of('sinDeckRemade')).toHaveLength(1)
    // Both empty: nothing more is drawn; the open card is not part of the pile.
    expect(draw(spares(2), []).state.sins).toMatchObject({ hand: spares(2), deck: [] })
  })

  test('gain-reaction: active at once, for the round or for good, never above 7', () => {
    const gain = (count: number, scope: 'round' | 'permanent') =>
      played([gainReaction(count, scope)], { sins: { reactions: 1 } }).state.sins
    expect(gain(1, 'round')).toMatchObject({ reactions: 2, tokens: 4, permanent: 3 })
    expect(gain(1, 'permanent')).toMatchObject({ reactions: 2, tokens: 4, permanent: 4 })
    expect(gain(9, 'permanent')).toMatchObject({ reactions: 5, tokens: 7, permanent: 7 })
  })

  test('raise-track: one level after the other', () => {
    const table = played([raiseTrack(2)], { apocalypseDeck: ['apo-t4', 'apo-t5'] })
    table.sins({ card: 'apo-t5' }, 'apocalypse-card')
    expect(table.of('trackRaised')).toMatchObject([{ level: 1 }, { level: 2 }])
    expect(played([raiseTrack(0)]).state.track).toBe(0)
  })

  test('progress: mission progress, and the turn has seen it rise', () => {
    const table = played([progress(2)])
    expect(table.state.mission.progress).toBe(2)
    expect(table.state.turn?.progressRose).toBe(true)
    expect(played([progress(0)]).state.turn?.progressRose).toBe(false)
  })

  test('progress: a card that accomplishes the mission is settled before the next begins (STORY-7)', () => {
    const table = played([progress(9), placeTokenIn('fire', here)], { mission: { id: 'hls-1-hold-the-line' } })
    expect(table.tokens('fire', 's1,0')).toBe(1)
    expect(table.kind).toBe('mission')
  })
})

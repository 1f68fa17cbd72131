import type { SinCardDef, UpgradeDef } from '@haven/engine'
import {
  cancelsCard,
  chooseHero,
  chooseMonster,
  chooseSpace,
  chooseWay,
  dealWound,
  drawSin,
  forceCorruption,
  freeFight,
  gainExtraTurn,
  grantAction,
  heal,
  heroesChoose,
  loseHero,
  mayUse,
  monstersOnBoard,
  neighbours,
  onlyIf,
  placeNamed,
  survives,
  teleportHero,
  theChosen,
  theHolder,
  whileHeroLives,
} from '@haven/engine/kit'
import { type Sketch, scene } from '@haven/testkit'
import { describe, expect, test } from 'vitest'
import { card, played, rulesWith } from './texts.ts'

/** The primitives with which a text asks, costs, cancels, starts a fight or gives an Action. */

const heroes: Sketch['heroes'] = { thorley: 's1,0', rocco: 's0,2', rose: 's0,2' }
const skills = (count: number) => Array<'skill'>(count).fill('skill')
const blanks = (count: number) => Array<'blank'>(count).fill('blank')

describe('choose', () => {
  test('choose sins: one of several ways, a space, a monster, a hero', () => {
    const way = played([
      chooseWay(() => ['left', 'right'], { who: 'sins' }),
      onlyIf((_, f) => f.choice === 'right', forceCorruption(1)),
    ])
    expect(way.prompt).toMatchObject({ seat: 'sins', kind: 'effect', rule: 'fixture', subject: { cause: 'fixture' } })
    expect(way.options).toMatchObject([{ choice: 'left' }, { choice: 'right' }])
    way.sins({ choice: 'right' })
    expect(way.corruptionOf('thorley')).toBe(2)

    const space = played([
      chooseSpace((g, f) => neighbours(g, g.s.heroes[f.place]?.space as number), { who: 'sins' }),
      teleportHero((_, f) => f.space),
    ])
    space.sins({ space: 's2,0' }, 'effect')
    expect(space.spaceOf('thorley')).toBe('s2,0')

    const hero = played([
      chooseHero((g) => g.s.heroes.map((_, place) => place), { who: 'sins' }),
      forceCorruption(1, theChosen),
    ])
    expect(hero.optionIds).toEqual(['thorley', 'rocco', 'rose'])
    hero.sins({ hero: 'rose' })
    expect([hero.corruptionOf('thorley'), hero.corruptionOf('rose')]).toEqual([1, 2])
  })

  test('choose hero: the hero’s own player', () => {
    const table = played([
      chooseWay(() => ['wound', 'corruption'], { who: 'hero' }),
      onlyIf((_, f) => f.choice === 'wound', dealWound(1)),
      onlyIf((_, f) => f.choice === 'corruption', forceCorruption(1)),
    ])
    expect(table.prompt).toMatchObject({ seat: 'hero1', kind: 'effect' })
    table.hero1({ choice: 'corruption' })
    expect([table.woundsOf('thorley'), table.corruptionOf('thorley')]).toEqual([0, 2])
  })

  test('choose heroes: all of them, or the Sins player if they do not agree (UNITE-1)', () => {
    const effect = [heroesChoose('one', 'two'), onlyIf((_, f) => f.choice === 'two', forceCorruption(2))]
    const agreed = played(effect)
    expect(agreed.prompts.map(({ seat, kind }) => `${seat} ${kind}`)).toEqual([
      'hero1 choice',
      'hero2 choice',
      'hero3 choice',
    ])
    for (const seat of ['hero1', 'hero2', 'hero3'] as const) agreed.answer(seat, { choice: 'two' })
    expect(agreed.corruptionOf('thorley')).toBe(3)
    const split = played(effect)
    split.hero1({ choice: 'one' })
    split.hero2({ choice: 'one' })
    split.hero3({ choice: 'two' })
    expect(split.prompt).toMatchObject({ seat: 'sins', kind: 'sins-decide' })
    split.sins({ choice: 'one' })
    expect(split.corruptionOf('thorley')).toBe(1)
    expect(split.of('choiceMade')).toMatchObject([{ cause: 'fixture', choice: 'one' }])
  })

  test('choose: "may" can be declined, and then the rest of the text does not happen', () => {
    const effect = [
      chooseHero((g) => g.s.heroes.map((_, place) => place), { who: 'sins', optional: true }),
      forceCorruption(1, theChosen),
    ]
    const table = played(effect)
    table.sins({ none: true }, 'effect')
    expect(table.of('corruptionTaken')).toEqual([])
    expect(table.kind).toBe('hero-turn')
  })

  test('choose: without a candidate the rest of the text is skipped', () => {
    const table = played([chooseMonster((g) => monstersOnBoard(g), { who: 'sins' }), forceCorruption(1)])
    expect(table.kind).toBe('hero-turn')
    expect(table.corruptionOf('thorley')).toBe(1)
  })
})

describe('pay and cancel-card', () => {
  const toll: UpgradeDef = {
    id: 'upg-fixture',
    triggers: [
      {
        at: 'turn-start',
        oncePerRound: true,
        when: (g, place) => survives(g, place, { wounds: 1, corruption: 2 }),
        steps: [mayUse(), dealWound(1, theHolder), forceCorruption(2, theHolder), gainExtraTurn(1, theHolder)],
      },
    ],
  }
  const atToll = (more: { wounds?: number[]; corruption?: number }) =>
    scene({
      rules: rulesWith({ upgrades: [toll] }),
      phase: 'take-turn',
      heroes: { thorley: { space: 's1,0', upgrades: ['upg-fixture'], ...more }, rocco: 's0,2', rose: 's0,2' },
    })

  test('pay: the cost is paid in full first, then the effect', () => {
    const table = atToll({})
    expect(table.prompt).toMatchObject({ seat: 'hero1', kind: 'ability', rule: 'upg-fixture' })
    table.hero1({ yes: true })
    expect(table.hero('thorley').extraTurns).toBe(0)
    table.hero1({ slot: 1 }, 'wound-slot')
    expect(table.hero('thorley')).toMatchObject({ corruption: 3, extraTurns: 1 })
    expect(table.events.map(({ event }) => event)).toEqual([
      'abilityUsed',
      'woundTaken',
      'corruptionTaken',
      'corruptionTaken',
      'extraTurnGained',
    ])
  })

  test('pay: always a may', () => {
    const table = atToll({})
    table.hero1({ none: true }, 'ability')
    expect(table.hero('thorley')).toMatchObject({ corruption: 1, extraTurns: 0, wounds: [] })
    expect(table.view('all').used).toEqual([])
  })

  test('pay: corruption that becomes a wound is paid, and it is not offered if the payment would kill', () => {
    const table = atToll({ corruption: 6 })
    table.hero1({ yes: true }, 'ability')
    table.hero1({ slot: 1 }, 'wound-slot')
    table.hero1({ slot: 2 }, 'wound-slot')
    expect(table.hero('thorley')).toMatchObject({ corruption: 7, wounds: [1, 2], extraTurns: 1 })
    expect(atToll({ corruption: 7, wounds: [1, 2] }).kind).toBe('hero-turn')
    expect(atToll({ corruption: 7, wounds: [1] }).kind).toBe('ability')
  })

  test('cancel-card: said before targets are named; the card does nothing, and counts as the card of the turn', () => {
    const jammer: UpgradeDef = {
      id: 'upg-fixture',
      triggers: [{ at: 'card-shown', steps: [mayUse(), cancelsCard()] }],
    }
    const curse = card('fixture', 'turn-start', [chooseWay(() => ['a', 'b'], { who: 'sins' }), forceCorruption(3)], {
      copies: 2,
    })
    const table = scene({
      rules: rulesWith({ upgrades: [jammer], cards: [curse, card('fixture-end', 'turn-end', [])] }),
      phase: 'take-turn',
      heroes: { thorley: { space: 's1,0', upgrades: ['upg-fixture'] }, rocco: 's0,2', rose: 's0,2' },
      reactions: 0,
      sins: { hand: ['fixture', 'fixture-end'] },
    })
    table.sins({ card: 'fixture' }, 'sin-card')
    table.hero1({ yes: true }, 'ability')
    expect(table.of('sinCardCancelled')).toEqual([{ event: 'sinCardCancelled', card: 'fixture', cause: 'upg-fixture' }])
    expect(table.corruptionOf('thorley')).toBe(1)
    expect(table.kind).toBe('hero-turn')
    table.hero1({ do: 'end' }) // no turn-end window any more
    expect(table.prompt).toMatchObject({ kind: 'sin-card', subject: { window: 'turn-start', hero: 'rocco' } })
    expect(table.state.sins.discard).toEqual(['fixture'])
  })
})

describe('fights and Actions', () => {
  const challenge = (monsters: string[]) => {
    const table = scene({
      rules: rulesWith({ cards: [card('fixture', 'turn-end', [freeFight()])] }),
      heroes,
      monsters,
      reactions: 1,
      sins: { hand: ['fixture'] },
      dice: { hero: skills(4), sin: blanks(5) },
    })
    table.hero1({ do: 'end' })
    table.sins({ card: 'fixture' }, 'sin-card')
    return table
  }

  test('free-fight: all monsters in the hero’s space, no token spent, and the reaction is still possible', () => {
    const table = challenge(['acolyte s1,0', 'abomination s1,0', 'acolyte s3,0'])
    table.sins({ ability: 'free-fight', yes: true }, 'ability')
    expect(table.of('fightStarted')).toMatchObject([{ hero: 'thorley', space: 's1,0', by: 'sins', ranged: false }])
    table.hero1({ none: true }, 'corruption')
    expect(table.of('diceRolled').find(({ side }) => side === 'sins')?.faces).toHaveLength(5)
    expect(table.kind).toBe('reaction')
    expect(table.state.sins.reactions).toBe(1)
  })

  test('free-fight: not without a monster there (FIGHT-13)', () => {
    expect(challenge(['acolyte s3,0']).kind).toBe('reaction')
  })

  const orders = (sketch: Sketch) => {
    const whistle: UpgradeDef = {
      id: 'upg-fixture',
      deed: {
        when: () => true,
        steps: [
          chooseHero((g, f) => g.s.heroes.map((_, place) => place).filter((place) => place !== f.place), {
            who: 'hero',
          }),
          grantAction(),
        ],
      },
    }
    const table = scene({
      rules: rulesWith({ upgrades: [whistle] }),
      heroes: { thorley: { space: 's1,0', upgrades: ['upg-fixture'] }, rocco: 's2,0', rose: 'dockside' },
      ...sketch,
    })
    table.hero1({ ability: 'upg-fixture' })
    return table
  }

  test('grant-action: one Action now, outside his turn, and nothing else', () => {
    const table = orders({
      monsters: ['acolyte s2,0', 'acolyte s3,0'],
      tokens: ['fire s2,0', 'extraTurn s2,0'],
      dice: { hero: skills(4), sin: blanks(2) },
    })
    table.hero1({ hero: 'rocco' }, 'effect')
    expect(table.prompt).toMatchObject({ seat: 'hero2', kind: 'action', subject: { hero: 'rocco' } })
    expect(table.optionIds).toEqual(['fight', 'shoot:s3,0', 'cleanse', 'none'])
    table.hero2({ do: 'fight' })
    table.hero2({ none: true }, 'corruption')
    expect(table.prompt).toMatchObject({ kind: 'hero-turn', subject: { hero: 'thorley' } })
    expect(table.state.turn).toMatchObject({ acted: false, moveOver: false })
    expect(table.hero('rocco').turns).toBe(2)
  })

  test('grant-action: his player may decline; it is not asked if he can do nothing', () => {
    const declined = orders({ tokens: ['fire dockside'] })
    declined.hero1({ hero: 'rose' }, 'effect')
    declined.hero3({ none: true }, 'action')
    expect(declined.kind).toBe('hero-turn')
    const idle = orders({})
    idle.hero1({ hero: 'rose' }, 'effect')
    expect(idle.kind).toBe('hero-turn')
  })
})

describe('a hero is lost', () => {
  const lost: SinCardDef['effect'] = [
    loseHero(),
    placeNamed(
      (_, f) => `fallen-${f.hero}`,
      (_, f) => f.space,
    ),
  ]

  test('summon: a lost hero comes back in that space as a fallen monster', () => {
    const table = played(lost, { heroes: { thorley: { space: 's1,0', npcs: ['proxy'] }, rocco: 's0,2', rose: 's0,2' } })
    table.hero1({ hero: 'leah' }, 'reserve-hero')
    expect(table.of('heroDied')).toMatchObject([{ hero: 'thorley', space: 's1,0', cause: 'fixture' }])
    expect(table.board).toEqual(['fallen-thorley s1,0'])
    expect(table.view('all').npcs).toEqual([{ npc: 'proxy', space: 's1,0' }])
    expect(table.prompt).toMatchObject({ kind: 'hero-turn', subject: { hero: 'rocco' } })
  })

  test('what a text does while the hero lives is not done to his successor', () => {
    const table = played([dealWound(1), ...whileHeroLives(heal(1), drawSin(1))], {
      heroes: { thorley: { space: 's1,0', wounds: [1, 2, 3, 4] }, rocco: 's0,2', rose: 's0,2' },
    })
    table.hero1({ hero: 'leah' }, 'reserve-hero')
    expect(table.of('sinCardsDrawn')).toEqual([])
  })

  test('ORD-9 a primitive on the hero of the moment does nothing to his successor', () => {
    const table = played([dealWound(1), forceCorruption(1), gainExtraTurn(1)], {
      heroes: { thorley: { space: 's1,0', wounds: [1, 2, 3, 4] }, rocco: 's0,2', rose: 's0,2' },
    })
    table.hero1({ hero: 'leah' }, 'reserve-hero')
    expect(table.hero('leah')).toMatchObject({ corruption: 1, extraTurns: 0 })
  })
})

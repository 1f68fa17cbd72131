import { type DarkPastDef, randomFrom, type UpgradeDef } from '@haven/engine'
import {
  chooseMonster,
  commitReaction,
  currentFight,
  drawSin,
  isMarked,
  markSpace,
  monstersOnBoard,
  moveMonsters,
  pinChosen,
  pinMonsters,
  survivors,
  teleportChosen,
} from '@haven/engine/kit'
import { coreRules, firstStory, fixtureRules, type Scene, type Sketch, scene } from '@haven/testkit'
import { describe, expect, test } from 'vitest'
import { everywhere, inEditions, played, rulesWith, undone } from './texts.ts'

/** Primitives that bind monsters and the Sins player and that no text of the core box needs. */

const reacting = (sketch: Sketch): Scene => {
  const table = scene({
    heroes: { thorley: 's0,2', rocco: 's3,0', rose: 's3,0' },
    phase: 'reaction',
    ...sketch,
  })
  table.sins({ yes: true }, 'reaction')
  return table
}
const waysOf = (table: Scene, monster: string): string[] =>
  table.options.filter((option) => option.monster === monster).map(({ to = '' }) => to)

// --------------------------------------------------------------------------------------------------- pin

describe('text-pin', () => {
  const pinned = (sketch: Sketch = {}): Scene =>
    played([chooseMonster(monstersOnBoard, { who: 'sins' }), pinChosen()], {
      monsters: ['acolyte s3,2', 'acolyte s3,2', 'abomination s2,2'],
      ...sketch,
    })

  test('text-pin: no step in a reaction, by a card, or back at a shooter; its equal beside it is another', () => {
    inEditions((setup) => {
      const table = pinned({ setup })
      undone(table, () => table.sins({ monster: 'acolyte-1' }, 'effect'))
      everywhere(table, 'pinned')
      expect(table.view('spectator').monsters).toMatchObject([{ pinned: true }, {}, {}])
      expect(table.of('monsterPinned')).toEqual([{ event: 'monsterPinned', monster: 'acolyte-1', cause: 'fixture' }])
      const moving = reacting({ setup, monsters: ['acolyte s3,2 pinned', 'acolyte s3,2', 'abomination s2,2'] })
      expect([waysOf(moving, 'acolyte-1'), waysOf(moving, 'acolyte-2').length > 0]).toEqual([[], true])
      expect(moving.refusal('sins', { monster: 'acolyte-1', to: 's3,1' })).toMatchObject({
        code: 'monster-kept-down',
        rule: 'text-pin',
      })
    })
  })

  test('text-pin: move-monster passes it over, a teleport moves it, and it stays pinned', () => {
    const monsters = ['acolyte s3,2 pinned']
    expect(played(moveMonsters(monstersOnBoard, 2), { monsters }).kind).toBe('hero-turn')
    const teleported = played(
      [chooseMonster(monstersOnBoard, { who: 'sins' }), teleportChosen((g) => g.map.index.get('s1,1') as number)],
      { monsters },
    )
    expect([teleported.board, teleported.state.pinned]).toEqual([['acolyte s1,1'], [0]])
  })

  test('text-pin: until the reset, or its death', () => {
    const table = scene({ phase: 'round-end', monsters: ['acolyte s3,2 pinned'], apocalypse: 7, apocalypseDeck: [] })
    expect('pinned' in table.declineUntil('first-hero', 'story-task').state).toBe(false)
    const fought = scene({
      heroes: { thorley: 's3,2', rocco: 's0,2', rose: 's0,2' },
      monsters: ['acolyte s3,2 pinned', 'acolyte s3,2'],
      dice: { hero: Array(9).fill('hit'), sin: Array(9).fill('blank') },
    })
    fought.hero1({ do: 'fight' })
    fought.hero1({ none: true }, 'corruption')
    expect(fought.optionIds).toEqual(['none', 'acolyte-1', 'acolyte-2'])
    undone(fought, () => fought.hero1({ monster: 'acolyte-1' }, 'kill'))
    fought.declineUntil('hero-turn')
    expect('pinned' in fought.state).toBe(false)
  })

  test('text-pin: kills-settled comes between the kills and the strike back (RANGE-4)', () => {
    const gun: UpgradeDef = {
      id: 'fixture-gun',
      triggers: [
        {
          at: 'kills-settled',
          steps: pinMonsters(
            (g) => {
              const fight = currentFight(g)
              return fight ? survivors(g, fight) : []
            },
            (g) => currentFight(g)?.hits ?? 0,
          ),
        },
      ],
    }
    inEditions((setup) => {
      const table = scene({
        rules: rulesWith({ upgrades: [gun] }),
        heroes: { rocco: { space: 's0,0', upgrades: ['fixture-gun'] }, thorley: 's0,2', rose: 's0,2' },
        monsters: ['acolyte s2,0', 'acolyte s2,0'],
        dice: { hero: ['hit', 'hit', 'defense', 'defense'], sin: Array(9).fill('blank') },
        setup,
      })
      table.hero1({ do: 'shoot', at: 's2,0' })
      table.hero1({ none: true }, 'corruption')
      table.hero1({ none: true }, 'kill')
      expect(table.optionIds).toEqual(['none', 'acolyte-1'])
      undone(table, () => table.hero1({ monster: 'acolyte-1' }, 'effect'))
      table.hero1({ none: true }, 'effect')
      if (setup?.edition === 'preview') {
        expect(table.options.every(({ monster }) => monster !== 'acolyte-1')).toBe(true)
        table.sins({ monster: 'acolyte-2', to: 's0,0' }, 'retaliate')
      }
      expect(table.board).toEqual(['acolyte s0,0', 'acolyte s2,0'])
    })
  })

  test('a box without a text for it has no step for it: its games are what they were', () => {
    for (const fight of ['fight', 'rangedFight']) {
      const steps = coreRules.tables.procedures.get(fight)?.map(({ name }) => name)
      expect(steps).not.toContain('moment kills-settled')
    }
  })
})

// ------------------------------------------------------------------------------------------- closed-space

describe('text-closed-space', () => {
  const salt: UpgradeDef = {
    id: 'fixture-salt',
    modifiers: [{ hook: 'closedSpace', count: (g, space) => (isMarked(g, 'salt', space) ? 1 : 0) }],
  }
  const rules = rulesWith({ upgrades: [salt] })
  const salted = (space: string): Sketch => ({ rules, spaceMarks: [{ space, key: 'salt', until: 'round' }] })

  test('text-closed-space: no step leads there or through it, whoever holds the text', () => {
    inEditions((setup) => {
      const free = reacting({ rules, setup, monsters: ['acolyte s3,2'] })
      expect(waysOf(free, 'acolyte-1')).toContain('s2,2')
      const table = reacting({ ...salted('s2,2'), setup, monsters: ['acolyte s3,2'] })
      expect(waysOf(table, 'acolyte-1')).not.toContain('s2,2')
      expect(waysOf(table, 'acolyte-1').length).toBeGreaterThan(0)
      expect(table.refusal('sins', { monster: 'acolyte-1', to: 's2,2' })).toMatchObject({
        code: 'space-closed',
        rule: 'text-closed-space',
      })
      undone(table, () => table.sins({ none: true }, 'reaction-move'))
    })
  })

  test('text-closed-space: who stands in it may leave; teleports and summons lead there', () => {
    const leaving = reacting({ ...salted('s2,2'), monsters: ['acolyte s2,2'] })
    expect(waysOf(leaving, 'acolyte-1').length).toBeGreaterThan(2)
    const into = (g: { map: { index: ReadonlyMap<string, number> } }): number => g.map.index.get('s2,2') as number
    const table = played(
      [markSpace('salt', 'round', into), chooseMonster(monstersOnBoard, { who: 'sins' }), teleportChosen(into)],
      { monsters: ['acolyte s3,2'] },
      { upgrades: [salt] },
    )
    expect(table.board).toEqual(['acolyte s2,2'])
  })

  test('text-closed-space: survivors of a shot neither come into it nor through it (RANGE-4)', () => {
    inEditions((setup) => {
      const shot = (closed: string): string[] => {
        const table = scene({
          ...salted(closed),
          heroes: { rocco: 's0,0', thorley: 's0,2', rose: 's0,2' },
          monsters: ['acolyte s2,0'],
          dice: { hero: Array(9).fill('defense'), sin: Array(9).fill('blank') },
          setup,
        })
        table.hero1({ do: 'shoot', at: 's2,0' })
        table.declineUntil('retaliate', 'hero-turn')
        if (table.asks('retaliate')) return table.options.flatMap(({ to }) => to ?? [])
        return table.board
      }
      const preview = setup?.edition === 'preview'
      expect(shot('s3,2')).toEqual(preview ? expect.arrayContaining(['s0,0']) : ['acolyte s0,0'])
      expect(shot('s0,0')).toEqual(preview ? expect.not.arrayContaining(['s0,0']) : ['acolyte s2,0'])
    })
  })
})

// ---------------------------------------------------------------------------------------- commit-reaction

describe('text-commit', () => {
  const asked = (sketch: Sketch = {}): Scene => played(commitReaction(), { reactions: 2, ...sketch })

  test('text-commit: Yes spends the token now, and the reaction comes at its time with its window', () => {
    inEditions((setup) => {
      const table = asked({ setup, monsters: ['acolyte s1,1'] })
      expect(table.prompt).toMatchObject({
        kind: 'ability',
        seat: 'sins',
        subject: { hero: 'thorley', cause: 'fixture' },
      })
      undone(table, () => table.sins({ yes: true }, 'ability'))
      expect([table.state.sins.reactions, table.state.turn?.committed]).toEqual([1, true])
      everywhere(table, 'turn')
      table.hero1({ do: 'end' }, 'hero-turn')
      expect([table.kind, table.of('reactionSpent').length]).toEqual(['reaction-move', 1])
    })
  })

  test('text-commit: after a No there is no reaction, whatever is gained meanwhile; the next turn is asked again', () => {
    const table = asked({ monsters: ['acolyte s1,1'] })
    table.sins({ yes: false }, 'ability')
    expect(table.view('hero1').turn?.committed).toBe(false)
    table.hero1({ do: 'end' }, 'hero-turn')
    expect([table.asks('reaction'), table.state.sins.reactions, table.of('reactionCommitted').length]).toEqual([
      false,
      2,
      1,
    ])
    expect('committed' in (table.state.turn ?? {})).toBe(false)
  })

  test('text-commit: without a token nobody is asked, and there is none', () => {
    const table = asked({ reactions: 0 })
    expect([table.kind, table.state.turn?.committed]).toEqual(['hero-turn', false])
  })

  test('text-commit: a hero who dies first takes it with him', () => {
    const table = asked({
      heroes: { thorley: { space: 's1,0', wounds: [1, 2, 3, 4] }, rocco: 's0,2', rose: 's0,2' },
      monsters: ['acolyte s1,0'],
    })
    table.sins({ yes: true }, 'ability')
    table.hero1({ do: 'move', to: 's2,0' }, 'hero-turn')
    expect([table.of('heroDied').length, table.state.sins.reactions]).toEqual([1, 1])
    table.declineUntil('reserve-hero')
    table.hero1({ id: table.optionIds[0] as string }, 'reserve-hero')
    expect(table.prompt).toMatchObject({ kind: 'hero-turn', subject: { hero: 'rocco' } })
  })

  test('a turn in which nobody asked says nothing of it', () => {
    expect('committed' in (scene().state.turn ?? {})).toBe(false)
    expect(played([drawSin(1)]).state.turn?.committed).toBeUndefined()
  })
})

// ------------------------------------------------------------------------------------------ second-crate

describe('text-second-crate', () => {
  const extra: UpgradeDef[] = ['a', 'b', 'c', 'd', 'e', 'f', 'g'].map((id) => ({ id: `fixture-${id}`, crate: true }))
  const pasts = (crate: boolean, ...numbers: number[]): DarkPastDef[] =>
    numbers.map((number) => ({
      id: `fixture-past-${number}${crate ? '-crate' : ''}`,
      number,
      steps: [],
      ...(crate && { crate }),
    }))
  const [story] = firstStory.stories
  const rules = fixtureRules({
    upgrades: [...firstStory.upgrades, ...extra],
    darkPast: [...pasts(false, 1, 2, 3, 4, 5, 6, 7), ...pasts(true, 5, 2, 4)],
    stories: [{ ...(story as (typeof firstStory.stories)[number]), darkPast: true }],
  })
  const game = (secondCrate: boolean | undefined, seed: string, heroPlayers = 3) => {
    const setup = rules.resolveSetup(
      { heroPlayers, ...(secondCrate !== undefined && { secondCrate }) },
      { below: () => 0 },
    )
    return rules.createGame(setup, seed)
  }
  const upgradesIn = ({ upgrades }: ReturnType<typeof game>): string[] => [...upgrades.deck, ...upgrades.inventory]
  const numbersOf = (cards: readonly string[] | undefined): number[] =>
    (cards ?? []).map((id) => Number(/\d/.exec(id))).sort((a, b) => a - b)
  const SEEDS = Array.from({ length: 40 }, (_, i) => `crate ${i}`)

  test('text-second-crate: it is off unless told, and then nothing of it is there', () => {
    for (const secondCrate of [undefined, false]) {
      const state = game(secondCrate, 'seed')
      expect(upgradesIn(state)).toHaveLength(firstStory.upgrades.length)
      expect(upgradesIn(state).some((id) => id.startsWith('fixture'))).toBe(false)
      expect(['secondCrate' in state.setup, 'pastDeck' in state]).toEqual([false, false])
    }
  })

  test('text-second-crate: all are shuffled, and the deck is as large as before', () => {
    const decks = SEEDS.map((seed) => upgradesIn(game(true, seed)))
    for (const deck of decks) expect(new Set(deck).size).toBe(firstStory.upgrades.length)
    expect(new Set(decks.flat()).size).toBe(firstStory.upgrades.length + extra.length)
  })

  test('text-second-crate: of a number with two cards one is drawn, and SETUP-11 goes on with the seven', () => {
    const drawn = SEEDS.map((seed) => game(true, seed).pastDeck as string[])
    for (const deck of drawn) expect(numbersOf(deck)).toEqual([1, 2, 3, 4, 5, 6, 7])
    expect(new Set(drawn.flat()).size).toBe(10)
    let state = game(true, 'seed')
    const seven = [...(state.pastDeck ?? [])]
    for (let [prompt] = rules.prompts(state); prompt?.kind === 'dark-past'; [prompt] = rules.prompts(state)) {
      const [option] = rules.options(state, prompt)
      expect(rules.view(state, 'hero1').pastDeck?.every((card) => card === null)).toBe(true)
      expect(rules.view(state, 'sins').pastDeck).toEqual(state.pastDeck)
      const before = JSON.stringify(state)
      const next = rules.decide(state, { prompt: prompt.id, seat: 'sins', option: option?.id as string }).state
      expect(JSON.stringify(state)).toBe(before)
      state = next
    }
    expect(Object.values(state.darkPast).sort()).toEqual(seven.sort())
    expect('pastDeck' in state).toBe(false)
  })

  test('text-second-crate: what was left out is as unknown as what lies in the deck', () => {
    const state = game(true, 'hidden')
    const unseen = new Set<string>()
    const past = new Set<string>()
    for (let i = 0; i < 300; i++) {
      const world = rules.resample(rules.view(state, 'hero1'), randomFrom(`world ${i}`))
      expect(upgradesIn(world)).toHaveLength(firstStory.upgrades.length)
      expect(world.upgrades.inventory).toEqual(state.upgrades.inventory)
      for (const card of world.upgrades.deck) unseen.add(card)
      for (const card of world.pastDeck ?? []) past.add(card)
      expect(numbersOf(world.pastDeck)).toEqual([1, 2, 3, 4, 5, 6, 7])
    }
    expect(unseen.size).toBe(firstStory.upgrades.length + extra.length - state.upgrades.inventory.length)
    expect(past.size).toBe(10)
    for (let i = 0; i < 30; i++) {
      expect(rules.resample(rules.view(state, 'sins'), randomFrom(`sins ${i}`)).pastDeck).toEqual(state.pastDeck)
    }
  })

  test('text-second-crate: in both editions, and a wish for it without a crate is refused', () => {
    for (const edition of ['final', 'preview'] as const) {
      const setup = rules.resolveSetup({ heroPlayers: 2, edition, secondCrate: true }, { below: () => 0 })
      expect(setup.secondCrate).toBe(true)
      expect(rules.resolveSetup(setup, { below: () => 0 })).toEqual(setup)
    }
    expect(() => coreRules.resolveSetup({ heroPlayers: 3, secondCrate: true }, { below: () => 0 })).toThrow('SETUP-3')
    const wrong = { heroPlayers: 3, secondCrate: 'yes' as never }
    expect(() => rules.resolveSetup(wrong, { below: () => 0 })).toThrow('wrong-type')
  })

  test('text-second-crate: a position deals what it does not name, and holds no card of a crate that is not there', () => {
    const heroes = { thorley: { space: 's0,2', upgrades: ['fixture-a'] }, rocco: 's0,2', rose: 's0,2' }
    const table = scene({ rules, heroes, setup: { secondCrate: true } })
    expect([...upgradesIn(table.state), 'fixture-a']).toHaveLength(firstStory.upgrades.length)
    expect(new Set(Object.values(table.state.darkPast).map((id) => /\d/.exec(id)?.[0])).size).toBe(7)
    expect('pastDeck' in table.state).toBe(false)
    expect(() => scene({ rules, heroes })).toThrow()
    const again = rules.fromPosition(
      rules.toPosition(table.state) as NonNullable<ReturnType<typeof rules.toPosition>>,
      'again',
    )
    expect([again.upgrades, again.darkPast, again.setup]).toEqual([
      table.state.upgrades,
      table.state.darkPast,
      table.state.setup,
    ])
  })
})

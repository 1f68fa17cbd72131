import { type MapDef, RuleError, type Rules, randomFrom, type SetupWishes, type StoryDef } from '@haven/engine'
import { coreRules, fixtureRules, Scene } from '@haven/testkit'
import { describe, expect, test } from 'vitest'

const story = coreRules.tables.stories.get('havens-last-stand') as StoryDef
const mapA = coreRules.tables.maps.get('havens-last-stand-a')?.def as MapDef

const THREE = ['rose', 'thorley', 'rocco']
const FOUR = ['rose', 'thorley', 'rocco', 'leah']

/** A new game at its first question; the heroes fit the number of Hero players unless told. */
function newGame(wishes: Partial<SetupWishes> = {}, rules: Rules = coreRules, seed = 'new game'): Scene {
  const { heroPlayers = 3 } = wishes
  const heroes = heroPlayers % 2 === 0 ? FOUR : THREE
  const full: SetupWishes = { heroPlayers, heroes, map: 'havens-last-stand-a', ...wishes }
  const { state, events } = rules.opening(rules.resolveSetup(full, randomFrom('set-up')), seed)
  const table = new Scene(rules, state)
  table.events.push(...events)
  return table
}

function refusalOf(run: () => unknown): RuleError | null {
  try {
    run()
  } catch (error) {
    if (error instanceof RuleError) return error
    throw error
  }
  return null
}

describe('players', () => {
  test.each([1, 2, 3, 4])('SETUP-1 one Sins player and %i Hero players can play', (heroPlayers) => {
    const table = newGame({ heroPlayers })
    table.declineUntil('story-task', 'upgrade')
    const seats = new Set(table.view('all').heroes.map(({ seat }) => seat))
    expect([...seats]).toEqual(['hero1', 'hero2', 'hero3', 'hero4'].slice(0, heroPlayers))
  })

  test.each([0, 5, 2.5])('SETUP-1 %d Hero players cannot', (heroPlayers) => {
    const run = () => coreRules.resolveSetup({ heroPlayers }, randomFrom('x'))
    expect(refusalOf(run)).toMatchObject({ code: 'impossible-setup', rule: 'SETUP-1' })
  })

  test.each([
    [1, ['hero1', 'hero1', 'hero1']],
    [2, ['hero1', 'hero1', 'hero2', 'hero2']],
    [3, ['hero1', 'hero2', 'hero3']],
    [4, ['hero1', 'hero2', 'hero3', 'hero4']],
  ])('SETUP-2 heroes in play with %i Hero players, and who runs them', (heroPlayers, seats) => {
    expect(newGame({ heroPlayers }).state.heroes.map(({ seat }) => seat)).toEqual(seats)
    const wrong = heroPlayers % 2 === 0 ? THREE : FOUR
    expect(refusalOf(() => newGame({ heroPlayers, heroes: wrong }))).toMatchObject({ rule: 'SETUP-2' })
  })

  test('SETUP-12 heroes of one player sit side by side, in the order he named them', () => {
    const table = newGame({ heroPlayers: 2, heroes: ['leah', 'rocco', 'rose', 'thorley'] })
    expect(table.state.heroes.map(({ hero, seat }) => `${seat} ${hero}`)).toEqual([
      'hero1 leah',
      'hero1 rocco',
      'hero2 rose',
      'hero2 thorley',
    ])
  })

  test('SETUP-12 hero order never changes; only the first hero does', () => {
    const table = newGame({ heroPlayers: 1, heroes: ['leah', 'rocco', 'thorley'] })
    const turnsOfRound = (first: string) => {
      const before = table.of('turnStarted').length
      table.sins({ space: 's2,2' }, 'story-task')
      table.hero1({ hero: first }, 'first-hero')
      for (let i = 0; i < 300 && table.kind !== 'story-task'; i++) {
        const { seat, kind } = table.prompt
        const [option] = table.options.filter(({ none, do: deed }) => none || deed === 'end')
        table.answer(seat, { id: (option ?? table.options[0])?.id as string }, kind)
      }
      return table
        .of('turnStarted')
        .slice(before, before + 6)
        .map(({ hero }) => hero)
    }
    expect(turnsOfRound('rocco')).toEqual(['rocco', 'thorley', 'leah', 'rocco', 'thorley', 'leah'])
    expect(turnsOfRound('thorley')).toEqual(['thorley', 'leah', 'rocco', 'thorley', 'leah', 'rocco'])
    expect(table.state.heroes.map(({ hero }) => hero)).toEqual(['leah', 'rocco', 'thorley'])
  })
})

describe('SETUP-3', () => {
  test('SETUP-3 what the players chose is what is played', () => {
    const wishes = {
      edition: 'preview',
      sin: 'pride',
      acolytes: 'nuns',
      story: 'havens-last-stand',
      map: 'havens-last-stand-b',
      heroPlayers: 3,
      heroes: ['morgana', 'karl', 'brad'],
    } as const
    const setup = coreRules.resolveSetup(wishes, randomFrom('any'))
    expect(setup).toMatchObject(wishes)
    const game = coreRules.createGame(setup, 'seed')
    expect(game.heroes.map(({ hero }) => hero)).toEqual(wishes.heroes)
    expect(game.setup.map).toBe('havens-last-stand-b')
  })

  test('SETUP-3 each choice may be drawn at random instead', () => {
    const { tables } = coreRules
    const draws = Array.from({ length: 200 }, (_, i) =>
      coreRules.resolveSetup(
        { heroPlayers: 3, sin: 'random', acolytes: 'random', story: 'random', map: 'random', heroes: 'random' },
        randomFrom(`draw ${i}`),
      ),
    )
    expect(new Set(draws.map(({ map }) => map))).toEqual(new Set(tables.maps.keys()))
    expect(new Set(draws.map(({ sin }) => sin))).toEqual(new Set(tables.sins.keys()))
    expect(new Set(draws.map(({ acolytes }) => acolytes))).toEqual(new Set(tables.acolytes.keys()))
    expect(new Set(draws.flatMap(({ heroes }) => heroes)).size).toBe(7)
    for (const { story, map, heroes } of draws) {
      expect(tables.maps.get(map)?.def.story).toBe(story)
      expect(new Set(heroes).size).toBe(3)
    }
  })

  test('SETUP-3 a random map is one of the story that was chosen', () => {
    const rules = fixtureRules({
      stories: [story, { ...story, id: 'other', missions: [{ ...story.missions[5]!, id: 'other-1', next: [] }] }],
      maps: [mapA, { ...mapA, id: 'other-a', story: 'other' }],
    })
    for (let i = 0; i < 20; i++) {
      const setup = rules.resolveSetup({ heroPlayers: 3, story: 'other', map: 'random' }, randomFrom(`map ${i}`))
      expect([setup.story, setup.map]).toEqual(['other', 'other-a'])
    }
    const foreign = { heroPlayers: 3, story: 'other', map: 'havens-last-stand-a' }
    expect(refusalOf(() => rules.resolveSetup(foreign, randomFrom('x')))).toMatchObject({ rule: 'SETUP-3' })
  })

  test.each([
    ['sin', { sin: 'envy' }],
    ['acolytes', { acolytes: 'mimes' }],
    ['story', { story: 'no-story' }],
    ['map', { map: 'no-map' }],
    ['heroes', { heroes: ['rose', 'thorley', 'nobody'] }],
  ])('SETUP-3 an unknown choice of %s is refused by name', (field, wish) => {
    const run = () => coreRules.resolveSetup({ heroPlayers: 3, ...wish }, randomFrom('x'))
    expect(refusalOf(run)).toMatchObject({ code: 'unknown-id', params: { field: `setup.${field}` } })
  })
})

describe('the Sins player', () => {
  test('SETUP-4 track at 0, a shuffled deck of twelve, eight figures of the sin and six Acolytes', () => {
    const view = newGame({ sin: 'pride' }).view('all')
    expect(view.track).toBe(0)
    const cards = [...view.sins.deck, ...view.sins.hand].map(String)
    expect(cards).toHaveLength(12)
    const pride = coreRules.tables.sins.get('pride')?.cards.flatMap(({ id, copies }) => Array<string>(copies).fill(id))
    expect([...cards].sort()).toEqual(pride?.sort())
    const kinds = coreRules.tables.figures.map(({ kind }) => kind)
    const count = (kind: string) => kinds.filter((each) => each === kind).length
    expect(['abomination', 'controller', 'avatar', 'acolyte'].map(count)).toEqual([6, 1, 1, 6])
  })

  test('SETUP-4 the Sin deck is shuffled by the seed', () => {
    const order = (seed: string) => newGame({}, coreRules, seed).state.sins.deck.join()
    expect(order('one')).toBe(order('one'))
    expect(new Set(['one', 'two', 'three', 'four'].map(order)).size).toBeGreaterThan(1)
  })

  test.each([
    ['final', 3, 5],
    ['final', 4, 5],
    ['preview', 3, 3],
    ['preview', 4, 4],
  ] as const)(
    'SETUP-9 %s edition with H %i: a hand of %i and H active Reaction tokens',
    (edition, heroPlayers, cards) => {
      const { sins } = newGame({ edition, heroPlayers }).state
      expect(sins.hand).toHaveLength(cards)
      expect(sins.deck).toHaveLength(12 - cards)
      expect([sins.reactions, sins.tokens]).toEqual([heroPlayers, heroPlayers])
    },
  )

  test('SETUP-10 what the map does not place is in the dead pile or not yet in play', () => {
    const view = newGame().view('all')
    const count = (list: readonly string[], kind: string) => list.filter((id) => id.startsWith(kind)).length
    const onBoard = view.monsters.map(({ id }) => id)
    expect([count(onBoard, 'acolyte'), count(onBoard, 'abomination'), onBoard.length]).toEqual([3, 2, 5])
    expect([count(view.dead, 'acolyte'), count(view.dead, 'abomination'), view.dead.length]).toEqual([2, 1, 3])
  })

  test('SETUP-10 a Controller starts where the map says; Avatar and Hell Club start not in play', () => {
    const rules = fixtureRules({ maps: [{ ...mapA, deadPile: { acolyte: 0, abomination: 0, controller: 1 } }] })
    expect(newGame({}, rules).view('all').dead).toEqual(['controller'])
    for (const each of [rules, coreRules]) {
      const view = newGame({}, each).view('all')
      const inPlay = [...view.dead, ...view.monsters.map(({ id }) => id)]
      expect(inPlay.filter((id) => id === 'avatar' || id.startsWith('hc-'))).toEqual([])
    }
  })
})

describe('decks, story and heroes', () => {
  const types = ['terror', 'corruption', 'redemption'] as const
  const cards = types.flatMap((type) => [1, 2, 3, 4, 5, 6, 7].map((n) => ({ id: `card-${type}-${n}`, type })))
  const deckOf = (type: StoryDef['type'], seed: string) =>
    newGame({}, fixtureRules({ apocalypse: cards, stories: [{ ...story, type }] }), seed).state.apocalypse

  test.each(types)('SETUP-5 a %s story has the seven cards of its type, shuffled, none revealed', (type) => {
    const { deck, cards: revealed } = deckOf(type, 'one')
    expect([...deck].sort()).toEqual([1, 2, 3, 4, 5, 6, 7].map((n) => `card-${type}-${n}`))
    expect(revealed).toEqual([])
    expect(new Set(['one', 'two', 'three', 'four'].map((seed) => deckOf(type, seed).deck.join())).size).toBeGreaterThan(
      1,
    )
  })

  test('SETUP-5 a mixed story says otherwise: three random cards of each type', () => {
    const decks = ['one', 'two', 'three', 'four', 'five'].map((seed) => deckOf('mixed', seed).deck)
    for (const deck of decks) {
      expect(types.map((type) => deck.filter((id) => id.includes(type)).length)).toEqual([3, 3, 3])
    }
    expect(new Set(decks.map((deck) => [...deck].sort().join())).size).toBeGreaterThan(1)
  })

  test('SETUP-5 the Apocalypse deck lies face down for everybody', () => {
    const table = newGame()
    for (const viewer of ['sins', 'hero1', 'spectator'] as const) {
      expect(table.view(viewer).apocalypse.deck).toEqual(Array(7).fill(null))
    }
  })

  test('SETUP-6 the story starts at mission 1 with progress 0', () => {
    expect(newGame().state.mission).toMatchObject({ id: 'hls-1-hold-the-line', progress: 0, count: 7, done: false })
    expect(newGame().state.missionsDone).toEqual([])
  })

  test.each(['havens-last-stand-a', 'havens-last-stand-b'])('SETUP-6 the map %s lays out everything', (map) => {
    const def = coreRules.tables.maps.get(map)?.def as MapDef
    const view = newGame({ map }).view('all')
    const sorted = (list: readonly object[]) => list.map((each) => JSON.stringify(each)).sort()
    expect(sorted(view.tokens)).toEqual(sorted(def.tokens))
    expect(sorted(view.monsters.map(({ kind, space }) => ({ kind, space })))).toEqual(sorted(def.monsters))
    expect(view.altars).toEqual(def.altars)
    expect(view.metro).toEqual(def.metro)
    expect(view.orbital).toEqual(def.orbital)
    expect(view.npcs).toEqual(def.npcs.map(({ kind, space }) => ({ npc: kind, space })))
  })

  test('SETUP-6 face-down tokens of the map lie face down', () => {
    const tokens = [
      { kind: 'fire', space: 's0,0', count: 1 },
      { kind: 'pentagram', space: 's1,0', count: 2, faceDown: true },
    ] as const
    const view = newGame({}, fixtureRules({ maps: [{ ...mapA, tokens }] })).view('all')
    expect(view.tokens).toEqual([{ kind: 'fire', space: 's0,0', count: 1 }])
    expect(view.faceDown).toEqual([{ space: 's1,0', kinds: ['pentagram', 'pentagram'] }])
  })

  test('SETUP-7 each starting hero: Starting Space, corruption 1, no wounds, 2 Turn tokens, a City Action token', () => {
    const table = newGame()
    for (const hero of table.view('all').heroes) {
      expect(hero).toMatchObject({ space: 's0,2', corruption: 1, wounds: [], turns: 2, cityAction: true })
      expect(hero).toMatchObject({ extraTurns: 0, upgrades: [], npcs: [], innocents: 0 })
    }
    expect(newGame({ map: 'havens-last-stand-b' }).spaceOf('rose')).toBe('s3,3')
  })

  test.each([
    [3, ['brad', 'karl', 'leah', 'morgana']],
    [4, ['brad', 'karl', 'morgana']],
  ])('SETUP-7 with H %i the rest of the team is the Reserve', (heroPlayers, reserve) => {
    expect([...newGame({ heroPlayers }).state.reserve].sort()).toEqual(reserve)
  })

  test('SETUP-8 five Upgrades lie face up, the others are a shuffled deck', () => {
    const { upgrades } = newGame().state
    expect([upgrades.inventory.length, upgrades.deck.length]).toEqual([5, 13])
    expect(new Set([...upgrades.inventory, ...upgrades.deck]).size).toBe(18)
    const inventory = (seed: string) => newGame({}, coreRules, seed).state.upgrades.inventory.join()
    expect(new Set(['one', 'two', 'three', 'four'].map(inventory)).size).toBeGreaterThan(1)
    expect(newGame().view('hero1').upgrades.inventory).toEqual(upgrades.inventory)
    expect(newGame().view('hero1').upgrades.deck).toEqual(Array(13).fill(null))
  })
})

describe('SETUP-11', () => {
  const past = [1, 2, 3, 4, 5, 6, 7].map((number) => ({ id: `past-${number}`, number, steps: [] }))
  const corrupted = fixtureRules({ darkPast: past, stories: [{ ...story, darkPast: true }] })

  /** Gives the last offered card each time, and notes who was asked about whom with which cards. */
  function deal(heroPlayers: number): { table: Scene; asked: [string, string[]][] } {
    const table = newGame({ heroPlayers, storyAid: false }, corrupted)
    const asked: [string, string[]][] = []
    while (table.kind === 'dark-past') {
      asked.push([String(table.prompt.subject.hero), table.options.map(({ card }) => String(card))])
      table.sins({ card: table.options.at(-1)?.card as string }, 'dark-past')
    }
    return { table, asked }
  }

  test('SETUP-11 H 3: cards 1, 3, 5 to the starting heroes, then the others to the Reserve', () => {
    const { table, asked } = deal(3)
    expect(asked.slice(0, 2)).toEqual([
      ['rose', ['past-1', 'past-3', 'past-5']],
      ['thorley', ['past-1', 'past-3']],
    ])
    expect(asked[2]?.[1]).toEqual(['past-2', 'past-4', 'past-6', 'past-7'])
    expect(table.state.darkPast).toMatchObject({ rose: 'past-5', thorley: 'past-3', rocco: 'past-1' })
    expect(Object.keys(table.state.darkPast)).toHaveLength(7)
    expect(new Set(Object.values(table.state.darkPast)).size).toBe(7)
  })

  test('SETUP-11 H 4: card 6 too goes to the starting heroes', () => {
    const { table, asked } = deal(4)
    expect(asked[0]).toEqual(['rose', ['past-1', 'past-3', 'past-5', 'past-6']])
    const starting = FOUR.map((hero) => String(table.state.darkPast[hero]))
    expect([...starting].sort()).toEqual(['past-1', 'past-3', 'past-5', 'past-6'])
    const reserve = ['karl', 'brad', 'morgana'].map((hero) => String(table.state.darkPast[hero]))
    expect([...reserve].sort()).toEqual(['past-2', 'past-4', 'past-7'])
  })

  test('SETUP-11 only the Sins player knows the cards, in views and in events', () => {
    const { table } = deal(3)
    expect(table.view('sins').darkPast.rose).toBe('past-5')
    for (const viewer of ['hero1', 'hero2', 'spectator'] as const) {
      expect(Object.values(table.view(viewer).darkPast)).toEqual(Array(7).fill(null))
      const given = corrupted.viewEvents(table.of('darkPastGiven'), viewer)
      expect(given).toHaveLength(7)
      expect(given.some((event) => 'secret' in event)).toBe(false)
    }
    const seen = corrupted.viewEvents(table.of('darkPastGiven'), 'sins')
    expect(seen[0]).toMatchObject({ hero: 'rose', secret: { card: 'past-5' } })
  })

  test('SETUP-11 other stories have no Dark Past', () => {
    const table = newGame({}, fixtureRules({ darkPast: past }))
    expect(table.kind).toBe('story-task')
    expect(table.state.darkPast).toEqual({})
  })
})

import { coreBox } from '@haven/content'
import { type MapDef, randomFrom, type SetupWishes, type TokenKind } from '@haven/engine'
import { SUPPLY } from '@haven/engine/kit'
import { coreRules, Scene, type Sketch, scene } from '@haven/testkit'
import { expect, test } from 'vitest'
import { steps } from './helpers.ts'

/** The whole contents of the core box, and that every game of it can be set up. */

const { heroes, sins, acolytes, hellClub, apocalypse, upgrades, darkPast, tiles, stories, maps } = coreBox

test('COMP-3 the contents of the core box', () => {
  expect(
    [heroes, sins, acolytes, hellClub, stories, maps, apocalypse, upgrades, darkPast, tiles].map(
      ({ length }) => length,
    ),
  ).toEqual([7, 2, 3, 5, 7, 14, 21, 18, 7, 10])
  for (const { id, cards } of sins) {
    expect(
      cards.reduce((sum, { copies }) => sum + copies, 0),
      id,
    ).toBe(12)
  }
})

test('COMP-3 the figures: 6 Acolytes, 6 Abominations, a Controller, an Avatar, the Hell Club and the fallen', () => {
  const { figures } = coreRules.tables
  const count = (kind: string): number => figures.filter((figure) => figure.kind === kind).length
  expect(['acolyte', 'abomination', 'controller', 'avatar', 'hell-club'].map(count)).toEqual([6, 6, 1, 1, 5])
  expect(count('fallen')).toBe(1 + heroes.length) // Marsh, and any hero
  expect(figures.filter(({ leaves }) => leaves).map(({ kind }) => kind)).toEqual([
    ...Array(5).fill('hell-club'),
    ...Array(8).fill('fallen'),
  ])
})

test('COMP-3 seven Apocalypse cards for each story type, and which member of the Hell Club each brings', () => {
  for (const type of ['terror', 'corruption', 'redemption']) {
    expect(apocalypse.filter((card) => card.type === type)).toHaveLength(7)
  }
  expect(apocalypse.flatMap(({ id, type, brings }) => (brings ? `${id} ${type} ${brings}` : []))).toEqual([
    'apo-t1 terror hc-bailiff',
    'apo-t2 terror hc-huntsman',
    'apo-c1 corruption hc-vesper',
    'apo-c2 corruption hc-confessor',
    'apo-r1 redemption hc-maestro',
  ])
})

test('COMP-3 the Dark Past cards are numbered 1 to 7', () => {
  expect(darkPast.map(({ id, number }) => `${id} ${number}`)).toEqual(
    [1, 2, 3, 4, 5, 6, 7].map((n) => `past-${n} ${n}`),
  )
})

test('COMP-3 the seven stories: type, Dark Past, two maps each', () => {
  expect(
    stories.map(({ id, type, darkPast: past }) => {
      const own = maps.filter(({ story }) => story === id).map((map) => map.id.slice(id.length))
      return `${id}: ${type}${past ? ' with Dark Past' : ''}, maps ${own.join(' ')}`
    }),
  ).toEqual([
    'havens-last-stand: terror, maps -a -b',
    'haven-in-flames: terror, maps -a -b',
    'the-black-tide: corruption with Dark Past, maps -a -b',
    'a-face-we-knew: corruption with Dark Past, maps -a -b',
    'no-one-left-behind: redemption, maps -a -b',
    'lights-out: redemption, maps -a -b',
    'the-seventh-hour: mixed, maps -a -b',
  ])
})

test('STORY-1 STORY-2 STORY-4 the missions: count for three and for four heroes, and what comes next', () => {
  expect(
    stories.flatMap(({ missions }) =>
      missions.map(({ id, count, event, next }) => {
        const names = next.map((each) => each.slice(4).replace(/-.*/, '')).join(' or ')
        return `${id} ${count(3)}/${count(4)}${event ? ' event' : ''} > ${names || 'END'}`
      }),
    ),
  ).toEqual([
    'hls-1-hold-the-line 7/8 > 2a or 2b',
    'hls-2a-burn-the-nests 5/6 event > 3',
    'hls-2b-thin-the-herd 3/4 event > 3',
    'hls-3-cut-the-strings 1/1 > 4',
    'hls-4-no-quarter 5/6 event > 5',
    'hls-5-throw-it-back 1/1 > END',
    'hif-1-break-the-wave 3/4 > 2a or 2b',
    'hif-2a-fire-brigade 4/5 event > 3',
    'hif-2b-smoke-them-out 3/4 event > 3',
    'hif-3-the-arsonist 1/1 > 4',
    'hif-4-salt-the-ashes 3/4 event > 5',
    'hif-5-out-of-the-fire 1/1 > END',
    'btd-1-first-stain 5/6 > 2a or 2b',
    'btd-2a-sound-the-wells 2/3 event > 3',
    'btd-2b-drain-the-faithful 3/4 event > 3',
    'btd-3-the-tide-caller 1/1 > 4',
    'btd-4-confession 3/4 event > 5',
    'btd-5-turn-the-tide 3/3 > END',
    'afk-1-cold-trail 7/7 > 2a or 2b',
    'afk-2a-his-old-haunts 3/4 event > 3',
    'afk-2b-his-new-friends 3/4 event > 3',
    'afk-3-cut-the-leash 5/6 event > 4a or 4b',
    'afk-4a-mercy 1/1 > END',
    'afk-4b-forgiveness 6/7 > END',
    'nlb-1-open-the-roads 6/7 > 2',
    'nlb-2-knock-on-doors 2/3 > 3a or 3b',
    'nlb-3a-to-the-hospital 2/3 event > 4',
    'nlb-3b-to-the-gate 2/3 event > 4',
    'nlb-4-clear-the-line 1/1 event > 5',
    'nlb-5-last-train 3/4 > END',
    'lto-1-find-friends 3/3 > 2a or 2b',
    'lto-2a-restart-the-grid 5/6 > 3a or 3b',
    'lto-2b-cut-the-hum 5/6 > 3a or 3b',
    'lto-3a-eye-in-the-sky 3/3 event > 4',
    'lto-3b-boots-on-the-ground 3/4 event > 4',
    'lto-4-dead-channel 1/1 event > 5',
    'lto-5-dawn-protocol 1/1 > END',
    'svh-1-the-streets 9/10 > 2a or 2b',
    'svh-2a-the-stain 4/5 > 3',
    'svh-2b-the-living 2/3 > 3',
    'svh-3-the-anchors 2/2 event > 4',
    'svh-4-the-doorkeeper 1/1 event > 5',
    'svh-5-the-door 1/1 > END',
  ])
})

// --------------------------------------------------------------------------------------------------------- maps

const each = maps.map((map): [string, MapDef] => [map.id, map])

test.each(each)('COMP-1 SETUP-6 SETUP-10 %s asks for no more than the box holds', (_, map) => {
  for (const [kind, supply] of Object.entries(SUPPLY) as [TokenKind, number][]) {
    const laid = map.tokens.filter((token) => token.kind === kind).reduce((sum, { count }) => sum + count, 0)
    expect(laid, kind).toBeLessThanOrEqual(supply)
  }
  for (const [kind, most] of [
    ['acolyte', 6],
    ['abomination', 6],
    ['controller', 1],
  ] as const) {
    const used = map.monsters.filter((monster) => monster.kind === kind).length + map.deadPile[kind]
    expect(used, kind).toBeLessThanOrEqual(most)
  }
  expect(new Set(map.altars).size).toBe(3)
  expect(map.orbital.length).toBeLessThanOrEqual(2)
  expect(new Set(map.npcs.map(({ kind }) => kind)).size).toBe(map.npcs.length)
  for (const color of new Set(map.metro.map((token) => token.color))) {
    expect(map.metro.filter((token) => token.color === color)).toHaveLength(2)
  }
  expect(new Set(map.tiles.map(({ tile }) => tile)).size).toBe(map.tiles.length) // one tile of each
  expect(map.monsters.map(({ space }) => space)).not.toContain(map.start)
})

// ------------------------------------------------------------------------------------------------------- set-ups

const begin = (wishes: SetupWishes, seed = 'core'): Scene =>
  new Scene(coreRules, coreRules.createGame(coreRules.resolveSetup(wishes, randomFrom(seed)), seed))

test('SETUP-3 every sin, acolyte type and map makes a game, with three heroes and with four', () => {
  for (const sin of sins) {
    for (const { id: type } of acolytes) {
      for (const { id: map, story } of maps) {
        for (const heroPlayers of [1, 2]) {
          const table = begin({ heroPlayers, sin: sin.id, acolytes: type, map })
          const asked = stories.find(({ id }) => id === story)?.darkPast
            ? 'dark-past'
            : heroPlayers === 2
              ? 'upgrade'
              : 'story-task'
          expect(table.kind, `${sin.id} ${type} ${map}`).toBe(asked)
          expect(table.state.setup).toMatchObject({ sin: sin.id, acolytes: type, map, story })
          expect(table.state.sins.hand.every((card) => card.startsWith(`${sin.id}-`))).toBe(true)
        }
      }
    }
  }
})

test('story-aid with four heroes each takes an Upgrade in turn order; switched off, or with three, nobody does', () => {
  for (const { id: map, story } of maps) {
    const past = stories.find(({ id }) => id === story)?.darkPast
    const aided = (wishes: Partial<SetupWishes>): string[] => {
      const table = begin({ heroPlayers: 4, sin: 'sloth', acolytes: 'hobos', map, ...wishes })
      while (table.asks('dark-past')) table.sins({ id: table.optionIds[0] as string })
      const asked: string[] = []
      for (; table.asks('upgrade'); table.answer(table.prompt.seat, { id: table.optionIds[0] as string })) {
        expect(table.options).toHaveLength(5)
        asked.push(table.prompt.seat)
      }
      expect(table.kind).toBe('story-task')
      expect(table.of('darkPastGiven')).toHaveLength(past ? 7 : 0)
      expect(table.state.heroes.map((hero) => hero.upgrades.length)).toEqual(
        table.state.heroes.map(() => (asked.length > 0 ? 1 : 0)),
      )
      return asked
    }
    expect(aided({}), map).toEqual(['hero1', 'hero2', 'hero3', 'hero4'])
    expect(aided({ storyAid: false }), map).toEqual([])
    expect(aided({ heroPlayers: 3 }), map).toEqual([])
  }
})

/** Faces of Sin dice as they fall, out of a great Fire. */
function fallen(dice: 'normal' | 'merciless'): string[] {
  const faces: string[] = []
  for (let seed = 0; seed < 100; seed++) {
    const table = scene({ tokens: ['fire s0,2 x10'], setup: { dice }, seed: `${seed}` })
    table.hero1({ do: 'move', to: 's1,2' })
    faces.push(...table.of('diceRolled').flatMap((roll) => roll.faces))
  }
  return faces
}

test('DICE-1 the Merciless die has a Corruption in place of a Blank; the rest of it is as ever', () => {
  const shares = (faces: string[]): number[] =>
    ['hit', 'burst', 'corruption', 'blank'].map((face) =>
      Math.round((6 * faces.filter((each) => each === face).length) / faces.length),
    )
  expect(shares(fallen('normal'))).toEqual([2, 1, 1, 2])
  expect(shares(fallen('merciless'))).toEqual([2, 1, 2, 1])
})

test('SIN-2 switched off, a power is gone; Controller, Avatar and cards stay', () => {
  const sloth = (power: boolean, sketch: Sketch = {}): Scene => scene({ ...sketch, setup: { sin: 'sloth', power } })
  const pays = (table: Scene): boolean => table.optionIds.includes('ability:sloth-power')
  expect([pays(sloth(true)), pays(sloth(false))]).toEqual([true, false])

  const leaving = sloth(false, { monsters: ['controller s0,2'] })
  leaving.hero1({ do: 'move', to: 's1,2' })
  leaving.hero1({ slot: 1 }, 'wound-slot')
  expect(leaving.corruptionOf('rose')).toBe(2)
  expect(steps(leaving)).toContain('s0,2') // the second step

  const near = sloth(false, { monsters: ['avatar s0,1'] })
  near.hero1({ do: 'move', to: 's1,2' })
  expect(steps(near)).toEqual([])

  const card = sloth(false, { phase: 'take-turn', sins: { hand: ['sloth-leaden-limbs'] } })
  card.sins({ card: 'sloth-leaden-limbs' }, 'sin-card')
  card.hero1({ do: 'move', to: 's1,2' })
  expect(steps(card)).toEqual([])
})

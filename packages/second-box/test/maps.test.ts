import { randomFrom } from '@haven/engine'
import { box } from '@haven/second-box'
import { Scene } from '@haven/testkit'
import { expect, test } from 'vitest'
import { rules } from './helpers.ts'

/** The six maps and the four tiles of the box, laid out. */

const begun = (map: string): Scene => {
  const setup = rules.resolveSetup({ heroPlayers: 3, map }, randomFrom(map))
  return new Scene(rules, rules.createGame({ ...setup, storyAid: false }, map))
}

/** Everything that lies on a map at the beginning, by kind. */
function laidOut(map: string): Record<string, string> {
  const { tokens, altars, metro, orbital, npcs, monsters, dead, heroes } = begun(map).view('all')
  const tiles = box.maps.find(({ id }) => id === map)?.tiles ?? []
  const things: (readonly [kind: string, place: string])[] = [
    ...tiles.map(({ tile, x, y, rotation }) => ['tiles', `${tile}@${x},${y}/${rotation}`] as const),
    ...[...new Set(heroes.map(({ space }) => space))].map((space) => ['start', space] as const),
    ...tokens.flatMap(({ kind, space, count }) => Array.from({ length: count }, () => [kind, space] as const)),
    ...altars.map((space) => ['altars', space] as const),
    ...orbital.map((space) => ['orbital', space] as const),
    ...metro.map(({ color, space }) => [color, space] as const),
    ...npcs.map(({ npc, space }) => [npc, space] as const),
    ...monsters.map(({ kind, space }) => [kind, space] as const),
    ...dead.map((id) => ['dead', id.replace(/-\d$/, '')] as const),
  ]
  const found: Record<string, string[]> = {}
  for (const [kind, place] of things) found[kind] = [...(found[kind] ?? []), place]
  return Object.fromEntries(Object.entries(found).map(([kind, places]) => [kind, places.sort().join(' ')]))
}

const LAID: Readonly<Record<string, Record<string, string>>> = {
  'the-long-watch-a': {
    tiles:
      'constabulary@1,1/0 dockside@1,2/90 gasworks@1,0/0 haven-college@0,2/0 megatheatre@2,1/90 night-market@2,0/0 saint-jude-hospital@0,1/0',
    start: 's1,1',
    nest: 's1,3 s3,0 s3,2',
    pentagram: 'night-market s1,2',
    fire: 'dockside s2,1',
    corruption: 's2,3',
    extraTurn: 'haven-college',
    altars: 'gasworks s0,3 s3,1',
    orbital: 's2,1',
    red: 's0,1 s3,0',
    commissioner: 'saint-jude-hospital',
    acolyte: 's1,3 s2,0 s2,2',
    abomination: 'dockside gasworks megatheatre night-market s3,2',
    dead: 'abomination acolyte acolyte',
  },
  'the-long-watch-b': {
    tiles:
      'constabulary@0,1/0 grand-terminus@1,1/90 night-market@1,0/0 old-cathedral@3,1/0 ravencorp-hq@2,1/0 saint-jude-hospital@2,2/180 uplink-tower@2,0/90 winter-garden@1,2/0',
    start: 's0,1',
    nest: 's1,3 s2,2 s4,1',
    pentagram: 'ravencorp-hq s2,1',
    fire: 'grand-terminus s3,1',
    corruption: 's1,2',
    extraTurn: 'uplink-tower',
    altars: 's1,0 s3,3 s4,2',
    orbital: 's3,1',
    red: 's0,2 s3,2',
    commissioner: 'winter-garden',
    acolyte: 'night-market s1,2 s2,1',
    abomination: 'grand-terminus old-cathedral ravencorp-hq s3,3 uplink-tower',
    dead: 'abomination acolyte acolyte',
  },
  'the-ledger-a': {
    tiles:
      'constabulary@2,0/0 counting-house@0,0/90 grand-terminus@0,1/180 haven-college@3,0/90 megatheatre@1,1/0 night-market@1,0/0 old-cathedral@3,1/90 winter-garden@2,1/0',
    start: 's2,2',
    nest: 's2,0 s4,1',
    corruption: 'megatheatre s1,0 s3,1 s4,2',
    pentagram: 'counting-house s3,0',
    extraTurn: 'haven-college s0,1',
    altars: 's0,0 s2,1 s4,0',
    red: 's2,2 s4,2',
    blue: 's0,2 s3,0',
    proxy: 'counting-house',
    commissioner: 'constabulary',
    acolyte: 's1,1 s2,0 s3,1',
    abomination: 'counting-house megatheatre old-cathedral s4,0',
    dead: 'abomination acolyte acolyte',
  },
  'the-ledger-b': {
    tiles:
      'counting-house@0,0/0 dockside@0,1/0 haven-college@1,1/270 night-market@4,1/0 old-cathedral@3,0/180 ravencorp-hq@3,1/0 saint-jude-hospital@4,0/0',
    start: 's2,2',
    nest: 's0,2 s3,2',
    corruption: 'dockside s1,1 s4,1',
    pentagram: 's0,0 s3,0',
    extraTurn: 's1,2 saint-jude-hospital',
    altars: 's0,1 s4,2 s5,0',
    orbital: 's4,1',
    red: 's1,1 s3,1',
    blue: 's2,2 s5,1',
    proxy: 'counting-house',
    ravencorp: 'haven-college',
    acolyte: 's0,1 s1,1 s4,1',
    abomination: 'counting-house ravencorp-hq s4,2',
    dead: 'abomination acolyte acolyte',
  },
  'signal-fires-a': {
    tiles:
      'dockside@0,0/0 grand-terminus@3,0/0 harbour-light@1,0/0 megatheatre@2,1/0 night-market@1,1/0 ravencorp-hq@2,0/180 saint-jude-hospital@0,1/0 winter-garden@3,1/0',
    start: 's0,1',
    fire: 's1,0 s3,0 s4,1',
    nest: 's2,1 s3,2',
    pentagram: 'night-market s3,1',
    innocent: 'grand-terminus megatheatre s2,2 winter-garden',
    extraTurn: 'harbour-light',
    altars: 's1,2 s2,0 s4,2',
    orbital: 's2,1 s3,1',
    red: 's0,2 s4,0',
    ravencorp: 'saint-jude-hospital',
    acolyte: 's1,1 s2,2 s3,0',
    abomination: 'grand-terminus megatheatre night-market s4,1',
    dead: 'abomination acolyte acolyte',
  },
  'signal-fires-b': {
    tiles:
      'constabulary@1,1/0 dockside@4,2/270 gasworks@3,1/180 harbour-light@0,0/90 haven-college@4,1/0 saint-jude-hospital@0,1/0 uplink-tower@3,0/0',
    start: 's0,2',
    fire: 's1,0 s4,0 s5,2',
    nest: 's2,2 s4,2 s5,1',
    pentagram: 'haven-college s1,1',
    innocent: 'constabulary dockside s3,0 s5,3 uplink-tower',
    extraTurn: 'gasworks',
    altars: 's2,1 s4,1 s4,3',
    orbital: 's1,1 s4,1',
    red: 's1,2 s3,1',
    blue: 's0,0 s5,3',
    proxy: 'saint-jude-hospital',
    acolyte: 's2,1 s4,0 s4,2',
    abomination: 'constabulary gasworks haven-college',
    dead: 'abomination abomination acolyte acolyte',
  },
}

test.each(box.maps)('SETUP-6 SETUP-10 $id is laid out as its map says', ({ id }) => {
  expect(laidOut(id)).toEqual(LAID[id])
})

test('SETUP-5 the Apocalypse deck is that of the story’s type, and only the Ledger has a Dark Past', () => {
  const deckOf = (map: string) => [...new Set(begun(map).state.apocalypse.deck.map((card) => card.slice(0, 5)))]
  expect(['the-long-watch-a', 'the-ledger-a', 'signal-fires-a'].map(deckOf)).toEqual([['apo-t'], ['apo-c'], ['apo-r']])
  const deals = (map: string) => begun(map).asks('dark-past')
  expect(['the-long-watch-b', 'the-ledger-b', 'signal-fires-b'].map(deals)).toEqual([false, true, false])
})

test('the new tiles: their City Actions, and what is printed on each, turned with the tile', () => {
  expect(box.tiles.map(({ id, cityActions }) => [id, ...cityActions])).toEqual([
    ['gasworks', 'extraTurn', 'orbital'],
    ['counting-house', 'extraTurn', 'repent'],
    ['harbour-light', 'orbital', 'repent'],
    ['winter-garden', 'heal', 'repent'],
  ])
  const { map } = rules.look(begun('the-ledger-a').state)
  const printed = (kind: 'fire' | 'corruption' | 'nest', space: string) =>
    map.printed[kind][map.index.get(space) as number]
  // The Counting House lies at 0,0 turned by 90: its Nest goes from the north-east to the south-east corner.
  expect([printed('corruption', 'counting-house'), printed('nest', 's1,1'), printed('nest', 's1,0')]).toEqual([1, 1, 0])
})

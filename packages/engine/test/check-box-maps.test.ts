import { act } from '@haven/engine/kit'
import { describe, expect, test } from 'vitest'
import { broken, check, mapA, mission, ofCard, ofMap, ofMission, ofStory, story, wrong } from './check-box-parts.ts'

describe('maps', () => {
  const tile = (id: string, x: number, y: number, rotation: 0 | 90 = 0) => ({ tile: id, x, y, rotation })
  const withTile = (more: ReturnType<typeof tile>) => ofMap({ tiles: [...mapA.tiles, more] })

  broken('an unknown tile', withTile(tile('night-markt', 0, 2)), 'unknown-id map my-map, tiles[6]', {
    kind: 'tile',
    id: 'night-markt',
    meant: 'night-market',
  })
  broken('an unknown story', ofMap({ story: 'nowhere-at-all' }), 'unknown-id map my-map', { kind: 'story' })
  broken(
    'an unknown token',
    ofMap({ tokens: [{ kind: wrong('frie'), space: 's0,0', count: 1 }] }),
    'unknown-id map my-map, tokens[0]',
    { kind: 'token', meant: 'fire' },
  )
  broken(
    'SETUP-10 a monster that no map places',
    ofMap({ monsters: [{ kind: wrong('avatar'), space: 's0,0' }] }),
    'unknown-id map my-map, monsters[0]',
    { kind: 'monster', id: 'avatar' },
  )
  broken(
    'an unknown NPC',
    ofMap({ npcs: [{ kind: wrong('comissioner'), space: 's0,0' }] }),
    'unknown-id map my-map, npcs[0]',
    { kind: 'npc', meant: 'commissioner' },
  )
  broken('an Altar beside the city', ofMap({ altars: ['s0,0', 's7,7'] }), 'unknown-space map my-map, altars[1]', {
    space: 's7,7',
  })
  broken('a start in a District that is not there', ofMap({ start: 'night-market' }), 'unknown-space map my-map, start')
  broken(
    'COMP-1 more Nests than there are, face-down ones counted',
    ofMap({
      tokens: [
        { kind: 'nest', space: 's0,0', count: 4 },
        { kind: 'nest', space: 's1,0', count: 3, faceDown: true },
      ],
    }),
    'tokens-beyond-supply map my-map',
    { token: 'nest', count: 7, supply: 6 },
  )
  broken(
    'COMP-1 more Altars than there are',
    ofMap({ altars: ['s0,0', 's1,0', 's2,0', 's3,0'] }),
    'tokens-beyond-supply map my-map',
    { token: 'altar', count: 4, supply: 3 },
  )
  broken(
    'COMP-1 a second Commissioner',
    ofMap({ npcs: [...mapA.npcs, ...mapA.npcs] }),
    'tokens-beyond-supply map my-map',
    { token: 'commissioner', count: 2, supply: 1 },
  )
  broken(
    'a token of which there is none',
    ofMap({ tokens: [{ kind: 'fire', space: 's0,0', count: 0 }] }),
    'out-of-range map my-map, tokens[0]',
    { field: 'count' },
  )
  broken(
    'COMP-3 more Acolytes than there are, dead ones counted',
    ofMap({ deadPile: { acolyte: 4, abomination: 0, controller: 0 } }),
    'figures-beyond-roster map my-map',
    { monster: 'acolyte', count: 7, roster: 6 },
  )
  broken(
    'MOVE-2 a bank that nobody can reach',
    ofMap({
      tiles: mapA.tiles.map((each) => (each.x === 2 ? { ...each, x: 3 } : each)),
      metro: [],
    }),
    'unreachable-space map my-map',
    { start: 's0,2', spaces: 'dockside, uplink-tower, s3,0, s4,0, s3,1, s4,1, s3,2, s4,2' },
  )
  broken(
    'END-2 no Nest but a face-down one',
    ofMap({
      tiles: [tile('constabulary', 0, 0)],
      start: 's0,0',
      tokens: [{ kind: 'nest', space: 's0,0', count: 1, faceDown: true }],
      altars: [],
      metro: [],
      orbital: [],
      npcs: [],
      monsters: [],
    }),
    'no-nest map my-map',
  )
  broken(
    'MOVE-3 a Metro line with one end',
    ofMap({ metro: [{ color: 'red', space: 's0,0' }] }),
    'metro-alone map my-map',
    {
      color: 'red',
    },
  )
  broken('a tile placed twice', withTile(tile('dockside', 5, 5)), 'bad-tile-place map my-map, tiles[6]', {
    problem: 'twice',
  })
  broken('two tiles in one place', withTile(tile('night-market', 0, 0)), 'bad-tile-place map my-map, tiles[6]', {
    problem: 'taken',
    other: 'saint-jude-hospital',
  })
  broken('a crooked tile', withTile(tile('night-market', 0, 2, wrong(45))), 'bad-tile-place map my-map, tiles[6]', {
    problem: 'rotation',
    other: '45',
  })
  broken('a tile west of everything', withTile(tile('night-market', -1, 0)), 'bad-tile-place map my-map, tiles[6]', {
    problem: 'no-place',
  })
  broken('no tiles', ofMap({ tiles: [] }), 'bad-tile-place map my-map', { problem: 'no-tiles' })
})

describe('what shows only in play', () => {
  const hole = act('break', () => {
    throw new Error('a hole in the story')
  })
  broken('a first round that breaks', ofStory({ begin: [hole] }), 'breaks-in-play map my-story-map', {
    heroPlayers: 1,
    message: 'a hole in the story',
  })

  test('a card that breaks, in a box without a map', () => {
    const faults = check(ofCard({ effect: [hole] }))
    expect(faults[0]).toMatchObject({ code: 'breaks-in-play', box: 1, params: { sin: 'my-sin' } })
    expect(faults.every(({ params }) => params.message === 'a hole in the story')).toBe(true)
  })
})

describe('stories', () => {
  broken('no map', { stories: [story()] }, 'story-without-map story my-story')
  broken('no missions', ofStory({ missions: [] }), 'no-missions story my-story')
  broken('an unknown type', ofStory({ type: wrong('comedy') }), 'unknown-id story my-story', { kind: 'story-type' })
  broken(
    'a mission that leads nowhere',
    ofStory({ missions: [mission({ next: ['my-nission', 'my-end'] }), mission({ id: 'my-end' })] }),
    'unknown-id story my-story, missions[0].next',
    { kind: 'mission', id: 'my-nission', meant: 'my-mission' },
  )
  broken(
    'STORY-2 missions that go round',
    ofStory({
      missions: [
        mission({ id: 'my-1', next: ['my-2', 'my-3'] }),
        mission({ id: 'my-2', next: ['my-1'] }),
        mission({ id: 'my-3' }),
      ],
    }),
    'mission-cycle story my-story',
    { way: 'my-1 > my-2 > my-1' },
  )
  broken('WIN-1 missions without a last one', ofMission({ next: ['my-mission'] }), 'no-last-mission story my-story', {
    way: 'my-mission > my-mission',
  })
  broken(
    'a mission to which no way leads',
    ofStory({ missions: [mission(), mission({ id: 'my-other' })] }),
    'mission-unreachable story my-story, missions[1]',
    { mission: 'my-other', first: 'my-mission' },
  )
  broken('a count of 0', ofMission({ count: (h) => h - 3 }), 'bad-count story my-story, missions[0]', {
    heroes: 3,
    count: '0',
  })
  broken('nothing counts', ofMission({ progress: [] }), 'no-progress story my-story, missions[0]')
  broken(
    'an unknown fact',
    ofMission({ progress: [wrong({ on: 'kills' })] }),
    'unknown-id story my-story, missions[0], progress[0]',
    { kind: 'fact', meant: 'kill' },
  )
  broken(
    'an unknown kind that counts',
    ofMission({ progress: [{ on: 'kill', of: [wrong('acolytes')] }] }),
    'unknown-id story my-story, missions[0], progress[0].of',
    { kind: 'counted', meant: 'acolyte' },
  )
  const altars = [{ on: 'remove', of: ['altar'] }] as const
  broken('Altars that cannot be broken', ofMission({ progress: altars }), 'altars-closed story my-story, missions[0]')
  broken(
    'the end of a round at which the story does not look',
    ofMission({ progress: [{ on: 'roundEnd' }] }),
    'round-end-untold story my-story, missions[0]',
    { mission: 'my-mission' },
  )
  broken(
    'more Altars to break than the map has',
    ofMission({ progress: altars, altars: true, count: () => 4 }),
    'map-too-poor story my-story, missions[0]',
    { map: 'my-story-map', what: 'altar', needs: 4, has: 3 },
  )
  broken(
    'friends to meet who are not on the map',
    ofMission({ progress: [{ on: 'meet' }], count: () => 2 }),
    'map-too-poor story my-story, missions[0]',
    { what: 'npc', needs: 2, has: 1 },
  )
})

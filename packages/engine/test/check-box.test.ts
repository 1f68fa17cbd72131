import { coreBox } from '@haven/content'
import { compileBox } from '@haven/engine'
import { BOX_FAULT_CODES, checkBox, dealWound, freeFight, placeTokens } from '@haven/engine/kit'
import { describe, expect, test } from 'vitest'
import {
  boxOf,
  broken,
  card,
  check,
  hero,
  leah,
  map,
  ofCard,
  ofHero,
  ofMap,
  ofSin,
  ofStory,
  ofUpgrade,
  sin,
  story,
  told,
  wrong,
} from './check-box-parts.ts'

describe('boxes without a fault', () => {
  test('the core box', () => expect(checkBox([coreBox])).toEqual([]))

  test('one of our own beside it, and it compiles', () => {
    const maps = [map(), map({ id: 'my-story-map', story: 'my-story' })]
    const parts = { sins: [sin()], heroes: [hero()], stories: [story()], maps }
    expect(check(parts, { card: (id) => ({ name: id, text: 'Words.' }) })).toEqual([])
    expect(compileBox(coreBox, boxOf(parts)).version).toContain('mine@1')
  })

  test('an empty one', () => expect(check({})).toEqual([]))
})

describe('names', () => {
  const core = 'upg-rosary'
  broken('an id taken from the core box', ofUpgrade({ id: core }), `duplicate-id upgrade ${core}`, {
    other: `upgrade ${core}`,
  })
  broken(
    'an id that two things share',
    { ...ofHero({ id: 'my-thing' }), ...ofUpgrade({ id: 'my-thing' }) },
    'duplicate-id upgrade my-thing',
    { other: 'hero my-thing' },
  )
  broken(
    'a boss called like a hero who turns',
    { ...ofStory({ bosses: [{ id: 'fallen-my-hero', fight: 3, defense: 3 }] }), heroes: [hero()] },
    'duplicate-id hero my-hero',
    { id: 'fallen-my-hero' },
  )
  broken('an id with a capital and a space', ofUpgrade({ id: 'My Thing' }), 'bad-id upgrade My Thing')
  broken('an id that is a figure', ofUpgrade({ id: 'acolyte-3' }), 'reserved-id upgrade acolyte-3')
  broken('an id that is a token', ofHero({ id: 'pentagram' }), 'reserved-id hero pentagram')
  broken('a version that is a number', { version: wrong(1.5) }, 'bad-id box, version', { id: '1.5' })
  broken('a box with the id of the core box', { id: 'core' }, 'duplicate-id box, id')
})

describe('unknown names', () => {
  broken(
    'a Hell Club member',
    { apocalypse: [{ id: 'my-card', type: 'terror', brings: 'hc-balif' }] },
    'unknown-id apocalypse card my-card, brings',
    { kind: 'hell-club', id: 'hc-balif', meant: 'hc-bailiff' },
  )
  broken(
    'a hook',
    ofUpgrade({ modifiers: [{ hook: wrong('heroDise'), count: () => 1 }] }),
    'unknown-id upgrade my-upgrade, modifiers[0]',
    { kind: 'hook', meant: 'heroDice' },
  )
  broken(
    'a moment',
    ofUpgrade({ triggers: [{ at: wrong('turn-strat'), steps: [dealWound(1)] }] }),
    'unknown-id upgrade my-upgrade, triggers[0]',
    { kind: 'moment', meant: 'turn-start' },
  )
  broken('a window', ofCard({ window: wrong('fight-strat') }), 'unknown-id sin my-sin, cards[0]', {
    kind: 'window',
    meant: 'fight-start',
  })
  broken('a class', ofHero({ class: wrong('healer') }), 'unknown-id hero my-hero', { kind: 'class', id: 'healer' })
  broken(
    'a type of card',
    { apocalypse: [{ id: 'my-card', type: wrong('teror') }] },
    'unknown-id apocalypse card my-card',
    {
      meant: 'terror',
    },
  )
  broken(
    'a City Action',
    { tiles: [{ id: 'my-tile', cityActions: [wrong('sleep')], permanent: [] }] },
    'unknown-id tile my-tile, cityActions[0]',
    { kind: 'city-action' },
  )
  broken(
    'a kind of question',
    ofCard({
      effect: [
        { name: 'x', ask: wrong('efect'), rule: 'x', seat: () => 'sins', options: () => [], answer: () => undefined },
      ],
    }),
    'unknown-id sin my-sin, cards[0], effect[0]',
    { kind: 'prompt', meant: 'effect' },
  )

  test('a name that is far from every known one suggests nothing', () => {
    expect(check(ofHero({ class: wrong('astronaut') }))[0]?.params).toEqual({ kind: 'class', id: 'astronaut' })
  })
})

describe('numbers', () => {
  broken(
    'a monster that nothing can kill',
    ofSin({ abomination: { fight: 3, defense: 40 } }),
    'out-of-range sin my-sin, abomination',
    { field: 'defense', value: '40', least: 1, most: 12 },
  )
  broken('a hero with half a die', ofHero({ fight: 2.5 }), 'out-of-range hero my-hero', { field: 'fight' })
  broken('a card without copies', ofCard({ copies: 0 }), 'bad-copies sin my-sin, cards[0]', { copies: '0' })
  broken('COMP-3 a sin with eleven cards', ofCard({ copies: 11 }), 'wrong-deck-size sin my-sin', {
    count: 11,
    wanted: 12,
  })
  broken('CORR-1 a short corruption track', ofHero({ track: leah.track.slice(1) }), 'wrong-track-length hero my-hero', {
    length: 6,
    wanted: 7,
  })
  broken('APOC-1 a second level 3', { track: [{ id: 'my-level', level: 3 }] }, 'track-levels track', {
    level: 3,
    count: 2,
  })
  broken('dice that nobody rolls', { dice: coreBox.dice }, 'bad-dice dice', { problem: 'ignored' })
})

describe('texts', () => {
  const fires = placeTokens({ tokens: ['fire'], count: 1 })
  broken('steps that were not spread', ofCard({ effect: [wrong(fires)] }), 'bad-step sin my-sin, cards[0], effect[0]', {
    problem: 'list',
  })
  broken(
    'a primitive that was not called',
    ofCard({ effect: [wrong(freeFight)] }),
    'bad-step sin my-sin, cards[0], effect[0]',
    { problem: 'not-called' },
  )
  broken(
    'a step with nothing to run',
    { darkPast: [{ id: 'my-past', number: 8, steps: [wrong({ name: 'x' })] }] },
    'bad-step dark past card my-past, steps[0]',
    { problem: 'no-step' },
  )
  broken(
    'a number where a function belongs',
    ofUpgrade({ modifiers: [{ hook: 'heroDice', count: wrong(1) }] }),
    'not-a-function upgrade my-upgrade, modifiers[0].count',
  )
  broken(
    'two triggers at one moment',
    ofUpgrade({
      triggers: [
        { at: 'gained', steps: [dealWound(1)] },
        { at: 'gained', steps: [dealWound(1)] },
      ],
    }),
    'moment-twice upgrade my-upgrade, triggers[1]',
    { moment: 'gained' },
  )
  broken('a card without steps', ofCard({ effect: wrong(undefined) }), 'not-a-list sin my-sin, cards[0], effect')
})

describe('words', () => {
  const words = (written: Record<string, string>) => ({
    card: (id: string) => (id.startsWith('my-') ? (written[id] ? { name: id, text: written[id] } : null) : CORE_WORDS),
    written: Object.keys(written),
  })
  const CORE_WORDS = { name: 'x', text: 'x' }
  const upgrade = ofUpgrade({})

  test('an id without words', () => {
    expect(check(upgrade, words({}))).toEqual([
      { code: 'missing-text', box: 1, where: 'upgrade my-upgrade', params: { id: 'my-upgrade' } },
    ])
  })

  test('words under a mistyped id', () => {
    const [fault, ...others] = check(upgrade, words({ 'my-upgade': 'One more die.' }))
    expect(fault).toMatchObject({ code: 'missing-text', params: { meant: 'my-upgade' } })
    expect(others).toEqual([])
  })

  test('a text of 241 characters, and one of 240', () => {
    expect(told(check(upgrade, words({ 'my-upgrade': 'x'.repeat(241) })))).toEqual(['text-too-long upgrade my-upgrade'])
    expect(check(upgrade, words({ 'my-upgrade': 'x'.repeat(240) }))).toEqual([])
  })

  test('abilities, Controllers, acolyte abilities and missions need words too', () => {
    const acolytes = [{ id: 'my-acolytes', ability: 'my-trick', fight: 2, defense: 2, effect: [] }]
    const ids = check({ ...ofHero({}), ...ofCard({}), ...ofStory({}), acolytes }, words({})).map(
      ({ params }) => params.id,
    )
    expect(ids.map(String).sort()).toEqual([
      'my-ability',
      'my-acolytes',
      'my-avatar',
      'my-card',
      'my-controller',
      'my-hero',
      'my-mission',
      'my-power',
      'my-sin',
      'my-story',
      'my-story-map',
      'my-trick',
    ])
  })
})

describe('boxes as a whole', () => {
  test('COMP-5 no full team: each class that lacks somebody is named', () => {
    const heroes = coreBox.heroes.filter(({ id }) => id !== 'leah' && id !== 'rocco' && id !== 'brad')
    const faults = checkBox([{ ...coreBox, heroes }])
    expect(faults.map(({ code, params }) => `${code} ${params.class} ${params.count} of ${params.wanted}`)).toEqual([
      'team-impossible leader 0 of 1',
      'team-impossible shooter 0 of 2',
    ])
  })

  test('a box by itself, without the core box, says what it lacks', () => {
    const faults = told(checkBox([boxOf(ofMap({}))]))
    expect(faults).toContain('bad-dice dice')
    expect(faults).toContain('unknown-id map my-map, tiles[0]')
    expect(faults).toContain('team-impossible heroes')
  })

  test('several mistakes are told together, each once', () => {
    const parts = { ...ofCard({ copies: 11, window: wrong('never') }), ...ofMap({ altars: ['s9,9'] }) }
    expect(told(check(parts))).toEqual([
      'unknown-id sin my-sin, cards[0]',
      'wrong-deck-size sin my-sin',
      'unknown-space map my-map, altars[0]',
    ])
  })

  test('parts that are missing, or not what they should be, take no other check down', () => {
    const faults = told(check({ upgrades: wrong(undefined), sins: [sin(), wrong({ id: 'half-a-sin' })] }))
    expect(faults).toContain('not-a-list box mine, upgrades')
    expect(faults).toContain('malformed sin half-a-sin')
    expect(told(check({ ...ofHero({ track: wrong(null) }), ...ofUpgrade({ id: 'nest' }) }))).toEqual([
      'reserved-id upgrade nest',
      'malformed hero my-hero',
    ])
  })

  test('a third box is checked against the second', () => {
    const [second, third] = [boxOf({ ...ofUpgrade({}), id: 'second' }), boxOf({ ...ofUpgrade({}), id: 'third' })]
    expect(checkBox([coreBox, second, third])).toMatchObject([{ code: 'duplicate-id', box: 2 }])
  })

  test('a card with everything right is left alone', () =>
    expect(check({ sins: [sin({ cards: [card()] })] })).toEqual([]))

  test('codes are listed once each', () => expect(new Set(BOX_FAULT_CODES).size).toBe(BOX_FAULT_CODES.length))
})

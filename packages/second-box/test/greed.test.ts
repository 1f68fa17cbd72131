import type { Scene, Sketch } from '@haven/testkit'
import { expect, test } from 'vitest'
import {
  against,
  deeds,
  dice,
  diceRolled,
  ends,
  fight,
  fights,
  hits,
  idsOf,
  kills,
  last,
  play,
  played,
  rules,
  unharmed,
} from './helpers.ts'

/** Greed: power, Controller, Avatar and cards. */

const HERE = 's1,2'
const others = { rocco: 's3,0', brad: 's3,0' }
const greed = against('greed')
const claimed = (...spaces: string[]): NonNullable<Sketch['spaceMarks']> =>
  spaces.map((space) => ({ space, key: 'claim', until: 'game' }))
const held = (card: string, sketch: Sketch = {}): Scene =>
  greed({ heroes: { leah: HERE, ...others }, hand: [card], monsters: [`acolyte ${HERE}`], ...sketch })

const claims = (table: Scene): string[] => (table.view('spectator').marks ?? []).map(({ space }) => space).sort()

// ------------------------------------------------------------------------------------------------ Landlord

/** Leah uses the District in which she stands. */
const shopping = (space: string, sketch: Sketch = {}, leah: object = {}): Scene => {
  const table = greed({ heroes: { leah: { space, ...leah }, ...others }, ...sketch })
  table.hero1({ do: 'city' })
  return table
}

test('greed-power works: in a held District each icon costs 1 corruption, by a monster or a Claim', () => {
  for (const sketch of [{ spaceMarks: claimed('dockside') }, { monsters: ['acolyte dockside'] }]) {
    const table = shopping('dockside', sketch)
    table.hero1({ action: 'extraTurn' }, 'city-action')
    expect([table.corruptionOf('leah'), table.hero('leah').extraTurns]).toEqual([2, 1])
    table.hero1({ action: 'extraTurn' }, 'city-action')
    expect([table.corruptionOf('leah'), table.hero('leah').extraTurns, table.kind]).toEqual([3, 2, 'hero-turn'])
  }
})

test('greed-power works: the price is counted when the icon is chosen', () => {
  const table = shopping('uplink-tower', { monsters: ['acolyte uplink-tower'], orbital: ['uplink-tower'] })
  table.hero1({ action: 'orbital' }, 'city-action')
  table.hero1({ to: 'uplink-tower' }, 'orbital-move')
  table.hero1({ monster: 'acolyte-1' }, 'orbital-kill')
  expect(table.corruptionOf('leah')).toBe(2)
  table.hero1({ action: 'heal' }, 'city-action')
  expect(table.corruptionOf('leah')).toBe(2)
})

test('greed-power works: repenting takes back what it cost, and may be progress of its own', () => {
  const table = shopping('old-cathedral', { spaceMarks: claimed('old-cathedral') }, { corruption: 4 })
  table.hero1({ action: 'repent' }, 'city-action')
  expect([table.corruptionOf('leah'), table.of('corruptionTaken').length, table.of('corruptionLost').length]).toEqual([
    4, 1, 1,
  ])
})

test('greed-power works: whoever dies of the price has nothing for it, and the turn is over', () => {
  const table = shopping('dockside', { spaceMarks: claimed('dockside') }, { corruption: 7, wounds: [1, 2, 3, 4] })
  table.hero1({ action: 'extraTurn' }, 'city-action')
  table.hero1({ hero: 'thorley' }, 'reserve-hero')
  expect([table.hero('thorley').extraTurns, table.of('cityActionDone'), table.prompt.subject.hero]).toEqual([
    0,
    [],
    'rocco',
  ])
})

test('greed-power works: at the end of a round a Claim goes into each District with a monster and no hero', () => {
  const heroes = { leah: 'dockside', rocco: 's3,0', brad: 's3,0' }
  const monsters = ['acolyte dockside', 'abomination megatheatre', 'acolyte s1,1', 'acolyte constabulary']
  const table = greed({ heroes, monsters, phase: 'round-end', spaceMarks: claimed('constabulary'), apocalypseDeck: [] })
  expect(claims(table)).toEqual(['constabulary', 'megatheatre'])
})

test('greed-power works: after the Apocalypse cards of that moment: whom they kill holds no District', () => {
  const setup = { map: 'the-black-tide-a' }
  const [space = ''] = districtsOf(setup.map)
  const [street = ''] = streetsOf(setup.map)
  const heroes = { leah: { space, corruption: 7, wounds: [1, 2, 3, 4] }, rocco: street, brad: street }
  const tokens = [`corruption ${space}`]
  const round = {
    heroes,
    setup,
    tokens,
    monsters: [`acolyte ${space}`],
    phase: 'round-end',
    apocalypseDeck: [],
  } as const
  expect(claims(greed({ ...round, apocalypseCards: [] }))).toEqual([])
  const table = greed({ ...round, apocalypseCards: ['apo-c7'] })
  table.hero1({ hero: 'thorley' }, 'reserve-hero')
  expect(claims(table)).toEqual([space])
})

test('greed-power works: a hero who ends his turn on a Claim without monsters removes it', () => {
  const table = ends(greed({ heroes: { rose: 'dockside', ...others }, spaceMarks: claimed('dockside', 'megatheatre') }))
  expect([claims(table), last(table, 'spaceUnmarked')]).toEqual([
    ['megatheatre'],
    { event: 'spaceUnmarked', space: 'dockside', mark: 'claim', cause: 'greed-power' },
  ])
})

test('greed-power works: with three Claims a Reaction token more, each round', () => {
  const begun = (...spaces: string[]): number => {
    const table = greed({ heroes: { leah: HERE, ...others }, phase: 'round-start', spaceMarks: claimed(...spaces) })
    table.declineUntil('story-task')
    table.sins({ space: 's2,2' }, 'story-task')
    return table.of('reactionGained').length
  }
  expect([begun('dockside', 'megatheatre'), begun('dockside', 'megatheatre', 'constabulary')]).toEqual([0, 1])
})

test('greed-power works: Claims are in a position, an imagined world and a copy, and an undo is rid of them', () => {
  const table = greed({ heroes: { rose: 'dockside', ...others }, spaceMarks: claimed('dockside') })
  const { state, rules } = table
  expect(rules.toPosition(state)?.spaceMarks).toEqual(claimed('dockside'))
  expect(rules.resample(table.view('hero1'), { below: () => 0 }).marks).toEqual(state.marks)
  expect(rules.copy(state).marks).toEqual(state.marks)
  const before = JSON.stringify(state)
  ends(table)
  expect([JSON.stringify(state), 'marks' in table.state]).toEqual([before, false])
})

test('greed-power cannot: not in a District that is not held, and not when it is switched off', () => {
  const free = shopping('dockside', { spaceMarks: claimed('megatheatre') })
  free.hero1({ action: 'extraTurn' }, 'city-action')
  expect(free.corruptionOf('leah')).toBe(1)
  const off = shopping('dockside', { monsters: ['acolyte dockside'], setup: { power: false } })
  off.hero1({ action: 'extraTurn' }, 'city-action')
  expect(off.corruptionOf('leah')).toBe(1)
})

test('greed-power cannot: no Claim is removed beside a monster, and none laid in a Street', () => {
  const table = ends(
    greed({
      heroes: { rose: 'dockside', ...others },
      monsters: ['controller dockside'],
      spaceMarks: claimed('dockside'),
    }),
  )
  expect(claims(table)).toEqual(['dockside'])
  const streets = greed({
    heroes: { leah: HERE, ...others },
    monsters: ['acolyte s2,2'],
    phase: 'round-end',
    apocalypseDeck: [],
  })
  expect(claims(streets)).toEqual([])
})

test('greed-power bystander: an icon that is left costs nothing, nor do friends pay', () => {
  const heroes = { leah: 'dockside', rocco: 'dockside', brad: 's3,0' }
  const table = shopping('dockside', { heroes, spaceMarks: claimed('dockside') })
  table.hero1({ none: true }, 'city-action')
  expect([unharmed(table, 'leah', 'rocco', 'brad'), table.kind]).toEqual([true, 'hero-turn'])
})

// ------------------------------------------------------------------------------------------- The Collector

const defense = (monster: string, sketch: Sketch): number => {
  const table = greed({ heroes: { leah: HERE, ...others }, ...sketch })
  const { figureIndex, counts } = table.rules.tables
  return counts.defenseOf(table.rules.look(table.state), figureIndex.get(monster) as number)
}
const tenants = [
  'acolyte dockside',
  'abomination dockside',
  'acolyte megatheatre',
  'controller s3,2',
  'avatar dockside',
]

test('greed-controller works: one more Defense for Acolytes and Abominations in a District with a Claim', () => {
  const sketch = { monsters: tenants, spaceMarks: claimed('dockside') }
  expect(['acolyte-1', 'abomination-1'].map((monster) => defense(monster, sketch))).toEqual([3, 4])
})

test('greed-controller cannot: not while it is off the board, nor in a District that a monster alone holds', () => {
  const off = { monsters: tenants.filter((each) => !each.startsWith('controller')), spaceMarks: claimed('dockside') }
  expect([
    defense('acolyte-1', off),
    defense('acolyte-2', { monsters: tenants, spaceMarks: claimed('dockside') }),
  ]).toEqual([2, 2])
})

test('greed-controller bystander: itself and the Avatar gain nothing', () => {
  const sketch = { monsters: ['controller dockside', 'avatar dockside'], spaceMarks: claimed('dockside') }
  expect(['controller', 'avatar'].map((monster) => defense(monster, sketch))).toEqual([4, 6])
})

// -------------------------------------------------------------------------------- Everything Has a Price

const DISTRICTS = ['dockside', 'megatheatre', 'constabulary', 'uplink-tower', 'old-cathedral']
const priced = (count: number, avatar = HERE): number =>
  diceRolled(
    fight(
      greed({
        heroes: { leah: HERE, ...others },
        monsters: [`acolyte ${HERE}`, `avatar ${avatar}`],
        spaceMarks: claimed(...DISTRICTS.slice(0, count)),
      }),
    ),
    'sins',
  )

test('greed-avatar works: one more Sin die for each two Claims, at most two', () => {
  expect([0, 1, 2, 3, 4, 5].map((count) => priced(count))).toEqual([7, 7, 8, 8, 9, 9])
})

test('greed-avatar cannot: not in fights in other spaces', () => {
  expect(priced(4, 's3,2')).toBe(2)
})

test('greed-avatar bystander: the hero rolls what he would, and no Claim is used up', () => {
  const table = fight(
    greed({
      heroes: { leah: HERE, ...others },
      monsters: [`avatar ${HERE}`],
      spaceMarks: claimed('dockside', 'megatheatre'),
    }),
  )
  expect([diceRolled(table, 'heroes'), claims(table)]).toEqual([3, ['dockside', 'megatheatre']])
})

// ------------------------------------------------------------------------------------------------- Interest

const interest = (...spaces: string[]): number =>
  diceRolled(
    play(fights(held('greed-interest', { spaceMarks: claimed(...spaces) })), 'greed-interest').declineUntil(
      'hero-turn',
    ),
    'sins',
  )

test('greed-interest works: one more Sin die, two beside a Claim', () => {
  expect([interest(), interest('megatheatre'), interest('old-cathedral')]).toEqual([3, 4, 4])
})

test('greed-interest works: two in the District with the Claim itself', () => {
  const heroes = { leah: 'dockside', ...others }
  const table = held('greed-interest', { heroes, monsters: ['acolyte dockside'], spaceMarks: claimed('dockside') })
  expect(diceRolled(play(fights(table), 'greed-interest').declineUntil('hero-turn'), 'sins')).toBe(4)
})

test('greed-interest cannot: a Claim farther away, or a monster alone in a District, is no more than one', () => {
  expect(interest('dockside')).toBe(3)
  const table = held('greed-interest', { monsters: [`acolyte ${HERE}`, 'acolyte megatheatre'] })
  expect(diceRolled(play(fights(table), 'greed-interest').declineUntil('hero-turn'), 'sins')).toBe(3)
})

test('greed-interest bystander: Claims and heroes are as before', () => {
  const table = play(
    fights(held('greed-interest', { spaceMarks: claimed('megatheatre') })),
    'greed-interest',
  ).declineUntil('hero-turn')
  expect([claims(table), unharmed(table, 'leah', 'rocco', 'brad')]).toEqual([['megatheatre'], true])
})

// ------------------------------------------------------------------------------------------- The Fine Print

const signed = (faces: Parameters<typeof dice>[0], leah: object = {}): Scene => {
  const heroes = { leah: { space: HERE, ...leah }, ...others }
  return play(fights(held('greed-fine-print', { heroes, dice: dice(faces) })), 'greed-fine-print')
}

test('greed-fine-print works: every FAITH is lost and the dice that it gave stay, or 1 corruption is paid for each', () => {
  const lost = signed(['faith', 'hit', 'hit', 'hit'])
  lost.hero1({ choice: 'lose' }, 'effect')
  expect([last(lost, 'rollSettled').hits, lost.corruptionOf('leah')]).toEqual([3, 1])
  const paid = signed(['faith', 'faith', 'hit', 'hit', 'hit'])
  paid.hero1({ choice: 'pay' }, 'effect')
  expect([paid.kind, paid.corruptionOf('leah')]).toEqual(['faith', 3])
})

test('greed-fine-print works: at most 2, and not if that would kill him', () => {
  const many = signed(['faith', 'faith', 'faith', 'skill', 'skill', 'skill'])
  many.hero1({ choice: 'pay' }, 'effect')
  expect(many.corruptionOf('leah')).toBe(3)
  const dying = signed(['faith', 'hit', 'hit', 'hit'], { corruption: 7, wounds: [1, 2, 3, 4] })
  expect([last(dying, 'resultDropped').face, dying.of('woundTaken')]).toEqual(['faith', []])
})

test('greed-fine-print cannot: not without a rolled FAITH', () => {
  expect(played(fights(held('greed-fine-print', { dice: dice(hits(3)) })), 'greed-fine-print', 'kill')).toBe(false)
})

test('greed-fine-print bystander: bonuses of choice are no FAITH, and other results stay', () => {
  const table = signed(['faith', 'hit', 'defense', 'counter'])
  table.hero1({ choice: 'lose' }, 'effect')
  expect(last(table, 'rollSettled')).toMatchObject({ hits: 1, defense: 2, counters: 1 })
})

// ------------------------------------------------------------------------------------------------ Surcharge

const charged = (space: string, sketch: Sketch = {}): Scene => {
  const table = held('greed-surcharge', { heroes: { leah: space, ...others }, monsters: [], ...sketch })
  table.hero1({ do: 'city' })
  return table
}

test('greed-surcharge works: each icon of this use costs 1 more, on top of what it costs', () => {
  const plain = play(charged('dockside'), 'greed-surcharge')
  plain.hero1({ action: 'extraTurn' }, 'city-action')
  plain.hero1({ action: 'extraTurn' }, 'city-action')
  expect(plain.corruptionOf('leah')).toBe(3)
  const rented = play(charged('dockside', { spaceMarks: claimed('dockside') }), 'greed-surcharge')
  rented.hero1({ action: 'extraTurn' }, 'city-action')
  expect(rented.corruptionOf('leah')).toBe(3)
})

test('greed-surcharge cannot: not if every icon is covered', () => {
  const covered = [
    { district: 'dockside', icon: 'extraTurn' as const },
    { district: 'dockside', icon: 'extraTurn' as const },
  ]
  expect(played(charged('dockside', { covered, tokens: ['corruption dockside x2'] }), 'greed-surcharge')).toBe(false)
})

test('greed-surcharge bystander: the next use of a District costs what it costs', () => {
  const heroes = { leah: 'dockside', rocco: 'megatheatre', brad: 's3,0' }
  const table = play(charged('dockside', { heroes }), 'greed-surcharge')
  table.hero1({ none: true }, 'city-action')
  ends(table).declineUntil('hero-turn')
  table.hero2({ do: 'city' }, 'hero-turn')
  table.declineUntil('city-action').hero2({ action: 'extraTurn' })
  expect([table.corruptionOf('rocco'), table.hero('rocco').extraTurns]).toEqual([1, 1])
})

// ----------------------------------------------------------------------------------------------------- Toll

const tolled = (sketch: Sketch = { spaceMarks: claimed('megatheatre') }): Scene => {
  const table = held('greed-toll', { heroes: { leah: 's0,2', ...others }, monsters: [], ...sketch })
  table.hero1({ do: 'move', to: HERE })
  return table
}

test('greed-toll works: the Move ends, or 1 corruption', () => {
  const stopped = play(tolled(), 'greed-toll')
  stopped.hero1({ choice: 'stop' }, 'effect')
  expect([stopped.corruptionOf('leah'), deeds(stopped).includes('move')]).toEqual([1, false])
  const paid = play(tolled(), 'greed-toll')
  paid.hero1({ choice: 'pay' }, 'effect')
  expect([paid.corruptionOf('leah'), deeds(paid).includes('move')]).toEqual([2, true])
})

test('greed-toll works: at a District that a monster holds, and in one', () => {
  expect(played(tolled({ monsters: ['acolyte megatheatre'] }), 'greed-toll')).toBe(true)
  const inside = held('greed-toll', {
    heroes: { leah: HERE, ...others },
    monsters: [],
    spaceMarks: claimed('megatheatre'),
  })
  inside.hero1({ do: 'move', to: 'megatheatre' })
  expect(played(inside, 'greed-toll')).toBe(true)
})

test('greed-toll cannot: not with no held District within 1', () => {
  expect(played(tolled({ spaceMarks: claimed('dockside') }), 'greed-toll')).toBe(false)
  expect(played(tolled({ monsters: ['acolyte s2,2'] }), 'greed-toll')).toBe(false)
})

test('greed-toll bystander: the Action is still his, and others pay nothing', () => {
  const table = play(tolled({ spaceMarks: claimed('megatheatre'), monsters: [`acolyte ${HERE}`] }), 'greed-toll')
  table.hero1({ choice: 'stop' }, 'effect')
  expect([deeds(table).includes('fight'), unharmed(table, 'rocco', 'brad')]).toEqual([true, true])
})

// ---------------------------------------------------------------------------------------------------- Audit

const audited = (leah: number, rocco: number, heroPlayers = 1): Scene => {
  const heroes = { leah: { space: HERE, extraTurns: leah }, rocco: { space: 's3,0', extraTurns: rocco }, brad: 's3,0' }
  const table = held('greed-audit', { heroes, phase: 'take-turn', monsters: [], setup: { heroPlayers } })
  if (table.kind === 'take-turn') table.hero1({ with: 'turn' }, 'take-turn')
  return table
}

test('greed-audit works: each hero who holds one loses one, or the Sins player draws two cards', () => {
  const lost = play(audited(2, 1), 'greed-audit', 'choice')
  lost.hero1({ choice: 'lose' }, 'choice')
  expect(['leah', 'rocco', 'brad'].map((hero) => lost.hero(hero).extraTurns)).toEqual([1, 0, 0])
  const drawn = play(audited(2, 1), 'greed-audit', 'choice')
  drawn.hero1({ choice: 'draw' }, 'choice')
  expect([last(drawn, 'sinCardsDrawn').count, drawn.hero('leah').extraTurns]).toEqual([2, 2])
})

test('greed-audit works: the Hero players decide together, or the Sins player does', () => {
  const table = play(audited(1, 1, 3), 'greed-audit', 'choice')
  table.hero1({ choice: 'lose' }, 'choice')
  table.hero2({ choice: 'draw' }, 'choice')
  table.hero3({ choice: 'lose' }, 'choice')
  table.sins({ choice: 'draw' }, 'sins-decide')
  expect(last(table, 'sinCardsDrawn').count).toBe(2)
})

test('greed-audit cannot: not if nobody holds one', () => {
  expect(played(audited(0, 0), 'greed-audit')).toBe(false)
})

test('greed-audit bystander: tokens on the ground stay, and so do Turn tokens', () => {
  const heroes = { leah: { space: HERE, extraTurns: 1 }, ...others }
  const table = held('greed-audit', {
    heroes,
    phase: 'take-turn',
    tokens: ['extraTurn s2,2'],
    monsters: [],
    setup: { heroPlayers: 1 },
  })
  table.hero1({ with: 'turn' }, 'take-turn')
  play(table, 'greed-audit', 'choice').hero1({ choice: 'lose' }, 'choice')
  expect([table.tokens('extraTurn', 's2,2'), table.hero('leah').turns, table.hero('rocco').turns]).toEqual([1, 1, 2])
})

// -------------------------------------------------------------------------------------------- Fully Insured

const insured = (space: string, sketch: Sketch = {}): Scene =>
  kills(
    fights(
      held('greed-insured', {
        heroes: { leah: space, ...others },
        monsters: [`acolyte ${space}`],
        dice: dice(hits(3)),
        ...sketch,
      }),
    ),
    'acolyte-1',
  )

test('greed-insured works: a Claim where it died, and a card', () => {
  const table = play(insured('dockside'), 'greed-insured')
  expect([claims(table), last(table, 'sinCardsDrawn').count]).toEqual([['dockside'], 1])
})

test('greed-insured works: after an Orbital Strike, and with a Claim there already the card is drawn all the same', () => {
  const heroes = { leah: 'uplink-tower', ...others }
  const table = held('greed-insured', {
    heroes,
    monsters: ['acolyte dockside'],
    orbital: ['dockside'],
    spaceMarks: claimed('dockside'),
  })
  table.hero1({ do: 'city' })
  table.declineUntil('city-action').hero1({ action: 'orbital' })
  table.hero1({ to: 'dockside' }, 'orbital-move')
  table.hero1({ monster: 'acolyte-1' }, 'orbital-kill')
  play(table, 'greed-insured')
  expect([claims(table), last(table, 'sinCardsDrawn').count]).toEqual([['dockside'], 1])
})

test('greed-insured cannot: not for a monster that died in a Street', () => {
  expect(played(insured(HERE), 'greed-insured')).toBe(false)
})

test('greed-insured bystander: the kill has counted, and no other District is claimed', () => {
  const table = play(insured('dockside', { monsters: ['acolyte dockside', 'acolyte megatheatre'] }), 'greed-insured')
  expect([table.state.mission.progress, claims(table)]).toEqual([1, ['dockside']])
})

// ------------------------------------------------------------------------------------------ Permit Required

const permitted = (leah: object = {}, sketch: Sketch = {}): Scene => {
  const heroes = { leah: { space: HERE, ...leah }, ...others }
  const tokens = [`fire ${HERE} x2`]
  const table = held('greed-permit', {
    heroes,
    monsters: [],
    tokens,
    spaceMarks: claimed('megatheatre'),
    dice: { hero: Array(9).fill('skill'), sin: [] },
    ...sketch,
  })
  table.hero1({ do: 'cleanse' })
  return table
}

test('greed-permit works: each token that is removed costs 1 corruption, in both editions', () => {
  for (const edition of ['final', 'preview'] as const) {
    const table = play(permitted({}, { setup: { edition } }), 'greed-permit').declineUntil('remove-token')
    table.hero1({ token: 'fire' }, 'remove-token')
    expect([table.corruptionOf('leah'), table.tokens('fire', HERE)]).toEqual([2, 1])
    table.hero1({ token: 'fire' }, 'remove-token')
    expect([table.corruptionOf('leah'), table.tokens('fire', HERE)]).toEqual([3, 0])
  }
})

test('greed-permit works: whoever dies of the price removes nothing', () => {
  const table = play(permitted({ corruption: 7, wounds: [1, 2, 3, 4] }), 'greed-permit').declineUntil('remove-token')
  table.hero1({ token: 'fire' }, 'remove-token')
  table.hero1({ hero: 'thorley' }, 'reserve-hero')
  expect([table.tokens('fire', HERE), table.of('tokenRemoved')]).toEqual([2, []])
})

/** On a map of another story, in a Street of it, with a Claim on every District. */
const permittedOn = (map: string, mission: string, at: (street: string) => Sketch): Scene => {
  const [street = ''] = streetsOf(map)
  const heroes = { leah: street, rocco: street, brad: street }
  const spaceMarks = claimed(...districtsOf(map))
  const table = permitted(
    {},
    { setup: { map }, mission: { id: mission }, heroes, spaceMarks, tokens: [], ...at(street) },
  )
  return play(table, 'greed-permit').declineUntil('remove-token')
}

test('greed-permit works: an Altar costs its Skill results and 1 corruption; progress by a cleanse costs nothing', () => {
  const altar = permittedOn('the-seventh-hour-a', 'svh-3-the-anchors', (street) => ({ altars: [street] }))
  altar.hero1({ token: 'altar' }, 'remove-token')
  expect([altar.corruptionOf('leah'), altar.state.altars]).toEqual([2, []])
  const marsh = permittedOn('a-face-we-knew-a', 'afk-4b-forgiveness', (street) => ({
    monsters: [`fallen:marsh ${street}`],
  }))
  marsh.hero1({ progress: true }, 'remove-token')
  expect([marsh.corruptionOf('leah'), marsh.state.mission.progress]).toEqual([1, 1])
})

test('greed-permit cannot: not with no held District within 1', () => {
  expect(played(permitted({}, { spaceMarks: claimed('dockside') }), 'greed-permit')).toBe(false)
})

test('greed-permit bystander: what is left costs nothing, and the next cleanse is free', () => {
  const heroes = { leah: HERE, rocco: HERE, brad: 's3,0' }
  const table = play(permitted({}, { heroes }), 'greed-permit').declineUntil('remove-token')
  table.hero1({ none: true }, 'remove-token')
  ends(table).declineUntil('hero-turn')
  table.hero2({ do: 'cleanse' }, 'hero-turn')
  table.declineUntil('remove-token').hero2({ token: 'fire' })
  expect([unharmed(table, 'leah', 'rocco'), table.tokens('fire', HERE)]).toEqual([true, 1])
})

// ---------------------------------------------------------------------------------------------- Foreclosure

const foreclosed = (sketch: Sketch = {}): Scene => ends(held('greed-foreclosure', { monsters: [], ...sketch }))

test('greed-foreclosure works: a Claim goes into a District beside him, of the Sins player’s choice', () => {
  const table = play(foreclosed(), 'greed-foreclosure')
  expect(idsOf(table, 'space').sort()).toEqual(['megatheatre', 'old-cathedral'])
  table.sins({ space: 'old-cathedral' }, 'effect')
  expect([claims(table), last(table, 'spaceMarked').cause]).toEqual([['old-cathedral'], 'greed-foreclosure'])
})

test('greed-foreclosure cannot: not where a Claim or a hero is, his own District included', () => {
  expect(
    played(foreclosed({ spaceMarks: claimed('megatheatre', 'old-cathedral') }), 'greed-foreclosure', 'reaction'),
  ).toBe(false)
  const heroes = { leah: 'dockside', rocco: 's3,0', brad: 's3,0' }
  expect(played(foreclosed({ heroes }), 'greed-foreclosure', 'reaction')).toBe(false)
})

test('greed-foreclosure bystander: the Claims of others stay, and nobody pays', () => {
  const table = play(foreclosed({ spaceMarks: claimed('dockside', 'megatheatre') }), 'greed-foreclosure')
  expect([claims(table), unharmed(table, 'leah', 'rocco', 'brad')]).toEqual([
    ['dockside', 'megatheatre', 'old-cathedral'],
    true,
  ])
})

// -------------------------------------------------------------------------------------------------- Buy-Out

const bought = (monsters: readonly string[], ...spaces: string[]): Scene => {
  const table = held('greed-buy-out', { monsters, phase: 'reaction', spaceMarks: claimed(...spaces) })
  table.sins({ yes: true }, 'reaction')
  return table
}

test('greed-buy-out works: from a District into another with a Claim, and a step from there', () => {
  const table = play(bought(['acolyte dockside', 'abomination s2,2'], 'megatheatre'), 'greed-buy-out')
  expect(table.kind).toBe('reaction-move')
  expect(table.board).toContain('acolyte megatheatre')
  table.sins({ monster: 'acolyte-1', to: HERE }, 'reaction-move')
  expect([table.board, table.kind]).toEqual([['abomination s2,2', `acolyte ${HERE}`], 'reaction-fight'])
})

test('greed-buy-out works: a hero in its District does not hold it, and where it goes is chosen with it', () => {
  const heroes = { leah: HERE, rocco: 'dockside', brad: 's3,0' }
  const table = held('greed-buy-out', {
    heroes,
    monsters: ['acolyte dockside'],
    phase: 'reaction',
    spaceMarks: claimed('megatheatre', 'constabulary'),
  })
  table.sins({ yes: true }, 'reaction')
  play(table, 'greed-buy-out')
  expect(idsOf(table, 'space').sort()).toEqual(['constabulary', 'megatheatre'])
  table.sins({ space: 'constabulary' }, 'effect')
  table.sins({ none: true }, 'reaction-move')
  expect(table.board).toEqual(['acolyte constabulary'])
})

test('greed-buy-out cannot: not with monsters in Streets alone, nor with no other Claim', () => {
  expect(played(bought(['acolyte s2,2'], 'megatheatre'), 'greed-buy-out')).toBe(false)
  expect(played(bought(['acolyte megatheatre'], 'megatheatre'), 'greed-buy-out')).toBe(false)
  expect(played(bought(['acolyte megatheatre']), 'greed-buy-out')).toBe(false)
})

test('greed-buy-out bystander: the Claim stays, and other monsters do too', () => {
  const table = play(bought(['acolyte dockside', 'abomination s2,2'], 'megatheatre'), 'greed-buy-out')
  table.sins({ none: true }, 'reaction-move')
  expect([claims(table), table.board]).toEqual([['megatheatre'], ['abomination s2,2', 'acolyte megatheatre']])
})

/** The spaces of a map. */
function spacesOf(map: string): { spaces: readonly string[]; districts: number } {
  const tables = rules.tables.maps.get(map)
  if (!tables) throw new Error(`there is no map ${map}`)
  return tables.geometry
}
function districtsOf(map: string): string[] {
  const { spaces, districts } = spacesOf(map)
  return spaces.slice(0, districts)
}
function streetsOf(map: string): string[] {
  const { spaces, districts } = spacesOf(map)
  return spaces.slice(districts)
}

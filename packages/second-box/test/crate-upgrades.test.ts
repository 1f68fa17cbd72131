import type { HeroFace } from '@haven/engine'
import type { Scene, Sketch } from '@haven/testkit'
import { scene } from '@haven/testkit'
import { expect, test } from 'vitest'
import { deeds, dice, ends, HERE, hits, idsOf, last, others, rules, unharmed } from './helpers.ts'

/** The second crate: its Upgrades. */

/** Leah holds this card; the crate is in the game. */
const gear = (card: string, leah: object = {}, sketch: Sketch = {}): Scene =>
  scene({
    rules,
    dice: dice(),
    heroes: { leah: { space: HERE, upgrades: [card], ...leah }, ...others },
    ...sketch,
    setup: { power: false, secondCrate: true, ...sketch.setup },
  })
const abilities = (table: Scene): (string | undefined)[] => table.options.flatMap(({ ability }) => ability ?? [])

test('the crate lies beside the 18 cards of the core box, and holds seven', () => {
  const crate = [...rules.tables.upgrades.values()].filter((card) => card.crate)
  expect([crate.length, rules.tables.upgrades.size]).toEqual([7, 25])
})

// --------------------------------------------------------------------------------------------- Riot Shield

/** Leah's Defense in a fight, with so many beside her. */
const shielded = (by: 'sins' | 'heroes', friends: number, sketch: Sketch = {}): number => {
  const beside = (place: number): string => (friends > place ? HERE : 's3,0')
  const heroes = {
    leah: { space: HERE, upgrades: ['upg-riot-shield'] },
    rocco: beside(0),
    brad: beside(1),
    thorley: beside(2),
  }
  const phase = by === 'sins' ? ('reaction' as const) : ('hero-turn' as const)
  const table = gear('', {}, { heroes, monsters: [`acolyte ${HERE}`], phase, ...sketch })
  if (by === 'heroes') table.hero1({ do: 'fight' })
  else {
    table.sins({ yes: true }, 'reaction')
    table.declineUntil('reaction-fight').sins({ yes: true }, 'reaction-fight')
  }
  table.declineUntil('kill', 'hero-turn', 'wound-slot', 'take-turn')
  return last(table, 'rollSettled').defense
}

test('upg-riot-shield works: one Defense for each hero beside him, at most two, if the Sins player starts it', () => {
  expect([0, 1, 2, 3].map((friends) => shielded('sins', friends))).toEqual([1, 2, 3, 3])
})

test('upg-riot-shield cannot: not in a fight that the hero starts', () => {
  expect(shielded('heroes', 2)).toBe(1)
})

test('upg-riot-shield cannot: nothing for a hero who is made to count as alone', () => {
  const heroes = { leah: { space: HERE, upgrades: ['upg-riot-shield'] }, rocco: HERE, brad: HERE }
  const hand = ['pride-single-combat']
  const table = gear('', {}, { heroes, hand, monsters: [`acolyte ${HERE}`], phase: 'reaction' })
  table.sins({ yes: true }, 'reaction')
  table.declineUntil('reaction-fight').sins({ yes: true }, 'reaction-fight')
  if (table.asks('sin-card')) table.sins({ card: 'pride-single-combat' })
  table.declineUntil('take-turn', 'hero-turn', 'wound-slot')
  expect([table.of('sinCardPlayed').length, last(table, 'rollSettled').defense]).toEqual([1, 1])
})

test('upg-riot-shield bystander: those beside him have no more Defense for it', () => {
  const heroes = { rocco: HERE, leah: { space: HERE, upgrades: ['upg-riot-shield'] }, brad: 's3,0' }
  const table = gear('', {}, { heroes, monsters: [`acolyte ${HERE}`], phase: 'reaction' })
  table.sins({ yes: true }, 'reaction')
  table.declineUntil('reaction-fight').sins({ yes: true }, 'reaction-fight')
  table.declineUntil('take-turn', 'hero-turn', 'wound-slot')
  expect(last(table, 'rollSettled').defense).toBe(2)
})

// ----------------------------------------------------------------------------------------------- Flare Gun

const flaring = (sketch: Sketch = {}, space = HERE): Scene =>
  gear('upg-flare-gun', { space }, { monsters: ['acolyte s2,2', 'abomination s3,2'], ...sketch })

test('upg-flare-gun works: a monster in a Street in his line of sight is pinned, and the Action is his still', () => {
  for (const edition of ['final', 'preview'] as const) {
    const table = flaring({ setup: { edition } })
    table.hero1({ ability: 'upg-flare-gun' }, 'hero-turn')
    expect(idsOf(table, 'monster')).toEqual(['acolyte-1', 'abomination-1'])
    const { state } = table
    const before = JSON.stringify(state)
    table.hero1({ monster: 'abomination-1' }, 'effect')
    expect(JSON.stringify(state)).toBe(before)
    expect(
      table
        .view('hero2')
        .monsters.filter(({ pinned }) => pinned)
        .map(({ id }) => id),
    ).toEqual(['abomination-1'])
    expect([table.state.turn?.acted, abilities(table)]).toEqual([false, []])
    ends(table).sins({ yes: true }, 'reaction')
    expect(table.options.some(({ monster }) => monster === 'abomination-1')).toBe(false)
  }
})

test('upg-flare-gun cannot: not from a District, not at one, not out of sight, not at one that is pinned, once a round', () => {
  expect(abilities(flaring({}, 'megatheatre'))).toEqual([])
  expect(abilities(flaring({ monsters: ['acolyte old-cathedral', 'acolyte s3,1', `acolyte ${HERE}`] }))).toEqual([])
  expect(abilities(flaring({ monsters: ['acolyte s2,2 pinned'] }))).toEqual([])
  expect(abilities(flaring({ used: ['upg-flare-gun'] }))).toEqual([])
})

test('upg-flare-gun bystander: other monsters go where they like', () => {
  const table = flaring()
  table.hero1({ ability: 'upg-flare-gun' }, 'hero-turn')
  table.hero1({ monster: 'abomination-1' }, 'effect')
  ends(table).sins({ yes: true }, 'reaction')
  expect([table.options.some(({ monster }) => monster === 'acolyte-1'), unharmed(table, 'leah', 'rocco')]).toEqual([
    true,
    true,
  ])
})

// ------------------------------------------------------------------------------------------ Last Rites Kit

const rites = (leah: object = {}, sketch: Sketch = {}): Scene => {
  const table = gear('upg-last-rites', { space: 'old-cathedral', corruption: 4, wounds: [2, 3], ...leah }, sketch)
  table.hero1({ do: 'city' }, 'hero-turn')
  return table
}

test('upg-last-rites works: a Repent icon heals, and a Heal icon repents', () => {
  const table = rites()
  table.hero1({ action: 'heal', icon: 'repent' }, 'city-action')
  table.hero1({ slot: 3 }, 'heal-slot')
  expect([table.woundsOf('leah'), table.corruptionOf('leah')]).toEqual([1, 4])
  const hospital = rites({ space: 'saint-jude-hospital' })
  hospital.hero1({ action: 'repent', icon: 'heal' }, 'city-action')
  expect([hospital.woundsOf('leah'), hospital.corruptionOf('leah')]).toEqual([2, 3])
})

test('upg-last-rites cannot: no other icon, and nothing twice', () => {
  expect(rites({ space: 'dockside' }).optionIds.some((id) => id.includes(':'))).toBe(false)
  const table = rites({ wounds: [2] })
  const repents = table.rules.tables.maps.get('havens-last-stand-a')?.geometry
  const printed = repents?.cityActions[repents.index.get('old-cathedral') ?? -1] ?? []
  for (const icon of printed.filter((each) => each === 'repent')) table.hero1({ action: 'heal', icon }, 'city-action')
  expect(table.asks('city-action') && table.options.some(({ icon }) => icon === 'repent')).toBe(false)
})

test('upg-last-rites bystander: a hero without it carries icons out as they are', () => {
  const heroes = { rocco: { space: 'old-cathedral', wounds: [1] }, leah: { space: HERE, upgrades: ['upg-last-rites'] } }
  const table = gear('', {}, { heroes: { ...heroes, brad: 's3,0' } })
  table.hero1({ do: 'city' }, 'hero-turn')
  expect(table.optionIds.every((id) => !id.includes(':'))).toBe(true)
})

// -------------------------------------------------------------------------------------------- Leaden Cross

/** Leah fights and takes so many Hits and so much corruption. */
const leaden = (sinHits: number, corruption = 0, leah: object = {}): Scene => {
  const sin = [...Array(sinHits).fill('hit'), ...Array(corruption).fill('corruption'), ...Array(9).fill('blank')]
  const table = gear('upg-leaden-cross', leah, {
    monsters: [`acolyte ${HERE}`, `acolyte ${HERE}`],
    dice: { ...dice(), sin },
  })
  table.hero1({ do: 'fight' })
  return table.declineUntil('ability', 'wound-slot', 'hero-turn')
}

test('upg-leaden-cross works: one wound less, two corruption more, with that of the fight', () => {
  const table = leaden(3, 1)
  expect(table.prompt).toMatchObject({ kind: 'ability', seat: 'hero1', subject: { cause: 'upg-leaden-cross' } })
  table.hero1({ yes: true }, 'ability')
  table.hero1({ slot: 1 }, 'wound-slot')
  expect([table.woundsOf('leah'), table.corruptionOf('leah'), table.kind]).toEqual([1, 4, 'hero-turn'])
})

test('upg-leaden-cross works: it can save his life, and at the brim corruption is wounds again', () => {
  const table = leaden(2, 0, { wounds: [1, 2, 3, 4], corruption: 5 })
  table.hero1({ yes: true }, 'ability')
  expect([table.woundsOf('leah'), table.corruptionOf('leah'), table.of('heroDied')]).toEqual([4, 7, []])
  const full = leaden(2, 1, { wounds: [1, 2, 3, 4], corruption: 5 })
  full.hero1({ yes: true }, 'ability')
  expect(full.of('heroDied')).toHaveLength(1)
})

test('upg-leaden-cross cannot: not at corruption 6, not without a wound, and once in a fight', () => {
  expect(leaden(3, 0, { corruption: 6 }).kind).toBe('wound-slot')
  expect(leaden(1).kind).toBe('hero-turn')
  const table = leaden(4)
  table.hero1({ yes: true }, 'ability')
  expect(table.kind).toBe('wound-slot')
})

test('upg-leaden-cross bystander: declined all goes on as ever, and it is not for a friend', () => {
  const table = leaden(2)
  table.hero1({ yes: false }, 'ability')
  table.hero1({ slot: 1 }, 'wound-slot')
  expect([table.woundsOf('leah'), table.corruptionOf('leah'), unharmed(table, 'rocco', 'brad')]).toEqual([1, 1, true])
})

// ------------------------------------------------------------------------------------------ Silver Whistle

const whistling = (rocco: string, sketch: Sketch = {}): Scene =>
  gear(
    'upg-silver-whistle',
    {},
    { heroes: { leah: { space: HERE, upgrades: ['upg-silver-whistle'] }, rocco, brad: 's3,0' }, ...sketch },
  )

test('upg-silver-whistle works: another hero within 2 goes to an adjacent space, if his player likes', () => {
  const table = whistling('s2,1', { monsters: ['controller s2,1'], tokens: ['fire s2,1', 'fire s2,2'] })
  table.hero1({ ability: 'upg-silver-whistle' }, 'hero-turn')
  expect([table.prompt.seat, table.prompt.subject.cause]).toEqual(['hero2', 'upg-silver-whistle'])
  table.hero2({ space: 's2,2' }, 'effect')
  expect([table.spaceOf('rocco'), unharmed(table, 'rocco'), abilities(table)]).toEqual(['s2,2', true, []])
})

test('upg-silver-whistle works: he may stay, and then it has been used', () => {
  const table = whistling('s2,1')
  table.hero1({ ability: 'upg-silver-whistle' }, 'hero-turn')
  table.hero2({ none: true }, 'effect')
  expect([table.spaceOf('rocco'), table.state.used]).toEqual(['s2,1', ['upg-silver-whistle']])
})

test('upg-silver-whistle cannot: nobody is within 2, not himself, and once a round only', () => {
  expect(abilities(whistling('s3,0'))).toEqual([])
  expect(abilities(whistling('s2,1', { used: ['upg-silver-whistle'] }))).toEqual([])
})

test('upg-silver-whistle bystander: whoever is not called stays, and who whistles keeps Move and Action', () => {
  const table = whistling('s2,1', { monsters: [`acolyte ${HERE}`] })
  table.hero1({ ability: 'upg-silver-whistle' }, 'hero-turn')
  table.hero2({ space: 's2,2' }, 'effect')
  expect([
    table.spaceOf('leah'),
    table.spaceOf('brad'),
    deeds(table).includes('move'),
    deeds(table).includes('fight'),
  ]).toEqual([HERE, 's3,0', true, true])
})

// ------------------------------------------------------------------------------------------------ Thermite

const burning = (faces: readonly HeroFace[], sketch: Sketch = {}): Scene => {
  const table = gear(
    'upg-thermite',
    {},
    {
      monsters: [`acolyte ${HERE}`, `abomination ${HERE}`],
      tokens: [`nest ${HERE}`, `fire ${HERE}`],
      dice: { hero: [...faces, ...hits(9)], sin: Array(9).fill('blank') },
      mission: { id: 'hls-1-hold-the-line' },
      ...sketch,
    },
  )
  table.hero1({ do: 'cleanse' }, 'hero-turn')
  return table.declineUntil('remove-token', 'hero-turn')
}
const TWO: readonly HeroFace[] = ['skill', 'skill']

test('upg-thermite works: with a Nest an Acolyte there may die, which counts for no mission', () => {
  const table = burning(TWO)
  table.hero1({ token: 'nest' }, 'remove-token')
  expect(table.prompt).toMatchObject({ kind: 'ability', subject: { cause: 'upg-thermite' } })
  table.hero1({ yes: true }, 'ability')
  expect([table.board, table.state.mission.progress, table.kind]).toEqual([[`abomination ${HERE}`], 0, 'remove-token'])
  table.hero1({ token: 'fire' }, 'remove-token')
  expect(table.tokens('fire', HERE)).toBe(0)
})

test('upg-thermite works: the window for kills opens, and the cleanse goes on after it', () => {
  const table = burning(TWO, { hand: ['gluttony-waste-not'], setup: { sin: 'gluttony' } })
  table.hero1({ token: 'nest' }, 'remove-token')
  table.hero1({ yes: true }, 'ability')
  table.sins({ card: 'gluttony-waste-not' }, 'sin-card')
  expect(table.of('monsterWithdrawn')).toHaveLength(1)
  expect(table.options.some(({ token }) => token === 'fire')).toBe(true)
})

test('upg-thermite cannot: not for another token, and not without an Acolyte there', () => {
  const fire = burning(TWO)
  fire.hero1({ token: 'fire' }, 'remove-token')
  expect(fire.asks('ability')).toBe(false)
  const none = burning(TWO, { monsters: [`abomination ${HERE}`, 'acolyte s2,2'] })
  none.hero1({ token: 'nest' }, 'remove-token')
  expect(none.asks('ability')).toBe(false)
})

test('upg-thermite bystander: he may leave it, and monsters elsewhere live', () => {
  const table = burning(TWO, { monsters: [`acolyte ${HERE}`, 'acolyte s2,2'] })
  table.hero1({ token: 'nest' }, 'remove-token')
  table.hero1({ none: true }, 'ability')
  expect([table.board, unharmed(table, 'leah', 'rocco', 'brad')]).toEqual([[`acolyte ${HERE}`, 'acolyte s2,2'], true])
})

// --------------------------------------------------------------------------------------------- Forged Seal

test('upg-forged-seal works: a District whose slot is taken, all of its icons', () => {
  const table = gear('upg-forged-seal', { space: 'dockside' }, { slots: ['dockside'] })
  table.hero1({ do: 'city' }, 'hero-turn')
  table.hero1({ action: 'extraTurn' }, 'city-action')
  expect([table.hero('leah').extraTurns, table.view('all').slots]).toEqual([1, ['dockside', 'dockside']])
})

test('upg-forged-seal cannot: not without a City Action token, and so not twice', () => {
  const table = gear('upg-forged-seal', { space: 'dockside', cityAction: false }, { slots: ['dockside'] })
  expect(table.refusal('hero1', { do: 'city' })).toMatchObject({ code: 'city-token-spent' })
})

test('upg-forged-seal bystander: a hero without it finds the slot taken', () => {
  const heroes = { rocco: 'dockside', leah: { space: HERE, upgrades: ['upg-forged-seal'] }, brad: 's3,0' }
  const table = gear('', {}, { heroes, slots: ['dockside'] })
  expect(table.refusal('hero1', { do: 'city' })).toMatchObject({ code: 'slot-taken' })
})

import type { Scene, Sketch } from '@haven/testkit'
import { expect, test } from 'vitest'
import { attack, deeds, dice, diceRolled, hits, idsOf, last, quiet } from './helpers.ts'

/** Corrupted Doctors: Malpractice. Corrupted Hobos: Spare Change. */

const HOSPITAL = 'saint-jude-hospital'
const far = { thorley: 's3,0', rocco: 's3,0' }
const hurt = { wounds: [1, 2], corruption: 3 }
const street = { monsters: ['acolyte s1,2'] }
/** Someone who has no turn left. */
const idle = { space: 's3,0', turns: 0 }

// -------------------------------------------------------------------------------------------------- Malpractice

const doctors = (sketch: Sketch = {}): Scene =>
  quiet({
    heroes: { rose: { space: HOSPITAL, ...hurt }, ...far },
    monsters: [`acolyte ${HOSPITAL}`],
    dead: { acolyte: 1 },
    ...sketch,
    setup: { acolytes: 'doctors', ...sketch.setup },
  })

/** The first hero fights and is treated; then it is his turn again. */
const treated = (sketch: Sketch = {}): Scene => {
  const table = doctors(sketch)
  table.hero1({ do: 'fight' })
  table.sins({ yes: true }, 'acolyte')
  return table.declineUntil('hero-turn', 'kill')
}

test('malpractice works: a Doctor joins, and the hero’s Heal icons do nothing any more', () => {
  const table = treated()
  expect(diceRolled(table, 'sins')).toBe(4)
  expect(last(table, 'forbidden')).toMatchObject({ hero: 'rose', what: 'heal', cause: 'malpractice' })
  table.hero1({ do: 'city' })
  table.hero1({ action: 'heal' }, 'city-action')
  expect(table.kind).toBe('city-action') // no marker to choose
  table.hero1({ action: 'heal' })
  expect(table.hero('rose').wounds).toEqual([1, 2])
})

test('malpractice works: no Field Kit heals him, his own or another’s', () => {
  const own = treated({ heroes: { rose: { space: 's1,2', ...hurt, upgrades: ['upg-field-kit'] }, ...far }, ...street })
  expect(deeds(own)).not.toContain('ability')

  const other = treated({
    heroes: {
      rose: { space: 's1,2', ...hurt },
      thorley: { space: 's1,2', wounds: [3], upgrades: ['upg-field-kit'] },
      rocco: { space: 's1,2', wounds: [5] },
    },
    ...street,
  })
  other.hero1({ do: 'end' })
  other.declineUntil('hero-turn')
  other.hero2({ ability: 'upg-field-kit' }, 'hero-turn')
  expect(idsOf(other, 'hero').sort()).toEqual(['rocco', 'thorley'])
})

test('malpractice works: no ability does: Morgana is not asked about her Blood Price', () => {
  const fought = (yes: boolean): Scene => {
    const table = doctors({
      heroes: { morgana: { space: 's1,2', wounds: [1] }, rose: 's3,0', rocco: 's3,0' },
      ...street,
      dice: dice(hits(2)),
    })
    table.hero1({ do: 'fight' })
    table.sins({ yes }, 'acolyte')
    table.hero1({ none: true }, 'corruption')
    table.hero1({ monster: 'acolyte-1' }, 'kill')
    return table
  }
  expect(fought(true).kind).toBe('hero-turn')
  expect(fought(false).prompt).toMatchObject({ kind: 'ability', rule: 'blood-price' })
})

test('malpractice works: in a fight that the Sins player starts, and till the end of the round', () => {
  const table = attack(
    doctors({
      phase: 'reaction',
      heroes: { rose: { space: HOSPITAL, ...hurt, turns: 1 }, thorley: idle, rocco: idle },
      apocalypseDeck: [],
      sins: { reactions: 1 },
    }),
  )
  table.sins({ yes: true }, 'acolyte')
  table.hero1({ none: true }, 'corruption')
  table.hero1({ do: 'city' }, 'hero-turn') // her second turn of the round
  table.hero1({ action: 'heal' })
  table.hero1({ none: true }, 'city-action')
  expect(table.woundsOf('rose')).toBe(2)
  table.hero1({ do: 'end' })
  table.hero1({ none: true }, 'ability')
  table.sins({ space: 's1,0' }, 'story-task') // the next round
  for (const { seat } of table.prompts) table.answer(seat, { hero: 'rose' }, 'first-hero')
  table.hero1({ do: 'city' }, 'hero-turn')
  table.hero1({ action: 'heal' })
  table.hero1({ slot: 2 }, 'heal-slot')
  expect(table.hero('rose').wounds).toEqual([1])
})

test('malpractice cannot: not without a dead Acolyte, not in a ranged fight, not twice a round', () => {
  const none = doctors({ dead: {} })
  none.hero1({ do: 'fight' })
  expect(none.kind).toBe('corruption')
  const shot = doctors({ heroes: { rocco: 's1,2', rose: 's3,0', thorley: 's3,0' }, monsters: ['acolyte s3,2'] })
  shot.hero1({ do: 'shoot', at: 's3,2' })
  expect(shot.kind).toBe('corruption')
  const twice = treated({ dead: { acolyte: 2 } })
  twice.hero1({ do: 'end' })
  twice.hero1({ none: true }, 'ability')
  attack(twice)
  expect(twice.kind).toBe('corruption')
})

test('malpractice cannot: Repent is no healing', () => {
  const table = treated()
  table.hero1({ do: 'city' })
  table.hero1({ action: 'repent' }, 'city-action')
  expect(table.corruptionOf('rose')).toBe(2)
})

test('malpractice bystander: other heroes are healed as ever, and declined it binds nobody', () => {
  const heroes = { rose: { space: HOSPITAL, ...hurt, cityAction: false }, leah: { space: HOSPITAL, ...hurt }, ...far }
  const table = treated({ heroes })
  table.hero1({ do: 'end' })
  table.declineUntil('hero-turn')
  table.hero2({ do: 'city' }, 'hero-turn')
  table.hero2({ action: 'heal' })
  table.hero2({ slot: 1 }, 'heal-slot')
  expect(table.hero('leah').wounds).toEqual([2])

  const declined = doctors()
  declined.hero1({ do: 'fight' })
  declined.declineUntil('hero-turn')
  declined.hero1({ do: 'city' })
  declined.hero1({ action: 'heal' })
  declined.hero1({ slot: 1 }, 'heal-slot')
  expect(declined.hero('rose').wounds).toEqual([2])
})

test('malpractice bystander: nor is the successor of a hero who died of the fight', () => {
  const table = doctors({
    heroes: { rose: { space: 's0,2', wounds: [1, 2, 3, 4], turns: 1 }, thorley: idle, rocco: idle },
    monsters: ['acolyte s0,2'],
    dice: dice([], ['hit', 'hit']),
  })
  table.hero1({ do: 'fight' })
  table.sins({ yes: true }, 'acolyte')
  table.hero1({ none: true }, 'corruption')
  table.hero1({ hero: 'leah' }, 'reserve-hero')
  expect(table.of('forbidden')).toHaveLength(1)
  expect(table.state.forbids).toEqual([])
})

// ------------------------------------------------------------------------------------------------- Spare Change

const RICH = { space: 's1,2', extraTurns: 2, upgrades: ['upg-ice-blade', 'upg-rosary'] }

const hobos = (hero: object = RICH, sketch: Sketch = {}): Scene => {
  const table = quiet({
    heroes: { rose: { space: 's1,2', ...hero }, ...far },
    monsters: ['acolyte s1,2'],
    dead: { acolyte: 1 },
    ...sketch,
    setup: { acolytes: 'hobos', ...sketch.setup },
  })
  table.hero1({ do: 'fight' })
  table.sins({ yes: true }, 'acolyte')
  return table
}

test('spare-change works: a Hobo joins, and the hero chooses what he gives', () => {
  const table = hobos()
  expect(table.prompt).toMatchObject({ kind: 'effect', seat: 'hero1', rule: 'spare-change' })
  expect(table.optionIds.sort()).toEqual(['corruption', 'extra-turn', 'upgrade'])
  expect(table.board).toEqual(['acolyte s1,2', 'acolyte s1,2'])
})

test('spare-change works: one Extra Turn token', () => {
  const table = hobos()
  table.hero1({ choice: 'extra-turn' })
  expect(table.hero('rose')).toMatchObject({ extraTurns: 1, upgrades: ['upg-ice-blade', 'upg-rosary'], corruption: 1 })
  table.hero1({ none: true }, 'corruption')
  expect(diceRolled(table, 'sins')).toBe(4)
})

test('spare-change works: or an Upgrade of his choice, which goes below the deck and helps no more', () => {
  const table = hobos()
  table.hero1({ choice: 'upgrade' })
  table.hero1({ card: 'upg-ice-blade' }, 'lose-upgrade')
  expect(table.hero('rose')).toMatchObject({ extraTurns: 2, upgrades: ['upg-rosary'], corruption: 1 })
  expect(table.state.upgrades.deck.at(-1)).toBe('upg-ice-blade')
  table.hero1({ none: true }, 'corruption')
  expect(diceRolled(table, 'heroes')).toBe(2)
})

test('spare-change works: or 1 corruption, forced, before he decides on voluntary corruption', () => {
  const table = hobos()
  table.hero1({ choice: 'corruption' })
  expect(last(table, 'corruptionTaken')).toMatchObject({ level: 2, voluntary: false, cause: 'spare-change' })
  expect(table.hero('rose')).toMatchObject({ extraTurns: 2, upgrades: ['upg-ice-blade', 'upg-rosary'] })
  expect(table.kind).toBe('corruption')
})

test('spare-change works: the corruption of a hero at 7 is a wound, which may kill him: the fight is off', () => {
  const alive = hobos({ corruption: 7 })
  alive.hero1({ slot: 4 }, 'wound-slot')
  expect(alive.hero('rose').wounds).toEqual([4])

  const table = hobos({ corruption: 7, wounds: [1, 2, 3, 4] }, { dice: dice(hits(4)) })
  table.hero1({ hero: 'leah' }, 'reserve-hero')
  expect(table.of('fightOff')).toHaveLength(1)
  expect(table.of('diceRolled')).toEqual([])
  expect(table.board).toEqual(['acolyte s1,2', 'acolyte s1,2'])
  expect(table.prompt).toMatchObject({ kind: 'hero-turn', subject: { hero: 'thorley' } })
})

test('spare-change cannot: he picks only what he has; with nothing it is corruption', () => {
  expect(hobos({ upgrades: ['upg-rosary'] }).optionIds.sort()).toEqual(['corruption', 'upgrade'])
  expect(hobos({ extraTurns: 1 }).optionIds.sort()).toEqual(['corruption', 'extra-turn'])
  const poor = hobos({})
  expect(poor.corruptionOf('rose')).toBe(2)
  expect(poor.kind).toBe('corruption')
})

test('spare-change cannot: a City Action token, an NPC or a Turn token is nothing to give', () => {
  const table = hobos({ npcs: ['commissioner'], turns: 2 })
  expect(table.corruptionOf('rose')).toBe(2)
  expect(table.hero('rose')).toMatchObject({ npcs: ['commissioner'], turns: 2, cityAction: true })
})

test('spare-change cannot: not in a ranged fight, not twice a round', () => {
  const setup = { acolytes: 'hobos' }
  const shot = quiet({
    setup,
    heroes: { rocco: 's1,2', rose: 's3,0', thorley: 's3,0' },
    monsters: ['acolyte s3,2'],
    dead: { acolyte: 1 },
  })
  shot.hero1({ do: 'shoot', at: 's3,2' })
  expect(shot.kind).toBe('corruption')
  const twice = hobos(RICH, { dead: { acolyte: 2 } })
  twice.hero1({ choice: 'extra-turn' })
  twice.hero1({ none: true }, 'corruption')
  twice.hero1({ do: 'end' })
  twice.hero1({ none: true }, 'ability')
  attack(twice)
  expect(twice.kind).toBe('corruption')
})

test('spare-change bystander: a hero beside him gives nothing', () => {
  const table = hobos(RICH, {
    heroes: { rose: RICH, thorley: { space: 's1,2', extraTurns: 1, upgrades: ['upg-sawn-off'] }, rocco: 's3,0' },
  })
  table.hero1({ choice: 'corruption' })
  expect(['rose', 'thorley', 'rocco'].map(table.corruptionOf)).toEqual([2, 1, 1])
  expect(table.hero('thorley')).toMatchObject({ extraTurns: 1, upgrades: ['upg-sawn-off'] })
})

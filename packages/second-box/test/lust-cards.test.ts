import type { Scene, Sketch } from '@haven/testkit'
import { expect, test } from 'vitest'
import {
  against,
  deeds,
  dice,
  diceRolled,
  ends,
  fights,
  HERE,
  hits,
  holding,
  idsOf,
  kills,
  last,
  others,
  play,
  played,
  unharmed,
} from './helpers.ts'

/** Lust: its cards. */

const lust = against('lust')
const held = holding('lust')

// ----------------------------------------------------------------------------------------------- Weak Knees

const weakened = (corruption: number): number => {
  const heroes = { leah: { space: HERE, corruption }, ...others }
  return diceRolled(
    play(fights(held('lust-weak-knees', { heroes })), 'lust-weak-knees').declineUntil('hero-turn'),
    'sins',
  )
}

test('lust-weak-knees works: one more Sin die, two from corruption 4 on', () => {
  expect([1, 3, 4, 7].map(weakened)).toEqual([3, 3, 4, 4])
})

test('lust-weak-knees works: the level counts as it is when the card is played', () => {
  const heroes = { leah: { space: HERE, corruption: 3 }, ...others }
  const table = play(fights(held('lust-weak-knees', { heroes })), 'lust-weak-knees').declineUntil('corruption')
  table.hero1({ yes: true }, 'corruption')
  expect(diceRolled(table.declineUntil('hero-turn'), 'sins')).toBe(3)
})

test('lust-weak-knees cannot: only at the start of a fight', () => {
  expect(played(ends(held('lust-weak-knees')), 'lust-weak-knees', 'reaction')).toBe(false)
})

test('lust-weak-knees bystander: the hero rolls what he would', () => {
  const table = play(fights(held('lust-weak-knees')), 'lust-weak-knees').declineUntil('hero-turn')
  expect([diceRolled(table, 'heroes'), unharmed(table, 'leah')]).toEqual([3, true])
})

// ----------------------------------------------------------------------------------------------- Sweet Talk

const talked = (leah: object = {}, count = 3): Scene => {
  const heroes = { leah: { space: HERE, ...leah }, ...others }
  return play(fights(held('lust-sweet-talk', { heroes, dice: dice(hits(count)) })), 'lust-sweet-talk')
}

test('lust-sweet-talk works: every rolled Hit is lost, or 2 corruption are paid', () => {
  const lost = talked()
  lost.hero1({ choice: 'lose' }, 'effect')
  expect([last(lost, 'rollSettled').hits, lost.corruptionOf('leah')]).toEqual([0, 1])
  const paid = talked()
  paid.hero1({ choice: 'pay' }, 'effect')
  expect([last(paid, 'rollSettled').hits, paid.corruptionOf('leah'), paid.kind]).toEqual([3, 3, 'kill'])
})

test('lust-sweet-talk works: a payment that would kill cannot be made', () => {
  const table = talked({ corruption: 6, wounds: [1, 2, 3, 4] })
  expect(last(table, 'rollSettled').hits).toBe(0)
  const close = talked({ corruption: 6, wounds: [1, 2, 3] })
  close.hero1({ choice: 'pay' }, 'effect')
  close.hero1({ slot: 4 }, 'wound-slot')
  expect([close.woundsOf('leah'), last(close, 'rollSettled').hits]).toEqual([4, 3])
})

test('lust-sweet-talk cannot: not if no Hit was rolled, and never in a ranged fight', () => {
  expect(played(fights(held('lust-sweet-talk', { dice: dice(['faith']) })), 'lust-sweet-talk', 'faith')).toBe(false)
  const heroes = { rocco: HERE, leah: 's3,0', brad: 's3,0' }
  const shot = held('lust-sweet-talk', { heroes, monsters: ['acolyte s2,2'], dice: dice(hits(1)) })
  shot.hero1({ do: 'shoot', at: 's2,2' })
  expect(played(shot, 'lust-sweet-talk')).toBe(false)
})

test('lust-sweet-talk bystander: fixed Hits and other results stay', () => {
  const heroes = { leah: { space: HERE, upgrades: ['upg-sawn-off'] }, ...others }
  const table = play(fights(held('lust-sweet-talk', { heroes, dice: dice(['hit', 'defense']) })), 'lust-sweet-talk')
  table.hero1({ choice: 'lose' }, 'effect')
  expect(last(table, 'rollSettled')).toMatchObject({ hits: 1, defense: 2 })
})

// ------------------------------------------------------------------------------------------ Forbidden Fruit

const tempted = (space: string, leah: object = {}, sketch: Sketch = {}): Scene => {
  const table = held('lust-forbidden-fruit', {
    heroes: { leah: { space, ...leah }, ...others },
    monsters: [],
    ...sketch,
  })
  table.hero1({ do: 'city' })
  return play(table, 'lust-forbidden-fruit')
}

test('lust-forbidden-fruit works: an icon of his choice is skipped', () => {
  const table = tempted('constabulary')
  table.hero1({ choice: 'skip' }, 'effect')
  table.hero1({ icon: 'heal' }, 'effect')
  expect(table.optionIds).toEqual(['inventory', 'none'])
})

test('lust-forbidden-fruit works: for 2 corruption an icon may be carried out once more', () => {
  const table = tempted('megatheatre')
  table.hero1({ choice: 'taste' }, 'effect')
  table.hero1({ icon: 'extraTurn' }, 'effect')
  table.hero1({ action: 'extraTurn' }, 'city-action')
  table.hero1({ action: 'extraTurn' }, 'city-action')
  expect([table.hero('leah').extraTurns, table.corruptionOf('leah'), table.optionIds]).toEqual([
    2,
    3,
    ['inventory', 'none'],
  ])
})

test('lust-forbidden-fruit works: whoever dies of the taste eats nothing', () => {
  const table = tempted('megatheatre', { corruption: 7, wounds: [1, 2, 3, 4] })
  table.hero1({ choice: 'taste' }, 'effect')
  expect([table.kind, table.of('heroDied').length]).toEqual(['reserve-hero', 1])
  table.hero1({ hero: 'thorley' }, 'reserve-hero')
  expect(table.of('cityActionDone')).toEqual([])
})

test('lust-forbidden-fruit cannot: not if every icon is covered', () => {
  const covered = [
    { district: 'dockside', icon: 'extraTurn' as const },
    { district: 'dockside', icon: 'extraTurn' as const },
  ]
  const table = held('lust-forbidden-fruit', {
    heroes: { leah: 'dockside', ...others },
    monsters: [],
    covered,
    tokens: ['corruption dockside x2'],
  })
  table.hero1({ do: 'city' })
  expect(played(table, 'lust-forbidden-fruit')).toBe(false)
})

test('lust-forbidden-fruit bystander: what was doubled may be left, and others take nothing', () => {
  const table = tempted('dockside')
  table.hero1({ choice: 'taste' }, 'effect')
  expect(table.optionIds).toEqual(['extraTurn', 'none'])
  table.hero1({ none: true }, 'city-action')
  expect([table.hero('leah').extraTurns, unharmed(table, 'rocco', 'brad')]).toEqual([0, true])
})

// --------------------------------------------------------------------------------------------- Stay a While

const visiting = (monsters: readonly string[]): Scene => {
  const table = held('lust-stay-a-while', { heroes: { leah: 's1,1', ...others }, monsters })
  table.hero1({ do: 'move', to: HERE })
  return table
}

test('lust-stay-a-while works: the Move ends, with 1 corruption', () => {
  const table = play(visiting([`acolyte ${HERE}`]), 'lust-stay-a-while')
  expect([table.corruptionOf('leah'), deeds(table).includes('move'), deeds(table).includes('fight')]).toEqual([
    2,
    false,
    true,
  ])
})

test('lust-stay-a-while cannot: not in a space without monsters', () => {
  expect(played(visiting(['acolyte s2,2']), 'lust-stay-a-while')).toBe(false)
})

test('lust-stay-a-while bystander: a friend who is there takes nothing', () => {
  const table = held('lust-stay-a-while', { heroes: { leah: 's1,1', rocco: HERE, brad: 's3,0' } })
  table.hero1({ do: 'move', to: HERE })
  expect(unharmed(play(table, 'lust-stay-a-while'), 'rocco', 'brad')).toBe(true)
})

// ----------------------------------------------------------------------------------------- Another Will Do

const replaced = (more: readonly string[]): Scene =>
  kills(
    fights(held('lust-another-will-do', { monsters: [`acolyte ${HERE}`, ...more], dice: dice(hits(2)) })),
    'acolyte-1',
  )

test('lust-another-will-do works: one within 2 comes to him', () => {
  const table = play(replaced(['acolyte s2,1', 'abomination s1,0', 'acolyte s3,1']), 'lust-another-will-do')
  expect(idsOf(table, 'monster').sort()).toEqual(['abomination-1', 'acolyte-2'])
  table.sins({ monster: 'abomination-1' }, 'effect')
  expect(table.board).toEqual([`abomination ${HERE}`, 'acolyte s2,1', 'acolyte s3,1'])
})

test('lust-another-will-do cannot: not if only the Controller is so near, nor what is beside him already', () => {
  expect(played(replaced(['controller s1,1', 'acolyte s3,1']), 'lust-another-will-do')).toBe(false)
  expect(played(replaced([`abomination ${HERE}`]), 'lust-another-will-do')).toBe(false)
})

test('lust-another-will-do bystander: the kill has counted, and no fight follows by itself', () => {
  const table = play(replaced(['acolyte s2,1']), 'lust-another-will-do')
  expect([table.state.mission.progress, table.of('fightStarted').length, table.kind]).toEqual([1, 1, 'hero-turn'])
})

// ----------------------------------------------------------------------------------------- Follow the Music

const listening = (monsters: readonly string[]): Scene =>
  held('lust-follow-the-music', { monsters, phase: 'take-turn' })

test('lust-follow-the-music works: he goes there before he has done anything, or takes 2 corruption', () => {
  const gone = play(listening(['acolyte s1,0', 'acolyte s2,1']), 'lust-follow-the-music')
  expect(idsOf(gone, 'space').sort()).toEqual(['s1,0', 's2,1'])
  gone.sins({ space: 's1,0' }, 'effect')
  gone.hero1({ choice: 'go' }, 'effect')
  expect([gone.spaceOf('leah'), gone.corruptionOf('leah'), gone.state.turn?.steps]).toEqual(['s1,0', 1, 0])
  const stayed = play(listening(['acolyte s1,0', 'acolyte s2,1']), 'lust-follow-the-music')
  stayed.sins({ space: 's2,1' }, 'effect')
  stayed.hero1({ choice: 'refuse' }, 'effect')
  expect([stayed.spaceOf('leah'), stayed.corruptionOf('leah')]).toEqual([HERE, 3])
})

test('lust-follow-the-music cannot: not with no monster within 2, or only with him', () => {
  expect(played(listening(['acolyte s3,1']), 'lust-follow-the-music')).toBe(false)
  expect(played(listening([`acolyte ${HERE}`]), 'lust-follow-the-music')).toBe(false)
})

test('lust-follow-the-music bystander: his Move and his Action are still his', () => {
  const table = play(listening(['acolyte s1,1']), 'lust-follow-the-music')
  table.hero1({ choice: 'go' }, 'effect')
  expect([deeds(table).includes('move'), deeds(table).includes('fight')]).toEqual([true, true])
})

// --------------------------------------------------------------------------------------- The Morning After

/** She fights, with or without corruption of her own will, and ends her turn. */
const evening = (willing: boolean): Scene => {
  const table = fights(held('lust-morning-after')).declineUntil('corruption')
  table.hero1({ yes: willing }, 'corruption')
  table.declineUntil('hero-turn')
  return ends(table)
}

test('lust-morning-after works: 1 corruption more, and a card for the Sins player', () => {
  const table = play(evening(true), 'lust-morning-after')
  expect([table.corruptionOf('leah'), last(table, 'sinCardsDrawn').count]).toEqual([3, 1])
})

test('lust-morning-after works: a position keeps what she did, and so does an imagined world', () => {
  const table = lust({ heroes: { leah: HERE, ...others }, turn: { volunteered: true } })
  expect(table.rules.toPosition(table.state)?.turn).toMatchObject({ volunteered: true })
  expect(table.rules.resample(table.view('hero1'), { below: () => 0 }).turn?.volunteered).toBe(true)
})

test('lust-morning-after cannot: not if she took none of her own will, whatever else she took', () => {
  expect(played(evening(false), 'lust-morning-after', 'reaction')).toBe(false)
  const walked = held('lust-morning-after', {
    tokens: ['corruption s1,1'],
    dice: dice([], ['corruption', 'corruption', 'corruption']),
    monsters: [],
  })
  walked.hero1({ do: 'move', to: 's1,1' })
  expect(walked.corruptionOf('leah')).toBeGreaterThan(1)
  expect(played(ends(walked), 'lust-morning-after', 'reaction')).toBe(false)
})

test('lust-morning-after bystander: others take nothing, and the next turn knows nothing of it', () => {
  const table = play(evening(true), 'lust-morning-after').declineUntil('hero-turn')
  expect([unharmed(table, 'rocco', 'brad'), table.state.turn?.volunteered]).toEqual([true, undefined])
})

// ----------------------------------------------------------------------------------------- Change Partners

const dancing = (rocco: string, monsters: readonly string[], brad = 's3,0'): Scene => {
  const table = held('lust-change-partners', { heroes: { leah: HERE, rocco, brad }, monsters, phase: 'reaction' })
  table.sins({ yes: true }, 'reaction')
  return table
}

test('lust-change-partners works: the two change spaces in place of the move', () => {
  const table = play(dancing('s2,1', ['acolyte s2,1']), 'lust-change-partners')
  expect([table.spaceOf('leah'), table.spaceOf('rocco'), table.kind]).toEqual(['s2,1', HERE, 'reaction-fight'])
  expect(table.of('heroTeleported').map(({ hero }) => hero)).toEqual(['leah', 'rocco'])
})

test('lust-change-partners works: of several the Sins player chooses one', () => {
  const table = play(dancing('s2,1', ['acolyte s2,1', 'acolyte s1,0'], 's1,0'), 'lust-change-partners')
  expect(idsOf(table, 'hero')).toEqual(['rocco', 'brad'])
  table.sins({ hero: 'brad' }, 'effect')
  expect([table.spaceOf('leah'), table.spaceOf('rocco'), table.spaceOf('brad')]).toEqual(['s1,0', 's2,1', HERE])
})

test('lust-change-partners cannot: not with a hero without monsters, too far away, or in his own space', () => {
  expect(played(dancing('s2,1', ['acolyte s1,1']), 'lust-change-partners')).toBe(false)
  expect(played(dancing('s3,0', ['acolyte s3,0'], 's0,0'), 'lust-change-partners')).toBe(false)
  expect(played(dancing(HERE, [`acolyte ${HERE}`]), 'lust-change-partners')).toBe(false)
})

test('lust-change-partners bystander: monsters stay, nobody is hurt, and the fight may be left out', () => {
  const table = play(dancing('s2,1', ['acolyte s2,1']), 'lust-change-partners')
  table.sins({ yes: false }, 'reaction-fight')
  expect([table.board, unharmed(table, 'leah', 'rocco', 'brad'), table.of('fightStarted')]).toEqual([
    ['acolyte s2,1'],
    true,
    [],
  ])
})

// --------------------------------------------------------------------------------------------- Distraction

const scrubbing = (corruption: number, more: object = {}): Scene => {
  const heroes = { leah: { space: HERE, corruption, ...more }, ...others }
  const table = held('lust-distraction', { heroes, monsters: [], tokens: [`fire ${HERE}`] })
  table.hero1({ do: 'cleanse' })
  return play(table, 'lust-distraction')
}

test('lust-distraction works: 1 corruption, and from 4 on two dice fewer', () => {
  const rolled = (corruption: number): number[] => {
    const table = scrubbing(corruption).declineUntil('remove-token')
    return [table.corruptionOf('leah'), diceRolled(table, 'heroes')]
  }
  expect([1, 2, 3, 6].map(rolled)).toEqual([
    [2, 3],
    [3, 3],
    [4, 1],
    [7, 1],
  ])
})

test('lust-distraction works: who dies of it cleanses nothing', () => {
  const table = scrubbing(7, { wounds: [1, 2, 3, 4] })
  table.hero1({ hero: 'thorley' }, 'reserve-hero')
  expect(table.of('diceRolled')).toEqual([])
})

test('lust-distraction cannot: only when a hero cleanses', () => {
  expect(played(fights(held('lust-distraction')), 'lust-distraction')).toBe(false)
})

test('lust-distraction bystander: a friend beside him takes nothing, and still helps', () => {
  const heroes = { leah: HERE, rocco: HERE, brad: 's3,0' }
  const table = held('lust-distraction', { heroes, monsters: [], tokens: [`fire ${HERE}`] })
  table.hero1({ do: 'cleanse' })
  play(table, 'lust-distraction').declineUntil('remove-token')
  expect([unharmed(table, 'rocco', 'brad'), diceRolled(table, 'heroes')]).toEqual([true, 4])
})

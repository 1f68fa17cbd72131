import type { Npc, SinFace } from '@haven/engine'
import { type Scene, type Sketch, scene } from '@haven/testkit'
import { describe, expect, test } from 'vitest'

/** Thorley in a space; the others far away, in the Starting Space. */
const walk = (space: string, sin: readonly SinFace[], more: Sketch = {}, thorley: object = {}): Scene =>
  scene({
    heroes: { thorley: { space, ...thorley }, rocco: 's0,2', leah: 's0,2' },
    dice: { sin },
    reactions: 0,
    ...more,
  })

const checksOf = (table: Scene): string[] =>
  table.of('checkSettled').map(({ kind, dice, suffered }) => `${kind} ${dice} dice: ${suffered}`)

/** Takes wounds as long as slots are asked for. */
function takeWounds(table: Scene): void {
  for (let slot = 1; table.asks('wound-slot'); slot++) table.hero1({ slot })
}

describe('MOVE-6', () => {
  test('MOVE-6 a check for each kind in the space left, and again in the space entered, Corruption first', () => {
    const table = walk('s0,0', Array(9).fill('blank'), {
      tokens: ['fire s0,0', 'corruption s0,0 x2', 'fire s1,0 x2', 'corruption s1,0'],
    })
    table.hero1({ do: 'move', to: 's1,0' })
    expect(checksOf(table)).toEqual([
      'corruption 2 dice: 0',
      'fire 1 dice: 0',
      'corruption 1 dice: 0',
      'fire 2 dice: 0',
    ])
    // out again, back where he came from: each time
    table.hero1({ do: 'move', to: 's0,0' })
    expect(checksOf(table)).toHaveLength(8)
  })

  test('MOVE-6 a kind that is not there is not checked, and clean spaces not at all', () => {
    const fire = walk('s0,0', ['blank'], { tokens: ['fire s1,0'] })
    fire.hero1({ do: 'move', to: 's1,0' })
    expect(checksOf(fire)).toEqual(['fire 1 dice: 0'])
    const corruption = walk('s0,0', ['blank'], { tokens: ['corruption s1,0'] })
    corruption.hero1({ do: 'move', to: 's1,0' })
    expect(checksOf(corruption)).toEqual(['corruption 1 dice: 0'])
    const other = walk('s0,0', [], {
      tokens: ['pentagram s1,0', 'nest s1,0', 'fire s1,0 down', 'corruption s1,0 down'],
    })
    other.hero1({ do: 'move', to: 's1,0' })
    expect(checksOf(other)).toEqual([])
    expect(other.of('diceRolled')).toEqual([])
  })

  test('MOVE-6 standing there costs nothing', () => {
    const table = walk('s0,0', [], { tokens: ['fire s0,0 x3', 'corruption s0,0 x3'] })
    table.hero1({ do: 'end' })
    expect(table.of('diceRolled')).toEqual([])
    expect([table.woundsOf('thorley'), table.corruptionOf('thorley')]).toEqual([0, 1])
  })
})

describe('MOVE-7', () => {
  test('MOVE-7 one Sin die for each Corruption token, printed ones too; each Corruption result is one corruption', () => {
    // s1,1 has a printed Corruption
    const table = walk('s1,0', ['corruption', 'blank', 'corruption'], { tokens: ['corruption s1,1 x2'] })
    table.hero1({ do: 'move', to: 's1,1' })
    expect(table.of('diceRolled')).toMatchObject([
      { side: 'sins', roll: 'corruption-check', faces: ['corruption', 'blank', 'corruption'] },
    ])
    expect(checksOf(table)).toEqual(['corruption 3 dice: 2'])
    expect(table.corruptionOf('thorley')).toBe(3)
    expect(table.of('corruptionTaken').map(({ voluntary }) => voluntary)).toEqual([false, false])
  })

  test('MOVE-7 Hits do nothing; bursts still add dice', () => {
    const table = walk('s0,0', ['hit', 'burst', 'burst', 'corruption', 'blank'], { tokens: ['corruption s1,0 x2'] })
    table.hero1({ do: 'move', to: 's1,0' })
    const [roll] = table.of('diceRolled')
    expect(roll?.faces).toEqual(['hit', 'burst', 'burst', 'corruption'])
    expect([table.woundsOf('thorley'), table.corruptionOf('thorley')]).toEqual([0, 2])
  })

  test('MOVE-7 the roll of the Sins player is not stopped by anything the hero could roll or add', () => {
    const table = scene({
      heroes: { thorley: { space: 's0,0', upgrades: ['upg-rosary'] }, rocco: 's0,0', leah: 's1,0' },
      tokens: ['corruption s1,0'],
      dice: { sin: ['corruption'] },
    })
    table.hero1({ do: 'move', to: 's1,0' })
    // no dice of his friends, no voluntary corruption, no Counter-Corruption
    expect(table.kind).toBe('hero-turn')
    expect(checksOf(table)).toEqual(['corruption 1 dice: 1'])
    expect(table.corruptionOf('thorley')).toBe(2)
  })
})

describe('MOVE-8', () => {
  test('MOVE-8 one Sin die for each Fire token, printed ones too; each Hit is a wound, Defense does not help', () => {
    // s3,1 has a printed Fire
    const table = walk('s3,0', ['hit', 'blank', 'hit'], { tokens: ['fire s3,1 x2'] }, { upgrades: ['upg-ice-blade'] })
    table.hero1({ do: 'move', to: 's3,1' })
    expect(table.of('diceRolled')).toMatchObject([{ side: 'sins', roll: 'fire-check', faces: ['hit', 'blank', 'hit'] }])
    takeWounds(table)
    expect(checksOf(table)).toEqual(['fire 3 dice: 2'])
    expect(table.woundsOf('thorley')).toBe(2)
  })

  test('MOVE-8 bursts count as Hits and add dice; Corruption results do nothing', () => {
    const table = walk('s0,0', ['burst', 'corruption', 'burst', 'hit', 'hit'], { tokens: ['fire s1,0 x2'] })
    table.hero1({ do: 'move', to: 's1,0' })
    takeWounds(table)
    const [roll] = table.of('diceRolled')
    expect(roll?.faces).toEqual(['burst', 'corruption', 'burst', 'hit'])
    expect([table.woundsOf('thorley'), table.corruptionOf('thorley')]).toEqual([3, 1])
  })
})

describe('MOVE-9', () => {
  const begin = (thorley: readonly Npc[], rocco: readonly Npc[] = []): Scene =>
    scene({
      heroes: { thorley: { space: 's0,0', npcs: thorley }, rocco: { space: 's0,0', npcs: rocco }, leah: 's0,2' },
      tokens: ['corruption s1,0 x2', 'fire s1,0 x2'],
      dice: { sin: ['corruption', 'corruption', 'hit', 'hit'] },
    })

  test('MOVE-9 PROXY ignores one wound of each Fire check and one corruption of each Corruption check', () => {
    const table = begin(['proxy'])
    table.hero1({ do: 'move', to: 's1,0' })
    takeWounds(table)
    expect(checksOf(table)).toEqual(['corruption 2 dice: 1', 'fire 2 dice: 1'])
    expect([table.woundsOf('thorley'), table.corruptionOf('thorley')]).toEqual([1, 2])
  })

  test('MOVE-9 each check anew, and never below nothing', () => {
    const faces: SinFace[] = ['corruption', 'hit', 'corruption', 'hit', 'blank', 'blank']
    const tokens = ['corruption s0,0', 'fire s0,0', 'corruption s1,0 x2', 'fire s1,0']
    const table = walk('s0,0', [...faces, 'blank'], { tokens }, { npcs: ['proxy'] })
    table.hero1({ do: 'move', to: 's1,0' })
    expect(checksOf(table).map((each) => each.slice(-1))).toEqual(['0', '0', '0', '0'])
    expect([table.woundsOf('thorley'), table.corruptionOf('thorley')]).toEqual([0, 1])
  })

  test('MOVE-9 other NPCs do not help, nor does PROXY in the hands of another', () => {
    const table = begin(['commissioner', 'ravencorp'], ['proxy'])
    table.hero1({ do: 'move', to: 's1,0' })
    takeWounds(table)
    expect(checksOf(table)).toEqual(['corruption 2 dice: 2', 'fire 2 dice: 2'])
  })

  test('MOVE-9 PROXY does not help against the wound for leaving monsters', () => {
    const table = walk('s0,0', [], { monsters: ['acolyte s0,0'] }, { npcs: ['proxy'] })
    table.hero1({ do: 'move', to: 's1,0' })
    takeWounds(table)
    expect(table.woundsOf('thorley')).toBe(1)
  })
})

describe('MOVE-10', () => {
  test('MOVE-10 the wound for leaving, leave checks, the figure moves, enter checks', () => {
    const table = walk('s0,0', ['corruption', 'hit', 'corruption', 'hit'], {
      monsters: ['acolyte s0,0'],
      tokens: ['corruption s0,0', 'fire s0,0', 'corruption s1,0', 'fire s1,0'],
    })
    table.hero1({ do: 'move', to: 's1,0' })
    takeWounds(table)
    const told = table.events.map((event) => ('cause' in event ? `${event.event} ${event.cause}` : event.event))
    expect(told.filter((each) => !/^(diceRolled|checkSettled)/.test(each))).toEqual([
      'woundTaken MOVE-5',
      'corruptionTaken MOVE-7',
      'woundTaken MOVE-8',
      'heroMoved',
      'corruptionTaken MOVE-7',
      'woundTaken MOVE-8',
    ])
  })

  const end = (wounds: number[], tokens: string[], monsters: string[] = []): Scene => {
    const table = walk('s0,0', ['hit', 'hit'], { tokens, monsters }, { wounds, corruption: 3 })
    table.hero1({ do: 'move', to: 's1,0' })
    return table
  }

  test('MOVE-10 a hero killed on the way out dies in the space that he was leaving', () => {
    const byMonster = end([1, 2, 3, 4], ['fire s0,0', 'corruption s1,0'], ['acolyte s0,0'])
    expect(byMonster.of('heroDied')).toMatchObject([{ hero: 'thorley', space: 's0,0' }])
    // nothing of the rest of the step happens
    expect(byMonster.of('diceRolled')).toEqual([])
    expect(byMonster.of('heroMoved')).toEqual([])

    const byFire = end([1, 2, 3, 4], ['fire s0,0', 'fire s1,0'])
    expect(byFire.of('heroDied')).toMatchObject([{ hero: 'thorley', space: 's0,0' }])
    expect(byFire.of('diceRolled')).toHaveLength(1)
  })

  test('MOVE-10 a hero killed by what he walks into dies there', () => {
    const table = end([1, 2, 3, 4], ['fire s1,0'])
    expect(table.of('heroDied')).toMatchObject([{ hero: 'thorley', space: 's1,0' }])
  })
})

describe('how monsters move', () => {
  /** The Sins player reacts against Thorley in the Starting Space; where may the monster go? */
  const reach = (monsters: string[], more: Sketch = {}): { table: Scene; spaces: string[] } => {
    const table = scene({
      heroes: { thorley: 's0,2', rocco: 's0,2', brad: 's0,2' },
      monsters,
      phase: 'reaction',
      ...more,
    })
    table.sins({ yes: true }, 'reaction')
    if (table.kind !== 'reaction-move') return { table, spaces: [] }
    return { table, spaces: table.options.flatMap((option) => (option.to === undefined ? [] : [option.to])).sort() }
  }

  test('MOVE-1 a monster moves up to two spaces too', () => {
    expect(reach(['acolyte s3,0']).spaces).toEqual(
      ['constabulary', 'dockside', 's1,0', 's2,0', 's2,1', 's3,1', 's3,2', 'uplink-tower'].sort(),
    )
  })

  test('MOVE-11 monsters ignore Fire and Corruption', () => {
    const { table } = reach(['acolyte s1,0'], { tokens: ['fire s1,0 x2', 'corruption s1,0', 'fire s1,1', 'fire s1,2'] })
    table.sins({ monster: 'acolyte-1', to: 's1,2' }, 'reaction-move')
    expect(table.board).toEqual(['acolyte s1,2'])
    expect(table.of('diceRolled')).toEqual([])
    expect(table.of('checkSettled')).toEqual([])
  })

  test('MOVE-11 monsters cannot use the Metro', () => {
    const metro = ['s3,0', 's0,0'].map((space) => ({ color: 'red', space }))
    expect(reach(['acolyte s3,0'], { metro }).spaces).toEqual(reach(['acolyte s3,0']).spaces)
  })

  test('MOVE-11 a monster cannot leave a space that holds a hero', () => {
    const { table } = reach(['acolyte s1,0', 'acolyte s2,0'], {
      heroes: { thorley: 's0,2', rocco: 's1,0', brad: 's0,2' },
    })
    expect(table.options.map(({ monster }) => monster)).not.toContain('acolyte-1')
    expect(table.refusal('sins', { monster: 'acolyte-1' })).toMatchObject({ code: 'monster-pinned', rule: 'MOVE-11' })
    expect(table.refusal('sins', { monster: 'acolyte-2' })).toBe(null)
  })

  test('MOVE-11 nor any of several, whichever hero it is', () => {
    const { table } = reach(['avatar s0,2', 'controller s0,2', 'hc-bailiff s0,2'])
    // nothing can move: the Sins player is asked about the fight at once
    expect(table.kind).toBe('reaction-fight')
  })

  test('MOVE-11 nor by the text of a card that moves it', () => {
    const { table } = reach(['acolyte s1,0', 'acolyte s2,0'], {
      heroes: { thorley: 's0,2', rocco: 's1,0', brad: 's0,2' },
      apocalypseCards: ['apo-t6'],
    })
    table.sins({ none: true }, 'reaction-move')
    expect(table.prompt).toMatchObject({ kind: 'reaction-move', subject: { cause: 'apo-t6' } })
    expect(table.refusal('sins', { monster: 'acolyte-1' })).toMatchObject({ code: 'monster-pinned' })
    expect(table.refusal('sins', { monster: 'acolyte-2', to: 's3,0' })).toBe(null)
  })

  test('MOVE-14 a monster that enters a space with a hero stops there', () => {
    const through = ['s0,0', 's0,1', 's0,2', 's1,0', 's1,1', 'old-cathedral', 'saint-jude-hospital']
    // Thorley closes s1,0: from s2,0 nothing beyond it can be reached that way
    const { table, spaces } = reach(['acolyte s2,0'], { heroes: { thorley: 's1,0', rocco: 's0,2', brad: 's0,2' } })
    expect(spaces).toContain('s1,0')
    expect(spaces.filter((space) => through.includes(space))).toEqual(['s1,0', 's1,1'])
    expect(table.refusal('sins', { monster: 'acolyte-1', to: 's0,0' })).toMatchObject({ code: 'monster-too-far' })
    // without him the way is open
    expect(reach(['acolyte s2,0']).spaces).toContain('s0,0')
    table.sins({ monster: 'acolyte-1', to: 's1,0' }, 'reaction-move')
    expect(table.board).toEqual(['acolyte s1,0'])
  })
})

import type { DarkPastDef, Rules, SinDef, StoryDef, WindowName } from '@haven/engine'
import { dealWound, drawSin, freeFight } from '@haven/engine/kit'
import { coreRules, fixtureRules, type Scene, type Sketch, scene } from '@haven/testkit'
import { describe, expect, test } from 'vitest'

const MISSES = ['skill', 'skill', 'skill', 'skill', 'skill', 'skill'] as const
const BLANKS = ['blank', 'blank', 'blank', 'blank', 'blank', 'blank', 'blank', 'blank'] as const

const story = coreRules.tables.stories.get('havens-last-stand') as StoryDef
const pride = coreRules.tables.sins.get('pride') as SinDef

const past = (id: string, number: number, steps: DarkPastDef['steps']): DarkPastDef => ({ id, number, steps })

/** A corruption story whose Dark Past is a wound or a fight, a text that wounds, and a card for any kill. */
const dark: Rules = fixtureRules({
  darkPast: [past('past-wound', 1, [dealWound(1)]), past('past-fight', 2, [freeFight()])],
  stories: [{ ...story, darkPast: true }],
  apocalypse: [{ id: 'apo-thorns', type: 'terror', triggers: [{ at: 'turn-end-text', steps: [dealWound(1)] }] }],
  sins: [
    { ...pride, cards: [...pride.cards, { id: 'gloat', copies: 1, window: 'monster-killed', effect: [drawSin(1)] }] },
  ],
})

/** Declines everything up to the next turn, and tells which windows the Sins player was asked about. */
function windowsUntilNextTurn(table: Scene): WindowName[] {
  const windows: WindowName[] = []
  for (let i = 0; i < 50 && table.kind !== 'hero-turn'; i++) {
    const { seat, kind, subject } = table.prompt
    if (kind === 'sin-card') windows.push(subject.window as WindowName)
    const none = table.options.find((option) => option.none)
    table.answer(seat, { id: (none ?? table.options[0])?.id as string })
  }
  return windows
}

describe('TURN-4', () => {
  const begin = (corruption: number): Scene =>
    scene({
      rules: dark,
      heroes: { rose: { space: 's1,0', corruption }, thorley: 's0,2', rocco: 's0,2' },
      monsters: ['acolyte s2,2'],
      darkPast: { rose: 'past-wound' },
      sins: { hand: ['pride-finest-hour'] },
      turn: { progressRose: true },
      reactions: 1,
    })

  test('TURN-4 end-of-turn effects, then the Dark Past, then the reaction', () => {
    const table = begin(7)
    table.hero1({ do: 'end' })
    table.hero1({ yes: true }, 'ability')
    table.hero1({ space: 's3,2' }, 'effect')
    expect(table.prompt).toMatchObject({ kind: 'sin-card', subject: { window: 'turn-end' } })
    table.sins({ card: 'pride-finest-hour' })
    table.hero1({ slot: 1 }, 'wound-slot')
    expect(table.kind).toBe('reaction')
    const order = ['turnEnded', 'monsterTeleported', 'sinCardPlayed', 'darkPastRevealed', 'woundTaken']
    expect(table.events.map(({ event }) => event).filter((event) => order.includes(event))).toEqual(order)
  })

  test('TURN-4 a hero who is not fully corrupted reveals nothing', () => {
    const table = begin(6)
    table.hero1({ do: 'end' })
    table.declineUntil('reaction')
    expect(table.of('darkPastRevealed')).toEqual([])
    expect(table.state.darkPast).toEqual({ rose: 'past-wound' })
  })
})

describe('TURN-5', () => {
  const begin = (wounds: number[]): Scene => {
    const table = scene({
      heroes: { leah: { space: 's1,0', wounds }, thorley: 's1,0', rocco: 's0,2' },
      monsters: ['acolyte s1,0', 'acolyte s2,2'],
      reactions: 3,
    })
    table.hero1({ do: 'move', to: 's0,0' })
    return table
  }

  test('TURN-5 a hero killed in his turn did not finish it: no end-of-turn effects, no reaction', () => {
    const table = begin([1, 2, 3, 4])
    table.hero1({ hero: 'brad' }, 'reserve-hero')
    expect(table.prompt).toMatchObject({ seat: 'hero2', kind: 'hero-turn', subject: { hero: 'thorley' } })
    expect(table.of('turnEnded')).toEqual([])
    expect(table.state.sins.reactions).toBe(3)
  })

  test('TURN-5 a hero who lives finishes it: ability, then reaction', () => {
    const table = begin([1, 2, 3])
    table.hero1({ slot: 4 }, 'wound-slot')
    table.hero1({ do: 'end' })
    expect([table.prompt.seat, table.kind]).toEqual(['hero1', 'ability'])
    table.hero1({ yes: false })
    expect([table.prompt.seat, table.kind]).toEqual(['sins', 'reaction'])
  })
})

describe('TURN-6', () => {
  const begin = (): Scene => {
    const table = scene({
      heroes: { thorley: 's1,0', rocco: 's0,2', leah: 's0,2' },
      monsters: ['abomination s1,0'],
      sins: { hand: ['pride-hubris', 'pride-hubris'] },
      dice: { hero: [...MISSES, ...MISSES], sin: [...BLANKS, ...BLANKS] },
      reactions: 1,
    })
    table.hero1({ do: 'fight' })
    expect(table.prompt).toMatchObject({ kind: 'sin-card', subject: { window: 'fight-start' } })
    return table
  }
  /** On to the fight of the reaction. */
  function react(table: Scene): void {
    table.hero1({ yes: false }, 'corruption')
    table.hero1({ do: 'end' }, 'hero-turn')
    table.sins({ yes: true }, 'reaction')
    table.sins({ yes: true }, 'reaction-fight')
  }

  test('TURN-6 after a card in the turn there is none in its reaction, but one again in the next turn', () => {
    const table = begin()
    table.sins({ card: 'pride-hubris' })
    react(table)
    expect(table.kind).toBe('corruption')
    table.hero1({ yes: false })
    expect(table.of('sinCardPlayed')).toHaveLength(1)
    expect(table.prompt).toMatchObject({ kind: 'sin-card', subject: { window: 'turn-start', hero: 'rocco' } })
  })

  test('TURN-6 if none was played in the turn, one may be in the reaction', () => {
    const table = begin()
    table.sins({ none: true })
    react(table)
    expect(table.prompt).toMatchObject({ kind: 'sin-card', subject: { window: 'fight-start', hero: 'thorley' } })
    table.sins({ card: 'pride-hubris' })
    expect(table.of('sinCardPlayed')).toHaveLength(1)
  })
})

describe('TURN-8', () => {
  const ALL_WOUNDED = [1, 2, 3, 4]
  /** Rocco (Defense 2, one less alone) with an Acolyte; his two Hits kill it, its two Hits wound him once. */
  const begin = (rocco: object, more: Sketch = {}): Scene =>
    scene({
      rules: dark,
      heroes: { rocco: { space: 's1,0', corruption: 7, ...rocco }, thorley: 's0,2', leah: 's0,2' },
      monsters: ['acolyte s1,0'],
      sins: { hand: ['gloat'] },
      dice: { hero: ['hit', 'hit'], sin: ['hit', 'hit'] },
      reactions: 3,
      ...more,
    })
  /** The fight that has been started: the Acolyte is killed, and Rocco wounded. */
  function killEachOther(table: Scene): void {
    table.sins({ none: true }, 'sin-card')
    table.hero1({ monster: 'acolyte-1' }, 'kill')
    if (table.asks('wound-slot')) table.hero1({ slot: 5 })
  }

  test('TURN-8 what kills him is carried out to its end; then no Sin card can be played in the turn', () => {
    const table = begin({ wounds: ALL_WOUNDED })
    table.hero1({ do: 'fight' })
    killEachOther(table)
    expect(table.of('heroDied')).toMatchObject([{ hero: 'rocco' }])
    expect(table.board).toEqual([])
    expect(windowsUntilNextTurn(table)).toEqual(['turn-start'])
    expect(table.prompt.subject.hero).toBe('thorley')
  })

  test('TURN-8 a hero who survives the same fight faces the card', () => {
    const table = begin({ wounds: [1, 2, 3] })
    table.hero1({ do: 'fight' })
    killEachOther(table)
    expect(windowsUntilNextTurn(table)).toEqual(['monster-killed'])
  })

  test('TURN-8 an end-of-turn effect that kills him leaves no reaction', () => {
    const end = (wounds: number[]): Scene => {
      const table = begin({ wounds, corruption: 1 }, { apocalypseCards: ['apo-thorns'], sins: { hand: [] } })
      table.hero1({ do: 'end' })
      return table
    }
    const dead = end(ALL_WOUNDED)
    dead.hero1({ hero: 'brad' }, 'reserve-hero')
    expect(dead.prompt).toMatchObject({ seat: 'hero2', kind: 'hero-turn' })
    const alive = end([1, 2, 3])
    alive.hero1({ slot: 5 }, 'wound-slot')
    expect(alive.kind).toBe('reaction')
  })

  test('TURN-8 a Dark Past that kills him leaves no reaction', () => {
    const end = (wounds: number[]): Scene => {
      const table = begin({ wounds }, { darkPast: { rocco: 'past-wound' }, sins: { hand: [] } })
      table.hero1({ do: 'end' })
      return table
    }
    const dead = end(ALL_WOUNDED)
    dead.hero1({ hero: 'brad' }, 'reserve-hero')
    expect(dead.of('darkPastRevealed')).toHaveLength(1)
    expect(dead.prompt).toMatchObject({ seat: 'hero2', kind: 'hero-turn' })
    const alive = end([1, 2, 3])
    alive.hero1({ slot: 5 }, 'wound-slot')
    expect(alive.kind).toBe('reaction')
  })

  test('TURN-8 his Dark Past belongs to his turn: after a fight in it that kills him no card can be played', () => {
    const end = (wounds: number[]): Scene => {
      const table = begin({ wounds }, { darkPast: { rocco: 'past-fight' } })
      table.hero1({ do: 'end' })
      table.sins({ yes: true }, 'ability')
      killEachOther(table)
      return table
    }
    expect(windowsUntilNextTurn(end([1, 2, 3]))).toContain('monster-killed')
    expect(windowsUntilNextTurn(end(ALL_WOUNDED))).toEqual(['turn-start'])
  })

  test('TURN-8 a hero killed by the reaction had finished his turn: a card may still be played', () => {
    const table = begin({ wounds: ALL_WOUNDED })
    table.hero1({ do: 'end' })
    table.sins({ yes: true }, 'reaction')
    table.sins({ yes: true }, 'reaction-fight')
    killEachOther(table)
    expect(table.of('heroDied')).toHaveLength(1)
    expect(windowsUntilNextTurn(table)).toEqual(['monster-killed', 'turn-start'])
  })
})

import { type Scene, type Sketch, scene } from '@haven/testkit'
import { describe, expect, test } from 'vitest'
import { rulesWith } from './texts.ts'

const spacesOffered = (table: Scene): string[] => table.options.map(({ space }) => space as string).sort()

describe('ORD-5', () => {
  const castOut = (sketch: Sketch): Scene => {
    const table = scene({ phase: 'take-turn', sins: { hand: ['pride-cast-out'] }, ...sketch })
    table.sins({ card: 'pride-cast-out' }, 'sin-card')
    return table
  }
  const together = (space: string) => ({ thorley: space, rocco: space, rose: 's0,2' })

  test('ORD-5 a teleport to an adjacent space does not go by Metro', () => {
    const table = castOut({
      heroes: together('s1,0'),
      metro: [
        { color: 'red', space: 's1,0' },
        { color: 'red', space: 's3,2' },
      ],
    })
    expect(spacesOffered(table)).toEqual(['constabulary', 's0,0', 's1,1', 's2,0', 'saint-jude-hospital'])
    table.sins({ space: 's2,0' })
    expect(table.spaceOf('thorley')).toBe('s2,0')
  })

  const river = rulesWith({
    map: {
      tiles: [
        { tile: 'saint-jude-hospital', x: 0, y: 0, rotation: 0 },
        { tile: 'constabulary', x: 2, y: 0, rotation: 0 },
      ],
      start: 's0,0',
      tokens: [],
      altars: [],
      metro: [],
      orbital: [],
      npcs: [],
      monsters: [],
    },
  })

  test('ORD-5 a teleport to an adjacent space does not go over a gap', () => {
    const table = castOut({
      rules: river,
      heroes: { thorley: 's1,0', rocco: 's1,0', rose: 's0,0' },
    })
    expect(spacesOffered(table)).toEqual(['s0,0', 's1,1', 'saint-jude-hospital'])
  })

  test('ORD-5 the same holds for the hero side', () => {
    const table = scene({
      rules: river,
      heroes: { rose: 's0,0', thorley: 's0,0', rocco: 's0,0' },
      monsters: ['acolyte s1,1'],
      metro: [
        { color: 'red', space: 's1,1' },
        { color: 'red', space: 's3,1' },
      ],
    })
    table.hero1({ do: 'end' })
    table.hero1({ yes: true }, 'ability')
    expect(spacesOffered(table)).toEqual(['s0,1', 's1,0', 'saint-jude-hospital'])
  })

  test('ORD-5 any other teleport goes where its text says', () => {
    // Throw Down the Gauntlet: from up to four spaces away into the hero's space.
    const table = scene({
      phase: 'reaction',
      heroes: { thorley: 's0,0', rocco: 's0,2', rose: 's0,2' },
      monsters: ['abomination s3,1'],
      sins: { hand: ['pride-gauntlet'] },
    })
    table.sins({ yes: true }, 'reaction')
    table.sins({ card: 'pride-gauntlet' }, 'sin-card')
    expect(table.board).toEqual(['abomination s0,0'])
  })
})

describe('CARD-1', () => {
  test('CARD-1 an Upgrade’s text wins: Grapple Line against MOVE-5', () => {
    const leave = (upgrades: string[]): number => {
      const table = scene({
        heroes: { thorley: { space: 's1,0', upgrades }, rocco: 's0,2', rose: 's0,2' },
        monsters: ['acolyte s1,0'],
      })
      table.hero1({ do: 'move', to: 's0,0' })
      if (table.asks('wound-slot')) table.hero1({ slot: 1 })
      return table.woundsOf('thorley')
    }
    expect(leave([])).toBe(1)
    expect(leave(['upg-grapple-line'])).toBe(0)
  })

  test('CARD-1 a Sin card’s text wins: Single Combat against DICE-4', () => {
    const dice = (card: string | null): number => {
      const table = scene({
        heroes: { thorley: 's1,0', rocco: 's1,0', rose: 's1,0' },
        monsters: ['acolyte s1,0'],
        sins: { hand: ['pride-single-combat'] },
        dice: { hero: Array<'skill'>(6).fill('skill'), sin: ['blank', 'blank'] },
      })
      table.hero1({ do: 'fight' })
      table.sins(card ? { card } : { none: true }, 'sin-card')
      table.hero1({ none: true }, 'corruption')
      return table.of('diceRolled').find(({ side }) => side === 'heroes')?.faces.length ?? 0
    }
    expect(dice(null)).toBe(6)
    expect(dice('pride-single-combat')).toBe(4)
  })

  test('CARD-1 an ability’s text wins: the wolf cannot use City Actions, CITY-1 or not', () => {
    const refusal = (form: string) =>
      scene({ heroes: { karl: { space: 'dockside', form }, rocco: 's0,2', rose: 's0,2' } }).refusal('hero1', {
        do: 'city',
      })
    expect(refusal('karl')).toBeNull()
    expect(refusal('karl-wolf')).toMatchObject({ code: 'city-forbidden' })
  })

  test('CARD-1 a story’s special rules win: no City Actions in a District that burns', () => {
    const burning = (fire: number) => {
      const rules = rulesWith({
        story: {
          modifiers: [
            {
              hook: 'forbidCity',
              count: (g, { space }) => ((g.s.tokens.fire[space] as number) >= 2 ? 1 : 0),
            },
          ],
        },
      })
      const tokens = fire > 0 ? [`fire dockside x${fire}`] : []
      return scene({ rules, heroes: { thorley: 'dockside', rocco: 's0,2', rose: 's0,2' }, tokens }).optionIds
    }
    expect(burning(1)).toContain('city')
    expect(burning(2)).not.toContain('city')
  })
})

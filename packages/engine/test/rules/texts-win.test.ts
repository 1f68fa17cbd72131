import type { MissionDef, StoryDef } from '@haven/engine'
import { firstStory, fixtureRules, type Sketch, scene } from '@haven/testkit'
import { expect, test } from 'vitest'
import { dice, fight, takeWounds } from './combat.ts'

const others = { thorley: 's0,2', brad: 's0,2' }

/** Wounds of the current hero after he left a space with monsters. */
const leave = (heroes: NonNullable<Sketch['heroes']>, monsters: readonly string[]) => {
  const table = scene({ heroes: { ...heroes, ...others }, monsters })
  table.hero1({ do: 'move', to: 's0,0' })
  takeWounds(table)
  return table.state.heroes[0]?.wounds.length
}

test('CARD-1 the text of an Upgrade, an ability or a Hell Club member wins over MOVE-5', () => {
  expect(leave({ rocco: 's1,0' }, ['acolyte s1,0'])).toBe(1)
  expect(leave({ rocco: { space: 's1,0', upgrades: ['upg-grapple-line'] } }, ['acolyte s1,0'])).toBe(0)
  expect(leave({ karl: { space: 's1,0', form: 'karl-wolf' } }, ['acolyte s1,0'])).toBe(0)
  expect(leave({ karl: 's1,0' }, ['acolyte s1,0'])).toBe(1)
  expect(leave({ rocco: 's1,0' }, ['hc-bailiff s1,0'])).toBe(2)
})

test('CARD-1 the text of a Sin card wins over REACT-1 and MOVE-11', () => {
  // Throw Down the Gauntlet: an Abomination 4 spaces away, beside another hero, comes in place of the move.
  const table = scene({
    heroes: { rocco: 's0,0', thorley: 's3,1', brad: 's3,1' },
    monsters: ['abomination s3,1'],
    sins: { hand: ['pride-gauntlet'] },
    phase: 'reaction',
  })
  table.sins({ yes: true }, 'reaction')
  table.sins({ card: 'pride-gauntlet' }, 'sin-card')
  expect(table.board).toEqual(['abomination s0,0'])
  expect(table.kind).toBe('reaction-fight')
})

test("CARD-1 a story's special rules win over FIGHT-10", () => {
  const hits = (unkillable: boolean) => {
    const story = firstStory.stories[0] as StoryDef
    const [first, ...rest] = story.missions
    const mission: MissionDef = {
      ...(first as MissionDef),
      modifiers: unkillable ? [{ hook: 'unkillable', count: () => 1 }] : [],
    }
    const table = scene({
      rules: fixtureRules({ stories: [{ ...story, missions: [mission, ...rest] }] }),
      heroes: { rocco: 's1,0', ...others },
      monsters: ['acolyte s1,0'],
      dice: dice(['hit', 'hit']),
    })
    fight(table)
    return table.kind
  }
  expect(hits(false)).toBe('kill')
  expect(hits(true)).toBe('hero-turn')
})

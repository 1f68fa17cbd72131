import fc from 'fast-check'
import { expect } from 'vitest'
import { type After, type GamePlan, latePositions, missionPositions, play } from './games.ts'

/** `HAVEN_RUNS=10` plays ten times as many games. */
const runs = (count: number): number => Math.ceil(count * Number(process.env.HAVEN_RUNS ?? 1))

const plan: fc.Arbitrary<GamePlan> = fc.record({
  seed: fc.nat(1_000_000),
  players: fc.constantFrom('random' as const, 'scripted' as const, 'mixed' as const),
  position: fc.option(fc.constantFrom(...latePositions, ...missionPositions), { nil: undefined, freq: 2 }),
})

/** Shows every decision of so many games. */
export function overGames(count: number, look: (after: After, i: number) => void): void {
  fc.assert(
    fc.property(plan, (each) => {
      let i = 0
      const last = play(each, (after) => look(after, i++))
      expect(last.over).not.toBeNull()
    }),
    { numRuns: runs(count), endOnFailure: true },
  )
}

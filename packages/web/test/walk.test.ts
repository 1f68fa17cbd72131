import type { Position } from '@haven/engine'
import { describe, expect, test } from 'vitest'
import { textTable } from './text-view/table.ts'

const GOAL = 's2,0'

/** Thorley at the start of his turn: everything calm but for what a test puts in his way. */
const CALM: Position = {
  haven: 1,
  setup: {
    edition: 'final',
    sin: 'pride',
    acolytes: 'nuns',
    map: 'havens-last-stand-a',
    heroPlayers: 1,
    heroes: ['thorley', 'rose', 'rocco'],
  },
  heroes: [{ hero: 'thorley', space: 's0,0', turns: 1 }],
  monsters: [],
  tokens: [],
  altars: [],
  sins: { hand: [], reactions: 0 },
  current: { phase: 'hero-turn', hero: 'thorley' },
}

async function table(position: Position) {
  const at = textTable(['hero1'], { position }, 'a walk')
  await at.open()
  const question = at.store.question.peek()!
  await at.store.ways.ask(question)
  return at
}

const standing = (at: Awaited<ReturnType<typeof table>>) => at.store.view.peek()!.heroes[0]!.space

describe('a whole way', () => {
  test('is gone step by step, and each step can be taken back', async () => {
    const at = await table(CALM)
    const path = at.store.ways.paths.peek().get(GOAL)!
    expect(path.shortest.spaces).toHaveLength(2)
    await at.store.walk({ to: GOAL, name: 'shortest', route: path.shortest })
    await at.asked()
    expect(standing(at)).toBe(GOAL)
    expect(at.store.question.peek()?.kind).toBe('hero-turn')
    const moves = at.host.game.answers.filter(({ seat }) => seat === 'hero1')
    expect(moves).toHaveLength(2)
  })

  test('ends where something hurts: a wound is placed before anybody walks on', async () => {
    const at = await table({ ...CALM, monsters: [{ kind: 'acolyte', space: 's0,0' }] })
    const { shortest } = at.store.ways.paths.peek().get(GOAL)!
    await at.store.walk({ to: GOAL, name: 'shortest', route: shortest })
    await at.asked()
    expect(at.store.question.peek()?.kind).toBe('wound-slot')
    await at.store.answer(at.store.question.peek()!.options[0]!.id)
    await at.asked()
    expect(at.store.question.peek()?.kind).toBe('hero-turn')
    expect(standing(at)).toBe(shortest.spaces[0])
  })

  test('to a question that is over is refused, and nothing changes', async () => {
    const at = await table(CALM)
    const { shortest } = at.store.ways.paths.peek().get(GOAL)!
    const before = at.host.game.length
    await expect(at.host.walk('hero1', 'q999', null, shortest.spaces)).rejects.toMatchObject({ code: 'stale-prompt' })
    await expect(at.host.walk('hero1', at.store.question.peek()!.id, null, ['s3,2'])).rejects.toThrow()
    await expect(at.host.walk('sins', at.store.question.peek()!.id, null, shortest.spaces)).rejects.toMatchObject({
      code: 'foreign-seat',
    })
    expect(at.host.game.length).toBe(before)
  })

  test('can be asked for and gone by typing', async () => {
    const at = await table(CALM)
    await at.type('way C1')
    expect(at.last()).toMatch(/^Shortest to C1: 2 steps by B1; no risk\.$/)
    await at.type('walk D3')
    expect(at.last()).toContain('not in reach')
    await at.type('walk C1')
    expect(standing(at)).toBe(GOAL)
  })
})

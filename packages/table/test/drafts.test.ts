import type { Position } from '@haven/engine'
import { draftedAnswer, lapse, type Order, type ReactOrder, TableGame } from '@haven/table'
import { describe, expect, test } from 'vitest'
import { rules, turnOfThorley } from './helpers.ts'

/** Thorley's turn has ended in A1; an Abomination two steps away, another far off. */
const AFTER: Position = {
  ...turnOfThorley,
  monsters: [
    { kind: 'abomination', space: 's2,0' },
    { kind: 'abomination', space: 's3,2' },
  ],
  current: { phase: 'reaction', hero: 'thorley' },
}
const NEAR = 'abomination-1'
const FAR = 'abomination-2'

const at = (position: Position = AFTER): TableGame => new TableGame(rules, { position, seed: 'drafts' })

/** Lets the drafts answer as a host does, and tells what they said. */
function follow(game: TableGame, orders: readonly Order[]): { said: string[]; left: readonly Order[] } {
  const said: string[] = []
  let left = orders
  for (;;) {
    const answer = draftedAnswer(rules, game.state, left)
    if (!answer) return { said, left }
    said.push(`${game.prompts[0]?.kind} ${answer.option}`)
    left = lapse(left, game.answer(answer))
  }
}

const draft = (change: Partial<ReactOrder> = {}): ReactOrder => ({
  order: 'react',
  hero: 'thorley',
  monster: NEAR,
  to: null,
  fight: true,
  ...change,
})

describe('a drafted reaction', () => {
  test('spends the token, moves and fights as drafted', () => {
    const game = at()
    const { said, left } = follow(game, [draft()])
    expect(said.map((line) => line.split(' ')[0])).toEqual(['reaction', 'reaction-move', 'reaction-fight'])
    const view = rules.view(game.state, 'sins')
    expect(view.monsters.find(({ id }) => id === NEAR)?.space).toBe('s0,0')
    expect(left).toEqual([draft({ begun: true })])
    expect(lapse(left, [{ event: 'turnStarted', hero: 'rose', with: 'turn' }])).toEqual([])
  })

  test('does not fight if it says so', () => {
    const { said } = follow(at(), [draft({ fight: false })])
    expect(said.at(-1)).toBe('reaction-fight none')
  })

  test('is not begun where the monster cannot come: nothing is spent, he is asked himself', () => {
    expect(draftedAnswer(rules, at().state, [draft({ monster: FAR })])).toBeNull()
    expect(draftedAnswer(rules, at().state, [draft({ monster: 'abomination-9' })])).toBeNull()
    expect(draftedAnswer(rules, at().state, [draft({ to: 's3,2' })])).toBeNull()
  })

  test('is for the hero that it names, or for whosoever comes next', () => {
    expect(draftedAnswer(rules, at().state, [draft({ hero: 'rose' })])).toBeNull()
    const { hero: _, ...anybody } = draft()
    expect(draftedAnswer(rules, at().state, [anybody])).not.toBeNull()
  })

  test('of a monster that stands there already is a fight without a move', () => {
    const position: Position = {
      ...AFTER,
      monsters: [
        { kind: 'abomination', space: 's0,0' },
        { kind: 'abomination', space: 's3,2' },
      ],
    }
    expect(follow(at(position), [draft()]).said).toEqual(['reaction yes', 'reaction-move none', 'reaction-fight yes'])
    expect(draftedAnswer(rules, at(position).state, [draft({ fight: false })])).toBeNull()
  })

  test('is forgotten with the round, and answers for nobody else', () => {
    expect(lapse([draft()], [{ event: 'roundEnded', round: 1 }])).toEqual([])
    const midTurn = new TableGame(rules, { position: turnOfThorley, seed: 'drafts' })
    expect(draftedAnswer(rules, midTurn.state, [draft()])).toBeNull()
  })
})

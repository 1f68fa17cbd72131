import { type Event, randomFrom, type Seat, type State } from '@haven/engine'
import { TableGame, verifyRecord } from '@haven/table'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { anyAnswer, asFile, errorOf, newGame, playOn, rules, turnOfThorley } from './helpers.ts'

const midTurn = () => new TableGame(rules, { position: turnOfThorley, seed: 'mid-turn' })

function give(game: TableGame, fields: Record<string, unknown>): readonly Event[] {
  const prompt = game.prompts[0]!
  const wanted = Object.entries(fields)
  const option = rules
    .options(game.state, prompt)
    .find((each) => wanted.every(([field, value]) => each[field as keyof typeof each] === value))!
  return game.answer({ prompt: prompt.id, seat: prompt.seat, option: option.id })
}

describe('undo', () => {
  test('takes back a decision, and the state is the earlier one', () => {
    const game = midTurn()
    const before = structuredClone(game.state)
    give(game, { do: 'end' })
    expect(game.state).not.toEqual(before)
    expect(game.canUndo('hero2')).toBe(true)
    expect(game.undo('hero2')).toEqual([{ seat: 'hero2', kind: 'hero-turn', option: 'end' }])
    expect(game.state).toEqual(before)
    expect(game.answers).toEqual([])
    expect(game.log).toEqual([])
  })

  test('stops at dice', () => {
    const game = midTurn()
    give(game, { do: 'fight' })
    while (game.canUndo(game.seats)) give(game, {})
    expect(game.log.at(-1)!.some(({ event }) => event === 'diceRolled')).toBe(true)
    const { state, length } = game
    expect(errorOf(() => game.undo(game.seats))).toEqual({
      code: 'undo-sealed',
      params: { by: 'dice', answer: length - 1 },
    })
    expect(game.state).toBe(state)
  })

  test("stops at another seat's decision", () => {
    const game = midTurn()
    give(game, { do: 'end' })
    expect(game.prompts[0]!.seat).toBe('sins')
    give(game, { yes: false })
    expect(game.canUndo('hero2')).toBe(false)
    expect(errorOf(() => game.undo('hero2'))).toEqual({ code: 'undo-foreign', params: { seat: 'sins', answer: 1 } })
    expect(errorOf(() => game.undo('sins', 2))).toEqual({ code: 'undo-foreign', params: { seat: 'hero2', answer: 0 } })
    expect(game.undoable('sins')).toBe(1)
  })

  test('of a person with several seats passes from one to the other', () => {
    const game = midTurn()
    const before = structuredClone(game.state)
    give(game, { do: 'end' })
    give(game, { yes: false })
    expect(game.undoable(['hero2', 'sins'])).toBe(2)
    game.undo(['hero2', 'sins'], 2)
    expect(game.state).toEqual(before)
  })

  test('is refused when nothing was decided, or for no number', () => {
    const game = midTurn()
    expect(errorOf(() => game.undo('hero2')).code).toBe('nothing-to-undo')
    expect(errorOf(() => game.undo('hero2', 0)).code).toBe('no-such-moment')
  })

  test('of a ballot: a vote that is not over can be changed, until another seat has voted', () => {
    const game = newGame('ballots')
    const vote = () => {
      const prompt = game.prompts[0]!
      expect(prompt.kind).toBe('first-hero')
      game.answer({ prompt: prompt.id, seat: prompt.seat, option: game.setup.heroes[0]! })
      return prompt.seat
    }
    while (game.prompts[0]!.kind !== 'first-hero') anyAnswer(game, randomFrom('ballots'))
    const before = structuredClone(game.state)
    const first = vote()
    game.undo(first)
    expect(game.state).toEqual(before)
    vote()
    vote()
    expect(game.canUndo(first)).toBe(false)
  })

  test('stops at the end of the game', () => {
    const game = playOn(newGame('the end'), 'the end')
    expect(errorOf(() => game.undo(game.seats)).params).toMatchObject({ by: 'end' })
  })

  test('to the last seal restores every state on the way, and the game goes on as before', () => {
    fc.assert(
      fc.property(fc.string(), fc.integer({ min: 1, max: 4 }), (seed, heroPlayers) => {
        const game = newGame(seed, heroPlayers)
        const random = randomFrom(seed)
        const states: State[] = [structuredClone(game.state)]
        while (!game.outcome && game.length < 120) {
          anyAnswer(game, random)
          states.push(structuredClone(game.state))
          const asked: readonly Seat[] =
            random.below(2) === 0 ? game.seats : [game.seats[random.below(game.seats.length)]!]
          const free = game.undoable(asked)
          if (free === 0 || random.below(4) > 0) continue
          const count = 1 + random.below(free)
          const { hash } = game
          const taken = game.undo(asked, count)
          expect(taken).toHaveLength(count)
          expect(game.state).toEqual(states[game.length])
          for (const answer of taken) game.play(answer)
          expect(game.state).toEqual(states[game.length])
          expect(game.hash).toBe(hash)
        }
      }),
      { numRuns: 12 },
    )
  })
})

describe('rewind', () => {
  const dice = (game: TableGame) =>
    game.log.flat().flatMap((event) => (event.event === 'diceRolled' ? [event.faces.join(' ')] : []))

  test('needs every seat', () => {
    const game = playOn(newGame('agreed'), 'agreed', 40)
    expect(errorOf(() => game.rewind(10, ['sins', 'hero2']))).toEqual({
      code: 'not-agreed',
      params: { missing: 'hero1 hero3' },
    })
    expect(errorOf(() => game.rewind(40, game.seats)).code).toBe('no-such-moment')
    expect(errorOf(() => game.rewind(-1, game.seats)).code).toBe('no-such-moment')
    game.rewind(10, game.seats)
    expect(game.length).toBe(10)
  })

  test('raises the epoch, so that known dice do not come again', () => {
    const game = playOn(newGame('epoch'), 'epoch')
    const first = game.answers
    const known = dice(game)
    const to = game.log.findIndex((events) => events.some(({ event }) => event === 'diceRolled'))
    game.rewind(to, game.seats)
    expect(game.epochs).toEqual([{ at: to, epoch: 1 }])
    game.play(first[to]!)
    expect(game.state.random).toMatchObject({ epoch: 1 })
    playOn(game, 'epoch again')
    expect(dice(game).slice(0, 20)).not.toEqual(known.slice(0, 20))
  })

  test('without a seal in between changes no dice', () => {
    const game = midTurn()
    const before = structuredClone(game.state)
    give(game, { do: 'end' })
    game.rewind(0, game.seats)
    expect(game.epochs).toEqual([])
    expect(game.state).toEqual(before)
  })

  test('never uses an epoch twice, also if it goes further back than before', () => {
    const game = playOn(newGame('twice'), 'one', 120)
    game.rewind(90, game.seats)
    playOn(game, 'two', 20)
    game.rewind(100, game.seats)
    expect(game.epochs).toEqual([
      { at: 90, epoch: 1 },
      { at: 100, epoch: 2 },
    ])
    playOn(game, 'three', 20)
    game.rewind(30, game.seats)
    expect(game.epochs).toEqual([{ at: 30, epoch: 3 }])
  })

  test('is in the record, which is found right, and found wrong where it was changed', () => {
    const game = playOn(newGame('kept'), 'one', 100)
    game.rewind(60, game.seats)
    playOn(game, 'two', 30)
    game.rewind(80, game.seats)
    const record = asFile(playOn(game, 'three').record())
    expect(record.epochs).toEqual([
      { at: 60, epoch: 1 },
      { at: 80, epoch: 2 },
    ])
    expect(verifyRecord(rules, record)).toEqual({ ok: true })
    const forgeries = [
      undefined,
      [{ at: 60, epoch: 1 }],
      [{ at: 80, epoch: 2 }],
      [
        { at: 59, epoch: 1 },
        { at: 80, epoch: 2 },
      ],
      [
        { at: 61, epoch: 1 },
        { at: 80, epoch: 2 },
      ],
      [
        { at: 60, epoch: 1 },
        { at: 80, epoch: 3 },
      ],
    ]
    for (const epochs of forgeries) {
      expect(verifyRecord(rules, asFile({ ...record, epochs }))).toMatchObject({ place: 'epochs' })
    }
  })

  test('is not forgotten by an undo that goes further back', () => {
    const game = midTurn()
    give(game, { do: 'fight' })
    while (game.canUndo(game.seats)) give(game, {})
    expect(game.length).toBeGreaterThan(1)
    game.rewind(1, game.seats)
    expect(game.epochs).toEqual([{ at: 1, epoch: 1 }])
    game.undo('hero2')
    expect(game.epochs).toEqual([{ at: 0, epoch: 1 }])
    expect(game.state.random).toMatchObject({ epoch: 1 })
  })
})

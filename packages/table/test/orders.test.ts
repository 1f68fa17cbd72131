import type { Position } from '@haven/engine'
import { answerFor, lapse, type Order, TableGame } from '@haven/table'
import { describe, expect, test } from 'vitest'
import { playOn, rules, turnOfThorley } from './helpers.ts'

/** Cards of the sin by the moment at which they can be played. */
const cards = rules.tables.sins.get('pride')!.cards
const early = cards.find((card) => card.window === 'turn-start')!.id

/** A game that stands at a window of the Sins player, and the cards he could play there. */
function atWindow(): { game: TableGame; window: string; hero: string; playable: string[] } {
  for (let i = 0; i < 200; i++) {
    const game = new TableGame(rules, { setup: { heroPlayers: 3 }, seed: `window ${i}` })
    for (let n = 0; n < 60 && !game.outcome; n++) {
      const [asked] = game.prompts
      const options = rules.options(game.state, asked!)
      const playable = options.flatMap(({ card }) => (card ? [card] : []))
      if (asked!.kind === 'sin-card' && playable.length > 0) {
        return { game, window: asked!.subject.window!, hero: asked!.subject.hero!, playable }
      }
      playOn(game, `${i} ${n}`, 1)
    }
  }
  throw new Error('no window opened')
}

const answer = (game: TableGame, ...orders: Order[]) =>
  answerFor(orders, rules.view(game.state, 'sins'))?.option ?? null

describe('standing orders', () => {
  const { game, window, hero, playable } = atWindow()
  const [card] = playable
  const name = window as 'turn-start'

  test('without any, the Sins player is asked himself', () => {
    expect(answer(game)).toBeNull()
  })

  test('pass all windows of a turn', () => {
    expect(answer(game, { order: 'pass', until: 'turn' })).toBe('none')
  })

  test('always pass this window, or another', () => {
    const other = window === 'turn-end' ? 'turn-start' : 'turn-end'
    expect(answer(game, { order: 'pass', until: 'recalled', window: name })).toBe('none')
    expect(answer(game, { order: 'pass', until: 'recalled', window: other })).toBeNull()
    expect(answer(game, { order: 'pass', until: 'recalled', hero })).toBe('none')
    expect(answer(game, { order: 'pass', until: 'recalled', hero: 'nobody' })).toBeNull()
    expect(answer(game, { order: 'pass', until: 'recalled', kinds: ['reaction'] })).toBeNull()
  })

  test('play a card when it can be played, and otherwise do nothing', () => {
    expect(answer(game, { order: 'play', card: card!, window: name })).toBe(card)
    expect(answer(game, { order: 'play', card: card!, hero: 'nobody' })).toBeNull()
    expect(answer(game, { order: 'play', card: 'no such card' })).toBeNull()
  })

  test('play a card only against a hero, or somebody who is hurt enough', () => {
    const hurt = rules.view(game.state, 'sins').heroes.find((each) => each.hero === hero)!.wounds.length
    expect(answer(game, { order: 'play', card: card!, hero, wounds: hurt })).toBe(card)
    expect(answer(game, { order: 'play', card: card!, hero, wounds: hurt + 1 })).toBeNull()
  })

  test('do not stop where nothing could be played but cards that are to be quiet', () => {
    expect(answer(game, { order: 'idle', quiet: [] })).toBeNull()
    expect(answer(game, { order: 'idle', quiet: playable })).toBe('none')
  })

  test('the last word counts', () => {
    expect(answer(game, { order: 'play', card: card! }, { order: 'pass', until: 'turn' })).toBe('none')
    expect(answer(game, { order: 'pass', until: 'turn' }, { order: 'play', card: card! })).toBe(card)
  })

  test('give answers that the game takes, and the record holds those alone', () => {
    const at = game.length
    game.answer(answerFor([{ order: 'pass', until: 'turn' }], rules.view(game.state, 'sins'))!)
    expect(game.answers[at]).toEqual({ seat: 'sins', kind: 'sin-card', option: 'none' })
    game.undo('sins')
  })

  test('never answer for a hero, and never choose a target', () => {
    const midTurn = new TableGame(rules, { position: turnOfThorley, seed: 'mid-turn' })
    const orders: Order[] = [{ order: 'pass', until: 'recalled', kinds: ['sin-card', 'acolyte', 'reaction'] }]
    expect(answerFor(orders, rules.view(midTurn.state, 'hero2'))).toBeNull()
    expect(answerFor(orders, rules.view(midTurn.state, 'sins'))).toBeNull()
  })

  test('pass a reaction only if they say so', () => {
    const position: Position = { ...turnOfThorley, current: { phase: 'reaction', hero: 'thorley' } }
    const after = new TableGame(rules, { position, seed: 'mid-turn' })
    expect(after.prompts[0]!.kind).toBe('reaction')
    expect(answer(after, { order: 'pass', until: 'turn' })).toBeNull()
    expect(answer(after, { order: 'pass', until: 'turn', kinds: ['reaction'] })).toBe('none')
  })
})

describe('orders lapse', () => {
  const turn: Order = { order: 'pass', until: 'turn' }
  const round: Order = { order: 'pass', until: 'round' }
  const always: Order = { order: 'pass', until: 'recalled' }
  const play: Order = { order: 'play', card: early }
  const all = [turn, round, always, play]

  test('with the turn, when the next one starts', () => {
    expect(lapse(all, [{ event: 'turnEnded', hero: 'rose' }])).toEqual(all)
    expect(lapse(all, [{ event: 'turnStarted', hero: 'rose', with: 'turn' }])).toEqual([round, always, play])
  })

  test('with the round', () => {
    expect(lapse(all, [{ event: 'roundEnded', round: 1 }])).toEqual([always, play])
  })

  test('with the card, once for each copy', () => {
    const played = { event: 'sinCardPlayed', card: early, window: 'turn-start', hero: 'rose' } as const
    expect(lapse([play, play, always], [played])).toEqual([play, always])
    expect(lapse([always], [played])).toEqual([always])
  })
})

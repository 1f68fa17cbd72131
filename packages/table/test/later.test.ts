import type { View } from '@haven/engine'
import { describe, expect, test } from 'vitest'
import type { TableFrame } from '../src/index.ts'
import { rewindTo } from '../src/judge/back.ts'
import { Work } from '../src/judge/work.ts'
import { compareLater, everyGame, given, type Told, watcherFrame } from './alike.ts'
import { rules } from './helpers.ts'

/** Bystanders who watch a round later see what was hidden then and is in the open now, and nothing that is hidden now. */

const games = everyGame(rules, 'test', 180)

const viewOf = (moment: Told): View => (JSON.parse(watcherFrame(rules, moment)) as TableFrame).update!.view

test('no world that looks the same now looks different to them', () => {
  const compared = games.map((game, i) => compareLater(game, `alike ${i}`))
  expect(compared.flatMap(({ difference }) => difference ?? [])).toEqual([])
  // The other worlds go all the way, and what is hidden in them is something else.
  const whole = compared.filter(({ steps }, i) => steps === games[i]!.deeds.length)
  expect(whole.length).toBeGreaterThan(compared.length / 2)
  expect(whole.filter(({ isOther }) => isOther).length).toBeGreaterThan(whole.length * 0.9)
})

describe('what they see', () => {
  test('is the truth of then, and all of it that is in the open now', () => {
    const shown = { hand: 0, tokens: 0, past: 0 }
    for (const { moments } of games) {
      for (const moment of moments.filter((_, i) => i % 9 === 0 || i === moments.length - 1)) {
        const { past, game } = moment.live.table
        const then = past[0]!.state
        const view = viewOf(moment)
        const open = rules.view(then, 'spectator')
        const { faceDown, sins, darkPast, ...others } = view
        const { faceDown: piles, sins: sinsThen, darkPast: pastThen, ...othersThen } = open
        expect(others).toEqual(JSON.parse(JSON.stringify(othersThen)))
        expect({ ...sins, hand: [] }).toEqual({ ...sinsThen, hand: [] })
        // The hand is as large as it was, and who is named was in it.
        expect(sins.hand.length).toBe(then.sins.hand.length)
        const left = then.sins.hand.slice()
        for (const card of sins.hand) {
          if (card === null) continue
          expect(left).toContain(card)
          left.splice(left.indexOf(card), 1)
          shown.hand++
        }
        // A pile is known if it lies there no more.
        const truth = rules.view(then, 'all')
        const still = rules.view(game!.state, 'spectator').faceDown.map(({ space }) => space)
        for (const [i, pile] of faceDown.entries()) {
          expect(pile).toEqual(still.includes(pile.space) ? piles[i] : truth.faceDown[i])
          if (!still.includes(pile.space)) shown.tokens++
        }
        for (const [hero, card] of Object.entries(darkPast)) {
          const isRevealed = game!.state.darkPast[hero] === undefined
          expect(card).toBe(isRevealed ? truth.darkPast[hero] : pastThen[hero])
          if (isRevealed) shown.past++
        }
      }
    }
    for (const [what, count] of Object.entries(shown)) expect(count, what).toBeGreaterThan(0)
  })

  test('names each card of the hand that was played before another was drawn', () => {
    let played = 0
    for (const { moments } of games) {
      const last = moments.at(-1)!
      const { length } = last.live.table.past[0]!
      const events = last.history.slice(length + 1).flatMap((entry) => entry.events)
      const drawn = events.findIndex(({ event }) => event === 'sinCardsDrawn')
      const before = drawn < 0 ? events : events.slice(0, drawn)
      const cards = before.flatMap((event) => (event.event === 'sinCardPlayed' ? [event.card] : []))
      expect(viewOf(last).sins.hand.filter((card) => card !== null)).toEqual(cards)
      played += cards.length
    }
    expect(played).toBeGreaterThan(10)
  })

  test('is taken back with the game', () => {
    let taken = 0
    for (const { moments } of games) {
      const { live, history } = moments.at(-1)!
      const { length } = live.table.past[0]!
      for (const { live: before } of moments.filter(({ live: each }) => each.table.game!.length > length)) {
        const work = new Work(live, given(rules, history))
        rewindTo(work, before.table.game!.length)
        const since = (of: typeof before.table.past) => of.find((moment) => moment.length === length)?.since
        expect(since(work.t.past)).toEqual(since(before.table.past))
        if (JSON.stringify(since(work.t.past)) !== JSON.stringify(since(live.table.past))) taken++
        if (taken % 5 === 4) break
      }
    }
    expect(taken).toBeGreaterThan(10)
  })
})

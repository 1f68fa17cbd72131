import { type Event, type PromptKind, randomFrom, type Seat, type State } from '@haven/engine'
import { canonicalJson } from '@haven/engine/files'
import { describe, expect, test } from 'vitest'
import { type Bot, type BotName, createBot, playGame } from '../src/index.ts'
import { botsFor, FIRST_STORY, play, range, rules, setupOf } from './table.ts'

const SIDES: readonly (readonly [heroes: BotName, sins: BotName])[] = [
  ['scripted', 'scripted'],
  ['scripted', 'random'],
  ['random', 'scripted'],
  ['random', 'random'],
]

describe('every answer is one of the options, and every game comes to an end', () => {
  test.each(SIDES)('heroes %s, Sins %s', (heroes, sins) => {
    for (const game of range(4)) {
      const bots = botsFor(heroes, sins, game)
      for (const [seat, bot] of Object.entries(bots)) bots[seat as Seat] = watched(bot)
      const { state } = playGame(rules, setupOf(game), `game ${game}`, bots)
      expect(state.over, `game ${game}`).not.toBeNull()
    }
  })

  /** Fails on an answer that was not offered. */
  const watched = (bot: Bot): Bot => ({
    name: bot.name,
    decide(view, prompt) {
      const option = bot.decide(view, prompt)
      expect(prompt.options.map(({ id }) => id)).toContain(option)
      return option
    },
  })
})

test('the same seed is the same game', () => {
  for (const [heroes, sins] of SIDES) {
    const [once, again] = [1, 2].map(() => play(heroes, sins, 3, setupOf(3), { maxDecisions: 300 }))
    expect(once?.decisions).toBe(again?.decisions)
    expect(canonicalJson(once?.state)).toBe(canonicalJson(again?.state))
  }
  const other = playGame(rules, setupOf(3), 'another seed', botsFor('random', 'random', 3))
  expect(canonicalJson(other.state)).not.toBe(canonicalJson(play('random', 'random', 3).state))
})

test('who listens to the events hears the whole game, and it is the same game', () => {
  const events: Event[] = []
  const heard = play('random', 'random', 2, setupOf(2), { onEvents: (more) => events.push(...more) })
  expect(events[0]?.event).toBe('gameStarted')
  expect(events.at(-1)?.event).toBe('gameOver')
  expect(canonicalJson(heard.state)).toBe(canonicalJson(play('random', 'random', 2).state))
})

test('a game is left where it is after so many decisions', () => {
  const { state, decisions } = play('random', 'random', 1, setupOf(1), { maxDecisions: 10 })
  expect(decisions).toBe(10)
  expect(state.decisions).toBe(10)
  expect(state.over).toBeNull()
})

test('a bot answers what its seat can see: what is hidden makes no difference', () => {
  // Thinking bots have a test of their own: it looks at their reports too.
  for (const name of ['random', 'scripted'] as const) {
    for (const game of range(2)) {
      const seen = new Set<PromptKind>()
      const bots = botsFor('scripted', 'scripted', game)
      for (const [seat, bot] of Object.entries(bots)) {
        bots[seat as Seat] = {
          name: bot.name,
          decide(view, prompt) {
            // Another state that this seat cannot tell from the real one: other hands, decks, face-down tokens, dice.
            const other = rules.resample(view, randomFrom(`other ${game} ${view.decisions}`))
            const otherView = rules.view(other, seat as Seat)
            const otherPrompt = otherView.prompts.find(({ id }) => id === prompt.id)
            expect(otherPrompt).toBeDefined()
            const answers = ([view, otherView] as const).map((each, i) =>
              createBot(name, rules, randomFrom(`same ${view.decisions}`)).decide(
                each,
                i === 0 ? prompt : otherPrompt!,
              ),
            )
            expect(answers[0]).toBe(answers[1])
            seen.add(prompt.kind)
            return bot.decide(view, prompt)
          },
        }
      }
      playGame(rules, setupOf(game), `game ${game}`, bots, { maxDecisions: 150 })
      expect(seen.size).toBeGreaterThan(7)
    }
  }
})

test('UNITE-1 scripted heroes of several seats always agree', () => {
  const failed: string[] = []
  let ballots = 0
  for (const game of [1, 2, 3]) {
    const onEvents = (events: readonly Event[]): void => {
      for (const event of events) {
        if (event.event === 'voteFailed') failed.push(event.vote)
        if (event.event === 'ballotCast') ballots++
      }
    }
    play('scripted', 'scripted', game, setupOf(game), { onEvents, maxDecisions: 400 })
  }
  expect(failed).toEqual([])
  expect(ballots).toBeGreaterThan(9)
})

describe('scripted players are better than random ones', () => {
  const games = (heroes: BotName, sins: BotName) =>
    range(8).map((game) => play(heroes, sins, game, setupOf(game, FIRST_STORY)).state)
  const wins = (states: readonly State[]): number => states.filter(({ over }) => over?.winner === 'heroes').length
  /** Heroes who died. */
  const deaths = (states: readonly State[]): number =>
    states.reduce(
      (n, { setup, reserve, over }) =>
        n + setup.team.length - setup.heroes.length - reserve.length + Number(over?.winner === 'sins'),
      0,
    )
  const againstRandom = games('scripted', 'random')

  test('as heroes: they beat random Sins, and random heroes do not', () => {
    expect(wins(againstRandom)).toBeGreaterThanOrEqual(7)
    expect(wins(games('random', 'random'))).toBe(0)
  })

  test('as Sins: the same heroes die oftener', () => {
    expect(deaths(games('scripted', 'scripted'))).toBeGreaterThan(1.5 * deaths(againstRandom))
  })
})

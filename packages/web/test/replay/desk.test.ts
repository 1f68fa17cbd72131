import { type Position, RuleError, randomFrom, type Seat } from '@haven/engine'
import { TableError, TableGame } from '@haven/table'
import { describe, expect, test } from 'vitest'
import { ReplayDesk } from '../../src/home/desk.ts'
import { seatPeople } from '../../src/home/players.ts'
import type { SavedRow } from '../../src/host/saves.ts'
import type { OpenedReplay, ReplayFrame } from '../../src/model/desk-messages.ts'
import { packedIn, positionIn } from '../../src/model/links/links.ts'
import type { NewGame } from '../../src/model/messages.ts'
import type { Recap } from '../../src/model/recap/recap.ts'
import { rules, wholeGame } from './games.ts'

function rowOf(game: TableGame, people: readonly Seat[]): SavedRow {
  const { story, map, sin } = game.setup
  return {
    id: 'a1',
    changed: 0,
    story,
    map,
    sin,
    round: game.state.round,
    people,
    over: game.outcome?.winner ?? null,
    players: seatPeople(game.seats, (seat) => people.includes(seat), 'scripted'),
    save: game.save(),
    asked: [],
    orders: {},
    talk: null,
  }
}

/** The first part of the whole game, as a game that still goes on. */
function running(answers: number): TableGame {
  const whole = wholeGame()
  const { setup, seed } = whole.save()
  const game = new TableGame(rules, { setup, seed })
  for (const answer of whole.answers.slice(0, answers)) game.play(answer)
  return game
}

function deskOf(row: SavedRow) {
  const begun: NewGame[] = []
  const desk = new ReplayDesk({
    rules,
    row: async (game) => (game === row.id ? row : null),
    begin: async (game) => {
      begun.push(game)
      return 'b2'
    },
    random: () => randomFrom('desk'),
    winChance: (state) => (state.over ? Number(state.over.winner === 'heroes') : 0.5),
  })
  return { desk, begun }
}

describe('the desk that looks games up', () => {
  test('a game that is over is shown with everything, moment by moment', async () => {
    const { desk } = deskOf(rowOf(wholeGame(), ['hero1']))
    const opened = (await desk.answer({ request: 'replay-open', game: 'a1' })) as OpenedReplay
    expect(opened).toMatchObject({ viewer: 'all', length: wholeGame().length, isOver: true })
    expect(opened.steps).toHaveLength(opened.length + 1)
    const frame = (await desk.answer({ request: 'replay-at', moment: 50 })) as ReplayFrame
    expect(frame.view.decisions).toBe(50)
    expect(frame.view.sins.hand).not.toContain(null)
    const last = (await desk.answer({ request: 'replay-at', moment: 1e9 })) as ReplayFrame
    expect(last.moment).toBe(opened.length)
  }, 60_000)

  test('a game that goes on shows a hero seat nothing of the Sins: not in frames, logs, links or new games', async () => {
    const game = running(260)
    const { desk, begun } = deskOf(rowOf(game, ['hero1', 'sins']))
    const opened = (await desk.answer({ request: 'replay-open', game: 'a1' })) as OpenedReplay
    expect(opened.viewer).toBe('hero1')
    expect(JSON.stringify(opened)).not.toContain('"to":"sins"')
    expect(JSON.stringify(opened)).not.toContain(game.save().seed)
    for (const moment of [20, 140, 260]) {
      const frame = (await desk.answer({ request: 'replay-at', moment })) as ReplayFrame
      expect(frame.view.sins.hand.every((card) => card === null)).toBe(true)
      expect(Object.values(frame.view.darkPast).every((card) => card === null)).toBe(true)
    }
    const link = (await desk.answer({ request: 'moment-link', game: 'a1' })) as string
    expect(await positionIn(rules, packedIn(link) as string)).toHaveProperty('note')
    await desk.answer({ request: 'branch', game: 'a1', moment: 100, as: 'sins', bot: 'scripted' })
    expect(begun[0]?.position).toHaveProperty('note')
    await expect(desk.answer({ request: 'recap', game: 'a1' })).rejects.toBeInstanceOf(TableError)
    await expect(desk.answer({ request: 'record-of', game: 'a1' })).rejects.toMatchObject({ code: 'game-not-over' })
  })

  test('a link to a moment inside a fight is one to the moment before it, and a new game begins there', async () => {
    const { desk, begun } = deskOf(rowOf(wholeGame(), ['hero1', 'hero2', 'hero3']))
    const opened = (await desk.answer({ request: 'replay-open', game: 'a1' })) as OpenedReplay
    const fight = opened.steps.findIndex(({ events }) => events.some(({ event }) => event === 'fightStarted'))
    expect(((await desk.answer({ request: 'replay-at', moment: fight })) as ReplayFrame).between).toBe(false)
    const link = (await desk.answer({ request: 'moment-link', game: 'a1', moment: fight })) as string
    const position = await positionIn(rules, packedIn(link) as string)
    expect(position).not.toHaveProperty('note')
    const game = await desk.answer({ request: 'branch', game: 'a1', moment: fight, as: 'heroes', bot: 'scripted' })
    expect(game).toBe('b2')
    expect(begun[0]?.people).toEqual(['hero1', 'hero2', 'hero3'])
    const begins = new TableGame(rules, { position: begun[0]?.position as Position, seed: 'on' })
    expect(begins.prompts.length).toBeGreaterThan(0)
    expect(begins.state.heroes.map(({ hero }) => hero)).toEqual(
      rules.fromPosition(position, 'x').heroes.map(({ hero }) => hero),
    )
  })

  test('the recap of a finished game has a curve that ends with the outcome, and its record can be verified', async () => {
    const { desk } = deskOf(rowOf(wholeGame(), ['hero1']))
    const recap = (await desk.answer({ request: 'recap', game: 'a1' })) as Recap
    expect(recap.outcome).toEqual(wholeGame().outcome)
    expect(recap.chances?.at(-1)).toBe(recap.outcome.winner === 'heroes' ? 1 : 0)
    expect(recap.rounds).toHaveLength(recap.round)
    const record = JSON.parse((await desk.answer({ request: 'record-of', game: 'a1' })) as string)
    expect(record.hash).toBe(wholeGame().hash)
    const verified = await desk.answer({ request: 'verify', game: 'a1' })
    expect(verified).toEqual({ wrongAt: null, seedCommit: wholeGame().seedCommit })
  })

  test('a game that nobody kept is refused by name', async () => {
    const { desk } = deskOf(rowOf(running(10), ['hero1']))
    await expect(desk.answer({ request: 'replay-open', game: 'zz' })).rejects.toBeInstanceOf(RuleError)
    await expect(desk.answer({ request: 'replay-at', moment: 1 })).rejects.toMatchObject({ code: 'no-such-moment' })
  })
})

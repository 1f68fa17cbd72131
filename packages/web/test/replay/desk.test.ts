import { type Position, RuleError, randomFrom, type Seat, type View } from '@haven/engine'
import { onlyRules, TableError, TableGame } from '@haven/table'
import { describe, expect, test } from 'vitest'
import { type Kept, ReplayDesk } from '../../src/home/desk.ts'
import { seatPeople } from '../../src/home/players.ts'
import { packedIn, positionIn } from '../../src/model/links/links.ts'
import type { NewGame } from '../../src/model/messages.ts'
import { rules, wholeGame } from './games.ts'

const keptOf = (game: TableGame, people: readonly Seat[]): Kept => ({
  id: 'a1',
  players: seatPeople(game.seats, (seat) => people.includes(seat), 'scripted'),
  save: game.save(),
  played: 0,
  facts: null,
})

/** The first part of the whole game, as a game that still goes on. */
function running(answers: number): TableGame {
  const whole = wholeGame()
  const { setup, seed } = whole.save()
  const game = new TableGame(rules, { setup, seed })
  for (const answer of whole.answers.slice(0, answers)) game.play(answer)
  return game
}

type World = ConstructorParameters<typeof ReplayDesk>[0]

function deskOf(found: Kept, hindsight: World['hindsight'] = async () => null) {
  const begun: NewGame[] = []
  const thought: { view: View; prompt: View['prompts'][number]; given: string }[] = []
  const desk = new ReplayDesk({
    versions: onlyRules(rules),
    kept: async (game) => (game === found.id ? found : null),
    begin: async (game) => {
      begun.push(game)
      return 'b2'
    },
    random: () => randomFrom('desk'),
    now: () => 0,
    ended: async () => undefined,
    winChance: async () => (_, state) => (state.over ? Number(state.over.winner === 'heroes') : 0.5),
    hindsight: async (own, view, prompt, given) => {
      thought.push({ view, prompt, given })
      return hindsight(own, view, prompt, given)
    },
  })
  return { desk, begun, thought }
}

describe('the desk that looks games up', () => {
  test('a game that is over is shown with everything, moment by moment', async () => {
    const { desk } = deskOf(keptOf(wholeGame(), ['hero1']))
    const opened = await desk.answers['replay-open']({ game: 'a1' })
    expect(opened).toMatchObject({ viewer: 'all', length: wholeGame().length, isOver: true })
    expect(opened.steps).toHaveLength(opened.length + 1)
    const frame = await desk.answers['replay-at']({ moment: 50 })
    expect(frame.view.decisions).toBe(50)
    expect(frame.view.sins.hand).not.toContain(null)
    const last = await desk.answers['replay-at']({ moment: 1e9 })
    expect(last.moment).toBe(opened.length)
  }, 60_000)

  test('a game that goes on shows a hero seat nothing of the Sins: not in frames, logs, links or new games', async () => {
    const game = running(260)
    const { desk, begun } = deskOf(keptOf(game, ['hero1', 'sins']))
    const opened = await desk.answers['replay-open']({ game: 'a1' })
    expect(opened.viewer).toBe('hero1')
    expect(JSON.stringify(opened)).not.toContain('"to":"sins"')
    expect(JSON.stringify(opened)).not.toContain(game.save().seed)
    for (const moment of [20, 140, 260]) {
      const frame = await desk.answers['replay-at']({ moment })
      expect(frame.view.sins.hand.every((card) => card === null)).toBe(true)
      expect(Object.values(frame.view.darkPast).every((card) => card === null)).toBe(true)
    }
    const link = await desk.answers['moment-link']({ game: 'a1' })
    expect((await positionIn(onlyRules(rules), packedIn(link) as string)).position).toHaveProperty('note')
    await desk.answers.branch({ game: 'a1', moment: 100, as: 'sins', bot: 'scripted' })
    expect(begun[0]?.position).toHaveProperty('note')
    await expect(desk.answers.recap({ game: 'a1' })).rejects.toBeInstanceOf(TableError)
    await expect(desk.answers['record-of']({ game: 'a1' })).rejects.toMatchObject({ code: 'game-not-over' })
  })

  test('a link to a moment inside a fight is one to the moment before it, and a new game begins there', async () => {
    const { desk, begun } = deskOf(keptOf(wholeGame(), ['hero1', 'hero2', 'hero3']))
    const opened = await desk.answers['replay-open']({ game: 'a1' })
    const fight = opened.steps.findIndex(({ events }) => events.some(({ event }) => event === 'fightStarted'))
    expect((await desk.answers['replay-at']({ moment: fight })).between).toBe(false)
    const link = await desk.answers['moment-link']({ game: 'a1', moment: fight })
    const position = (await positionIn(onlyRules(rules), packedIn(link) as string)).position
    expect(position).not.toHaveProperty('note')
    const game = await desk.answers.branch({ game: 'a1', moment: fight, as: 'heroes', bot: 'scripted' })
    expect(game).toBe('b2')
    expect(begun[0]?.people).toEqual(['hero1', 'hero2', 'hero3'])
    const begins = new TableGame(rules, { position: begun[0]?.position as Position, seed: 'on' })
    expect(begins.prompts.length).toBeGreaterThan(0)
    expect(begins.state.heroes.map(({ hero }) => hero)).toEqual(
      rules.fromPosition(position, 'x').heroes.map(({ hero }) => hero),
    )
  })

  test('the recap of a finished game has a curve that ends with the outcome, and its record can be verified', async () => {
    const { desk } = deskOf(keptOf(wholeGame(), ['hero1']))
    const recap = await desk.answers.recap({ game: 'a1' })
    expect(recap.outcome).toEqual(wholeGame().outcome)
    expect(recap.chances?.at(-1)).toBe(recap.outcome.winner === 'heroes' ? 1 : 0)
    expect(recap.rounds).toHaveLength(recap.end.round)
    const record = JSON.parse(await desk.answers['record-of']({ game: 'a1' }))
    expect(record.hash).toBe(wholeGame().hash)
    const verified = await desk.answers.verify({ game: 'a1' })
    expect(verified).toEqual({ wrongAt: null, seedCommit: wholeGame().seedCommit })
  })

  test('a decision is thought over from the view of its seat alone, and only when all is over', async () => {
    const whole = wholeGame()
    const { desk, thought } = deskOf(keptOf(whole, ['hero1']))
    const moment = whole.answers.findIndex(({ seat, kind }) => seat === 'hero1' && kind === 'hero-turn')
    await desk.answers.hindsight({ game: 'a1', moment })
    expect(thought).toHaveLength(1)
    const [{ view, prompt, given }] = thought as [(typeof thought)[number]]
    expect(view.viewer).toBe('hero1')
    expect(new Set(view.sins.hand)).toEqual(new Set([null]))
    expect(given).toBe(whole.answers[moment]?.option)
    expect(prompt.options.map(({ id }) => id)).toContain(given)
    const going = deskOf(keptOf(running(260), ['hero1']))
    await expect(going.desk.answers.hindsight({ game: 'a1', moment })).rejects.toBeInstanceOf(TableError)
    expect(going.thought).toEqual([])
  })

  test('decisions that cost much are drills: the question of their seat, once all is over', async () => {
    const whole = wholeGame()
    const better: World['hindsight'] = async (_, __, { options }, given) => {
      const option = options.find(({ id }) => id !== given)
      return option ? { option, next: [], reasons: [], gain: { mean: 0.124, low: 0.05, high: 0.2 } } : null
    }
    const { desk, thought } = deskOf(keptOf(whole, ['hero1', 'hero2']), better)
    const drills = await desk.answers['own-drills']({ game: 'a1' })
    expect(drills.length).toBeGreaterThan(0)
    expect(thought.length).toBeGreaterThanOrEqual(drills.length)
    for (const { moment, lost } of drills) {
      expect(lost).toBe(12)
      const drill = await desk.answers['own-drill']({ game: 'a1', moment })
      expect(['hero1', 'hero2']).toContain(drill.seat)
      expect(drill.given).toBe(whole.answers[moment]?.option)
      expect(drill.view.prompts.map(({ kind }) => kind)).toEqual([whole.answers[moment]?.kind])
      expect(new Set(drill.view.sins.hand)).toEqual(new Set([null]))
      expect(drill.steps).toHaveLength(moment + 1)
      await desk.answers.hindsight({ game: 'a1', moment, option: drill.given })
    }
    const sure = deskOf(keptOf(whole, ['hero1']), async () => null)
    expect(await sure.desk.answers['own-drills']({ game: 'a1' })).toEqual([])
    const going = deskOf(keptOf(running(260), ['hero1']), better)
    await expect(going.desk.answers['own-drills']({ game: 'a1' })).rejects.toBeInstanceOf(TableError)
    await expect(going.desk.answers['own-drill']({ game: 'a1', moment: 10 })).rejects.toBeInstanceOf(TableError)
  })

  test('a record that is lent is looked at like a game that is kept, and begins nothing', async () => {
    const { desk, begun } = deskOf(keptOf(running(10), ['hero1']))
    const lent = await desk.answers.lend({ record: wholeGame().record(), people: ['sins'] })
    const recap = await desk.answers.recap({ game: lent })
    expect(recap.outcome).toEqual(wholeGame().outcome)
    expect(recap.players.people).toEqual(['sins'])
    expect(recap.turning.every(({ own }) => own === null || own.seat === 'sins')).toBe(true)
    expect(begun).toEqual([])
  })

  test('a rematch has the same set-up and the same people; with sides swapped they sit where the bots sat', async () => {
    const { desk, begun } = deskOf(keptOf(wholeGame(), ['sins']))
    await desk.answers.rematch({ game: 'a1', swap: false })
    await desk.answers.rematch({ game: 'a1', swap: true })
    const { setup, seed } = wholeGame().save()
    expect(begun.map((game) => game.setup)).toEqual([setup, setup])
    expect(begun.map(({ people }) => people)).toEqual([['sins'], ['hero1', 'hero2', 'hero3']])
    expect(begun.map((game) => game.bot)).toEqual(['scripted', 'scripted'])
    expect(JSON.stringify(begun)).not.toContain(seed)
    // People on both sides stay.
    const both = deskOf(keptOf(wholeGame(), ['sins', 'hero1', 'hero2', 'hero3']))
    await both.desk.answers.rematch({ game: 'a1', swap: true })
    expect(both.begun[0]?.people).toHaveLength(4)
  })

  test('a game that nobody kept is refused by name', async () => {
    const { desk } = deskOf(keptOf(running(10), ['hero1']))
    await expect(desk.answers['replay-open']({ game: 'zz' })).rejects.toBeInstanceOf(RuleError)
    await expect(desk.answers['replay-at']({ moment: 1 })).rejects.toMatchObject({ code: 'no-such-moment' })
  })
})

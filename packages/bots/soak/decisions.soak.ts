import { coreBox } from '@haven/content'
import { compileBox, type Random, randomFrom, SEATS, type Seat } from '@haven/engine'
import { expect, test } from 'vitest'
import type { Bot } from '../src/bot.ts'
import { createBot } from '../src/create.ts'
import type { BotName } from '../src/names.ts'
import { playGame } from '../src/play.ts'

/**
 * Bots of all kinds play all maps in turn, each seat another one. Every answer must be an option of the question, within
 * the time that no bot may exceed on any machine that is not standing still, and every game must end.
 */
const DECISIONS = Number(process.env.HAVEN_DECISIONS ?? 1_000_000)
const SEED = process.env.HAVEN_SEED ?? 'soak'

/** Mostly quick ones, so that there are many games; level 5 thinks as long as it may, but for a few. */
const PLAYERS: readonly BotName[] = [
  ...Array<BotName>(12).fill('scripted'),
  ...Array<BotName>(4).fill('thinking@100'),
  'random',
  'level1',
  'level2',
  'thinking@400',
]
const LEVEL5_EVERY = 400

/** By the clock of this process alone, so that what else the machine does is not counted. */
const MOST_MILLISECONDS = 2_000
const spent = (since?: NodeJS.CpuUsage): NodeJS.CpuUsage => process.cpuUsage(since)

const rules = compileBox(coreBox)
const maps = [...rules.tables.maps.keys()]

/** Watches a bot: what it may not do is counted, and then a legal answer is given so that the game goes on. */
class Watch {
  decisions = 0
  readonly faults: string[] = []

  of(bot: Bot, where: string): Bot {
    return {
      name: bot.name,
      decide: (view, question) => {
        this.decisions++
        const [first] = question.options
        const before = spent()
        let answer: string | undefined
        try {
          answer = bot.decide(view, question)
        } catch (error) {
          this.faults.push(`${where} ${bot.name} ${question.kind}: ${(error as Error).message}`)
        }
        const { user, system } = spent(before)
        if ((user + system) / 1000 > MOST_MILLISECONDS)
          this.faults.push(`${where} ${bot.name} ${question.kind}: too late`)
        if (question.options.some(({ id }) => id === answer)) return answer as string
        if (answer !== undefined) this.faults.push(`${where} ${bot.name} ${question.kind}: illegal answer ${answer}`)
        return (first as { id: string }).id
      },
    }
  }
}

function botsOf(watch: Watch, game: number, random: Random): Partial<Record<Seat, Bot>> {
  const bots: Partial<Record<Seat, Bot>> = {}
  for (const seat of SEATS) {
    const name = game % LEVEL5_EVERY === 0 ? 'level5' : (PLAYERS[random.below(PLAYERS.length)] as BotName)
    bots[seat] = watch.of(createBot(name, rules, random), `game ${game} ${seat}`)
  }
  return bots
}

test(`${DECISIONS} decisions of bots over all stories: none illegal, none late, no exception`, () => {
  const watch = new Watch()
  let [games, unfinished] = [0, 0]
  for (; watch.decisions < DECISIONS; games++) {
    const random = randomFrom(`decisions/${SEED}/${games}`)
    const wishes = {
      heroPlayers: 1 + random.below(4),
      map: maps[games % maps.length] as string,
      sin: 'random' as const,
    }
    const setup = rules.resolveSetup(wishes, random)
    const { state } = playGame(rules, setup, `decisions/${SEED}/${games}`, botsOf(watch, games, random))
    if (!state.over) unfinished++
  }
  console.info(
    `${watch.decisions} decisions in ${games} games, ${watch.faults.length} faults, ${unfinished} unfinished`,
  )
  expect(watch.faults).toEqual([])
  expect(unfinished).toBe(0)
})

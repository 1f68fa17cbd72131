import { type Bot, createBot, type Question } from '@haven/bots'
import { type Random, randomFrom, type Rules, type SetupWishes } from '@haven/engine'
import { type GameRecord, TableGame } from '@haven/table'

/** The games that pin the rules: every story with every sin in either edition, on both its maps, at tables of one to four hero players. */

export interface CorpusGame {
  /** Names its file. */
  readonly name: string
  readonly setup: SetupWishes
}

const EDITIONS = ['final', 'preview'] as const
type Edition = (typeof EDITIONS)[number]
/** Who only ever answers well meets few odd corners: one answer of so many is drawn. */
const WILD = 8

export function corpusGames(rules: Rules): CorpusGame[] {
  const { maps, sins, acolytes } = rules.tables
  const games: CorpusGame[] = []
  for (const [m, map] of [...maps.keys()].entries()) {
    for (const [n, sin] of [...sins.keys()].entries()) {
      // The two maps of a story take turns: each sin meets it in both editions.
      const edition = EDITIONS[(m + n) % EDITIONS.length] as Edition
      const wishes = { map, sin, edition, acolytes: nth(acolytes, m), heroPlayers: 1 + (games.length % 4) }
      games.push({ name: `${map}-${sin}-${edition}`, setup: wishes })
    }
  }
  return games
}

const nth = (of: ReadonlyMap<string, unknown>, n: number): string => [...of.keys()][n % of.size] as string

/** Plays it by scripted bots that now and then do anything. The same rules and bots make the same record. */
export function playCorpusGame(rules: Rules, { name, setup }: CorpusGame): GameRecord {
  const random = randomFrom(`corpus/${name}`)
  const bot: Bot = createBot('scripted', rules, random)
  const game = new TableGame(rules, { setup, seed: `corpus/${name}/of a game that anybody may see` })
  while (!game.outcome) {
    const [asked] = game.prompts
    if (!asked) throw new Error(`${name} asks nothing and is not over`)
    const view = rules.view(game.state, asked.seat)
    const question = view.prompts.find(({ id }) => id === asked.id) as Question
    const isWild = random.below(WILD) === 0
    const option = isWild ? drawn(question.options, random).id : bot.decide(view, question)
    game.answer({ prompt: asked.id, seat: asked.seat, option })
  }
  return game.record()
}

const drawn = <T>(list: readonly T[], random: Random): T => list[random.below(list.length)] as T

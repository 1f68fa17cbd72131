import { join } from 'node:path'
import { inputsOf, type NetData, namesOf, placesOf, SHARED } from '@haven/bots'
import type { Rules } from '@haven/engine'
import { InputError } from '../../ground/exit.ts'
import { writeJson, writeText } from '../../ground/files.ts'
import { type Desk, say } from '../../ground/io.ts'
import { Progress } from '../../progress.ts'
import { gamesOf, hashOf } from './games.ts'
import { addSamples, noSamples, type Samples } from './samples.ts'
import { type PlayedGame, type SelfPlay, setupOf } from './self-play.ts'
import { rounded, type Trained, train } from './train.ts'

/**
 * Trains the net of the thinking bot: plays the games that are missing, learns from all of them, and writes the net with
 * its log. Every fifth game is held back. The same games and seed give the same net.
 */
export interface NetPlan {
  readonly play: SelfPlay
  readonly games: number
  readonly laps: number
  readonly jobs: number | undefined
}

/** Of so many games the second is held back. */
const HELD_BACK = 5
export const LEAST_GAMES = 2
const isHeld = (i: number): boolean => i % HELD_BACK === 1
const HIDDEN = [16, 8] as const
const RATE = 0.0003
const DECAY = 0.005
const LAMBDA = 0.9

export async function tuneNet(io: Desk, rules: Rules, plan: NetPlan, folder: string, json: boolean): Promise<void> {
  const { play, games: count, laps, jobs } = plan
  const games = await gamesOf(io, rules, play, { folder, count, jobs })
  const names = namesOf(rules.tables)
  const samples = samplesOf(rules, play, names, games, join(folder, 'games.jsonl'))
  const progress = new Progress(io, laps, 'iterations')
  const held = games.filter((_, i) => !isHeld(i)).length
  const training = {
    inputs: inputsOf({ names }),
    shared: SHARED,
    hidden: HIDDEN,
    seed: play.seed,
    laps,
    rate: RATE,
    decay: DECAY,
    lambda: LAMBDA,
    held,
  }
  const trained = train(samples, training, (lap) => progress.update(lap + 1))
  progress.end()
  const made = { games: games.length, data: hashOf(games), seed: play.seed }
  const net: NetData = { names, hidden: HIDDEN, weights: rounded(trained.weights), made }
  const file = join(folder, 'net.json')
  writeJson(file, { haven: 1, net })
  writeText(join(folder, 'net.md'), logOf(io.words.tune, plan, net, samples, trained))
  const { plain, net: learnt } = trained.losses.at(-1) as Trained['losses'][number]
  if (json) say(io, JSON.stringify({ file, made, moments: samples.base.length, losses: trained.losses }))
  else {
    say(io, io.words.tune.netHeld(games.length - held, plain.toFixed(4), learnt.toFixed(4)))
    say(io, io.words.tune.weights(file))
  }
}

/** Those that are held back come last. */
function samplesOf(
  rules: Rules,
  play: SelfPlay,
  names: readonly string[],
  games: readonly PlayedGame[],
  file: string,
): Samples {
  const samples = noSamples()
  const places = placesOf(names)
  for (const held of [false, true]) {
    games.forEach((game, i) => {
      if (isHeld(i) !== held || addSamples(rules, play, places, game, samples)) return
      throw InputError.of('staleGames', { file, game: game.index, cell: setupOf(rules, play, game.index).setup.map })
    })
  }
  return samples
}

function logOf(
  words: Desk['words']['tune'],
  { play, laps }: NetPlan,
  { made, hidden }: NetData,
  samples: Samples,
  { losses }: Trained,
): string {
  return [
    `# ${words.netTitle}`,
    '',
    words.netGames(made.games, play.nodes, play.explore, made.seed, made.data),
    words.netHow(samples.base.length, hidden.join(' + '), laps),
    '',
    `| ${words.netHead.join(' | ')} |`,
    '|---:|---:|---:|---:|',
    ...losses.map(
      ({ plain, net, seen }, i) => `| ${i + 1} | ${seen.toFixed(4)} | ${net.toFixed(4)} | ${plain.toFixed(4)} |`,
    ),
    '',
  ].join('\n')
}

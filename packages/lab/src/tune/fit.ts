import { join } from 'node:path'
import { type Fit, fitTurns, PRIOR, type Sample, sampleGame, VALUE_WEIGHTS } from '@haven/bots'
import { type Rules, randomFrom } from '@haven/engine'
import type { fieldOf } from '../arena/arena.ts'
import { pairPlan } from '../arena/plan.ts'
import { writeJson, writeText } from '../ground/files.ts'
import { type Io, say } from '../ground/io.ts'
import { Progress } from '../progress.ts'

/**
 * Fits the value function of the thinking bot anew to the turns of scripted games. Every tenth game is held back, to see
 * whether its end is foretold as well as that of the others; which weights play better, only an arena can tell.
 */
export interface FitPlan {
  readonly games: number
  readonly seed: string
  readonly explore: number
  readonly ridge: number
  readonly field: ReturnType<typeof fieldOf>
}

const HELD_BACK = 10

export function fit(io: Io, rules: Rules, plan: FitPlan, folder: string, json: boolean): void {
  const { games, seed, explore, ridge, field } = plan
  const [seen, held]: [Sample[], Sample[]] = [[], []]
  const progress = new Progress(io, games, 'games')
  const match = { ...field, a: { name: 'scripted' }, b: { name: 'scripted' }, clock: false, boxes: [] }
  for (let index = 0; index < games; index++) {
    const { setup, seed: own } = pairPlan(rules, { ...match, seed }, index)
    const samples = sampleGame(rules, { setup, seed: own, random: randomFrom(`haven/fit/${own}`), explore })
    ;(index % HELD_BACK === HELD_BACK - 1 ? held : seen).push(...samples)
    progress.update(index + 1)
  }
  progress.end()
  const fitted = fitTurns(seen, { ridge, prior: PRIOR })
  const weights = Object.fromEntries(Object.entries(fitted.weights).map(([name, w]) => [name, Number(w.toFixed(4))]))
  const losses = { now: lossOf(held, VALUE_WEIGHTS), fitted: lossOf(held, weights) }
  writeJson(join(folder, 'value.json'), { plan, weights, samples: fitted.samples, loss: fitted.loss, held: losses })
  writeText(join(folder, 'value.md'), valueText(plan, fitted, weights, held.length, losses))
  if (json) say(io, JSON.stringify({ folder, samples: fitted.samples, loss: fitted.loss, held: losses }))
  else {
    say(
      io,
      `loss on ${held.length} samples held back: now ${losses.now.toFixed(4)}, fitted ${losses.fitted.toFixed(4)}`,
    )
    say(io, `weights: ${join(folder, 'value.json')}`)
  }
}

/** Mean loss in nats for each sample. */
export function lossOf(samples: readonly Sample[], weights: Readonly<Record<string, number>>): number {
  let [loss, mass] = [0, 0]
  for (const { names, values, target, weight } of samples) {
    let z = weights.bias ?? 0
    for (const [i, name] of names.entries()) z += (weights[name] ?? 0) * (values[i] as number)
    const chance = Math.min(Math.max(1 / (1 + Math.exp(-z)), 1e-9), 1 - 1e-9)
    loss -= weight * (target * Math.log(chance) + (1 - target) * Math.log(1 - chance))
    mass += weight
  }
  return mass === 0 ? 0 : loss / mass
}

function valueText(
  { games, seed, explore, ridge }: FitPlan,
  { samples, loss }: Fit,
  weights: Readonly<Record<string, number>>,
  held: number,
  losses: { readonly now: number; readonly fitted: number },
): string {
  const now: Readonly<Record<string, number>> = VALUE_WEIGHTS
  return [
    '# Weights of the value function',
    '',
    `Logistic regression on what turns changed in ${games} scripted games, ${explore} of the turns and reactions left to chance, ridge ${ridge}, seed \`${seed}\`: ${samples} samples, loss ${loss.toFixed(4)}.`,
    `On ${held} samples that were held back the present weights have a loss of ${losses.now.toFixed(4)}, the fitted ones ${losses.fitted.toFixed(4)}.`,
    '',
    '| weight | now | fitted |',
    '|---|---:|---:|',
    ...Object.entries(weights).map(([name, weight]) => `| ${name} | ${now[name] ?? ''} | ${weight} |`),
    '',
  ].join('\n')
}

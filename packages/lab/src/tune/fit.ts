import { join } from 'node:path'
import { type Fit, fitTurns, PRIOR, type Sample, sampleGame, VALUE_WEIGHTS } from '@haven/bots'
import { type Rules, randomFrom } from '@haven/engine'
import type { fieldOf } from '../arena/arena.ts'
import { pairPlan } from '../arena/plan.ts'
import { writeJson, writeText } from '../ground/files.ts'
import { type Desk, say } from '../ground/io.ts'
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

export function fit(io: Desk, rules: Rules, plan: FitPlan, folder: string, json: boolean): void {
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
  writeText(join(folder, 'value.md'), valueText(io.words.tune, plan, fitted, weights, held.length, losses))
  if (json) say(io, JSON.stringify({ folder, samples: fitted.samples, loss: fitted.loss, held: losses }))
  else {
    say(io, io.words.tune.losses(held.length, losses.now.toFixed(4), losses.fitted.toFixed(4)))
    say(io, io.words.tune.weights(join(folder, 'value.json')))
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
  words: Desk['words']['tune'],
  { games, seed, explore, ridge }: FitPlan,
  { samples, loss }: Fit,
  weights: Readonly<Record<string, number>>,
  held: number,
  losses: { readonly now: number; readonly fitted: number },
): string {
  const now: Readonly<Record<string, number>> = VALUE_WEIGHTS
  return [
    `# ${words.valueTitle}`,
    '',
    words.valueHow(games, explore, ridge, seed, samples, loss.toFixed(4)),
    words.valueHeld(held, losses.now.toFixed(4), losses.fitted.toFixed(4)),
    '',
    `| ${words.valueHead.join(' | ')} |`,
    '|---|---:|---:|',
    ...Object.entries(weights).map(([name, weight]) => `| ${name} | ${now[name] ?? ''} | ${weight} |`),
    '',
  ].join('\n')
}

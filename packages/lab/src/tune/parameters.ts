import type { Weights } from '@haven/bots'
import type { Side } from '@haven/engine'
import { InputError } from '../ground/exit.ts'

/** Weights as one flat list of named numbers: `progress`, `death.0`, `hazard.fire` … */
export interface Parameter {
  readonly name: string
  readonly start: number
}

export const parametersOf = (weights: Weights, side: Side): Parameter[] => flat(weights[side], '')

function flat(tree: object, before: string): Parameter[] {
  return Object.entries(tree).flatMap(([key, value]) =>
    typeof value === 'number' ? [{ name: before + key, start: value }] : flat(value as object, `${before}${key}.`),
  )
}

/** A group goes by its own name too. */
export function choose(all: readonly Parameter[], only: string | undefined): Parameter[] {
  if (only === undefined) return [...all]
  const wanted = only.split(',')
  const fits = ({ name }: Parameter, wish: string): boolean => name === wish || name.startsWith(`${wish}.`)
  for (const wish of wanted) {
    if (!all.some((parameter) => fits(parameter, wish))) {
      const known = [...new Set(all.map(({ name }) => name.split('.')[0] as string))]
      throw InputError.of('noWeight', { weight: wish, known })
    }
  }
  return all.filter((parameter) => wanted.some((wish) => fits(parameter, wish)))
}

/** The same weights with some of them changed. */
export function withValues(
  weights: Weights,
  side: Side,
  parameters: readonly Parameter[],
  values: readonly number[],
): Weights {
  const tree = structuredClone(weights[side])
  parameters.forEach(({ name }, i) => {
    const keys = name.split('.')
    const last = keys.pop() as string
    const group = keys.reduce(
      (at, key) => at[key] as Record<string, unknown>,
      tree as unknown as Record<string, unknown>,
    )
    group[last] = values[i]
  })
  return { ...weights, [side]: tree }
}

import { randomFrom } from '@haven/engine'
import type { Find } from './game.ts'

/** Which finds become nightmares: spread over stories, heroes and kinds, and no two alike. */

interface Share {
  readonly most: number
  readonly of: (find: Find) => string
}

const SHARES: readonly Share[] = [
  { most: 0.2, of: ({ setup }) => `story ${String(setup.map).replace(/-[ab]$/, '')}` },
  { most: 0.8, of: ({ seat }) => `side ${seat === 'sins'}` },
  { most: 0.3, of: ({ who }) => `who ${who}` },
  { most: 0.4, of: ({ kind }) => `kind ${kind}` },
]
/** The first option listed is the best one in no more than this share of them. */
const MOST_FIRST = 0.39
const FROM_ONE_GAME = 4

export const keyOf = ({ game, answers }: Find): string => `${game}/${answers.length}`
const isFirst = ({ best }: Find): boolean => best.includes(0)
const alikeKey = ({ setup, kind, who, deeds, chances }: Find): string =>
  [setup.map, kind, who, deeds, chances.length].join(' ')

/** Up to `count` of them, in their order. */
export function select(finds: readonly Find[], count: number): Find[] {
  const taken = new Map<string, number>()
  const chosen: Find[] = []
  for (const find of finds) {
    if (chosen.length === count) break
    const limits: (readonly [string, number])[] = [
      ...SHARES.map(({ most, of }) => [of(find), Math.max(1, Math.floor(most * count))] as const),
      [`game ${find.game}`, FROM_ONE_GAME],
      [`alike ${alikeKey(find)}`, 1],
      ...(isFirst(find) ? [['first', Math.max(count < 3 ? 1 : 0, Math.floor(MOST_FIRST * count))] as const] : []),
    ]
    if (limits.some(([key, most]) => (taken.get(key) ?? 0) >= most)) continue
    for (const [key] of limits) taken.set(key, (taken.get(key) ?? 0) + 1)
    chosen.push(find)
  }
  return chosen
}

/** In an order of days: by chance, but another game and if possible another kind than the day before. */
export function inDays(finds: readonly Find[], seed: string): Find[] {
  const random = randomFrom(`${seed} days`)
  const left = [...finds]
  for (let i = left.length - 1; i > 0; i--) {
    const j = random.below(i + 1)
    const [a, b] = [left[i] as Find, left[j] as Find]
    left[i] = b
    left[j] = a
  }
  const days: Find[] = []
  while (left.length > 0) {
    const last = days.at(-1)
    const next = left.findIndex(({ kind, game }) => kind !== last?.kind && game !== last?.game)
    days.push(...left.splice(Math.max(0, next), 1))
  }
  return days
}

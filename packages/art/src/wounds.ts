import { dots, num, rng } from './paths.ts'
import type { Op, Points } from './picture.ts'

/** Where the print tears, from the lower edge: one for each wound. */
const TEARS: readonly Points[] = [
  '306,340 268,250 238,132',
  '232,340 206,268 164,186',
  '150,340 140,262 98,140',
  '66,340 78,262 56,150',
]

function ragged(line: Points, seed: number): Points {
  const random = rng(`tear${seed}`)
  const list = dots(line)[0]!
  const out: string[] = []
  list.slice(0, -1).forEach((a, i) => {
    const b = list[i + 1]!
    for (let j = 0; j < 4; j++) {
      const x = a.x + ((b.x - a.x) * j) / 4 + (random() - 0.5) * 9
      out.push(`${num(x)},${num(a.y + ((b.y - a.y) * j) / 4 + (random() - 0.5) * 5)}`)
    }
  })
  const end = list.at(-1)!
  return [...out, `${num(end.x)},${num(end.y)}`].join(' ')
}

/** Ink at the edge, red, a white-hot core: countable where there is room, and red behind them where there is none. */
function tear(line: Points, seed: number): Op[] {
  const way = ragged(line, seed)
  return [
    ['fill', ['brush', way, 22, 26, 15, 0], 'gore ink 88'],
    ['fill', ['brush', way, 13, 16, 8, 0], 'blood'],
    ['fill', ['brush', way, 5, 6, 2, 0], 'bone'],
  ]
}

export function torn(wounds: number): Op[] {
  if (wounds < 1) return []
  const all = 'M0 0H320V320H0z'
  return [
    ['fill', all, ['lin', 0, 330, 0, 120, [0, 'gore', 0.18 + wounds * 0.1], [1, 'gore', 0]]],
    ...TEARS.slice(0, wounds).flatMap(tear),
    [
      'fill',
      all,
      ['rad', 160, 150, 240, [0, 'gore', 0], [0.6, 'gore', 0], [1, 'gore ink 50', Math.min(1, wounds * 0.2)]],
    ],
  ]
}

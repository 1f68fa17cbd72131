import type { Command } from './flatten.ts'

/** How far a picture's own points go: x0, y0, x1, y1. What is larger than the frame on purpose (rims, glows) is left out. */
export type Bounds = readonly [x0: number, y0: number, x1: number, y1: number]

const ARGS: Readonly<Record<string, number>> = { M: 2, L: 2, H: 1, V: 1, C: 6, Q: 4, A: 7, Z: 0 }
const NONE: Bounds = [Infinity, Infinity, -Infinity, -Infinity]

const join = (a: Bounds, b: Bounds): Bounds => [
  Math.min(a[0], b[0]),
  Math.min(a[1], b[1]),
  Math.max(a[2], b[2]),
  Math.max(a[3], b[3]),
]

/** The points of a path, its handles left out: a curve stays near its points. */
function* pointsOf(d: string): Generator<readonly [number, number]> {
  let x = 0
  let y = 0
  let start: readonly [number, number] = [0, 0]
  for (const [, letter, rest] of d.matchAll(/([a-zA-Z])([^a-zA-Z]*)/g)) {
    const kind = letter!.toUpperCase()
    const size = ARGS[kind]
    if (size === undefined) throw new Error(`A path has ${letter} in it.`)
    const numbers = (rest!.match(/-?(?:\d+\.?\d*|\.\d+)/g) ?? []).map(Number)
    if (kind === 'Z') [x, y] = start
    for (let i = 0; i + size <= numbers.length && size > 0; i += size) {
      const last = numbers.slice(i, i + size)
      const [dx, dy] = letter === kind ? [0, 0] : [x, y]
      if (kind === 'H') x = last[0]! + dx
      else if (kind === 'V') y = last[0]! + dy
      else {
        x = last.at(-2)! + dx
        y = last.at(-1)! + dy
      }
      if (kind === 'M' && i === 0) start = [x, y]
      yield [x, y]
    }
  }
}

function boundsOfPath(d: string): Bounds {
  let out = NONE
  for (const [x, y] of pointsOf(d)) out = join(out, [x, y, x, y])
  return out
}

export function boundsOf(commands: readonly Command[]): Bounds {
  let out = NONE
  for (const command of commands) {
    if (command.do === 'fill' && command.even) continue
    if (command.do === 'fill' || command.do === 'stroke') out = join(out, boundsOfPath(command.d))
    else if (command.do === 'clip') out = join(out, boundsOfPath(command.d))
    else {
      const [x0, y0, x1, y1] = boundsOf(command.inside)
      if (x0 === Infinity) continue
      const cos = Math.cos((command.turn * Math.PI) / 180)
      const sin = Math.sin((command.turn * Math.PI) / 180)
      for (const [x, y] of [
        [x0, y0],
        [x1, y0],
        [x0, y1],
        [x1, y1],
      ] as const) {
        const px = command.x + x * command.sx * cos - y * command.sy * sin
        const py = command.y + x * command.sx * sin + y * command.sy * cos
        out = join(out, [px, py, px, py])
      }
    }
  }
  return out
}

import type { Colour, Command } from './flatten.ts'
import type { View } from './picture.ts'

interface Ramp {
  addColorStop(at: number, colour: string): void
}

/** What is asked of a canvas context: the two of a browser have it, and so has a recorder under test. */
export interface Pen<Path> {
  save(): void
  restore(): void
  translate(x: number, y: number): void
  rotate(radians: number): void
  scale(x: number, y: number): void
  clip(path: Path): void
  fill(path: Path, rule?: 'nonzero' | 'evenodd'): void
  stroke(path: Path): void
  setLineDash(dash: number[]): void
  createLinearGradient(x1: number, y1: number, x2: number, y2: number): Ramp
  createRadialGradient(x1: number, y1: number, r1: number, x2: number, y2: number, r2: number): Ramp
  globalAlpha: number
  fillStyle: unknown
  strokeStyle: unknown
  lineWidth: number
  lineCap: string
  lineJoin: string
}

const clear = (colour: string, alpha: number): string =>
  alpha >= 1
    ? colour
    : colour +
      Math.round(alpha * 255)
        .toString(16)
        .padStart(2, '0')

/** Moves and scales so that the view fills w × h, cut where it is too long, as an SVG's `slice` does. */
export function frame(pen: Pick<Pen<never>, 'translate' | 'scale'>, view: View, w: number, h: number): void {
  const [x, y, vw, vh] = view
  const k = Math.max(w / vw, h / vh)
  pen.translate((w - vw * k) / 2, (h - vh * k) / 2)
  pen.scale(k, k)
  pen.translate(-x, -y)
}

/** The picture on a canvas that is already moved and scaled to its units. */
export function toCanvas<Path>(pen: Pen<Path>, commands: readonly Command[], path: (d: string) => Path): void {
  function paint(colour: Colour): unknown {
    if (typeof colour === 'string') return colour
    const [a = 0, b = 0, c = 0, d = 0] = colour.at
    const ramp =
      colour.kind === 'lin' ? pen.createLinearGradient(a, b, c, d) : pen.createRadialGradient(a, b, 0, a, b, c)
    for (const [at, stop, alpha] of colour.stops) ramp.addColorStop(at, clear(stop, alpha))
    return ramp
  }

  function draw(command: Command): void {
    switch (command.do) {
      case 'fill':
        pen.globalAlpha = command.a
        pen.fillStyle = paint(command.colour)
        pen.fill(path(command.d), command.even ? 'evenodd' : 'nonzero')
        return
      case 'stroke':
        pen.globalAlpha = command.a
        pen.strokeStyle = paint(command.colour)
        pen.lineWidth = command.w
        pen.lineCap = 'round'
        pen.lineJoin = 'round'
        pen.setLineDash(command.dash ? [...command.dash] : [])
        pen.stroke(path(command.d))
        return
      case 'clip':
        pen.save()
        pen.clip(path(command.d))
        for (const inner of command.inside) draw(inner)
        pen.restore()
        return
      case 'move':
        pen.save()
        pen.translate(command.x, command.y)
        if (command.turn) pen.rotate((command.turn * Math.PI) / 180)
        pen.scale(command.sx, command.sy)
        for (const inner of command.inside) draw(inner)
        pen.restore()
    }
  }

  for (const command of commands) draw(command)
}

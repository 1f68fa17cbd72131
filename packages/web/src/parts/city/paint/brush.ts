import type { Rect } from '../geometry/plan.ts'
import { clear } from './colour.ts'

export type Canvas2D = OffscreenCanvasRenderingContext2D
export type Paint = string | CanvasGradient | CanvasPattern

/**
 * What the painter needs of its host: a canvas context (already moved and scaled to drawing units) and the two things
 * that only the host can make. It runs in a worker on an OffscreenCanvas, and under test on a recorder.
 */
export interface Host {
  readonly ctx: Canvas2D
  /** Pixels per drawing unit: shadows are measured in pixels. */
  readonly scale: number
  path(d: string): Path2D
  /** A picture of its own from grey values, as the alpha of a colour. */
  texture(alpha: Uint8ClampedArray, size: number, colour: string): CanvasImageSource
}

export interface StrokeStyle {
  readonly dash?: readonly number[]
  readonly cap?: CanvasLineCap
  readonly join?: CanvasLineJoin
}

/** A few words of drawing that everything else is said with. */
export class Brush {
  readonly ctx: Canvas2D
  readonly host: Host

  constructor(host: Host) {
    this.host = host
    this.ctx = host.ctx
  }

  fill(d: string, paint: Paint, alpha = 1): void {
    this.ctx.globalAlpha = alpha
    this.ctx.fillStyle = paint
    this.ctx.fill(this.host.path(d))
    this.ctx.globalAlpha = 1
  }

  stroke(d: string, paint: Paint, width: number, alpha = 1, style: StrokeStyle = {}): void {
    const { ctx } = this
    ctx.globalAlpha = alpha
    ctx.strokeStyle = paint
    ctx.lineWidth = width
    ctx.lineCap = style.cap ?? 'butt'
    ctx.lineJoin = style.join ?? 'miter'
    ctx.setLineDash(style.dash ? [...style.dash] : [])
    ctx.stroke(this.host.path(d))
    ctx.globalAlpha = 1
  }

  box(x: number, y: number, w: number, h: number, paint: Paint, alpha = 1): void {
    this.ctx.globalAlpha = alpha
    this.ctx.fillStyle = paint
    this.ctx.fillRect(x, y, w, h)
    this.ctx.globalAlpha = 1
  }

  frame(x: number, y: number, w: number, h: number, paint: Paint, width: number, alpha = 1): void {
    this.ctx.globalAlpha = alpha
    this.ctx.strokeStyle = paint
    this.ctx.lineWidth = width
    this.ctx.setLineDash([])
    this.ctx.strokeRect(x, y, w, h)
    this.ctx.globalAlpha = 1
  }

  disc(x: number, y: number, r: number, paint: Paint, alpha = 1): void {
    this.ctx.globalAlpha = alpha
    this.ctx.fillStyle = paint
    this.ctx.beginPath()
    this.ctx.arc(x, y, r, 0, Math.PI * 2)
    this.ctx.fill()
    this.ctx.globalAlpha = 1
  }

  ring(x: number, y: number, r: number, paint: Paint, width: number, alpha = 1, dash: readonly number[] = []): void {
    const { ctx } = this
    ctx.globalAlpha = alpha
    ctx.strokeStyle = paint
    ctx.lineWidth = width
    ctx.setLineDash([...dash])
    ctx.beginPath()
    ctx.arc(x, y, r, 0, Math.PI * 2)
    ctx.stroke()
    ctx.globalAlpha = 1
  }

  /** Light that falls on what is there: an ellipse that fades out, added to the picture. */
  light(x: number, y: number, rx: number, ry: number, colour: string, alpha: number): void {
    const { ctx } = this
    ctx.save()
    ctx.globalCompositeOperation = 'lighter'
    this.soft(x, y, rx, ry, colour, alpha)
    ctx.restore()
  }

  /** A soft patch of a colour: shade, haze, stain. */
  soft(x: number, y: number, rx: number, ry: number, colour: string, alpha: number): void {
    const { ctx } = this
    ctx.save()
    ctx.translate(x, y)
    ctx.scale(rx, ry)
    const gradient = ctx.createRadialGradient(0, 0, 0, 0, 0, 1)
    gradient.addColorStop(0, clear(colour, alpha))
    gradient.addColorStop(0.25, clear(colour, alpha * 0.66))
    gradient.addColorStop(0.55, clear(colour, alpha * 0.24))
    gradient.addColorStop(1, clear(colour, 0))
    ctx.fillStyle = gradient
    ctx.fillRect(-1, -1, 2, 2)
    ctx.restore()
  }

  /** From one colour to another along a line. */
  ramp(x0: number, y0: number, x1: number, y1: number, ...stops: readonly string[]): CanvasGradient {
    const gradient = this.ctx.createLinearGradient(x0, y0, x1, y1)
    stops.forEach((colour, i) => {
      gradient.addColorStop(i / (stops.length - 1), colour)
    })
    return gradient
  }

  /** Everything inside glows in the colour. */
  glowing(colour: string, radius: number, draw: () => void): void {
    const { ctx } = this
    ctx.save()
    ctx.shadowColor = colour
    ctx.shadowBlur = radius * this.host.scale
    draw()
    ctx.restore()
  }

  /** A neon tube: a wide halo, the coloured glass, a core that is nearly white. */
  neon(d: string, colour: string, width: number): void {
    this.glowing(colour, width * 4, () => this.stroke(d, colour, width, 1, { cap: 'round', join: 'round' }))
    this.stroke(d, '#ffffff', width * 0.4, 0.75, { cap: 'round', join: 'round' })
  }

  /** Draws in a place of its own, and nowhere outside of `clip`. */
  within(clip: string | null, draw: () => void): void {
    this.ctx.save()
    if (clip !== null) this.ctx.clip(this.host.path(clip))
    draw()
    this.ctx.restore()
  }

  at(x: number, y: number, draw: () => void, scale = 1): void {
    this.ctx.save()
    this.ctx.translate(x, y)
    if (scale !== 1) this.ctx.scale(scale, scale)
    draw()
    this.ctx.restore()
  }

  /** A tile of texture laid over the rectangle again and again, `size` units wide. */
  paper(texture: CanvasImageSource, pixels: number, size: number, { x, y, w, h }: Rect, alpha: number): void {
    const { ctx } = this
    const pattern = ctx.createPattern(texture, 'repeat')
    if (!pattern) return
    ctx.save()
    ctx.globalAlpha = alpha
    const k = size / pixels
    ctx.scale(k, k)
    ctx.fillStyle = pattern
    ctx.fillRect(x / k, y / k, w / k, h / k)
    ctx.restore()
  }
}

const n = (value: number): string => String(Math.round(value * 100) / 100)
export const rectPath = (x: number, y: number, w: number, h: number): string =>
  `M${n(x)} ${n(y)}h${n(w)}v${n(h)}h${n(-w)}z`
export const roundPath = (x: number, y: number, w: number, h: number, r: number): string =>
  `M${n(x + r)} ${n(y)}h${n(w - 2 * r)}q${r} 0 ${r} ${r}v${n(h - 2 * r)}q0 ${r} ${-r} ${r}h${n(2 * r - w)}q${-r} 0 ${-r} ${-r}v${n(2 * r - h)}q0 ${-r} ${r} ${-r}z`

import type { Colour, Command } from './flatten.ts'
import { num } from './paths.ts'
import type { View } from './picture.ts'

export interface SvgLook {
  /** What one sees of it, and how large in pixels. */
  readonly view: View
  readonly w: number
  readonly h: number
  /** Begins the names of gradients and clips: two pictures in one document need two. */
  readonly name?: string
}

const part = (value: number): string => String(Math.round(value * 1000) / 1000)

/** The picture as a document of its own: for the gallery, for tests and for the server's link pictures. */
export function toSvg(commands: readonly Command[], { view, w, h, name = 'p' }: SvgLook): string {
  let defs = ''
  let ids = 0
  const known = new Map<string, string>()

  /** The same gradient or clip is told once. */
  function define(tag: string, attributes: string, inside: string): string {
    const key = `${tag} ${attributes}>${inside}`
    const old = known.get(key)
    if (old) return old
    const id = `${name}${(ids++).toString(36)}`
    known.set(key, id)
    defs += `<${tag} id="${id}"${attributes}>${inside}</${tag}>`
    return id
  }

  function paint(colour: Colour): string {
    if (typeof colour === 'string') return colour
    const stops = colour.stops
      .map(([at, c, a]) => `<stop offset="${part(at)}" stop-color="${c}"${a < 1 ? ` stop-opacity="${part(a)}"` : ''}/>`)
      .join('')
    const names = colour.kind === 'lin' ? ['x1', 'y1', 'x2', 'y2'] : ['cx', 'cy', 'r']
    const where = names.map((key, i) => ` ${key}="${num(colour.at[i]!)}"`).join('')
    const tag = colour.kind === 'lin' ? 'linearGradient' : 'radialGradient'
    return `url(#${define(tag, ` gradientUnits="userSpaceOnUse"${where}`, stops)})`
  }

  function draw(command: Command): string {
    switch (command.do) {
      case 'fill': {
        const { d, colour, a, even } = command
        return `<path d="${d}" fill="${paint(colour)}"${a < 1 ? ` opacity="${part(a)}"` : ''}${even ? ' fill-rule="evenodd"' : ''}/>`
      }
      case 'stroke': {
        const { d, colour, a, w: width, dash } = command
        return `<path d="${d}" fill="none" stroke="${paint(colour)}" stroke-width="${part(width)}" stroke-linecap="round" stroke-linejoin="round"${dash ? ` stroke-dasharray="${dash.join(' ')}"` : ''}${a < 1 ? ` opacity="${part(a)}"` : ''}/>`
      }
      case 'clip': {
        const id = define('clipPath', '', `<path d="${command.d}"/>`)
        return `<g clip-path="url(#${id})">${command.inside.map(draw).join('')}</g>`
      }
      case 'move': {
        const { x, y, turn, sx, sy, inside } = command
        const scale = sx === 1 && sy === 1 ? '' : ` scale(${part(sx)}${sx === sy ? '' : ` ${part(sy)}`})`
        const rotate = turn ? ` rotate(${part(turn)})` : ''
        return `<g transform="translate(${part(x)} ${part(y)})${rotate}${scale}">${inside.map(draw).join('')}</g>`
      }
    }
  }

  const body = commands.map(draw).join('')
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${num(w)}" height="${num(h)}" viewBox="${view.map(num).join(' ')}" preserveAspectRatio="xMidYMid slice"><defs>${defs}</defs>${body}</svg>`
}

import type { Rules, View } from '@haven/engine'
import { columnsOf, type Wording } from '@haven/lab/ground'
import { EMPTY_LINE, fill, flow, type Line, type Word } from '../layout.ts'
import type { Paint } from '../paint.ts'
import { heroesAt, mapOf, monstersAt, tokensAt } from './spaces.ts'

/**
 * The city as text. Streets are the corners of a lattice, joined by lines; Districts are boxes between them; water
 * lies where two neighbouring corners are not joined. What is in a Street stands under its name.
 */
export interface Drawing {
  readonly paint: Paint
  readonly unicode: boolean
  readonly width: number
}

interface Lines {
  readonly across: string
  readonly down: string
  readonly water: string
  /** Corners of a box: north-west, north-east, south-west, south-east. */
  readonly corners: readonly [string, string, string, string]
}
const UNICODE: Lines = { across: '─', down: '│', water: '≈', corners: ['┌', '┐', '└', '┘'] }
const ASCII: Lines = { across: '-', down: '|', water: '~', corners: ['+', '+', '+', '+'] }

const LAST_COLUMN = 14
const LEAST_PITCH = 15
const MOST_PITCH = 29

interface City {
  readonly view: View
  readonly rules: Rules
  readonly wording: Wording
  readonly lines: Lines
  readonly paint: Paint
  /** Columns of tiles and rows of tiles. */
  readonly columns: number
  readonly rows: number
  /** Characters from one street to the next. */
  readonly pitch: number
  /** District by tile place. */
  readonly districts: ReadonlyMap<string, string>
}

type Link = 'street' | 'river' | 'nothing'

export function drawBoard(view: View, rules: Rules, wording: Wording, drawing: Drawing): string[] {
  const { def } = mapOf(rules, view)
  const columns = Math.max(...def.tiles.map(({ x }) => x)) + 1
  const rows = Math.max(...def.tiles.map(({ y }) => y)) + 1
  const room = Math.floor((drawing.width - LAST_COLUMN) / columns)
  const city: City = {
    view,
    rules,
    wording,
    lines: drawing.unicode ? UNICODE : ASCII,
    paint: drawing.paint,
    columns,
    rows,
    pitch: Math.min(MOST_PITCH, Math.max(LEAST_PITCH, room)),
    districts: new Map(def.tiles.map(({ tile, x, y }) => [`${x},${y}`, tile])),
  }
  const text: string[] = []
  for (let y = 0; y <= rows; y++) text.push(...drawRow(city, y))
  return text.map((line) => line.trimEnd())
}

const street = (x: number, y: number): string => `s${x},${y}`

function indexOf({ rules, view }: City, space: string): number {
  return mapOf(rules, view).geometry.index.get(space) ?? -1
}

/** How two neighbouring corners of the lattice are joined (MOVE-1, MOVE-2). */
function link(city: City, from: string, to: string): Link {
  const [a, b] = [indexOf(city, from), indexOf(city, to)]
  if (a < 0 || b < 0) return 'nothing'
  return mapOf(city.rules, city.view).geometry.next[a]?.includes(b) ? 'street' : 'river'
}

/** One row of Streets and the Districts south of it. */
function drawRow(city: City, y: number): string[] {
  const { pitch, columns, rows, paint } = city
  const inStreets: Line[][] = []
  const inDistricts: Line[][] = []
  for (let x = 0; x <= columns; x++) {
    inStreets.push(streetLines(city, street(x, y), x < columns ? pitch - 3 : LAST_COLUMN - 2))
    inDistricts.push(districtLines(city, x, y))
  }
  const text = [headLine(city, y)]
  const upper = Math.max(0, ...inStreets.map((lines) => lines.length))
  for (let i = 0; i < upper; i++) {
    text.push(bodyLine(city, y, (x) => ` ${fill(inStreets[x]?.[i] ?? EMPTY_LINE, pitch - 2, paint)}`))
  }
  if (y === rows) return text
  const lower = Math.max(0, ...inDistricts.map((lines) => lines.length))
  const boxes = inDistricts.slice(0, columns).map((lines, x) => box(city, x, y, lines, lower))
  for (let i = 0; i < lower + 2; i++) text.push(bodyLine(city, y, (x) => ` ${boxes[x]?.[i] ?? ''}`))
  return text
}

/** "A1 ────── B1 ≈≈≈≈≈≈ C1" */
function headLine(city: City, y: number): string {
  const { columns, pitch, lines, wording, paint } = city
  let text = ''
  for (let x = 0; x <= columns; x++) {
    const here = street(x, y)
    const label = indexOf(city, here) < 0 ? '' : wording.say.space(here)
    const to = x < columns ? link(city, here, street(x + 1, y)) : 'nothing'
    const room = pitch - columnsOf(label) - (label ? 1 : 0)
    text += paint('bold', label) + (label ? ' ' : '')
    if (x === columns) continue
    if (to === 'street') text += `${lines.across.repeat(room - 1)} `
    else if (to === 'river') text += `${paint('water', lines.water.repeat(room - 1))} `
    else text += ' '.repeat(room)
  }
  return text
}

/** One line below the names: what joins each Street with the one to the south, and what `inside` puts beside it. */
function bodyLine(city: City, y: number, inside: (x: number) => string): string {
  const { columns, lines, paint } = city
  let text = ''
  for (let x = 0; x <= columns; x++) {
    const to = link(city, street(x, y), street(x, y + 1))
    const joint = to === 'street' ? lines.down : to === 'river' ? paint('water', lines.water) : ' '
    text += joint + inside(x)
  }
  return text
}

function streetLines({ view, rules, wording }: City, space: string, width: number): Line[] {
  if (!mapOf(rules, view).geometry.index.has(space)) return []
  return [
    ...flow([...heroesAt(view, space, wording), ...monstersAt(view, space, wording)], width),
    ...flow(tokensAt(view, rules, space, wording), width),
  ]
}

/** In a wide city the boxes are narrow: every column goes to words, so that none is cut. */
const padding = ({ pitch }: City): string => (pitch < ROOMY ? '' : ' ')
const ROOMY = 20
/** Less the street's line and a space before the box, its two sides, and the padding. */
const innerWidth = (city: City): number => city.pitch - 4 - 2 * padding(city).length

/** Is there room for the District's name in the upper edge of its box? */
const nameFits = (city: City, name: string): boolean =>
  columnsOf(name) <= innerWidth(city) - 2 + 2 * padding(city).length

/** What is inside a District: its name if the edge has no room for it, City Actions, who is there, what lies there. */
function districtLines(city: City, x: number, y: number): Line[] {
  const { view, rules, wording } = city
  const district = city.districts.get(`${x},${y}`)
  if (district === undefined) return []
  const width = innerWidth(city)
  const name = wording.say.space(district)
  const nameWords = name.split(' ').map((text): Word => ({ text, style: 'bold' }))
  return [
    ...(nameFits(city, name) ? [] : flow(nameWords, width)),
    ...flow(iconWords(city, district), width),
    ...flow([...heroesAt(view, district, wording), ...monstersAt(view, district, wording)], width),
    ...flow(tokensAt(view, rules, district, wording), width),
  ]
}

/** The box of a District, `height` lines high within its edges. Where there is none: water, or nothing. */
function box(city: City, x: number, y: number, content: readonly Line[], height: number): string[] {
  const { lines, paint, pitch, wording } = city
  const district = city.districts.get(`${x},${y}`)
  if (district === undefined) {
    const wave = isWater(city, x, y) ? ` ${lines.water}` : '  '
    const gap = wave.repeat(pitch).slice(0, pitch - 2)
    return Array.from({ length: height + 2 }, () => (gap.trim() ? paint('water', gap) : gap))
  }
  const width = innerWidth(city)
  const name = wording.say.space(district)
  const title = nameFits(city, name) ? name : ''
  const [nw, ne, sw, se] = lines.corners
  const pad = padding(city)
  const whole = width + 2 * pad.length
  const rest = lines.across.repeat(whole - columnsOf(title) - (title ? 2 : 0))
  const side = lines.down
  return [
    `${nw}${title && ` ${paint('bold', title)} `}${rest}${ne}`,
    ...Array.from(
      { length: height },
      (_, i) => `${side}${pad}${fill(content[i] ?? EMPTY_LINE, width, paint)}${pad}${side}`,
    ),
    `${sw}${lines.across.repeat(whole)}${se}`,
  ]
}

/** A gap between tiles is water if a river runs along one of its sides. */
function isWater(city: City, x: number, y: number): boolean {
  const [nw, ne, sw, se] = [street(x, y), street(x + 1, y), street(x, y + 1), street(x + 1, y + 1)]
  const sides: [string, string][] = [
    [nw, ne],
    [sw, se],
    [nw, sw],
    [ne, se],
  ]
  return sides.some(([from, to]) => link(city, from, to) === 'river')
}

/** The City Actions in order; covered ones are set apart, and a District whose slot is taken says so. */
function iconWords({ view, rules, wording: { words, say } }: City, district: string): Word[] {
  const { geometry } = mapOf(rules, view)
  const icons = geometry.cityActions[geometry.index.get(district) as number] ?? []
  const actions = icons.map((icon, i): Word => {
    const covered = view.covered.some((each) => each.district === district && each.icon === i)
    return covered ? { text: words.board.covered(icon, say), style: 'corruption' } : { text: say.name(icon) }
  })
  return view.slots.includes(district) ? [{ text: words.board.used, style: 'dim' }, ...actions] : actions
}

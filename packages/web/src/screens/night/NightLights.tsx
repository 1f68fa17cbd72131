import type { LessonView } from '@haven/table/learn'
import type { JSX } from 'preact'
import { useEffect, useState } from 'preact/hooks'

/**
 * Rings around what goes on from here. They are decoration: whoever hears the page is told in words, and nothing is
 * pressed through them.
 */

/** Parts of the screen, by the names that scenes have for them. */
const PARTS: Readonly<Record<string, string>> = {
  track: '.strip__cell[data-cell="clock"]',
  mission: '.strip__cell[data-cell="mission"]',
  reserve: '.strip__reserve, .table-screen__heroes [data-inspect="reserve"]',
  order: '.strip .ribbon',
  vote: '.stage',
  sheet: '.stage',
  odds: '.stage [data-inspect="number:band"]',
  monsters: '.city [data-piece^="acolyte"], .city [data-piece^="abomination"]',
  'sins:reactions': '.sins [data-inspect="counter:reaction"]',
  'sins:power': '.sins__ability',
  'cards:inventory': '.stage .card-stage, .stage',
}

const quoted = (id: string): string => `"${CSS.escape(id)}"`

/** Where a scene points, as a selector. */
function selectorOf(lit: string): string {
  const part = PARTS[lit]
  if (part !== undefined) return part
  const [of = '', ...rest] = lit.split(':')
  const id = rest.join(':')
  switch (of) {
    case 'way':
    case 'space':
      return `.city [data-space=${quoted(id)}]`
    case 'monster':
    case 'hero':
      return `.city [data-piece=${quoted(id)}]`
    case 'slot':
      return `.stage .slot[aria-keyshortcuts=${quoted(id)}]`
    case 'corruption':
      return `.table-screen__heroes [data-inspect^="slot:${CSS.escape(id)}@"]`
    case 'die':
      return `.stage [data-face=${quoted(id)}]`
    case 'card':
      return `.stage [data-card=${quoted(id)}], .hand-dock [data-card=${quoted(id)}]`
    case 'button': {
      const [deed = ''] = rest
      const name = deed === 'collect' ? 'take' : deed
      const own = `:is(.dock, .stage) [data-option=${quoted(id)}]`
      return deed === 'undo' ? '.dock [aria-keyshortcuts="U"]' : `${own}, .dock [data-deed=${quoted(name)}]`
    }
    default:
      return ''
  }
}

interface Ring {
  readonly key: string
  /** Where an arrow points. */
  readonly x: number
  readonly y: number
  /** A box, or the outline of a space as it lies on the screen. */
  readonly box: { readonly x: number; readonly y: number; readonly w: number; readonly h: number } | null
  readonly shape: { readonly d: string; readonly matrix: string } | null
}

/** At most so many: a dozen rings point at nothing. */
const MOST = 6
const AGAIN_MS = 250
/** Where in its frame a space is looked for: a Street may have a corner there that is not its own. */
const INSIDE = [0.5, 0.25, 0.75, 0.12, 0.88]

const matrixOf = ({ a, b, c, d, e, f }: DOMMatrix): string =>
  `matrix(${[a, b, c, d, e, f].map((each) => Math.round(each * 100) / 100).join(' ')})`

function shapeRing(key: string, path: SVGPathElement): Ring | null {
  const matrix = path.getScreenCTM()
  if (!matrix) return null
  const { x, y, width, height } = path.getBBox()
  const at = INSIDE.flatMap((h) => INSIDE.map((w) => new DOMPoint(x + width * w, y + height * h))).find((point) =>
    path.isPointInFill(point),
  )
  const tip = (at ?? new DOMPoint(x, y)).matrixTransform(matrix)
  const shape = { d: path.getAttribute('d') ?? '', matrix: matrixOf(matrix) }
  return { key, x: Math.round(tip.x), y: Math.round(tip.y), box: null, shape }
}

function boxRing(key: string, element: Element): Ring | null {
  const { left, top, width, height } = element.getBoundingClientRect()
  const isSeen = width > 0 && height > 0 && top < innerHeight && left < innerWidth
  const [x, y, w, h] = [left, top, width, height].map(Math.round) as [number, number, number, number]
  return isSeen ? { key, x: x + w / 2, y, box: { x, y, w, h }, shape: null } : null
}

function ringsOf(lit: readonly string[]): readonly Ring[] {
  const rings = lit.flatMap((each) => {
    const selector = selectorOf(each)
    const found = selector === '' ? [] : [...document.querySelectorAll(selector)]
    return found.flatMap((element, i) => {
      const key = `${each} ${i}`
      return (element instanceof SVGPathElement ? shapeRing(key, element) : boxRing(key, element)) ?? []
    })
  })
  return rings.slice(0, MOST)
}

const isSame = (a: readonly Ring[], b: readonly Ring[]): boolean => JSON.stringify(a) === JSON.stringify(b)

interface LightsProps {
  readonly lesson: LessonView
  readonly isPulsing: boolean
}

export function NightLights({ lesson, isPulsing }: LightsProps): JSX.Element {
  const [rings, setRings] = useState<readonly Ring[]>([])
  const { step } = lesson
  const lit = step?.lit ?? []
  useEffect(() => {
    // The city moves under them, and what they stand for comes when it is drawn.
    const look = () => {
      const found = ringsOf(lit)
      setRings((before) => (isSame(before, found) ? before : found))
    }
    look()
    const timer = setInterval(look, AGAIN_MS)
    return () => clearInterval(timer)
  }, [lit.join(' ')])
  const [first] = rings
  return (
    <div class="night-lights" aria-hidden="true" data-pulse={isPulsing || undefined}>
      <svg width="100%" height="100%" focusable="false" aria-hidden="true">
        {rings.map(({ key, shape }) => shape && <path key={key} d={shape.d} transform={shape.matrix} />)}
      </svg>
      {rings.map(
        ({ key, box }) =>
          box && (
            <i key={key} style={{ left: `${box.x}px`, top: `${box.y}px`, width: `${box.w}px`, height: `${box.h}px` }} />
          ),
      )}
      {step?.arrow && first && <b style={{ left: `${first.x}px`, top: `${first.y}px` }} />}
    </div>
  )
}

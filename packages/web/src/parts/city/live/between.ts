/** What a finger covers: so far to each side of the point that the browser tells of. */
export const FINGER = 22
/** Around the point, and nearer to it, so that nothing small lies between the looks. */
const RINGS = [FINGER - 1, FINGER / 2] as const
const LOOKS = 16

/** What lies there and would be chosen: a figure before the space it stands in. */
export interface Target {
  readonly what: 'figure' | 'space'
  readonly id: string
  /** It was pressed before, and says what a second press does. */
  readonly isChosen: boolean
}

type Look = (x: number, y: number) => Target | null

/** The target at a point of the window. */
export function targetAt(x: number, y: number): Target | null {
  const there = document.elementFromPoint(x, y)
  const figure = there?.closest<HTMLElement>('.c-figure')
  if (figure) return { what: 'figure', id: figure.dataset.figures ?? '', isChosen: false }
  const cell = there?.closest<SVGElement>('.c-cell[data-weight]')
  if (!cell) return null
  return { what: 'space', id: cell.dataset.space ?? '', isChosen: cell.dataset.weight === 'chosen' }
}

/**
 * A finger that touches two targets has not chosen either. The space under a figure is no other target, and what is
 * pressed a second time was told apart the first time.
 */
export function isBetween(x: number, y: number, look: Look = targetAt): boolean {
  const under = look(x, y)
  if (under?.isChosen) return false
  const touched = new Set(under ? [`${under.what} ${under.id}`] : [])
  for (const radius of RINGS) {
    for (let i = 0; i < LOOKS; i++) {
      const turn = (i / LOOKS) * 2 * Math.PI
      const target = look(x + radius * Math.cos(turn), y + radius * Math.sin(turn))
      if (!target || (under?.what === 'figure' && target.what === 'space')) continue
      touched.add(`${target.what} ${target.id}`)
    }
  }
  return touched.size > 1
}

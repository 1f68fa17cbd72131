import { FIRST_SETUP } from '@haven/content/first-game'
import type { JSX } from 'preact'
import { rules } from '../../model/rules.ts'
import type { PlanPiece } from './PlanPicture.tsx'

/** The map that the pictures of the rules are cut out of: the one of the first game. */

export const MAP = FIRST_SETUP.map
export const STREET = 's1,1'

export function theMap() {
  const map = rules.tables.maps.get(MAP)
  if (!map) throw new Error(`no map ${MAP}`)
  return map
}

export const around = (of: 'next' | 'sight', space: string): string[] => {
  const { geometry: g } = theMap()
  return (g[of][g.index.get(space) as number] ?? []).map((each) => g.spaces[each] as string)
}

export const isStreet = (space: string): boolean => /^s\d/.test(space)

export const HERO_PIECE = (space: string, dx = 0): PlanPiece => ({
  symbol: 'hero-shooter',
  glyph: 'dead-eye',
  space,
  dx,
})

export const Figure = ({
  caption,
  children,
}: {
  readonly caption: string
  readonly children: JSX.Element
}): JSX.Element => (
  <figure class="rule-figure">
    {children}
    <figcaption>{caption}</figcaption>
  </figure>
)

import { PICTURED } from '@haven/content/first-game'
import type { JSX } from 'preact'
import { rulebook } from '../../base/rulebook-words.ts'
import { PlanPicture } from './PlanPicture.tsx'
import { around, Figure, HERO_PIECE, isStreet, MAP, STREET } from './pictured-map.tsx'

/** Figures and tokens on Streets: a step, a reaction, a summoning. */

const HERO = PICTURED.shooter
const SIDE = 62
const FOE = { symbol: 'monster-abomination', glyph: 'daemon-skull' }

/** Out of monsters and Fire, into Corruption. */
export function StepPicture(): JSX.Element {
  const to = around('next', STREET).find(isStreet) as string
  return (
    <Figure caption={rulebook.pictures.step(HERO, STREET, to)}>
      <PlanPicture
        map={MAP}
        here={STREET}
        lit={[to]}
        way={[STREET, to]}
        pieces={[
          { symbol: 'token-fire', space: STREET, dy: SIDE },
          { ...FOE, space: STREET, dx: -SIDE },
          HERO_PIECE(STREET, SIDE),
          { symbol: 'token-corruption', space: to, dx: -SIDE / 2, dy: SIDE / 2 },
          { symbol: 'token-corruption', space: to, dx: SIDE / 2, dy: SIDE / 2 },
        ]}
      />
    </Figure>
  )
}

export function ReactionPicture(): JSX.Element {
  const near = around('next', STREET).filter(isStreet)
  const via = near[0] as string
  const from = around('next', via).find((space) => isStreet(space) && space !== STREET && !near.includes(space))
  if (from === undefined) throw new Error('no Street two steps away')
  return (
    <Figure caption={rulebook.pictures.reaction(from, STREET)}>
      <PlanPicture
        map={MAP}
        here={STREET}
        lit={[from]}
        also={[via]}
        way={[from, via, STREET]}
        pieces={[{ ...FOE, space: from }, HERO_PIECE(STREET, SIDE)]}
      />
    </Figure>
  )
}

const NESTS = 2

export function SummonPicture(): JSX.Element {
  return (
    <Figure caption={rulebook.pictures.summon(STREET, NESTS - 1)}>
      <PlanPicture
        map={MAP}
        here={STREET}
        lit={[]}
        pieces={[
          { symbol: 'token-nest', space: STREET, dx: -SIDE, dy: SIDE / 3 },
          { symbol: 'token-nest', space: STREET, dx: SIDE, dy: SIDE / 3 },
          { symbol: 'monster-acolyte', glyph: 'nun-face', space: STREET, dx: -SIDE * 2.2 },
        ]}
      />
    </Figure>
  )
}

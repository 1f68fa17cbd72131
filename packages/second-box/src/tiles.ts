import type { TileDef } from '@haven/engine/kit'

/** The four city tiles of the second box. */
export const tiles: readonly TileDef[] = [
  {
    id: 'gasworks',
    cityActions: ['extraTurn', 'orbital'],
    permanent: [
      { kind: 'fire', at: 'C' },
      { kind: 'nest', at: 'NW' },
    ],
  },
  {
    id: 'counting-house',
    cityActions: ['extraTurn', 'repent'],
    permanent: [
      { kind: 'corruption', at: 'C' },
      { kind: 'nest', at: 'NE' },
    ],
  },
  {
    id: 'harbour-light',
    cityActions: ['orbital', 'repent'],
    permanent: [{ kind: 'nest', at: 'SE' }],
  },
  { id: 'winter-garden', cityActions: ['heal', 'repent'], permanent: [] },
]

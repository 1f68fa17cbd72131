import type { TileDef } from '@haven/engine/kit'

/** The ten city tiles. City Actions may be doubled; printed tokens are those of the tile before it is turned. */
export const tiles = [
  {
    id: 'ravencorp-hq',
    cityActions: ['inventory', 'orbital'],
    permanent: [
      { kind: 'corruption', at: 'C' },
      { kind: 'nest', at: 'SE' },
    ],
  },
  {
    id: 'megatheatre',
    cityActions: ['extraTurn', 'inventory'],
    permanent: [
      { kind: 'nest', at: 'C' },
      { kind: 'pentagram', at: 'NW' },
    ],
  },
  {
    id: 'saint-jude-hospital',
    cityActions: ['heal', 'heal', 'repent'],
    permanent: [{ kind: 'nest', at: 'SW' }],
  },
  {
    id: 'constabulary',
    cityActions: ['inventory', 'heal'],
    permanent: [{ kind: 'fire', at: 'SE' }],
  },
  {
    id: 'old-cathedral',
    cityActions: ['repent', 'repent', 'heal'],
    permanent: [
      { kind: 'pentagram', at: 'C' },
      { kind: 'corruption', at: 'NE' },
    ],
  },
  {
    id: 'dockside',
    cityActions: ['extraTurn', 'extraTurn'],
    permanent: [
      { kind: 'nest', at: 'NW' },
      { kind: 'fire', at: 'SE' },
    ],
  },
  {
    id: 'grand-terminus',
    cityActions: ['extraTurn', 'heal'],
    permanent: [{ kind: 'nest', at: 'NE' }],
  },
  {
    id: 'haven-college',
    cityActions: ['inventory', 'repent', 'repent'],
    permanent: [{ kind: 'corruption', at: 'SW' }],
  },
  {
    id: 'night-market',
    cityActions: ['inventory', 'inventory'],
    permanent: [
      { kind: 'nest', at: 'SE' },
      { kind: 'corruption', at: 'C' },
    ],
  },
  {
    id: 'uplink-tower',
    cityActions: ['orbital', 'orbital', 'heal'],
    permanent: [{ kind: 'nest', at: 'NW' }],
  },
] as const satisfies readonly TileDef[]

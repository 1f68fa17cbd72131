import type { CityAction, HeroClass, MonsterKind } from '@haven/engine'
import type { BoardToken } from './model.ts'

/**
 * How pieces are told apart: by silhouette, by polarity (what hurts is dark with a coloured rim, what helps is light
 * with a dark glyph), by glyph, and last by colour. The city is always a night, so its colours do not turn with a theme.
 */
export const SILHOUETTES = {
  hexagon: 'M0-18 15.6-9V9L0 18-15.6 9V-9z',
  drop: 'M0-19C9-9 16-2 16 5A16 13 0 0 1-16 5C-16-2-9-9 0-19z',
  pentagon: 'M0-18 17-5.5 10.6 15H-10.6L-17-5.5z',
  egg: 'M0-18C9-18 14.5-4 14.5 4A14.5 14 0 0 1-14.5 4C-14.5-4-9-18 0-18z',
  square: 'M-15-15H15V15H-15z',
  diamond: 'M0-18.5 18.5 0 0 18.5-18.5 0z',
  circle: 'M-16 0A16 16 0 1 1 16 0 16 16 0 1 1-16 0z',
  gear: 'M0 -18.5L3.8 -14.1L9.2 -16L10.3 -10.3L16 -9.2L14.1 -3.8L18.5 0L14.1 3.8L16 9.2L10.3 10.3L9.2 16L3.8 14.1L0 18.5L-3.8 14.1L-9.2 16L-10.3 10.3L-16 9.3L-14.1 3.8L-18.5 0L-14.1 -3.8L-16 -9.3L-10.3 -10.3L-9.3 -16L-3.8 -14.1z',
  plate: 'M-13-15H13Q20-15 20-8V8Q20 15 13 15H-13Q-20 15-20 8V-8Q-20-15-13-15z',
  reticle:
    'M-3-19H3V-15A15.5 15.5 0 0 1 15-3H19V3H15A15.5 15.5 0 0 1 3 15V19H-3V15A15.5 15.5 0 0 1-15 3H-19V-3H-15A15.5 15.5 0 0 1-3-15z',
  shield: 'M-15-16H15V2Q15 13 0 19-15 13-15 2z',
} as const
export type Silhouette = keyof typeof SILHOUETTES

export interface TokenLook {
  readonly colour: string
  readonly glyph: string
  readonly silhouette: Silhouette
  readonly isFriendly: boolean
}

const hostile = (colour: string, glyph: string, silhouette: Silhouette): TokenLook => ({
  colour,
  glyph,
  silhouette,
  isFriendly: false,
})
const friendly = (colour: string, glyph: string, silhouette: Silhouette): TokenLook => ({
  colour,
  glyph,
  silhouette,
  isFriendly: true,
})

export const TOKEN_LOOKS: Readonly<Record<BoardToken, TokenLook>> = {
  fire: hostile('#ff7a1a', 'fire', 'hexagon'),
  corruption: hostile('#b57bff', 'tentacle-strike', 'drop'),
  pentagram: hostile('#ff4f9a', 'pentacle', 'pentagon'),
  nest: hostile('#a8bf3f', 'nest-eggs', 'egg'),
  altar: hostile('#ff7385', 'star-altar', 'square'),
  back: friendly('#aebbcc', 'back', 'diamond'),
  innocent: friendly('#f4e9d8', 'person', 'circle'),
  extraTurn: friendly('#2fd3a8', 'sprint', 'gear'),
  metro: friendly('#5aa8f5', 'subway-train', 'plate'),
  orbital: friendly('#ffd166', 'targeting', 'reticle'),
  mark: friendly('#e9e4d0', 'flying-flag', 'pentagon'),
  commissioner: friendly('#8fb8ff', 'police-badge', 'shield'),
  proxy: friendly('#c9d3e0', 'hood', 'shield'),
  ravencorp: friendly('#c4a5ff', 'raven', 'shield'),
}

/** A class has a colour and a notch on its base. */
export const CLASS_LOOKS: Readonly<Record<HeroClass, { readonly colour: string; readonly notch: string }>> = {
  leader: { colour: '#f2c14e', notch: 'M0-4.5 4.5 0 0 4.5-4.5 0z' },
  shooter: { colour: '#56b4e9', notch: 'M-8-1.8H8V1.8H-8z' },
  bruiser: { colour: '#f0565b', notch: 'M-3.6-3.6H3.6V3.6H-3.6z' },
  fixer: {
    colour: '#2fbf9b',
    notch: 'M-1.7-4.8h3.4v3.1h3.1v3.4h-3.1v3.1h-3.4v-3.1h-3.1v-3.4h3.1z',
  },
}

export interface MonsterLook {
  readonly rim: string
  readonly glyph: string
  readonly body: 'fang' | 'coffin' | 'arch'
}

/** Monsters that nobody has drawn: a body by its kind, with an icon on it. */
export const MONSTER_LOOKS: Readonly<Record<MonsterKind, MonsterLook>> = {
  acolyte: { rim: '#e08a9b', glyph: 'hood', body: 'fang' },
  abomination: { rim: '#ff4d5e', glyph: 'daemon-skull', body: 'fang' },
  controller: { rim: '#ff7a52', glyph: 'brain-tentacle', body: 'fang' },
  avatar: { rim: '#ffb84d', glyph: 'crowned-skull', body: 'fang' },
  'hell-club': { rim: '#d7a6ff', glyph: 'burning-skull', body: 'coffin' },
  fallen: { rim: '#c9ced8', glyph: 'death-skull', body: 'arch' },
}

export const BODIES: Readonly<Record<MonsterLook['body'], string>> = {
  fang: 'M-17 15C-17 2-8-12 0-25 8-12 17 2 17 15Q0 23-17 15z',
  coffin: 'M-8-25H8L17-10 11 18Q0 22-11 18L-17-10z',
  arch: 'M-15 17V-9A15 15 0 0 1 15-9V17Q0 23-15 17z',
}

export const CITY_ACTION_GLYPHS = {
  heal: 'health-increase',
  repent: 'prayer',
  extraTurn: 'sprint',
  inventory: 'ammo-box',
  orbital: 'targeting',
} as const satisfies Readonly<Record<CityAction, string>>

import type { RuleId } from '@haven/engine'

/** Pictures of the chapters. */
export type PictureName =
  | 'turn'
  | 'near'
  | 'metro'
  | 'district'
  | 'step'
  | 'wounds'
  | 'fight'
  | 'sight'
  | 'track'
  | 'covered'
  | 'team'
  | 'reaction'
  | 'summon'
  | 'wheel'
  | 'apocalypse'
  | 'stories'
  | 'sins'
  | 'acolytes'
  | 'editions'

const faces = (of: 'heroFace' | 'sinFace', ids: readonly string[]): string[] => ids.map((id) => `${of}:${id}`)

/** Things that a rule speaks of, small beside it. */
export const SPOKEN_OF: Readonly<Partial<Record<RuleId, readonly string[]>>> = {
  'MOVE-4': ['token:ravencorp'],
  'MOVE-7': ['token:corruption', 'printed:corruption', 'sinFace:corruption'],
  'MOVE-8': ['token:fire', 'printed:fire', 'sinFace:hit', 'sinFace:burst'],
  'MOVE-9': ['token:proxy'],
  'MOVE-11': ['monster:acolyte', 'monster:abomination', 'monster:controller', 'monster:avatar'],
  'CITY-3': ['icon:heal', 'icon:repent', 'icon:extraTurn'],
  'CITY-4': ['icon:inventory'],
  'CITY-5': ['icon:orbital', 'token:orbital'],
  'EXPL-1': ['token:fire', 'token:corruption', 'token:pentagram', 'token:nest', 'token:extraTurn', 'token:innocent'],
  'EXPL-2': ['token:back'],
  'EXPL-3': ['token:pentagram', 'printed:pentagram', 'token:nest', 'printed:nest'],
  'EXPL-4': ['token:innocent'],
  'NPC-1': ['token:commissioner', 'token:proxy', 'token:ravencorp'],
  'ALTAR-1': ['token:altar'],
  'DICE-1': faces('sinFace', ['hit', 'burst', 'corruption', 'blank']),
  'DICE-2': faces('heroFace', ['hit', 'defense', 'counter', 'skill', 'faith']),
  'COMP-5': ['class:leader', 'class:fixer', 'class:shooter', 'class:bruiser'],
  'REACT-1': ['counter:reaction'],
  'ROUND-5': ['counter:turn', 'counter:extra'],
  'END-2': ['token:nest', 'printed:nest'],
  'END-4': ['token:altar'],
  'APOC-3': ['monster:hell-club'],
}

import type { TrackId } from '@haven/content'
import type { CardText } from '../language.ts'

const REVEAL = 'Грех берёт 2 карты Апокалипсиса и раскрывает одну из них.'
const REACTION = 'С этого момента у Греха на 1 жетон реакции больше, сразу активный.'

/** Each level adds to those below it. What a reveal is differs by edition (APOC-2); this is the final one. */
export const track: Readonly<Record<TrackId, CardText>> = {
  'track-0': { name: 'Апокалипсис, уровень 0', text: 'Пока ничего не происходит.' },
  'track-1': { name: 'Апокалипсис, уровень 1', text: REVEAL },
  'track-2': { name: 'Апокалипсис, уровень 2', text: REACTION },
  'track-3': { name: 'Апокалипсис, уровень 3', text: REVEAL },
  'track-4': {
    name: 'Апокалипсис, уровень 4',
    text: 'С этого момента Грех бросает на 1 кубик больше в каждом бою, где есть хотя бы один прислужник.',
  },
  'track-5': { name: 'Апокалипсис, уровень 5', text: REVEAL },
  'track-6': { name: 'Апокалипсис, уровень 6', text: REACTION },
  'track-7': {
    name: 'Апокалипсис, уровень 7',
    text: `${REVEAL} С этого момента Грех также бросает на 1 кубик больше в каждом бою, где есть хотя бы один монстр, кроме прислужников.`,
  },
}

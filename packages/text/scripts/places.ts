import { type LanguageId, MOST_TEXT } from '../src/pick.ts'

/** Where people meet the words of a file, and how long they may be there. By beginnings of names, the first that fits. */
const PLACES: readonly (readonly [place: string, files: RegExp])[] = [
  ['around every page', /^(?:page|web\/(?:shell|landing|settings|first-time))\b/],
  ['error pages', /^error-page\b/],
  ['captions', /^web\/captions\b/],
  ['new game', /^web\/(?:new-game|drafts|saves|files|boxes|links|sins)\b/],
  ['replay', /^web\/(?:recap|replay)\b/],
  ['rules', /^(?:rules|rulebook)\b|^web\/rule-book\b/],
  ['text view', /^web\/text-view\b/],
  ['table', /^(?:table|track-brief|sitter)\b|^web\//],
  ['Your games', /^you\b/],
  ['names', /^(?:names|nouns)\b/],
  [
    'cards',
    /^(?:second-box|stories|apocalypse)\/|^(?:acolytes|apocalypse|dark-past|hell-club|heroes|preview|pride|sloth|stories|tiles|track|upgrades)\.ts/,
  ],
  ['missions', /^goals\b/],
  ['log', /^(?:events|outcome)\b/],
  ['questions and answers', /^(?:prompts|options|questions|refusals|idle|forecasts)\b/],
  ['coach', /^(?:coach|advice)\b/],
  ['First Night', /^night\//],
  ['Daily Nightmare', /^nightmare\b/],
  ['drills', /^drills\//],
  ['what things are', /^things\//],
  ['online tables', /^online\//],
  ['notes', /^notes\b/],
  ['mails', /^mail\b/],
  ['links in chats', /^previews\b/],
  ['files', /^file-faults\b/],
  ['terminal', /^terminal\//],
  ['what is typed', /^typing\b/],
  ['inside sentences', /^grammar\b/],
]

export const placeOf = (id: string): string => PLACES.find(([, files]) => files.test(id))?.[0] ?? ''

const MOST_NAME = 26
/** As `test/captions.test.ts` has them. */
const MOST_CAPTION: Readonly<Record<LanguageId, number>> = { en: 80, de: 100, fr: 100, ru: 95, pseudo: 125 }

export function longestOf(id: string, language: LanguageId): number | null {
  const place = placeOf(id)
  if (place === 'captions') return MOST_CAPTION[language]
  // What is chosen and why something happens have no room to fit into, nor have the rules of an older edition.
  if (/:(?:choices|causes|rules)\b/.test(id)) return null
  if (place === 'names' || (place === 'cards' && /[.:]name$/.test(id))) return MOST_NAME
  return place === 'cards' && /[.:]text$/.test(id) ? MOST_TEXT[language] : null
}

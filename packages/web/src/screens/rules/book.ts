import { RULE_IDS, type RuleId } from '@haven/engine'
import { plain } from '../../base/plain.ts'
import { rulebook } from '../../base/rulebook-words.ts'
import { catalogue, words } from '../../base/words.ts'
import { rules } from '../../model/rules.ts'
import { type ChapterKey, OUTLINE, type Part } from './outline.ts'

/** The rules as a book: what is told, every paragraph at the end of its chapter, and every card beside them. */

export interface Paragraph {
  /** A rule like MOVE-5, or the id of a card. */
  readonly id: string
  readonly title: string
  readonly text: string
}

/** What is told about a matter, before the letter of it. */
export interface Told {
  readonly id: string
  readonly title: string
  readonly text: readonly string[]
  readonly part: Part
}

/** Paragraphs that begin alike: MOVE-1, MOVE-2 … */
export interface Letter {
  readonly key: string
  readonly title: string
  readonly paragraphs: readonly Paragraph[]
}

export interface Chapter {
  readonly key: ChapterKey
  readonly number: number
  readonly title: string
  readonly lead: string
  readonly scene: number | undefined
  readonly told: readonly Told[]
  readonly letters: readonly Letter[]
}

type RuleChapter = keyof typeof words.ruleBook.chapters
/** What stories add to the rules stands with them. */
const beginningOf = (id: RuleId): RuleChapter => (/^[A-Z]+/.exec(id)?.[0] ?? 'STORY') as RuleChapter

function paragraph(id: string): Paragraph[] {
  const found = catalogue.rule(id)
  return found ? [{ id, ...found }] : []
}

export function chapters(): readonly Chapter[] {
  return OUTLINE.map(({ key, scene, parts, letter }, i) => {
    const { title, lead, parts: said } = rulebook.chapters[key]
    const texts = said as Readonly<Record<string, { readonly title: string; readonly text: readonly string[] }>>
    return {
      key,
      number: i + 1,
      title,
      lead,
      scene,
      told: parts.map((part) => {
        const found = texts[part.key]
        if (!found) throw new Error(`no words for ${key} ${part.key}`)
        return { ...found, id: `${key}-${part.key}`, part }
      }),
      letters: letter.map((beginning) => ({
        key: beginning,
        title: words.ruleBook.chapters[beginning as RuleChapter],
        paragraphs: RULE_IDS.filter((id) => beginningOf(id) === beginning).flatMap(paragraph),
      })),
    }
  })
}

/** What has words of its own: heroes, sins, monsters, cards, missions. */
export function cards(): readonly Paragraph[] {
  const { tables: t } = rules
  const ids = new Set([
    ...[...t.forms.values()].flatMap(({ id, ability }) => [id, ability.id]),
    ...[...t.sins.values()].flatMap((sin) => [sin.id, sin.power.id, sin.controller.id, sin.avatar.id]),
    ...[...t.sins.values()].flatMap((sin) => sin.cards.map(({ id }) => id)),
    ...[...t.acolytes.values()].flatMap(({ id, ability }) => [id, ability]),
    ...t.hellClub.keys(),
    ...[...t.stories.values()].flatMap((story) => [story.id, ...(story.bosses ?? []).map(({ id }) => id)]),
    ...t.missions.keys(),
    ...t.upgrades.keys(),
    ...t.apocalypse.keys(),
    ...t.track.map(({ id }) => id),
    ...t.darkPast.keys(),
  ])
  return [...ids].flatMap(paragraph)
}

interface Text {
  readonly id: string
  readonly title: string
  readonly text: string | readonly string[]
}

/** All words have to be in it, wherever. */
export function matches({ id, title, text }: Text, query: string): boolean {
  const inside = plain([id, title, text].flat().join(' '))
  return plain(query)
    .split(/\s+/)
    .every((word) => inside.includes(word))
}

export interface Sought {
  readonly words: string
  /** Of an icon that was pressed. */
  readonly rules?: ReadonlySet<string>
}

const isNamed = ({ key, title, lead }: Chapter, query: string): boolean =>
  matches({ id: key, title, text: lead }, query)

/** The same book with what was looked for, and nothing else. */
export function found(book: readonly Chapter[], { words: query, rules: named }: Sought): readonly Chapter[] {
  return book
    .map((chapter) => ({
      ...chapter,
      // Whoever looks for a chapter by its name finds all that it tells.
      told: isNamed(chapter, query) ? chapter.told : chapter.told.filter((each) => matches(each, query)),
      letters: chapter.letters
        .map((letter) => ({
          ...letter,
          paragraphs: letter.paragraphs.filter((each) => named?.has(each.id) || matches(each, query)),
        }))
        .filter(({ paragraphs }) => paragraphs.length > 0),
    }))
    .filter(({ told, letters }) => told.length + letters.length > 0)
}

export const sizeOf = ({ told, letters }: Pick<Chapter, 'told' | 'letters'>): number =>
  told.length + letters.reduce((sum, { paragraphs }) => sum + paragraphs.length, 0)

export const holds = ({ letters }: Chapter, id: string): boolean =>
  letters.some(({ key, paragraphs }) => key === id || paragraphs.some((each) => each.id === id))

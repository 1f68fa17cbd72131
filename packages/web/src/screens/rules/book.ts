import { RULE_IDS, type RuleId } from '@haven/engine'
import { plain } from '../../base/plain.ts'
import { catalogue, words } from '../../base/words.ts'
import { rules } from '../../model/rules.ts'

/** The rules as a book: paragraphs by chapter, and every card beside them. */

export interface Paragraph {
  /** A rule like MOVE-5, or the id of a card. */
  readonly id: string
  readonly title: string
  readonly text: string
}

export interface Chapter {
  readonly key: string
  readonly title: string
  readonly paragraphs: readonly Paragraph[]
}

type ChapterKey = keyof typeof words.ruleBook.chapters
/** What stories add to the rules stands with them. */
const chapterOf = (id: RuleId): ChapterKey => (/^[A-Z]+/.exec(id)?.[0] ?? 'STORY') as ChapterKey

function paragraph(id: string): Paragraph[] {
  const found = catalogue.rule(id)
  return found ? [{ id, ...found }] : []
}

export function chapters(): readonly Chapter[] {
  const { chapters: titles } = words.ruleBook
  return (Object.keys(titles) as ChapterKey[]).map((key) => ({
    key,
    title: titles[key],
    paragraphs: RULE_IDS.filter((id) => chapterOf(id) === key).flatMap(paragraph),
  }))
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

/** All words have to be in it, wherever. */
export function matches({ id, title, text }: Paragraph, query: string): boolean {
  const inside = plain(`${id} ${title} ${text}`)
  return plain(query)
    .split(/\s+/)
    .every((word) => inside.includes(word))
}

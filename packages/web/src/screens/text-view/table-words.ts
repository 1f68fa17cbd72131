import type { HeroView, Option, View } from '@haven/engine'
import type { WebWords } from '@haven/text/languages'
import { mapOf, type SpaceRow, type Speech, spaceRow } from '../../model/space-rows.ts'

/** The table in words: what a picture shows at a glance, as rows that can be read one by one. */

/** What is in a space, as one line; empty if nothing is. */
export const contents = ({ heroes, monsters, tokens }: SpaceRow): string =>
  [...heroes, ...monsters, ...tokens].join(', ')

export function spaceSentence(row: SpaceRow, { words, say }: Speech): string {
  const parts = [
    contents(row) || words.nothing,
    ...(row.city.length > 0 ? [say.labelled(words.cityActions, row.city.join(', '))] : []),
    say.labelled(words.nextTo, row.nextTo.join(', ')),
  ]
  return `${row.name}. ${parts.map((part) => `${part}.`).join(' ')}`
}

/** Where an answer leads, and what waits there. */
export function placeDetail(option: Option, view: View, speech: Speech): string {
  const space = option.to ?? option.at ?? option.space
  return space === undefined || !mapOf(speech, view).geometry.index.has(space)
    ? ''
    : contents(spaceRow(view, space, speech))
}

// ------------------------------------------------------------------------------------------------- heroes

export interface HeroRow {
  readonly hero: string
  readonly name: string
  readonly stats: string
  readonly space: string
  readonly corruption: string
  readonly wounds: string
  readonly tokens: string
  readonly bonuses: string
  readonly has: string
}

export function heroRow(hero: HeroView, view: View, speech: Speech, panels: WebWords['panels']): HeroRow {
  const { rules, say, words } = speech
  const form = rules.tables.forms.get(hero.form)
  const track = rules.tables.heroes.get(hero.hero)?.track ?? []
  const has = [
    ...hero.upgrades.map((card) => (view.sleeping?.includes(card) ? words.asleep(card) : say.name(card))),
    ...hero.npcs.map((npc) => say.name(npc)),
    ...(hero.innocents > 0 ? [words.innocents(hero.innocents)] : []),
  ]
  return {
    hero: hero.hero,
    name: hero.dead
      ? words.fallen(hero.form)
      : view.turn?.hero === hero.hero
        ? words.onTurn(hero.form)
        : say.name(hero.form),
    stats: form ? words.statsOf(form.fight, form.skill, form.defense) : '',
    space: say.space(hero.space),
    corruption: `${hero.corruption}/${track.length}`,
    wounds: words.woundSlots([...hero.wounds].sort((a, b) => a - b)),
    tokens: words.turnsLeft(hero.turns, hero.extraTurns, hero.cityAction),
    bonuses: say.clauses(track.map((bonus, i) => words.bonus(i + 1, panels.bonus(bonus), hero.wounds.includes(i + 1)))),
    has: has.join(', ') || words.nothing,
  }
}

export function heroSentence(row: HeroRow, { words, say }: Speech): string {
  const facts: readonly (readonly [string, string])[] = [
    [words.space, row.space],
    [words.stats, row.stats],
    [words.corruption, row.corruption],
    [words.wounds, row.wounds],
    [words.tokens, row.tokens],
    [words.bonuses, row.bonuses],
    [words.carries, row.has],
  ]
  return `${row.name}. ${facts.map(([label, value]) => `${say.labelled(label, value)}.`).join(' ')}`
}

// -------------------------------------------------------------------------------------------- sin and story

export function sinLines(view: View, { say, words }: Speech): readonly string[] {
  const { sins, dead } = view
  const hand = sins.hand.filter((card) => card !== null)
  return [
    `${say.name(view.setup.sin)}, ${say.name(view.setup.acolytes)}.`,
    words.reactions(sins.reactions, sins.tokens),
    ...(view.turn?.committed === undefined ? [] : [words.committed(view.turn.committed)]),
    words.handCount(sins.hand.length),
    ...(hand.length > 0 ? [words.hand(hand)] : []),
    ...(sins.open !== null ? [words.open(sins.open)] : []),
    ...(sins.discard.length > 0 ? [words.discard(sins.discard)] : []),
    ...(dead.length > 0 ? [words.deadPile(dead)] : []),
  ]
}

export function storyLines(view: View, { say, words }: Speech): readonly string[] {
  const { mission, apocalypse } = view
  const text = say.card(mission.id)?.text
  return [
    words.round(view.round),
    words.mission(mission.id, mission.progress, mission.count),
    ...(text === undefined ? [] : [text]),
    words.apocalypse(view.track),
    ...(apocalypse.cards.length > 0 ? [words.inForce(apocalypse.cards)] : []),
    words.reserve(view.reserve),
    words.inventory(view.upgrades.inventory),
  ]
}

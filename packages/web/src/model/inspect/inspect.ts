import type { Bonus, MonsterKind } from '@haven/engine'
import { cited, DISTRICT_RULES, deckOf, RESERVE_RULES, STREET_RULES } from './cited.ts'
import type { Looking, LookingAt } from './looking.ts'
import { nowOfHero, nowOfIcon, nowOfMonster, nowOfSpace, nowOfToken } from './now-board.ts'
import {
  nowOfCard,
  nowOfChip,
  nowOfCounter,
  nowOfLevel,
  nowOfMission,
  nowOfReserve,
  nowOfSlot,
  nowOfStat,
} from './now-boards.ts'
import { kindOfFigure, type Thing, type ThingKind } from './things.ts'

export type { Looking } from './looking.ts'

/** The answer to "what is this?". */
export interface Inspection {
  readonly title: string
  /** What sort of thing it is. */
  readonly kind: string
  /** What it is and does, in every game. */
  readonly means: string
  /** What is true of it at this moment. */
  readonly now: readonly string[]
  /** The paragraphs it goes by, the nearest first. */
  readonly rules: readonly string[]
  /** The card whose text this is. */
  readonly card?: string
}

type Part = Omit<Inspection, 'now'>
type Of = (thing: Thing, look: Looking) => Part | null

/** An own entry, or nothing: ids come from attributes. */
function entry<T>(of: Readonly<Record<string, T>>, id: string): T | null {
  return Object.hasOwn(of, id) ? (of[id] as T) : null
}

/** Things whose words are a list by id: the meaning, the rules and the name come from three of them. */
function listed<K extends keyof typeof cited & keyof Looking['words']['means'] & keyof Looking['words']['kinds']>(
  of: K,
  title: (id: string, look: Looking) => string,
): Of {
  return ({ id }, look) => {
    const { means, kinds } = look.words
    const text = entry(means[of] as Readonly<Record<string, string>>, id)
    const rules = entry(cited[of] as Readonly<Record<string, readonly string[]>>, id)
    return text === null || rules === null ? null : { title: title(id, look), kind: kinds[of], means: text, rules }
  }
}

const named = (id: string, { say }: Looking): string => say.name(id)

function card(id: string, look: Looking): Part | null {
  const { facts, say, words } = look
  const text = say.card(id)
  if (!text) return null
  const deck = deckOf(id, facts)
  return { title: text.name, kind: words.decks[deck], means: text.text, rules: cited.deck[deck], card: id }
}

function monster({ id }: Thing, look: Looking): Part | null {
  const { facts, say, view, words } = look
  const kind = kindOfFigure(id)
  const rank = (
    kind in words.means.monster
      ? kind
      : kind in facts.hellClub
        ? 'hell-club'
        : kind in facts.fallen || kind.startsWith('fallen-')
          ? 'fallen'
          : null
  ) as MonsterKind | null
  if (rank === null) return null
  // A text of its own says more than that of its rank.
  const own = view && (rank === 'controller' || rank === 'avatar') ? `${view.setup.sin}-${rank}` : kind
  const text = say.card(own)
  const title = text?.name ?? say.name(kind)
  return {
    title,
    kind: text ? say.name(rank) : rank === 'acolyte' && view ? say.name(view.setup.acolytes) : words.kinds.monster,
    means: text?.text ?? words.means.monster[rank],
    rules: cited.monster[rank],
    ...(text && { card: own }),
  }
}

/** A hero's card tells the ability. */
function hero({ id }: Thing, look: Looking): Part | null {
  const { facts, say } = look
  const now = look.view?.heroes.find((each) => each.hero === id)
  const form = facts.forms[now?.form ?? id]
  if (!form) return null
  return {
    title: say.card(form.id)?.name ?? say.name(form.id),
    kind: say.name(form.class),
    means: say.labelled(say.name(form.ability), say.card(form.ability)?.text ?? ''),
    rules: cited.deck.hero,
    card: form.id,
  }
}

function slot({ id, at }: Thing, { facts, words }: Looking): Part | null {
  const owner = at === null ? undefined : facts.heroes[facts.forms[at]?.hero ?? at]
  const bonus: Bonus | undefined = owner?.track[Number(id) - 1]
  if (!owner || !bonus) return null
  return {
    title: words.titles.slot(Number(id), owner.id),
    kind: words.kinds.slot,
    means: words.means.bonus[bonus.kind],
    rules: cited.bonus[bonus.kind],
  }
}

function level({ id }: Thing, { facts, say, words }: Looking): Part | null {
  const found = facts.track.find((each) => each.level === Number(id))
  const text = found && say.card(found.id)
  if (!found || !text) return null
  return { title: words.titles.level(found.level), kind: words.kinds.level, means: text.text, rules: cited.deck.level }
}

function space({ id }: Thing, { say, words }: Looking): Part {
  const isStreet = /^s\d+,\d+$/.test(id)
  return {
    title: isStreet ? words.titles.street(id) : say.space(id),
    kind: words.kinds.space,
    means: isStreet ? words.means.street : words.means.district,
    rules: isStreet ? STREET_RULES : DISTRICT_RULES,
  }
}

const stat = listed('stat', (id, { words }) => entry(words.titles.stat, id) ?? id)

const PARTS: Readonly<Record<ThingKind, Of>> = {
  token: listed('token', (id, look) => (id === 'back' ? look.words.titles.back : named(id, look))),
  printed: listed('printed', named),
  monster,
  hero,
  class: listed('class', named),
  stat: (thing, look) => {
    const part = stat(thing, look)
    return part && thing.at !== null
      ? { ...part, title: look.words.titles.statOf(part.title, kindOfFigure(thing.at)) }
      : part
  },
  heroFace: listed('heroFace', named),
  sinFace: listed('sinFace', named),
  slot,
  bonus: listed('bonus', (id, { words }) => entry(words.titles.bonus, id) ?? id),
  level,
  icon: listed('icon', named),
  counter: listed('counter', (id, { words }) => entry(words.titles.counter, id) ?? id),
  card: ({ id }, look) => card(id, look),
  mission: ({ id }, look) => card(id, look),
  reserve: (_, { words }) => ({
    title: words.titles.reserve,
    kind: words.kinds.reserve,
    means: words.means.reserve,
    rules: RESERVE_RULES,
  }),
  chip: listed('chip', (id, { words }) => entry(words.titles.chip, id) ?? id),
  number: listed('number', (id, { words }) => entry(words.titles.number, id) ?? id),
  space,
}

const none = (): string[] => []

const NOW: Readonly<Record<ThingKind, (look: LookingAt, thing: Thing) => string[]>> = {
  token: nowOfToken,
  printed: nowOfToken,
  monster: nowOfMonster,
  hero: nowOfHero,
  class: none,
  stat: nowOfStat,
  heroFace: none,
  sinFace: none,
  slot: nowOfSlot,
  bonus: none,
  level: nowOfLevel,
  icon: nowOfIcon,
  counter: nowOfCounter,
  card: nowOfCard,
  mission: nowOfMission,
  reserve: nowOfReserve,
  chip: nowOfChip,
  number: none,
  space: nowOfSpace,
}

/** Null for what is no thing of this box. */
export function inspect(thing: Thing, look: Looking): Inspection | null {
  const part = PARTS[thing.of](thing, look)
  if (!part) return null
  const { view } = look
  return { ...part, now: view ? NOW[thing.of]({ ...look, view }, thing) : [] }
}

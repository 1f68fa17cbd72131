import { type Bonus, HAZARDS, HERO_FACES, type HeroClass, MONSTER_KINDS, SIN_FACES } from '@haven/engine'
import type { ThingWords } from '@haven/text/languages'
import type { Facts } from '../facts.ts'

/**
 * Everything on the table that answers "what is this?". In the page a thing is one word, `data-inspect="token:fire@s2,1"`:
 * what it is, which one, and where or whose.
 */
export const THINGS = [
  'token',
  'printed',
  'monster',
  'hero',
  'class',
  'stat',
  'heroFace',
  'sinFace',
  'slot',
  'bonus',
  'level',
  'icon',
  'counter',
  'card',
  'mission',
  'reserve',
  'chip',
  'number',
  'space',
] as const
export type ThingKind = (typeof THINGS)[number]

export interface Thing {
  readonly of: ThingKind
  readonly id: string
  /** A space, or whose it is. */
  readonly at: string | null
}

const FORM = /^([a-zA-Z]+)(?::([^@]*))?(?:@(.+))?$/

export function thingOf(text: string): Thing | null {
  const [, of, id = '', at = null] = FORM.exec(text) ?? []
  const kind = THINGS.find((each) => each === of)
  return kind ? { of: kind, id, at } : null
}

export const thing = (of: ThingKind, id: string | number | undefined = '', at?: string | null): string =>
  `${of}${id === '' ? '' : `:${id}`}${at == null ? '' : `@${at}`}`

/** Many of one kind are called `acolyte-3`; those with a name are themselves. */
export const kindOfFigure = (id: string): string => /^(acolyte|abomination)-\d+$/.exec(id)?.[1] ?? id

const CLASSES: readonly HeroClass[] = ['leader', 'fixer', 'shooter', 'bruiser']
const BONUSES: readonly Bonus['kind'][] = ['none', 'die', 'defense', 'hit', 'choice']
const keys = <T extends object>(of: T): (keyof T & string)[] => Object.keys(of) as (keyof T & string)[]

export type LegendGroup = keyof ThingWords['legend']['groups']

/** The whole list, by what people look for it under: the legend shows it, and a test asks each for its meaning. */
export function allThings(
  facts: Facts,
  { means, titles }: ThingWords,
): Readonly<Record<LegendGroup, readonly string[]>> {
  const each = (of: ThingKind, ids: readonly string[]): string[] => ids.map((id) => thing(of, id))
  const named = [...keys(facts.hellClub), ...keys(facts.fallen)]
  return {
    tokens: each('token', keys(means.token)),
    printed: each('printed', HAZARDS),
    figures: [
      ...each('class', CLASSES),
      ...each('monster', [...MONSTER_KINDS, ...named]),
      ...each('hero', keys(facts.forms)),
    ],
    boards: [...each('stat', keys(titles.stat)), ...each('bonus', BONUSES)],
    dice: [...each('heroFace', HERO_FACES), ...each('sinFace', SIN_FACES)],
    city: each('icon', keys(means.icon)),
    turns: each('counter', keys(titles.counter)),
    story: [
      thing('reserve'),
      ...each('chip', keys(titles.chip)),
      ...facts.track.map(({ level }) => thing('level', level)),
    ],
    numbers: each('number', keys(titles.number)),
    cards: [
      ...each('card', [
        ...keys(facts.abilities),
        ...keys(facts.sins),
        ...keys(facts.sinTexts),
        ...keys(facts.sinCards),
        ...keys(facts.acolytes),
        ...keys(facts.acolyteAbilities),
        ...keys(facts.apocalypse),
        ...keys(facts.upgrades),
        ...keys(facts.darkPast),
        ...keys(facts.stories),
      ]),
      ...each('mission', keys(facts.missions)),
    ],
  }
}

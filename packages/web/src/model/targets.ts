import { type Event, type Intent, type Option, PROMPTS, type Prompt, type View } from '@haven/engine'
import { isPlainKind } from '@haven/engine/count'

/** From the answers of a question to the things on the table that they are about, and back. */

export type Question = View['prompts'][number]

/** The space that an answer points at. */
export function spaceOf(option: Option, view: View): string | null {
  const named = option.to ?? option.at ?? option.space
  if (named !== undefined) return named
  if (option.monster !== undefined) return view.monsters.find(({ id }) => id === option.monster)?.space ?? null
  return null
}

export interface Lit {
  /** Option ids by what they are about. */
  readonly spaces: ReadonlyMap<string, readonly string[]>
  readonly monsters: ReadonlyMap<string, readonly string[]>
  readonly heroes: ReadonlyMap<string, readonly string[]>
  readonly cards: ReadonlyMap<string, readonly string[]>
  readonly slots: ReadonlyMap<number, readonly string[]>
}

const NOTHING: Lit = { spaces: new Map(), monsters: new Map(), heroes: new Map(), cards: new Map(), slots: new Map() }

function add<K>(map: Map<K, string[]>, key: K | null | undefined, id: string): void {
  if (key === null || key === undefined) return
  const known = map.get(key)
  if (known) known.push(id)
  else map.set(key, [id])
}

/** CITY-5: the flight of an Orbital Strike. */
const isFlight = ({ kind }: Question, { token }: Option): boolean =>
  token !== undefined && PROMPTS[kind].points?.by === 'to'

/** Everything that can be chosen by pointing at it. `only` narrows it to some answers. */
export function litBy(question: Question | null, view: View | null, only: readonly string[] | null): Lit {
  if (!question || !view) return NOTHING
  const lit = { spaces: new Map(), monsters: new Map(), heroes: new Map(), cards: new Map(), slots: new Map() }
  for (const option of question.options) {
    if (only && !only.includes(option.id)) continue
    add(lit.spaces, spaceOf(option, view), option.id)
    add(lit.monsters, option.monster, option.id)
    // Whoever can be struck there stands for the flight.
    const struck = isFlight(question, option) ? view.monsters.filter(({ space }) => space === option.to) : []
    for (const { id, kind } of struck) if (isPlainKind(kind)) add(lit.monsters, id, option.id)
    add(lit.heroes, option.hero, option.id)
    add(lit.cards, option.card, option.id)
    add(lit.slots, option.slot, option.id)
  }
  return lit
}

/** The space of a fight that goes on, or begins before everybody's eyes: the camera goes there, and back after it. */
export function foughtIn({ roll }: Pick<View, 'roll'>, scene: readonly Event[]): string | null {
  const begun = scene.find((event) => event.event === 'fightStarted')
  if (begun?.event === 'fightStarted') return begun.target
  return roll && roll.of !== 'cleanse' ? roll.target : null
}

/** What somebody wants who points at a space that is no answer. */
export function intentAt(prompt: Prompt, space: string): Intent {
  const { points } = PROMPTS[prompt.kind]
  if (!points) return { space }
  return points.do ? { do: points.do, [points.by]: space } : { [points.by]: space }
}

/** Long lists are asked in two steps: which figure or token, then where it goes. */
export interface Group {
  /** A monster or a kind of token. */
  readonly what: string
  readonly options: readonly Option[]
}

const MOST_IN_A_ROW = 9

export function groupsOf(options: readonly Option[]): { groups: readonly Group[]; rest: readonly Option[] } | null {
  if (options.length <= MOST_IN_A_ROW) return null
  const groups = new Map<string, Option[]>()
  const rest: Option[] = []
  for (const option of options) {
    const what = option.monster ?? option.token
    const place = option.to ?? option.space
    if (what === undefined || place === undefined) rest.push(option)
    else groups.set(what, [...(groups.get(what) ?? []), option])
  }
  if (groups.size < 2) return null
  return { groups: [...groups].map(([what, of]) => ({ what, options: of })), rest }
}

import { HAZARDS, type Rules, type TokenKind, type View } from '@haven/engine'
import type { Catalogue } from '@haven/text'
import type { WebWords } from '@haven/text/languages'

/** What is in a space, in words: for the board's labels, the buttons of steps, and the game as text. */

export interface Speech {
  readonly rules: Rules
  readonly say: Catalogue
  readonly words: WebWords['textView']
}

export interface SpaceRow {
  readonly space: string
  readonly name: string
  readonly nextTo: readonly string[]
  readonly heroes: readonly string[]
  readonly monsters: readonly string[]
  readonly tokens: readonly string[]
  readonly city: readonly string[]
}

export function mapOf({ rules }: Speech, view: View) {
  const map = rules.tables.maps.get(view.setup.map)
  if (!map) throw new Error(`no map ${view.setup.map}`)
  return map
}

const PLAIN_KINDS = ['acolyte', 'abomination'] as const

export function monstersIn(view: View, space: string, { say, words }: Speech): string[] {
  const here = view.monsters.filter((monster) => monster.space === space)
  const told = (text: string, pinned: boolean): string => (pinned ? words.pinned(text) : text)
  const plain = PLAIN_KINDS.flatMap((kind) =>
    [false, true].flatMap((pinned) => {
      const number = here.filter((monster) => monster.kind === kind && (monster.pinned === true) === pinned).length
      return number > 0 ? [told(words.several(number, kind), pinned)] : []
    }),
  )
  const named = here.filter(({ kind }) => !(PLAIN_KINDS as readonly string[]).includes(kind))
  return [...plain, ...named.map(({ id, pinned }) => told(say.name(id), pinned === true))]
}

function tokensIn(view: View, space: string, speech: Speech): string[] {
  const { say, words } = speech
  const { geometry, def } = mapOf(speech, view)
  const index = geometry.index.get(space) as number
  const lying = (kind: TokenKind): number =>
    view.tokens.find((token) => token.kind === kind && token.space === space)?.count ?? 0
  const found: string[] = []
  const add = (number: number, id: string) => {
    if (number > 0) found.push(words.several(number, id))
  }
  for (const kind of HAZARDS) {
    add(lying(kind), kind)
    const printed = geometry.printed[kind][index] as number
    if (printed > 0) found.push(words.printed(printed, kind))
  }
  add(lying('extraTurn'), 'extraTurn')
  add(lying('innocent'), 'innocent')
  const pile = view.faceDown.find((each) => each.space === space)?.kinds ?? []
  const hidden = pile.filter((kind) => kind === null).length
  if (hidden > 0) found.push(words.faceDown(hidden))
  for (const kind of pile) if (kind !== null) found.push(words.faceDownKind(kind))
  add(view.altars.filter((each) => each === space).length, 'altar')
  for (const { key } of (view.marks ?? []).filter((each) => each.space === space)) found.push(say.name(key))
  for (const { npc } of view.npcs.filter((each) => each.space === space)) found.push(say.name(npc))
  add(view.orbital.filter((each) => each === space).length, 'orbital')
  for (const { color } of view.metro.filter((each) => each.space === space)) found.push(words.metro(color))
  if (def.start === space) found.push(words.start)
  return found
}

function cityIn(view: View, space: string, speech: Speech): string[] {
  const { say, words } = speech
  const { geometry } = mapOf(speech, view)
  const actions = geometry.cityActions[geometry.index.get(space) as number] ?? []
  const covered = view.covered.filter(({ district }) => district === space).map(({ icon }) => icon)
  const icons = actions.map((action, i) => (covered.includes(i) ? words.covered(action) : say.name(action)))
  return view.slots.includes(space) ? [...icons, words.slotTaken] : icons
}

export function spaceRow(view: View, space: string, speech: Speech): SpaceRow {
  const { say, words } = speech
  const { geometry } = mapOf(speech, view)
  const index = geometry.index.get(space) as number
  const metro = view.metro.find((each) => each.space === space)
  const ends = view.metro.filter((each) => each.color === metro?.color && each.space !== space)
  return {
    space,
    name: say.space(space),
    nextTo: [
      ...(geometry.next[index] ?? []).map((next) => say.space(geometry.spaces[next] as string)),
      ...ends.map((end) => words.byMetro(end.space, end.color)),
    ],
    heroes: view.heroes
      .filter((hero) => hero.space === space && !hero.dead)
      .map(({ hero, form }) => (view.turn?.hero === hero ? words.onTurn(form) : say.name(form))),
    monsters: monstersIn(view, space, speech),
    tokens: tokensIn(view, space, speech),
    city: cityIn(view, space, speech),
  }
}

/** Row by row from the north-west, as one would read the map: Streets and Districts in turn. */
export function cityRows(view: View, speech: Speech): readonly SpaceRow[] {
  const { geometry, def } = mapOf(speech, view)
  const tiles = new Map(def.tiles.map(({ tile, x, y }) => [tile as string, { x: x + 0.5, y: y + 0.5 }]))
  const placeOf = (space: string) => {
    const [, x, y] = /^s(\d+),(\d+)$/.exec(space) ?? []
    return tiles.get(space) ?? { x: Number(x), y: Number(y) }
  }
  return [...geometry.spaces]
    .sort((a, b) => placeOf(a).y - placeOf(b).y || placeOf(a).x - placeOf(b).x)
    .map((space) => spaceRow(view, space, speech))
}

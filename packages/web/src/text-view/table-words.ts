import type { Bonus, HeroView, Option, Rules, TokenKind, View } from '@haven/engine'
import { HAZARDS } from '@haven/engine'
import type { Catalogue } from '@haven/text'
import type { WebWords } from '@haven/text/web'

/** The table in words: what a picture shows at a glance, as rows that can be read one by one. */

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

function mapOf({ rules }: Speech, view: View) {
  const map = rules.tables.maps.get(view.setup.map)
  if (!map) throw new Error(`no map ${view.setup.map}`)
  return map
}

const PLAIN_KINDS = ['acolyte', 'abomination'] as const

function monstersIn(view: View, space: string, { say, words }: Speech): string[] {
  const here = view.monsters.filter((monster) => monster.space === space)
  const plain = PLAIN_KINDS.flatMap((kind) => {
    const number = here.filter((monster) => monster.kind === kind).length
    return number > 0 ? [words.several(number, say.name(kind))] : []
  })
  const named = here.filter(({ kind }) => !(PLAIN_KINDS as readonly string[]).includes(kind))
  return [...plain, ...named.map(({ id }) => say.name(id))]
}

function tokensIn(view: View, space: string, speech: Speech): string[] {
  const { say, words } = speech
  const { geometry, def } = mapOf(speech, view)
  const index = geometry.index.get(space) as number
  const lying = (kind: TokenKind): number =>
    view.tokens.find((token) => token.kind === kind && token.space === space)?.count ?? 0
  const found: string[] = []
  const add = (number: number, name: string) => {
    if (number > 0) found.push(words.several(number, name))
  }
  for (const kind of HAZARDS) {
    add(lying(kind), say.name(kind))
    add(geometry.printed[kind][index] as number, words.printed(say.name(kind)))
  }
  add(lying('extraTurn'), say.name('extraTurn'))
  add(lying('innocent'), say.name('innocent'))
  const hidden = view.faceDown.find((pile) => pile.space === space)?.kinds.length ?? 0
  if (hidden > 0) found.push(words.faceDown(hidden))
  add(view.altars.filter((each) => each === space).length, words.altar)
  for (const { npc } of view.npcs.filter((each) => each.space === space)) found.push(say.name(npc))
  add(view.orbital.filter((each) => each === space).length, words.orbital)
  for (const { color } of view.metro.filter((each) => each.space === space)) found.push(words.metro(color))
  if (def.start === space) found.push(words.start)
  return found
}

function cityIn(view: View, space: string, speech: Speech): string[] {
  const { say, words } = speech
  const { geometry } = mapOf(speech, view)
  const actions = geometry.cityActions[geometry.index.get(space) as number] ?? []
  const covered = view.covered.filter(({ district }) => district === space).map(({ icon }) => icon)
  const icons = actions.map((action, i) => (covered.includes(i) ? words.covered(say.name(action)) : say.name(action)))
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
      ...ends.map((end) => `${say.space(end.space)} (${words.metro(end.color)})`),
    ],
    heroes: view.heroes
      .filter((hero) => hero.space === space && !hero.dead)
      .map(({ hero, form }) => (view.turn?.hero === hero ? words.onTurn(say.name(form)) : say.name(form))),
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

/** What is in a space, as one line; empty if nothing is. */
export const contents = ({ heroes, monsters, tokens }: SpaceRow): string =>
  [...heroes, ...monsters, ...tokens].join(', ')

export function spaceSentence(row: SpaceRow, { words }: Speech): string {
  const parts = [
    contents(row) || words.nothing,
    ...(row.city.length > 0 ? [`${words.cityActions}: ${row.city.join(', ')}`] : []),
    `${words.nextTo}: ${row.nextTo.join(', ')}`,
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

function bonusWords(bonus: Bonus, panels: WebWords['panels'], say: Catalogue): string {
  switch (bonus.kind) {
    case 'none':
    case 'die':
    case 'defense':
      return panels.bonuses[bonus.kind]
    case 'hit':
      return panels.bonusHits(bonus.count)
    case 'choice':
      return panels.bonusChoice(bonus.of.map((result) => say.name(result)))
  }
}

export function heroRow(hero: HeroView, view: View, speech: Speech, panels: WebWords['panels']): HeroRow {
  const { rules, say, words } = speech
  const form = rules.tables.forms.get(hero.form)
  const track = rules.tables.heroes.get(hero.hero)?.track ?? []
  const name = say.name(hero.form)
  const has = [
    ...hero.upgrades.map((card) => say.name(card)),
    ...hero.npcs.map((npc) => say.name(npc)),
    ...(hero.innocents > 0 ? [words.innocents(hero.innocents)] : []),
  ]
  return {
    hero: hero.hero,
    name: hero.dead ? words.fallen(name) : view.turn?.hero === hero.hero ? words.onTurn(name) : name,
    stats: form ? words.statsOf(form.fight, form.skill, form.defense) : '',
    space: say.space(hero.space),
    corruption: `${hero.corruption}/${track.length}`,
    wounds: words.woundSlots([...hero.wounds].sort((a, b) => a - b)),
    tokens: words.turnsLeft(hero.turns, hero.extraTurns, hero.cityAction),
    bonuses: track
      .map((bonus, i) => words.bonus(i + 1, bonusWords(bonus, panels, say), hero.wounds.includes(i + 1)))
      .join('; '),
    has: has.join(', ') || words.nothing,
  }
}

export function heroSentence(row: HeroRow, { words }: Speech): string {
  const facts: readonly (readonly [string, string])[] = [
    [words.space, row.space],
    [words.stats, row.stats],
    [words.corruption, row.corruption],
    [words.wounds, row.wounds],
    [words.tokens, row.tokens],
    [words.bonuses, row.bonuses],
    [words.carries, row.has],
  ]
  return `${row.name}. ${facts.map(([label, value]) => `${label}: ${value}.`).join(' ')}`
}

// -------------------------------------------------------------------------------------------- sin and story

function counted(ids: readonly string[], { say, words }: Speech): string[] {
  const counts = new Map<string, number>()
  for (const id of ids) {
    const kind = /^(acolyte|abomination)-\d+$/.exec(id)?.[1] ?? id
    counts.set(kind, (counts.get(kind) ?? 0) + 1)
  }
  return [...counts].map(([kind, number]) => words.several(number, say.name(kind)))
}

export function sinLines(view: View, speech: Speech): readonly string[] {
  const { say, words } = speech
  const { sins, dead } = view
  const hand = sins.hand.filter((card) => card !== null)
  return [
    `${say.name(view.setup.sin)}, ${say.name(view.setup.acolytes)}.`,
    words.reactions(sins.reactions, sins.tokens),
    words.handCount(sins.hand.length),
    ...(hand.length > 0 ? [words.hand(hand.map((card) => say.name(card)))] : []),
    ...(sins.open !== null ? [words.open(say.name(sins.open))] : []),
    ...(sins.discard.length > 0 ? [words.discard(counted(sins.discard, speech))] : []),
    ...(dead.length > 0 ? [words.deadPile(counted(dead, speech))] : []),
  ]
}

export function storyLines(view: View, { say, words }: Speech): readonly string[] {
  const { mission, apocalypse } = view
  const text = say.card(mission.id)?.text
  return [
    words.round(view.round),
    words.mission(say.name(mission.id), mission.progress, mission.count),
    ...(text === undefined ? [] : [text]),
    words.apocalypse(view.track),
    ...(apocalypse.cards.length > 0 ? [words.inForce(apocalypse.cards.map((card) => say.name(card)))] : []),
    words.reserve(view.reserve.map((hero) => say.name(hero))),
    words.inventory(view.upgrades.inventory.map((card) => say.name(card))),
  ]
}

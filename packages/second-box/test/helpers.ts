import { coreBox } from '@haven/content'
import { compileBox, type PromptKind } from '@haven/engine'
import { box } from '@haven/second-box'
import { type Scene, type Sketch, scene } from '@haven/testkit'
import { dice } from '../../content/test/helpers.ts'

export * from '../../content/test/helpers.ts'

/** What the scenes of the second box have in common. */

export const rules = compileBox(coreBox, box)
const CORE_TEAM = coreBox.heroes.map(({ id }) => id)

/** A game against this sin in which no die does anything unless told. */
export const against =
  (sin: string) =>
  (sketch: Sketch = {}): Scene =>
    scene({ rules, dice: dice(), ...sketch, setup: { sin, team: CORE_TEAM, ...sketch.setup } })

/** Goes on, declining, to a window in which the card can be played, and plays it; false if none comes before the next deed. */
export function played(table: Scene, card: string, ...stops: PromptKind[]): boolean {
  for (let i = 0; i < 40; i++) {
    table.declineUntil('sin-card', 'hero-turn', 'kill', 'take-turn', 'remove-token', ...stops)
    if (table.prompts.length === 0 || table.kind !== 'sin-card') return false
    if (table.options.some((option) => option.card === card)) return table.sins({ card }).length > 0
    table.sins({ none: true })
  }
  return false
}

/** The same, which must succeed. */
export function play(table: Scene, card: string, ...stops: PromptKind[]): Scene {
  if (!played(table, card, ...stops)) throw new Error(`${card} could not be played; asked: ${table.kind}`)
  return table
}

/** The hero of the scene starts a fight. */
export function fights(table: Scene): Scene {
  table.hero1({ do: 'fight' })
  return table
}

/** He kills this one with his Hits, once he is asked. */
export function kills(table: Scene, monster: string): Scene {
  table.declineUntil('kill').hero1({ monster })
  return table
}

/** His turn is over, up to the first question of it. */
export function ends(table: Scene): Scene {
  table.hero1({ do: 'end' }, 'hero-turn')
  return table
}

/** What everybody but those named has lost or gained: nothing, in a bystander's test. */
export const unharmed = (table: Scene, ...heroes: string[]): boolean =>
  heroes.every((hero) => table.woundsOf(hero) === 0 && table.corruptionOf(hero) === 1)

/** On a map of a story, at this mission; nobody holds Sin cards, and no Apocalypse card is left to be revealed. */
export const telling =
  (map: string) =>
  (mission: string, sketch: Sketch = {}, progress = 0): Scene =>
    against('pride')({
      apocalypseDeck: [],
      reactions: 0,
      mission: { id: mission, progress },
      ...sketch,
      setup: { map, power: false, ...sketch.setup },
    })

/** A hero of the scene who has no turn left. */
export const spent = (space: string, more: object = {}) => ({ space, turns: 0, ...more })

/** The current hero starts a fight and kills these, one Hit being as good as another. */
export function slays(table: Scene, ...monsters: string[]): Scene {
  fights(table)
  for (const monster of monsters) kills(table, monster)
  return table.declineUntil('hero-turn', 'take-turn', 'mission', 'summon', 'wound-slot')
}

export function vote(table: Scene, mission: string): Scene {
  for (const { seat } of table.prompts) table.answer(seat, { mission }, 'mission')
  return table
}

/** The Sins player brings the figure of an event to a Nest. */
export function arrives(table: Scene, space: string): Scene {
  table.declineUntil('summon').sins({ space }, 'summon')
  return table
}

/** What the strip and the book tell of the end of the round. */
export const clockOf = (table: Scene) => table.view('spectator').endOfRound?.clock

/** The kinds of monsters on the board. */
export const onBoard = (table: Scene, kind: string): boolean => table.board.some((each) => each.startsWith(kind))
/** Where the scenes stand, and the two heroes who are far from it. */
export const HERE = 's1,2'
export const others = { rocco: 's3,0', brad: 's3,0' }

/** Leah faces an Acolyte and the sin, whose player holds the card. */
export const holding =
  (sin: string) =>
  (card: string, sketch: Sketch = {}): Scene =>
    against(sin)({
      heroes: { leah: HERE, ...others },
      hand: [card],
      monsters: [`acolyte ${HERE}`],
      ...sketch,
    })

export const KEVLAR = 'upg-kevlar-vestments'
export const BLADE = 'upg-ice-blade'
export const COAT = 'upg-turnout-coat'
export const MASK = 'upg-filter-mask'

/** What the Sins player has drawn and gained since the scene began. */
export const drawn = (table: Scene): number => table.of('sinCardsDrawn').reduce((all, { count }) => all + count, 0)
export const gained = (table: Scene): number => table.of('reactionGained').reduce((all, { count }) => all + count, 0)

/** Claims of Greed's, as a position has them, and where they lie. */
export const claimed = (...spaces: string[]): NonNullable<Sketch['spaceMarks']> =>
  spaces.map((space) => ({ space, key: 'claim', until: 'game' }))
export const claims = (table: Scene): string[] => (table.view('spectator').marks ?? []).map(({ space }) => space).sort()

/** The spaces of a map. */
function spacesOf(map: string): { spaces: readonly string[]; districts: number } {
  const tables = rules.tables.maps.get(map)
  if (!tables) throw new Error(`there is no map ${map}`)
  return tables.geometry
}
export function districtsOf(map: string): string[] {
  const { spaces, districts } = spacesOf(map)
  return spaces.slice(0, districts)
}
export function streetsOf(map: string): string[] {
  const { spaces, districts } = spacesOf(map)
  return spaces.slice(districts)
}

const MIXED = ['leah', 'rose', 'karl', 'rocco', 'juno', 'tamsin', 'anselm']
export const SECOND_WATCH = ['ottoline', 'juno', 'casimir', 'tamsin', 'anselm', 'wren', 'lindqvist']

/** A game without the power of its sin; the team is the Second Watch, or one of both boxes. */
export const watch = (heroes: NonNullable<Sketch['heroes']>, sketch: Sketch = {}): Scene => {
  const team = Object.keys(heroes).every((hero) => SECOND_WATCH.includes(hero)) ? SECOND_WATCH : MIXED
  return scene({ rules, dice: dice(), ...sketch, heroes, setup: { team, power: false, ...sketch.setup } })
}

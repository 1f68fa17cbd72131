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

import type { Event, EventName, HeroFace, Seat, Side, SinFace } from '@haven/engine'
import { type Scene, type Sketch, scene } from '@haven/testkit'

/** What the scenes of the core box have in common. */

type Dice = NonNullable<Sketch['dice']>

const PLENTY = 30
/** A Skill does nothing in a fight and a Blank never does: dice for what is only counted. */
const SKILLS: readonly HeroFace[] = Array(PLENTY).fill('skill')
const BLANKS: readonly SinFace[] = Array(PLENTY).fill('blank')

/** These dice first, then dice that do nothing in a fight. */
export const dice = (hero: readonly HeroFace[] = [], sin: readonly SinFace[] = []): Dice => ({
  hero: [...hero, ...SKILLS],
  sin: [...sin, ...BLANKS],
})

/** So many Hits. */
export const hits = (count: number): HeroFace[] => Array(count).fill('hit')

/** A scene in which no die does anything unless told. */
export const quiet = (sketch: Sketch = {}): Scene => scene({ dice: dice(), ...sketch })

/** The last fact of a kind. */
export function last<N extends EventName>(table: Scene, name: N): Extract<Event, { event: N }> {
  const found = table.of(name).at(-1)
  if (!found) throw new Error(`there was no ${name}`)
  return found
}

/** How many dice a side rolled, its last roll; dice without FAITH and Burst, so that each face is a die. */
export const diceRolled = (table: Scene, side: Side): number =>
  table
    .of('diceRolled')
    .filter((event) => event.side === side)
    .at(-1)?.faces.length ?? 0

/** The current hero starts a fight in his space; everything on the way is declined. */
export function fight(table: Scene, seat: Seat = 'hero1'): Scene {
  table.answer(seat, { do: 'fight' })
  return table.declineUntil('hero-turn', 'wound-slot')
}

export function shoot(table: Scene, at: string, seat: Seat = 'hero1'): Scene {
  table.answer(seat, { do: 'shoot', at })
  return table.declineUntil('hero-turn', 'wound-slot')
}

/** In a scene of phase `reaction`: no move, but the fight, up to the first question of it. */
export function attack(table: Scene): Scene {
  table.sins({ yes: true }, 'reaction')
  if (table.asks('reaction-move')) table.sins({ none: true })
  table.sins({ yes: true }, 'reaction-fight')
  return table
}

/** Spaces to which the hero may step now. */
export const steps = (table: Scene): string[] =>
  table.options.filter((option) => option.do === 'move').map((option) => option.to as string)

/** Deeds open in the turn, without the spaces. */
export const deeds = (table: Scene): string[] => [...new Set(table.options.map((option) => option.do as string))]

/** What the options of the present question name. */
export const idsOf = (table: Scene, field: 'monster' | 'space' | 'card' | 'hero' | 'icon' | 'to'): string[] => [
  ...new Set(table.options.map((option) => option[field]).filter((value) => value !== undefined)),
]

import type { HeroFace, Position, Side, SinCardDef, SinDef, SinFace } from '@haven/engine'
import { firstStory, type Scene } from '@haven/testkit'

/** What tests of rolls and fights share: dice that do nothing unless told, and the ways into a fight. */

const MANY = 40

/** These faces first, then only Skill (nothing in a fight) and Blank, however many dice are rolled. */
export const dice = (hero: readonly HeroFace[] = [], sin: readonly SinFace[] = []): NonNullable<Position['dice']> => ({
  hero: [...hero, ...Array<HeroFace>(MANY).fill('skill')],
  sin: [...sin, ...Array<SinFace>(MANY).fill('blank')],
})

/** The same for a cleanse, where Hits do nothing. */
export const cleanseDice = (...hero: readonly HeroFace[]): NonNullable<Position['dice']> => ({
  hero: [...hero, ...Array<HeroFace>(MANY).fill('hit')],
})

/** Faces of the last roll of a side; none if it did not roll. */
export const lastRoll = (table: Scene, side: Side): readonly string[] =>
  table
    .of('diceRolled')
    .filter((roll) => roll.side === side)
    .at(-1)?.faces ?? []

/** Starts a fight in the current hero's space (of the first Hero player) without voluntary corruption. */
export function fight(table: Scene): void {
  table.hero1({ do: 'fight' })
  table.hero1({ none: true }, 'corruption')
}

/** From the question of the reaction to the fight that it starts; nothing moves. */
export function react(table: Scene): void {
  table.sins({ yes: true }, 'reaction')
  if (table.asks('reaction-move')) table.sins({ none: true })
  table.sins({ yes: true }, 'reaction-fight')
}

/** Puts Wound markers on the first free slots as long as a seat is asked for them. */
export function takeWounds(table: Scene): void {
  while (table.prompts.length > 0 && table.asks('wound-slot')) {
    table.answer(table.prompt.seat, { id: table.optionIds[0] as string })
  }
}

export const pride = firstStory.sins[0] as SinDef

/** Pride with other cards than its own, so that only their windows open. */
export const prideWithCards = (...cards: readonly SinCardDef[]): readonly SinDef[] => [{ ...pride, cards }]

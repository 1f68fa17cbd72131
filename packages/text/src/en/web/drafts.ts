import type { Say } from '../../language.ts'
import { count, the } from '../grammar.ts'

interface DraftFacts {
  /** After whose turn; none: whoever comes next. */
  readonly hero?: string | undefined
  readonly monster: string
  /** Null: to where the hero stands then. */
  readonly to: string | null
  readonly fight: boolean
}

/** "After Rose: Nun 2 to C2, no fight" */
function drafted({ hero, monster, to, fight }: DraftFacts, say: Say): string {
  const after = hero === undefined ? 'the next turn' : say.name(hero)
  const where = to === null ? 'the hero' : say.space(to)
  return `After ${after}: ${the(monster, say)} to ${where}, ${fight ? 'then fight' : 'no fight'}`
}

const ARMS = {
  armed: 'Played as soon as its moment comes',
  ask: 'You are asked at its moment',
  quiet: 'Never stop for this card',
} as const

/** Reactions that are drafted while the heroes still move. */
export const drafts = (say: Say) => ({
  open: 'Draft a reaction',
  hint: 'When the turn ends it is carried out, as long as it is possible. If it is not, you are asked.',
  after: 'After the turn of',
  anybody: 'whoever is next',
  monster: 'Monster',
  monsterAt: (monster: string, space: string) => `${say.name(monster)}, ${say.space(space)}`,
  to: 'Goes to',
  toHero: 'where the hero stands',
  fight: 'Then fight',
  keep: 'Draft it',
  none: 'There is no monster on the board.',
  list: 'Drafted reactions',
  drafted: (facts: DraftFacts) => drafted(facts, say),
  forget: (facts: DraftFacts) => `Forget: ${drafted(facts, say)}`,
  /** Put together on the board, when the token is asked for. */
  reaction: {
    hint: 'Choose a monster',
    moveAndFight: 'Move and fight',
    move: 'Move there',
    fight: 'Fight',
    note: (monster: string, to: string) => `${the(monster, say)} · ${say.space(to)}`,
    fightHere: 'Fight from here',
    moveOnly: 'Move, do not fight',
  },
  // in the text view
  unclear: 'Say it like this: draft abomination 1 to hero, fight. Or: draft acolyte 2 to C3 after Rose.',
  forgotten: 'All drafts are forgotten.',
  noneYet: 'Nothing is drafted.',
  notYours: 'Only the Sins player has cards and reactions to plan with.',
  order: (card: string, arm: keyof typeof ARMS) => `${say.name(card)}: ${ARMS[arm]}.`,
  against: (hero: string | null, wounds: number) =>
    `Only against ${hero === null ? 'heroes' : say.name(hero)}${wounds > 0 ? ` with at least ${count(wounds, 'wound')}` : ''}.`,
  noSuchHero: (typed: string) => `No hero is called “${typed}”.`,
  notInHand: (typed: string) => `“${typed}” is not in your hand.`,
  yielded: 'All windows of this turn pass.',
})

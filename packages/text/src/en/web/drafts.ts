import { count } from '../grammar.ts'

interface DraftFacts {
  /** After whose turn; null: whoever comes next. */
  readonly hero: string | null
  readonly monster: string
  /** Null: to where the hero stands then. */
  readonly to: string | null
  readonly fight: boolean
}

/** "After Rose: Abomination 2 to C2, no fight" */
function drafted({ hero, monster, to, fight }: DraftFacts): string {
  return `After ${hero ?? 'the next turn'}: ${monster} to ${to ?? 'the hero'}, ${fight ? 'then fight' : 'no fight'}`
}

/** Reactions that are drafted while the heroes still move. */
export const drafts = {
  open: 'Draft a reaction',
  hint: 'When the turn ends it is carried out, as long as it is possible. If it is not, you are asked.',
  after: 'After the turn of',
  anybody: 'whoever is next',
  monster: 'Monster',
  monsterAt: (monster: string, space: string) => `${monster}, ${space}`,
  to: 'Goes to',
  toHero: 'where the hero stands',
  fight: 'Then fight',
  keep: 'Draft it',
  none: 'There is no monster on the board.',
  list: 'Drafted reactions',
  drafted,
  forget: (facts: DraftFacts) => `Forget: ${drafted(facts)}`,
  // in the text view
  unclear: 'Say it like this: draft abomination 1 to hero, fight. Or: draft acolyte 2 to C3 after Rose.',
  forgotten: 'All drafts are forgotten.',
  noneYet: 'Nothing is drafted.',
  notYours: 'Only the Sins player has cards and reactions to plan with.',
  order: (card: string, arm: string) => `${card}: ${arm}.`,
  against: (hero: string | null, wounds: number) =>
    `Only against ${hero ?? 'heroes'}${wounds > 0 ? ` with at least ${count(wounds, 'wound')}` : ''}.`,
  noSuchHero: (name: string) => `No hero is called “${name}”.`,
  notInHand: (card: string) => `“${card}” is not in your hand.`,
  yielded: 'All windows of this turn pass.',
} as const

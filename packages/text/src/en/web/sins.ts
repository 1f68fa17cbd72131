import type { Say } from '../../language.ts'
import { commas, count, percent, tokenName } from '../grammar.ts'

interface ThereFacts {
  readonly token: string
  /** With this one. */
  readonly count: number
  readonly chance: number | null
  readonly heroes: readonly string[]
}

const EFFECTS: Readonly<Record<string, (facts: ThereFacts) => string>> = {
  fire: ({ chance }) => `${percent(chance ?? 0)} a wound`,
  corruption: ({ chance }) => `${percent(chance ?? 0)} corruption`,
  pentagram: ({ count: dice }) => `+${count(dice, 'die', 'dice')} in fights`,
  nest: ({ count: nests }) => `room for ${nests} dead`,
}

/** What the Sins player has in hand, and where the round stands. */
export const sins = (say: Say) => ({
  inHand: (token: string) => say.name(token),
  toPlace: 'to place',
  nth: (number: number, of: number) => `${number} of ${of}`,
  supply: (left: number, of: number) => `${left} of ${of} left`,
  /** All of it, for those who hear it. */
  holds: (token: string, number: number, of: number, left: number) =>
    `${tokenName(token, say)} to place, ${number} of ${of}; ${left} left`,
  effect: (facts: ThereFacts) => EFFECTS[facts.token]?.(facts) ?? say.name(facts.token),
  inReach: (heroes: readonly string[]) =>
    heroes.length === 0 ? 'nobody in reach' : `in reach: ${commas(heroes.map((hero) => say.name(hero)))}`,
  /** Beside a death in the log: what was said before the fight. */
  deathOdds: (stands: number, worst: number) =>
    worst - stands < 0.01 ? percent(stands) : `${percent(stands)} (up to ${percent(worst)})`,
  round: 'This round',
  steps: {
    task: (token: string | null) => (token === null ? 'Story' : say.name(token)),
    first: () => 'First hero',
    turns: (left: number) => count(left, 'hero turn'),
    apocalypse: () => 'Apocalypse',
    summon: () => 'Summon',
    cards: () => 'Sin cards',
  },
  notes: {
    place: 'you place it',
    placed: 'is placed',
    agree: 'the heroes agree',
    react: (times: number) =>
      times === 0 ? 'no Reaction left' : `you react ${times === 1 ? 'once' : `${times} times`}`,
    rise: (now: number, to: number, otherwise: number | null) =>
      otherwise === null ? `${now} → ${to}` : `${now} → ${to} or ${otherwise}`,
    byStory: 'as the story says',
    dead: (number: number) => (number === 0 ? 'nobody comes back' : `${number} at Nests`),
    altars: (number: number) => (number === 0 ? 'no free Altar' : `${number} from Altars`),
  },
})

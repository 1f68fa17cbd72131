import type { sins as english } from '../../en/web/sins.ts'
import type { Said } from '../../said.ts'
import { count, dice as diceOf, percent, tokenName } from '../grammar.ts'

type ThereFacts = Parameters<ReturnType<typeof english>['effect']>[0]

const EFFECTS: Readonly<Record<string, (facts: ThereFacts) => string>> = {
  fire: ({ chance }) => `${percent(chance ?? 0)} eine Wunde`,
  corruption: ({ chance }) => `${percent(chance ?? 0)} Verderbtheit`,
  pentagram: ({ count: dice }) => `+${diceOf(dice)} in Kämpfen`,
  nest: ({ count: nests }) => `Platz für ${count(nests, 'Toten', 'Tote')}`,
}

/** What the Sins player has in hand, and where the round stands. */
export const sins: Said<typeof english> = (say) => ({
  inHand: (token) => say.name(token),
  toPlace: 'zu legen',
  nth: (number, of) => `${number} von ${of}`,
  supply: (left, of) => `noch ${left} von ${of}`,
  holds: (token, number, of, left) => `Zu legen: ${tokenName(token, say)}, ${number} von ${of}; noch ${left} im Vorrat`,
  effect: (facts) => EFFECTS[facts.token]?.(facts) ?? say.name(facts.token),
  inReach: (heroes) =>
    heroes.length === 0 ? 'niemand in Reichweite' : `in Reichweite: ${heroes.map((hero) => say.name(hero)).join(', ')}`,
  deathOdds: (stands, worst) =>
    worst - stands < 0.01 ? percent(stands) : `${percent(stands)} (bis zu ${percent(worst)})`,
  round: 'Diese Runde',
  steps: {
    task: (token) => (token === null ? 'Story' : say.name(token)),
    first: () => 'Erster Held',
    turns: (left) => count(left, 'Heldenzug', 'Heldenzüge'),
    apocalypse: () => 'Apokalypse',
    summon: () => 'Beschwören',
    cards: () => 'Sündenkarten',
  },
  notes: {
    place: 'du legst ihn',
    placed: 'ist gelegt',
    agree: 'die Helden einigen sich',
    react: (times) => (times === 0 ? 'keine Reaktion mehr' : `du reagierst ${times}-mal`),
    rise: (now, to, otherwise) => (otherwise === null ? `${now} → ${to}` : `${now} → ${to} oder ${otherwise}`),
    byStory: 'wie die Story sagt',
    dead: (number) => (number === 0 ? 'niemand kommt zurück' : `${number} auf Nester`),
    altars: (number) => (number === 0 ? 'kein freier Altar' : `${number} von Altären`),
  },
})

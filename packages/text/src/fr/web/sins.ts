import type { sins as english } from '../../en/web/sins.ts'
import type { Said } from '../../said.ts'
import { capital, count, percent, theToken } from '../grammar.ts'

type ThereFacts = Parameters<ReturnType<typeof english>['effect']>[0]

const EFFECTS: Readonly<Record<string, (facts: ThereFacts) => string>> = {
  fire: ({ chance }) => `blessure : ${percent(chance ?? 0)}`,
  corruption: ({ chance }) => `corruption : ${percent(chance ?? 0)}`,
  pentagram: ({ count: dice }) => `+${count(dice, 'dé')} au combat`,
  nest: ({ count: nests }) => `place pour ${count(nests, 'mort')}`,
}

/** What the Sins player has in hand, and where the round stands. */
export const sins: Said<typeof english> = (say) => ({
  inHand: (token) => say.name(token),
  toPlace: 'à placer',
  nth: (number, of) => `${number} sur ${of}`,
  supply: (left, of) => `stock : ${left} sur ${of}`,
  holds: (token, number, of, left) =>
    `${capital(theToken(token, say))} à placer, ${number} sur ${of} ; stock : ${left}`,
  effect: (facts) => EFFECTS[facts.token]?.(facts) ?? say.name(facts.token),
  inReach: (heroes) =>
    heroes.length === 0 ? 'personne à portée' : `à portée : ${heroes.map((hero) => say.name(hero)).join(', ')}`,
  deathOdds: (stands, worst) =>
    worst - stands < 0.01 ? percent(stands) : `${percent(stands)} (jusqu’à ${percent(worst)})`,
  round: 'Cette manche',
  steps: {
    task: (token) => (token === null ? 'Scénario' : say.name(token)),
    first: () => 'Premier héros',
    turns: (left) => count(left, 'tour de héros', 'tours de héros'),
    apocalypse: () => 'Apocalypse',
    summon: () => 'Invoquer',
    cards: () => 'Cartes Péché',
  },
  notes: {
    place: 'à vous de placer',
    placed: 'placé',
    agree: 'les héros s’accordent',
    react: (times) => (times === 0 ? 'plus de réaction' : `vous : ${count(times, 'réaction')}`),
    rise: (now, to, otherwise) => (otherwise === null ? `${now} → ${to}` : `${now} → ${to} ou ${otherwise}`),
    byStory: 'selon le scénario',
    dead: (number) => (number === 0 ? 'personne ne revient' : `${number} sur des Nids`),
    altars: (number) => (number === 0 ? 'aucun Autel libre' : `${number} par les Autels`),
  },
})

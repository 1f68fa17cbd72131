import type { CoachId } from '@haven/content'
import type { CoachFacts, coach as english } from '../en/coach.ts'
import type { Say } from '../language.ts'
import type { Said } from '../said.ts'
import { count, de } from './grammar.ts'

const quoted = (text: string): string => `« ${text} »`
const inOrder = (texts: readonly string[]): string => texts.map(quoted).join(', puis ')
const points = (gain: number): number => Math.max(1, Math.round(100 * gain))

const LINES = (say: Say): Readonly<Record<CoachId, (facts: CoachFacts) => string>> => {
  const name = (id: unknown): string => say.name(String(id))
  const space = (id: unknown): string => say.space(String(id))
  return {
    death: ({ params: { dead, left } }) =>
      `Mort ${de(name(dead))}, et il en reste ${left} à venir. La relève arrive sans corruption : profitez-en.`,
    heal: ({ params: { wounds, district } }) =>
      `Blessures : ${wounds}. Un quartier soigne, à portée, sans coûter d’action : ${space(district)}.`,
    repent: ({ params: { district } }) => `À 7, plus d’offres. Pour redescendre : ${space(district)}.`,
    alone: ({ params: { friend } }) =>
      `Un héros seul perd une défense face à l’Orgueil. ${name(friend)} pourrait d’abord venir ici.`,
    leave: ({ params: { p } }) => `Partir coûte à coup sûr une blessure. Combattre ici tue à ${p} %.`,
    city: ({ params: { district } }) =>
      `Votre Action de Ville attend encore, et vous êtes dans un quartier : ${space(district)}.`,
    keep: () => 'L’offre apporte peu ici. Gardez-la pour un lancer plus dur.',
    offer: ({ params: { off, on } }) => `Ici, l’offre vaut son prix : de ${off} % à ${on} %.`,
    shoot: ({ params: { hero, space: at, p } }) =>
      `${name(hero)} voit ${space(at)} le long de la rue : ${p} % d’ici. Les rescapés à portée ripostent.`,
    orders: () => 'Ordres de terrain : un allié à deux pas ou moins agit maintenant. Qui a le meilleur lancer ?',
    way: ({ told, params: { goesOn, rolls, ends } }) =>
      ends
        ? 'Plus rien ne vaut son prix pendant ce tour. Finissez-le ici.'
        : `${goesOn ? 'La suite' : 'À faire ce tour-ci'} : ${inOrder(told)}.${rolls ? ' Pour ses dés, prenez la réponse proposée.' : ''}`,
    free: () => 'Le Péché n’a plus de jeton dans cette manche. Prenez vos risques maintenant.',
    kills: ({ params: { n } }) => `Monstres à tuer encore : ${n}. Sinon, l’Apocalypse monte deux fois.`,
    altar: () => 'Un héros sur un Autel à la fin de la manche empêche sa carte.',
    start: () => 'Qui commence ? Le mieux : qui tue à coup sûr, avant que le Péché ne bouge.',
    branch: () => 'Des bras forts déciment le troupeau ; une haute compétence brûle les Nids. Et vous ?',
    card: () => 'Une carte par tour. Elle est là, visible, et tout le monde sait qu’elle est partie.',
    nest: () => 'Ils reviennent sur des Nids libres. Nettoyez un Nid, et moins d’entre eux trouvent le chemin.',
    controller: () => 'Près du marionnettiste, les petits monstres ont une défense de plus. Séparez-les.',
    over: () => 'Ouvrez Le fil de la partie : trois tours ont décidé de cette nuit.',
  }
}

/** The coach of the first real games: his lines, and what stands around them. */
export const coach: Said<typeof english> = (say) => ({
  lines: LINES(say),
  name: 'Coach',
  rule: 'Règle',
  gotIt: 'Compris',
  gotItHint: 'Ne plus jamais le dire',
  quiet: 'Silence',
  quietHint: 'Le coach se tait jusqu’à votre appel',
  call: 'Appeler le coach',
  ask: 'Qu’est-ce qui aurait été mieux ?',
  nothing: 'Il n’y a rien à en dire.',
  gone: 'Cela ne sera plus dit.',
  wisest: ({ given }) => `${quoted(given)} valait tout ce que je connais.`,
  wiser: ({ given, answer, next, gain, low, high }) =>
    `Au lieu de ${quoted(given)} : ${inOrder([answer, ...next])}. Environ ${count(points(gain), 'point')} de plus pour gagner (de ${Math.max(0, Math.round(100 * low))} à ${Math.round(100 * high)}).`,
})

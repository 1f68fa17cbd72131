import type { nightmare as english } from '../../en/terminal/nightmare.ts'
import type { Said } from '../../said.ts'
import { count } from '../grammar.ts'

/** Nightmares at the keyboard, and the run that makes them. */
export const nightmare: Said<typeof english> = {
  answer: (options) => `Répondez par un numéro de 1 à ${options} ; « quit » vous fait sortir.`,
  left: 'Quitté sans réponse.',
  mined: (number, file, games) => `${count(number, 'cauchemar')} sur ${count(games, 'partie')} : ${file}`,
  found: (games) => count(games, 'partie'),
  scored: ['', 'résolus', '', 'points perdus', 'étoiles'],
  of: (part, whole) => `${part} sur ${whole}`,
  otherRules: (made, now) =>
    `les cauchemars ont été faits avec les règles ${made}, et voici les règles ${now} : refaites-les avec haven nightmare --mine`,
}

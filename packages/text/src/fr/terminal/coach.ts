import type { coach as english } from '../../en/terminal/coach.ts'
import type { Said } from '../../said.ts'
import { count, decimal } from '../grammar.ts'

const percent = (share: number): string => `${decimal(100 * share, 1, 1)} %`

/** What the coach is worth, as the lab measures it. */
export const coach: Said<typeof english> = {
  help: {
    known: ['compris', 'le coach ne redit plus jamais cette phrase'],
    better: ['mieux', 'ce qui aurait été mieux que votre dernière réponse, et de combien'],
  },
  wins: (isCoached, wins, games, low, high) =>
    `${isCoached ? 'Avec le coach' : 'Sans lui'} : parties gagnées ${wins} sur ${games} (95 % : de ${percent(low)} à ${percent(high)})`,
  apart: (isApart) => (isApart ? 'Les intervalles sont séparés.' : 'Les intervalles ne sont pas séparés.'),
  followed: (followed, changed, ready) =>
    `Une phrase a nommé une réponse ${followed} fois, une autre avait été tirée ${changed} fois ; ${count(ready, 'réponse donnée pendant un lancer était celle déjà prête', 'réponses données pendant un lancer étaient celles déjà prêtes')}.`,
  lines: (lines) => `Tours où chaque phrase a été dite : ${lines.map(([id, times]) => `${id} ${times}`).join(', ')}`,
}

import type { coach as english } from '../../en/terminal/coach.ts'
import type { Said } from '../../said.ts'
import { percent } from '../grammar.ts'

/** What the coach is worth, as the lab measures it. */
export const coach: Said<typeof english> = {
  help: {
    known: ['verstanden', 'der Trainer sagt diesen Satz nie wieder'],
    better: ['besser', 'was besser gewesen wäre als deine letzte Antwort, und um wie viel'],
  },
  wins: (isCoached, wins, games, low, high) =>
    `${isCoached ? 'Mit dem Trainer' : 'Ohne ihn'}: ${wins} von ${games} Spielen gewonnen (95 %: ${percent(low)} bis ${percent(high)})`,
  apart: (isApart) => (isApart ? 'Die Intervalle liegen auseinander.' : 'Die Intervalle liegen nicht auseinander.'),
  followed: (followed, changed, ready) =>
    `Ein Satz nannte ${followed}-mal eine Antwort, ${changed}-mal war eine andere gezogen worden; ${ready} Antworten in Würfen waren die bereitgelegten.`,
  lines: (lines) => `Züge, in denen jeder Satz fiel: ${lines.map(([id, count]) => `${id} ${count}`).join(', ')}`,
}

import type { nightmare as english } from '../../en/terminal/nightmare.ts'
import type { Said } from '../../said.ts'
import { count } from '../grammar.ts'

/** Nightmares at the keyboard, and the run that makes them. */
export const nightmare: Said<typeof english> = {
  answer: (options) => `Antworte mit einer Zahl von 1 bis ${options}; mit „verlassen“ gehst du.`,
  left: 'Ohne Antwort verlassen.',
  mined: (number, file, games) =>
    `${count(number, 'Albtraum', 'Albträume')} aus ${count(games, 'Spiel', 'Spielen')}: ${file}`,
  found: (games) => count(games, 'Spiel', 'Spiele'),
  scored: ['', 'gelöst', '', 'Punkte verloren', 'Sterne'],
  of: (part, whole) => `${part} von ${whole}`,
  otherRules: (made, now) =>
    `die Albträume wurden unter den Regeln ${made} gemacht, dies sind ${now}: mach sie neu mit haven nightmare --mine`,
}

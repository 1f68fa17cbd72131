import type { nightmare as english } from '../en/nightmare.ts'
import type { Said } from '../said.ts'
import { count } from './grammar.ts'

const MOST_STARS = 3

const stars = (number: number): string => '★'.repeat(number) + '☆'.repeat(MOST_STARS - number)
const points = (number: number): string => count(number, 'Punkt', 'Punkte')
const streak = (days: number): string => `${count(days, 'Tag', 'Tage')} in Folge`

/** The Daily Nightmare: one question a day, the same for everybody. */
export const nightmare: Said<typeof english> = {
  title: 'Albtraum des Tages',
  day: (day) => `Albtraum ${day}`,
  about:
    'Eine Frage aus einem Spiel, das für jemanden schlecht ausging. Eine Antwort; heute haben alle dieselbe Frage.',
  asked: {
    heroes: 'Ihr seid die Helden. Womit gewinnt ihr am ehesten?',
    sins: 'Du bist die Sünde. Womit gewinnst du am ehesten?',
  },
  stars,
  starsHeard: (number) => `${number} von ${MOST_STARS} Sternen.`,
  right: (chance) => `Richtig. Damit gewinnt man ${chance} von 100 solchen Spielen.`,
  wrong: (chance, lost) =>
    `Damit gewinnt man ${chance} von 100 solchen Spielen, ${points(lost)} weniger als die beste Antwort.`,
  best: 'Die beste Antwort',
  chance: (chance) => `${chance} %`,
  played: (day) => `Albtraum ${day} hast du schon beantwortet. Diesmal zählt es nicht.`,
  streak,
  next: (hours) => `Der nächste kommt in ${count(hours, 'Stunde', 'Stunden')}.`,
  share: (day, won, lost, days) =>
    [`Haven, Albtraum ${day}: ${stars(won)}`, lost === 0 ? '' : `−${points(lost)}`, days > 1 ? streak(days) : '']
      .filter((part) => part !== '')
      .join(', '),
  toShare: 'Zum Teilen',
  firstStep: 'Von einem Weg zählt der erste Schritt.',
  yours: 'Deine Antwort',
  all: 'Alle Antworten, und wie oft jede gewinnt',
  over: 'Wie es lief',
  again: 'Noch einmal fragen',
  earlier: 'Die Nacht davor',
  today: 'Heute',
  leave: 'Den Albtraum verlassen',
  goOn: 'Weiter',
  copy: 'Kopieren',
  pass: 'Weitergeben',
  copied: 'Kopiert.',
  notCopied: 'Der Browser lässt uns nicht kopieren. Hier ist es:',
  notYet: 'Den hat noch niemand geträumt',
  notYetText: (day) => `Heute ist Albtraum ${day}. Jeden Tag um Mitternacht (UTC) kommt ein neuer.`,
}

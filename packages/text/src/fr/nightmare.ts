import type { nightmare as english } from '../en/nightmare.ts'
import type { Said } from '../said.ts'
import { count, percent } from './grammar.ts'

const STAR = { full: '★', empty: '☆' } as const
const MOST_STARS = 3

const stars = (number: number): string => STAR.full.repeat(number) + STAR.empty.repeat(MOST_STARS - number)
const points = (number: number): string => count(number, 'point')
const streak = (days: number): string => `${count(days, 'jour')} de suite`

/** The Daily Nightmare: one question a day, the same for everybody. */
export const nightmare: Said<typeof english> = {
  title: 'Le Cauchemar du jour',
  day: (day) => `Cauchemar ${day}`,
  about:
    'Une question tirée d’une partie qui a mal tourné pour quelqu’un. Une réponse ; la même question pour tous aujourd’hui.',
  asked: {
    heroes: 'Vous êtes les héros. Qu’est-ce qui vous donne les meilleures chances de gagner ?',
    sins: 'Vous êtes le Péché. Qu’est-ce qui vous donne les meilleures chances de gagner ?',
  },
  stars,
  starsHeard: (number) => `${count(number, 'étoile')} sur ${MOST_STARS}.`,
  right: (chance) => `Juste. Cette réponse gagne ${chance} parties sur 100.`,
  wrong: (chance, lost) => `Cette réponse gagne ${chance} parties sur 100 ; ${points(lost)} de moins que la meilleure.`,
  best: 'La meilleure réponse',
  chance: (chance) => percent(chance / 100),
  played: (day) => `Vous avez déjà répondu au cauchemar ${day}. Cette fois, cela ne compte pas.`,
  streak,
  next: (hours) => `Le prochain vient dans ${count(hours, 'heure')}.`,
  share: (day, won, lost, days) =>
    [`Haven, cauchemar ${day} : ${stars(won)}`, lost === 0 ? '' : `−${points(lost)}`, days > 1 ? streak(days) : '']
      .filter((part) => part !== '')
      .join(', '),
  toShare: 'À partager',
  firstStep: 'D’un chemin, c’est le premier pas qui compte.',
  yours: 'Votre réponse',
  all: 'Toutes les réponses, et combien de fois chacune gagne',
  over: 'Le fil de la partie',
  again: 'Reposer la question',
  earlier: 'La nuit d’avant',
  today: 'Aujourd’hui',
  leave: 'Quitter le cauchemar',
  goOn: 'Continuer',
  copy: 'Copier',
  pass: 'Transmettre',
  copied: 'Copié.',
  notCopied: 'Le navigateur ne permet pas de copier. Voici :',
  notYet: 'Personne n’a encore fait ce cauchemar',
  notYetText: (day) => `Aujourd’hui, c’est le cauchemar ${day}. Un nouveau vient chaque jour à minuit, heure UTC.`,
}

import type { drills as english } from '../../en/drills/index.ts'
import type englishSays from '../../en/drills/says.json'
import type { Said } from '../../said.ts'
import { count, plural } from '../grammar.ts'
import { quiz } from './quiz.ts'
import { says1 } from './says-1.ts'
import { says2 } from './says-2.ts'

const says: Readonly<Record<keyof typeof englishSays, { readonly title: string; readonly reason: string }>> = {
  ...says1,
  ...says2,
}

const points = (number: number): string => count(number, 'point')

/** Drills: one question each, with a reason for its answer; and the ten questions after First Night. */
export const drills: Said<typeof english> = {
  title: 'Exercices',
  about: 'Une position, une réponse, et pourquoi. Vingt secondes chacun, sans chronomètre.',
  mixed: 'Dix de toutes sortes',
  mixedHint: 'D’abord ceux que vous avez manqués.',
  quiz,
  topics: 'Par sujet',
  topic: {
    turn: 'Le tour',
    kill: 'Qui tuer',
    faith: 'FAITH',
    wound: 'Blessures',
    heal: 'Soins',
    bargain: 'Le pacte',
    cleanse: 'Nettoyage',
    city: 'La ville',
    ability: 'Capacités',
    choice: 'Choix',
    'sin-reaction': 'Réactions du Péché',
    'sin-card': 'Cartes Péché',
    acolyte: 'Acolytes',
    summon: 'Invocations',
  },
  scene: (scene) => `Trois exercices : ${scene}`,
  many: (number) => count(number, 'exercice'),
  practised: (done, missed) => `réussis : ${done}, manqués : ${missed}`,
  own: {
    title: 'Tirés de vos parties',
    about: 'Vos dix dernières parties sur cet appareil : ce que vous y avez décidé, et ce qui aurait été mieux.',
    look: 'Parcourir mes parties',
    looking: (done, games) => `Relecture de la partie ${done} sur ${games}`,
    none: 'Aucune de vos parties n’est encore finie, ou aucune n’a de décision nettement moins bonne qu’une autre.',
    found: (number) => `${count(number, 'décision')} à repenser`,
    asked: 'Vous connaissez cet endroit. Que feriez-vous maintenant ?',
    lost: (lost) => `Vous avez perdu ici ${points(lost)}.`,
    same: 'La même réponse que l’autre fois.',
    thinking: 'Réflexion en cours',
  },
  asked: {
    heroes: 'Quel est le meilleur choix pour les héros ?',
    sins: 'Quel est le meilleur choix pour le Péché ?',
  },
  number: (number, of) => `Exercice ${number} sur ${of}`,
  right: 'Juste.',
  wrong: 'Pas celle-ci.',
  wrongBy: (lost) => `Pas celle-ci : elle coûte ${points(lost)}.`,
  best: (answers) => plural(answers, { one: 'La meilleure réponse', other: 'Les meilleures réponses' }),
  yours: 'Votre réponse',
  over: 'Le meilleur choix ici',
  next: 'Exercice suivant',
  again: 'Reposer la question',
  finish: 'C’était le dernier',
  all: 'Tous les exercices',
  score: (right, of) => `${count(right, 'bonne réponse', 'bonnes réponses')} sur ${of}`,
  leave: 'Quitter l’exercice',
  goOn: 'Continuer',
  says,
}

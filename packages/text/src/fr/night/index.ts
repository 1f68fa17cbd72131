import type { night as english, Measure } from '../../en/night/index.ts'
import type { Say } from '../../language.ts'
import type { Said } from '../../said.ts'
import { count } from '../grammar.ts'
import { says, typed } from './says.ts'

function measure(each: Measure, number: number, say: Say): string {
  switch (each.of) {
    case 'wounds':
      return `${say.name(each.hero)} ${number === 0 ? 'sans blessure' : `avec ${count(number, 'blessure')}`}`
    case 'corruption':
      return `corruption ${number}`
    case 'fire':
      return `${say.name(each.hero)} ${number > 0 ? 'à travers le Feu' : 'à l’écart du Feu'}`
    case 'kills':
      return number === 0 ? 'aucun monstre tué' : count(number, 'monstre tué', 'monstres tués')
    case 'progress':
      return `${number} sur 10`
  }
}

/** First Night: what its scenes say, and what stands around them. */
export const night: Said<typeof english> = (say) => ({
  says: says(say),
  typed,
  title: 'La Première Nuit',
  about: 'Une nuit à Haven, en six courtes scènes. La première dure une minute et demie.',
  owners: 'J’ai la boîte',
  ownersHint: 'Ce qui est différent ici, en 90 secondes',
  ownersCard: [
    'La corruption se décide une seule fois, en dernier, quand la carte et l’acolyte sont connus.',
    'Les blessures d’un combat passent avant sa corruption ; les tests de Corruption avant ceux de Feu.',
    'Les rescapés d’un tir qui peuvent vous atteindre viennent toujours.',
    'Comptes, marques, Nids bloqués, ligne de vue : la table s’en charge.',
    'Les règles préliminaires se choisissent en créant une partie.',
  ],
  begin: 'Commencer',
  resume: 'Reprendre la nuit',
  scenes: {
    0: 'Pour qui a la boîte',
    1: 'Les rues',
    2: 'L’acier',
    3: 'Le pacte',
    4: 'La ville',
    5: 'S’unir',
    6: 'L’autre camp',
  },
  abouts: {
    1: 'Les chemins et leur prix, et ce qu’est une manche.',
    2: 'Un combat engagé, un combat subi, un tir : dés et chances.',
    3: 'Du pouvoir contre de la corruption, et le chemin du retour.',
    4: 'Des gens, des quartiers, le métro, une frappe orbitale.',
    5: 'L’entraide, une mort, la réserve, un vote.',
    6: 'Une manche dans la peau de l’Orgueil.',
  },
  scene: (scene) => (scene === 0 ? '90 secondes' : `Scène ${scene} sur 6`),
  done: 'faite',
  voice: (who) => (who === 'vesper' ? say.name('hc-vesper') : say.name(who)),
  skip: 'Sauter cette scène',
  leave: 'Quitter la nuit',
  goOn: 'Continuer',
  back: 'Revenir',
  again: 'Depuis le début',
  show: 'Montrez-moi',
  shown: (answer) => `Montrez-moi : ${answer}`,
  typedHelp:
    'Dans une scène : indice, montrer (la réponse qui fait avancer ; c’est vous qui la donnez), revenir (sur tout, même les dés), sauter.',
  rule: (rule) => `Règle ${rule}`,
  par: (measures) =>
    `Au mieux : ${measures.map((each) => measure(each, each.par, say)).join(', ')}. Vous : ${measures
      .map((each) => measure(each, each.yours, say))
      .join(', ')}.`,
  over: 'La scène est finie',
  next: (scene) => `Scène suivante : ${scene}`,
  game: 'Votre première vraie partie',
  all: 'Toutes les scènes',
  drills: 'Trois exercices sur cette scène',
  allDrills: 'Exercices',
  quiz: 'Dix questions, si le cœur vous en dit',
})

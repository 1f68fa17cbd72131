import type { AcolyteId } from '@haven/content'
import type { CauseId, ChoiceId, Language, Named, NameId } from '../language.ts'
import { noun } from './grammar.ts'

/** Short names, as prompts and log use them. Cards, missions and places go by the names on their cards. */

/** A woman of the team: so she is when she has fallen, too. */
const woman = (name: string): Named => ({ name, forms: { fallen: `${name} déchue` } })
const man = (name: string): Named => ({ name, forms: { fallen: `${name} déchu` } })
const person = (number: number): Named =>
  noun(`Joueur Héros ${number}`, 'm', 'Joueurs Héros', `le joueur Héros ${number}`)

export const names: Readonly<Record<NameId, Named>> = {
  // heroes and their forms
  leah: woman('Leah'),
  rose: woman('Rose'),
  karl: man('Karl'),
  'karl-wolf': 'Karl (loup)',
  rocco: man('Rocco'),
  brad: man('Brad'),
  thorley: man('Thorley'),
  morgana: woman('Morgana'),
  leader: noun('Leader', 'm'),
  fixer: noun('Nettoyeur', 'm'),
  shooter: noun('Tireur', 'm'),
  bruiser: noun('Cogneur', 'm'),
  // monsters
  acolyte: noun('Acolyte', 'm'),
  abomination: noun('Abomination', 'f'),
  controller: noun('Marionnettiste', 'm'),
  avatar: noun('Avatar', 'm'),
  'hell-club': noun('Membre du Hell Club', 'm', 'Membres du Hell Club'),
  fallen: noun('Héros déchu', 'm', 'Héros déchus', 'le héros déchu'),
  'hc-bailiff': noun('Huissier', 'm', 'Huissiers', 'l’Huissier'),
  'hc-huntsman': noun('Veneur', 'm'),
  'hc-vesper': 'Madame Vesper',
  'hc-confessor': noun('Confesseur', 'm'),
  'hc-maestro': noun('Maestro', 'm'),
  doctors: 'Médecins corrompus',
  hobos: 'Clochards corrompus',
  nuns: 'Nonnes corrompues',
  // tokens and people to meet
  fire: noun('Feu', 'm', 'Feux'),
  corruption: noun('Corruption', 'f', 'Corruption'),
  pentagram: noun('Pentagramme', 'm'),
  nest: noun('Nid', 'm'),
  extraTurn: noun('Tour supplémentaire', 'm', 'Tours supplémentaires'),
  innocent: noun('Innocent', 'm'),
  altar: noun('Autel', 'm'),
  mark: noun('Jeton Marque', 'm', 'Jetons Marque'),
  metro: noun('Métro', 'm'),
  commissioner: noun('Commissaire', 'm'),
  proxy: 'PROXY',
  ravencorp: 'RavenCorp',
  // City Actions (Extra Turn is above)
  heal: noun('Soin', 'm'),
  repent: noun('Repentir', 'm'),
  inventory: noun('Inventaire', 'm'),
  orbital: noun('Frappe orbitale', 'f', 'Frappes orbitales'),
  // dice (Corruption is above)
  hit: noun('Touche', 'f'),
  burst: noun('Touche explosive', 'f', 'Touches explosives'),
  blank: noun('Face vide', 'f', 'Faces vides'),
  defense: noun('Défense', 'f'),
  counter: noun('Résistance', 'f'),
  skill: noun('Compétence', 'f'),
  faith: noun('FAITH', 'm', 'FAITH'),
  // seats and sides
  sins: noun('Joueur Péché', 'm', 'Joueurs Péché', 'le joueur Péché'),
  hero1: person(1),
  hero2: person(2),
  hero3: person(3),
  hero4: person(4),
  heroes: 'Joueurs Héros',
  spectator: 'Spectateur',
  all: 'Tout le monde',
  // types of stories (Corruption is above)
  terror: 'Terreur',
  redemption: 'Rédemption',
  mixed: 'Mixte',
  // the moments of Sin cards
  'turn-start': 'Début d’un tour',
  'hero-enters': 'Entrée d’un héros dans une case',
  'city-action': 'Usage d’un quartier',
  'cleanse-start': 'Début d’un nettoyage',
  'fight-start': 'Début d’un combat',
  'fight-rolled': 'Dés d’un combat',
  'monster-killed': 'Mort d’un monstre',
  reaction: 'Réaction',
  'turn-end': 'Fin d’un tour',
  'free-fight': 'Combat gratuit',
}

/** One of them. */
export const figures: Readonly<Record<AcolyteId, Named>> = {
  doctors: noun('Médecin', 'm'),
  hobos: noun('Clochard', 'm'),
  nuns: noun('Nonne', 'f'),
}

/** Fit for brackets behind a sentence. */
export const causes: Readonly<Record<CauseId, string>> = {
  'CORR-1': 'bonus de corruption',
  'END-1': 'fin de manche',
  'END-4': 'Autels',
  'MOVE-5': 'monstres laissés derrière',
  'MOVE-7': 'test de Corruption',
  'MOVE-8': 'test de Feu',
  'RANGE-4': 'après le tir',
  'REACT-1': 'réaction',
  'SETUP-9': 'main de départ',
  'story-aid': 'aide à quatre héros',
  'story-top-up': 'nécessaire à la mission',
  fight: 'combat',
  rangedFight: 'combat à distance',
  cleanse: 'nettoyage',
  price: 'prix',
  round: 'début de manche',
  endOfRound: 'fin de manche',
  leave: 'sortie de la case',
  enter: 'entrée dans la case',
}

export const choices: Readonly<Record<ChoiceId, string>> = {
  'pride-whose-glory:hero': 'Le héros subit 2 corruption',
  'pride-whose-glory:others': 'Chaque autre héros subit 1 corruption',
  'spare-change:extra-turn': 'Perdre un jeton Tour supplémentaire',
  'spare-change:upgrade': 'Perdre une amélioration',
  'spare-change:corruption': 'Subir 1 corruption',
  'apo-r4:pay': 'Subir 1 corruption et choisir une amélioration',
  'apo-r4:skip': 'Ne rien payer, ne rien recevoir',
}

export const figure: Language['figure'] = (kind, number, say, form) =>
  `${form ? say.form(kind, form) : say.name(kind)} ${number}`

/** Whom we do not know has no gender. */
export const fallen: Language['fallen'] = (hero, say) => {
  const own = say.form(hero, 'fallen')
  return own === say.name(hero) ? `${own}, héros déchu` : own
}

export const either: Language['either'] = (three, four) => `${three} (avec 4 héros : ${four})`

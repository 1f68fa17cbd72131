import type { things as english } from '../../en/things/index.ts'
import type { Said } from '../../said.ts'
import { count, de, list } from '../grammar.ts'
import { decks, means } from './means.ts'
import { now } from './now.ts'
import { pictures } from './pictures.ts'

/** What everything on the table is: fetched when somebody looks at a thing, opens the legend or reads the rules. */
export const things: Said<typeof english> = (say) => ({
  means,
  decks,
  now: now(say),
  pictures: pictures(say),
  titles: {
    stat: {
      fight: 'Combat',
      skill: 'Compétence',
      defense: 'Défense',
      ranged: 'À distance',
      corruption: 'Corruption',
      lives: 'Vies',
    },
    counter: {
      turn: 'Jeton Tour',
      extra: 'Jeton Tour supplémentaire',
      city: 'Jeton Action de Ville',
      reaction: 'Jeton Réaction',
    },
    chip: {
      round: 'Manche et tours',
      clock: 'L’horloge',
      'in-force': 'Cartes en vigueur',
      steps: 'Pas restants',
      action: 'Action',
      district: 'Quartier',
      company: 'Compagnons',
      'dead-pile': 'Cimetière',
      hand: 'Main du Péché',
      deck: 'Pioche',
      inventory: 'Améliorations offertes',
      'acolyte-ability': 'Capacité des acolytes',
      'sin-slot': 'Carte Péché de ce tour',
    },
    number: { chance: 'Une probabilité', band: 'Une fourchette de probabilités', death: 'Danger de mort', dice: 'Dés' },
    bonus: {
      none: 'Aucun bonus',
      die: 'Bonus : dé',
      defense: 'Bonus : défense',
      hit: 'Bonus : touches',
      choice: 'Bonus : au choix',
    },
    back: 'Jeton face cachée',
    reserve: 'Réserve',
    slot: (slot, hero) => `Corruption ${slot} ${de(say.name(hero))}`,
    level: (level) => `Apocalypse, niveau ${level}`,
    street: (space) => `Rue ${say.space(space)}`,
    // "À distance de Rocco" would be elsewhere.
    statOf: (stat, whose) => `${stat} (${say.name(whose)})`,
  },
  kinds: {
    token: 'Jeton',
    printed: 'Imprimé sur la tuile',
    monster: 'Monstre',
    class: 'Classe de héros',
    stat: 'Valeur d’une figurine',
    heroFace: 'Face d’un dé Héros',
    sinFace: 'Face d’un dé Péché',
    slot: 'Piste de corruption',
    bonus: 'Piste de corruption',
    level: 'Piste Apocalypse',
    icon: 'Action de Ville',
    counter: 'Jeton d’un joueur',
    chip: 'Sur la table',
    number: 'Nombre',
    reserve: 'Sur la table',
    space: 'Case',
  },
  card: {
    now: 'Maintenant',
    ruleOf: (id) => `Règle ${id}, ${say.name(id)}`,
    close: 'Fermer',
    place: (number, of) => `${number} sur ${of}`,
  },
  legend: {
    filter: 'Filtrer',
    filterHint: 'Feu, compétence, touche…',
    found: (number) => (number === 0 ? 'Rien trouvé.' : `Trouvé : ${number}.`),
    groups: {
      tokens: 'Jetons',
      printed: 'Imprimés sur la ville',
      figures: 'Figurines',
      boards: 'Plateaux des héros',
      dice: 'Dés',
      city: 'Icônes des quartiers',
      turns: 'Jetons des tours',
      story: 'Scénario et menace',
      numbers: 'Nombres',
      cards: 'Cartes',
    },
  },
  threat: {
    said: (spaces, heroes) =>
      `En une réaction, les monstres peuvent venir dans ${count(spaces, 'case')}. Héros à portée : ${
        heroes.length === 0 ? 'aucun' : list(heroes.map((hero) => say.name(hero)))
      }.`,
  },
})

import type { EditionWords } from '../language.ts'
import { heroesInPreview } from './heroes.ts'
import { options } from './options.ts'
import { prompts } from './prompts.ts'
import { refusals } from './refusals.ts'
import { rules } from './rules.ts'

/** Section 17 of the rules: the preview edition says Sniper and resolves a crisis where the final one says Shooter and cleanses. */

const CRISIS = 'cleanse-start'

export const preview: EditionWords = {
  names: { shooter: 'Tireur d’élite', [CRISIS]: 'Début d’une crise' },
  causes: { cleanse: 'résolution d’une crise' },
  cards: heroesInPreview,
  prompts: {
    'sin-card': (prompt, say) => {
      const { hero, window } = prompt.subject
      if (window !== CRISIS) return prompts['sin-card'](prompt, say)
      return `Péché : ${hero === undefined ? 'ce héros' : say.name(hero)} va résoudre une crise. Jouer une carte Péché ?`
    },
  },
  options: {
    'hero-turn': (option, asked, say) =>
      option.do === 'cleanse' ? 'Résoudre la crise ici' : options['hero-turn'](option, asked, say),
  },
  events: {
    cleanseStarted: ({ hero, space }, say) => `${say.space(space)} : ${say.name(hero)} commence à résoudre une crise.`,
  },
  refusals: {
    'card-not-now': (params, say, rule) =>
      params.window === CRISIS
        ? `« ${say.name(String(params.card))} » se joue quand un héros va résoudre une crise, et seulement si sa condition est remplie.`
        : refusals['card-not-now'](params, say, rule),
    'nothing-to-cleanse': () =>
      'Il n’y a pas de crise à résoudre ici. Il faut un jeton Feu, Corruption, Pentagramme ou Nid face visible, qui ne soit pas imprimé sur la tuile.',
  },
  rules: {
    'COMP-5': {
      ...rules['COMP-5'],
      text: 'Votre équipe a toujours 7 héros : 1 leader, et 2 de chaque : nettoyeurs, tireurs d’élite et cogneurs. L’édition préliminaire de 2015 dit tireur d’élite ; les règles définitives de 2016 nomment la même classe tireur.',
    },
    'TURN-2': {
      ...rules['TURN-2'],
      text: 'Il y a deux actions au choix : engager un combat, et résoudre la crise de la zone où est votre héros. Vous n’en avez qu’une par tour.',
    },
    'CLEANSE-1': {
      title: 'Résoudre une crise',
      text: rules['CLEANSE-1'].text.replace(
        'Les règles définitives de 2016 disent nettoyer une zone, l’édition préliminaire de 2015 résoudre une crise.',
        'L’édition préliminaire de 2015 dit résoudre une crise, les règles définitives de 2016 nettoyer une zone.',
      ),
    },
    'CLEANSE-2': {
      title: 'Une crise à résoudre',
      text: rules['CLEANSE-2'].text.replace(
        'Vous ne pouvez nettoyer que si',
        'Vous ne pouvez résoudre une crise que si',
      ),
    },
    'CLEANSE-3': {
      title: 'Une crise parmi les monstres',
      text: rules['CLEANSE-3'].text.replace('peut nettoyer alors que', 'peut résoudre une crise alors que'),
    },
  },
}

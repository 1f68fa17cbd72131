import type { CardsOf } from '../../language.ts'

export const lightsOut: CardsOf<'lights-out' | 'lto-'> = {
  'lights-out': {
    name: 'Quand la ville s’éteint',
    text: 'Chaque manche commence avec 1 nouveau Pentagramme, placé par le joueur Péché dans une case sans héros. À la fin de chaque manche, la piste Apocalypse monte de 1 niveau, et de 1 de plus si la mission n’a pas progressé.',
    flavour:
      'À 3 h 07, toutes les lampes de Haven se sont éteintes, et quelque chose s’est mis à fredonner sur les lignes mortes. Trois personnes savent encore répondre. Rejoignez-les, libérez les câbles, et faites parler la Tour avant que le noir ne parle.',
  },
  'lights-out-a': {
    name: 'Le Réservoir',
    text: 'Plan A de Quand la ville s’éteint. 8 tuiles en anneau autour d’une eau noire : deux chemins autour, aucun à travers.',
  },
  'lights-out-b': {
    name: 'Les Trois Îles',
    text: 'Plan B de Quand la ville s’éteint. 7 tuiles sur trois îles, reliées par deux lignes de métro. Qui tient les stations tient la ville.',
  },
  'lto-1-find-friends': {
    name: 'Trouver des alliés',
    text: 'Ramassez les 3 PNJ sur le plateau : chacun compte la première fois. Puis les joueurs Héros choisissent entre Relancer le réseau et Faire taire les lignes.',
    flavour: 'Frappez. S’ils demandent qui est là, ce sont encore des gens.',
  },
  'lto-2a-restart-the-grid': {
    name: 'Relancer le réseau',
    text: 'Utilisez les Actions de Ville de {+2} quartiers différents. Chaque quartier compte une fois et reçoit une marque. Puis les joueurs Héros choisissent entre L’Œil dans le ciel et Les Pieds sur terre.',
    flavour: 'Un interrupteur dans chaque cave, et quelque chose dans chaque cave.',
  },
  'lto-2b-cut-the-hum': {
    name: 'Faire taire les lignes',
    text: 'Retirez {+2} Pentagrammes ou Nids en nettoyant. Puis les joueurs Héros choisissent entre L’Œil dans le ciel et Les Pieds sur terre.',
    flavour: 'Cela a un air. Ne le sifflez pas.',
  },
  'lto-3a-eye-in-the-sky': {
    name: 'L’Œil dans le ciel',
    text: 'Tuez 3 monstres par frappe orbitale. Une frappe compte aussi s’il n’y a ni acolyte ni abomination sur aucune rive avec un jeton Frappe orbitale. Puis le marionnettiste est invoqué, et Canal mort commence.',
    flavour: 'Il ne voit pas dans le noir. Dites-lui où regarder.',
  },
  'lto-3b-boots-on-the-ground': {
    name: 'Les Pieds sur terre',
    text: 'Tuez {+0} abominations. Puis le marionnettiste est invoqué, et Canal mort commence.',
    flavour: 'Pas d’œil, pas de plan, pas de lumière. À pied, donc.',
  },
  'lto-4-dead-channel': {
    name: 'Canal mort',
    text: 'Tuez le marionnettiste. Puis l’avatar est invoqué, et Protocole Aurore commence.',
    flavour: 'À l’autre bout, quelqu’un ne raccroche pas.',
  },
  'lto-5-dawn-protocol': {
    name: 'Protocole Aurore',
    text: 'La partie est gagnée quand un héros termine un tour alors qu’il y a dans la Tour relais au moins {-1} héros et aucun monstre.',
    flavour: 'Un pour parler, un pour écouter, un pour surveiller l’escalier.',
  },
}

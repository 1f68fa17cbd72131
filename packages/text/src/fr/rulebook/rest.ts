import type { rest as english, differences as englishDifferences } from '../../en/rulebook/rest.ts'
import type { Said } from '../../said.ts'

/** The chapters after First Night: what one looks up between two games. */
export const rest: Said<typeof english> = {
  rounds: {
    title: 'Les manches',
    lead: 'Comment la nuit tourne, et comment elle s’assombrit.',
    parts: {
      wheel: {
        title: 'La manche est une roue',
        text: [
          'Une manche commence par ce que demande le scénario, et par l’accord des héros sur celui qui joue en premier. Puis les tours passent autour de la table, un à la fois, chacun avec sa réaction. Un héros a deux jetons Tour et doit jouer tant qu’il lui en reste un ; les jetons Tour supplémentaire, les dépense qui veut.',
          'Quand tous les tours sont épuisés, la manche finit dans cet ordre : les tâches du scénario, le retour des morts, les cartes des Autels, et tous les jetons réactivés.',
        ],
      },
      apocalypse: {
        title: 'L’Apocalypse',
        text: [
          'La piste monte quand le scénario le dit, un niveau après l’autre. Ce que fait un niveau, il continue de le faire, et les cartes qu’il révèle restent jusqu’à la fin de la partie. À 7, elle ne monte plus. Personne ne perd la partie pour si peu ; on en a seulement l’impression.',
        ],
      },
    },
  },
  stories: {
    title: 'Les scénarios',
    lead: 'La mise en place, les missions, et là où un scénario bifurque.',
    parts: {
      setup: {
        title: 'Avant la première manche',
        text: [
          'Une personne est le Péché ; une à quatre autres mènent les héros. Avec un ou trois joueurs Héros, trois héros sont en jeu ; avec deux ou quatre, il y en a quatre. C’est le nombre de héros, et il reste le même toute la partie. Péché, acolytes, scénario, plan et héros sont choisis ou tirés au sort.',
          'Les héros commencent sur la case de départ, à 1 de corruption, avec deux tours par manche. Les autres membres de l’équipe de sept forment la réserve. Le joueur Péché a un jeton Réaction par héros en jeu, et une main de cartes Péché.',
        ],
      },
      missions: {
        title: 'Une mission à la fois',
        text: [
          'Seule la mission en cours progresse. Quand son compte est atteint, on finit d’abord ce qui est commencé, puis vient la suivante, à partir de 0 ; le surplus est perdu. À un embranchement, les joueurs Héros choisissent ensemble, et l’autre voie est fermée pour de bon. La dernière mission est la seule qui finit la partie aussitôt.',
        ],
      },
      box: {
        title: 'Les scénarios de la boîte',
        text: [
          'Chacun se joue sur deux plans. Certains ont une horloge à eux, qu’affiche le bandeau au-dessus de la ville.',
        ],
      },
    },
  },
  sins: {
    title: 'Les Péchés',
    lead: 'Qui est assis en face.',
    parts: {
      powers: {
        title: 'Pouvoirs et maîtres',
        text: [
          'Le pouvoir d’un Péché agit toujours, sans carte ni jeton. Chacun a ses propres abominations, son marionnettiste et son avatar ; l’avatar vient quand le scénario l’appelle.',
        ],
      },
      acolytes: {
        title: 'Types d’acolytes',
        text: [
          'Qui joue le Péché choisit un type. Ils diffèrent par ce qui arrive quand l’un d’eux se relève dans un combat.',
        ],
      },
    },
  },
  editions: {
    title: 'Les éditions',
    lead: 'Nous jouons selon les règles définitives de 2016. L’édition préliminaire de 2015 se choisit à la nouvelle partie, sous « Règles préliminaires ».',
    parts: {
      differences: {
        title: 'Ce qui change',
        text: ['Cinq règles et deux noms. Tout le reste est pareil dans les deux.'],
      },
    },
  },
  finePrint: {
    title: 'En petits caractères',
    lead: 'La boîte, l’ordre des choses, et ce qui l’emporte quand deux textes se contredisent.',
    parts: {
      order: {
        title: 'Quand deux choses arrivent à la fois',
        text: [
          'Ce qu’un camp doit régler au même moment, il le règle dans l’ordre qu’il veut ; quand les deux camps ont quelque chose à régler, les héros passent d’abord. Une carte ou une capacité qui dit autre chose que les règles l’emporte. Ce qui interdit est plus fort que ce qui permet.',
          'Là où les livrets se taisent, nous avons tranché, et nous le disons : un tel paragraphe porte la mention « Décision de cette édition ».',
        ],
      },
    },
  },
}

/** Rule, how the final edition has it, how the preview has it. */
export const differences: Said<typeof englishDifferences> = {
  columns: ['Règle', 'Définitive, 2016', 'Préliminaire, 2015'],
  rows: {
    'SETUP-9': ['Le joueur Péché commence avec 5 cartes Péché.', 'Avec autant que le nombre de héros.'],
    'APOC-2': [
      'Un niveau qui révèle une carte : le joueur Péché en pioche 2, en joue une et met l’autre sous la pioche.',
      'La première carte de la pioche est révélée.',
    ],
    'RANGE-4': [
      'Les rescapés d’un tir qui ne peuvent pas atteindre le tireur restent où ils sont.',
      'Chacun peut avancer de 2 cases au plus vers le tireur, même si cela ne l’y mène pas.',
    ],
    'APOC-3': [
      'Les membres du Hell Club viennent sur un Nid qui n’est pas bloqué, ou sur n’importe lequel si tous le sont.',
      'Sur n’importe quel Nid.',
    ],
    'UPG-1': ['Une amélioration perdue va sous la pioche.', 'Elle est défaussée.'],
    'COMP-5': ['Une classe s’appelle Tireur.', 'Elle s’appelle Tireur d’élite.'],
    'CLEANSE-1': ['L’action s’appelle nettoyer une zone.', 'Elle s’appelle résoudre une crise.'],
  },
}

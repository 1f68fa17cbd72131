import type { help as english } from '../../en/terminal/help.ts'
import type { Said } from '../../said.ts'

/** What `--help` says: each command, and each of its arguments. */

const BOX = 'Boîtes à côté de la boîte de base, séparées par des virgules'
const ONE_OBJECT = 'Le tout en un objet JSON'
const SAME_SEED = 'La même graine donne les mêmes parties'
const JOBS = 'Fils d’exécution (par défaut : un par cœur)'
const ONE_JOB = 'Fils d’exécution (par défaut : 1)'
const LIMIT = 'Nombre de décisions après lequel une partie est abandonnée'

/** The flags by which a game is wished for. */
const wishes = {
  sin: 'Le Péché, ou random',
  acolytes: 'Les acolytes, ou random',
  story: 'Le scénario, ou random',
  map: 'Le plan, ou random',
  heroes: 'Les héros de départ, ou random',
  team: 'Les sept héros, ou random',
  players: 'Joueurs Héros : 1 (3 héros), 2 (4), 3 (3) ou 4 (4)',
  edition: 'Règles final ou preview, ou random',
  dice: 'Dés Péché normal ou merciless',
  'story-aid': 'on ou off : ce que le scénario donne aux héros',
  power: 'on ou off : le pouvoir du Péché',
  'second-crate': 'on ou off : d’autres améliorations et cartes Passé sombre s’y mêlent',
  seed: 'La même graine et les mêmes réponses sont la même partie',
}

/** Where a match of the lab is played. */
const field = {
  map: 'Plans, séparés par des virgules, ou all',
  sin: 'Péchés, séparés par des virgules, ou all',
  acolytes: 'Types d’acolytes, ou all',
  players: 'Nombres de joueurs Héros, ou all',
}

export const help: Said<typeof english> = {
  about: 'Une édition numérique non officielle de The Others: 7 Sins, dans le terminal',
  usage: 'USAGE',
  options: 'OPTIONS',
  arguments: 'ARGUMENTS',
  commands: 'COMMANDES',
  more: (command) => `${command} en dit plus sur une commande.`,
  command: 'commande',
  required: '(obligatoire)',
  usual: (value) => `(par défaut : ${value})`,
  language: 'La langue de tout ce qui est dit (par défaut : celle du terminal)',
  hints: {
    id: 'id',
    ids: 'ids',
    n: 'n',
    x: 'x',
    path: 'chemin',
    file: 'fichier',
    dir: 'dossier',
    text: 'texte',
    name: 'nom',
    names: 'noms',
    side: 'camp',
    nodes: 'nœuds',
    edition: 'édition',
    dice: 'dés',
    language: 'langue',
    heroes: 'a,b,c',
    team: 'a,b,…',
    players: '1-4',
    on: 'on',
    elo: 'elo0,elo1',
  },
  of: {
    play: {
      about: 'Jouer : les héros, le Péché, ou les deux',
      args: {
        as: 'heroes, sins ou both (à plusieurs sur un écran)',
        ...wishes,
        box: BOX,
        bot: 'Qui joue l’autre camp : scripted ou random',
        load: 'Continuer une partie enregistrée',
        continue: 'Continuer la dernière partie enregistrée',
        coach: 'Un coach dit au plus une phrase par tour, et s’efface peu à peu',
        save: 'Où enregistrer après chaque décision',
      },
    },
    learn: {
      about: 'La Première Nuit : comment on joue, en six courtes scènes',
      args: {
        scene: 'Une scène, de 1 à 6, ou 0 si vous avez la boîte (sans rien : là où vous en étiez)',
        again: 'Reprendre la scène au début',
      },
    },
    setup: {
      about: 'Tirer une partie au sort et montrer le tirage',
      args: { ...wishes, box: BOX, json: 'La graine et la mise en place tirée, en un objet JSON' },
    },
    run: {
      about: 'Jouer un fichier de scénario et dire ce qui se passe',
      args: {
        file: 'Fichier de scénario (JSON)',
        box: BOX,
        json: 'Une ligne JSON par événement, puis une pour la fin',
        board: 'Dessiner le plateau à la fin',
      },
    },
    verify: {
      about: 'Vérifier des comptes rendus : chaque lancer, chaque mélange, chaque empreinte',
      args: { files: 'Comptes rendus (ou sauvegardes) à vérifier', box: BOX, json: 'Une ligne JSON par fichier' },
    },
    replay: {
      about: 'Raconter en mots une partie enregistrée',
      args: {
        file: 'Compte rendu ou sauvegarde',
        to: 'S’arrêter après tant de réponses',
        board: 'Dessiner le plateau au début de chaque manche et à la fin',
        box: BOX,
        json: 'Une ligne JSON par événement',
      },
    },
    simulate: {
      about: 'Faire jouer beaucoup de parties à des bots, et compter',
      args: {
        games: 'Combien',
        'heroes-bot': 'scripted ou random',
        'sins-bot': 'scripted ou random',
        seed: SAME_SEED,
        players: 'Joueurs Héros : 1, 2, 3, 4 ou all',
        map: 'Un plan, ou all',
        sin: 'Un Péché, ou random',
        acolytes: 'Un type d’acolytes, ou random',
        all: 'Répartir les parties sur tous les Péchés, acolytes, plans et nombres de joueurs ; échoue si une carte, un événement ou une mission n’est jamais venu, ou si une partie a pris plus de 25 manches',
        box: BOX,
        edition: 'final, preview ou random',
        'second-crate': 'on, off ou random : les cartes d’une seconde caisse, si une boîte en apporte une',
        limit: LIMIT,
        jobs: JOBS,
        json: ONE_OBJECT,
        records: 'Écrire dans ce dossier un compte rendu de chaque partie',
      },
    },
    balance: {
      about: 'Faire jouer à des bots de même force chaque Péché, plan et nombre de joueurs ; rapporter qui gagne',
      args: {
        games: 'Parties par cellule',
        bot: 'Qui joue les deux camps : scripted, random, thinking@NODES ou un niveau',
        seed: SAME_SEED,
        sin: field.sin,
        map: field.map,
        players: 'Joueurs Héros, comme 1,3, ou all',
        box: BOX,
        out: 'Dossier du rapport et des parties finies ; un second passage repart de là',
        markdown: 'Mettre aussi le résumé dans ce fichier, entre les repères de son bot',
        jobs: JOBS,
        json: 'Afficher tout le rapport en un objet JSON',
      },
    },
    arena: {
      about: 'Faire jouer à deux bots des paires de parties en échangeant les camps, et mesurer',
      args: {
        a: 'Un bot : random, scripted, thinking, thinking@NODES, level1 à level5, scripted:FILE, thinking@NODES:FILE',
        b: 'L’autre bot',
        compare:
          'A et B sont des fichiers de --out : un match, joué par deux versions du programme ; en quoi les scores diffèrent, paire par paire',
        pairs: 'Combien de paires (par défaut : 100)',
        games: 'La même chose, comptée en parties : deux font une paire',
        seed: SAME_SEED,
        ...field,
        edition: 'final ou preview',
        box: BOX,
        sprt: 'S’arrêter quand Elo1 ou Elo0 est accepté (5 % d’erreur)',
        clock: 'Les bots tiennent aussi leur temps pour un tour, et pas seulement leurs nœuds',
        out: 'Garder les résultats dans ce fichier (lignes JSON) et repartir de là',
        limit: LIMIT,
        jobs: JOBS,
        json: ONE_OBJECT,
      },
    },
    tune: {
      about:
        'Améliorer les poids du bot scripted en le faisant jouer contre lui-même, ou apprendre au bot thinking ce que vaut une partie',
      args: {
        side: 'La liste de poids de quel camp : heroes ou sins',
        out: 'Dossier des poids, du parcours et du rapport ; un passage interrompu repart de là',
        from: 'Commencer par les poids de ce fichier ; pour --net, les parties sont jouées avec son réseau',
        only: 'Seulement ces poids, séparés par des virgules (death ou death.0)',
        iterations: 'Combien d’étapes',
        games: 'Parties d’une étape (56), ou dont on apprend (2000)',
        check: 'Parties du match entre nouveaux et anciens poids',
        step: 'Taille des premiers pas, en part de chaque poids',
        spread: 'De combien les poids varient pour comparer',
        fit: 'Ajuster plutôt la fonction de valeur du bot thinking sur des parties de scripted',
        net: 'Entraîner plutôt le réseau du bot thinking sur ses propres parties ; celles qui manquent sont jouées',
        nodes: 'Réseau : décisions imaginées pour un tour de ces parties',
        laps: 'Réseau : combien de fois on apprend de tous les moments',
        explore: 'Ajustement et réseau : part des tours et réactions laissés au hasard',
        ridge: 'Ajustement : rappel vers les valeurs de départ',
        box: BOX,
        seed: 'La même graine donne le même parcours',
        ...field,
        jobs: JOBS,
        json: 'Le résultat en un objet JSON',
      },
    },
    tactics: {
      about: 'Soumettre des positions tactiques à un bot et noter ses réponses',
      args: {
        files: 'Positions (fichiers de scénario avec tactic), ou dossiers de positions (par défaut : examples/tactics)',
        bot: 'Qui est interrogé',
        tries: 'Combien de fois, chaque fois avec une autre graine',
        seed: 'La même graine donne les mêmes réponses',
        confirm: 'Chercher encore avec tant de nœuds, et dire avec quelles solutions la recherche n’est pas d’accord',
        clock: 'Le bot tient aussi son temps pour un tour, et pas seulement ses nœuds',
        ship: 'Les écrire comme exercices de la page, et n’interroger personne',
        jobs: ONE_JOB,
        json: ONE_OBJECT,
      },
    },
    coach: {
      about: 'Ce que vaut le coach : quelqu’un de prudent qui ne sait rien joue sans lui, puis avec lui',
      args: {
        games: 'Parties de difficulté Douce, chacune jouée deux fois avec la même graine',
        seed: SAME_SEED,
        jobs: ONE_JOB,
        json: ONE_OBJECT,
      },
    },
    nightmare: {
      about:
        'Le Cauchemar du jour : une question, une réponse ; ou faire des cauchemars, ou les soumettre tous à des bots',
      args: {
        bots: 'Avec --score : qui est interrogé',
        day: 'Le cauchemar d’un autre jour, par son numéro',
        score: 'Les soumettre tous à ces bots et dire ce qu’ils perdent',
        mine: 'Les refaire à partir de parties de bots ; reprend après une interruption',
        count: 'Avec --mine : combien',
        nodes: 'Avec --mine : la longueur de la recherche à laquelle chaque solution doit résister',
        seed: 'Avec --mine : la même graine donne les mêmes cauchemars',
        out: 'Avec --mine : où ils sont écrits',
        jobs: ONE_JOB,
        json: ONE_OBJECT,
      },
    },
    'check-box': {
      about: 'Vérifier une boîte à vous, à côté de la boîte de base',
      args: {
        paths:
          'Un dossier avec index.ts ou index.js, un module, ou une boîte emballée ; plusieurs sont vérifiées ensemble',
        json: ONE_OBJECT,
      },
    },
    pack: {
      about: 'Faire d’une boîte à vous un seul fichier, à installer dans le navigateur ou à proposer sur un serveur',
      args: {
        path: 'Un dossier avec index.ts ou index.js, ou un module',
        out: 'Le fichier (par défaut : son identifiant et sa version, ici)',
        box: BOX,
      },
    },
    doctor: {
      about: 'Pour qui tient un serveur : nommer les lignes abîmées parmi ses tables, et les mettre de côté',
      args: {
        folder: 'Où sont ses tables (par défaut : DATA_DIR, ou ./data) ; DATABASE_URL nomme plutôt un PostgreSQL',
        'dry-run': 'Les nommer et ne rien changer ; inutile pour cela d’arrêter le serveur',
      },
    },
  },
}

import type { Params } from '@haven/engine'
import type { boxFaults as english } from '../../en/terminal/box-faults.ts'
import type { Said } from '../../said.ts'
import { count as counted } from '../grammar.ts'

/** The faults of a box in words: what is wrong, and what to do about it. The codes are the engine's closed list. */

/** What an unknown id was taken for, and where the known ones are listed. */
const KINDS: Readonly<Record<string, readonly [none: string, known: string]>> = {
  tile: ['Aucune tuile', 'les tuiles viennent de la boîte de base et de la boîte elle-même'],
  story: ['Aucun scénario', 'les scénarios viennent de la boîte de base et de la boîte elle-même'],
  mission: ['Aucune mission', 'une mission mène à des missions de son propre scénario'],
  'hell-club': ['Aucun membre du Hell Club', 'les membres sont dans hellClub d’une boîte'],
  token: [
    'Aucune sorte de jeton',
    'les sortes sont fire, corruption, pentagram, nest, et sur les plans aussi extraTurn et innocent',
  ],
  monster: ['Aucune sorte de monstre pour un plan', 'un plan connaît acolyte, abomination et controller'],
  npc: ['Aucun PNJ', 'il y a commissioner, proxy et ravencorp'],
  hook: ['Aucun point d’accroche', 'les points d’accroche sont les champs de HookArguments dans le moteur'],
  moment: ['Aucun moment', 'les moments sont listés sous MOMENTS dans le moteur'],
  window: ['Aucune fenêtre', 'les fenêtres sont listées sous WINDOWS dans le moteur'],
  class: ['Aucune classe de héros', 'les classes sont leader, fixer, shooter et bruiser'],
  bonus: ['Aucun bonus d’une piste de corruption', 'les bonus sont none, die, defense, hit et choice'],
  result: ['Aucun résultat d’un dé Héros', 'les résultats sont hit, defense, counter et skill'],
  'city-action': ['Aucune Action de Ville', 'il y a heal, repent, extraTurn, inventory et orbital'],
  corner: ['Aucun endroit d’une tuile', 'les endroits sont C, NW, NE, SE et SW'],
  'apocalypse-type': ['Aucun type de carte Apocalypse', 'les types sont terror, corruption et redemption'],
  'story-type': ['Aucun type de scénario', 'les types sont terror, corruption, redemption et mixed'],
  fact: ['Rien de ce qu’une mission peut compter', 'il y a kill, remove, flip, city, turnEnd et d’autres'],
  counted: [
    'Aucune sorte qu’une mission puisse compter',
    'les sortes sont celles des monstres et des dangers, et altar',
  ],
  face: ['Aucune face de ce dé', 'les faces sont listées sous HERO_FACES et SIN_FACES dans le moteur'],
  prompt: [
    'Aucune sorte de question',
    'les sortes sont listées sous PROMPT_KINDS dans le moteur ; la plupart des textes demandent un effect',
  ],
}

const kindOf = ({ kind }: Params): readonly [string, string] =>
  KINDS[String(kind)] ?? [`${kind} : rien`, 'voir les types']

const TILES: Readonly<Record<string, (params: Params) => string>> = {
  'no-tiles': () => 'Le plan n’a pas de tuiles.',
  twice: ({ tile }) => `La tuile ${tile} est posée deux fois.`,
  'no-place': ({ tile, place }) => `La tuile ${tile} est posée en ${place}.`,
  rotation: ({ tile, other }) => `La tuile ${tile} est tournée de ${other} degrés.`,
  taken: ({ tile, other, place }) => `Les tuiles ${other} et ${tile} sont posées toutes deux en ${place}.`,
}

const STEPS: Readonly<Record<string, readonly [problem: string, hint: string]>> = {
  list: [
    'Cette étape est une liste d’étapes.',
    'Certaines primitives donnent plusieurs étapes : dépliez-les, comme dans « ...placeTokens(…) ».',
  ],
  'not-called': ['Cette étape est une fonction.', 'Appelez la primitive : « freeFight() », et non « freeFight ».'],
  'no-step': ['Ceci n’est pas une étape.', 'Les étapes viennent des primitives, ou de act(name, run) et ask({ … }).'],
}

const DICE: Readonly<Record<string, readonly [problem: string, hint: string]>> = {
  missing: [
    'Aucune boîte n’apporte de dés.',
    'Vérifiez la boîte à côté de la boîte de base, ou donnez ses dés à la première boîte.',
  ],
  ignored: ['La boîte apporte des dés, mais seuls ceux de la première boîte sont lancés.', 'Laissez dice de côté.'],
  endless: ['Un dé qui n’a que des FAITH ou des touches explosives se lance sans fin.', 'Donnez-lui une autre face.'],
}

const MEANS: Readonly<Record<string, string>> = {
  altar: 'Autels',
  npc: 'PNJ',
  'face-down': 'Cases à jetons face cachée',
}

export const boxFaults: Said<typeof english> = {
  'not-a-list': {
    problem: ({ value }) => `Il faut une liste ici, et non ${value}.`,
    hint: () => 'defineBox({ … }) ajoute les listes dont une boîte n’a pas besoin.',
  },
  malformed: {
    problem: ({ message }) => `Cela n’a pas la forme qu’il faut : ${message}.`,
    hint: () => 'Écrivez la boîte en TypeScript et laissez « npx tsc » la comparer avec les types de @haven/engine.',
  },
  'bad-id': {
    problem: ({ id }) => `« ${id} » ne peut pas être un identifiant.`,
    hint: () =>
      'Un identifiant est fait de minuscules et de chiffres, reliés par des traits d’union : « wrath-red-mist ».',
  },
  'reserved-id': {
    problem: ({ id }) => `« ${id} » veut déjà dire autre chose dans le jeu.`,
    hint: ({ id }) => `Mettez quelque chose devant : « my-${id} ».`,
  },
  'duplicate-id': {
    problem: ({ id, other }) => `L’identifiant « ${id} » est déjà pris (${other}).`,
    hint: () => 'Faites commencer tous les identifiants d’une boîte par quelques lettres à elle.',
  },
  'unknown-id': {
    problem: (params) => `${kindOf(params)[0]} n’a l’identifiant « ${params.id} ».`,
    hint: (params) =>
      params.meant === undefined ? `À vérifier : ${kindOf(params)[1]}.` : `Vouliez-vous dire « ${params.meant} » ?`,
  },
  'team-impossible': {
    problem: ({ class: role, wanted, count }) =>
      `Héros de la classe ${role} : une équipe en demande ${wanted}, il y en a ${count}.`,
    hint: () => 'Ajoutez des héros, ou vérifiez la boîte à côté de la boîte de base.',
  },
  'bad-dice': {
    problem: ({ problem }) => DICE[String(problem)]?.[0] ?? String(problem),
    hint: ({ problem }) => DICE[String(problem)]?.[1] ?? '',
  },
  'does-not-compile': {
    problem: ({ message }) => `Les boîtes ne vont pas ensemble : ${message}.`,
    hint: () => 'Cherchez l’identifiant qui est nommé.',
  },
  'breaks-in-play': {
    problem: ({ sin, acolytes, heroPlayers, message }) =>
      `Une partie (${sin}, ${acolytes}, joueurs Héros : ${heroPlayers}) casse dans ses premiers tours : ${message}.`,
    hint: () =>
      'Cherchez une étape à vous qui lit ce qui n’est pas toujours là : pas de combat, pas de tour, un héros mort.',
  },
  'out-of-range': {
    problem: ({ field, value, least, most }) =>
      `${field} vaut ${value}, et doit être un nombre entier de ${least} à ${most}.`,
    hint: () => 'Comparez avec la boîte de base : les héros ont de 1 à 4, les monstres de 2 à 6.',
  },
  'not-a-function': {
    problem: ({ value }) => `Il faut une fonction ici, et non ${value}.`,
    hint: () => 'Écrivez « () => 1 » là où le nombre ne change jamais.',
  },
  'bad-step': {
    problem: ({ problem }) => STEPS[String(problem)]?.[0] ?? String(problem),
    hint: ({ problem }) => STEPS[String(problem)]?.[1] ?? '',
  },
  'moment-twice': {
    problem: ({ moment }) => `Le texte a deux déclencheurs au moment ${moment}.`,
    hint: () =>
      'N’en faites qu’un déclencheur : ses étapes se suivent, et onlyIf(…) fait dépendre une étape de quelque chose.',
  },
  'bad-copies': {
    problem: ({ card, copies }) => `Le nombre de copies de ${card} est ${copies}.`,
    hint: () => 'copies est un nombre entier, 1 ou plus.',
  },
  'wrong-deck-size': {
    problem: ({ count, wanted }) => `Cartes du Péché, copies comprises : ${count} ; les règles en veulent ${wanted}.`,
    hint: ({ count, wanted }) =>
      Number(count) < Number(wanted) ? 'Ajoutez des cartes ou des copies.' : 'Retirez des cartes ou des copies.',
  },
  'wrong-track-length': {
    problem: ({ length, wanted }) => `Emplacements de la piste de corruption : ${length} ; il en faut ${wanted}.`,
    hint: () => "Le premier emplacement, le niveau 1, est d’ordinaire { kind: 'none' }.",
  },
  'track-levels': {
    problem: ({ level, count }) => `Le niveau ${level} de la piste Apocalypse est là ${count} fois.`,
    hint: () => 'La boîte de base apporte la piste : laissez track de côté dans les autres.',
  },
  'bad-tile-place': {
    problem: (params) => TILES[String(params.problem)]?.(params) ?? String(params.problem),
    hint: () =>
      'Chaque tuile une fois, x et y entiers à partir de 0, rotation 0, 90, 180 ou 270, une tuile par endroit.',
  },
  'too-many-spaces': {
    problem: ({ count, most }) => `Cases du plan : ${count} ; ${most} au plus sont permises.`,
    hint: () => 'Posez les tuiles côte à côte : elles partagent leurs rues.',
  },
  'unknown-space': {
    problem: ({ space }) => `Le plan n’a pas de case « ${space} ».`,
    hint: () => 'Un quartier porte le nom de sa tuile ; la tuile en x,y a les rues sX,Y, sX+1,Y, sX+1,Y+1 et sX,Y+1.',
  },
  'unreachable-space': {
    problem: ({ spaces, start }) => `Aucun chemin depuis le départ (${start}) : ${spaces}.`,
    hint: () => 'Posez les tuiles bord à bord, ou mettez un jeton Métro d’une même couleur sur chacune des deux rives.',
  },
  'no-nest': {
    problem: () => 'Le plan n’a pas de Nid : aucun monstre ne pourra jamais être invoqué.',
    hint: () => 'Prenez une tuile où un Nid est imprimé, ou posez sur le plan un Nid face visible.',
  },
  'tokens-beyond-supply': {
    problem: ({ token, count, supply }) => `Le plan demande ${token} ×${count} ; le stock en a ${supply}.`,
    hint: () => 'Retirez-en, et laissez-en aussi quelques-uns pour la partie.',
  },
  'figures-beyond-roster': {
    problem: ({ monster, count, roster }) =>
      `Plateau et cimetière ensemble demandent ${monster} ×${count} ; il y en a ${roster}.`,
    hint: () => 'Comptez monsters et deadPile ensemble.',
  },
  'metro-alone': {
    problem: ({ color }) => `Il n’y a qu’un jeton Métro de la couleur ${color}.`,
    hint: () => 'Une ligne en demande deux.',
  },
  'story-without-map': {
    problem: () => 'Aucun plan n’appartient à ce scénario.',
    hint: () => 'Ajoutez un plan dont story est son identifiant.',
  },
  'no-missions': {
    problem: () => 'Le scénario n’a pas de missions.',
    hint: () => 'La première de la liste est celle par où la partie commence.',
  },
  'no-last-mission': {
    problem: ({ way }) => `Aucune mission ne finit le scénario : ${way} …`,
    hint: () => 'La dernière mission a « next: [] » : qui l’accomplit gagne.',
  },
  'mission-cycle': {
    problem: ({ way }) => `Les missions tournent en rond : ${way}.`,
    hint: () =>
      'Une mission ne peut venir qu’une fois dans une partie : faites mener ailleurs la dernière de la boucle.',
  },
  'mission-unreachable': {
    problem: ({ mission, first }) => `De ${first}, rien ne mène à ${mission}.`,
    hint: () => 'Nommez-la dans next d’une autre mission, ou retirez-la.',
  },
  'bad-count': {
    problem: ({ heroes, count }) => `Avec ${heroes} héros, le compte de la mission est ${count}.`,
    hint: () => 'count(h) doit donner un nombre entier, 1 ou plus, pour 3 et pour 4 héros.',
  },
  'no-progress': {
    problem: () => 'Rien ne fait progresser cette mission.',
    hint: () => "Dites ce qui compte : progress: [{ on: 'kill' }].",
  },
  'altars-closed': {
    problem: ({ mission }) =>
      `${mission} compte des Autels brisés, mais aucun ne peut l’être pendant que la mission est en cours.`,
    hint: () => 'Ajoutez « altars: true » à la mission.',
  },
  'round-end-untold': {
    problem: ({ mission }) =>
      `${mission} compte ce qui est vrai à la fin d’une manche, et le scénario ne regarde jamais.`,
    hint: () => 'Mettez « lookAtRoundEnd » dans end du scénario, avant ce qui fait monter la piste.',
  },
  'map-too-poor': {
    problem: ({ mission, map, what, needs, has }) =>
      `${MEANS[String(what)] ?? what} : il en faut ${needs} à ${mission} ; le plan ${map} en a ${has}.`,
    hint: () => 'Baissez le compte, ou mettez-en plus sur le plan : il n’en vient pas d’autres ensuite.',
  },
  'missing-text': {
    problem: ({ id }) => `Il n’y a pas de mots pour « ${id} ».`,
    hint: ({ id, meant }) =>
      meant === undefined
        ? `Ajoutez '${id}': { name: '…', text: '…' } à words.cards.`
        : `words.cards contient « ${meant} », dont rien ne porte le nom : est-ce cela ?`,
  },
  'text-too-long': {
    problem: ({ length, most }) =>
      `Le texte a ${counted(Number(length), 'caractère')} ; une carte en porte ${most} au plus.`,
    hint: () => 'Dites ce qui se passe et rien d’autre ; l’atmosphère va dans flavour.',
  },
}

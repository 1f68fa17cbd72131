import type { CardsOf } from '../language.ts'

/** Pride: power, Controller, Avatar and cards. "Le héros" is the one named by the card's moment. */
export const pride: CardsOf<'pride'> = {
  pride: {
    name: 'Orgueil',
    text: 'L’Orgueil sépare les héros et frappe qui reste seul. Ses abominations ont Combat 3 et Défense 3, son marionnettiste Combat 4 et Défense 4, son avatar Combat 5 et Défense 6.',
    flavour: 'Il ne veut pas la ville. Il veut qu’on le voie la prendre.',
  },
  'pride-power': {
    name: 'Pouvoir de l’Orgueil',
    text: 'Dans chaque combat, un héros seul a 1 défense de moins (jamais moins de 0).',
    flavour: 'Un à la fois, je vous prie.',
  },
  'pride-controller': {
    name: 'Maître de cérémonie',
    text: 'Marionnettiste. Combat 4, Défense 4. Chaque acolyte et chaque abomination dans la case du marionnettiste a 1 défense de plus.',
  },
  'pride-avatar': {
    name: 'Sans égal',
    text: 'Avatar. Combat 5, Défense 6. Dans les combats qui ont lieu dans la case de l’avatar, l’entraide donne au héros 1 dé au plus.',
  },
  'pride-single-combat': {
    name: 'Combat singulier',
    text: 'À jouer au début d’un combat qui n’est pas à distance, si le héros n’est pas seul. Le héros ne reçoit aucun dé d’entraide et compte comme seul pour ce combat.',
    flavour: 'Dis à tes amis de regarder.',
  },
  'pride-hubris': {
    name: 'Démesure',
    text: 'À jouer au début d’un combat. Le joueur Péché y lance 1 dé de plus, ou 2 de plus si le héros est seul ou compte comme seul.',
    flavour: 'Tu étais si sûr de toi.',
  },
  'pride-overreach': {
    name: 'Excès de zèle',
    text: 'À jouer après les lancers d’un combat qui n’est pas à distance, si le héros a obtenu un FAITH. Le héros doit convertir chaque FAITH en touche.',
    flavour: 'Frappe, alors. Frappe de tout ce que tu as.',
  },
  'pride-cast-out': {
    name: 'Mis au ban',
    text: 'À jouer au début du tour d’un héros, si le héros n’est pas seul. Le joueur Péché choisit une case adjacente, et le héros y est téléporté.',
    flavour: 'Tu ne leur manqueras pas.',
  },
  'pride-whose-glory': {
    name: 'À qui la gloire ?',
    text: 'À jouer au début du tour d’un héros. Les joueurs Héros choisissent ensemble : le héros subit 2 corruption, ou chaque autre héros subit 1 corruption.',
    flavour: 'Il faut bien que quelqu’un s’en attribue le mérite.',
  },
  'pride-before-the-fall': {
    name: 'Avant la chute',
    text: 'À jouer après un combat où des monstres ont été tués, si son héros est en vie. Ce héros subit 1 corruption et, si deux monstres ou plus y ont été tués, aussi 1 blessure.',
    flavour: 'Profite de la vue.',
  },
  'pride-no-charity': {
    name: 'Pas de charité',
    text: 'À jouer quand un héros utilise un quartier, avant la première Action de Ville. Le joueur Péché choisit une de ses icônes, qui n’est pas appliquée.',
    flavour: 'Qui t’a dit que tu le méritais ?',
  },
  'pride-gauntlet': {
    name: 'Jeter le gant',
    text: 'À jouer pendant une réaction, si le héros est seul et qu’une abomination ou le marionnettiste est à 4 pas ou moins dans une autre case. Au lieu du déplacement, téléportez un de ces monstres dans la case du héros. Le combat reste facultatif.',
    flavour: 'Ramasse.',
  },
  'pride-finest-hour': {
    name: 'Leur heure de gloire',
    text: 'À jouer à la fin du tour d’un héros pendant lequel la mission a progressé. Le joueur Péché pioche 2 cartes Péché.',
    flavour: 'Laisse-les acclamer. Cela porte loin.',
  },
}

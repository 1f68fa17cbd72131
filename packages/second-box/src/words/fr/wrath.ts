import type { BoxSaid } from '../box-said.ts'
import type { wrath as english } from '../en/wrath.ts'

/** "Le héros" is the one named by the card's moment. */
export const wrath: BoxSaid<typeof english> = {
  cards: {
    wrath: {
      name: 'Colère',
      text: 'La Colère frappe fort, tombe vite et s’en prend à qui saigne. Ses abominations ont Combat 5 et Défense 2, son marionnettiste Combat 5 et Défense 4, son avatar Combat 6 et Défense 6.',
      flavour: 'Elle a oublié ce qui la fâchait. Ça aide.',
    },
    'wrath-power': {
      name: 'Voir rouge',
      text: 'Dans chaque combat contre un héros blessé, le joueur Péché lance 1 dé de plus, ou 2 de plus si le héros a 3 blessures ou plus.',
      flavour: 'La première goutte est la plus bruyante.',
    },
    'wrath-controller': {
      name: 'Tambour de guerre',
      text: 'Marionnettiste. Combat 5, Défense 4. Tant qu’il est sur le plateau, un acolyte ou une abomination que déplace une réaction peut aller jusqu’à 3 cases.',
    },
    'wrath-avatar': {
      name: 'Œil pour œil',
      text: 'Avatar. Combat 6, Défense 6. Après un combat dans la case de l’avatar où le héros a tué un monstre, le héros subit 1 blessure, si l’avatar y est encore.',
    },
    'wrath-red-mist': {
      name: 'Brume rouge',
      text: 'À jouer au début d’un combat. Le joueur Péché y lance 1 dé de plus, ou 2 de plus si le héros a 2 blessures ou plus.',
      flavour: 'Quelqu’un hurle. C’est plutôt reposant.',
    },
    'wrath-blow-for-blow': {
      name: 'Coup pour coup',
      text: 'À jouer après les lancers d’un combat qui n’est pas à distance, si le héros a obtenu une touche. Le lancer Péché gagne 1 touche, ou 2 touches si le héros en a obtenu 3 ou plus.',
      flavour: 'Bien. Encore.',
    },
    'wrath-blood-offering': {
      name: 'Offrande de sang',
      text: 'À jouer au début d’un combat qui n’est pas à distance, si un acolyte et un autre monstre sont dans la case du héros. Un acolyte y meurt, ce qui ne compte pour aucune mission, et le joueur Péché lance 4 dés de plus.',
      flavour: 'Il était volontaire. Ils le sont toujours.',
    },
    'wrath-turned-back': {
      name: 'Dos tourné',
      text: 'À jouer quand un héros commence à nettoyer dans une case avec un monstre. Le héros choisit : 1 blessure, ou 3 dés de moins, mais il en reste au moins 1.',
      flavour: 'Ne fais pas attention à nous. Frotte.',
    },
    'wrath-first-blood': {
      name: 'Premier sang',
      text: 'À jouer au début du tour d’un héros, si un monstre est dans la case du héros. Le joueur Péché peut engager aussitôt un combat contre le héros. Cela ne coûte aucun jeton Réaction.',
      flavour: 'Tu les as regardés de travers.',
    },
    'wrath-dying-blow': {
      name: 'Dernier coup',
      text: 'À jouer après un combat où des monstres ont été tués, si son héros est en vie. Le héros choisit : 1 blessure, ou 2 corruption.',
      flavour: 'Pas seul. Pas comme ça.',
    },
    'wrath-call-to-arms': {
      name: 'Aux armes',
      text: 'À jouer après que des monstres ont été tués, si un autre monstre est à 3 pas ou moins du héros, dans une autre case. Jusqu’à 2 de ces monstres se déplacent de 2 cases au plus chacun.',
      flavour: 'Toutes les fenêtres de la rue se sont levées à la fois.',
    },
    'wrath-headlong': {
      name: 'Tête la première',
      text: 'À jouer pendant une réaction, si une abomination ou le marionnettiste est sur le plateau. Au lieu du déplacement, l’un d’eux peut se déplacer de 4 cases au plus. Le combat reste facultatif.',
      flavour: 'Ce n’est pas passé par la porte.',
    },
    'wrath-scorched-earth': {
      name: 'Terre brûlée',
      text: 'À jouer à la fin du tour d’un héros pendant lequel la mission a progressé. Placez 2 jetons Feu dans la case du héros.',
      flavour: 'Si ce n’est pas à nous, personne ne s’y chauffera les mains.',
    },
  },
  choices: {
    'wrath-turned-back:wound': 'Subir 1 blessure',
    'wrath-turned-back:dice': 'Lancer 3 dés de moins',
    'wrath-dying-blow:wound': 'Subir 1 blessure',
    'wrath-dying-blow:corruption': 'Subir 2 corruption',
  },
}

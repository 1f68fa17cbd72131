import type { BoxSaid } from '../box-said.ts'
import type { crate as english } from '../en/crate.ts'

/** The second crate. "Votre héros" is the one who holds the card, "le héros" the one who reveals it. */
export const crate: BoxSaid<typeof english> = {
  cards: {
    'upg-riot-shield': {
      name: 'Bouclier antiémeute',
      text: 'Dans les combats que le joueur Péché engage, votre héros a 1 défense de plus pour chaque autre héros dans sa case, 2 au plus.',
      flavour: 'Propriété du Commissariat. Personne ne le réclame.',
    },
    'upg-flare-gun': {
      name: 'Pistolet de détresse',
      text: 'Une fois par manche, à tout moment du tour de votre héros, dans une rue : clouez sur place un monstre dans une rue en ligne de vue. Un monstre cloué ne fait aucun pas jusqu’à la fin de la manche.',
      flavour: 'Ils n’aiment pas qu’on les regarde.',
    },
    'upg-last-rites': {
      name: 'Trousse des derniers soins',
      text: 'Votre héros peut appliquer une icône Soin comme une icône Repentir, ou une icône Repentir comme une icône Soin. Elle compte comme ce qui a été fait.',
      flavour: 'Huile, fil, eau, gin. Tout n’est pas bénit.',
    },
    'upg-leaden-cross': {
      name: 'Croix de plomb',
      text: 'Une fois par combat, avant d’en subir les blessures, à 5 de corruption ou moins : votre héros peut subir 1 blessure de moins et 2 corruption de plus.',
      flavour: 'Elle boit à votre place. Elle tient le compte.',
    },
    'upg-silver-whistle': {
      name: 'Sifflet d’argent',
      text: 'Une fois par manche, à tout moment du tour de votre héros : un autre héros à 2 pas ou moins peut être téléporté dans une case adjacente. Le joueur de ce héros décide.',
      flavour: 'Trois coups brefs : lâchez tout.',
    },
    'upg-thermite': {
      name: 'Thermite',
      text: 'Quand votre héros retire un Nid en nettoyant, il peut tuer un acolyte dans cette case. Cela ne compte pour aucune mission.',
      flavour: 'Deux mille degrés. Puis un coup de balai.',
    },
    'upg-forged-seal': {
      name: 'Faux sceau',
      text: 'Votre héros peut utiliser un quartier dont l’emplacement est pris par le jeton d’un autre héros.',
      flavour: 'Le magistrat signe maintenant de la main gauche.',
    },
    'past-8': {
      name: 'Rappelé à la maison',
      text: 'Passé sombre 5. Le joueur Péché choisit une case avec un Autel : le héros y est téléporté, et 1 jeton Corruption est placé. Sans Autel sur le plateau, le héros subit 1 blessure.',
      flavour: 'Votre place à table vous attendait.',
    },
    'past-9': {
      name: 'Les chambres sont prêtes',
      text: 'Passé sombre 2. Un Nid et un Pentagramme sont placés dans la case du héros, et le joueur Péché pioche 1 carte Péché.',
      flavour: 'Vous avez fait les lits vous-même.',
    },
    'past-10': {
      name: 'La Signature',
      text: 'Passé sombre 4. Le héros subit 2 blessures ; ou, sous le niveau 7, la piste Apocalypse monte de 1. Le héros choisit.',
      flavour: 'C’est de votre main. Ça l’a toujours été.',
    },
  },
  choices: {
    'past-10:wound': 'Subir 2 blessures',
    'past-10:track': 'La piste Apocalypse monte de 1',
  },
  prompts: {
    'upg-flare-gun': 'Pistolet de détresse : quel monstre est cloué sur place ?',
    'upg-leaden-cross': 'Croix de plomb : 1 blessure de moins, pour 2 corruption de plus ?',
    'upg-thermite': 'Thermite : tuer un acolyte ici ?',
    'past-8': 'Péché ({hero}) : téléporter vers quel Autel ?',
  },
}

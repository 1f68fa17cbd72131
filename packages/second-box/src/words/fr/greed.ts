import type { BoxSaid } from '../box-said.ts'
import type { greed as english } from '../en/greed.ts'

export const greed: BoxSaid<typeof english> = {
  names: { claim: { name: 'Titre', gender: 'm', forms: { plural: 'Titres' } } },
  cards: {
    greed: {
      name: 'Avarice',
      text: 'L’Avarice ne poursuit personne, elle possède. Ses abominations ont Combat 3 et Défense 4, son marionnettiste Combat 4 et Défense 4, son avatar Combat 5 et Défense 6.',
      flavour: 'Elle a acheté la lampe, puis la lumière.',
    },
    'greed-power': {
      name: 'Propriétaire',
      text: 'Un quartier avec un monstre ou un titre est tenu : chaque icône y coûte 1 corruption. Fin de manche : un titre va dans chaque quartier avec un monstre et sans héros. Un héros qui termine un tour sur un titre sans monstre le retire. À 3 titres : 1 réaction de plus par manche.',
      flavour: 'Le loyer, c’était pour hier.',
    },
    'greed-controller': {
      name: 'Le Receveur',
      text: 'Marionnettiste. Combat 4, Défense 4. Dans un quartier avec un titre, les acolytes et les abominations ont 1 défense de plus.',
    },
    'greed-avatar': {
      name: 'Tout a un prix',
      text: 'Avatar. Combat 5, Défense 6. Dans les combats dans la case de l’avatar, le joueur Péché lance 1 dé de plus par tranche de 2 titres sur le plateau, 2 dés au plus.',
    },
    'greed-interest': {
      name: 'Intérêts',
      text: 'À jouer au début d’un combat. Le joueur Péché y lance 1 dé de plus, ou 2 de plus si un titre est dans la case du héros ou à 1 pas ou moins.',
      flavour: 'De petites sommes. Chaque jour. À jamais.',
    },
    'greed-fine-print': {
      name: 'Les Petits Caractères',
      text: 'À jouer après les lancers d’un combat qui n’est pas à distance, si le héros a obtenu un FAITH. Le héros choisit : perdre chaque FAITH obtenu, ou subir 1 corruption pour chacun, 2 au plus, sauf si cela doit le tuer.',
      flavour: 'Article neuf. Vous aviez bien lu l’article neuf.',
    },
    'greed-surcharge': {
      name: 'Supplément',
      text: 'À jouer quand un héros utilise un quartier où il reste une icône. Chaque icône de cet usage coûte 1 corruption de plus.',
      flavour: 'Tarif de nuit. Il fait toujours nuit.',
    },
    'greed-toll': {
      name: 'Péage',
      text: 'À jouer quand un héros entre par un pas dans une case, si cette case ou une case à 1 pas ou moins est un quartier avec un monstre ou un titre. Le héros choisit : le déplacement se termine, ou 1 corruption.',
      flavour: 'Quelqu’un avait peint une ligne en travers de la rue.',
    },
    'greed-audit': {
      name: 'Contrôle fiscal',
      text: 'À jouer au début du tour d’un héros, si un héros a un jeton Tour supplémentaire. Les joueurs Héros choisissent ensemble : chaque héros qui en a un en perd 1, ou le joueur Péché pioche 2 cartes Péché.',
      flavour: 'Chaque minute doit être justifiée.',
    },
    'greed-insured': {
      name: 'Tous risques',
      text: 'À jouer après la mort d’un monstre dans un quartier. Ce quartier reçoit un titre s’il n’en a pas, et le joueur Péché pioche 1 carte Péché.',
      flavour: 'Le contrat paie double en cas de démembrement.',
    },
    'greed-permit': {
      name: 'Permis exigé',
      text: 'À jouer quand un héros commence à nettoyer, si sa case ou une case à 1 pas ou moins est un quartier avec un monstre ou un titre. Chaque jeton que ce nettoyage retire coûte 1 corruption.',
      flavour: 'Un tampon ici. Et ici. Et là, vous payez.',
    },
    'greed-foreclosure': {
      name: 'Saisie',
      text: 'À jouer à la fin du tour d’un héros, si un quartier dans la case du héros ou à 1 pas ou moins n’a ni titre ni héros. Un titre va dans un tel quartier.',
      flavour: 'L’avis était sur la porte avant qu’elle se referme.',
    },
    'greed-buy-out': {
      name: 'Rachat',
      text: 'À jouer pendant une réaction, si un monstre est dans un quartier et un titre dans un autre. Au lieu du déplacement, téléportez un tel monstre dans un autre quartier avec un titre ; il peut ensuite se déplacer de 1 case. Le combat reste facultatif.',
      flavour: 'C’était vendu avec l’immeuble.',
    },
  },
  choices: {
    'greed-fine-print:lose': 'Perdre chaque FAITH obtenu',
    'greed-fine-print:pay': 'Subir 1 corruption par FAITH, 2 au plus',
    'greed-toll:stop': 'Le déplacement se termine',
    'greed-toll:pay': 'Subir 1 corruption',
    'greed-audit:lose': 'Chaque héros qui a un jeton Tour supplémentaire en perd 1',
    'greed-audit:draw': 'Le joueur Péché pioche 2 cartes Péché',
  },
}

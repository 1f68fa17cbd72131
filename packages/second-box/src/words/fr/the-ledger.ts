import type { BoxSaid } from '../box-said.ts'
import type { theLedger as english } from '../en/the-ledger.ts'

export const theLedger: BoxSaid<typeof english> = {
  goals: {
    'tlg-1-open-accounts': { one: 'Payer # fois à un Autel', other: 'Payer # fois à des Autels' },
    'tlg-2a-clean-hands': {
      one: 'Mener # héros à un Autel (corruption 4 ou moins)',
      other: 'Mener # héros à des Autels (corruption 4 ou moins)',
    },
    'tlg-2b-red-hands': {
      one: 'Tuer # monstre avec un héros à 5 de corruption ou plus',
      other: 'Tuer # monstres avec un héros à 5 de corruption ou plus',
    },
    'tlg-3-the-auditor': { other: 'Tuer le marionnettiste' },
    'tlg-4-carry-the-book': { other: 'Porter le livre à la Vieille Cathédrale' },
    'tlg-5-burn-the-book': {
      one: 'Brûler # page dans la Vieille Cathédrale',
      other: 'Brûler # pages dans la Vieille Cathédrale',
    },
  },
  names: { 'tlg-the-book': 'Le Livre' },
  choices: {
    'tlg-1-open-accounts:extra-turn': 'Payer 1 jeton Tour supplémentaire',
    'tlg-1-open-accounts:upgrade': 'Payer 1 amélioration',
    'tlg-1-open-accounts:wound': 'Payer 1 blessure',
  },
  cards: {
    'the-ledger': {
      name: 'Le Grand Livre',
      text: 'Chaque manche commence avec 1 nouveau jeton Corruption, placé par le joueur Péché dans une case sans héros. À la fin de chaque manche, la piste Apocalypse monte de 1 niveau, et de 1 de plus si la mission n’a pas progressé. Chaque héros a un Passé sombre. La règle Le Livre s’applique.',
      flavour:
        'Dans la chambre forte du Comptoir, il y a un livre avec tous nos noms, et une colonne de chiffres à côté de chacun. Pour certains, l’encre est encore fraîche. Payez ce que vous devez, ou cessez de faire croire que vous en avez l’intention ; puis portez cette chose au feu.',
    },
    'tlg-the-book': {
      name: 'Le Livre',
      text: 'Le livre est le jeton PROXY et fait ce que fait PROXY. À la fin de chaque manche, le héros qui l’a subit 1 corruption.',
      flavour: 'Qu’il tombe comme il veut, il s’ouvre à votre page.',
    },
    'the-ledger-a': {
      name: 'La Rue du Papier',
      text: 'Plan A du Grand Livre. 8 tuiles en une seule rue : le livre est à un bout, le feu qui l’attend à l’autre, et les héros partent du milieu.',
    },
    'the-ledger-b': {
      name: 'D’une rive à l’autre',
      text: 'Plan B du Grand Livre. 7 tuiles sur deux rives : le livre est à l’ouest, la Vieille Cathédrale à l’est. Le métro transporte aussi le papier.',
    },
    'tlg-1-open-accounts': {
      name: 'Comptes à régler',
      text: 'Payez {+1} fois : comme action, dans une case avec un Autel et sans monstre, un héros paie 1 jeton Tour supplémentaire, 1 amélioration au choix ou 1 blessure (pas la dernière vie). Puis les joueurs Héros choisissent entre Mains propres et Mains rouges.',
      flavour: 'Signez ici. Et ici. Ce n’est pas votre signature, mais ça ira.',
    },
    'tlg-2a-clean-hands': {
      name: 'Mains propres',
      text: 'Un héros à 4 de corruption ou moins termine un tour dans une case avec un Autel et sans monstre : {-1} fois, chaque place de l’ordre du tour une seule fois. Puis le marionnettiste est invoqué, et Le Vérificateur commence.',
      flavour: 'Montrez vos paumes. Les deux. Toutes.',
    },
    'tlg-2b-red-hands': {
      name: 'Mains rouges',
      text: 'Tuez {+1} monstres dans des combats dont le héros est à 5 de corruption ou plus quand ils meurent. Puis le marionnettiste est invoqué, et Le Vérificateur commence.',
      flavour: 'Tant qu’à être dans le rouge, que ce soit le leur.',
    },
    'tlg-3-the-auditor': {
      name: 'Le Vérificateur',
      text: 'Tuez le marionnettiste. Puis Porter le livre commence.',
      flavour: 'Il a refait les comptes. Le total, à chaque fois, c’est nous.',
    },
    'tlg-4-carry-the-book': {
      name: 'Porter le livre',
      text: 'Le héros qui a le livre (le jeton PROXY) termine un tour dans la Vieille Cathédrale. Puis l’avatar est invoqué, et Brûler le livre commence.',
      flavour: 'Il est plus lourd qu’au dernier coin de rue.',
    },
    'tlg-5-burn-the-book': {
      name: 'Brûler le livre',
      text: 'Dans la Vieille Cathédrale, le héros qui a le livre peut nettoyer, même s’il n’y a aucun jeton : chaque résultat de compétence vaut 1 progression ou retire un jeton. La partie est gagnée à {-1}.',
      flavour: 'Page par page. Ne les lisez pas.',
    },
  },
}

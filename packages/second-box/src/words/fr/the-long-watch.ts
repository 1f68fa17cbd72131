import type { BoxSaid } from '../box-said.ts'
import type { theLongWatch as english } from '../en/the-long-watch.ts'

export const theLongWatch: BoxSaid<typeof english> = {
  goals: {
    'tlw-1-bar-the-doors': { one: 'Tenir ou vider le Commissariat : #', other: 'Tenir ou vider le Commissariat : #' },
    'tlw-2a-sally-out': { one: 'Tuer # monstre sur un Nid', other: 'Tuer # monstres sur des Nids' },
    'tlw-2b-cork-the-drains': { one: 'Occuper # Nid sans monstre', other: 'Occuper # Nids sans monstre' },
    'tlw-3-break-the-ram': { other: 'Tuer le marionnettiste' },
    'tlw-4a-until-dawn': {
      one: 'Tenir le Commissariat pendant # manche',
      other: 'Tenir le Commissariat pendant # manches',
    },
    'tlw-4b-spike-the-altars': { one: 'Briser # Autel', other: 'Briser # Autels' },
    'tlw-5-at-the-gate': { other: 'Tuer l’avatar' },
  },
  names: { 'tlw-secured': 'Sous bonne garde' },
  cards: {
    'the-long-watch': {
      name: 'La Longue Veille',
      text: 'Chaque manche commence par la marche : le joueur Péché peut déplacer 2 monstres de 1 pas chacun, plus près du Commissariat. À la fin de chaque manche, la piste Apocalypse monte de 1 niveau, et de 1 de plus si un monstre est dans le Commissariat.',
      flavour:
        'Ils ne chassent plus. Ils sont dans les rues voisines, tous, à regarder le poste de police, et chaque heure ils font un pas. Quelqu’un là-dedans doit avoir ce qu’ils veulent. Tenez les portes jusqu’à savoir quoi.',
    },
    'tlw-secured': {
      name: 'Sous bonne garde',
      text: 'Le Commissariat est sous bonne garde tant que s’y trouvent plus de héros que de monstres.',
      flavour: 'Comptez-les. Puis comptez-nous. Puis recomptez.',
    },
    'the-long-watch-a': {
      name: 'La Place',
      text: 'Plan A de La Longue Veille. 7 tuiles autour du poste : ils viennent de tous les côtés sauf deux, et chaque côté est à un pas de la porte.',
    },
    'the-long-watch-b': {
      name: 'Le Bout de la ligne',
      text: 'Plan B de La Longue Veille. 8 tuiles et un seul front : le poste est au bout ouest, tout le reste est à l’est.',
    },
    'tlw-1-bar-the-doors': {
      name: 'Barrer les portes',
      text: 'Obtenez {+3} progressions. Tuer des monstres dans le Commissariat ou à 1 pas ou moins : 1 chacun. Sous bonne garde à la fin d’une manche, avec plus de héros que de monstres : 2. Puis les joueurs Héros choisissent entre La Sortie et Boucher les égouts.',
      flavour: 'Bureaux, classeurs, le distributeur. Ça nous fait gagner une heure.',
    },
    'tlw-2a-sally-out': {
      name: 'La Sortie',
      text: 'Tuez {+0} monstres dans des cases avec un Nid, imprimé ou non. Puis le marionnettiste est invoqué, et Briser le bélier commence.',
      flavour: 'S’ils restent là à regarder, on peut les compter. Si on peut les compter, il peut y en avoir moins.',
    },
    'tlw-2b-cork-the-drains': {
      name: 'Boucher les égouts',
      text: 'Obtenez {+0} progressions : à la fin d’une manche, 1 pour chaque case avec un Nid, un héros et aucun monstre. Puis le marionnettiste est invoqué, et Briser le bélier commence.',
      flavour: 'Restez sur la plaque. Ça frappe deux fois, poliment. Restez dessus.',
    },
    'tlw-3-break-the-ram': {
      name: 'Briser le bélier',
      text: 'Tuez le marionnettiste. Puis les joueurs Héros choisissent entre Jusqu’à l’aube et Abattre les Autels.',
      flavour: 'Tous avancent quand ça avance. Il ne faut donc pas que ça avance.',
    },
    'tlw-4a-until-dawn': {
      name: 'Jusqu’à l’aube',
      text: 'Ayez plus de héros que de monstres dans le Commissariat à la fin de 2 manches. Puis l’avatar est invoqué, et Devant la porte commence.',
      flavour: 'L’horloge de l’accueil est arrêtée. On se règle sur la bouilloire.',
    },
    'tlw-4b-spike-the-altars': {
      name: 'Abattre les Autels',
      text: 'Brisez 2 Autels : qui nettoie peut dépenser 2 résultats de compétence d’un même lancer pour briser un Autel de la case. Puis l’avatar est invoqué, et Devant la porte commence.',
      flavour: 'Ce qu’ils écoutaient devra parler plus fort.',
    },
    'tlw-5-at-the-gate': {
      name: 'Devant la porte',
      text: 'Tuez l’avatar pour gagner la partie. Tant qu’il est dans le Commissariat ou à 1 pas ou moins, le héros lance 1 dé de plus dans les combats contre sa case.',
      flavour: 'Il voulait qu’on ouvre la porte. Ouvrez la porte.',
    },
  },
}

import type { CardsOf } from '../../language.ts'

export const theSeventhHour: CardsOf<'the-seventh-hour' | 'svh-'> = {
  'the-seventh-hour': {
    name: 'La Septième Heure',
    text: 'Chaque manche commence avec 1 nouveau jeton Corruption, placé par le joueur Péché dans une case sans héros. À la fin de chaque manche, la piste Apocalypse monte de 2 niveaux. La pioche Apocalypse a 3 cartes de chaque type. Deuil et À l’ancre s’appliquent.',
    flavour:
      'Toutes les horloges de Haven se sont arrêtées à la même minute, et le Péché ne se cache plus. Il y a à tuer, et à nettoyer, et des gens à porter. Puis il y a la porte elle-même.',
  },
  'svh-anchors': {
    name: 'À l’ancre',
    text: 'Tant qu’un Autel est sur le plateau, l’avatar a 1 défense de plus.',
    flavour: 'Il ne se tient pas là. Il y est amarré.',
  },
  'the-seventh-hour-a': {
    name: 'Capitale de cendre',
    text: 'Plan A de La Septième Heure. 9 tuiles font deux capitales avec un seul pont, et le pont est souterrain.',
  },
  'the-seventh-hour-b': {
    name: 'L’Escalier',
    text: 'Plan B de La Septième Heure. 8 tuiles montent comme des marches, de la porte de la rivière à la Vieille Cathédrale.',
  },
  'svh-1-the-streets': {
    name: 'Les Rues',
    text: 'Tuez {+6} monstres. Puis les joueurs Héros choisissent entre La Tache et Les Vivants.',
    flavour: 'Tuer d’abord. C’est presque un réconfort.',
  },
  'svh-2a-the-stain': {
    name: 'La Tache',
    text: 'Retirez {+1} jetons Corruption en nettoyant. Puis Les Ancres commence.',
    flavour: 'À genoux, avec une brosse, à la fin du monde.',
  },
  'svh-2b-the-living': {
    name: 'Les Vivants',
    text: 'Confiez {-1} Innocents dans la case de départ, à tout moment d’un tour du héros qui les a. Puis Les Ancres commence.',
    flavour: 'C’est pour cela qu’on fait tout le reste.',
  },
  'svh-3-the-anchors': {
    name: 'Les Ancres',
    text: 'Brisez 2 Autels : qui nettoie peut dépenser 2 résultats de compétence d’un même lancer pour briser un Autel de la case. Puis le marionnettiste est invoqué, et Le Portier commence.',
    flavour: 'Tranchez ce qui retient la porte au sol.',
  },
  'svh-4-the-doorkeeper': {
    name: 'Le Portier',
    text: 'Tuez le marionnettiste. Puis l’avatar est invoqué, et La Porte commence.',
    flavour: 'Cela demande vos noms. N’en donnez aucun.',
  },
  'svh-5-the-door': {
    name: 'La Porte',
    text: 'Tuez l’avatar pour gagner la partie. Des Autels peuvent encore être brisés : qui nettoie peut dépenser 2 résultats de compétence d’un même lancer pour briser un Autel de la case.',
    flavour: 'De l’autre côté, une horloge bat. De ce côté-ci, elle repart.',
  },
}

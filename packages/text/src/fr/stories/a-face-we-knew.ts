import type { CardsOf } from '../../language.ts'

export const aFaceWeKnew: CardsOf<'a-face-we-knew' | 'afk-' | 'fallen-marsh'> = {
  'a-face-we-knew': {
    name: 'Un visage familier',
    text: 'Chaque manche commence avec 1 nouveau jeton Corruption, placé par le joueur Péché dans une case sans héros. À la fin de chaque manche, la piste Apocalypse monte de 2 niveaux. Chaque héros a un Passé sombre.',
    flavour:
      'Elias Marsh a formé la moitié de l’équipe, avant d’entrer au Mégathéâtre et de ne pas en ressortir. Maintenant, quelqu’un vide nos planques, et dans le bon ordre. Suivez sa trace ; puis décidez de ce qu’il mérite encore.',
  },
  'fallen-marsh': {
    name: 'Elias Marsh',
    text: 'Monstre déchu. Combat 5, Défense 5. Il connaît la manœuvre : dans ses combats, le joueur Péché peut relancer jusqu’à 2 dés. Il est invoqué quand Trancher la laisse est accomplie.',
    flavour: 'Le coude plus haut, Leah. Je te l’ai dit cent fois.',
  },
  'a-face-we-knew-a': {
    name: 'La Longue Avenue',
    text: 'Plan A d’Un visage familier. 6 tuiles le long d’une avenue, à portée de fusil d’un bout à l’autre ; l’Hôpital Saint-Jude est la seule porte dérobée.',
  },
  'a-face-we-knew-b': {
    name: 'Croisée des chemins',
    text: 'Plan B d’Un visage familier. 5 tuiles en croix : pas de flanc, pas de repos. Le plan le plus serré.',
  },
  'afk-1-cold-trail': {
    name: 'Piste froide',
    text: 'Retournez les jetons face cachée de 7 cases : tous ceux qu’il y a. Puis les joueurs Héros choisissent entre Ses vieux repaires et Ses nouveaux amis.',
    flavour: 'Il nous a appris à ne rien laisser. Il a laissé quelque chose.',
  },
  'afk-2a-his-old-haunts': {
    name: 'Ses vieux repaires',
    text: 'Utilisez les Actions de Ville de {+0} quartiers différents. Chaque quartier compte une fois et reçoit une marque. Puis le marionnettiste est invoqué, et Trancher la laisse commence.',
    flavour: 'Le barman sert encore deux verres.',
  },
  'afk-2b-his-new-friends': {
    name: 'Ses nouveaux amis',
    text: 'Tuez {+0} acolytes. Puis le marionnettiste est invoqué, et Trancher la laisse commence.',
    flavour: 'Ils avancent dans sa formation. Ils tiennent même la ligne comme lui.',
  },
  'afk-3-cut-the-leash': {
    name: 'Trancher la laisse',
    text: 'Retirez {+2} jetons Corruption ou Pentagrammes en nettoyant. Puis Elias Marsh est invoqué, et les joueurs Héros choisissent entre Miséricorde et Pardon.',
    flavour: 'Ce qui le retient est attaché au sol, quelque part.',
  },
  'afk-4a-mercy': {
    name: 'Miséricorde',
    text: 'Tuez Elias Marsh. Les héros gagnent aussitôt la partie.',
    flavour: 'Il l’aurait fait pour chacun de nous.',
  },
  'afk-4b-forgiveness': {
    name: 'Pardon',
    text: 'Les héros peuvent nettoyer dans la case d’Elias Marsh même sans jeton ; chaque résultat de compétence retire un jeton ou fait progresser la mission. Il en faut {+3} pour gagner la partie. Il ne peut pas être tué : les touches contre lui sont perdues.',
    flavour: 'Dites son nom jusqu’à ce qu’il y réponde.',
  },
}

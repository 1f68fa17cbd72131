import type { CardsOf } from '../../language.ts'

export const noOneLeftBehind: CardsOf<'no-one-left-behind' | 'nlb-'> = {
  'no-one-left-behind': {
    name: 'On n’abandonne personne',
    text: 'Chaque manche commence avec 1 nouveau jeton Feu, placé par le joueur Péché dans une case sans héros. À la fin de chaque manche, la piste Apocalypse monte de 1 niveau, et de 1 de plus si la mission n’a pas progressé. La règle Deuil s’applique.',
    flavour:
      'Sur la liste d’évacuation, six noms n’ont pas été cochés. Le dernier train est sous pression, et la ligne ne tiendra pas jusqu’au matin. Allez frapper aux portes.',
  },
  'nlb-grief': {
    name: 'Deuil',
    text: 'Quand un Innocent meurt, la piste Apocalypse monte de 1 niveau. S’il reste moins d’Innocents que la mission n’en demande encore, elle n’en demande plus qu’autant qu’il est possible ; si aucun n’est possible, elle est accomplie.',
    flavour: 'Il faut que quelqu’un raye le nom.',
  },
  'no-one-left-behind-a': {
    name: 'Neuf carrés',
    text: 'Plan A d’On n’abandonne personne. 9 tuiles en carré, le plan le plus vaste. Chaque jeton face cachée peut être une vie ou un piège.',
  },
  'no-one-left-behind-b': {
    name: 'L’Autre Rive',
    text: 'Plan B d’On n’abandonne personne. 7 tuiles sur deux rives : la plupart des disparus sont de l’autre côté de l’eau, l’Hôpital non.',
  },
  'nlb-1-open-the-roads': {
    name: 'Rouvrir les routes',
    text: 'Retirez {+3} jetons Feu ou Corruption en nettoyant. Puis Frapper aux portes commence.',
    flavour: 'On ne peut porter personne à travers ça.',
  },
  'nlb-2-knock-on-doors': {
    name: 'Frapper aux portes',
    text: 'Ramassez {-1} Innocents sur le plateau. Chacun compte une fois, et celui qu’un héros a déjà compte dès le début. Puis les joueurs Héros choisissent entre À l’hôpital et À la porte.',
    flavour: 'Trois coups, une pause, deux coups. Puis dites un nom.',
  },
  'nlb-3a-to-the-hospital': {
    name: 'À l’hôpital',
    text: 'Confiez {-1} Innocents à l’Hôpital Saint-Jude, à tout moment d’un tour du héros qui les a. Pour chacun, le héros peut soigner 1 blessure. Puis le marionnettiste est invoqué, et Dégager la voie commence.',
    flavour: 'La garde de nuit est toujours là. Elle n’a jamais arrêté.',
  },
  'nlb-3b-to-the-gate': {
    name: 'À la porte',
    text: 'Confiez {-1} Innocents dans la case de départ, à tout moment d’un tour du héros qui les a. Pour chacun, le héros peut gagner 1 jeton Tour supplémentaire. Puis le marionnettiste est invoqué, et Dégager la voie commence.',
    flavour: 'Comptez-les à l’entrée. Tout haut, pour qu’ils l’entendent aussi.',
  },
  'nlb-4-clear-the-line': {
    name: 'Dégager la voie',
    text: 'Tuez le marionnettiste. Puis l’avatar est invoqué, et Dernier train commence.',
    flavour: 'Quelque chose se tient sur les rails, et n’attend pas le train.',
  },
  'nlb-5-last-train': {
    name: 'Dernier train',
    text: 'Des héros doivent terminer un tour dans une case avec un jeton Métro et sans monstre. Chaque place de l’ordre du tour compte une fois, et les héros montés à bord jouent encore. La partie est gagnée à {+0}.',
    flavour: 'Fermeture des portes. Personne ne se retourne vers le quai.',
  },
}

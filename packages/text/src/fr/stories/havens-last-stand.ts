import type { CardsOf } from '../../language.ts'

export const havensLastStand: CardsOf<'havens-last-stand' | 'hls-'> = {
  'havens-last-stand': {
    name: 'Le Dernier Carré',
    text: 'Chaque manche commence avec 1 nouveau jeton Feu, placé par le joueur Péché dans une case sans héros. À la fin de chaque manche, la piste Apocalypse monte de 1 niveau, et de 1 de plus si moins de {-1} monstres ont été tués.',
    flavour:
      'Le cordon a cédé au crépuscule, et aucun renfort n’est venu. Entre le Péché et le continent, il reste sept personnes et une ville qui ne veut pas se réveiller. Tenez. Puis rendez les coups.',
  },
  'havens-last-stand-a': {
    name: 'Le Cordon',
    text: 'Plan A du Dernier Carré. Un bloc compact de 6 tuiles : tout est à deux tours au plus.',
  },
  'havens-last-stand-b': {
    name: 'L’Angle brisé',
    text: 'Plan B du Dernier Carré. Un front coudé de 7 tuiles : deux bras de la ville se rejoignent au Mégathéâtre.',
  },
  'hls-1-hold-the-line': {
    name: 'Tenir la ligne',
    text: 'Tuez {+4} monstres. Puis les joueurs Héros choisissent entre Brûler les Nids et Décimer le troupeau.',
    flavour: 'Personne ne viendra. Donc personne ne passera.',
  },
  'hls-2a-burn-the-nests': {
    name: 'Brûler les Nids',
    text: 'Retirez {+2} Nids ou Pentagrammes en nettoyant. Puis le marionnettiste est invoqué, et Couper les fils commence.',
    flavour: 'Ne comptez plus les têtes. Comptez les trous.',
  },
  'hls-2b-thin-the-herd': {
    name: 'Décimer le troupeau',
    text: 'Tuez {+0} abominations. Puis le marionnettiste est invoqué, et Couper les fils commence.',
    flavour: 'Les grosses d’abord. Le reste ne fait que suivre.',
  },
  'hls-3-cut-the-strings': {
    name: 'Couper les fils',
    text: 'Tuez le marionnettiste. Puis Sans quartier commence.',
    flavour: 'Quelqu’un dirige tout cela. Trouvez la baguette.',
  },
  'hls-4-no-quarter': {
    name: 'Sans quartier',
    text: 'Tuez {+2} monstres. Puis l’avatar est invoqué, et Dehors commence.',
    flavour: 'Pendant une heure, ce sont eux qui ont peur.',
  },
  'hls-5-throw-it-back': {
    name: 'Dehors',
    text: 'Tuez l’avatar. Les héros gagnent aussitôt la partie.',
    flavour: 'C’est entré par une porte. Cela peut ressortir de même.',
  },
}

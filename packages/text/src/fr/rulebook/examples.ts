import type { examples as english } from '../../en/rulebook/examples.ts'
import type { Said } from '../../said.ts'

/** The worked examples: what they show, and how it went there. Whoever plays them rolls dice of their own. */
export const examples: Said<typeof english> = {
  1: {
    title: 'À travers le feu, vers le pire',
    text: 'Rose quitte une rue en feu pour le Siège de RavenCorp, où attendent deux Corruption et un Feu. Un dé à la sortie ; à l’entrée, deux pour la Corruption, puis un pour le Feu. Dans le livret, ce dernier dé a explosé, puis touché encore : deux blessures. Ressortir coûte encore une fois les mêmes dés.',
  },
  2: {
    title: 'Une touche explosive',
    text: 'Une abomination lance trois dés Péché : corruption, face vide et touche explosive. La touche explosive est une touche et apporte un dé de plus, encore une touche. Cela fait 1 corruption et 2 touches.',
  },
  3: {
    title: 'Trois fois FAITH',
    text: 'Leah lance trois dés : défense et deux FAITH. Les dés de plus montrent FAITH et défense, et le dernier une touche. Deux FAITH deviennent des touches, le troisième une résistance : 3 touches, 2 défenses, 1 résistance.',
  },
  4: {
    title: 'Un combat où tout s’en mêle',
    text: 'Le Péché attaque Rose avec une abomination, un acolyte et un Pentagramme : six dés. Elle a deux dés, plus un de la Lame de glace, un de Thorley à ses côtés, et un pour être passée de 2 à 3 de corruption. Son FAITH annule la corruption, la défense 3 ne laisse passer qu’une touche sur quatre, et les quatre touches de Rose tuent l’un des deux, pas les deux.',
  },
  5: {
    title: 'Un tir, et la réponse',
    text: 'Rocco tire sur deux abominations, à deux cases de là. Une touche et les deux de sa capacité en tuent une ; l’autre vient, et avec l’acolyte qui est à côté de lui, elle lance cinq dés. Trois touches se brisent sur la défense de Rocco, une corruption passe.',
  },
  6: {
    title: 'Deux offres',
    text: 'Rose passe de 1 à 2 : un dé. Plus tard, Rocco passe de 4 à 5 : deux dés, une touche, une défense. Plus on est haut, plus un niveau rapporte.',
  },
  7: {
    title: 'Ce que les blessures ont pris',
    text: 'Rocco a des blessures sur les emplacements 1, 2, 4 et 6. Passer de 4 à 5 ne donne plus qu’un dé et une défense : un dé et une touche sont sous ses blessures.',
  },
  8: {
    title: 'Deux Nids et un acolyte',
    text: 'Une rue avec deux Nids et un acolyte a de la place pour un monstre de plus. Tous les autres Nids sont bloqués : deux des morts restent morts. Cet exemple, c’est vous qui le jouez, côté Péché.',
  },
  9: {
    title: 'Trois Autels',
    text: 'Trois Autels, un héros à l’un d’eux. La manche finit, et le joueur Péché pioche 2 cartes.',
  },
}

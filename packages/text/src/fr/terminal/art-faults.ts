import type { artFaults as english } from '../../en/terminal/art-faults.ts'
import type { Said } from '../../said.ts'

/** The faults of a box's pictures in words: what is wrong, and what to do about it. */
export const artFaults: Said<typeof english> = {
  'art-not-data': {
    problem: ({ what }) => `Ce ne sont pas des données : ${what}.`,
    hint: () => 'Les images sont des listes de nombres et de mots : ni fonctions, ni adresses, ni balises.',
  },
  'art-unknown-id': {
    problem: ({ id }) => `La boîte n’a rien qui s’appelle « ${id} ».`,
    hint: () =>
      'Les images suivent les identifiants de la boîte ; une abomination, celui de son Péché : « wrath-abomination ».',
  },
  'art-too-heavy': {
    problem: ({ bytes, most }) => `L’image pèse ${bytes} octets, compressée ; ${most} au plus sont permis.`,
    hint: () => 'Moins de points : à la taille d’une figurine, personne ne les voit.',
  },
  'art-off-frame': {
    problem: ({ frame, around, at }) =>
      `Des points sortent du cadre (${frame}, et ${around} tout autour)${at === undefined ? '' : ` : ils vont jusqu’à ${at}`}.`,
    hint: () => 'Un héros fait 320 × 320, un monstre 200 × 240 avec les pieds à 240, une affiche 900 × 600.',
  },
  'art-unknown-piece': {
    problem: ({ piece }) => `Le mot « ${piece} » ne dessine rien.`,
    hint: ({ known }) =>
      known === undefined || known === '' ? 'Les mots sont dans docs/make-a-box.md.' : `Mots connus : ${known}.`,
  },
  'art-unknown-paint': {
    problem: ({ paint }) => `Aucune couleur ne s’appelle « ${paint} ».`,
    hint: () =>
      'Les couleurs sont c, deep, dark, mid, lit, pale, two, ink, white et d’autres ; « c ink 84 » en mélange deux.',
  },
  'art-malformed': {
    problem: ({ message }) => `Cela n’a pas la forme qu’il faut à une image : ${message}.`,
    hint: () => 'Laissez « npx tsc » le comparer avec BoxArt de @haven/art.',
  },
  'art-too-alike': {
    problem: ({ other, share, most }) =>
      `Sa silhouette est celle d’une autre (${other}) pour ${share} parts sur 100 ; ${most} au plus sont permises.`,
    hint: () => 'Donnez-lui une grande forme que personne d’autre n’a : elle doit se reconnaître à 40 pixels.',
  },
}

import type { firstTime as english } from '../../en/web/first-time.ts'
import type { Said } from '../../said.ts'

/** Eight facts for newcomers, each told once: one line in the place of the caption. */
export const firstTime: Said<typeof english> = {
  gotIt: 'Compris',
  stop: 'Ne plus montrer',
  facts: {
    steps: 'Un tour, c’est un déplacement et une action, dans l’ordre voulu ; un quartier est gratuit.',
    rims: 'Ce qui a un bord lumineux répond à l’appui. Le premier montre seulement le prix.',
    leaving: 'Des monstres sont ici : s’éloigner coûte une blessure, quel que soit leur nombre.',
    corruption: 'La corruption est un pacte : plus à chaque lancer, et à 7, plus rien.',
    lives: 'Les cœurs sont les vies qui restent. La cinquième blessure tue, et la relève arrive.',
    reactions: 'Après chaque tour, le Péché peut réagir : un monstre bouge, puis tous ici combattent.',
    clock: 'L’Apocalypse monte à chaque manche. Le bandeau en haut dit de combien, et pourquoi.',
    unite: 'S’unir ou périr : si les héros ne sont pas tous d’accord, le joueur Péché décide.',
  },
}

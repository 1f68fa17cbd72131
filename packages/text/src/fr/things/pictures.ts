import type { pictures as english } from '../../en/things/pictures.ts'
import type { Said } from '../../said.ts'
import { capital, count, de, small, some } from '../grammar.ts'

/** What the pictures of the rules show. */
export const pictures: Said<typeof english> = (say) => ({
  overview: 'Ce qu’il y a sur la table',
  overviewLead:
    'Tout est dessiné ici comme sur le plateau. En jeu, arrêtez la souris sur une chose, gardez-y le doigt ou appuyez sur I.',
  shown: 'En image',
  turn: {
    caption:
      'Un tour en un coup d’œil : se déplacer et agir, dans l’ordre voulu, et entre-temps faire ce qui est gratuit.',
    steps: {
      token: ['Payer', 'Dépensez un jeton Tour ou un jeton Tour supplémentaire.'],
      move: [
        'Se déplacer',
        '2 cases au plus. Quitter des monstres coûte une blessure ; Feu et Corruption demandent un test.',
      ],
      act: ['Agir', 'Combattre, tirer ou nettoyer : un seul des trois, une fois.'],
      free: ['Gratuit', 'Utiliser le quartier, retourner et ramasser des jetons, à tout moment.'],
      end: ['Finir', 'Le joueur Péché peut dépenser une réaction : un monstre se déplace, et un combat est possible.'],
    },
  },
  fight: {
    caption: (hero, monster) => `Un combat en cinq étapes : ${say.name(hero)} contre ${some(monster, say)}.`,
    steps: {
      count: (heroDice, sinDice) =>
        `Comptez les dés : ${heroDice} pour le combat du héros, ${sinDice} pour celui du monstre. Cartes et alliés en ajoutent d’autres.`,
      roll: 'Les deux camps lancent ensemble. Chaque FAITH et chaque touche explosive apporte un dé de plus, marqué du signe plus.',
      faith: (result) =>
        `Quand tout est tombé, FAITH devient ce que vous choisissez : ici, ${small(say.name(result))}.`,
      cancel: (defense) =>
        `Chaque défense annule une touche : ${defense} sur le plateau du héros, les autres sur des dés. Une résistance annule une corruption.`,
      result: (hits, needed, wounds, corruption) =>
        `${count(hits, 'touche')} contre Défense ${needed} : le monstre meurt. Ce qui est passé : ${count(wounds, 'blessure')}, ${corruption} corruption.`,
    },
    sides: { hero: 'Héros', sins: 'Péché' },
  },
  near: (space, number) =>
    `À un pas ${de(say.space(space))} : ${count(number, 'case adjacente', 'cases adjacentes')}, en lumière. Celles qui ne se touchent que par un coin ne le sont pas.`,
  nearDistrict: (space) =>
    `À un pas d’ici (${say.space(space)}) : les quatre rues autour, et jamais tout droit dans un autre quartier.`,
  metro: 'Pour les héros, deux cases dont le panneau porte la même lettre sont adjacentes, où qu’elles soient.',
  sight: (space, number) =>
    `${capital(de(say.space(space)))}, un tireur voit ${count(number, 'rue')} en ligne droite, même s’il y a du monde entre les deux, mais ni au-delà d’un coin ni dans un quartier.`,
  track: (level, next) =>
    `Corruption ${level}. En subir 1 avant un lancer fait compter tous les bonus jusqu’à ${next} qu’aucune blessure ne recouvre : ceux qui sont éclairés.`,
  wounds: (wounds, left) =>
    `${count(wounds, 'blessure')} sur la piste : les bonus du dessous sont perdus, et il reste ${count(left, 'vie')}. La cinquième blessure tue.`,
})

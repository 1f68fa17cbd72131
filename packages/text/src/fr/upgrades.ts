import type { UpgradeId } from '@haven/content'
import type { CardText } from '../language.ts'

/** "Votre héros" is the one who holds the card. */
export const upgrades: Readonly<Record<UpgradeId, CardText>> = {
  'upg-ice-blade': {
    name: 'Lame de glace',
    text: 'Dans les combats, votre héros lance 1 dé de plus et a 1 défense de plus.',
    flavour: 'Elle n’a plus été tiède depuis la forge.',
  },
  'upg-kevlar-vestments': {
    name: 'Chasuble en kevlar',
    text: 'Dans les combats, votre héros a 1 défense de plus.',
    flavour: 'Bénie deux fois, éprouvée une seule.',
  },
  'upg-sawn-off': {
    name: 'Canon scié',
    text: 'Dans les combats que votre héros engage et qui ne sont pas à distance, il ajoute 1 touche.',
    flavour: 'Pour les conversations qui n’en finissent plus.',
  },
  'upg-scoped-carbine': {
    name: 'Carabine à lunette',
    text: 'Votre héros a À distance. Un héros qui a À distance sans cette carte lance 1 dé de plus dans les combats à distance.',
    flavour: 'La distance est une forme de prière.',
  },
  'upg-sanctified-rounds': {
    name: 'Balles consacrées',
    text: 'Dans les combats contre au moins un monstre qui n’est pas un acolyte, votre héros lance 1 dé de plus.',
    flavour: 'Chaque cartouche signée de la même main qui tremble.',
  },
  'upg-rosary': {
    name: 'Chapelet d’épine noire',
    text: 'Dans les combats, votre héros ajoute 1 résistance.',
    flavour: 'Les grains piquent. Ils sont là pour ça.',
  },
  'upg-turnout-coat': {
    name: 'Veste de pompier',
    text: 'Votre héros ignore 1 blessure de chaque test de Feu. PROXY, si votre héros l’a, en retire une autre.',
    flavour: 'Caserne 9. Personne d’autre n’est revenu la chercher.',
  },
  'upg-filter-mask': {
    name: 'Masque filtrant',
    text: 'Votre héros ignore 1 corruption de chaque test de Corruption. PROXY, si votre héros l’a, en retire une autre.',
    flavour: 'Respirez par la bouche. N’écoutez pas.',
  },
  'upg-exorcists-primer': {
    name: 'Abécédaire d’exorciste',
    text: 'Quand il nettoie, votre héros lance 2 dés de plus.',
    flavour: 'Chapitre premier : ne lui répondez pas.',
  },
  'upg-holy-water': {
    name: 'Eau bénite',
    text: 'Quand votre héros nettoie, chaque résultat de résistance peut y retirer un jeton Corruption, tout comme un résultat de compétence.',
    flavour: 'Du dernier bénitier encore clair.',
  },
  'upg-field-kit': {
    name: 'Trousse de campagne',
    text: 'Une fois par manche, à tout moment du tour de votre héros : soignez 1 blessure de votre héros ou d’un autre héros dans la même case.',
    flavour: 'Une aiguille, du fil, et quelqu’un pour tenir la lampe.',
  },
  'upg-grapple-line': {
    name: 'Grappin',
    text: 'Votre héros ne subit pas de blessure quand il quitte des monstres.',
    flavour: 'En haut aussi, c’est une sortie.',
  },
  'upg-motorbike': {
    name: 'Moto',
    text: 'Votre héros peut se déplacer de 1 case de plus si chaque case du déplacement est une rue, la première et la dernière aussi.',
    flavour: 'La clé est dessus. Le propriétaire, non.',
  },
  'upg-flash-grenade': {
    name: 'Grenade flash',
    text: 'Une fois par manche, quand le joueur Péché engage un combat contre votre héros : le joueur Péché lance 2 dés de moins. Vous décidez après la capacité des acolytes et avant la corruption volontaire.',
    flavour: 'Ils ont l’habitude du noir.',
  },
  'upg-signal-jammer': {
    name: 'Brouilleur',
    text: 'Une fois par manche, quand une carte Péché est jouée pendant le tour de votre héros ou la réaction à celui-ci : votre héros peut subir 2 corruption pour l’annuler, sauf si cela doit le tuer. Elle compte quand même comme la carte du tour.',
    flavour: 'Montez le son jusqu’à ce que les murmures cessent.',
  },
  'upg-adrenaline': {
    name: 'Adrénaline',
    text: 'Quand votre héros reçoit cette carte : il gagne 1 jeton Tour supplémentaire. Une fois par manche, au début d’un tour, il peut subir 1 blessure pour gagner 1 jeton Tour supplémentaire ; pas avec 4 blessures.',
    flavour: 'Vous dormirez quand Haven dormira.',
  },
  'upg-radio-beacon': {
    name: 'Balise radio',
    text: 'Pour l’entraide, votre héros compte aussi comme présent dans chaque case à 1 pas ou moins. Cela n’empêche pas un autre héros d’être seul.',
    flavour: 'Une voix au bout du fil vaut bien deux mains.',
  },
  'upg-lucky-coin': {
    name: 'Pièce porte-bonheur',
    text: 'Une fois par manche, après un lancer de votre héros : relancez jusqu’à 3 de ces dés. Les dés en plus qu’ils avaient donnés restent.',
    flavour: 'Les deux faces ont porté chance à quelqu’un.',
  },
}

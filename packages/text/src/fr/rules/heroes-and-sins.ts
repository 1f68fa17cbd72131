import type { RuleId } from '@haven/engine'
import type { RuleText } from '../rules.ts'

/** What befalls heroes, and what the Sins player does about it. */
export const heroAndSinRules = {
  'CORR-1': {
    title: 'La piste de corruption',
    text: 'Chaque héros commence à 1 de corruption, peut monter à 7 et a sa propre piste de bonus. Sur la piste ordinaire, les niveaux 2 et 5 donnent 1 dé chacun, le niveau 3 donne 1 défense, le niveau 4 donne 1 touche et le niveau 6 donne 2 touches. Le niveau 7 ajoute un résultat de votre choix (touche, compétence, défense ou résistance), et le niveau 1 n’ajoute rien.',
  },
  'CORR-2': {
    title: 'Corruption imposée',
    text: 'La corruption qui vient de tests, de combats, de cartes ou du scénario est imposée. Votre héros monte d’un niveau et ne reçoit aucun bonus en échange.',
  },
  'CORR-3': {
    title: 'Corruption au-delà de 7',
    text: 'Un héros à 7 ne peut pas monter plus haut. Chaque corruption imposée en plus devient 1 blessure. Par décision de cette édition, la défense n’y peut rien.',
  },
  'CORR-4': {
    title: 'Se corrompre exprès',
    text: 'Une fois avant chaque lancer, un héros sous 7 peut monter d’un niveau. Pour ce seul lancer, vous avez les bonus du nouveau niveau et de tous ceux d’en dessous, sauf ceux que cache un pion Blessure. La corruption imposée subie dans le même combat n’apporte pas d’autre bonus.',
  },
  'CORR-5': {
    title: 'Arriver au niveau sept',
    text: 'Dès que votre héros est à 7 de corruption, tous les Innocents qu’il porte meurent. Peu importe que le dernier niveau ait été imposé ou choisi.',
  },
  'WOUND-1': {
    title: 'Placer les blessures',
    text: 'Pour chaque blessure, vous choisissez un emplacement libre de la piste de bonus de votre héros et y placez un pion Blessure. Le bonus dessous est perdu tant que le pion y est. Les pions ne bougent jamais ; seul un soin en retire un, et là encore vous choisissez lequel.',
  },
  'WOUND-2': {
    title: 'La cinquième blessure',
    text: 'Au cinquième pion Blessure, votre héros meurt sur-le-champ. Par décision de cette édition, les blessures et la corruption qui devaient encore suivre sont abandonnées.',
  },
  'DEATH-1': {
    title: 'Ce que laisse un héros mort',
    text: 'La figurine et le plateau sont retirés du jeu. Les jetons Tour supplémentaire et Marque sont défaussés, tandis que les PNJ et les Innocents restent là où le héros est mort. Les améliorations vont face visible dans l’inventaire : l’équipe ne les perd pas.',
  },
  'DEATH-2': {
    title: 'Les jetons passent à la relève',
    text: 'Les jetons Tour, actifs ou épuisés, et le jeton Action de Ville vont tels quels au héros suivant. Si le jeton Action de Ville est dans un quartier, il y reste jusqu’à ce que les jetons soient réactivés.',
  },
  'DEATH-3': {
    title: 'Le héros qui prend la relève',
    text: 'Vous choisissez un héros de la réserve, qui entre sur la case de départ, indemne et à 1 de corruption, à la place du mort dans l’ordre du tour. Il prend autant d’améliorations que le mort en avait, parmi tout l’inventaire. Ensuite, l’inventaire compte de nouveau 5 cartes.',
  },
  'DEATH-4': {
    title: 'Plus personne en réserve',
    text: 'Si un héros meurt et que la réserve est vide, personne ne peut prendre la relève et le joueur Péché gagne la partie.',
  },
  'DEATH-5': {
    title: 'Agir après une mort en plein tour',
    text: 'Si votre héros meurt pendant son propre tour, la relève peut encore agir plus tard dans la manche, avec les jetons dont elle a hérité.',
  },
  'DEATH-6': {
    title: 'Plusieurs morts à la fois',
    text: 'Quand un même événement tue plus d’un héros, ils meurent et sont remplacés un à un dans l’ordre du tour, à commencer par le héros actif. À chaque mort, le joueur Péché gagne s’il ne reste personne pour la relève. (Décision de cette édition.)',
  },
  'DEATH-7': {
    title: 'Mourir hors de son tour',
    text: 'Un héros tué par la réaction avait déjà fini son tour ; la réaction s’arrête là et ne peut pas se poursuivre contre la relève. Un héros tué pendant le tour d’un autre est remplacé aussitôt. Ce tour continue alors, et la réaction à ce tour peut encore venir. (Décision de cette édition.)',
  },
  'DEATH-8': {
    title: 'La relève, puis ses améliorations',
    text: 'Vous choisissez le nouveau héros avant de choisir ses améliorations. Les deux décisions sont à vous seul ; les autres joueurs Héros n’ont pas à être d’accord. (Décision de cette édition.)',
  },
  'DARK-1': {
    title: 'Révéler un Passé sombre',
    text: 'Dans les scénarios de Corruption, un héros qui est à 7 de corruption à la fin de son propre tour retourne sa carte Passé sombre, l’applique et la défausse. Si un héros meurt avec la carte encore cachée, elle reste cachée.',
  },
  'DARK-2': {
    title: 'Quand un passé est dû',
    text: 'Seule compte la fin du tour de ce héros. Si la réaction ou le tour d’un autre amène votre héros à 7, la carte attend la fin de votre prochain tour, et vous ne la révélez que s’il est encore à 7. Chaque carte n’est révélée qu’une fois. (Décision de cette édition.)',
  },
  'UPG-1': {
    title: 'Perdre une amélioration',
    text: 'Selon les règles définitives de 2016, une amélioration qu’un héros perd va sous la pioche des améliorations : elle peut reparaître. Avec l’édition préliminaire de 2015, elle est défaussée ; le texte même de cette édition ne le dit pas.',
  },
  'UPG-2': {
    title: 'Plus d’améliorations à piocher',
    text: 'Quand il n’y a plus de cartes Amélioration à piocher, les trous de l’inventaire restent, et vous choisissez parmi moins de cartes. (Décision de cette édition.)',
  },
  'REACT-1': {
    title: 'La réaction du Péché',
    text: 'Après chaque tour qu’un héros finit, le joueur Péché peut répondre avec un jeton Réaction actif. Un monstre quelconque se déplace alors de 2 cases au plus, puis un combat contre ce héros est possible avec tous les monstres de la case du héros. Les deux parties sont facultatives.',
  },
  'REACT-2': {
    title: 'Une réaction par tour',
    text: 'Un tour reçoit au plus une réaction, et elle ne peut frapper que le héros qui vient de jouer. Les jetons Réaction qui restent quand le dernier tour est fini sont perdus.',
  },
  'REACT-3': {
    title: 'Une demi-réaction',
    text: 'Le joueur Péché peut dépenser un jeton Réaction puis seulement déplacer, seulement combattre, ou ne faire ni l’un ni l’autre. (Décision de cette édition.)',
  },
  'SIN-1': {
    title: 'Jouer des cartes Péché',
    text: 'Une carte Péché nomme le moment où elle peut être jouée, et chaque tour, avec sa réaction, n’en permet qu’une. Elle reste face visible jusqu’au début du tour suivant, puis elle est défaussée. Le joueur Péché peut avoir autant de cartes qu’il veut en main. Quand la pioche est vide, la défausse devient la nouvelle.',
  },
  'SIN-2': {
    title: 'Le pouvoir du Péché',
    text: 'Le pouvoir du Péché agit de la première manche à la dernière. Le joueur Péché n’a besoin pour cela ni de carte ni de jeton : comptez avec lui à chaque tour.',
  },
  'SIN-3': {
    title: 'Refaire la pioche Péché',
    text: 'La défausse ne devient une nouvelle pioche Péché que lorsqu’une carte doit être piochée et que la pioche est vide. La carte visible n’en fait pas partie. S’il n’y a pas de défausse non plus, aucune carte n’est piochée. (Décision de cette édition.)',
  },
  'SIN-5': {
    title: 'Les cartes jouées sont publiques',
    text: 'Tout le monde peut regarder la carte Péché visible et parcourir la défausse Péché, pour calculer ce qui peut encore venir. (Décision de cette édition.)',
  },
  'SIN-4': {
    title: 'Des cartes sans jeton Réaction',
    text: 'Chaque tour permet une carte Péché, même si le joueur Péché n’a plus de jeton Réaction et même si un héros est mort au tour précédent. Au début et à la fin d’une manche, hors de tout tour, aucune ne peut être jouée.',
  },
  'ACO-1': {
    title: 'La capacité des acolytes',
    text: 'Une fois par manche, avant les dés d’un combat qui n’est pas à distance, le joueur Péché peut l’utiliser si un acolyte est au cimetière. Le plateau des acolytes est marqué, et cet acolyte entre dans la case du combat et ajoute ses dés. Puis l’effet de son type a lieu.',
  },
  'ACO-2': {
    title: 'N’importe quel combat convient',
    text: 'La capacité des acolytes agit quel que soit le camp qui a engagé le combat et quel que soit le héros dont c’est le tour. L’acolyte qui arrive y prend pleinement part : vos touches peuvent le tuer aussitôt. (Décision de cette édition.)',
  },
  'CARD-1': {
    title: 'Les cartes l’emportent',
    text: 'Si les règles spéciales d’un scénario contredisent le livret, suivez le scénario. Par décision de cette édition, le texte d’une carte ou d’une capacité l’emporte de même sur le livret.',
  },
} as const satisfies Partial<Record<RuleId, RuleText>>

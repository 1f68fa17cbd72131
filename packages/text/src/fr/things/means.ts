import type { Bonus, CityAction, Hazard, HeroClass, HeroFace, MonsterKind, SinFace } from '@haven/engine'
import type { ChipName, CounterName, DeckName, NumberName, StatName, TokenName } from '../../en/things/means.ts'

/** What each thing of the table is, in one or two sentences that hold in every game: short, for they stand in a small card. */

const token: Readonly<Record<TokenName, string>> = {
  fire: 'Y entrer ou en sortir : 1 dé Péché par Feu. Chaque touche est une blessure que la défense n’arrête pas.',
  corruption: 'Y entrer ou en sortir : 1 dé Péché par jeton. Chaque résultat de corruption impose 1 corruption.',
  pentagram: 'Chaque combat dans cette case a 1 dé Péché de plus par Pentagramme.',
  nest: 'Des monstres morts reviennent ici à la fin d’une manche. Chaque monstre de la case bloque un Nid.',
  extraTurn: 'Un héros dans cette case peut le ramasser, et le défausser plus tard pour un tour de plus.',
  innocent: 'Un héros dans cette case peut l’emmener. L’Innocent meurt si ce héros arrive à 7 de corruption.',
  altar: 'Donne au joueur Péché 1 carte Péché à la fin d’une manche, sauf si un héros se tient dans sa case.',
  metro:
    'D’un panneau à l’autre de même lettre, les héros passent comme entre cases adjacentes. Les monstres ne le peuvent pas.',
  orbital:
    'L’icône d’un quartier la déplace de 2 cases au plus. Elle peut alors tuer là un acolyte ou une abomination.',
  commissioner: 'Qui a le commissaire lance 1 dé de plus dans chaque combat.',
  proxy: 'Qui a PROXY subit 1 blessure de moins aux tests de Feu et 1 corruption de moins aux tests de Corruption.',
  ravencorp: 'Qui a RavenCorp peut aller 1 case plus loin à chaque déplacement.',
  mark: 'Rappelle ce qu’une carte ou une capacité a fait à cette case. Ne se nettoie pas, et ne manque jamais.',
  back: 'Face cachée, un jeton ne fait encore rien. Un héros ici peut tous les retourner s’il n’y a pas de monstre.',
}

const printed: Readonly<Record<Hazard, string>> = {
  fire: 'Imprimé sur la tuile : brûle comme un jeton Feu, et personne ne peut le nettoyer.',
  corruption: 'Imprimée sur la tuile : agit comme un jeton Corruption, et personne ne peut la nettoyer.',
  pentagram: 'Imprimé sur la tuile : 1 dé Péché de plus dans chaque combat ici, et personne ne peut le nettoyer.',
  nest: 'Imprimé sur la tuile : des monstres reviennent ici jusqu’à la fin de la partie.',
}

const monster: Readonly<Record<MonsterKind, string>> = {
  acolyte:
    'Le rang le plus bas, et le nombre. Autant de touches que sa défense le tuent ; puis il attend d’être invoqué de nouveau.',
  abomination:
    'La bête du Péché. Autant de touches que sa défense la tuent ; puis elle attend d’être invoquée de nouveau.',
  controller: 'Le général du Péché, avec une règle à lui. Il vient quand le scénario l’appelle.',
  avatar: 'Le Péché en personne, avec une règle à lui. Il vient quand le scénario l’appelle.',
  'hell-club': 'Un membre du Hell Club, amené par une carte Apocalypse. Une fois tué, il est retiré du jeu.',
  fallen: 'Quelqu’un qui a changé de camp. Se déplace et combat comme tout autre monstre.',
}

const heroClass: Readonly<Record<HeroClass, string>> = {
  leader: 'Une équipe a un seul leader : à l’aise avec les mots, correct avec les armes.',
  shooter: 'Les tireurs voient loin : d’une rue, ils touchent ce qui est dans une autre rue en ligne droite.',
  bruiser: 'Les cogneurs se battent. Envoyez-les là où sont les monstres.',
  fixer: 'Les nettoyeurs ont le plus de compétence. Envoyez-les où il y a Feu, Corruption, Pentagrammes et Nids.',
}

const stat: Readonly<Record<StatName, string>> = {
  fight: 'Dés dans un combat. Pour un monstre, c’est le joueur Péché qui les lance.',
  skill: 'Dés dans un nettoyage. Chaque résultat de compétence retire un jeton.',
  defense:
    'Celle d’un héros arrête autant de touches à chaque combat. Celle d’un monstre est le nombre de touches qui le tuent.',
  ranged: 'D’une rue, ce héros peut attaquer les monstres d’une autre rue en ligne droite, si loin soit-elle.',
  corruption: 'De 1 à 7. Subissez-en 1 exprès avant un lancer, et tous les bonus jusqu’au nouveau niveau y comptent.',
  lives: 'Les blessures qu’un héros peut encore subir. La cinquième tue.',
}

const heroFace: Readonly<Record<HeroFace, string>> = {
  hit: 'Un dé Héros en a deux. Les touches vont aux monstres : pour en tuer un, il en faut autant que sa défense.',
  defense: 'Annule une touche du joueur Péché dans ce combat.',
  counter: 'Annule un résultat de corruption du joueur Péché dans ce combat.',
  skill: 'Retire un jeton dans un nettoyage. Ne vaut rien dans un combat.',
  faith: 'Devient le résultat de votre choix une fois tous les dés tombés, et apporte un dé de plus.',
}

const sinFace: Readonly<Record<SinFace, string>> = {
  hit: 'Un dé Péché en a deux. Une touche que rien n’annule est une blessure.',
  burst: 'Une touche qui apporte un dé de plus, lequel peut exploser à son tour.',
  corruption: 'Ce que rien n’annule est 1 corruption imposée, dans les combats et les tests de Corruption.',
  blank: 'Rien. Un dé Péché en a deux.',
}

const bonus: Readonly<Record<Bonus['kind'], string>> = {
  none: 'Ce niveau ne donne aucun bonus : une bonne place pour une blessure.',
  die: '1 dé de plus dans un lancer pour lequel le héros monte exprès à ce niveau ou plus haut.',
  defense: '1 défense de plus dans un lancer pour lequel le héros monte exprès à ce niveau ou plus haut.',
  hit: 'Des touches sans dé, dans un lancer pour lequel le héros monte exprès à ce niveau ou plus haut.',
  choice: '1 résultat de votre choix dans un lancer pour lequel le héros monte exprès à ce niveau ou plus haut.',
}

const icon: Readonly<Record<CityAction, string>> = {
  heal: 'Utiliser ce quartier retire à votre héros 1 pion Blessure de votre choix.',
  repent: 'Utiliser ce quartier baisse de 1 la corruption de votre héros, jamais sous 1.',
  extraTurn: 'Utiliser ce quartier donne à votre héros un jeton Tour supplémentaire.',
  inventory: 'Utiliser ce quartier donne à votre héros 1 des améliorations offertes.',
  orbital: 'Utiliser ce quartier déplace une frappe orbitale de 2 cases au plus, et elle peut tuer là.',
}

const counter: Readonly<Record<CounterName, string>> = {
  turn: 'Chacun paie un tour du héros. Les deux sont de nouveau actifs à la manche suivante.',
  extra: 'Paie un tour de plus, dans cette manche ou une autre. Il ne sert qu’une fois.',
  city: 'Paie l’usage du quartier où se tient le héros, une fois par manche.',
  reaction:
    'Après le tour d’un héros, le Péché peut en dépenser un : un monstre se déplace de 2 cases au plus, et un combat est possible.',
}

const chip: Readonly<Record<ChipName, string>> = {
  round:
    'Une manche commence par la tâche du scénario et finit par l’horloge, le retour des morts et de nouvelles cartes Péché.',
  clock:
    'L’Apocalypse monte quand le scénario le dit. Chaque niveau atteint aide le Péché jusqu’à la fin de la partie.',
  'in-force': 'Les cartes Apocalypse révélées. Elles agissent jusqu’à la fin de la partie.',
  steps: 'Les cases qui restent du déplacement de ce tour. Entre deux pas, vous pouvez faire ce qui est gratuit.',
  action: 'Une par tour : combattre, tirer ou nettoyer. Elle finit un déplacement commencé.',
  district: 'Une fois par manche, un héros peut utiliser le quartier où il se tient. Cela ne demande pas d’action.',
  company: 'Les Innocents et les PNJ qui suivent ce héros. Ils restent là où il meurt.',
  'dead-pile':
    'Les monstres tués attendent ici. À la fin de la manche, il en revient sur des Nids autant qu’il y a de héros.',
  hand: 'Les cartes Péché que tient le joueur Péché. Une seule peut être jouée par tour de héros.',
  deck: 'Les cartes qui restent à piocher. Quand il n’y en a plus, celles qui ont été jouées sont mélangées.',
  inventory: 'Les améliorations que donne une icône Inventaire. Chacune qui est prise est remplacée par une nouvelle.',
  'acolyte-ability':
    'Une fois par manche, avant le lancer d’un combat qui n’est pas à distance, un acolyte mort s’y joint.',
  'sin-slot': 'La carte Péché de ce tour. Il y en a une au plus, et tout le monde peut la lire.',
}

const number: Readonly<Record<NumberName, string>> = {
  chance:
    'La probabilité que cela arrive, calculée exactement d’après les dés, si personne ne fait rien qui ne soit certain.',
  band: 'À gauche : personne ne fait ce qu’il peut encore faire. À droite : l’autre camp fait tout à la fois.',
  death: 'La probabilité que votre héros en meure, avant que quelqu’un d’autre agisse.',
  dice: 'Les dés du lancer, avec tout ce qui y compte à coup sûr.',
}

const deck: Readonly<Record<DeckName, string>> = {
  hero: 'Héros',
  ability: 'Capacité d’un héros',
  sin: 'Péché',
  power: 'Pouvoir du Péché',
  'sin-card': 'Carte Péché',
  acolytes: 'Acolytes',
  'acolyte-ability': 'Capacité des acolytes',
  boss: 'Monstre du Péché',
  'hell-club': 'Hell Club',
  fallen: 'Héros déchu',
  apocalypse: 'Carte Apocalypse',
  upgrade: 'Amélioration',
  past: 'Passé sombre',
  level: 'Piste Apocalypse',
  story: 'Scénario',
  mission: 'Mission',
  'story-rule': 'Règle d’un scénario',
}

export const means = {
  token,
  printed,
  monster,
  class: heroClass,
  stat,
  heroFace,
  sinFace,
  bonus,
  icon,
  counter,
  chip,
  number,
  reserve:
    'Les héros qui attendent. L’un d’eux prend la relève de chaque mort ; s’il n’y en a plus, une mort fait perdre la partie.',
  street:
    'Les rues qui ont un côté commun sont adjacentes, et chaque quartier est adjacent aux quatre rues qui l’entourent.',
  district:
    'Un héros dans un quartier peut utiliser ses icônes une fois par manche. On ne tire ni dans un quartier, ni d’un quartier.',
}

export const decks = deck

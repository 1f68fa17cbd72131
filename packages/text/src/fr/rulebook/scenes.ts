import type { scenes as english } from '../../en/rulebook/scenes.ts'
import type { Said } from '../../said.ts'

/** The chapters that go with the scenes of First Night. What counts to the letter stands in the paragraphs of the rules. */

const streets: Said<typeof english.streets> = {
  title: 'Les rues',
  lead: 'Qui gagne, ce qu’est un tour, et ce qu’il en coûte de traverser une ville qui brûle.',
  parts: {
    aim: {
      title: 'Ce que chacun cherche',
      text: [
        'Les héros ont un scénario, et le scénario a des missions. Dès que la dernière est accomplie, ils ont gagné, tous ensemble. Le Péché n’a qu’à attendre qu’un héros meure quand la réserve est vide : plus personne ne peut alors prendre la relève, et Haven tombe.',
        'Si un seul et même coup fait les deux, les héros gagnent. Un beau dernier carré mérite bien cela.',
      ],
    },
    turn: {
      title: 'Votre tour : un déplacement et une action',
      text: [
        'Quand vient le tour de votre héros, vous pouvez vous déplacer et faire une action. Vous choisissez par quoi commencer, et rien n’oblige à faire l’un ou l’autre. Seulement, ne les mêlez pas : un déplacement se fait d’une traite, avant l’action ou après.',
        'Il y a deux actions, combattre et nettoyer. Tout le reste, en chemin, n’en coûte aucune : utiliser un quartier, retourner des jetons, emmener quelqu’un. Faites-le quand vous voulez pendant votre tour, même entre deux pas.',
      ],
    },
    near: {
      title: 'Où vous pouvez aller',
      text: [
        'Un déplacement, c’est deux cases au plus. Rues et quartiers sont des cases au même titre, et deux cases sont adjacentes si elles ont un côté commun. On ne passe pas par un coin, et là où les tuiles laissent un vide coule une rivière que personne ne traverse à pied.',
        'Les héros ont aussi le métro : pour eux, les stations de même couleur sont côte à côte, où qu’elles soient. C’est un pas comme un autre. Les monstres ne le prennent pas.',
      ],
    },
    price: {
      title: 'Ce que coûte un pas',
      text: [
        'Tournez le dos à des monstres, et l’un d’eux vous aura : une blessure pour quitter une case avec des monstres, quel que soit leur nombre. La défense n’y peut rien.',
        'Le Feu et la Corruption demandent un test quand vous en sortez, et de nouveau quand vous y entrez. Le joueur Péché lance un dé Péché par jeton présent : d’abord pour la Corruption, et chaque résultat de corruption fait monter la vôtre d’un niveau ; puis pour le Feu, et chaque touche est une blessure. Rester sur place ne coûte rien : un héros peut fort bien se reposer dans les flammes.',
        'Dans un pas, chaque chose a sa place : la blessure pour avoir quitté des monstres, les tests de sortie, le mouvement de la figurine, les tests d’entrée.',
      ],
    },
    wounds: {
      title: 'Les blessures, et où les mettre',
      text: [
        'Une blessure va sur l’un des sept emplacements de votre piste de corruption, celui que vous voulez, et recouvre le bonus qui y est imprimé. Le premier emplacement n’a pas de bonus : c’est une bonne place pour la première. Une blessure posée y reste jusqu’à ce que quelqu’un la soigne.',
        'Cinq vies, cinq blessures : à la cinquième, votre héros meurt sur-le-champ.',
      ],
    },
  },
}

const steel: Said<typeof english.steel> = {
  title: 'L’acier',
  lead: 'Les dés, un combat du premier compte à la dernière blessure, et un tir le long de la rue.',
  parts: {
    dice: {
      title: 'Deux sortes de dés',
      text: [
        'Le dé Héros a deux touches, et une face de chaque autre résultat : défense, compétence, résistance et FAITH. FAITH apporte un dé de plus, et quand tous se sont arrêtés, vous en faites ce qu’il vous faut.',
        'Le dé Péché a deux touches, deux faces vides, une corruption et une touche explosive. Une touche explosive est une touche qui apporte un dé de plus. D’un côté comme de l’autre, cela peut continuer longtemps : les petits lancers grossissent.',
      ],
    },
    fight: {
      title: 'Un combat, étape par étape',
      text: [
        'Un héros qui combat affronte d’un coup tous les monstres de la case. Vos dés : votre combat, un par autre héros à vos côtés, et tout ce qui peut encore aider. Le Péché a le combat de tous ses monstres réunis, et un dé par Pentagramme présent.',
        'Le joueur Péché commence : une carte, peut-être un acolyte. Puis on vous demande si vous prenez une corruption, et tout est lancé en même temps.',
      ],
    },
    kills: {
      title: 'Ce que font les touches',
      text: [
        'Répartissez vos touches comme il vous plaît. Un monstre qui en reçoit autant que sa défense meurt ; avec moins, il n’a pas une égratignure, et demain personne ne s’en souvient. Deux touches aujourd’hui et une demain ne tuent aucune abomination.',
        'Les deux camps frappent au même instant. Qui tombe dans un combat a quand même tué ce que les dés ont tué. Les monstres morts attendent au cimetière, et la plupart reviennent.',
      ],
    },
    shot: {
      title: 'Tirer',
      text: [
        'Un héros qui a À distance peut tirer d’une rue dans une autre rue, en ligne droite, à n’importe quelle distance, et personne au milieu ne gêne. Pas au-delà d’un coin, pas par-dessus une rivière, et ni d’un quartier ni dans un quartier.',
        'D’abord, vos dés roulent sans réplique, et vos touches comptent aussitôt. Ce qui survit et peut vous atteindre en un déplacement de deux cases vient sur vous ; puis le Péché lance pour tout ce qui est dans votre case, contre la défense que vous aviez obtenue. Si personne n’arrive, personne ne riposte.',
      ],
    },
  },
}

const bargain: Said<typeof english.bargain> = {
  title: 'Le pacte',
  lead: 'Avant chaque lancer, la corruption vous prête de la force. Un prêt, pas un don.',
  parts: {
    offer: {
      title: 'L’offre',
      text: [
        'La corruption va de 1 à 7. Avant chacun de vos lancers, vous pouvez monter d’un niveau de votre plein gré, et utiliser pour ce lancer tous les bonus jusqu’à ce niveau : dés, touches, défense. Ensuite ils sont partis, et le niveau reste.',
        'Dans un combat, vous décidez en dernier, quand vous savez à quelle carte et à quel acolyte vous avez affaire.',
      ],
    },
    forced: {
      title: 'Imposée, elle ne prête rien',
      text: [
        'La corruption qui vient des tests, des combats, des cartes et du scénario fait monter votre niveau et ne vous donne rien. À 7, il n’y a plus d’offres, et chaque corruption de plus est une blessure qu’aucune défense n’arrête.',
        'Quand on arrive à 7, d’autres paient aussi : tous les Innocents que porte votre héros meurent. Dans les scénarios de Corruption s’y ajoute un Passé sombre, une carte qu’aucun de vous n’a vue, et qui se révèle à la fin de votre tour.',
      ],
    },
    covered: {
      title: 'Les blessures mangent les bonus',
      text: [
        'Un bonus sous un pion Blessure ne compte pas, quel que soit votre niveau. Une blessure ne coûte donc pas seulement une vie : mal placée, elle gâte tous les pactes suivants. Recouvrez d’abord ce que vous n’atteindrez pas.',
      ],
    },
    cleanse: {
      title: 'Nettoyer',
      text: [
        'L’autre action. Lancez autant de dés que votre compétence, et un de plus par autre héros à vos côtés. Chaque résultat de compétence retire de votre case un jeton Feu, Corruption, Pentagramme ou Nid de votre choix. Ce qui est imprimé sur la tuile reste, et ce qui est face cachée ne peut pas être nettoyé.',
        'Des monstres peuvent être là et regarder : ils ne s’en mêlent pas.',
      ],
    },
  },
}

const city: Said<typeof english.city> = {
  title: 'La ville',
  lead: 'Les quartiers, les jetons et les gens : ce qui ne coûte pas d’action.',
  parts: {
    district: {
      title: 'Utiliser un quartier',
      text: [
        'Chaque héros a un jeton Action de Ville, chaque quartier un emplacement. Placez-y votre jeton, et vous recevez toutes ses icônes, l’une après l’autre, dans l’ordre que vous voulez ; ce qui y figure deux fois, vous l’avez deux fois, et ce dont vous ne voulez pas, vous le laissez. Un héros utilise donc un quartier par manche, et un quartier sert un héros. Les monstres n’y trouvent rien à redire.',
        'Soin retire une blessure de votre choix. Repentir vous fait descendre d’un niveau, jamais sous 1. Tour supplémentaire vous donne un jeton pour plus tard, Inventaire une des cinq améliorations visibles. Frappe orbitale déplace un rayon de deux cases au plus, et peut tuer là un acolyte ou une abomination.',
      ],
    },
    tokens: {
      title: 'Ce qui traîne',
      text: [
        'Le Feu et la Corruption brûlent et souillent qui passe. Un Pentagramme prête un dé au Péché dans chaque combat de sa case. Un Nid est une porte pour les morts. Ceux qui sont imprimés font de même, et ne peuvent jamais être retirés.',
        'Certains scénarios posent des jetons face cachée. Un héros sans monstre dans sa case peut y retourner tous les jetons ; jusque-là ils ne font rien, et personne ne sait ce qu’ils sont.',
      ],
    },
    people: {
      title: 'Des gens à emmener, des tours à garder',
      text: [
        'Un Innocent suit jusqu’au bout le héros qui l’a pris : on ne peut ni le déposer ni le donner. Le commissaire prête un dé à chaque combat, PROXY retire 1 à chaque test, RavenCorp allonge le déplacement d’une case. Si leur héros meurt, tous restent là où c’est arrivé.',
        'Un jeton Tour supplémentaire est un tour à dépenser quand vous voulez, dans cette manche ou dans une autre.',
      ],
    },
    upgrades: {
      title: 'Les améliorations',
      text: [
        'Un héros peut en avoir autant qu’il en trouve, et toutes agissent tout le temps. Elles ne s’échangent pas. Celles des morts restent visibles, à la disposition de tous.',
      ],
    },
  },
}

const unite: Said<typeof english.unite> = {
  title: 'S’unir',
  lead: 'Des amis, une mort, et une décision que vous prenez ensemble ou pas du tout.',
  parts: {
    together: {
      title: 'Rester ensemble',
      text: [
        'Chaque autre héros de votre case vous prête un dé pour chacun de vos lancers : chaque combat, chaque nettoyage. Il n’y risque rien, car seul le héros qui combat est blessé. Les tests ne sont pas des lancers à vous : là, personne n’aide.',
      ],
    },
    death: {
      title: 'Quand un héros tombe',
      text: [
        'La figurine et le plateau quittent le jeu. Innocents et PNJ restent dans cette case, les améliorations vont à l’inventaire. Le joueur prend quelqu’un dans la réserve : la relève commence à la case de départ, indemne, à 1 de corruption, avec les tours qui restaient et autant d’améliorations que le mort en avait, choisies parmi toutes celles qui sont visibles.',
        'La réserve est l’horloge des héros. Quand elle est vide, la prochaine mort est la dernière.',
      ],
    },
    vote: {
      title: 'S’unir ou périr',
      text: [
        'Qui joue en premier, quelle voie prend le scénario : certaines décisions appartiennent à tous les joueurs Héros. S’ils sont d’accord, c’est fait. S’il y en a un seul contre, le joueur Péché décide, et il peut décider ce que personne n’a demandé.',
      ],
    },
  },
}

const otherSide: Said<typeof english.otherSide> = {
  title: 'L’autre camp',
  lead: 'Ce que fait le joueur Péché : réactions, cartes, acolytes, et les morts qui reviennent.',
  parts: {
    reaction: {
      title: 'Une réaction',
      text: [
        'Après chaque tour qu’un héros a fini, le joueur Péché peut dépenser un jeton Réaction : un monstre, n’importe lequel, se déplace de deux cases au plus, puis tous les monstres de la case de ce héros peuvent le combattre. Les deux parties sont facultatives. Une réaction par tour, et seulement contre le héros qui vient de jouer ; ce qui reste après le dernier tour est perdu.',
        'Les monstres traversent le Feu et la Corruption comme une simple averse. Mais là où se tient un héros, ils s’arrêtent, et de là ils ne repartent pas : vous pouvez être la porte qui reste fermée.',
      ],
    },
    cards: {
      title: 'Les cartes Péché',
      text: [
        'Chaque carte nomme son moment. Dans un tour, réaction comprise, une seule carte peut être jouée ; elle reste visible jusqu’au début du tour suivant. La main n’a pas de limite. Ce qui a été joué, tout le monde peut le regarder.',
      ],
    },
    acolytes: {
      title: 'Les acolytes se relèvent',
      text: [
        'Une fois par manche, dans un combat qui n’est pas un tir et avant le lancer, un acolyte mort peut se relever dans la case du combat. Ses dés comptent, et son type fait encore autre chose. Il peut être tué de nouveau dans le même combat.',
      ],
    },
    summon: {
      title: 'Les morts reviennent',
      text: [
        'À la fin de la manche, il revient autant de morts qu’il y a de héros en jeu, ou tous s’ils sont moins nombreux. Chacun demande un Nid, et chaque monstre d’une case y bloque un Nid ; les héros ne bloquent rien. Là où il n’y a pas de place, ils restent morts : chaque Nid nettoyé est une porte de moins.',
      ],
    },
    altars: {
      title: 'Les Autels',
      text: [
        'Pour chaque case avec un Autel et sans héros, le joueur Péché pioche une carte à la fin de la manche. Un seul héros là suffit à l’empêcher.',
      ],
    },
  },
}

export const scenes: Said<typeof english> = { streets, steel, bargain, city, unite, otherSide }

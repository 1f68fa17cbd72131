import type { RuleId } from '@haven/engine'
import type { RuleText } from '../rules.ts'

/** Movement, City Actions and tokens. */
export const boardRules = {
  'MOVE-1': {
    title: 'Jusqu’où va un déplacement',
    text: 'Un déplacement mène un héros ou un monstre à 2 cases au plus. Deux cases sont adjacentes quand elles ont un côté commun ; un coin ne suffit pas.',
  },
  'MOVE-2': {
    title: 'On ne traverse pas la rivière',
    text: 'Là où un vide sépare des groupes de tuiles coule une rivière. Les cases de ses deux rives ne sont pas adjacentes : personne ne passe à pied.',
  },
  'MOVE-3': {
    title: 'Prendre le métro',
    text: 'Pour les héros, toutes les cases qui portent un jeton Métro de la même couleur sont adjacentes, si éloignées soient-elles. Les monstres n’ont pas ce raccourci.',
  },
  'MOVE-4': {
    title: 'RavenCorp allonge le déplacement',
    text: 'Tant que votre héros a le jeton RavenCorp, son déplacement peut compter 1 case de plus : en général 3 cases au lieu de 2.',
  },
  'MOVE-5': {
    title: 'Tourner le dos aux monstres',
    text: 'Chaque fois que votre héros sort d’une case où se tient un monstre, il subit 1 blessure. Une seule, pour toute une foule comme pour un seul monstre, et la défense n’y peut rien.',
  },
  'MOVE-6': {
    title: 'Traverser les dangers',
    text: 'Votre héros passe des tests quand il sort d’une case avec des jetons Feu ou Corruption, et de nouveau quand il y entre. Chaque sorte présente a son propre test ; par décision de cette édition, d’abord Corruption, puis Feu. Rester sur place ne coûte rien.',
  },
  'MOVE-7': {
    title: 'Tests de Corruption',
    text: 'Pour un test de Corruption, le joueur Péché lance un dé Péché par jeton Corruption face visible dans la case, imprimés compris. Chaque résultat de corruption impose 1 corruption à votre héros. Les touches sont ici sans danger, mais une touche explosive ajoute quand même un dé.',
  },
  'MOVE-8': {
    title: 'Tests de Feu',
    text: 'Pour un test de Feu, le joueur Péché lance un dé Péché par jeton Feu dans la case. Chaque touche est une blessure que la défense n’arrête pas, et une touche explosive est une touche qui ajoute un dé. Les résultats de corruption sont ignorés.',
  },
  'MOVE-9': {
    title: 'PROXY adoucit les tests',
    text: 'Tant que votre héros a PROXY, chaque test de Feu lui inflige 1 blessure de moins et chaque test de Corruption 1 corruption de moins.',
  },
  'MOVE-10': {
    title: 'L’ordre à l’intérieur d’un pas',
    text: 'Un pas se déroule dans cet ordre : la blessure pour avoir tourné le dos aux monstres, les tests de sortie, le mouvement de la figurine, les tests d’entrée. Si votre héros meurt avant que la figurine ait bougé, il meurt dans la case qu’il voulait quitter. (Décision de cette édition.)',
  },
  'MOVE-11': {
    title: 'Comment bougent les monstres',
    text: 'Le Feu et la Corruption ne gênent pas les monstres, et le métro leur est fermé. Un monstre dans la case d’un héros y est retenu : seule une téléportation peut l’en sortir.',
  },
  'MOVE-12': {
    title: 'Téléporter, sans règle de marche',
    text: 'Une figurine téléportée va droit au but, et aucune règle de déplacement ne s’applique. Les héros ne subissent ni blessure ni test, et les monstres peuvent être enlevés aux héros de leur case.',
  },
  'MOVE-13': {
    title: 'Le métro compte comme un pas',
    text: 'Prendre le métro use une case de votre déplacement, comme la marche. Vous subissez toujours la blessure pour avoir quitté des monstres, et les tests habituels de Corruption et de Feu ont lieu.',
  },
  'MOVE-14': {
    title: 'Les héros arrêtent les monstres',
    text: 'Un monstre qui entre dans la case d’un héros doit s’y arrêter, car il ne peut plus en sortir. Vos héros peuvent lui barrer la route vers d’autres.',
  },
  'MOVE-15': {
    title: 'Placer n’est pas se déplacer',
    text: 'Une figurine placée par la mise en place, comme relève ou par une invocation ne s’est pas déplacée. Elle ne subit ni blessure ni test, et les effets qui attendent une entrée n’ont pas lieu. (Décision de cette édition.)',
  },
  'MOVE-16': {
    title: 'Finir un déplacement',
    text: 'Vous pouvez vous arrêter après chaque pas, ou ne pas partir du tout. Dès que vous finissez le déplacement, ou commencez votre action après un pas, votre héros ne fait plus de pas ce tour-ci. Les Actions de Ville et les autres choses gratuites ne finissent pas un déplacement.',
  },
  'CITY-1': {
    title: 'Utiliser un quartier',
    text: 'Pour utiliser le quartier où se tient votre héros, placez son jeton Action de Ville dans l’emplacement. Un héros a un seul jeton et un quartier un seul emplacement : un héros utilise un quartier par manche, et un quartier sert un héros. Les monstres présents n’empêchent rien.',
  },
  'CITY-2': {
    title: 'Appliquer les icônes',
    text: 'Vous recevez chaque icône Action de Ville du quartier qui n’est pas recouverte. Vous les appliquez une à une, dans l’ordre voulu, et une icône imprimée deux fois compte deux fois. Vous pouvez laisser celles dont vous ne voulez pas. (Décision de cette édition.)',
  },
  'CITY-3': {
    title: 'Soin, Repentir, Tour supplémentaire',
    text: 'Soin retire 1 pion Blessure, de votre choix. Repentir baisse la corruption de 1, mais jamais sous 1. Tour supplémentaire donne à votre héros 1 jeton Tour supplémentaire du stock.',
  },
  'CITY-4': {
    title: 'Prendre une amélioration',
    text: 'L’icône Inventaire permet à votre héros de prendre 1 des cartes Amélioration visibles, qu’une nouvelle remplace aussitôt. Un héros peut avoir autant d’améliorations qu’il veut, et toutes agissent tout le temps. Les héros ne peuvent pas les échanger.',
  },
  'CITY-5': {
    title: 'Demander une frappe orbitale',
    text: 'Déplacez un jeton Frappe orbitale de 2 cases au plus ; jetons et figurines ne le gênent pas, mais il ne prend pas le métro et ne franchit pas les vides. Puis vous pouvez tuer 1 acolyte ou 1 abomination là où il s’arrête. Ce n’est pas un combat, et tous les autres monstres en sont à l’abri.',
  },
  'CITY-6': {
    title: 'Un quartier d’une traite',
    text: 'Une fois les icônes d’un quartier commencées, vous les finissez avant toute autre chose gratuite, comme retourner ou ramasser des jetons. Vous pouvez utiliser un quartier même si aucune de ses icônes n’a d’effet. (Décision de cette édition.)',
  },
  'CITY-7': {
    title: 'Frappes orbitales et morts',
    text: 'Un jeton Frappe orbitale peut rester où il est et y frapper. Ce qu’il tue compte comme tué à tous égards, sauf là où un texte parle de tuer dans un combat. (Décision de cette édition.)',
  },
  'EXPL-1': {
    title: 'Jetons Exploration',
    text: 'Les jetons Exploration sont les ronds : Feu, Corruption, Pentagramme, Nid, Tour supplémentaire et Innocent. Dans certains scénarios ils commencent face cachée, et c’est à vous de découvrir ce qui attend là.',
  },
  'EXPL-2': {
    title: 'Retourner les jetons cachés',
    text: 'À votre tour, si la case de votre héros contient des jetons face cachée et aucun monstre, vous pouvez les retourner, toujours tous ensemble. Jusque-là ils n’ont aucun effet.',
  },
  'EXPL-3': {
    title: 'Pentagrammes et Nids',
    text: 'Chaque Pentagramme ajoute 1 dé Péché aux combats de sa case. Les Nids sont là où des monstres peuvent être invoqués : chaque Nid nettoyé laisse aux morts un chemin de moins.',
  },
  'EXPL-4': {
    title: 'Porter des Innocents',
    text: 'Un Innocent reste avec le héros qui l’a pris : vous ne pouvez ni le déposer ni le donner. Si ce héros meurt, il reste dans la case où le héros est tombé. Si ce héros arrive à 7 de corruption, l’Innocent meurt et il est perdu pour de bon.',
  },
  'EXPL-5': {
    title: 'Trop corrompu pour les Innocents',
    text: 'À 7 de corruption, votre héros ne peut pas ramasser d’Innocents. Baissez d’abord la corruption, ou laissez un autre héros les prendre. (Décision de cette édition.)',
  },
  'EXPL-6': {
    title: 'Porter autant qu’on veut',
    text: 'Le nombre d’Innocents qu’un héros peut porter n’a pas de limite. Ni les Innocents ni les PNJ ne gênent en rien d’autre le héros qui les a. (Décision de cette édition.)',
  },
  'NPC-1': {
    title: 'Les trois PNJ',
    text: 'Un héros peut avoir plusieurs PNJ. Le commissaire ajoute 1 dé Héros à chaque combat de ce héros, PROXY retire 1 à chaque test de Feu et de Corruption, et RavenCorp ajoute 1 case au déplacement. Quand le héros meurt, le PNJ reste dans cette case.',
  },
  'NPC-2': {
    title: 'Pas repris dans le même tour',
    text: 'Si votre héros a déposé un PNJ ce tour-ci, ce même héros ne peut pas le reprendre avant la fin du tour. Un autre héros peut le prendre à un tour suivant. (Décision de cette édition.)',
  },
  'ALTAR-1': {
    title: 'Ce que font les Autels',
    text: 'Les Autels donnent au joueur Péché des cartes Péché de plus à la fin d’une manche. Un héros dans la case d’un Autel l’empêche.',
  },
  'MARK-1': {
    title: 'Jetons Marque',
    text: 'Un jeton Marque montre qu’un effet a désigné quelque chose, et l’effet dit ce que cela signifie. Quand un héros meurt, ses marques sont défaussées.',
  },
} as const satisfies Partial<Record<RuleId, RuleText>>

import type { RuleId } from '@haven/engine'
import type { RuleText } from '../rules.ts'

/** The box, the set-up, victory, rounds and turns. */
export const tableRules = {
  'COMP-1': {
    title: 'Ce que contient le stock',
    text: 'Le stock compte 10 jetons Feu, 10 Corruption, 8 Tour, 7 Réaction et 4 Action de Ville, 3 Autels, et 6 de chaque : Pentagramme, Innocent, Tour supplémentaire et Nid. Il y a 12 jetons Marque (3 de chacune des 4 couleurs), 4 jetons Métro (2 de chacune des 2 couleurs) et 2 jetons Frappe orbitale. Case de départ, Commissaire, PROXY et RavenCorp existent une fois chacun, et il y a 20 pions Blessure et 7 pions Tentacule. Les symboles imprimés sur une tuile agissent de même, mais ils ne viennent pas du stock et ne peuvent jamais être retirés.',
  },
  'COMP-2': {
    title: 'Quand un jeton manque',
    text: 'Si un effet doit poser un jeton et que le stock n’en a plus de cette sorte, rien ne se passe. Par décision de cette édition, chaque jeton retiré, dépensé ou défaussé retourne au stock, et un héros qui devrait en recevoir un d’un stock vide ne reçoit rien non plus.',
  },
  'COMP-3': {
    title: 'Ce que contient la boîte de base',
    text: 'La boîte de base compte 7 héros, dont l’un (Karl) a une seconde forme, 5 membres du Hell Club, et les types d’acolytes Médecins, Clochards et Nonnes, de 6 figurines chacun. Ses 2 Péchés, Orgueil et Paresse, apportent chacun 12 cartes Péché, 6 abominations, 1 marionnettiste et 1 avatar. Il y a 10 tuiles de ville et 7 scénarios, jouables chacun sur le plan A ou le plan B. Les autres cartes sont 18 améliorations, 7 cartes Passé sombre numérotées de 1 à 7, et 21 cartes Apocalypse, 7 pour chacun des 3 types de scénario.',
  },
  'COMP-4': {
    title: 'Les dés ne manquent jamais',
    text: 'Aucun lancer n’est écourté faute de dés. La boîte en contient 7 de chaque sorte, mais si vous en avez mérité plus, vous les lancez tous. (Décision de cette édition.)',
  },
  'COMP-5': {
    title: 'L’équipe de sept',
    text: 'Votre équipe compte toujours 7 héros : 1 leader, et 2 de chaque : nettoyeurs, tireurs et cogneurs. Les règles définitives de 2016 disent tireur ; l’édition préliminaire de 2015 nomme la même classe tireur d’élite.',
  },
  'COMP-6': {
    title: 'Capacités et secondes formes',
    text: 'La capacité qu’un héros a par nature ne s’éteint jamais. Quand Karl prend sa seconde forme, ses valeurs, sa capacité et sa figurine changent. Il garde sa corruption, ses blessures, ses améliorations et chacun de ses jetons : changer de forme ne le soigne pas.',
  },
  'COMP-7': {
    title: 'Les marques ne manquent jamais',
    text: 'Les jetons Marque ne font que rappeler ce qu’un effet a fait. Si tous servent déjà, la marque compte quand même : aucun effet n’échoue faute de jeton. (Décision de cette édition.)',
  },
  'SETUP-1': {
    title: 'Joueurs et camps',
    text: 'Haven se joue de 2 à 5. Une personne est le joueur Péché ; les 1 à 4 autres sont les joueurs Héros et forment une seule équipe.',
  },
  'SETUP-2': {
    title: 'Combien de héros jouent',
    text: 'Un joueur Héros seul mène 3 héros ; deux joueurs Héros en mènent 2 chacun, soit 4. Trois ou quatre joueurs Héros en mènent 1 chacun : 3 ou 4 héros sont en jeu. C’est le nombre de héros, et il reste le même jusqu’à la fin de la partie.',
  },
  'SETUP-3': {
    title: 'Qui choisit quoi',
    text: 'Le joueur Péché choisit le Péché et le type d’acolytes. Tous s’accordent sur le scénario et le plan, et les joueurs Héros choisissent leur équipe et les héros de départ. Chacun de ces choix peut être laissé au hasard.',
  },
  'SETUP-4': {
    title: 'Le coin du joueur Péché',
    text: 'Le joueur Péché reçoit le plateau du Péché, sa pioche mélangée de cartes Péché et ses 8 figurines, et le plateau des acolytes avec 6 autres figurines. La piste Apocalypse est là aussi, son pion sur 0.',
  },
  'SETUP-5': {
    title: 'La pioche Apocalypse',
    text: 'Le type du scénario (Terreur, Corruption ou Rédemption) décide quelles cartes Apocalypse forment la pioche. Elles sont mélangées et gardées face cachée : personne ne sait ce qui vient. Un scénario peut demander une autre pioche ; suivez alors le scénario.',
  },
  'SETUP-6': {
    title: 'Scénario et plan',
    text: 'Vous commencez par la première mission, sans progression. Le plan choisi montre quelles tuiles poser et dans quel sens, où se tiennent les monstres et où sont les jetons, face visible ou cachée. Il dit aussi ce qu’il y a de particulier à préparer.',
  },
  'SETUP-7': {
    title: 'Les héros au départ',
    text: 'Les héros de départ se tiennent tous sur le jeton Case de départ, à 1 de corruption et indemnes, chacun avec 5 pions Blessure à côté de son plateau. Chacun a 1 jeton Action de Ville et 2 jetons Tour actifs, donc deux tours par manche. Les membres de l’équipe qui ne commencent pas forment la réserve de héros et remplacent les morts.',
  },
  'SETUP-8': {
    title: 'L’inventaire d’améliorations',
    text: 'Mélangez les cartes Amélioration et retournez-en 5. Ces cartes visibles forment l’inventaire d’améliorations, où les héros s’équipent pendant la partie.',
  },
  'SETUP-9': {
    title: 'La main de départ du Péché',
    text: 'Selon les règles définitives de 2016, le joueur Péché commence avec 5 cartes Péché ; selon l’édition préliminaire de 2015, avec autant que le nombre de héros (3 ou 4). Dans les deux cas, le joueur Péché prend aussi autant de jetons Réaction actifs que le nombre de héros, un par héros en jeu.',
  },
  'SETUP-10': {
    title: 'Les monstres hors du plateau',
    text: 'Le plan dit où commencent les acolytes, les abominations et le marionnettiste s’ils ne sont pas sur le plateau. Ou bien ils sont au cimetière, d’où des monstres sont invoqués à la fin de chaque manche, ou bien ils ne sont pas encore en jeu. L’avatar et le Hell Club ne sont jamais en jeu au départ. (Décision de cette édition.)',
  },
  'SETUP-11': {
    title: 'Passés secrets',
    text: 'Dans les scénarios de Corruption, chaque héros reçoit une carte Passé sombre secrète. Le joueur Péché distribue les cartes 1, 3 et 5, et avec quatre héros en jeu aussi la 6, une à chaque héros de départ, sans les montrer. Chaque héros de réserve reçoit ensuite une des cartes restantes. Les joueurs Héros ne peuvent en regarder aucune avant qu’elle soit révélée.',
  },
  'SETUP-12': {
    title: 'L’ordre du tour autour de la table',
    text: 'Les héros jouent dans le sens horaire, par place, et cet ordre ne change jamais ; seul celui qui ouvre la manche peut différer chaque fois. Si vous menez plusieurs héros, ils sont assis côte à côte dans l’ordre où vous les avez nommés. (Décision de cette édition.)',
  },
  'WIN-1': {
    title: 'Comment gagnent les héros',
    text: 'Dès que la dernière mission du scénario est accomplie, la partie est finie, et tous les joueurs Héros ont gagné en équipe. Rien de ce qui serait venu ensuite ne compte plus.',
  },
  'WIN-2': {
    title: 'Comment gagne le joueur Péché',
    text: 'Si un héros meurt et qu’il ne reste personne dans la réserve pour la relève, le joueur Péché gagne sur-le-champ. Les héros encore en vie sur le plateau n’y changent rien.',
  },
  'WIN-3': {
    title: 'Quand les deux gagneraient',
    text: 'Si le même événement achève la dernière mission et tue un héros sans relève possible, la victoire va aux joueurs Héros. Un dernier carré peut donc encore sauver la partie.',
  },
  'ROUND-1': {
    title: 'Les étapes d’une manche',
    text: 'Chaque manche s’ouvre par un début de manche, se poursuit par les tours des héros et les réactions du Péché à ces tours, et se ferme par une fin de manche. Vous jouez manche après manche jusqu’à ce qu’un camp ait gagné.',
  },
  'ROUND-2': {
    title: 'Les tâches du début',
    text: 'Une manche s’ouvre par ce que le scénario prévoit pour son début, par exemple de nouveaux jetons sur le plateau. Les choix de ces tâches sont au joueur Péché, sauf si la tâche les donne à quelqu’un d’autre.',
  },
  'ROUND-3': {
    title: 'Choisir le premier héros',
    text: 'Après les tâches du début, les joueurs Héros s’accordent sur qui commence cette manche. S’ils n’y arrivent pas, le joueur Péché choisit pour eux.',
  },
  'ROUND-4': {
    title: 'On joue dans le sens horaire',
    text: 'À partir du premier héros, le jeu fait le tour de la table dans le sens horaire. Le héros dont c’est le moment joue un seul tour : un second attend que le cercle soit revenu.',
  },
  'ROUND-5': {
    title: 'Les tours obligatoires',
    text: 'Tant que votre héros a un jeton Tour actif, vous ne pouvez pas passer quand vient son moment : il joue un tour, même sans rien y faire. Vous payez ce tour d’un jeton Tour ou, si vous préférez, en défaussant un jeton Tour supplémentaire.',
  },
  'ROUND-6': {
    title: 'Tours supplémentaires au choix',
    text: 'Une fois que votre héros a épuisé tous ses jetons Tour, vous pouvez défausser un jeton Tour supplémentaire pour un autre tour, ou passer. Passer ne vous exclut pas : si le jeu revient à vous, vous pouvez encore en utiliser un. Ceux que vous n’utilisez pas restent à votre héros pour les manches suivantes. (Décision de cette édition.)',
  },
  'ROUND-7': {
    title: 'Quand finissent les tours',
    text: 'Les tours des héros continuent jusqu’à ce que personne n’ait plus de jeton Tour actif et que le jeu ait fait une fois le tour de la table sans que personne utilise un jeton Tour supplémentaire. Alors commence la fin de la manche. (Décision de cette édition.)',
  },
  'ROUND-8': {
    title: 'L’ordre de la fin de manche',
    text: 'Une manche se ferme en quatre étapes : les tâches du scénario pour ce moment, les invocations, les cartes Péché en plus, et les jetons réactivés. L’ordre est fixe : les monstres reviennent avant que le joueur Péché pioche les cartes en plus.',
  },
  'ROUND-9': {
    title: 'Réactiver les jetons',
    text: 'Les jetons Tour et Réaction épuisés redeviennent actifs, et chaque jeton Action de Ville retourne à son héros. Les jetons Réaction gagnés en plus pendant la manche sont perdus, sauf si ce qui les a donnés est encore en vigueur. La marque du plateau des acolytes est retirée, comme toute marque prévue pour une manche.',
  },
  'ROUND-10': {
    title: 'Héros sautés, tours tout neufs',
    text: 'Si votre héros n’a ni jeton Tour actif ni jeton Tour supplémentaire, le jeu le saute. Un jeton Tour supplémentaire gagné dans cette manche peut y servir encore, quand le jeu revient à votre héros. (Décision de cette édition.)',
  },
  'TURN-1': {
    title: 'Un déplacement et une action',
    text: 'À votre tour, votre héros peut faire un déplacement et une action, dans l’ordre que vous voulez, et vous pouvez renoncer à l’un, à l’autre ou aux deux. Ils ne se mêlent jamais : on ne fait pas un pas, une action, puis le reste du chemin.',
  },
  'TURN-2': {
    title: 'Les deux actions',
    text: 'Il y a deux actions au choix : engager un combat, et nettoyer la zone où est votre héros. Vous n’en faites qu’une par tour.',
  },
  'TURN-3': {
    title: 'Ce qui ne demande pas d’action',
    text: 'Certaines choses sont gratuites pendant tout votre tour, même au milieu d’un déplacement. Votre héros peut faire des Actions de Ville, retourner des jetons Exploration face cachée, et ramasser des jetons Tour supplémentaire, Innocent ou PNJ de la même case. Un jeton PNJ que votre héros a peut y être déposé.',
  },
  'TURN-4': {
    title: 'Comment finit un tour',
    text: 'Quand vous finissez votre tour, les effets prévus pour la fin d’un tour viennent d’abord. Puis un héros totalement corrompu (7 de corruption) révèle son Passé sombre. Ensuite seulement, le joueur Péché peut réagir. (Décision de cette édition.)',
  },
  'TURN-5': {
    title: 'Mourir pendant son tour',
    text: 'Un héros qui meurt pendant son propre tour ne l’a jamais fini. Ses effets de fin de tour n’ont pas lieu, le joueur Péché n’a pas de réaction, et c’est au héros suivant de jouer.',
  },
  'TURN-6': {
    title: 'Une carte Péché par tour',
    text: 'Du début du tour d’un héros à la fin de la réaction qui le suit, le joueur Péché ne peut jouer qu’une seule carte Péché. Une fois que vous l’avez vue, aucune autre ne peut suivre avant le tour suivant.',
  },
  'TURN-7': {
    title: 'Entre les choses, jamais dedans',
    text: 'Les choses gratuites se font entre deux événements et non au milieu : un pas et ses tests, un combat, un lancer, une carte, un nettoyage ou une Action de Ville sont d’abord finis. Des monstres dans votre case vous empêchent de retourner des jetons, mais de rien d’autre de gratuit. Un jeton face cachée ne peut pas être ramassé. (Décision de cette édition.)',
  },
  'TURN-8': {
    title: 'Finir ce qui vous a tué',
    text: 'Ce qui tue le héros dont c’est le tour va quand même jusqu’au bout : les monstres que tue un mourant comptent. Puis le tour est fini, et plus aucune carte Péché ne peut y être jouée. Les effets de fin de tour et le Passé sombre font partie du tour : si un héros en meurt, il n’y a pas de réaction. (Décision de cette édition.)',
  },
} as const satisfies Partial<Record<RuleId, RuleText>>

import type { RuleId } from '@haven/engine'
import type { RuleText } from '../rules.ts'

/** Dice, cleansing, fights and ranged fights. */
export const diceAndFightRules = {
  'DICE-1': {
    title: 'Le dé Péché',
    text: 'Un dé Péché montre corruption, touche, touche explosive ou rien. Une touche explosive est une touche et ajoute aussi un dé, qui peut exploser à son tour : même un petit lancer peut grossir.',
  },
  'DICE-2': {
    title: 'Le dé Héros',
    text: 'Un dé Héros montre touche, résistance, défense, compétence ou FAITH. Chaque FAITH ajoute un dé, et si celui-ci montre aussi FAITH, vous continuez. Un dé Héros a deux touches et une face de chaque autre résultat ; un dé Péché normal a deux touches, deux faces vides, une touche explosive et une corruption.',
  },
  'DICE-3': {
    title: 'Convertir les FAITH',
    text: 'Une fois les dés lancés, vous décidez pour quoi compte chaque FAITH : touche, résistance, défense ou compétence. Vous choisissez pour chacun séparément, ils n’ont pas à être tous pareils.',
  },
  'DICE-4': {
    title: 'L’entraide ajoute des dés',
    text: 'Chaque fois que votre héros lance les dés, chaque autre héros de la même case ajoute 1 dé. Rester ensemble renforce chaque combat et chaque nettoyage.',
  },
  'DICE-5': {
    title: 'De la corruption avant un lancer',
    text: 'Avant chacun de vos lancers, votre héros peut accepter 1 corruption volontaire pour les bonus qu’elle apporte. Vous en décidez chaque fois à nouveau.',
  },
  'DICE-6': {
    title: 'Le Péché lance les tests',
    text: 'Les tests de Feu et de Corruption sont lancés par le joueur Péché et non par votre héros. Les héros à ses côtés n’y ajoutent rien, et il n’y a pas de corruption volontaire.',
  },
  'CLEANSE-1': {
    title: 'Nettoyer sa case',
    text: 'Lancez autant de dés que la compétence de votre héros, plus l’entraide et les autres bonus. Chaque résultat de compétence permet de retirer de la case un jeton Feu, Corruption, Pentagramme ou Nid face visible de votre choix ; les imprimés restent, et les autres résultats ne font rien. Les règles définitives de 2016 disent nettoyer une zone, l’édition préliminaire de 2015 résoudre une crise.',
  },
  'CLEANSE-2': {
    title: 'De quoi nettoyer',
    text: 'Vous ne pouvez nettoyer que si la case de votre héros contient au moins un jeton Feu, Corruption, Pentagramme ou Nid face visible qui n’est pas imprimé sur la tuile. (Décision de cette édition.)',
  },
  'CLEANSE-3': {
    title: 'Nettoyer parmi les monstres',
    text: 'Votre héros peut nettoyer alors que des monstres se tiennent dans la même case. Cela ne provoque pas de combat. (Décision de cette édition.)',
  },
  'FIGHT-1': {
    title: 'Qui combat qui',
    text: 'Quand votre héros engage un combat, c’est contre tous les monstres d’une case : la sienne ou, à distance, une autre. Quand le joueur Péché en engage un, tous les monstres de la case du héros actif attaquent ce héros. Les autres héros sur place ajoutent leurs dés, rien de plus.',
  },
  'FIGHT-2': {
    title: 'Compter les dés Héros',
    text: 'Lancez un dé par point de combat de votre héros et un par autre héros dans la même case. Le commissaire ajoute 1, et la capacité de votre héros, ses améliorations et la corruption volontaire peuvent en ajouter d’autres.',
  },
  'FIGHT-3': {
    title: 'Compter les dés Péché',
    text: 'Le joueur Péché additionne le combat de tous les monstres de la case et 1 dé par Pentagramme, imprimé ou face visible. Après ce compte peut être jouée une carte Péché de début de combat. Cette carte, les cartes Apocalypse, la piste et le pouvoir du Péché peuvent tous apporter des dés.',
  },
  'FIGHT-4': {
    title: 'Quand les acolytes s’en mêlent',
    text: 'Juste avant le lancer, le joueur Péché peut utiliser la capacité des acolytes, mais jamais dans un combat à distance. Elle vient après une éventuelle carte Péché de début de combat. (Décision de cette édition.)',
  },
  'FIGHT-5': {
    title: 'La corruption se décide en dernier',
    text: 'Vous choisissez de prendre ou non une corruption volontaire une fois que vous savez quelle carte et quelle capacité des acolytes le joueur Péché a utilisées. Comme vous pourriez changer d’avis jusqu’au lancer, on vous le demande une seule fois, tout à la fin. (Décision de cette édition.)',
  },
  'FIGHT-6': {
    title: 'Les deux camps lancent ensemble',
    text: 'Les deux camps lancent en même temps. Votre héros ajoute ensuite sa défense de base et ce que valent sa capacité, ses améliorations et les bonus de corruption. Le joueur Péché ajoute ce qui vient des cartes, de la piste et du pouvoir du Péché.',
  },
  'FIGHT-7': {
    title: 'Les FAITH en connaissance de cause',
    text: 'Vous ne convertissez les FAITH, et les bonus qui peuvent être n’importe quel résultat, qu’après avoir vu les dés des deux camps. Ne choisissez pas compétence : elle ne vaut rien dans un combat.',
  },
  'FIGHT-8': {
    title: 'Annuler des résultats',
    text: 'Une résistance annule un résultat de corruption du joueur Péché, et une défense annule une touche. Une touche explosive est ici une seule touche : une défense suffit.',
  },
  'FIGHT-9': {
    title: 'Ce qui passe',
    text: 'Chaque touche non annulée est 1 blessure, et chaque résultat de corruption restant est 1 corruption imposée. Par décision de cette édition, votre héros subit d’abord toutes les blessures, puis la corruption.',
  },
  'FIGHT-10': {
    title: 'Tuer des monstres',
    text: 'Répartissez les touches de votre héros entre les monstres comme il vous plaît ; un monstre qui en reçoit autant que sa défense meurt. S’il en reçoit moins, il est indemne, et les dégâts ne sont pas retenus pour un combat suivant.',
  },
  'FIGHT-11': {
    title: 'Les deux camps frappent ensemble',
    text: 'Vos touches et celles du joueur Péché prennent effet au même moment. Un héros qui meurt dans un combat emporte quand même les monstres que ces touches ont tués, ce qui peut même faire gagner la partie.',
  },
  'FIGHT-12': {
    title: 'Où vont les monstres tués',
    text: 'Un monstre qui meurt va au cimetière, d’où il peut être invoqué de nouveau. Il ne quitte le jeu pour de bon que si sa propre carte le dit.',
  },
  'FIGHT-13': {
    title: 'Sans monstre, pas de combat',
    text: 'Ni vous ni le joueur Péché ne pouvez engager un combat là où ne se tient aucun monstre. De même, on ne tire pas sur une case vide. (Décision de cette édition.)',
  },
  'FIGHT-14': {
    title: 'Mourir avant le lancer',
    text: 'Une carte, une capacité ou un prix à payer peut tuer le héros au combat avant que les dés soient lancés. Le combat finit alors aussitôt, sans lancer et sans mort de monstre. (Décision de cette édition.)',
  },
  'FIGHT-15': {
    title: 'Le héros du combat',
    text: 'Un combat appartient au héros qui le mène, même si c’est le tour d’un autre. Personne d’autre n’y est blessé, et ce héros seul fait les choix du côté des héros.',
  },
  'RANGE-1': {
    title: 'Qui peut tirer, et où',
    text: 'Un héros avec la capacité À distance qui se tient dans une rue peut attaquer les monstres d’une autre rue en vue, en ligne droite et à n’importe quelle distance. Les quartiers sont exclus : on ne tire ni d’un quartier ni dans un quartier. La case de votre héros n’est pas une cible non plus.',
  },
  'RANGE-2': {
    title: 'Ligne de vue',
    text: 'Les héros et les monstres entre les deux n’arrêtent jamais un tir. La ligne ne tourne pas au coin, et elle ne passe ni par un quartier ni par-dessus un vide entre les tuiles.',
  },
  'RANGE-3': {
    title: 'Le tir vient d’abord',
    text: 'Dans un combat à distance, votre héros lance d’abord. Par décision de cette édition, vous convertissez aussitôt chaque FAITH. Les touches tuent immédiatement des monstres de la case visée, avant qu’aucun puisse riposter, et celles que vous ne pouvez pas utiliser sont perdues.',
  },
  'RANGE-4': {
    title: 'Les rescapés chargent le tireur',
    text: 'Selon les règles définitives de 2016, les rescapés d’un tir vont dans la case du tireur si un déplacement de 2 les y mène, et sinon ne bougent pas. Selon l’édition préliminaire de 2015, chaque rescapé peut avancer de 2 cases au plus, que cela le mène au héros ou non. Un monstre dans une case avec un héros ne peut pas en sortir.',
  },
  'RANGE-5': {
    title: 'Les dés Péché après un tir',
    text: 'Si un seul rescapé arrive jusqu’à votre héros, le joueur Péché lance pour tous les monstres qui sont alors dans cette case. Par décision de cette édition, les Pentagrammes y comptent aussi. Ce lancer affronte les résultats que votre héros avait obtenus. Si personne n’arrive, aucun dé Péché n’est lancé.',
  },
  'RANGE-6': {
    title: 'Acolytes et combats à distance',
    text: 'Le joueur Péché ne peut pas utiliser la capacité des acolytes dans un combat à distance, pas même quand des rescapés atteignent le tireur.',
  },
  'RANGE-7': {
    title: 'Les dés du tireur',
    text: 'Vous comptez les dés Héros comme dans tout combat : les héros à côté du tireur aident, le commissaire compte, et la corruption volontaire est possible. Défense et résistance sont gardées jusqu’au lancer du joueur Péché.',
  },
  'RANGE-8': {
    title: 'Cartes Péché contre un tireur',
    text: 'Une carte Péché de début de combat doit être jouée avant le lancer de votre héros. Les dés Péché en plus qui viennent d’elle, de la piste, des cartes Apocalypse ou du pouvoir du Péché ne comptent que si un lancer Péché suit. Ce qu’ils exigent des monstres du combat est exigé de ceux qui prennent part à ce lancer. (Décision de cette édition.)',
  },
  'RANGE-9': {
    title: 'Ce qu’est une ligne droite',
    text: 'Une ligne droite suit une seule rangée ou une seule colonne de cases Rue, chacune touchant la précédente. D’autres héros dans la case visée ne vous empêchent pas de tirer. (Décision de cette édition.)',
  },
  'RANGE-10': {
    title: 'Les rescapés n’ont pas le choix',
    text: 'Selon les règles définitives de 2016, le joueur Péché ne choisit pas qui s’en prend au tireur. Si un chemin de 2 cases ou moins est ouvert, sans être fermé par la case d’un autre héros, chaque rescapé le prend. Ce n’est pas une réaction et cela ne dépense aucun jeton Réaction. (Décision de cette édition.)',
  },
} as const satisfies Partial<Record<RuleId, RuleText>>

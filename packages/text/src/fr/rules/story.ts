import type { RuleId } from '@haven/engine'
import type { RuleText } from '../rules.ts'

/** The end of a round, the story, the Apocalypse, and the order of effects. */
export const storyRules = {
  'END-1': {
    title: 'Invoquer des monstres',
    text: 'Le joueur Péché ramène du cimetière autant de monstres que le nombre de héros, ou tous s’il en contient moins. Le joueur Péché choisit lesquels et où ; par décision de cette édition, il ne peut pas y renoncer. Les monstres qui ne sont pas encore en jeu ne peuvent pas venir ainsi.',
  },
  'END-2': {
    title: 'Où apparaissent les monstres',
    text: 'Chaque monstre invoqué demande un Nid, imprimé ou face visible, qui n’est pas bloqué. Chaque monstre d’une case y bloque un Nid : une case avec 2 Nids et 1 monstre a de la place pour 1 de plus. Les héros dans la case ne bloquent rien.',
  },
  'END-3': {
    title: 'Plus de place où invoquer',
    text: 'Quand il ne reste aucun Nid libre, les monstres pas encore invoqués restent au cimetière. Moins de Nids, moins de monstres qui reviennent.',
  },
  'END-4': {
    title: 'Les Autels font piocher',
    text: 'À la fin de la manche, le joueur Péché pioche 1 carte Péché pour chaque case qui contient un Autel mais aucun héros. Se tenir dans la case d’un Autel le prive de cette carte.',
  },
  'END-5': {
    title: 'Les Autels comptent par case',
    text: 'Une case avec deux Autels ne vaut toujours que 1 carte. Un seul héros là suffit à l’empêcher, et d’autres n’y changent rien. (Décision de cette édition.)',
  },
  'STORY-1': {
    title: 'Une mission à la fois',
    text: 'Seule la mission en cours peut progresser ; ce qui servirait à une suivante ne compte pas encore. Dès que son compte est atteint, la mission est accomplie et la suivante prend sa place, à partir de 0.',
  },
  'STORY-2': {
    title: 'Scénarios à embranchements',
    text: 'Là où le scénario bifurque, les joueurs Héros choisissent ensemble une mission, et s’ils ne s’accordent pas, le joueur Péché choisit. L’autre voie est fermée pour le reste de la partie.',
  },
  'STORY-3': {
    title: 'Événements entre missions',
    text: 'Certains scénarios ont un événement entre deux missions. Il a lieu une fois la première accomplie, avant que la suivante commence.',
  },
  'STORY-4': {
    title: 'Compter avec le nombre de héros',
    text: 'Là où une mission demande quelque chose H fois, lisez le nombre de héros : 3 ou 4, selon le nombre de héros en jeu.',
  },
  'STORY-5': {
    title: 'Invoqué par le scénario',
    text: 'Une figurine qu’un événement ou une carte Apocalypse invoque apparaît sur un Nid qui n’est pas bloqué. Si tous sont bloqués, elle vient quand même, sur le Nid que veut le joueur Péché.',
  },
  'STORY-6': {
    title: 'Le surplus est perdu',
    text: 'Un combat, un nettoyage, un quartier, un pas ou une carte ne compte que pour la mission en cours à son début. S’il rapporte plus qu’il n’en faut à cette mission, le reste est perdu et ne sert pas à la suivante. (Décision de cette édition.)',
  },
  'STORY-7': {
    title: 'Quand les missions changent',
    text: 'Dès que le compte de la dernière mission est atteint, la partie est gagnée. Pour toute autre, ce qui est en cours est d’abord fini ; puis viennent l’événement, le choix à un embranchement et la nouvelle mission, dans cet ordre. (Décision de cette édition.)',
  },
  'APOC-1': {
    title: 'La piste Apocalypse',
    text: 'La piste va de 0 à 7 et monte quand le scénario le dit. Chaque niveau atteint a l’effet qui y est imprimé, et les niveaux précédents continuent d’agir. À 7 elle s’arrête, et personne ne perd la partie pour cela.',
  },
  'APOC-2': {
    title: 'Révéler des cartes Apocalypse',
    text: 'Certains niveaux de la piste révèlent une carte Apocalypse, qui reste face visible jusqu’à la fin de la partie. Selon les règles définitives de 2016, le joueur Péché pioche les 2 premières, en joue une et met l’autre sous la pioche. Selon l’édition préliminaire de 2015, la première carte est simplement révélée.',
  },
  'APOC-3': {
    title: 'Membres du Hell Club',
    text: 'Une carte Hell Club amène son membre sur le plateau. Selon les règles définitives de 2016, il apparaît sur un Nid qui n’est pas bloqué, ou sur n’importe lequel si tous le sont ; selon l’édition préliminaire de 2015, sur n’importe quel Nid. Quand le membre est tué, la figurine et la carte sont retirées du jeu.',
  },
  'APOC-4': {
    title: 'Plusieurs niveaux à la fois',
    text: 'Si la piste monte de plus d’un niveau, chacun prend effet à son tour. Quand il reste une seule carte Apocalypse, c’est elle qui est révélée ; quand il n’en reste aucune, rien ne se passe. La carte que le joueur Péché n’a pas choisie n’est montrée à personne. (Décision de cette édition.)',
  },
  'UNITE-1': {
    title: 'S’unir ou périr',
    text: 'Certaines décisions appartiennent aux joueurs Héros en groupe, et tous doivent alors être d’accord. Si un seul ne l’est pas, le joueur Péché décide pour vous.',
  },
  'UNITE-2': {
    title: 'Quand les héros se divisent',
    text: 'Le joueur Péché peut alors choisir n’importe quelle réponse permise, même une qu’aucun joueur Héros n’a proposée. Avec un seul joueur Héros, il y a toujours accord. (Décision de cette édition.)',
  },
  'ORD-1': {
    title: 'Effets au même moment',
    text: 'Si plusieurs effets d’un camp ont lieu ensemble, ce camp décide de leur ordre. Si les deux camps en ont, ceux des héros viennent avant ceux du joueur Péché.',
  },
  'ORD-2': {
    title: 'Comment se règle un combat',
    text: 'Les monstres tués quittent d’abord le plateau et comptent pour la mission ; si leur mort fait gagner la partie, elle s’arrête là. Puis le héros subit les blessures une à une et la corruption imposée, et une mort s’accomplit. Les capacités d’après combat viennent ensuite, puis une carte Péché jouée sur une mort de monstre. L’événement et l’embranchement d’une mission accomplie viennent en dernier.',
  },
  'ORD-3': {
    title: 'Additionner les modificateurs',
    text: 'Additionnez d’abord tous les bonus et malus, puis appliquez les limites comme au plus ou au moins ; une limite de 0 est sans appel. Défense, dés et combat ne descendent pas sous 0. Avec 0 dé vous ne lancez pas, mais les résultats que vous avez sans lancer comptent quand même.',
  },
  'ORD-4': {
    title: 'Ce qui l’emporte',
    text: 'Un texte qui interdit l’emporte sur un texte qui permet. Une carte Péché l’emporte sur une amélioration, sauf quand le texte de l’amélioration annule ou ignore.',
  },
  'ORD-5': {
    title: 'Se téléporter à côté',
    text: 'Quand une téléportation mène dans une case adjacente, quel que soit le camp qui l’utilise, seules conviennent les cases qui ont un côté commun : pas de métro, pas de saut par-dessus un vide. Les autres téléportations mènent où leur texte le dit.',
  },
  'ORD-6': {
    title: 'L’ordre à la fin d’un tour',
    text: 'D’abord les capacités de fin de tour du héros lui-même, puis les contrôles du scénario, puis les textes du Hell Club et de l’Apocalypse sur la fin d’un tour. Après quoi le joueur Péché peut jouer une carte de fin de tour. Un Passé sombre dû vient ensuite, et la réaction en dernier.',
  },
  'ORD-7': {
    title: 'L’ordre à la fin d’une manche',
    text: 'Les tâches du scénario viennent d’abord, puis les textes de fin de manche des cartes Apocalypse, de la plus ancienne à la plus récente. Puis des monstres sont invoqués, et une mission de chasse sans proie sur le plateau reçoit un coup de pouce. Les cartes Péché piochées et les jetons réactivés viennent en dernier, dans cet ordre.',
  },
  'ORD-8': {
    title: 'Pas de boucles sans fin',
    text: 'Un effet ne peut pas rouvrir le moment où il a été joué, et aucune carte n’en copie une autre. Un monstre ranimé ne peut pas être tué une seconde fois par le même événement.',
  },
  'ORD-9': {
    title: 'Effets sur chaque héros',
    text: 'Un effet sur tous les héros les prend dans l’ordre du tour, à commencer par le héros actif ou, hors des tours, par le premier héros. Un héros venu relever un mort entre-temps est épargné.',
  },
  'ORD-10': {
    title: 'Jetons face cachée',
    text: 'Un jeton face cachée n’a pas d’effet, ne peut pas être nettoyé, et personne ne peut le regarder. Il reste simplement là si sa case se remplit de monstres.',
  },
  'ORD-11': {
    title: 'Quelle case compte pour un tir',
    text: 'Dans un combat à distance, ce qui aide le héros regarde la case visée avant le lancer, et ce qui limite le héros regarde la sienne. Ce qui ajoute des dés Péché ou change leur lancer regarde la case du héros une fois les rescapés arrivés. La défense d’un monstre dépend de l’endroit où il est quand les touches portent.',
  },
  'ORD-12': {
    title: 'Une fois les dés tombés',
    text: 'Les relances du héros viennent d’abord, celles du joueur Péché ensuite ; puis une carte Péché sur les dés lancés peut être jouée. Après quoi le héros convertit les FAITH et les autres résultats au choix, et alors seulement les résultats s’annulent entre eux.',
  },
  'ORD-13': {
    title: 'Mourir à la fin d’un tour',
    text: 'Si le héros actif meurt à la fin du tour, avant la réaction, tout ce qui devait encore venir est abandonné, et la réaction aussi. Quand un camp gagne, tout s’arrête aussitôt.',
  },
  'ORD-14': {
    title: 'Régler les frappes et les tests',
    text: 'Une frappe orbitale est réglée aussitôt dans le même ordre qu’un combat, et une carte Péché jouée sur une mort de monstre peut suivre. Les tests et les cartes sont réglés aussitôt eux aussi. La mission ne change pas avant que le quartier, le nettoyage, le pas ou la carte en cours soit tout à fait fini.',
  },
  'story-aid': {
    title: 'Une aide à quatre héros',
    text: 'Avec quatre héros en jeu, chaque héros de départ prend 1 amélioration de l’inventaire à la mise en place, dans l’ordre du tour, et chaque carte est remplacée avant que le héros suivant choisisse. Cela compense la réserve plus petite et la réaction de plus du joueur Péché. Vous pouvez la désactiver.',
  },
  'story-shuffle': {
    title: 'Les jetons cachés sont mêlés',
    text: 'À la mise en place, tous les jetons que le plan pose face cachée sont mélangés ensemble et reposés sur les mêmes cases, en même nombre sur chacune. Personne ne sait où est quoi, pas même le joueur Péché.',
  },
  'story-escalation': {
    title: 'Les missions éveillent des monstres',
    text: 'Chaque fois qu’une mission est accomplie, sauf la dernière, 1 acolyte et 1 abomination qui n’étaient pas encore en jeu rejoignent le cimetière, s’il en reste. Cela vient avant l’événement de la mission. Dès lors ils peuvent être invoqués.',
  },
  'story-top-up': {
    title: 'Assez de jetons à retirer',
    text: 'Quand une mission qui compte des jetons retirés commence et que trop peu sont face visible, imprimés à part, le joueur Péché doit ajouter du stock ceux qui manquent. Ils vont dans des cases sans héros, un au plus par case, et le joueur Péché choisit entre plusieurs sortes. Ce qui ne peut pas être placé est retiré du compte de la mission, qui reste à 1 ou plus.',
  },
  'story-stall': {
    title: 'Une chasse sans proie',
    text: 'Si la mission en cours compte des monstres tués et que le plateau n’en contient aucun qu’elle puisse compter, elle gagne 1 progression à la fin de la manche. On le regarde après les invocations : tenir les monstres à l’écart ne peut donc pas arrêter le scénario.',
  },
  'story-event-summon': {
    title: 'Marionnettiste et avatar appelés',
    text: 'Quand un événement appelle le marionnettiste ou l’avatar, celui-ci vient de hors du jeu ou du cimetière sur un Nid choisi par le joueur Péché. Ce doit être un Nid qui n’est pas bloqué, s’il y en a un. Si la figurine est déjà sur le plateau, le joueur Péché pioche 2 cartes Péché à la place.',
  },
  'story-action': {
    title: 'Une mission peut être une action',
    text: 'Certaines missions ont leur propre action. Elle remplace un combat ou un nettoyage dans ce tour, et après un pas elle finit le déplacement comme eux. Un texte qui accorde une action hors d’un tour n’accorde pas celle-ci.',
  },
  'story-round-end': {
    title: 'Tenir jusqu’à la fin de manche',
    text: 'Certaines missions regardent le plateau à la fin de la manche et comptent ce qui s’y trouve alors, plusieurs crans à la fois si elles le disent. C’est une des tâches du scénario : après celles que le scénario fait d’abord, et avant que la piste monte. Une mission accomplie ainsi cède la place quand les tâches sont finies.',
  },
  'story-aim': {
    title: 'Pointer depuis l’orbite',
    text: 'Là où une mission compte qu’un jeton Frappe orbitale est déplacé sur une case, cela compte dès que le jeton y est, avant que rien soit tué. Un jeton qui reste où il est a été déplacé de 0 case, et cela compte aussi.',
  },
  'story-kindle': {
    title: 'Allumer un Feu',
    text: 'Là où un scénario permet aux héros d’allumer, le jeton Feu vient du stock, et la mission le compte quand il est posé. Si le stock est vide, rien n’est allumé. C’est dès lors un Feu comme un autre.',
  },
  'story-break-altar': {
    title: 'Briser un Autel',
    text: 'Tant qu’une mission le dit, un héros qui nettoie peut dépenser 2 résultats de compétence d’un même lancer pour briser un Autel de la case, même si aucun autre jeton n’y est. Un Autel brisé ne revient jamais. L’amélioration Eau bénite n’aide pas ici.',
  },
  'text-pin': {
    title: 'Monstres cloués sur place',
    text: 'Un monstre cloué ne fait aucun pas jusqu’à ce que les jetons soient réactivés à la fin de la manche : ni dans une réaction, ni par une carte, ni pour riposter à un tireur. Il combat là où il est, et une téléportation le déplace toujours. Tué, il en est délivré.',
  },
  'text-closed-space': {
    title: 'Cases fermées',
    text: 'Aucun pas d’un monstre ne mène dans une case fermée, et aucun de ceux qui ripostent à un tireur ne la traverse. Les monstres qui s’y tiennent peuvent en sortir, et invocations et téléportations y mènent comme toujours. Les héros vont et viennent à leur gré.',
  },
  'text-skill-use': {
    title: 'Autres usages de la compétence',
    text: 'Un texte peut permettre aux résultats de compétence d’un nettoyage d’acheter autre chose que des jetons, pour autant de résultats qu’il le dit. Là où c’est possible, le nettoyage ne demande aucun jeton dans la case. C’est réglé avant que le résultat suivant soit dépensé, et aucun prix pour jetons retirés n’est payé pour cela.',
  },
  'text-commit': {
    title: 'Une réaction annoncée',
    text: 'Un texte peut obliger le joueur Péché à dire au début d’un tour si une réaction le suivra. Après un oui, le jeton Réaction est dépensé aussitôt, et la réaction vient à son moment habituel ; si le héros meurt avant, elle est perdue. Après un non, ou sans jeton restant, il n’y a pas de réaction à ce tour.',
  },
  'text-city-reach': {
    title: 'Des quartiers depuis ailleurs',
    text: 'Un texte peut permettre à votre héros d’utiliser un quartier où il ne se tient pas, ou un dont l’emplacement est pris. Tout le reste est comme s’il s’y tenait avec un emplacement libre : son jeton Action de Ville est dépensé, et tout ce qui regarde le quartier utilisé regarde celui-là.',
  },
  'text-icon-as': {
    title: 'Une icône pour une autre',
    text: 'Un texte peut permettre à votre héros d’appliquer une icône Action de Ville comme une autre. L’icône imprimée est épuisée, et ce qui est fait compte comme ce que c’est : un Repentir à la place d’un Soin est un Repentir pour chaque règle et chaque mission.',
  },
  'text-second-crate': {
    title: 'La seconde caisse',
    text: 'Si l’on joue avec la seconde caisse, ses améliorations sont mélangées aux autres ; la pioche reste aussi grande qu’avant, et le surplus quitte le jeu sans être vu. De deux cartes Passé sombre du même numéro, une est piochée, et l’autre sort sans être vue. Elle est absente, sauf si vous la choisissez.',
  },
} as const satisfies Partial<Record<RuleId, RuleText>>

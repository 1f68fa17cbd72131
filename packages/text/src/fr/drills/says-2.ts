import type english from '../../en/drills/says.json'

/** What each drill is called and why its answer is the best, part 2. */
export const says2 = {
  '063-salt-the-ashes': {
    title: 'Du sel sur les cendres',
    reason:
      'Maintenant, ce sont les Nids et les Pentagrammes qu’il faut. Dans ce scénario, le Feu semble toujours presser, mais cette compétence est pour le Pentagramme : il compte, et c’est un dé Péché de moins.',
  },
  '064-open-the-roads': {
    title: 'Ouvrez la route',
    reason:
      'On rouvre les routes en retirant du Feu et de la Corruption. Le Nid ne compte pas encore ; une seule compétence : prenez donc la Corruption.',
  },
  '065-cut-the-hum': {
    title: 'Faites taire le bourdonnement',
    reason:
      'La mission demande des Pentagrammes et des Nids. Le Feu d’ici ne blesse que ceux qui le traversent ; le Pentagramme, lui, fait avancer la mission.',
  },
  '066-cut-the-leash': {
    title: 'Un sur trois',
    reason:
      '« Trancher la laisse » compte la Corruption et les Pentagrammes. Du Feu, du Nid et de la Corruption, un seul est sur cette liste, et il n’y a qu’une compétence à dépenser.',
  },
  '067-send-the-controller': {
    title: 'Marionnettiste ou acolyte pour l’attaque',
    reason:
      'Les deux peuvent atteindre Leah, une blessure la tue, et la réserve est vide. Le marionnettiste apporte quatre dés, l’acolyte deux : avec un seul jeton, envoyez qui a le plus de chances d’en finir.',
  },
  '068-no-charity-for-the-dying': {
    title: 'Quelle icône lui refuser ?',
    reason:
      'Rocco a quatre blessures et il est venu se faire soigner. Sans le Soin, il reste à une blessure de la mort ; un Repentir de moins ne changerait presque rien. Enlevez le Soin.',
  },
  '069-first-wound-costs-nothing': {
    title: 'La première blessure',
    reason:
      'L’emplacement 1 ne donne rien, à aucun niveau de corruption : un pion n’y cache donc rien. La première blessure d’un héros va toujours là.',
  },
  '070-empty-slot-late': {
    title: 'Loin dans la corruption, première blessure',
    reason:
      'Elle est à 5, et son prochain lancer utilise tous les bonus jusqu’à 6. Seul l’emplacement 1 est vide : mettez-y le pion, et vous ne perdez rien.',
  },
  '071-slot-one-is-free-again': {
    title: 'Soigné au bon endroit',
    reason:
      'L’emplacement 1 a été soigné, il est de nouveau libre. Il ne cache aucun bonus, tous les autres si : recouvrez-le d’abord.',
  },
  '072-seven-is-used-once': {
    title: 'La deuxième blessure',
    reason:
      'L’emplacement 1 étant pris, c’est le bonus de 7 qui coûte le moins : il compte dans un seul lancer, celui qui va de 6 à 7. Tous les autres servent dans plusieurs lancers.',
  },
  '073-young-and-clean': {
    title: 'Deuxième blessure, corruption 1',
    reason:
      'Il débute : les emplacements du bas serviront à bien des lancers, celui du haut à un seul au plus, et peut-être jamais. Recouvrez le 7.',
  },
  '074-bruiser-second-wound': {
    title: 'Une égratignure pour une cogneuse',
    reason:
      'L’emplacement 1 est recouvert. Morgana utilisera les emplacements 2 à 4 dans presque tous ses combats à venir ; l’emplacement 7 compte une fois, de 6 à 7. Sacrifiez celui-là.',
  },
  '075-seven-before-six': {
    title: 'Ce qui reste en haut',
    reason:
      'Les emplacements 1, 2 et 3 sont recouverts. Parmi les autres, le 7 ne compte que dans un lancer et donne un résultat ; le 6 donne deux touches, et dans deux lancers. Recouvrez le 7.',
  },
  '076-keep-the-two-hits': {
    title: 'À un lancer de la force',
    reason:
      'Il est à 5 : la prochaine corruption volontaire apporte les deux touches de l’emplacement 6, la suivante le résultat du 7, une seule fois. Le 1 étant pris, c’est le 7 qu’il faut recouvrir.',
  },
  '077-heal-what-works': {
    title: 'Deux pions, dont un inoffensif',
    reason:
      'Le pion de l’emplacement 1 ne cache rien. Soigner l’emplacement 2 rend un dé à chaque lancer avec corruption volontaire ; dans les deux cas, c’est une blessure de moins.',
  },
  '078-heal-the-hits': {
    title: 'À 5, le meilleur emplacement recouvert',
    reason:
      'La prochaine corruption volontaire la mène à 6, et l’emplacement 6 y vaut deux touches. Le 1 ne donne rien, le 7 presque rien : libérez le 6.',
  },
  '079-heal-low-for-the-clean': {
    title: 'Corruption 1, trois pions',
    reason:
      'Il est à 1, et le prochain lancer ne peut utiliser que l’emplacement 2. Le 6 et le 7 sont loin : enlevez le pion de l’emplacement qui sert tout de suite, et dans tous les lancers suivants.',
  },
  '080-heal-not-the-empty': {
    title: 'Le lit d’hôpital',
    reason:
      'Un pion sur l’emplacement 1 ne lui coûte rien et peut y rester toujours. Soigner l’emplacement 4 rend une touche sûre à partir de la corruption 4.',
  },
  '081-heal-defense': {
    title: 'Une défense, ou un pion qui ne cache rien',
    reason:
      'L’emplacement 3 est une défense dans chaque lancer à partir de la corruption 3 ; le 1 n’est rien du tout. Les deux soignent une blessure : choisissez celui qui rend aussi quelque chose.',
  },
  '082-strike-while-together': {
    title: 'À trois autour de l’avatar',
    reason:
      'Il ne reste que l’avatar à tuer, deux héros prêtent un dé chacun, et la corruption 6 apporte deux touches de plus. Combattez maintenant : attendre ne fait qu’offrir au Péché une réaction contre un groupe prêt à frapper.',
  },
  '083-shoot-or-walk': {
    title: 'Une ligne dégagée dans la rue',
    reason:
      'Rocco ajoute deux touches à chaque tir, et trois de plus avec la corruption 6. L’avatar est dans sa ligne, et il ne reste que lui ; l’acolyte à ses pieds ne compte pas.',
  },
  '084-clean-do-not-brawl': {
    title: 'Un acolyte au dernier Autel',
    reason:
      'L’Autel est la mission, l’acolyte non, et nettoyer ne provoque pas de combat. Quatre dés, plus avec de la corruption, ont de bonnes chances de donner les deux compétences : nettoyez d’abord, la bagarre jamais.',
  },
  '085-two-words-left': {
    title: 'Marsh peut encore entendre',
    reason:
      'Deux compétences de plus auprès de Marsh, et le scénario est fini. Rose a quatre dés et de l’aide ; un combat ici ne peut tuer personne qui compte. Nettoyez.',
  },
  '086-orders-for-morgana': {
    title: 'À qui l’ordre ?',
    reason:
      'Leah peut donner une action à un autre héros. Morgana est face à l’avatar, avec l’aide de Thorley et tous ses bonus sous la main ; Rose n’a rien à faire qui gagne. L’ordre est pour Morgana.',
  },
  '087-take-the-order': {
    title: 'Une action hors de son tour',
    reason:
      'Leah offre une action, et l’avatar est juste là. Avec la corruption 6 et de l’aide, les six touches sont probables, et si elles ne viennent pas, le héros a encore son propre tour.',
  },
  '088-mercy-needs-strength': {
    title: 'Cinq touches pour Marsh',
    reason:
      'Marsh a 5 en défense, et la mission est sa mort. Passer à 6 ajoute deux dés et trois touches à ce lancer. Il n’y a plus rien pour quoi se réserver.',
  },
  '089-burning-bright': {
    title: 'De l’aide, six dés, un avatar',
    reason:
      'Il n’y a pas de Feu ici : l’avatar peut être battu pour de bon. La corruption 5 ajoute deux dés, une défense et une touche au lancer décisif : prenez-la.',
  },
  '090-faith-on-marsh': {
    title: 'Quatre touches et un FAITH',
    reason:
      'Marsh meurt sous cinq touches. Converti en touche, le FAITH gagne avant que ses coups comptent ; converti en défense, il épargne une blessure qui n’importe plus.',
  },
  '091-the-door-needs-seven': {
    title: 'Un Autel est encore debout',
    reason:
      'Tant qu’un Autel est debout, l’avatar a 7 en défense. Six touches et un FAITH font sept : le FAITH doit être une touche. Résistance et défense ne feraient qu’adoucir la défaite.',
  },
  '092-dawn-for-four': {
    title: 'Et de trois',
    reason:
      'Quatre héros, il en faut donc trois, et deux sont dedans. Ce pas amène le troisième dans une Tour sans monstre ; le tour y finit, et ils ont gagné.',
  },
  '093-two-kills-one-fall': {
    title: 'Il a trop bien frappé',
    reason:
      'Il a tué deux monstres dans ce combat : « Avant la chute » inflige donc aussi une blessure, sa cinquième, sans personne en réserve. Jouez-la maintenant ; il n’y a pas de meilleure victime.',
  },
  '094-press-the-attack': {
    title: 'Déjà à côté d’elle',
    reason:
      'Le jeton est dépensé, et trois monstres sont avec Rose : sept dés contre quatre blessures et une réserve vide. Engagez le combat.',
  },
  '095-the-long-walk': {
    title: 'Un seul peut le rejoindre',
    reason:
      'Brad a quatre blessures et la réserve est vide. En deux pas, seul le marionnettiste arrive dans sa rue ; tout le reste vient trop tard. Amenez-le, et combattez.',
  },
  '096-vespers-for-the-last': {
    title: 'Une voix de plus dans le chœur',
    reason:
      'Un acolyte mort peut se joindre à ce combat : deux dés deviennent quatre, contre un héros à quatre blessures et sans personne derrière lui. Ne gardez pas la capacité pour plus tard : il n’y a pas de plus tard.',
  },
  '097-bursts-and-a-faith': {
    title: 'La touche explosive est passée',
    reason:
      'Une touche et une touche explosive font deux, sa défense est 1. Le FAITH doit arrêter la seconde, ou la cinquième blessure finit la partie. La touche qu’il pourrait être ne tue rien.',
  },
  '098-counter-or-fall': {
    title: 'Pas de place pour une tache de plus',
    reason:
      'À 7, le résultat corruption devient une blessure, et quatre sont déjà là. La résistance est le seul emploi du FAITH qui la garde en vie ; avec une réserve vide, c’est la partie.',
  },
  '099-ambush-parry': {
    title: 'Prise entre deux rues',
    reason:
      'Trois touches arrivent, la défense en arrête deux. Le FAITH doit arrêter la troisième : quatre blessures sont déjà sur la piste, et il n’y a plus personne à envoyer.',
  },
  '100-lazy-arm': {
    title: 'Six touches et pas de FAITH',
    reason:
      'L’avatar est à l’écart du Feu, et six touches sont sur la table. « Sans conviction » en retire une, et les héros n’ont rien pour la remplacer. Sans la carte, la partie est perdue maintenant.',
  },
  '101-not-the-door': {
    title: 'La Porte va céder',
    reason:
      'Tout juste assez de touches pour l’avatar, et c’est la dernière mission. « Sans conviction » en retire une : l’avatar vit, et la prochaine manche est à nous.',
  },
  '103-guard-for-four': {
    title: 'Deux dedans, un à la porte',
    reason:
      'Il en faut trois sur quatre, et le troisième est à côté de la Tour. Le jeton met un monstre à l’intérieur avant son arrivée ; gardé, il ne servira jamais.',
  },
  '104-leaden-feet': {
    title: 'À deux pas du train',
    reason:
      'Il lui faut deux cases jusqu’au quai, et sous la Paresse la deuxième se paie. « Membres de plomb » l’interdit pour ce tour : il ne peut pas arriver, et la manche finit sans lui.',
  },
  '105-quicksand-at-the-corner': {
    title: 'Elle a payé le deuxième pas',
    reason:
      'Elle a fait le premier de deux pas, et le second finit dans la Tour, où Rocco attend. « Sables mouvants » l’arrête ici : maintenant ou jamais.',
  },
  '106-bulwark-for-brad': {
    title: 'Devant le tireur',
    reason:
      'Brad subirait sa cinquième blessure, et la réserve est vide. Thorley en a une et peut subir celle-ci à sa place : il est là pour ça.',
  },
  '107-grenade-at-the-gate': {
    title: 'Quatre dés face au dernier homme',
    reason:
      'L’attaque est annoncée, la grenade est à sa ceinture et ne coûte rien. Deux dés Péché de moins, quatre blessures, pas de réserve : il n’y a pas de meilleur moment.',
  },
  '108-last-token-last-hero': {
    title: 'Dépensé ou perdu',
    reason:
      'C’est le dernier tour de la manche : un jeton qui n’est pas dépensé est perdu. Karl a quatre blessures, six dés attendent à côté de lui, et personne ne vient après lui.',
  },
  '109-gauntlet-at-the-tower': {
    title: 'Un duel, sur invitation',
    reason:
      'Rose est seule et hors d’atteinte à pied, mais une abomination est à quatre cases ou moins : « Jeter le gant » la met à côté d’elle. Pas de défense sous l’Orgueil, quatre blessures, pas de réserve : jouez-la.',
  },
  '110-rose-keeps-her-secret': {
    title: 'Quatre dés suffiront',
    reason:
      'Rose a quatre dés pour un jeton. La corruption 7 retourne son Passé sombre à la fin du tour, et quelle que soit la carte, parmi celles des héros de départ, elle blesse : sa cinquième, et la dernière.',
  },
  '111-not-before-the-well': {
    title: 'Le puits peut attendre',
    reason:
      'Il nettoierait mieux à 7, puis son Passé sombre serait lu : une blessure de trop pour lui, sans personne en réserve. Refusez.',
  },
  '112-quiet-now-brad': {
    title: 'Un dossier qui doit rester fermé',
    reason:
      'Un Pentagramme, c’est une progression de la mission ; arriver à 7, c’est la fin de Brad, puisque son Passé sombre blesse et qu’il a quatre blessures. Sans réserve, le choix est facile.',
  },
  '113-two-for-one': {
    title: 'Quatre touches : un gros ou deux petits',
    reason:
      '« Tenir la ligne » compte tous les monstres de la même façon. Quatre touches, c’est une abomination ou deux acolytes : commencez par un acolyte, et faites deux progressions au lieu d’une.',
  },
  '114-the-streets-count-heads': {
    title: 'Des têtes, pas des tailles',
    reason:
      '« Les Rues » compte les morts, qui que ce soit. Deux acolytes pour quatre touches font deux progressions et finissent la mission ; l’abomination en fait une.',
  },
  '115-a-beam-for-the-tower': {
    title: 'Pas besoin d’y être',
    reason:
      'Deux héros tiennent la Tour, et un acolyte dedans est tout ce qui gêne. Le rayon, depuis RavenCorp, l’atteint : videz la Tour d’ici, finissez le tour, et le protocole démarre.',
  },
  '116-answer-the-attack': {
    title: 'Une attaque droit sur six touches',
    reason:
      'C’est le Péché qui a engagé ce combat, mais les morts comptent dans tous les cas. Cinq touches et un FAITH : en touche, il fait les six qui tuent l’avatar, et la partie est gagnée dans la réaction même du Péché.',
  },
  '117-kill-it-in-the-reaction': {
    title: 'La réaction qui s’est retournée',
    reason:
      'Le combat est à eux, le lancer est à nous. Six touches tuent l’avatar, la dernière mission est accomplie, et les touches lancées contre Brad ne sont jamais infligées.',
  },
  '118-altar-of-the-anchors': {
    title: 'Deux compétences : un Autel ou deux taches',
    reason:
      '« Les Ancres » compte les Autels brisés, et un Autel demande les deux compétences. La Corruption d’à côté n’intéresse plus personne.',
  },
  '119-karl-at-two': {
    title: 'Karl part en vitesse',
    reason:
      'Son quatrième emplacement est une touche ou une compétence, au choix : gardez-le. Sur sa piste aussi, l’emplacement 1 est vide, et c’est là que va la première blessure.',
  },
  '120-thorley-third': {
    title: 'La troisième blessure d’un mur',
    reason:
      'Les emplacements 1 et 2 sont recouverts. Ses défenses, au 3 et au 4, servent dans chaque combat ; le libre choix du 7 sert une fois, si jamais il y arrive. Recouvrez le 7.',
  },
  '121-shooter-with-one-gone': {
    title: 'Le tireur recule',
    reason:
      'À 3, il passera par 4, 5 et 6 et utilisera chacun de ces emplacements, encore et encore. Le dernier ne vaut que pour un seul lancer : sacrifiez celui-là.',
  },
  '122-grand-terminus-bandage': {
    title: 'Un pansement à la gare',
    reason:
      'Le pion sur le 1 ne cache rien. L’emplacement 5 est un dé dans chaque lancer à partir de la corruption 5, et il est à 4 : soignez celui-là.',
  },
  '123-constabulary-first-aid': {
    title: 'Premiers soins',
    reason:
      'L’emplacement 2 sert dans chaque lancer avec corruption volontaire, le 7 dans un seul. Enlevez le pion de l’emplacement 2.',
  },
} as const satisfies Readonly<
  Partial<Record<keyof typeof english, { readonly title: string; readonly reason: string }>>
>

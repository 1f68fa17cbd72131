import type english from '../../en/drills/says.json'

/** What each drill is called and why its answer is the best, part 1. */
export const says1 = {
  '001-avatar-or-acolyte': {
    title: 'Six touches et deux cibles',
    reason:
      'La dernière mission ne demande que l’avatar. Six touches, c’est tout juste sa défense : tuez-le, et la partie est finie avant la moindre blessure. Avec un acolyte, le lancer serait gâché.',
  },
  '002-no-fire-under-it': {
    title: 'L’avatar à l’écart des flammes',
    reason:
      'L’avatar ne compte que là où il n’y a pas de jeton Feu, et ici il n’y en a pas. Sa défense est 6, le lancer a 6 touches : prenez-le maintenant. L’abomination d’à côté n’a plus d’importance.',
  },
  '003-doorkeepers-master': {
    title: 'La porte est ouverte',
    reason:
      'Il n’y a plus d’Autel : l’avatar n’a que sa défense de 6, et six touches le tuent. La partie est aussitôt finie ; le marionnettiste peut rester à son poste.',
  },
  '004-faith-for-the-last-hit': {
    title: 'Une touche manque, un FAITH est là',
    reason:
      'Cinq touches et un FAITH : converti en touche, il fait la sixième, et l’avatar meurt avant que les blessures soient infligées. Une défense épargnerait une blessure dans une partie qui pourrait déjà être gagnée.',
  },
  '005-dead-man-wins': {
    title: 'Quatre blessures, une grêle de touches et un FAITH',
    reason:
      'De toute façon, la défense ne peut pas la sauver d’autant de touches, et ce n’est pas nécessaire : l’avatar meurt à la sixième touche, et la victoire passe avant les blessures. Convertissez le FAITH en touche.',
  },
  '006-altar-before-stains': {
    title: 'Deux compétences, trois choses à retirer',
    reason:
      'Deux compétences brisent le dernier Autel, et c’est la victoire. Si l’une d’elles part dans la Corruption, il n’en reste pas assez pour l’Autel.',
  },
  '007-forgive-first': {
    title: 'Encore un mot pour un vieil ami',
    reason:
      'Il manque une progression à « Pardon », et chaque compétence auprès de Marsh peut en être une. Dépensez-la pour lui, pas pour le Pentagramme : le scénario s’arrête là.',
  },
  '008-mercy-with-five': {
    title: 'Miséricorde pour Marsh',
    reason:
      'Marsh a 5 en défense, et il y a cinq touches. La mission ne veut que sa mort : frappez-le et c’est fini, quoi que l’abomination ait eu en tête.',
  },
  '009-all-aboard': {
    title: 'La dernière place dans le train',
    reason:
      'Les autres sont à bord, elle est sur le quai, et il n’y a pas de monstre ici. Finir le tour la compte aussitôt, avant toute réaction, et gagne. Tout le reste ne fait que donner une chance de plus au Péché.',
  },
  '010-dawn-in-the-tower': {
    title: 'Deux dans la Tour, et personne d’autre',
    reason:
      '« Protocole Aurore » veut deux héros sur trois et aucun monstre dans la Tour à la fin d’un tour. Les deux sont là, sans monstre : finissez le tour, et la ville parle.',
  },
  '011-four-at-dawn': {
    title: 'Trois sur quatre suffisent',
    reason:
      'Avec quatre héros, il en faut trois dans la Tour, et ils sont trois, sans monstre. Finissez le tour maintenant ; sortir chercher le quatrième ne ferait que tout défaire.',
  },
  '012-one-step-to-dawn': {
    title: 'La porte de la Tour est à un pas',
    reason:
      'Rose est dans la Tour, il n’y a pas de monstre, et deux héros sur trois suffisent. Entrez avec ce qui reste du déplacement ; le tour y finit, et les héros gagnent.',
  },
  '013-to-the-free-platform': {
    title: 'Deux quais, dont un surveillé',
    reason:
      'Il ne compte que là où se trouve un jeton Métro et aucun monstre. Sur le quai tout proche, il y a un acolyte ; l’autre, par le métro, est vide. Allez-y et finissez le tour : c’est le dernier nom de la liste.',
  },
  '014-extra-turn-to-board': {
    title: 'Un tour que personne n’attendait',
    reason:
      'Elle est sur un quai libre, la dernière à ne pas être montée. Le jeton Tour supplémentaire lui donne un tour qu’il suffit de finir. Passer offre au Péché toute une fin de manche.',
  },
  '015-all-in-at-the-end': {
    title: 'Que vaut la corruption au dernier lancer ?',
    reason:
      'Passer à 6 ajoute deux dés et deux touches à ce lancer : les six touches pour l’avatar étaient un coup de chance, elles deviennent probables. Ce que la corruption coûtera plus tard ne compte pas s’il n’y a pas de plus tard.',
  },
  '016-six-to-seven-for-the-door': {
    title: 'Le septième niveau, là où il compte',
    reason:
      'À 7, la corruption ne donne plus de bonus, mais ce seul lancer les a tous : deux dés, trois touches et un résultat au choix. L’avatar est la dernière mission ; c’est ici qu’il faut tout mettre.',
  },
  '017-courage-at-the-altar': {
    title: 'Quatre dés ou six pour le dernier Autel',
    reason:
      'Le dernier Autel demande deux compétences d’un même lancer. Avec la corruption 5, deux dés s’ajoutent aux quatre, et ce lancer peut gagner la partie : prenez-la.',
  },
  '018-spare-change-kills': {
    title: 'Il n’a plus rien à donner',
    reason:
      '« Une petite pièce » : ni Tour supplémentaire ni amélioration, il doit donc subir la corruption. À 7, c’est une blessure, sa cinquième, et la réserve est vide. La capacité gagne à elle seule, avant le moindre dé.',
  },
  '019-before-the-fall-ends-it': {
    title: 'L’orgueil vient après le coup',
    reason:
      '« Avant la chute » impose 1 corruption au héros qui vient de tuer. Il est à 7 : c’est donc une blessure, sa cinquième, et il ne reste personne en réserve. La carte gagne sur-le-champ.',
  },
  '020-last-hero-last-wound': {
    title: 'À une blessure de la victoire',
    reason:
      'Rose a quatre blessures, elle est seule face à huit dés Péché, presque sans défense, et la réserve est vide. Dépensez le jeton et combattez : une touche qui passe gagne la partie.',
  },
  '021-hubris-for-the-crown': {
    title: 'La carte de ce combat précis',
    reason:
      'Leah est seule, elle a quatre blessures, et personne ne vient après elle. « Démesure » apporte deux dés Péché de plus contre un héros seul : c’est pour ce combat qu’elle a été gardée.',
  },
  '022-bring-the-avatar': {
    title: 'Quel monstre va vers le dernier héros ?',
    reason:
      'L’avatar apporte cinq dés, un acolyte deux. Contre quatre blessures et une réserve vide, c’est la figurine la plus forte à portée qui doit aller dans cette rue.',
  },
  '023-parry-or-lose': {
    title: 'La cinquième blessure, ou un acolyte mort',
    reason:
      'Deux touches arrivent face à 1 défense : une passe, et ce serait la cinquième blessure, sans personne en réserve. Le FAITH doit être une défense ; l’acolyte peut attendre.',
  },
  '024-counter-at-seven': {
    title: 'La corruption qui blesse',
    reason:
      'À 7, une corruption imposée est une blessure, et il en a quatre. La résistance le garde en vie ; une touche tuerait l’abomination et perdrait le héros, et la partie avec lui.',
  },
  '025-parry-in-the-reaction': {
    title: 'Attaquée à la fin du tour',
    reason:
      'L’attaque a deux touches, et sa défense en arrête une. Avec quatre blessures, le FAITH doit être la seconde défense. Un acolyte mort vaut moins que le dernier héros.',
  },
  '026-two-faiths-one-life': {
    title: 'Le premier de deux FAITH',
    reason:
      'Trois touches face à 1 défense et quatre blessures : les deux FAITH doivent devenir défense, ou le dernier héros meurt. Une touche ne gagne rien ici.',
  },
  '027-half-hearted-saves-it': {
    title: 'Tout juste six touches contre l’avatar',
    reason:
      'Elle a exactement les six touches qui tuent l’avatar et gagnent. « Sans conviction » en retire une, et aucun FAITH ne la remplace. À tout autre moment, la carte viendrait trop tard.',
  },
  '028-why-bother-now': {
    title: 'Quatre dés au dernier Autel',
    reason:
      'Deux compétences leur donnent la victoire. « À quoi bon ? » ne laisse que deux dés sur quatre, et les chances d’en avoir deux fondent. La carte ne trouvera pas de meilleur emploi.',
  },
  '029-into-the-tower': {
    title: 'De la visite pour la Tour',
    reason:
      'Rocco attend dans la Tour et Leah est à un pas : son prochain tour gagnerait. Un monstre à l’intérieur l’empêche ; il leur faut d’abord le tuer. Dépensez le jeton pour le déplacement.',
  },
  '030-which-door-to-close': {
    title: 'Où va le monstre ?',
    reason:
      'Seul un monstre dans la Tour arrête le protocole. À côté, ou dans la rue avec Leah, il peut blesser quelqu’un, mais elle entre et ils gagnent.',
  },
  '031-finish-the-bruiser': {
    title: 'Thorley, quatre blessures, entouré des nôtres',
    reason:
      'Dix dés Péché entourent un héros à quatre blessures. Même sa défense ne les arrêtera pas tous, et il ne reste personne en réserve : le dernier jeton achète la partie, presque à coup sûr.',
  },
  '032-the-shooter-strayed': {
    title: 'Un tireur seul, à quatre blessures',
    reason:
      'Rocco est seul : l’Orgueil lui prend donc 1 défense, et une abomination est à un pas des deux acolytes déjà sur place. La réserve est vide : dépensez le jeton, sa mort gagne.',
  },
  '033-carrier-in-reach': {
    title: 'Celle qui porte les Innocents',
    reason:
      'Rose a quatre blessures, sept dés sont dans sa rue, et il n’y a personne pour la relève. Si elle passe, elle atteint l’Hôpital au prochain tour : frappez maintenant.',
  },
  '034-fight-once-there': {
    title: 'Jeton dépensé : combattre, ou regarder ?',
    reason:
      'Le déplacement est fait, et le marionnettiste est à côté de Brad avec deux acolytes. Quatre blessures, 1 défense, sept dés, pas de réserve : ne pas combattre gâcherait le jeton et la partie.',
  },
  '035-throw-the-gauntlet': {
    title: 'Personne à portée, mais une carte',
    reason:
      'Aucun monstre ne peut marcher jusqu’à Karl, mais « Jeter le gant » met le marionnettiste à côté de lui. Seul, quatre blessures, plus de défense à cause de l’Orgueil, pas de réserve : quatre dés suffiront.',
  },
  '036-heavy-air-on-the-idle': {
    title: 'Elle n’a pas fait un pas',
    reason:
      '« Air lourd » donne deux dés contre un héros immobile. Leah n’a pas bougé et a quatre blessures, il n’y a personne en réserve, et sans la carte, deux dés manquent souvent leur but : jouez-la.',
  },
  '037-single-combat': {
    title: 'Lui prendre ses amis',
    reason:
      'Trois héros prêtent des dés à Morgana, et leur présence protège sa défense de l’Orgueil. « Combat singulier » lui retire les deux pour ce combat ; avec quatre blessures et sans réserve, c’est presque tout ce qui garde les héros en vie.',
  },
  '038-an-acolyte-joins': {
    title: 'Un acolyte mort a deux dés de plus',
    reason:
      'Une fois par manche, un acolyte mort peut se joindre à un combat. Contre Rose, deux dés deviennent quatre. Elle a quatre blessures et la réserve est vide : c’est le combat qu’il faut.',
  },
  '039-change-for-a-life': {
    title: 'Une petite pièce, à 7 de corruption',
    reason:
      'Le héros n’a ni amélioration ni Tour supplémentaire à céder : « Une petite pièce » veut donc dire corruption, et à 7 une blessure, la cinquième. Sans personne en réserve, cela gagne avant que les dés tombent.',
  },
  '040-bulwark-for-rose': {
    title: 'Thorley peut prendre celle-là',
    reason:
      'Une blessure arrive, et pour Rose ce serait la cinquième, sans personne en réserve. Thorley n’en a aucune : « Rempart » lui permet de la subir. Une égratignure pour lui, la partie pour tous.',
  },
  '041-bulwark-at-a-price': {
    title: 'Déjà trois blessures à lui',
    reason:
      'Ce sera sa quatrième blessure, mais ce serait la cinquième pour elle, et la réserve est vide : sa mort à elle perd la partie. Thorley s’interpose.',
  },
  '042-flash-grenade-now': {
    title: 'Quatre dés et une grenade',
    reason:
      'La « Grenade flash » ne coûte rien et retire deux dés Péché à une attaque. Il a quatre blessures, personne ne vient après lui, et à la prochaine manche elle resservira : lancez-la.',
  },
  '043-blood-price-is-free': {
    title: 'Elle a tué, et elle vit',
    reason:
      '« Prix du sang » soigne une blessure après un monstre tué et ne demande rien en échange. Avec trois blessures, il n’y a aucune raison de le garder pour plus tard.',
  },
  '044-the-cellar-stays-shut': {
    title: 'Le septième niveau, et le Passé sombre',
    reason:
      'À 7, son Passé sombre est retourné à la fin du tour, et chacune des cartes données aux héros de départ blesse. Elle a quatre blessures, et la réserve est vide. Quelques dés de plus pour nettoyer une rue ne valent pas la partie.',
  },
  '045-no-confession-tonight': {
    title: 'De meilleurs dés, payés à la fin du tour',
    reason:
      'Le bonus l’aiderait à nettoyer, mais il le mène à 7, et son Passé sombre sort à la fin de ce tour : une blessure, alors qu’il lui reste une seule vie et que la réserve est vide. Lancez sans bonus.',
  },
  '046-old-regrets': {
    title: 'Une tache et un secret',
    reason:
      'Thorley peut rater ce nettoyage et le retenter. S’il passe à 7, son Passé sombre est révélé, et cela coûte la blessure qui tue le dernier homme que les héros pouvaient perdre.',
  },
  '047-what-she-did': {
    title: 'Elle peut attendre un meilleur lancer',
    reason:
      'Deux dés pour un jeton, c’est maigre, mais passer à 7 révèle son Passé sombre à la fin du tour : une blessure, sa cinquième. Sans réserve, c’est la fin de la partie ; le jeton peut attendre.',
  },
  '048-not-with-children-aboard': {
    title: 'Deux Innocents du voyage',
    reason:
      'À 7, les Innocents qu’il porte meurent, juste à côté de l’Hôpital ; ceux qui restent attendent à l’autre bout de la ville. Un Feu éteint ne vaut pas cela.',
  },
  '049-keep-them-alive': {
    title: 'La porte est en vue',
    reason:
      'Elle est à 6, un Innocent dans les bras. Un niveau de plus, et il meurt ; le deuil fait monter la piste, et le prochain Innocent est loin. Lancez sans corruption.',
  },
  '050-the-living-first': {
    title: 'À 6, un Innocent avec elle',
    reason:
      'La mission demande les vivants. La corruption 7 tuerait celui qu’elle porte et coûterait plus que n’importe quel acolyte : refusez, quoi que donnent les dés.',
  },
  '051-one-space-from-the-start': {
    title: 'À une case de l’abri',
    reason:
      'Il pourrait confier l’Innocent à son prochain tour. À 7 de corruption, l’Innocent meurt sur-le-champ ; ce combat ne vaut pas la mission.',
  },
  '052-the-avatar-walks': {
    title: 'Trois peuvent y aller, un seul doit',
    reason:
      'Tous les trois peuvent atteindre Rocco, et sa cinquième blessure gagnerait. L’avatar lance cinq dés, l’abomination trois, l’acolyte deux : avec le dernier jeton, envoyez l’avatar.',
  },
  '053-release-the-huntsman': {
    title: 'Qui arrive à temps ?',
    reason:
      'Personne d’autre n’atteint Rose en une réaction. Le Veneur fait quatre cases dans une réaction, et une blessure finit la partie : c’est lui qu’il faut envoyer.',
  },
  '054-sound-the-wells': {
    title: 'Le puits sous la tache',
    reason:
      'Maintenant, ce sont les Pentagrammes qui comptent, et celui-ci est face visible. Une seule compétence : la Corruption d’à côté était l’affaire d’une mission passée.',
  },
  '055-road-not-altar': {
    title: 'Un Feu sur la route',
    reason:
      '« Rouvrir les routes » compte le Feu et la Corruption. Le Pentagramme aide le Péché dans les combats d’ici, mais personne ne veut s’attarder : éteignez le Feu, et le compte monte.',
  },
  '056-pentagram-for-the-count': {
    title: 'Brûlez ce qui compte',
    reason:
      '« Brûler les Nids » prend les Pentagrammes aussi bien que les Nids. La Corruption au sol ne gêne que ceux qui marchent dessus : retirez le Pentagramme.',
  },
  '057-the-stain-counts': {
    title: 'La Tache',
    reason:
      '« La Tache » demande des jetons Corruption. Un Nid de moins serait agréable à la fin de la manche, mais l’unique compétence est pour la mission.',
  },
  '058-hum-in-the-nest': {
    title: 'D’où vient ce bourdonnement ?',
    reason:
      '« Faire taire les lignes » compte les Nids et les Pentagrammes. La Corruption d’à côté ne compte pour rien cette nuit : prenez le Nid, et un lieu d’invocation part avec lui.',
  },
  '059-leash-and-fire': {
    title: 'La laisse n’est pas en feu',
    reason:
      '« Trancher la laisse » compte la Corruption et les Pentagrammes. Une compétence, un Pentagramme : le Feu brûlera sans nous.',
  },
  '060-burn-the-nests': {
    title: 'Le Nid ou le Feu',
    reason:
      'Une compétence, deux jetons. La mission compte les Nids et les Pentagrammes, et un Nid de moins, c’est un endroit de moins d’où viennent les monstres. Le Feu ne fait que gêner.',
  },
  '061-fire-brigade': {
    title: 'La lance ou la serpillière',
    reason:
      '« Les Pompiers » compte le Feu. L’unique compétence est pour lui ; la Corruption peut attendre une mission qui la demande.',
  },
  '062-first-stain': {
    title: 'La tache qui compte',
    reason:
      '« Première tache » compte les jetons Corruption. Le Pentagramme donne un dé au Péché ici, mais ne fait avancer aucune mission : une compétence, une Corruption.',
  },
} as const satisfies Readonly<
  Partial<Record<keyof typeof english, { readonly title: string; readonly reason: string }>>
>

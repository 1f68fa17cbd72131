import type { says as english, typed as englishTyped } from '../../en/night/says.ts'
import type { Said } from '../../said.ts'

/** What First Night says, at most twenty words at once: who hears it wants to play. */
export const says: Said<typeof english> = (say) => ({
  // to an answer that leads out of the scene
  'fn.no.way': 'Cela sort de cette scène. Les cases éclairées mènent plus loin.',
  'fn.no.fight': 'Pas ce combat, pas maintenant. Suivez la lumière.',
  'fn.no.shoot': 'Belle ligne de tir. Une autre fois.',
  'fn.no.cleanse': 'Cette nuit, le nettoyage a sa propre scène.',
  'fn.no.city': 'Le quartier peut attendre un instant.',
  'fn.no.collect': 'Laissez-le où il est pour l’instant.',
  'fn.no.drop': 'Gardez vos compagnons. Ils vous serviront.',
  'fn.no.end': 'Pas encore : ce tour vous réserve quelque chose.',
  'fn.no.none': 'C’est permis, mais cela ne donnerait rien. Faites un choix.',
  'fn.no.other': 'Possible, mais cette scène demande autre chose : une des réponses éclairées.',
  'fn.hint': 'Ce qui est éclairé fait avancer.',
  // 1: Streets
  'fn.1.scene.a':
    '22 h 40. Le cordon a cédé. Accomplissez nos missions, et Haven vivra ; s’il n’y a plus de héros, elle tombe.',
  'fn.1.scene.b': 'Rocco porte une petite fille. Trois rues jusqu’à Saint-Jude.',
  'fn.1.move': 'Un déplacement, c’est deux cases. Désignez-en une : le ruban montre le chemin et son prix.',
  'fn.1.move.hint': 'C1 est la rue suivante, vers l’ouest.',
  'fn.1.west': 'Le sud et l’est sont à eux. Saint-Jude est à l’ouest.',
  'fn.1.carry': 'Elle ne marchera pas toute seule. D’abord, le déplacement.',
  'fn.1.stain':
    'Un jeton Corruption : le Péché lance un dé à l’entrée et à la sortie. Le Feu, pareil. B1, ou le Commissariat ?',
  'fn.1.left': 'Il reste un pas, et personne à vos trousses. Choisissez encore pour rester.',
  'fn.1.wound': 'Une blessure. Chacune cache un bonus ; cinq tuent. L’emplacement 1 n’en a aucun : commencez par lui.',
  'fn.1.wound.2': 'Encore une. Le bonus de l’emplacement 7 sert une fois au plus : cachez celui-là.',
  'fn.1.end': 'Votre déplacement est fait. Finissez le tour, et le Péché peut répondre : il a un jeton pour cela.',
  'fn.1.later': 'Les quartiers vous aideront à trois heures moins vingt. Pour l’instant, courez.',
  'fn.1.run':
    'Quitter des monstres coûte une blessure, quel que soit leur nombre. Payez-la : Saint-Jude est juste à côté.',
  'fn.1.run.hint': 'L’Hôpital Saint-Jude occupe tout le coin nord-ouest.',
  'fn.1.steel': 'L’acier, c’est la scène suivante. Avec elle dans les bras, courez.',
  'fn.1.choose':
    'Il est entré derrière vous ; le quitter coûte une blessure. Ensuite, le Feu en B1, ou la Corruption en B2 ?',
  'fn.1.through': 'Il attend en B1, et seule B1 est assez proche. À travers le feu, puis Saint-Jude.',
  'fn.1.safe': 'Elle est à l’abri. Finissez le tour : c’est le dernier de cette manche, qui finit donc avec lui.',
  'fn.1.reward': 'Une enfant, un lit. L’Apocalypse a monté d’un niveau, comme à chaque manche.',
  // 2: Steel
  'fn.2.scene.a': '23 h 50. Ils veulent ce qui dort à Saint-Jude.',
  'fn.2.scene.b': 'Thorley garde la grille. Rien ne passe.',
  'fn.2.fight': 'Un acolyte : deux dés contre vos quatre. Les chances sont sur le bouton. Combattez.',
  'fn.2.fight.hint': '« Combattre », c’est le bouton avec le pourcentage.',
  'fn.2.gate': 'Derrière vous, il y a des lits. Tenez la grille, et frappez en premier.',
  'fn.2.offer':
    'Avant chacun de vos lancers, le Péché offre du pouvoir. Refusez pour l’instant : son prix, c’est la scène suivante.',
  'fn.2.tempted': 'Un dé de plus, un pas de plus vers le Péché. Choisissez encore pour le prendre.',
  'fn.2.kill': 'Autant de touches que sa défense le tuent : deux. La sienne s’est brisée sur votre défense.',
  'fn.2.spend': 'Les touches gardées sont perdues. Dépensez-les.',
  'fn.2.end': 'Un sur dix. Finissez le tour. Le Péché dépense un jeton : un monstre se déplace, puis peut attaquer.',
  'fn.2.stay': 'La grille, Thorley. Quelque chose descend la rue.',
  'fn.2.attack': 'Une abomination, trois dés, défense 3. Elle attaque, mais vous lancez tout ce que vous avez.',
  'fn.2.faith':
    'Un FAITH devient ce que vous voulez, une fois tout lancé. Touche : elle meurt ; défense : une blessure de moins.',
  'fn.2.faith.hint':
    'Thorley n’a encore aucune blessure et peut s’en permettre une. Une abomination morte reste morte.',
  'fn.2.countered': 'Sa corruption est déjà annulée. Choisissez encore si vous y tenez.',
  'fn.2.kill.2': 'Trois touches en viennent à bout.',
  'fn.2.wound': 'Trois touches, dont une explosive qui a ajouté un dé ; défense 2. Une blessure.',
  'fn.2.shoot': 'Au tour de Rocco. Il tire d’où il est, en ligne droite le long des rues : un acolyte attend en D1.',
  'fn.2.line': 'D’ici, il le voit sans avoir à s’approcher. Tirez.',
  'fn.2.killshot': 'Son Tir mortel ajoute deux touches. Les rescapés d’un tir viennent riposter ; ici, aucun.',
  'fn.2.again': 'Il en reste un debout, et c’est le tour de Thorley. Finissez-en.',
  'fn.2.reward': 'Trois sur dix, et la grille tient. Les remparts aussi saignent un peu.',
  // 3: The Bargain
  'fn.3.scene.a': '1 h 15. Deux abominations près de la Cathédrale, et Morgana seule avec elles.',
  'fn.3.scene.b': 'Le Péché a une offre à faire. Comme toujours.',
  'fn.3.fight': 'Elles sont deux : six touches tuent les deux. Choisissez « Combattre » et lisez l’offre.',
  'fn.3.stand': 'Ne tournez pas le dos à ces deux-là : une blessure pour partir, et elles suivent.',
  'fn.3.offer': 'Passez au niveau 6 : tous les bonus jusque-là, pour ce seul lancer. Six dés, trois touches de plus.',
  'fn.3.offer.hint': 'La feuille montre les deux chances : sans l’offre, et avec.',
  'fn.3.proud': ({ off, on }) => `Les deux mortes : ${off} % sans, ${on} % avec. Choisissez encore pour refuser.`,
  'fn.3.split': 'Répartissez vos touches comme vous voulez. Trois pour chacune, et il n’y en a plus.',
  'fn.3.seven': 'De la corruption est passée : imposée, elle ne prête rien. Et à 7, plus de pacte. À la Cathédrale.',
  'fn.3.move': 'L’action est faite, pas le déplacement : leur ordre est libre.',
  'fn.3.wound': 'À 7, chaque corruption de plus est une blessure. Placez-la.',
  'fn.3.city': 'Une fois par manche, un héros peut utiliser un quartier, toutes ses icônes, sans action.',
  'fn.3.repent': 'Le repentir d’abord. Vous n’êtes là pour rien d’autre.',
  'fn.3.icons': 'Deux Repentirs, un Soin, dans l’ordre voulu. Chaque Repentir redescend d’un niveau.',
  'fn.3.rest': 'Il reste quelque chose ici. Choisissez encore pour le laisser.',
  'fn.3.end': 'Plus loin du bord. Finissez le tour : Rose est à vos côtés.',
  'fn.3.beside': 'Restez : auprès de Rose, vous lui prêtez un dé.',
  'fn.3.cleanse': 'Nettoyez : Rose lance ses 4 dés de compétence, et un de plus par héros à ses côtés.',
  'fn.3.floor': 'Deux taches sur ces dalles, et personne ne les efface mieux que vous.',
  'fn.3.every': 'La même offre, avant chaque lancer. Comme il vous plaira.',
  'fn.3.remove': 'Chaque compétence retire un jeton du sol. Les deux, et les dalles sont propres.',
  'fn.3.keep': 'Une compétence gardée est perdue. Effacez la tache.',
  'fn.3.reward': 'Le pouvoir est un prêt. Vous avez remboursé à temps ; d’autres, ici, non.',
  // 4: The City
  'fn.4.scene.a': '2 h 40. La ville est blessée, pas morte. Ses lumières répondent encore.',
  'fn.4.scene.b': 'Thorley veut une meilleure arme. Rocco veut le ciel.',
  'fn.4.npc':
    'Le commissaire prête un dé dans tous vos combats. Emmener quelqu’un est gratuit, même parmi les monstres.',
  'fn.4.arm': 'Rien de cela ne coûte d’action : armez-vous d’abord. Choisissez encore pour combattre tout de suite.',
  'fn.4.leave': 'Partir sans le commissaire ? Emmenez-le.',
  'fn.4.extra': 'Et un jeton Tour supplémentaire : un tour pour plus tard, dans cette manche ou une autre.',
  'fn.4.floor': 'Il y a un tour par terre. Ramassez-le.',
  'fn.4.use':
    'Au quartier, maintenant. Par manche, une Action de Ville pour chaque héros, un héros pour chaque quartier.',
  'fn.4.armory': 'L’armurerie est ouverte. Servez-vous.',
  'fn.4.upgrade': 'Une sur cinq, et pour de bon. Aucune n’est un mauvais choix.',
  'fn.4.fight': 'Il vous reste votre action. Essayez la nouvelle arme sur votre invité.',
  'fn.4.guest': 'Le quitter coûte une blessure ; le combattre, presque rien.',
  'fn.4.next': 'Finissez le tour. Le suivant dans l’ordre est Rocco, au métro.',
  'fn.4.wait': 'Restez à couvert. C’est l’heure de Rocco.',
  'fn.4.metro': 'Les stations de métro d’une même couleur sont adjacentes. D2 brûle, mais la Tour est à côté.',
  'fn.4.metro.hint': 'D2, tout à l’est, est à un pas par le métro.',
  'fn.4.walk': 'À pied, il faut deux tours pour y arriver.',
  'fn.4.train': 'La rame attend. Vous, non.',
  'fn.4.fire': 'Pas dans les flammes. Montez à la Tour.',
  'fn.4.tower': 'La Tour, Rocco. Les antennes sur le toit.',
  'fn.4.uplink': 'Deux frappes depuis l’orbite. Ni dés ni combat, et les morts comptent.',
  'fn.4.sky': 'Vous vouliez le ciel. Il est au-dessus de ce toit.',
  'fn.4.strike': 'Il reste une frappe. Elle ne se garde pas.',
  'fn.4.beam': 'Le rayon se déplace de deux cases au plus et peut y tuer un acolyte ou une abomination.',
  'fn.4.beam.hint': 'Le Mégathéâtre est à une case du rayon, et une abomination s’y est assise.',
  'fn.4.empty': 'Là, il ne frappe personne. Menez-le sur un monstre.',
  'fn.4.mercy': 'De la pitié, cette nuit ? Frappez.',
  'fn.4.again': 'Tous les tours sont joués, mais Thorley a un Tour supplémentaire : le jouer, ou le garder ?',
  'fn.4.reward': 'Huit sur dix. Quelque part sur les toits, on applaudit.',
  // 5: Unite
  'fn.5.scene.a': '4 h 20. Huit tués, encore deux. Rose et Rocco sont à votre partenaire ; ce coin-ci est à vous.',
  'fn.5.scene.b': 'Thorley et Morgana. Quatre blessures chacun.',
  'fn.5.join': 'L’Orgueil prend une défense à un héros seul. Près de Thorley, vous la gardez, et gagnez un dé.',
  'fn.5.alone': 'Laissez-le seul là-bas, et c’est sa défense à lui qui baisse.',
  'fn.5.fight': 'Cinq dés contre cinq. Combattez.',
  'fn.5.hold': 'Partir coûte une blessure, et vous n’en supporteriez plus une. Combattez.',
  'fn.5.covered': 'Des blessures cachent ses quatre premiers bonus : ici, l’offre n’achète rien.',
  'fn.5.nothing': 'Les quatre sont cachés. Choisissez encore pour payer pour rien.',
  'fn.5.kill': 'Deux touches : l’acolyte. Ensuite, il n’en manque qu’un.',
  'fn.5.bulwark': 'Une blessure passe, sa cinquième. Rempart : Thorley peut la subir. Ce serait sa cinquième aussi.',
  'fn.5.bulwark.hint': 'Aucune réponse n’est fausse. L’un des deux meurt ici.',
  'fn.5.reserve':
    'La relève arrive sans corruption, sur la case de départ. Quand la réserve est vide, la prochaine mort finit tout.',
  'fn.5.inherit':
    'Autant d’améliorations qu’en avait le mort, parmi toutes les cartes visibles. Celle de Thorley en est.',
  'fn.5.pass': 'La relève a aussi le tour qui restait à Thorley. Finissez le vôtre.',
  'fn.5.avenge': 'Elle n’est plus. Thorley, seul, une défense de moins : finissez-en.',
  'fn.5.leah': 'Ici Leah. J’ai laissé la radio. Menez-moi auprès de Morgana, en B3.',
  'fn.5.her': 'Elle est seule avec le monstre. Rejoignez-la.',
  'fn.5.brad': 'Brad Holcomb, au rapport. Il peut rejoindre Morgana, ou tirer d’ici en B3.',
  'fn.5.last': 'Trois touches. Le dixième.',
  'fn.5.vote':
    '« Tenir la ligne » est accomplie. Et ensuite ? Accordez-vous avec votre partenaire, ou le Péché décide pour vous deux.',
  'fn.5.vote.hint': 'Il vous reste des bras solides : « Décimer le troupeau » demande des abominations.',
  'fn.5.reward': ({ dead }) => `Dix sur dix. ${say.name(String(dead))} nous a payé un matin. Retenez ce nom.`,
  // 6: The Other Side
  'fn.6.scene.a': '4 h 21. Madame Vesper, du Hell Club. Prenez donc ma place.',
  'fn.6.scene.b': 'Vous voici l’Orgueil. Une manche, mon ange.',
  'fn.6.fire': 'À chaque manche, ce scénario vous laisse allumer un feu. Mettez-le là où ils doivent passer.',
  'fn.6.fire.hint': 'B3 est entre les deux femmes et leur tireur.',
  'fn.6.react': 'Rocco a fini son tour seul. Dépensez un jeton : un monstre se déplace, puis peut le combattre.',
  'fn.6.token': 'Trois jetons pour six tours, en général. C’est à celui-ci qu’il faut répondre.',
  'fn.6.move': 'Deux pas, à travers tout sauf les héros et les rivières. Amenez-lui quelqu’un.',
  'fn.6.c3': 'Il attend en C3. Envoyez quelqu’un.',
  'fn.6.stare': 'Tout ce chemin pour le regarder ?',
  'fn.6.card': 'Une carte par tour, chacune à son moment. Démesure : deux dés de plus, puisqu’il est seul.',
  'fn.6.hold': 'Une carte se garde, je sais. Mais c’est maintenant qu’il est seul.',
  'fn.6.acolyte':
    'Une fois par manche, un acolyte mort se relève en plein combat. Les Nonnes laissent une tache derrière elles.',
  'fn.6.apocalypse':
    'Ils n’ont tué aucun des nôtres dans cette manche : la piste monte deux fois. Choisissez ce que devient la nuit, pour de bon.',
  'fn.6.summon': 'Vos morts reviennent, un par héros au plus, sur des Nids qu’aucun monstre ne bloque.',
  'fn.6.reward': 'Vous voyez ? Ce n’était pas de la haine. Retournez-y, maintenant, et arrêtez-moi si vous pouvez.',
  // 0: owners of the box
  'fn.0.scene.a':
    'Règles : les définitives, de 2016, ou les préliminaires. Dés, cartes, scénarios et plans : les nôtres.',
  'fn.0.scene.b': 'Un tour de Thorley montre le reste.',
  'fn.0.way': 'Premier appui : le chemin et son prix. Second appui : c’est fait. Essayez B1.',
  'fn.0.seal':
    '« Revenir » remonte aux derniers dés, à la dernière révélation ou décision d’autrui. Essayez l’interdit : vous saurez pourquoi.',
  'fn.0.last':
    'Le joueur Péché est passé d’abord : une fenêtre de même durée, quelle que soit sa main. Le dernier mot est à vous.',
  'fn.0.exact': 'Les deux chances sont exactes : comparez les morts. Choisissez encore pour refuser.',
  'fn.0.assign': 'FAITH, touches et blessures sont sur une même feuille, déjà répartis. Changez, ou appuyez une fois.',
  'fn.0.reward':
    'Côté Péché : armez des cartes ou gardez-les muettes, préparez des réactions. Le reste, vous le savez.',
})

/** The same for those who type: where a press or a glance has another name. */
export const typed: Said<typeof englishTyped> = {
  'fn.1.move': 'Un déplacement, c’est deux cases. Tapez « chemin B1 » pour entendre le prix, puis « marcher B1 ».',
  'fn.2.fight': 'Un acolyte : deux dés contre vos quatre. Tapez « chances », puis « combattre ».',
  'fn.2.fight.hint': 'Tapez « combattre ».',
  'fn.0.way': '« chemin B1 » dit le prix, « marcher B1 » y va.',
  'fn.0.seal':
    '« revenir » remonte aux derniers dés, à la dernière révélation ou décision d’autrui. Tapez « pourquoi » devant n’importe quoi : vous saurez.',
  'fn.0.assign':
    'FAITH, touches et blessures viennent l’un après l’autre ; « proposer » nomme la réponse préparée pour vous.',
}

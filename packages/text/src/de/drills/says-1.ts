import type english from '../../en/drills/says.json'

/** What each drill is called and why its answer is the best, part 1. */
export const says1 = {
  '001-avatar-or-acolyte': {
    title: 'Sechs Treffer und zwei Ziele',
    reason:
      'Die letzte Mission verlangt allein den Avatar. Sechs Treffer sind genau seine Verteidigung: Töte ihn, und das Spiel ist aus, bevor eine einzige Wunde fällt. Für einen Akolythen wäre der Wurf verschwendet.',
  },
  '002-no-fire-under-it': {
    title: 'Der Avatar steht abseits der Flammen',
    reason:
      'Der Avatar zählt nur, wo kein Feuermarker liegt, und hier liegt keiner. Seine Verteidigung ist 6, der Wurf hat 6 Treffer: Nimm ihn jetzt. Auf das Laster daneben kommt es nicht mehr an.',
  },
  '003-doorkeepers-master': {
    title: 'Die Tür steht offen',
    reason:
      'Kein Altar ist mehr da, also hat der Avatar seine einfache Verteidigung von 6, und sechs Treffer töten ihn. Damit ist das Spiel sofort aus; der Lenker kann seinen Posten behalten.',
  },
  '004-faith-for-the-last-hit': {
    title: 'Ein Treffer fehlt, ein FAITH liegt da',
    reason:
      'Fünf Treffer und ein FAITH: Als Treffer macht es sechs, und der Avatar fällt, bevor Wunden verteilt werden. Eine Verteidigung würde eine Wunde sparen, in einem Spiel, das schon gewonnen sein könnte.',
  },
  '005-dead-man-wins': {
    title: 'Vier Wunden, ein Hagel von Treffern und ein FAITH',
    reason:
      'Vor so vielen Treffern rettet sie ohnehin keine Verteidigung, und das muss sie auch nicht: Der Avatar stirbt mit dem sechsten Treffer, und ein Sieg kommt vor den Wunden. Mach das FAITH zum Treffer.',
  },
  '006-altar-before-stains': {
    title: 'Zweimal Geschick, drei Dinge zum Entfernen',
    reason:
      'Zweimal Geschick zerstört den letzten Altar, und das gewinnt. Geht eines davon in die Verderbtheit, reicht es für den Altar nicht mehr.',
  },
  '007-forgive-first': {
    title: 'Noch ein Wort zu einem alten Freund',
    reason:
      'Der Vergebung fehlt noch ein Schritt, und jedes Geschick neben Marsh kann einer sein. Setze es für ihn ein, nicht für das Pentagramm: Die Story endet hier.',
  },
  '008-mercy-with-five': {
    title: 'Gnade für Marsh',
    reason:
      'Marsh hat Verteidigung 5, und fünf Treffer liegen da. Die Mission ist sein Tod, sonst nichts: Triff ihn, und es ist vorbei, was immer das Laster getan hätte.',
  },
  '009-all-aboard': {
    title: 'Der letzte Platz im Zug',
    reason:
      'Die anderen sind an Bord, sie steht auf dem Bahnsteig, und kein Monster ist hier. Beendet sie den Zug, zählt sie sofort, vor jeder Reaktion, und das gewinnt. Alles andere gibt der Sünde nur noch eine Gelegenheit.',
  },
  '010-dawn-in-the-tower': {
    title: 'Zwei im Turm und sonst niemand',
    reason:
      '„Plan Morgenröte“ verlangt zwei von drei Helden und kein Monster im Sendeturm am Ende eines Zuges. Beide sind da, und er ist leer: Beende den Zug, und die Stadt spricht.',
  },
  '011-four-at-dawn': {
    title: 'Drei von vier genügen',
    reason:
      'Mit vier Helden braucht der Sendeturm drei, und drei stehen ohne Monster darin. Beende den Zug jetzt; wer geht, um den vierten zu holen, reißt sie nur auseinander.',
  },
  '012-one-step-to-dawn': {
    title: 'Die Tür zum Turm ist einen Schritt entfernt',
    reason:
      'Rose ist im Sendeturm, er ist frei von Monstern, und zwei von drei Helden genügen. Geh mit dem Rest der Bewegung hinein; dann endet der Zug dort, und die Helden gewinnen.',
  },
  '013-to-the-free-platform': {
    title: 'Zwei Bahnsteige, einer bewacht',
    reason:
      'Er zählt nur, wo ein U-Bahn-Marker liegt und kein Monster steht. Am nahen Bahnsteig steht ein Akolyth; der andere, mit der U-Bahn, ist leer. Fahr hin und beende den Zug: Das ist der letzte Name auf der Liste.',
  },
  '014-extra-turn-to-board': {
    title: 'Ein Zug, mit dem niemand rechnet',
    reason:
      'Sie steht auf einem freien Bahnsteig und fehlt als Letzte an Bord. Der Sonderspielzug-Marker gibt ihr einen Zug, den sie nur zu beenden braucht. Wer passt, schenkt der Sünde ein ganzes Rundenende.',
  },
  '015-all-in-at-the-end': {
    title: 'Was ist Verderbtheit im letzten Wurf wert?',
    reason:
      'Stufe 6 gibt diesem Wurf zwei Würfel und zwei Treffer dazu: Sechs Treffer gegen den Avatar werden wahrscheinlich und sind kein Glücksfall mehr. Was Verderbtheit später kostet, ist egal, wenn es kein Später gibt.',
  },
  '016-six-to-seven-for-the-door': {
    title: 'Die siebte Stufe, wo sie zählt',
    reason:
      'Bei 7 hört Verderbtheit auf, ein Bonus zu sein, doch dieser eine Wurf hat sie alle: zwei Würfel, drei Treffer und ein Ergebnis nach Wahl. Der Avatar ist die letzte Mission; nutze sie hier.',
  },
  '017-courage-at-the-altar': {
    title: 'Vier Würfel oder sechs für den letzten Altar',
    reason:
      'Der letzte Altar braucht zweimal Geschick in einem Wurf. Verderbtheit 5 bringt zu den vier Würfeln zwei dazu, und dieser Wurf kann das Spiel gewinnen: Nimm sie.',
  },
  '018-spare-change-kills': {
    title: 'Er hat nichts mehr zu geben',
    reason:
      '„Kleingeld“: kein Sonderspielzug, keine Verstärkung, also muss er Verderbtheit nehmen. Bei 7 ist das eine Wunde, seine fünfte, und die Reserve ist leer. Die Eigenschaft allein gewinnt, bevor ein Würfel fällt.',
  },
  '019-before-the-fall-ends-it': {
    title: 'Hochmut kommt nach dem Töten',
    reason:
      '„Vor dem Fall“ zwingt dem Helden, der gerade getötet hat, 1 Verderbtheit auf. Er steht bei 7, also ist es eine Wunde, seine fünfte, und die Reserve ist leer: Die Karte gewinnt auf der Stelle.',
  },
  '020-last-hero-last-wound': {
    title: 'Eine Wunde bis zum Sieg',
    reason:
      'Rose hat vier Wunden, steht allein vor acht Sündenwürfeln, hat kaum Verteidigung, und die Reserve ist leer. Setze den Marker ein und kämpfe: Ein Treffer, der durchkommt, gewinnt das Spiel.',
  },
  '021-hubris-for-the-crown': {
    title: 'Die Karte für genau diesen Kampf',
    reason:
      'Leah ist allein, hat vier Wunden, und niemand rückt nach. „Hybris“ bringt gegen einen Helden, der allein ist, zwei Sündenwürfel mehr: Für diesen Kampf wurde sie aufgehoben.',
  },
  '022-bring-the-avatar': {
    title: 'Welches Monster geht zum letzten Helden?',
    reason:
      'Der Avatar bringt fünf Würfel, ein Akolyth zwei. Gegen vier Wunden und eine leere Reserve gehört in diese Straße das Stärkste, was hinkommt.',
  },
  '023-parry-or-lose': {
    title: 'Die fünfte Wunde oder ein toter Akolyth',
    reason:
      'Zwei Treffer gegen 1 Verteidigung: Einer kommt durch, und das wäre bei leerer Reserve die fünfte Wunde. Das FAITH muss eine Verteidigung sein; der Akolyth kann warten.',
  },
  '024-counter-at-seven': {
    title: 'Verderbtheit, die verwundet',
    reason:
      'Bei 7 ist erzwungene Verderbtheit eine Wunde, und er hat vier. Widerstand hält ihn am Leben; ein Treffer würde das Laster töten und den Helden kosten, und mit ihm das Spiel.',
  },
  '025-parry-in-the-reaction': {
    title: 'Angriff am Ende des Zuges',
    reason:
      'Der Angriff hat zwei Treffer, und ihre Verteidigung hält einen auf. Bei vier Wunden muss das FAITH die zweite Verteidigung sein. Ein toter Akolyth ist weniger wert als der letzte Held.',
  },
  '026-two-faiths-one-life': {
    title: 'Das erste von zwei FAITH',
    reason:
      'Drei Treffer gegen 1 Verteidigung und vier Wunden: Beide FAITH müssen Verteidigung werden, sonst fällt der letzte Held. Mit einem Treffer ist hier nichts zu gewinnen.',
  },
  '027-half-hearted-saves-it': {
    title: 'Genau sechs Treffer gegen den Avatar',
    reason:
      'Sie hat gerade die sechs Treffer, die den Avatar töten und gewinnen. „Halbherzig“ nimmt einen weg, und kein FAITH ersetzt ihn. Jeder andere Einsatz der Karte kommt zu spät.',
  },
  '028-why-bother-now': {
    title: 'Vier Würfel am letzten Altar',
    reason:
      'Zweimal Geschick gewinnt das Spiel für sie. „Wozu auch?“ lässt von vier Würfeln zwei, und die Chance auf zweimal Geschick sinkt auf einen Bruchteil. Einen besseren Moment für die Karte gibt es nicht mehr.',
  },
  '029-into-the-tower': {
    title: 'Ein Gast für den Turm',
    reason:
      'Rocco wartet im Sendeturm, und Leah ist einen Schritt entfernt: Ihr nächster Zug würde gewinnen. Ein Monster darin verhindert das; erst müssen sie es töten. Setze den Marker für die Bewegung ein.',
  },
  '030-which-door-to-close': {
    title: 'Wohin geht das Monster?',
    reason:
      'Nur ein Monster im Sendeturm hält den Plan auf. Daneben oder in der Straße bei Leah verletzt es vielleicht jemanden, aber sie geht hinein, und sie gewinnen.',
  },
  '031-finish-the-bruiser': {
    title: 'Thorley, vier Wunden, mitten unter uns',
    reason:
      'Zehn Sündenwürfel stehen um einen Helden mit vier Wunden. Selbst seine Verteidigung hält nicht alle auf, und die Reserve ist leer: Der letzte Marker kauft das Spiel so gut wie sicher.',
  },
  '032-the-shooter-strayed': {
    title: 'Ein einsamer Schütze mit vier Wunden',
    reason:
      'Rocco ist allein, also nimmt der Hochmut ihm eine Verteidigung, und ein Laster ist einen Schritt von zwei Akolythen entfernt, die schon dort sind. Die Reserve ist leer: Setze den Marker ein, sein Tod gewinnt.',
  },
  '033-carrier-in-reach': {
    title: 'Die mit den Unschuldigen',
    reason:
      'Rose hat vier Wunden, sieben Würfel sind in ihrer Straße, und niemand ist übrig, der nachrückt. Lässt man sie gehen, erreicht sie im nächsten Zug das Hospital: Schlag jetzt zu.',
  },
  '034-fight-once-there': {
    title: 'Der Marker ist eingesetzt: kämpfen oder zusehen?',
    reason:
      'Die Bewegung ist getan, und der Lenker steht mit zwei Akolythen neben Brad. Vier Wunden, 1 Verteidigung, sieben Würfel, keine Reserve: Jetzt nicht zu kämpfen hieße den Marker und das Spiel verschenken.',
  },
  '035-throw-the-gauntlet': {
    title: 'Niemand in Reichweite, aber eine Karte',
    reason:
      'Kein Monster kommt zu Fuß zu Karl, doch „Fehdehandschuh“ stellt den Lenker neben ihn. Allein, vier Wunden, durch den Hochmut keine Verteidigung mehr, keine Reserve: Vier Würfel genügen.',
  },
  '036-heavy-air-on-the-idle': {
    title: 'Sie ist keinen Schritt gegangen',
    reason:
      '„Schwere Luft“ gibt zwei Würfel gegen einen untätigen Helden. Leah ist stehen geblieben und hat vier Wunden, die Reserve ist leer, und ohne die Karte gehen zwei Würfel oft fehl: Spiele sie aus.',
  },
  '037-single-combat': {
    title: 'Nimm ihr die Freunde',
    reason:
      'Drei Helfer leihen Morgana Würfel, und Gesellschaft hält den Hochmut von ihrer Verteidigung fern. „Zweikampf“ nimmt ihr für diesen Kampf beides; bei vier Wunden und leerer Reserve ist es das meiste, was die Helden im Spiel hält.',
  },
  '038-an-acolyte-joins': {
    title: 'Ein toter Akolyth hat noch zwei Würfel',
    reason:
      'Einmal je Runde darf ein toter Akolyth in einen Kampf kommen. Aus zwei Würfeln gegen Rose werden vier. Sie hat vier Wunden, und die Reserve ist leer: Dies ist der Kampf dafür.',
  },
  '039-change-for-a-life': {
    title: 'Kleingeld bei Verderbtheit 7',
    reason:
      'Der Held hat keine Verstärkung und keinen Sonderspielzug herzugeben, also heißt „Kleingeld“ Verderbtheit, bei 7 eine Wunde: die fünfte. Bei leerer Reserve gewinnt das, bevor die Würfel fallen.',
  },
  '040-bulwark-for-rose': {
    title: 'Thorley kann diese nehmen',
    reason:
      'Eine Wunde kommt, und für Rose wäre es die fünfte, bei leerer Reserve. Thorley hat keine: Mit „Bollwerk“ darf er sie nehmen. Ein Kratzer für ihn, das Spiel für alle.',
  },
  '041-bulwark-at-a-price': {
    title: 'Drei eigene Wunden',
    reason:
      'Es wird seine vierte Wunde, doch es wäre ihre fünfte, und die Reserve ist leer: Mit ihrem Tod ist das Spiel verloren. Thorley tritt davor.',
  },
  '042-flash-grenade-now': {
    title: 'Vier Würfel und eine Granate',
    reason:
      'Die „Blendgranate“ kostet nichts und nimmt einem Angriff zwei Sündenwürfel. Er hat vier Wunden, niemand rückt nach, und nächste Runde ist sie wieder bereit: Wirf sie.',
  },
  '043-blood-price-is-free': {
    title: 'Sie hat getötet und lebt',
    reason:
      '„Blutpreis“ heilt nach einem Tod eine Wunde und verlangt nichts dafür. Bei drei Wunden gibt es keinen Grund, damit zu warten.',
  },
  '044-the-cellar-stays-shut': {
    title: 'Eine siebte Stufe und die Dunkle Vergangenheit',
    reason:
      'Bei 7 wird am Ende des Zuges ihre Dunkle Vergangenheit aufgedeckt, und jede der Karten für Starthelden verwundet. Sie hat vier, und die Reserve ist leer. Ein paar Würfel mehr fürs Säubern einer Straße sind das Spiel nicht wert.',
  },
  '045-no-confession-tonight': {
    title: 'Bessere Würfel, bezahlt am Ende des Zuges',
    reason:
      'Der Bonus würde beim Säubern helfen, bringt ihn aber auf 7, und am Ende dieses Zuges kommt seine Dunkle Vergangenheit heraus. Sie bringt eine Wunde, mehr als eine verträgt er nicht, und die Reserve ist leer. Würfle ohne.',
  },
  '046-old-regrets': {
    title: 'Ein Fleck und ein Geheimnis',
    reason:
      'Misslingt Thorley das Säubern, versucht er es wieder. Geht er auf 7, wird seine Dunkle Vergangenheit aufgedeckt, und sie kostet die Wunde, die den letzten Mann tötet, den die Helden verlieren können.',
  },
  '047-what-she-did': {
    title: 'Sie kann auf einen besseren Wurf warten',
    reason:
      'Zwei Würfel für einen Marker sind dünn, doch Stufe 7 deckt am Ende des Zuges ihre Dunkle Vergangenheit auf: eine Wunde, ihre fünfte. Ohne Reserve ist das Spiel dann aus; der Marker kann warten.',
  },
  '048-not-with-children-aboard': {
    title: 'Zwei Unschuldige fahren mit',
    reason:
      'Bei 7 sterben die Unschuldigen, die er bei sich hat, gleich neben dem Hospital; die übrigen warten am anderen Ende der Stadt. Ein gelöschtes Feuer ist das nicht wert.',
  },
  '049-keep-them-alive': {
    title: 'Das Tor ist in Sicht',
    reason:
      'Sie steht bei 6 und hat eine Unschuldige im Arm. Eine Stufe mehr tötet diese, der Pfad steigt wegen „Trauer“, und die nächste ist weit weg. Würfle ohne Verderbtheit.',
  },
  '050-the-living-first': {
    title: 'Sechs, und eine Unschuldige an der Hand',
    reason:
      'Die Mission verlangt Lebende. Verderbtheit 7 würde die töten, die sie bei sich hat, und mehr kosten, als ein Akolyth es kann: Lehne ab, was immer die Würfel bringen.',
  },
  '051-one-space-from-the-start': {
    title: 'Ein Feld bis zur Sicherheit',
    reason:
      'In seinem nächsten Zug könnte er die Unschuldige übergeben. Verderbtheit 7 tötet sie auf der Stelle; der Kampf ist die Mission nicht wert.',
  },
  '052-the-avatar-walks': {
    title: 'Drei könnten gehen, einer sollte',
    reason:
      'Alle drei erreichen Rocco, dessen fünfte Wunde gewinnt. Der Avatar hat fünf Würfel, das Laster drei, der Akolyth zwei: Schick mit dem letzten Marker den Avatar.',
  },
  '053-release-the-huntsman': {
    title: 'Wer kommt rechtzeitig?',
    reason:
      'Niemand sonst erreicht Rose mit einer Reaktion. Der Jäger geht in einer Reaktion vier Felder weit, und eine Wunde beendet das Spiel: Schick ihn.',
  },
  '054-sound-the-wells': {
    title: 'Der Brunnen unter dem Fleck',
    reason:
      'Jetzt zählen die Pentagramme, und dieses liegt offen. Ein Geschick: Die Verderbtheit daneben war Sache einer früheren Mission.',
  },
  '055-road-not-altar': {
    title: 'Ein Feuer auf der Straße',
    reason:
      '„Straßen räumen“ zählt Feuer und Verderbtheit. Das Pentagramm hilft der Sünde in Kämpfen hier, aber niemand will bleiben: Lösche das Feuer, und der Stand steigt.',
  },
  '056-pentagram-for-the-count': {
    title: 'Brenne aus, was zählt',
    reason:
      '„Nester ausbrennen“ nimmt außer Nestern auch Pentagramme. Verderbtheit am Boden stört nur, wer darüber geht: Entferne das Pentagramm.',
  },
  '057-the-stain-counts': {
    title: 'Der Fleck',
    reason:
      '„Der Fleck“ verlangt Verderbtheitsmarker. Ein Nest weniger wäre am Rundenende angenehm, aber das eine Geschick gehört der Mission.',
  },
  '058-hum-in-the-nest': {
    title: 'Woher kommt das Summen?',
    reason:
      '„Das Summen kappen“ zählt Nester und Pentagramme. Die Verderbtheit daneben zählt heute Nacht nichts: Nimm das Nest, und ein Ort zum Beschwören geht mit.',
  },
  '059-leash-and-fire': {
    title: 'Die Leine brennt nicht',
    reason:
      '„Die Leine kappen“ zählt Verderbtheit und Pentagramme. Ein Geschick, ein Pentagramm: Das Feuer brennt auch ohne uns.',
  },
  '060-burn-the-nests': {
    title: 'Nest oder Feuer',
    reason:
      'Ein Geschick, zwei Marker. Die Mission zählt Nester und Pentagramme, und ein Nest weniger ist ein Ort weniger, von dem Monster kommen. Das Feuer ist nur im Weg.',
  },
  '061-fire-brigade': {
    title: 'Schlauch oder Wischlappen',
    reason:
      '„Löschzug“ zählt Feuer. Das eine Geschick geht dorthin; die Verderbtheit kann auf eine Mission warten, die sie verlangt.',
  },
  '062-first-stain': {
    title: 'Der Fleck, der zählt',
    reason:
      '„Der erste Fleck“ zählt Verderbtheitsmarker. Das Pentagramm gibt der Sünde hier einen Würfel, bringt aber keine Mission voran: ein Geschick, eine Verderbtheit.',
  },
} as const satisfies Readonly<
  Partial<Record<keyof typeof english, { readonly title: string; readonly reason: string }>>
>

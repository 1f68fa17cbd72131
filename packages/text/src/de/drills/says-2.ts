import type english from '../../en/drills/says.json'

/** What each drill is called and why its answer is the best, part 2. */
export const says2 = {
  '063-salt-the-ashes': {
    title: 'Salz auf die Asche',
    reason:
      'Jetzt sind Nester und Pentagramme gefragt. Feuer sieht in dieser Story dringend aus, doch dieses Geschick gehört dem Pentagramm: Es zählt, und es nimmt der Sünde einen Würfel.',
  },
  '064-open-the-roads': {
    title: 'Räume die Straße',
    reason:
      'Geräumt werden die Straßen, indem Feuer und Verderbtheit verschwinden. Das Nest zählt noch nicht; ein Geschick, also nimm die Verderbtheit.',
  },
  '065-cut-the-hum': {
    title: 'Kappe das Summen',
    reason:
      'Die Mission verlangt Pentagramme und Nester. Feuer verletzt hier nur, wer hindurchgeht; das Pentagramm ist ein Schritt der Mission.',
  },
  '066-cut-the-leash': {
    title: 'Eines von dreien',
    reason:
      '„Die Leine kappen“ zählt Verderbtheit und Pentagramme. Von Feuer, Nest und Verderbtheit steht nur eines auf dieser Liste, und ein Geschick ist einzusetzen.',
  },
  '067-send-the-controller': {
    title: 'Lenker oder Akolyth für den Angriff',
    reason:
      'Beide erreichen Leah, eine Wunde tötet sie, und die Reserve ist leer. Der Lenker bringt vier Würfel, der Akolyth zwei: Mit nur noch einem Marker schick, wer es am ehesten zu Ende bringt.',
  },
  '068-no-charity-for-the-dying': {
    title: 'Welches Symbol soll ihm fehlen?',
    reason:
      'Rocco hat vier Wunden und kam, um geheilt zu werden. Ohne das Heilen bleibt er eine Wunde vom Tod entfernt; eine Buße weniger würde kaum stören. Nimm ihm das Heilen.',
  },
  '069-first-wound-costs-nothing': {
    title: 'Die erste Wunde',
    reason:
      'Platz 1 gibt auf keiner Stufe der Verderbtheit etwas, ein Wundmarker dort deckt also nichts ab. Dahin gehört die erste Wunde eines Helden immer.',
  },
  '070-empty-slot-late': {
    title: 'Tief verdorben, erste Wunde',
    reason:
      'Sie steht bei 5 und nutzt mit dem nächsten Wurf jeden Bonus bis 6. Nur Platz 1 ist leer: Lege den Wundmarker dorthin und verliere nichts.',
  },
  '071-slot-one-is-free-again': {
    title: 'An der richtigen Stelle geheilt',
    reason:
      'Platz 1 wurde geheilt und ist wieder frei. Dort ist kein Bonus, auf jedem anderen Platz schon: Decke ihn zuerst ab.',
  },
  '072-seven-is-used-once': {
    title: 'Die zweite Wunde',
    reason:
      'Ist Platz 1 belegt, verliert man den Bonus von 7 am leichtesten: Er zählt in einem einzigen Wurf, dem von 6 auf 7. Alle anderen nützen in mehreren Würfen.',
  },
  '073-young-and-clean': {
    title: 'Zweite Wunde, Verderbtheit 1',
    reason:
      'Er hat gerade erst angefangen: Die unteren Plätze nützen in vielen Würfen, der oberste in höchstens einem und vielleicht nie. Decke 7 ab.',
  },
  '074-bruiser-second-wound': {
    title: 'Ein Kratzer für die Schlägerin',
    reason:
      'Platz 1 ist abgedeckt. Die Plätze 2 bis 4 nutzt Morgana in fast jedem Kampf, der noch kommt; Platz 7 zählt einmal, auf dem Weg von 6 auf 7. Gib den her.',
  },
  '075-seven-before-six': {
    title: 'Was oben noch übrig ist',
    reason:
      'Die Plätze 1, 2 und 3 sind abgedeckt. Von den übrigen zählt 7 nur in einem Wurf und gibt ein Ergebnis; 6 gibt zwei Treffer, und das in zwei Würfen. Decke 7 ab.',
  },
  '076-keep-the-two-hits': {
    title: 'Ein Wurf bis zur Stärke',
    reason:
      'Er steht bei 5: Das nächste freiwillige Sündigen bringt die zwei Treffer von Platz 6, das danach das Ergebnis von 7, einmal. Platz 1 ist belegt, also ist 7 abzudecken.',
  },
  '077-heal-what-works': {
    title: 'Zwei Wundmarker, einer davon harmlos',
    reason:
      'Der Wundmarker auf Platz 1 deckt nichts ab. Heilst du Platz 2, hast du in jedem Wurf, für den du freiwillig sündigst, einen Würfel zurück; eine Wunde ist so oder so weg.',
  },
  '078-heal-the-hits': {
    title: 'Bei 5, und der beste Platz ist abgedeckt',
    reason:
      'Das nächste freiwillige Sündigen bringt sie auf 6, und dort ist Platz 6 zwei Treffer wert. Die Plätze 1 und 7 geben nichts und so gut wie nichts: Decke 6 auf.',
  },
  '079-heal-low-for-the-clean': {
    title: 'Verderbtheit 1, drei Wundmarker',
    reason:
      'Er steht bei 1, und der nächste Wurf kann nur Platz 2 nutzen. Die Plätze 6 und 7 sind weit weg: Nimm den Wundmarker von dem Platz, der sofort und in jedem späteren Wurf wirkt.',
  },
  '080-heal-not-the-empty': {
    title: 'Das Bett im Hospital',
    reason:
      'Ein Wundmarker auf Platz 1 kostet ihn nichts und kann für immer bleiben. Heilst du Platz 4, gibt das ab Verderbtheit 4 einen sicheren Treffer zurück.',
  },
  '081-heal-defense': {
    title: 'Eine Verteidigung oder ein Marker, der nichts abdeckt',
    reason:
      'Platz 3 ist ab Verderbtheit 3 in jedem Wurf eine Verteidigung; Platz 1 ist gar nichts. Beides heilt eine Wunde: Wähle, was auch etwas zurückgibt.',
  },
  '082-strike-while-together': {
    title: 'Zu dritt um den Avatar',
    reason:
      'Nur der Avatar ist noch zu tun, zwei Freunde leihen je einen Würfel, und Verderbtheit 6 bringt zwei Treffer mehr. Kämpfe jetzt: Warten gibt der Sünde nur eine Reaktion gegen eine Gruppe, die bereit ist.',
  },
  '083-shoot-or-walk': {
    title: 'Freie Bahn die Straße hinunter',
    reason:
      'Rocco hat bei jedem Schuss zwei Treffer mehr, mit Verderbtheit 6 noch drei dazu. Der Avatar steht in seiner Sichtlinie, und nur er ist noch zu tun; der Akolyth vor seinen Füßen ist egal.',
  },
  '084-clean-do-not-brawl': {
    title: 'Ein Akolyth am letzten Altar',
    reason:
      'Der Altar ist die Mission, der Akolyth nicht, und Säubern zieht keinen Kampf nach sich. Vier Würfel, mit Verderbtheit mehr, haben eine gute Chance auf zweimal Geschick: erst säubern, prügeln nie.',
  },
  '085-two-words-left': {
    title: 'Marsh ist noch zu erreichen',
    reason:
      'Noch zweimal Geschick neben Marsh, und die Story ist zu Ende. Rose hat vier Würfel und einen Freund; ein Kampf hier tötet niemanden, der zählt. Säubere.',
  },
  '086-orders-for-morgana': {
    title: 'Wer bekommt den Befehl?',
    reason:
      'Leah darf eine Aktion weggeben. Morgana steht beim Avatar, mit Thorley als Hilfe und all ihren Boni; Rose kann nichts tun, was gewinnt. Gib Morgana den Befehl.',
  },
  '087-take-the-order': {
    title: 'Eine Aktion außer der Reihe',
    reason:
      'Leah bietet eine Aktion an, und der Avatar ist genau hier. Mit Verderbtheit 6 und einer Hilfe sind die sechs Treffer wahrscheinlich, und misslingt es, kommt der eigene Zug noch.',
  },
  '088-mercy-needs-strength': {
    title: 'Fünf Treffer für Marsh',
    reason:
      'Marsh hat Verteidigung 5, und die Mission ist sein Tod. Stufe 6 gibt diesem Wurf zwei Würfel und drei Treffer dazu. Es gibt nichts, wofür man sie aufheben sollte.',
  },
  '089-burning-bright': {
    title: 'Eine Hilfe, sechs Würfel, ein Avatar',
    reason:
      'Hier liegt kein Feuer, also lässt sich der Avatar endgültig besiegen. Verderbtheit 5 gibt dem entscheidenden Wurf zwei Würfel, eine Verteidigung und einen Treffer dazu: Nimm sie.',
  },
  '090-faith-on-marsh': {
    title: 'Vier Treffer und ein FAITH',
    reason:
      'Marsh fällt mit fünf Treffern. Als Treffer gewinnt das FAITH, bevor seine Hiebe zählen; als Verteidigung spart es eine Wunde, auf die es nicht mehr ankommt.',
  },
  '091-the-door-needs-seven': {
    title: 'Ein Altar steht noch',
    reason:
      'Solange ein Altar steht, hat der Avatar Verteidigung 7. Sechs Treffer und ein FAITH machen sieben: Das FAITH muss ein Treffer sein. Widerstand und Verteidigung machen das Verlieren nur bequemer.',
  },
  '092-dawn-for-four': {
    title: 'Der dritte ist drin',
    reason:
      'Vier Helden, also braucht es drei, und zwei sind drin. Dieser Schritt bringt den dritten in einen Sendeturm ohne Monster; dort endet der Zug, und sie haben gewonnen.',
  },
  '093-two-kills-one-fall': {
    title: 'Er war zu gut',
    reason:
      'Er hat in diesem Kampf zwei getötet, also bringt „Vor dem Fall“ auch eine Wunde: seine fünfte, bei leerer Reserve. Spiele die Karte jetzt aus; ein besseres Opfer gibt es nicht.',
  },
  '094-press-the-attack': {
    title: 'Schon neben ihr',
    reason:
      'Der Marker ist eingesetzt, und drei Monster stehen bei Rose: sieben Würfel gegen vier Wunden und eine leere Reserve. Beginne den Kampf.',
  },
  '095-the-long-walk': {
    title: 'Nur einer erreicht ihn',
    reason:
      'Brad hat vier Wunden, und die Reserve ist leer. Nur der Lenker kommt mit zwei Schritten in seine Straße; alles andere käme zu spät. Bring ihn hin und kämpfe.',
  },
  '096-vespers-for-the-last': {
    title: 'Noch eine Stimme im Chor',
    reason:
      'Ein toter Akolyth darf in diesen Kampf kommen: Aus zwei Würfeln werden vier, gegen einen Helden mit vier Wunden und niemandem dahinter. Es gibt kein Später, für das man ihn aufheben könnte.',
  },
  '097-bursts-and-a-faith': {
    title: 'Der kritische Treffer kam durch',
    reason:
      'Treffer und kritischer Treffer sind zwei, ihre Verteidigung ist eins. Das FAITH muss den zweiten aufhalten, sonst beendet die fünfte Wunde das Spiel. Als Treffer würde es nichts töten.',
  },
  '098-counter-or-fall': {
    title: 'Kein Platz für noch einen Fleck',
    reason:
      'Bei 7 wird das Verderbtheit-Ergebnis zur Wunde, und vier sind schon da. Nur als Widerstand hält das FAITH sie am Leben; bei leerer Reserve ist das das Spiel.',
  },
  '099-ambush-parry': {
    title: 'Zwischen zwei Straßen gestellt',
    reason:
      'Drei Treffer kommen, zwei hält die Verteidigung auf. Das FAITH muss den dritten aufhalten: Vier Wunden liegen schon da, und niemand ist übrig, den man schicken könnte.',
  },
  '100-lazy-arm': {
    title: 'Sechs Treffer und kein FAITH',
    reason:
      'Der Avatar steht abseits vom Feuer, und sechs Treffer liegen auf dem Tisch. „Halbherzig“ nimmt einen, und die Helden können ihn nicht ersetzen. Ohne die Karte ist das Spiel jetzt verloren.',
  },
  '101-not-the-door': {
    title: 'Die Tür bricht gleich',
    reason:
      'Genau genug Treffer für den Avatar, und es ist die letzte Mission. „Halbherzig“ streicht einen davon: Der Avatar lebt, und die nächste Runde gehört uns.',
  },
  '103-guard-for-four': {
    title: 'Zwei drin, einer an der Tür',
    reason:
      'Drei von vier braucht es, und der dritte steht neben dem Sendeturm. Der Marker bringt ein Monster hinein, bevor er kommt; behalten, wird er nie mehr eingesetzt.',
  },
  '104-leaden-feet': {
    title: 'Zwei Schritte bis zum Zug',
    reason:
      'Er braucht zwei Felder bis zum Bahnsteig, und unter der Trägheit kostet das zweite. „Bleierne Glieder“ verbietet es für diesen Zug: Er kann nicht ankommen, und die Runde endet ohne ihn.',
  },
  '105-quicksand-at-the-corner': {
    title: 'Den zweiten Schritt hat sie bezahlt',
    reason:
      'Sie hat den ersten von zwei Schritten getan, und der zweite endet im Sendeturm, wo Rocco wartet. „Treibsand“ hält sie hier auf: jetzt oder nie.',
  },
  '106-bulwark-for-brad': {
    title: 'Stell dich vor den Schützen',
    reason:
      'Brad bekäme seine fünfte Wunde, und die Reserve ist leer. Thorley hat eine Wunde und kann stattdessen diese nehmen: Dafür ist er da.',
  },
  '107-grenade-at-the-gate': {
    title: 'Vier Würfel gegen den letzten Mann',
    reason:
      'Der Angriff ist angesagt, die Granate steckt im Gürtel und kostet nichts. Zwei Sündenwürfel weniger, vier Wunden, keine Reserve: Einen besseren Moment gibt es nicht.',
  },
  '108-last-token-last-hero': {
    title: 'Einsetzen oder verschenken',
    reason:
      'Dies ist der letzte Zug der Runde: Wird der Marker nicht eingesetzt, ist er verloren. Karl hat vier Wunden, sechs Würfel warten neben ihm, und niemand rückt nach.',
  },
  '109-gauntlet-at-the-tower': {
    title: 'Ein Duell auf Einladung',
    reason:
      'Rose ist allein, und zu Fuß erreicht sie niemand, doch ein Laster ist höchstens vier Felder entfernt: „Fehdehandschuh“ stellt es neben sie. Beim Hochmut keine Verteidigung, vier Wunden, keine Reserve: Spiele die Karte aus.',
  },
  '110-rose-keeps-her-secret': {
    title: 'Vier Würfel genügen',
    reason:
      'Rose hat vier Würfel für einen Marker. Verderbtheit 7 deckt am Ende des Zuges ihre Dunkle Vergangenheit auf, und welche der Karten für Starthelden es auch ist, sie verwundet: ihre fünfte Wunde und die letzte.',
  },
  '111-not-before-the-well': {
    title: 'Der Brunnen kann warten',
    reason:
      'Mit 7 würde er besser säubern, und dann wird seine Dunkle Vergangenheit verlesen: eine Wunde, die er nicht verträgt, bei leerer Reserve. Lehne ab.',
  },
  '112-quiet-now-brad': {
    title: 'Eine Akte, die besser zu bleibt',
    reason:
      'Ein Pentagramm ist ein Schritt der Mission; Stufe 7 ist Brads Ende, denn seine Dunkle Vergangenheit verwundet, und er hat vier Wunden. Ohne Reserve fällt die Wahl leicht.',
  },
  '113-two-for-one': {
    title: 'Vier Treffer: ein Großes oder zwei Kleine',
    reason:
      '„Die Linie halten“ zählt jedes Monster gleich. Vier Treffer sind ein Laster oder zwei Akolythen: Beginne mit einem Akolythen und mach zwei Schritte der Mission statt einem.',
  },
  '114-the-streets-count-heads': {
    title: 'Köpfe, nicht Größe',
    reason:
      '„Die Straßen“ zählt Tote, wer es auch ist. Zwei Akolythen für vier Treffer bringen zwei Schritte und erfüllen die Mission; das Laster bringt einen.',
  },
  '115-a-beam-for-the-tower': {
    title: 'Er muss nicht selbst dort sein',
    reason:
      'Zwei Helden halten den Sendeturm, und nur ein Akolyth darin ist im Weg. Der Strahl aus der RavenCorp-Zentrale erreicht ihn: Räume den Turm von hier, beende den Zug, und der Plan läuft.',
  },
  '116-answer-the-attack': {
    title: 'Ein Angriff in sechs Treffer hinein',
    reason:
      'Die Sünde hat diesen Kampf begonnen, aber Tote zählen, egal wer anfing. Fünf Treffer und ein FAITH: Als Treffer macht es die sechs, die den Avatar töten, und das Spiel ist in ihrer eigenen Reaktion gewonnen.',
  },
  '117-kill-it-in-the-reaction': {
    title: 'Die Reaktion, die nach hinten losging',
    reason:
      'Es ist ihr Kampf und unser Wurf. Sechs Treffer töten den Avatar, die letzte Mission ist erfüllt, und die Treffer gegen Brad werden nie verteilt.',
  },
  '118-altar-of-the-anchors': {
    title: 'Zweimal Geschick: ein Altar oder zwei Flecken',
    reason:
      '„Die Anker“ zählt zerstörte Altäre, und ein Altar kostet beide Ergebnisse. Die Verderbtheit daneben ist nicht mehr gefragt.',
  },
  '119-karl-at-two': {
    title: 'Karl geht in Eile',
    reason:
      'Sein vierter Platz ist ein Treffer oder ein Geschick, wie er will: Behalte ihn. Auf Platz 1 steht auch bei ihm nichts, also geht die erste Wunde dorthin.',
  },
  '120-thorley-third': {
    title: 'Dritte Wunde einer Mauer',
    reason:
      'Die Plätze 1 und 2 sind abgedeckt. Seine Verteidigungen auf 3 und 4 wirken in jedem Kampf; die freie Wahl auf 7 wirkt einmal, wenn er je dorthin kommt. Decke 7 ab.',
  },
  '121-shooter-with-one-gone': {
    title: 'Der Schütze weicht zurück',
    reason:
      'Bei 3 geht er noch durch 4, 5 und 6 und nutzt jeden dieser Plätze wieder und wieder. Der letzte Platz taugt für einen einzigen Wurf: Gib den her.',
  },
  '122-grand-terminus-bandage': {
    title: 'Ein Verband am Bahnhof',
    reason:
      'Der Wundmarker auf 1 deckt nichts ab. Platz 5 ist ab Verderbtheit 5 in jedem Wurf ein Würfel, und er steht bei 4: Heile den.',
  },
  '123-constabulary-first-aid': {
    title: 'Erste Hilfe',
    reason:
      'Platz 2 wirkt in jedem Wurf, für den du freiwillig sündigst, Platz 7 in einem einzigen. Nimm den Wundmarker von Platz 2.',
  },
} as const satisfies Readonly<
  Partial<Record<keyof typeof english, { readonly title: string; readonly reason: string }>>
>

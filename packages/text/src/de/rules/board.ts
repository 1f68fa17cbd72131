import type { boardRules as english } from '../../en/rules/board.ts'
import type { Said } from '../../said.ts'

/** Movement, City Actions and tokens. */
export const boardRules: Said<typeof english> = {
  'MOVE-1': {
    title: 'Wie weit eine Bewegung reicht',
    text: 'Eine Bewegung bringt einen Helden oder ein Monster bis zu 2 Felder weit. Zwei Felder sind benachbart, wenn sie eine Kante gemeinsam haben; eine Ecke genügt nicht.',
  },
  'MOVE-2': {
    title: 'Flüsse sind nicht zu überqueren',
    text: 'Wo eine Lücke Gruppen von Spielplanteilen trennt, fließt ein Fluss. Felder an seinen beiden Ufern sind nicht benachbart, also kann niemand hinübergehen.',
  },
  'MOVE-3': {
    title: 'Mit der U-Bahn fahren',
    text: 'Für Helden sind alle Felder mit einem U-Bahn-Marker derselben Farbe benachbart, wie weit sie auch auseinanderliegen. Monster haben keine solche Abkürzung.',
  },
  'MOVE-4': {
    title: 'RavenCorp verlängert die Bewegung',
    text: 'Solange dein Held den RavenCorp-Marker bei sich hat, darf seine Bewegung 1 Feld länger sein: meist 3 Felder statt 2.',
  },
  'MOVE-5': {
    title: 'Monster verlassen',
    text: 'Jedes Mal, wenn dein Held mit einem Schritt ein Feld verlässt, auf dem irgendein Monster steht, nimmt er 1 Wunde. Für eine ganze Meute ist es dieselbe eine Wunde wie für ein einziges Monster, und Verteidigung kann sie nicht verhindern.',
  },
  'MOVE-6': {
    title: 'Durch Gefahren gehen',
    text: 'Verlässt dein Held mit einem Schritt ein Feld mit Feuer- oder Verderbtheitsmarkern, stehen ihm Proben bevor, und wieder, wenn er eines betritt. Jede vorhandene Art hat ihre eigene Probe; nach einer Auslegung dieser Ausgabe zuerst Verderbtheit, dann Feuer. Stehen zu bleiben kostet nichts.',
  },
  'MOVE-7': {
    title: 'Verderbtheitsproben',
    text: 'Für eine Verderbtheitsprobe wirft die Sünde einen Sündenwürfel je offenem Verderbtheitsmarker auf dem Feld, aufgedruckte eingeschlossen. Jedes Verderbtheit-Ergebnis ist 1 erzwungene Verderbtheit für deinen Helden. Treffer schaden hier nicht, doch ein kritischer Treffer bringt auch hier einen weiteren Würfel.',
  },
  'MOVE-8': {
    title: 'Feuerproben',
    text: 'Für eine Feuerprobe wirft die Sünde einen Sündenwürfel je Feuermarker auf dem Feld. Jeder Treffer ist eine Wunde, die keine Verteidigung abhält, und ein kritischer Treffer ist ein Treffer, der einen weiteren Würfel bringt. Verderbtheit-Ergebnisse werden ignoriert.',
  },
  'MOVE-9': {
    title: 'PROXY mildert Proben',
    text: 'Solange dein Held PROXY bei sich hat, bringt ihm jede Feuerprobe 1 Wunde weniger und jede Verderbtheitsprobe 1 Verderbtheit weniger.',
  },
  'MOVE-10': {
    title: 'Die Reihenfolge eines Schritts',
    text: 'Ein einzelner Schritt läuft so ab: die Wunde dafür, den Monstern den Rücken zu kehren, die Proben für das Verlassen, das Versetzen der Figur, die Proben für das Betreten. Stirbt dein Held, bevor die Figur versetzt ist, stirbt er auf dem Feld, das er verlassen wollte. (Eine Auslegung dieser Ausgabe.)',
  },
  'MOVE-11': {
    title: 'Wie Monster sich bewegen',
    text: 'Feuer und Verderbtheit kümmern Monster nicht, und die U-Bahn ist ihnen verschlossen. Ein Monster, das sich ein Feld mit einem Helden teilt, ist dort festgehalten: Nur Teleportieren kann es wegbringen.',
  },
  'MOVE-12': {
    title: 'Teleportieren kennt keine Wege',
    text: 'Eine teleportierte Figur kommt geradewegs an ihr Ziel, und keine Regel der Bewegung gilt. Helden nehmen keine Wunde und haben keine Proben, und Monster lassen sich auch von einem Feld mit Helden wegbringen.',
  },
  'MOVE-13': {
    title: 'U-Bahn-Schritte zählen ganz',
    text: 'Eine Fahrt mit der U-Bahn verbraucht ein Feld deiner Bewegung, wie ein Schritt zu Fuß. Du nimmst trotzdem die Wunde für das Verlassen von Monstern, und die üblichen Verderbtheits- und Feuerproben finden statt.',
  },
  'MOVE-14': {
    title: 'Helden halten Monster auf',
    text: 'Ein Monster, das das Feld eines Helden betritt, muss dort anhalten, denn es darf nicht wieder fort. So können deine Helden ihm den Weg zu anderen versperren.',
  },
  'MOVE-15': {
    title: 'Aufstellen ist keine Bewegung',
    text: 'Eine Figur, die durch die Spielvorbereitung, als Ersatz oder durch Beschwören auf den Spielplan kommt, hat sich nicht bewegt. Sie nimmt keine Wunde und hat keine Proben, und Effekte, die auf ein Betreten warten, treten nicht ein. (Eine Auslegung dieser Ausgabe.)',
  },
  'MOVE-16': {
    title: 'Eine Bewegung beenden',
    text: 'Du darfst nach jedem Schritt anhalten oder gar nicht erst losgehen. Sobald du die Bewegung beendest oder nach einem Schritt deine Aktion beginnst, macht dein Held in diesem Zug keine Schritte mehr. Stadtaktionen und anderes, was keine Aktion braucht, beenden eine Bewegung nicht.',
  },
  'CITY-1': {
    title: 'Einen Distrikt nutzen',
    text: 'Um den Distrikt zu nutzen, in dem dein Held steht, lege seinen Stadtaktionsmarker auf dessen Platz. Ein Held hat einen solchen Marker und ein Distrikt einen Platz; also nutzt ein Held je Runde einen Distrikt, und ein Distrikt dient einem Helden. Monster dort stören nicht.',
  },
  'CITY-2': {
    title: 'Die Symbole ausführen',
    text: 'Du bekommst jede Stadtaktion des Distrikts, deren Symbol nicht abgedeckt ist. Du führst sie nacheinander in beliebiger Reihenfolge aus, und ein Symbol, das zweimal da ist, zählt zweimal. Was du nicht willst, darfst du auslassen. (Eine Auslegung dieser Ausgabe.)',
  },
  'CITY-3': {
    title: 'Heilen, Buße und Sonderspielzug',
    text: 'Heilen entfernt 1 Wundmarker, und du wählst, welchen. Buße senkt die Verderbtheit um 1, aber nie unter 1. Sonderspielzug gibt deinem Helden 1 Sonderspielzug-Marker aus dem Vorrat.',
  },
  'CITY-4': {
    title: 'Eine Verstärkung nehmen',
    text: 'Mit dem Inventar-Symbol darf dein Held 1 der offenen Verstärkungen nehmen, und sofort kommt eine neue an ihre Stelle. Ein Held darf beliebig viele Verstärkungen haben, und alle wirken jederzeit. Helden können sie nicht tauschen.',
  },
  'CITY-5': {
    title: 'Einen Orbitalangriff rufen',
    text: 'Bewege einen Orbitalangriff-Marker bis zu 2 Felder weit; Marker und Figuren sind kein Hindernis, aber er kann weder die U-Bahn nehmen noch Lücken überqueren. Dann darfst du dort, wo er anhält, 1 Akolythen oder 1 Laster töten. Das ist kein Kampf, und alle anderen Monster sind davor sicher.',
  },
  'CITY-6': {
    title: 'Ein Distrikt in einem Stück',
    text: 'Hast du mit den Symbolen eines Distrikts begonnen, bringst du sie zu Ende, bevor du anderes tust, was keine Aktion braucht, etwa Marker aufdecken oder einsammeln. Du darfst einen Distrikt auch nutzen, wenn keines seiner Symbole etwas bewirkt. (Eine Auslegung dieser Ausgabe.)',
  },
  'CITY-7': {
    title: 'Orbitalangriffe und Getötete',
    text: 'Ein Orbitalangriff-Marker darf bleiben, wo er ist, und dort angreifen. Was er tötet, gilt in jeder Hinsicht als getötet, außer wo ein Text vom Töten in einem Kampf spricht. (Eine Auslegung dieser Ausgabe.)',
  },
  'EXPL-1': {
    title: 'Erkundungsmarker',
    text: 'Erkundungsmarker sind die runden: Feuer, Verderbtheit, Pentagramm, Nest, Sonderspielzug und Unschuldige. In manchen Storys liegen sie zu Beginn verdeckt, und ihr müsst herausfinden, was dort wartet.',
  },
  'EXPL-2': {
    title: 'Verdeckte Marker aufdecken',
    text: 'Liegen in deinem Zug auf dem Feld deines Helden verdeckte Marker und steht dort kein Monster, darfst du sie aufdecken, immer alle zusammen. Bis dahin haben sie keine Wirkung.',
  },
  'EXPL-3': {
    title: 'Pentagramme und Nester',
    text: 'Jedes Pentagramm bringt den Kämpfen auf seinem Feld 1 Sündenwürfel mehr. Auf Nestern können Monster beschworen werden; jedes Nest, das ihr säubert, lässt den Toten also einen Rückweg weniger.',
  },
  'EXPL-4': {
    title: 'Unschuldige mitnehmen',
    text: 'Eine Unschuldige bleibt bei dem Helden, der sie eingesammelt hat: Du kannst sie weder absetzen noch weitergeben. Stirbt dieser Held, bleibt sie auf dem Feld, wo er gestorben ist. Erreicht er Verderbtheit 7, stirbt die Unschuldige und ist endgültig verloren.',
  },
  'EXPL-5': {
    title: 'Zu verdorben für Unschuldige',
    text: 'Mit Verderbtheit 7 kann dein Held keine Unschuldigen einsammeln. Senke zuerst die Verderbtheit oder lass einen anderen Helden sie nehmen. (Eine Auslegung dieser Ausgabe.)',
  },
  'EXPL-6': {
    title: 'So viele du willst',
    text: 'Es gibt keine Grenze für die Unschuldigen, die ein Held bei sich haben kann. Weder Unschuldige noch NSCs hindern ihn an irgendetwas anderem. (Eine Auslegung dieser Ausgabe.)',
  },
  'NPC-1': {
    title: 'Die drei NSCs',
    text: 'Ein Held kann mehrere NSCs bei sich haben. Der Polizeichef bringt 1 Heldenwürfel mehr in jedem Kampf dieses Helden, PROXY nimmt von jeder Feuer- und Verderbtheitsprobe 1 weg, und RavenCorp verlängert die Bewegung um 1 Feld. Stirbt der Held, bleibt der NSC auf diesem Feld.',
  },
  'NPC-2': {
    title: 'Kein Wiedereinsammeln',
    text: 'Hat dein Held in diesem Zug einen NSC abgesetzt, kann derselbe Held ihn vor dem Ende des Zuges nicht wieder einsammeln. Ein anderer Held kann ihn in einem späteren Zug nehmen. (Eine Auslegung dieser Ausgabe.)',
  },
  'ALTAR-1': {
    title: 'Was Altäre tun',
    text: 'Altäre bringen der Sünde am Rundenende zusätzliche Sündenkarten. Ein Held, der auf dem Feld eines Altars steht, verhindert das.',
  },
  'MARK-1': {
    title: 'Effektmarker',
    text: 'Ein Effektmarker zeigt, dass ein Effekt etwas ausgewählt hat, und der Effekt sagt, was das bedeutet. Stirbt ein Held, werden die Effektmarker auf ihm abgeworfen.',
  },
}

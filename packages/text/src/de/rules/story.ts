import type { storyRules as english } from '../../en/rules/story.ts'
import type { Said } from '../../said.ts'

/** The end of a round, the story, the Apocalypse, and the order of effects. */
export const storyRules: Said<typeof english> = {
  'END-1': {
    title: 'Monster beschwören',
    text: 'Die Sünde bringt so viele Monster vom Friedhof zurück, wie die Heldenzahl angibt, oder alle, wenn dort weniger liegen. Sie wählt, welche und wohin; nach einer Auslegung dieser Ausgabe nicht, ob. Monster, die noch nicht im Spiel sind, können so nicht kommen.',
  },
  'END-2': {
    title: 'Wo Monster erscheinen können',
    text: 'Jedes beschworene Monster braucht ein Nest, aufgedruckt oder offen, das nicht blockiert ist. Jedes Monster auf einem Feld blockiert dort ein Nest: Ein Feld mit 2 Nestern und 1 Monster hat Platz für 1 weiteres. Helden auf dem Feld blockieren nichts.',
  },
  'END-3': {
    title: 'Kein Platz zum Beschwören',
    text: 'Ist kein freies Nest mehr übrig, bleiben die noch nicht beschworenen Monster auf dem Friedhof. Weniger Nester heißt, dass weniger Monster zurückkehren.',
  },
  'END-4': {
    title: 'Altäre bringen Karten',
    text: 'Am Rundenende zieht die Sünde 1 Sündenkarte für jedes Feld mit einem Altar und ohne Helden. Wer an einem Altar steht, verwehrt ihr die Karte.',
  },
  'END-5': {
    title: 'Altäre zählen nach Feldern',
    text: 'Ein Feld mit zwei Altären ist trotzdem nur 1 Karte wert. Ein einziger Held dort genügt, um sie zu verhindern, und mehr Helden ändern nichts. (Eine Auslegung dieser Ausgabe.)',
  },
  'STORY-1': {
    title: 'Eine Mission nach der anderen',
    text: 'Nur die aktuelle Mission kann Fortschritt machen; was einer späteren dienen würde, zählt noch nicht. Sobald ihre Zahl erreicht ist, ist die Mission erfüllt, und die nächste tritt an ihre Stelle und beginnt bei 0.',
  },
  'STORY-2': {
    title: 'Storys, die sich verzweigen',
    text: 'Wo sich die Story verzweigt, wählen die Heldenspieler gemeinsam eine Mission, und wenn sie sich nicht einig sind, wählt die Sünde. Der andere Weg ist für den Rest des Spiels verschlossen.',
  },
  'STORY-3': {
    title: 'Ereignisse zwischen Missionen',
    text: 'Manche Storys haben ein Ereignis zwischen zwei Missionen. Es findet statt, wenn die erste erfüllt ist, bevor die nächste beginnt.',
  },
  'STORY-4': {
    title: 'Rechnen mit der Heldenzahl',
    text: 'Wo eine Mission etwas H-mal verlangt, lies die Heldenzahl: 3 oder 4, je nachdem, wie viele Helden im Spiel sind.',
  },
  'STORY-5': {
    title: 'Von der Story beschworen',
    text: 'Eine Figur, die ein Ereignis oder eine Apokalypsekarte beschwört, erscheint auf einem Nest, das nicht blockiert ist. Sind alle blockiert, kommt sie trotzdem, auf ein beliebiges Nest nach Wahl der Sünde.',
  },
  'STORY-6': {
    title: 'Überschuss verfällt',
    text: 'Ein Kampf, eine Säuberung, ein Distrikt, ein Schritt oder eine Karte zählt nur für die Mission, die am Anfang davon aktuell war. Bringt es mehr, als diese Mission braucht, ist der Rest verloren und hilft der nächsten nicht. (Eine Auslegung dieser Ausgabe.)',
  },
  'STORY-7': {
    title: 'Wenn die Mission wechselt',
    text: 'Ist die Zahl der letzten Mission erreicht, ist das sofort der Sieg. Bei jeder anderen wird erst zu Ende gebracht, was gerade läuft; danach kommen das Ereignis, die Wahl an einer Verzweigung und die neue Mission, in dieser Reihenfolge. (Eine Auslegung dieser Ausgabe.)',
  },
  'APOC-1': {
    title: 'Der Pfad der Apokalypse',
    text: 'Der Pfad geht von 0 bis 7 und steigt, wenn die Story es sagt. Jede erreichte Stufe hat den Effekt, der dort steht, und frühere Stufen wirken weiter. Bei 7 geht es nicht höher, und niemand verliert deswegen das Spiel.',
  },
  'APOC-2': {
    title: 'Apokalypsekarten aufdecken',
    text: 'Manche Stufen des Pfades decken eine Apokalypsekarte auf, die bis zum Ende des Spiels offen liegt. Nach den endgültigen Regeln von 2016 zieht die Sünde die obersten 2, spielt eine aus und legt die andere unter den Stapel. Nach der Vorschau von 2015 wird einfach die oberste Karte aufgedeckt.',
  },
  'APOC-3': {
    title: 'Mitglieder des Hell Club',
    text: 'Eine Karte des Hell Club bringt ihr Mitglied auf den Spielplan. Nach den endgültigen Regeln von 2016 erscheint es auf einem Nest, das nicht blockiert ist, oder auf einem beliebigen, wenn alle es sind; nach der Vorschau von 2015 auf einem beliebigen Nest. Wird das Mitglied getötet, sind Figur und Karte nicht mehr im Spiel.',
  },
  'APOC-4': {
    title: 'Mehrere Stufen zugleich',
    text: 'Steigt der Pfad um mehr als eine Stufe, wirkt jede der Reihe nach. Ist nur noch eine Apokalypsekarte übrig, wird diese aufgedeckt; ist keine mehr da, passiert nichts. Die Karte, die die Sünde nicht gewählt hat, wird niemandem gezeigt. (Eine Auslegung dieser Ausgabe.)',
  },
  'UNITE-1': {
    title: 'Vereint euch oder fallt',
    text: 'Manche Entscheidungen gehören den Heldenspielern gemeinsam, und dann müssen alle zustimmen. Stimmt auch nur einer nicht zu, entscheidet die Sünde für euch.',
  },
  'UNITE-2': {
    title: 'Wenn Helden uneins sind',
    text: 'Die Sünde darf dann jede erlaubte Antwort wählen, auch eine, die kein Heldenspieler vorgeschlagen hat. Mit nur einem Heldenspieler herrscht immer Einigkeit. (Eine Auslegung dieser Ausgabe.)',
  },
  'ORD-1': {
    title: 'Effekte im selben Moment',
    text: 'Treten mehrere Effekte einer Seite zugleich ein, bestimmt diese Seite ihre Reihenfolge. Haben beide Seiten welche, kommen die der Helden vor denen der Sünde.',
  },
  'ORD-2': {
    title: 'Wie ein Kampf ausgewertet wird',
    text: 'Zuerst verlassen getötete Monster den Spielplan und zählen für die Mission; gewinnt ihr Tod das Spiel, ist es damit zu Ende. Dann nimmt der Held Wunden, eine nach der anderen, und erzwungene Verderbtheit, und ein Tod wird abgehandelt. Es folgen Eigenschaften, die nach einem Kampf genutzt werden, dann eine Sündenkarte, die auf einen Tod ausgespielt wird. Ereignis und Verzweigung einer erfüllten Mission kommen zuletzt.',
  },
  'ORD-3': {
    title: 'Zu- und Abschläge verrechnen',
    text: 'Rechne zuerst alle Boni und Abzüge zusammen und wende dann Grenzen wie „höchstens“ oder „mindestens“ an; eine Grenze von 0 ist endgültig. Verteidigung, Würfel und Kampf können nicht unter 0 sinken. Mit 0 Würfeln wirfst du nicht, doch Ergebnisse, die du ohne Wurf hast, zählen trotzdem.',
  },
  'ORD-4': {
    title: 'Was wovor geht',
    text: 'Ein Text, der etwas verbietet, ist stärker als einer, der es erlaubt. Eine Sündenkarte ist stärker als eine Verstärkung, außer wenn die Verstärkung ausdrücklich aufhebt oder ignoriert.',
  },
  'ORD-5': {
    title: 'Zum Nachbarn teleportieren',
    text: 'Geht es beim Teleportieren auf ein benachbartes Feld, kommen nur Felder mit einer gemeinsamen Kante infrage, gleich welche Seite teleportiert: keine U-Bahn, kein Sprung über eine Lücke. Sonst geht es dorthin, wohin der Text schickt.',
  },
  'ORD-6': {
    title: 'Reihenfolge am Ende eines Zuges',
    text: 'Zuerst kommen die eigenen Eigenschaften des Helden für das Ende des Zuges, dann die Prüfungen der Story, dann Texte des Hell Club und der Apokalypse, die vom Ende eines Zuges sprechen. Danach darf die Sünde eine Karte für das Ende des Zuges ausspielen. Eine fällige Dunkle Vergangenheit folgt, und die Reaktion kommt zuletzt.',
  },
  'ORD-7': {
    title: 'Reihenfolge am Ende der Runde',
    text: 'Zuerst kommen die Anweisungen der Story, dann die Texte von Apokalypsekarten für das Rundenende, von der ältesten Karte zur neuesten. Dann werden Monster beschworen, und einer Mission, die Tote zählt und auf dem Spielplan keine Beute hat, wird weitergeholfen. Sündenkarten ziehen und Marker zurücksetzen kommen zuletzt, in dieser Reihenfolge.',
  },
  'ORD-8': {
    title: 'Keine endlosen Schleifen',
    text: 'Ein Effekt kann den Moment, in dem er ausgespielt wurde, nicht noch einmal öffnen, und keine Karte kopiert eine andere. Ein Monster, das wiederbelebt wurde, kann vom selben Ereignis nicht ein zweites Mal getötet werden.',
  },
  'ORD-9': {
    title: 'Effekte auf jeden Helden',
    text: 'Ein Effekt auf alle Helden trifft sie in der Zugreihenfolge, beginnend mit dem aktiven Helden oder, außerhalb von Zügen, mit dem Ersten Helden. Ein Held, der für einen inzwischen Gestorbenen nachrückt, bleibt verschont.',
  },
  'ORD-10': {
    title: 'Verdeckte Marker',
    text: 'Ein verdeckter Marker hat keinen Effekt, kann nicht gesäubert werden, und niemand darf ihn ansehen. Füllt sich sein Feld mit Monstern, bleibt er einfach liegen.',
  },
  'ORD-11': {
    title: 'Welches Feld beim Schuss gilt',
    text: 'Im Fernkampf gilt für das, was dem Helden hilft, das Zielfeld vor dem Wurf, und für das, was den Helden einschränkt, das eigene Feld des Helden. Was Sündenwürfel hinzufügt oder ihren Wurf ändert, richtet sich nach dem Feld des Helden, sobald die Überlebenden dort sind. Die Verteidigung eines Monsters hängt davon ab, wo es steht, wenn die Treffer es erreichen.',
  },
  'ORD-12': {
    title: 'Wenn die Würfel gefallen sind',
    text: 'Zuerst wirft der Held neu, danach die Sünde; dann darf eine Sündenkarte für geworfene Würfel ausgespielt werden. Danach wandelt der Held FAITH und andere Ergebnisse nach Wahl um, und erst dann heben Ergebnisse einander auf.',
  },
  'ORD-13': {
    title: 'Tod am Ende eines Zuges',
    text: 'Stirbt der aktive Held am Ende des Zuges, vor der Reaktion, entfällt alles, was noch kommen sollte, und die Reaktion ebenso. Gewinnt eine der beiden Seiten, hört alles sofort auf.',
  },
  'ORD-14': {
    title: 'Angriffe und Proben auswerten',
    text: 'Ein Orbitalangriff wird sofort und in derselben Reihenfolge ausgewertet wie ein Kampf, und eine Sündenkarte auf einen Tod darf folgen. Auch Proben und Karten werden sofort ausgewertet. Die Mission wechselt nicht, bevor der Distrikt, die Säuberung, der Schritt oder die Karte, die gerade läuft, ganz zu Ende ist.',
  },
  'story-aid': {
    title: 'Hilfe für vier Helden',
    text: 'Mit vier Helden im Spiel nimmt jeder Startheld während der Spielvorbereitung 1 Verstärkung aus dem Inventar, in der Zugreihenfolge, und jede Karte wird ersetzt, bevor der nächste Held wählt. Das gleicht die kleinere Reserve und die zusätzliche Reaktion der Sünde aus. Du kannst es abschalten.',
  },
  'story-shuffle': {
    title: 'Verdeckte Marker werden gemischt',
    text: 'Während der Spielvorbereitung werden alle Marker, die der Stadtplan verdeckt auslegt, miteinander gemischt und auf dieselben Felder zurückgelegt, auf jedes so viele wie zuvor. Niemand weiß, welcher wo liegt, nicht einmal die Sünde.',
  },
  'story-escalation': {
    title: 'Missionen wecken mehr Monster',
    text: 'Jedes Mal, wenn eine Mission erfüllt wird, außer der letzten, kommen 1 Akolyth und 1 Laster, die noch nicht im Spiel waren, auf den Friedhof, falls noch welche da sind. Das geschieht vor dem Ereignis der Mission. Von da an können sie beschworen werden.',
  },
  'story-top-up': {
    title: 'Genug Marker zum Entfernen',
    text: 'Beginnt eine Mission, die entfernte Marker zählt, und es liegen zu wenige davon offen, aufgedruckte nicht gerechnet, muss die Sünde die fehlenden aus dem Vorrat dazulegen. Sie kommen auf Felder ohne Helden, höchstens einer je Feld, und unter mehreren Arten wählt die Sünde. Was nicht gelegt werden kann, wird von der Zahl der Mission abgezogen, die aber mindestens 1 bleibt.',
  },
  'story-stall': {
    title: 'Eine Jagd ohne Beute',
    text: 'Zählt die aktuelle Mission getötete Monster und auf dem Spielplan ist keines, das sie zählen könnte, macht sie am Rundenende 1 Fortschritt. Darauf wird nach dem Beschwören gesehen; Monster fernzuhalten kann die Story also nicht aufhalten.',
  },
  'story-event-summon': {
    title: 'Lenker und Avatar im Ereignis',
    text: 'Ruft ein Ereignis den Lenker oder den Avatar, kommt er von außerhalb des Spiels oder vom Friedhof auf ein Nest nach Wahl der Sünde. Das muss ein Nest sein, das nicht blockiert ist, wenn es eines gibt. Ist die Figur schon auf dem Spielplan, zieht die Sünde stattdessen 2 Sündenkarten.',
  },
  'story-action': {
    title: 'Eine Mission als Aktion',
    text: 'Manche Missionen haben eine eigene Aktion. Sie tritt in diesem Zug an die Stelle eines Kampfes oder einer Säuberung, und nach einem Schritt beendet sie wie diese die Bewegung. Ein Text, der außerhalb eines Zuges eine Aktion gewährt, gewährt diese nicht.',
  },
  'story-round-end': {
    title: 'Bis zum Rundenende halten',
    text: 'Manche Missionen sehen am Rundenende auf den Spielplan und zählen, was dann gilt, auch mehrere Fortschritte auf einmal, wenn sie es sagen. Das ist eine der Anweisungen der Story: nach denen, die die Story zuerst ausführt, und bevor der Pfad steigt. Eine dadurch erfüllte Mission wird abgelöst, wenn die Anweisungen erledigt sind.',
  },
  'story-aim': {
    title: 'Den Orbitalangriff richten',
    text: 'Wo eine Mission zählt, dass ein Orbitalangriff-Marker auf ein Feld gerichtet wird, zählt es, sobald der Marker dort ist, bevor etwas getötet wird. Ein Marker, der liegen bleibt, wurde 0 Felder weit bewegt, und auch das zählt.',
  },
  'story-kindle': {
    title: 'Ein Feuer anzünden',
    text: 'Wo eine Story die Helden Feuer anzünden lässt, kommt der Feuermarker aus dem Vorrat, und die Mission zählt ihn, wenn er dort liegt. Bei leerem Vorrat wird nichts angezündet. Von da an ist es ein Feuer wie jedes andere.',
  },
  'story-break-altar': {
    title: 'Einen Altar zerstören',
    text: 'Solange eine Mission es sagt, darf ein Held beim Säubern 2 Geschick-Ergebnisse eines Wurfs einsetzen, um einen Altar auf dem Feld zu zerstören, auch wenn dort kein anderer Marker liegt. Ein zerstörter Altar kommt nie zurück. Die Verstärkung „Weihwasser“ hilft dabei nicht.',
  },
  'text-pin': {
    title: 'Festgenagelte Monster',
    text: 'Ein festgenageltes Monster macht keinen Schritt, bis am Rundenende die Marker zurückgesetzt werden: nicht in einer Reaktion, nicht durch eine Karte, nicht, um nach einem Schuss zurückzuschlagen. Es kämpft, wo es steht, und Teleportieren kann es trotzdem wegbringen. Mit dem Tod endet die Wirkung.',
  },
  'text-closed-space': {
    title: 'Versperrte Felder',
    text: 'Kein Schritt eines Monsters führt auf ein versperrtes Feld, und wer nach einem Schuss zurückschlägt, geht nicht hindurch. Monster, die darauf stehen, dürfen fort, und Beschwören und Teleportieren führen dorthin wie immer. Helden kommen und gehen, wie sie wollen.',
  },
  'text-skill-use': {
    title: 'Geschick für anderes einsetzen',
    text: 'Ein Text kann erlauben, mit Geschick-Ergebnissen einer Säuberung etwas anderes als Marker zu kaufen, für so viele Ergebnisse, wie er sagt. Wo das zu haben ist, braucht die Säuberung keinen Marker auf dem Feld. Es wird ausgeführt, bevor das nächste Ergebnis eingesetzt wird, und ein Preis für entfernte Marker wird dafür nicht bezahlt.',
  },
  'text-commit': {
    title: 'Eine Reaktion ansagen',
    text: 'Ein Text kann die Sünde zwingen, zu Beginn eines Zuges zu sagen, ob eine Reaktion darauf folgt. Nach einem Ja ist der Reaktionsmarker sofort verbraucht, und die Reaktion kommt zu ihrer üblichen Zeit; stirbt der Held vorher, ist sie verloren. Nach einem Nein, oder wenn kein Marker übrig ist, gibt es auf diesen Zug keine Reaktion.',
  },
  'text-city-reach': {
    title: 'Distrikte aus der Ferne nutzen',
    text: 'Ein Text kann deinen Helden einen Distrikt nutzen lassen, in dem er nicht steht, oder einen, dessen Platz belegt ist. Sonst ist alles so, als stünde er dort bei freiem Platz: Sein Stadtaktionsmarker wird eingesetzt, und was sich nach dem genutzten Distrikt richtet, richtet sich nach diesem.',
  },
  'text-icon-as': {
    title: 'Ein Symbol als ein anderes',
    text: 'Ein Text kann deinen Helden ein Symbol einer Stadtaktion als ein anderes ausführen lassen. Das aufgedruckte Symbol ist damit verbraucht, und was getan wird, zählt als das, was es ist: Eine Buße anstelle von Heilen ist für jede Regel und Mission eine Buße.',
  },
  'text-second-crate': {
    title: 'Die zweite Kiste',
    text: 'Wird mit der zweiten Kiste aufgebaut, werden ihre Verstärkungen unter die anderen gemischt; der Stapel bleibt so groß, wie er war, und was übrig ist, verlässt das Spiel ungesehen. Von zwei Karten der Dunklen Vergangenheit mit derselben Nummer wird eine gezogen, und die andere verlässt es ungesehen. Die Kiste ist aus, wenn ihr sie nicht wählt.',
  },
}

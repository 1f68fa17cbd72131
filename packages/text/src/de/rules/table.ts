import type { tableRules as english } from '../../en/rules/table.ts'
import type { Said } from '../../said.ts'

/** The box, the set-up, victory, rounds and turns. */
export const tableRules: Said<typeof english> = {
  'COMP-1': {
    title: 'Was der Vorrat enthält',
    text: 'Der Vorrat enthält 10 Feuer-, 10 Verderbtheits-, 8 Spielzug-, 7 Reaktions- und 4 Stadtaktionsmarker, 3 Altäre und je 6 Pentagramme, Unschuldige, Sonderspielzug-Marker und Nester. Dazu kommen 12 Effektmarker (3 in jeder von 4 Farben), 4 U-Bahn-Marker (2 in jeder von 2 Farben) und 2 Orbitalangriff-Marker. Startfeld, Polizeichef, PROXY und RavenCorp gibt es je einmal, außerdem 20 Wund- und 7 Tentakelmarker. Symbole, die auf einem Spielplanteil aufgedruckt sind, wirken genauso, kommen aber nicht aus dem Vorrat und können nie entfernt werden.',
  },
  'COMP-2': {
    title: 'Wenn ein Marker ausgeht',
    text: 'Soll ein Effekt einen Marker legen und der Vorrat hat keinen dieser Art, passiert nichts. Nach einer Auslegung dieser Ausgabe kommt jeder Marker, der entfernt, eingesetzt oder abgeworfen wird, zurück in den Vorrat, und ein Held, der einen aus einem leeren Vorrat bekommen sollte, bekommt ebenfalls nichts.',
  },
  'COMP-3': {
    title: 'Was das Grundspiel enthält',
    text: 'Das Grundspiel hat 7 Helden, von denen einer (Karl) eine zweite Gestalt hat, 5 Mitglieder des Hell Club und als Arten von Akolythen Ärzte, Bettler und Nonnen mit je 6 Figuren. Seine 2 Sünden, Hochmut und Trägheit, bringen je 12 Sündenkarten, 6 Laster, 1 Lenker und 1 Avatar mit. Es gibt 10 Spielplanteile und 7 Storys, und jede lässt sich auf Stadtplan A oder Stadtplan B spielen. Die übrigen Karten sind 18 Verstärkungen, 7 Karten der Dunklen Vergangenheit mit den Nummern 1 bis 7 und 21 Apokalypsekarten, 7 für jeden der 3 Story-Typen.',
  },
  'COMP-4': {
    title: 'Würfel gehen nie aus',
    text: 'Kein Wurf fällt kleiner aus, weil Würfel fehlen. In der Schachtel liegen 7 von jeder Art, doch wenn du dir mehr verdient hast, wirfst du sie alle. (Eine Auslegung dieser Ausgabe.)',
  },
  'COMP-5': {
    title: 'Das Team der sieben',
    text: 'Euer Team hat immer 7 Helden: 1 Anführer und je 2 Ausputzer, Schützen und Schläger. Die endgültigen Regeln von 2016 sagen Schütze; die Vorschau von 2015 nennt dieselbe Klasse Scharfschütze.',
  },
  'COMP-6': {
    title: 'Eigenschaften und zweite Gestalt',
    text: 'Die Eigenschaft, die ein Held von Natur aus hat, ist nie ausgeschaltet. Nimmt Karl seine zweite Gestalt an, ändern sich seine Werte, seine Eigenschaft und seine Figur. Verderbtheit, Wunden, Verstärkungen und alle Marker behält er; der Wechsel der Gestalt heilt ihn also nicht.',
  },
  'COMP-7': {
    title: 'Effektmarker gehen nie aus',
    text: 'Effektmarker erinnern nur an etwas, das ein Effekt getan hat. Sind alle in Gebrauch, gilt die Markierung trotzdem; kein Effekt scheitert also daran, dass einer fehlt. (Eine Auslegung dieser Ausgabe.)',
  },
  'SETUP-1': {
    title: 'Spieler und Seiten',
    text: 'Haven ist für 2 bis 5 Personen. Eine davon spielt die Sünde; die anderen 1 bis 4 sind Heldenspieler und bilden ein Team.',
  },
  'SETUP-2': {
    title: 'Wie viele Helden spielen',
    text: 'Ein Heldenspieler allein führt 3 Helden; zwei Heldenspieler führen je 2, das macht 4. Drei oder vier Heldenspieler führen je 1, also sind 3 oder 4 Helden im Spiel. Diese Zahl ist die Heldenzahl, und sie bleibt bis zum Ende des Spiels gleich.',
  },
  'SETUP-3': {
    title: 'Wer was wählt',
    text: 'Die Sünde wählt, welche Sünde spielt und welche Art von Akolythen. Alle einigen sich auf Story und Stadtplan, und die Heldenspieler wählen ihr Team und die Helden, die beginnen. Jede dieser Entscheidungen kann dem Zufall überlassen werden.',
  },
  'SETUP-4': {
    title: 'Der Platz der Sünde',
    text: 'Die Sünde bekommt das Tableau ihrer Sünde mit dem gemischten Stapel der Sündenkarten und ihren 8 Figuren, dazu das Akolythen-Tableau mit 6 weiteren Figuren. Dort liegt auch der Pfad der Apokalypse mit seinem Marker auf 0.',
  },
  'SETUP-5': {
    title: 'Der Apokalypsestapel',
    text: 'Der Typ der Story (Terror, Verderbtheit oder Erlösung) bestimmt, welche Apokalypsekarten den Stapel bilden. Sie werden gemischt und liegen verdeckt, also weiß niemand, was kommt. Eine Story kann einen anderen Stapel verlangen, und dann folgt ihr der Story.',
  },
  'SETUP-6': {
    title: 'Story und Stadtplan',
    text: 'Ihr beginnt mit der ersten Mission und ohne Fortschritt. Der gewählte Stadtplan zeigt, welche Spielplanteile ihr wie herum auslegt, wo Monster stehen und wo Marker liegen, offen oder verdeckt. Er sagt auch, was sonst noch vorzubereiten ist.',
  },
  'SETUP-7': {
    title: 'Helden zu Beginn',
    text: 'Die Starthelden stehen alle auf dem Startfeld, unverletzt und mit Verderbtheit 1; neben jedem Tableau liegen 5 Wundmarker. Jeder Held hat 1 Stadtaktionsmarker und 2 aktive Spielzugmarker, das heißt zwei Züge in einer Runde. Wer vom Team nicht beginnt, bildet die Reserve und ersetzt die Helden, die sterben.',
  },
  'SETUP-8': {
    title: 'Das Inventar',
    text: 'Mischt die Verstärkungen und deckt 5 davon auf. Diese offenen Karten sind das Inventar, aus dem sich die Helden im Lauf des Spiels ausrüsten.',
  },
  'SETUP-9': {
    title: 'Die Starthand der Sünde',
    text: 'Nach den endgültigen Regeln von 2016 beginnt die Sünde mit 5 Sündenkarten; nach der Vorschau von 2015 mit so vielen, wie die Heldenzahl angibt (3 oder 4). In beiden nimmt sie außerdem aktive Reaktionsmarker in Höhe der Heldenzahl, einen für jeden Helden im Spiel.',
  },
  'SETUP-10': {
    title: 'Monster neben dem Spielplan',
    text: 'Der Stadtplan sagt, wo Akolythen, Laster und der Lenker beginnen, wenn sie nicht auf dem Spielplan stehen. Entweder liegen sie auf dem Friedhof, von dem am Ende jeder Runde Monster beschworen werden, oder sie sind noch nicht im Spiel. Der Avatar und der Hell Club sind zu Beginn nie im Spiel. (Eine Auslegung dieser Ausgabe.)',
  },
  'SETUP-11': {
    title: 'Geheime Vergangenheiten',
    text: 'In Storys der Verderbtheit bekommt jeder Held eine geheime Karte der Dunklen Vergangenheit. Die Sünde verteilt die Karten 1, 3 und 5, bei vier Helden im Spiel auch 6, je eine an jeden Starthelden, ohne sie zu zeigen. Jeder Held der Reserve erhält dann eine der übrigen Karten. Heldenspieler dürfen keine davon ansehen, bevor sie aufgedeckt wird.',
  },
  'SETUP-12': {
    title: 'Zugreihenfolge am Tisch',
    text: 'Die Helden kommen im Uhrzeigersinn nach ihren Plätzen zum Zug, und diese Reihenfolge ändert sich nie; nur wer die Runde eröffnet, kann jedes Mal ein anderer sein. Führst du mehrere Helden, sitzen sie nebeneinander, in der Reihenfolge, in der du sie genannt hast. (Eine Auslegung dieser Ausgabe.)',
  },
  'WIN-1': {
    title: 'Wie die Helden gewinnen',
    text: 'Sobald die letzte Mission der Story erfüllt ist, ist das Spiel vorbei, und alle Heldenspieler haben gemeinsam gewonnen. Was danach noch gekommen wäre, spielt keine Rolle mehr.',
  },
  'WIN-2': {
    title: 'Wie die Sünde gewinnt',
    text: 'Stirbt ein Held und in der Reserve ist niemand mehr, der nachrücken kann, gewinnt die Sünde auf der Stelle. Helden, die auf dem Spielplan noch leben, ändern daran nichts.',
  },
  'WIN-3': {
    title: 'Wenn beide gewännen',
    text: 'Erfüllt dasselbe Ereignis die letzte Mission und tötet einen Helden, der nicht ersetzt werden kann, geht der Sieg an die Heldenspieler. Ein letztes Aufbäumen kann das Spiel also noch gewinnen.',
  },
  'ROUND-1': {
    title: 'Die Teile einer Runde',
    text: 'Jede Runde besteht aus dem Rundenbeginn, den Zügen der Helden mit den Reaktionen der Sünde darauf und dem Rundenende. Ihr spielt eine Runde nach der anderen, bis eine Seite gewonnen hat.',
  },
  'ROUND-2': {
    title: 'Anweisungen zu Rundenbeginn',
    text: 'Eine Runde beginnt mit dem, was die Story für ihren Anfang nennt, etwa neuen Markern auf dem Spielplan. Was in diesen Anweisungen zu entscheiden ist, entscheidet die Sünde, wenn die Anweisung es nicht jemand anderem überlässt.',
  },
  'ROUND-3': {
    title: 'Den Ersten Helden wählen',
    text: 'Nach den Anweisungen zu Rundenbeginn einigen sich die Heldenspieler darauf, wer diese Runde beginnt. Können sie sich nicht einigen, wählt die Sünde für sie.',
  },
  'ROUND-4': {
    title: 'Züge im Uhrzeigersinn',
    text: 'Vom Ersten Helden an geht es im Uhrzeigersinn um den Tisch. Wer an die Reihe kommt, macht einen einzigen Zug; ein zweiter muss warten, bis der Kreis wieder herum ist.',
  },
  'ROUND-5': {
    title: 'Züge, die du machen musst',
    text: 'Solange dein Held einen aktiven Spielzugmarker hat, kannst du nicht passen, wenn er an die Reihe kommt; der Zug darf aber untätig sein. Du bezahlst ihn mit einem Spielzugmarker oder, wenn du willst, indem du einen Sonderspielzug-Marker abwirfst.',
  },
  'ROUND-6': {
    title: 'Sonderspielzüge sind freiwillig',
    text: 'Hat dein Held alle Spielzugmarker verbraucht, darfst du einen Sonderspielzug-Marker für einen weiteren Zug abwerfen oder passen. Passen schließt dich nicht aus: Kommt die Reihe wieder an dich, darfst du immer noch einen einsetzen. Was du nicht einsetzt, bleibt deinem Helden für spätere Runden. (Eine Auslegung dieser Ausgabe.)',
  },
  'ROUND-7': {
    title: 'Wann die Heldenzüge enden',
    text: 'Die Züge der Helden gehen weiter, bis niemand mehr einen aktiven Spielzugmarker hat und die Reihe einmal um den ganzen Tisch gegangen ist, ohne dass jemand einen Sonderspielzug-Marker eingesetzt hat. Dann beginnt das Rundenende. (Eine Auslegung dieser Ausgabe.)',
  },
  'ROUND-8': {
    title: 'Reihenfolge am Rundenende',
    text: 'Eine Runde schließt in vier Schritten: die Anweisungen der Story für diesen Moment, das Beschwören, zusätzliche Sündenkarten und das Zurücksetzen der Marker. Die Reihenfolge steht fest; Monster kehren also zurück, bevor die Sünde die zusätzlichen Karten zieht.',
  },
  'ROUND-9': {
    title: 'Die Marker zurücksetzen',
    text: 'Verbrauchte Spielzug- und Reaktionsmarker werden wieder aktiv, und jeder Stadtaktionsmarker kehrt zu seinem Helden zurück. Zusätzliche Reaktionsmarker aus dieser Runde gehen verloren, außer was sie gegeben hat, ist noch in Kraft. Die Markierung auf dem Akolythen-Tableau kommt herunter, ebenso jede Markierung, die für eine Runde gedacht war.',
  },
  'ROUND-10': {
    title: 'Übergangen und neu versorgt',
    text: 'Hat dein Held weder einen aktiven Spielzugmarker noch einen Sonderspielzug-Marker, wird er übergangen. Ein Sonderspielzug-Marker, den er in dieser Runde bekommt, kann noch in derselben Runde eingesetzt werden, sobald dein Held wieder an die Reihe kommt. (Eine Auslegung dieser Ausgabe.)',
  },
  'TURN-1': {
    title: 'Eine Bewegung und eine Aktion',
    text: 'In deinem Zug darf dein Held eine Bewegung und eine Aktion machen, in beliebiger Reihenfolge, und du darfst eine davon oder beide auslassen. Sie greifen nie ineinander: Du kannst nicht einen Schritt gehen, handeln und dann den Rest gehen.',
  },
  'TURN-2': {
    title: 'Die zwei Aktionen',
    text: 'Zwei Aktionen stehen zur Wahl: einen Kampf beginnen oder das Feld säubern, auf dem dein Held steht. In einem Zug bekommst du nur eine davon.',
  },
  'TURN-3': {
    title: 'Was keine Aktion braucht',
    text: 'Manches ist in deinem eigenen Zug jederzeit möglich, auch mitten in einer Bewegung. Dein Held darf Stadtaktionen nutzen, verdeckte Erkundungsmarker aufdecken und Sonderspielzug-Marker, Unschuldige und NSCs einsammeln, die auf demselben Feld liegen. Einen NSC, den dein Held bei sich hat, darf er dort absetzen.',
  },
  'TURN-4': {
    title: 'Wie ein Zug endet',
    text: 'Beendest du deinen Zug, kommen zuerst die Effekte für das Ende eines Zuges. Danach deckt ein völlig verdorbener Held (Verderbtheit 7) seine Dunkle Vergangenheit auf. Erst dann darf die Sünde reagieren. (Eine Auslegung dieser Ausgabe.)',
  },
  'TURN-5': {
    title: 'Im eigenen Zug sterben',
    text: 'Ein Held, der in seinem eigenen Zug stirbt, hat ihn nie beendet. Seine Effekte für das Ende des Zuges entfallen, die Sünde bekommt keine Reaktion, und der nächste Held ist am Zug.',
  },
  'TURN-6': {
    title: 'Eine Sündenkarte je Zug',
    text: 'Vom Beginn des Zuges eines Helden bis zum Ende der Reaktion darauf kann die Sünde nur eine Sündenkarte ausspielen. Hast du sie gesehen, folgt bis zum nächsten Zug keine weitere.',
  },
  'TURN-7': {
    title: 'Zwischen den Dingen, nie darin',
    text: 'Was keine Aktion braucht, geschieht zwischen zwei Ereignissen und nicht mitten in einem: Ein Schritt mit seinen Proben, ein Kampf, ein Wurf, eine Karte, eine Säuberung oder eine Stadtaktion wird erst zu Ende gebracht. Monster auf deinem Feld hindern dich am Aufdecken von Markern, aber an nichts anderem davon. Ein verdeckter Marker kann nicht eingesammelt werden. (Eine Auslegung dieser Ausgabe.)',
  },
  'TURN-8': {
    title: 'Was dich tötet, läuft zu Ende',
    text: 'Was den Helden tötet, der am Zug ist, läuft trotzdem zu Ende; was ein sterbender Held tötet, zählt also. Dann ist der Zug vorbei, und es kann keine Sündenkarte mehr darin ausgespielt werden. Effekte für das Ende des Zuges und die Dunkle Vergangenheit gehören zum Zug: Stirbt ein Held daran, gibt es keine Reaktion. (Eine Auslegung dieser Ausgabe.)',
  },
}

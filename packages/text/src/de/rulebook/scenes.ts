import type { scenes as english } from '../../en/rulebook/scenes.ts'
import type { Said } from '../../said.ts'

/** The chapters that go with the scenes of First Night. What counts to the letter stands in the paragraphs of the rules. */

const streets: Said<typeof english.streets> = {
  title: 'Straßen',
  lead: 'Wer gewinnt, was ein Zug ist, und was es kostet, durch eine brennende Stadt zu gehen.',
  parts: {
    aim: {
      title: 'Worauf alle aus sind',
      text: [
        'Die Helden haben eine Story, und die Story hat Missionen. In dem Moment, in dem die letzte erfüllt ist, haben sie gewonnen, alle zusammen. Die Sünde braucht nur zu warten, bis ein Held stirbt, während die Reserve leer ist: Dann kann niemand nachrücken, und Haven fällt.',
        'Tut ein und derselbe Hieb beides, gewinnen die Helden. Ein gutes letztes Gefecht soll etwas wert sein.',
      ],
    },
    turn: {
      title: 'Dein Zug: eine Bewegung und eine Aktion',
      text: [
        'Ist dein Held am Zug, darfst du dich bewegen, und du darfst eine Aktion ausführen. Was zuerst kommt, steht dir frei, und beides darfst du auslassen. Nur mische sie nicht: Eine Bewegung geht in einem Stück, vor der Aktion oder danach.',
        'Es gibt zwei Aktionen, kämpfen und säubern. Alles andere auf dem Weg kostet keine: einen Distrikt nutzen, Marker aufdecken, jemanden mitnehmen. Tu es in deinem Zug, wann du willst, auch zwischen zwei Schritten.',
      ],
    },
    near: {
      title: 'Wohin du gehen kannst',
      text: [
        'Eine Bewegung geht bis zu zwei Felder weit. Straßen und Distrikte sind gleichermaßen Felder, und zwei sind benachbart, wenn sie eine Kante gemeinsam haben. Über eine Ecke kommt man nicht, und wo die Spielplanteile eine Lücke lassen, ist ein Fluss, den niemand zu Fuß überquert.',
        'Helden haben außerdem die U-Bahn: Stationen derselben Farbe liegen für sie nebeneinander, wo immer sie sind. Das ist ein Schritt wie jeder andere. Monster fahren nicht mit.',
      ],
    },
    price: {
      title: 'Was ein Schritt kostet',
      text: [
        'Dreh Monstern den Rücken zu, und eines erwischt dich: eine Wunde für das Verlassen eines Feldes mit Monstern, egal wie viele es sind. Verteidigung hilft nicht.',
        'Feuer und Verderbtheit verlangen eine Probe, wenn du hinausgehst, und wieder, wenn du hineingehst. Die Sünde wirft für jeden Marker dort einen Sündenwürfel: zuerst Verderbtheit, und jedes Verderbtheit-Ergebnis erhöht deine um eins; dann Feuer, und jeder Treffer ist eine Wunde. Stehen bleiben kostet nichts, ein Held darf also getrost in den Flammen rasten.',
        'In einem Schritt hat alles seinen Platz: die Wunde fürs Verlassen, die Proben fürs Verlassen, die Figur bewegt sich, die Proben fürs Betreten.',
      ],
    },
    wounds: {
      title: 'Wunden, und wohin damit',
      text: [
        'Eine Wunde kommt auf einen der sieben Plätze deines Wegs ins Verderben, wohin du willst, und deckt den aufgedruckten Bonus dort ab. Der erste Platz hat keinen Bonus und ist damit ein guter Ort für die erste. Eine Wunde, die dort liegt, bleibt, bis jemand sie heilt.',
        'Fünf Leben, fünf Wunden: Mit der fünften stirbt dein Held auf der Stelle.',
      ],
    },
  },
}

const steel: Said<typeof english.steel> = {
  title: 'Stahl',
  lead: 'Würfel, ein Kampf vom ersten Zählen bis zur letzten Wunde, und ein Schuss die Straße entlang.',
  parts: {
    dice: {
      title: 'Zwei Arten von Würfeln',
      text: [
        'Der Heldenwürfel hat zwei Treffer und je einmal Verteidigung, Geschick, Widerstand und FAITH. FAITH bringt einen Würfel mehr, und wenn alle liegen, machst du daraus, was du brauchst.',
        'Der Sündenwürfel hat zwei Treffer, zwei leere Seiten, eine Verderbtheit und einen kritischen Treffer. Ein kritischer Treffer ist ein Treffer, der einen Würfel mehr bringt. Beides kann immer weitergehen: Kleine Würfe wachsen.',
      ],
    },
    fight: {
      title: 'Ein Kampf, Schritt für Schritt',
      text: [
        'Ein Held, der kämpft, nimmt es mit allen Monstern des Feldes zugleich auf. Deine Würfel sind dein Kampf, einer für jeden anderen Helden neben dir, und was sonst hilft. Die Sünde hat den Kampf all ihrer Monster zusammen und einen Würfel für jedes Pentagramm dort.',
        'Die Sünde ist zuerst dran: eine Karte, vielleicht ein Akolyth. Dann wirst du nach Verderbtheit gefragt, und dann wird alles zugleich gewürfelt.',
      ],
    },
    kills: {
      title: 'Was Treffer tun',
      text: [
        'Verteile deine Treffer, wie du magst. Ein Monster, das so viele bekommt wie seine Verteidigung, stirbt; mit weniger hat es keinen Kratzer, und morgen weiß niemand mehr davon. Heute zwei Treffer und morgen einer töten kein Laster.',
        'Beide Seiten schlagen im selben Augenblick zu. Wer in einem Kampf fällt, hat trotzdem getötet, was die Würfel getötet haben. Tote Monster warten auf dem Friedhof, und die meisten kommen wieder.',
      ],
    },
    shot: {
      title: 'Schießen',
      text: [
        'Ein Held mit Fernkampf darf von einer Straße auf eine andere schießen, in gerader Linie, auf jede Entfernung und an jedem vorbei. Nicht um eine Ecke, nicht über einen Fluss, und weder aus einem Distrikt hinaus noch in einen hinein.',
        'Du würfelst allein, und deine Treffer zählen sofort. Wer überlebt und dich mit einer Bewegung von zwei erreichen kann, kommt zu dir, und dann würfelt die Sünde für alles auf deinem Feld, gegen die Verteidigung, die du vorher geworfen hast. Kommt niemand an, schlägt niemand zurück.',
      ],
    },
  },
}

const bargain: Said<typeof english.bargain> = {
  title: 'Der Handel',
  lead: 'Verderbtheit leiht dir vor jedem Wurf Macht. Es ist ein Darlehen.',
  parts: {
    offer: {
      title: 'Das Angebot',
      text: [
        'Verderbtheit geht von 1 bis 7. Vor jedem eigenen Wurf darfst du freiwillig eine Stufe steigen und für diesen Wurf jeden Bonus bis zu dieser Stufe nutzen: Würfel, Treffer, Verteidigung. Danach sind sie weg, und die Stufe bleibt.',
        'In einem Kampf entscheidest du zuletzt, wenn du weißt, welche Karte und welcher Akolyth gegen dich stehen.',
      ],
    },
    forced: {
      title: 'Erzwungen leiht sie nichts',
      text: [
        'Verderbtheit aus Proben, Kämpfen, Karten und der Story erhöht deine Stufe und gibt dir nichts. Bei 7 gibt es keine Angebote mehr, und jede weitere Verderbtheit ist eine Wunde, die keine Verteidigung aufhält.',
        'Wer 7 erreicht, lässt auch andere zahlen: Jede Unschuldige, die dein Held bei sich hat, stirbt. In Storys der Verderbtheit gibt es dazu eine Dunkle Vergangenheit, eine Karte, die niemand von euch gesehen hat, und sie kommt am Ende deines Zuges heraus.',
      ],
    },
    covered: {
      title: 'Wunden fressen Boni',
      text: [
        'Ein Bonus unter einem Wundmarker zählt nicht, egal auf welcher Stufe du bist. Eine Wunde kostet also nicht nur ein Leben: Schlecht gelegt, macht sie jeden späteren Handel schlechter. Decke zuerst ab, was du nicht erreichen wirst.',
      ],
    },
    cleanse: {
      title: 'Säubern',
      text: [
        'Die andere Aktion. Wirf so viele Würfel wie dein Geschick und einen mehr für jeden anderen Helden neben dir. Jedes Geschick-Ergebnis nimmt ein Feuer, eine Verderbtheit, ein Pentagramm oder ein Nest deiner Wahl von deinem Feld. Was auf dem Spielplanteil aufgedruckt ist, bleibt, und was verdeckt liegt, lässt sich nicht säubern.',
        'Monster dürfen dabeistehen und zusehen: Sie mischen sich nicht ein.',
      ],
    },
  },
}

const unite: Said<typeof english.unite> = {
  title: 'Vereint',
  lead: 'Freunde, ein Tod, und eine Entscheidung, die ihr gemeinsam trefft oder gar nicht.',
  parts: {
    together: {
      title: 'Steht zusammen',
      text: [
        'Jeder andere Held auf deinem Feld leiht dir bei jedem deiner Würfe einen Würfel: in jedem Kampf, bei jedem Säubern. Er riskiert dabei nichts, denn nur der kämpfende Held wird verletzt. Proben sind keine Würfe von dir, und dort hilft niemand.',
      ],
    },
    death: {
      title: 'Wenn ein Held stirbt',
      text: [
        'Figur und Tableau verlassen das Spiel. Unschuldige und Leute bleiben auf diesem Feld, Verstärkungen kommen ins Inventar. Der Spieler wählt jemanden aus der Reserve; der Ersatz beginnt auf dem Startfeld, unverletzt, mit Verderbtheit 1, mit den Zügen, die übrig waren, und mit so vielen Verstärkungen, wie der tote Held hatte, gewählt aus allen, die offen liegen.',
        'Die Reserve ist die Uhr der Helden. Ist sie leer, ist der nächste Tod der letzte.',
      ],
    },
    vote: {
      title: 'Vereint euch oder fallt',
      text: [
        'Wer anfängt, welchen Weg die Story nimmt: Manche Entscheidungen gehören allen Heldenspielern. Sind sie sich einig, ist es getan. Ist auch nur einer dagegen, entscheidet die Sünde, und sie darf sich für etwas entscheiden, das niemand wollte.',
      ],
    },
  },
}

const city: Said<typeof english.city> = {
  title: 'Die Stadt',
  lead: 'Distrikte, Marker und Leute: was keine Aktion kostet.',
  parts: {
    district: {
      title: 'Einen Distrikt nutzen',
      text: [
        'Jeder Held hat einen Stadtaktionsmarker, jeder Distrikt einen Platz. Lege deinen Marker dorthin, und du bekommst alle Symbole, eines nach dem anderen, in beliebiger Reihenfolge; was zweimal da ist, bekommst du zweimal, und was du nicht willst, lässt du aus. Ein Held nutzt also einen Distrikt je Runde, und ein Distrikt dient einem Helden. Monster stören dabei nicht.',
        'Heilen nimmt eine Wunde deiner Wahl weg. Buße bringt dich eine Stufe hinunter, nie unter 1. Sonderspielzug ist ein Marker für später. Inventar ist eine der fünf Verstärkungen, die offen liegen. Orbitalangriff bewegt einen Strahl bis zu zwei Felder weit und darf dort einen Akolythen oder ein Laster töten.',
      ],
    },
    tokens: {
      title: 'Was herumliegt',
      text: [
        'Feuer und Verderbtheit verbrennen und beflecken jeden, der hindurchgeht. Ein Pentagramm leiht der Sünde in jedem Kampf dort einen Würfel. Ein Nest ist eine Tür für die Toten. Aufgedruckte tun dasselbe und lassen sich nie entfernen.',
        'Manche Storys legen Marker verdeckt aus. Ein Held ohne Monster auf seinem Feld darf alle dort aufdecken; bis dahin tun sie nichts, und niemand weiß, was sie sind.',
      ],
    },
    people: {
      title: 'Leute und Züge zum Mitnehmen',
      text: [
        'Eine Unschuldige geht mit dem Helden, der sie einsammelt, bis zum Ende: Sie kann weder abgesetzt noch weggegeben werden. Der Polizeichef leiht in jedem Kampf einen Würfel, PROXY nimmt bei jeder Probe 1 weg, RavenCorp macht eine Bewegung ein Feld länger. Stirbt ihr Held, bleiben sie alle, wo es geschah.',
        'Ein Sonderspielzug-Marker ist ein Zug, den du einsetzt, wann du willst, in dieser Runde oder in einer anderen.',
      ],
    },
    upgrades: {
      title: 'Verstärkungen',
      text: [
        'Ein Held darf beliebig viele besitzen, und alle wirken die ganze Zeit. Getauscht werden sie nicht. Die der Toten liegen offen für alle.',
      ],
    },
  },
}

const otherSide: Said<typeof english.otherSide> = {
  title: 'Die andere Seite',
  lead: 'Was die Sünde tut: Reaktionen, Karten, Akolythen und die Toten, die wiederkommen.',
  parts: {
    reaction: {
      title: 'Eine Reaktion',
      text: [
        'Nach jedem beendeten Zug eines Helden darf die Sünde einen Reaktionsmarker einsetzen: Ein beliebiges Monster bewegt sich bis zu zwei Felder weit, und dann dürfen alle Monster auf dem Feld dieses Helden gegen ihn kämpfen. Beides ist freiwillig. Eine Reaktion je Zug, und nur gegen den Helden, der gerade am Zug war; was nach dem letzten Zug übrig ist, ist verloren.',
        'Monster gehen durch Feuer und Verderbtheit, als wäre es Regen. Doch wo ein Held steht, halten sie an, und von dort kommen sie nicht weg: Du kannst die Tür sein, die zu bleibt.',
      ],
    },
    cards: {
      title: 'Sündenkarten',
      text: [
        'Jede Karte nennt ihren Moment. In einem Zug samt seiner Reaktion kann eine Karte ausgespielt werden; sie liegt offen, bis der nächste Zug beginnt. Die Hand ist unbegrenzt. Was ausgespielt wurde, dürfen alle sehen.',
      ],
    },
    acolytes: {
      title: 'Akolythen erheben sich',
      text: [
        'Einmal je Runde, in einem Kampf, der kein Schuss ist, und vor seinen Würfeln, darf sich auf dem Feld des Kampfes ein toter Akolyth erheben. Seine Würfel zählen, und seine Art tut noch etwas dazu. Er kann im selben Kampf wieder getötet werden.',
      ],
    },
    summon: {
      title: 'Die Toten kommen wieder',
      text: [
        'Am Rundenende kehren so viele Tote zurück, wie Helden im Spiel sind, oder alle, wenn es weniger sind. Jeder braucht ein Nest, und jedes Monster auf einem Feld blockiert dort ein Nest; Helden blockieren nichts. Wo kein Platz ist, bleiben sie tot: Jedes gesäuberte Nest ist eine Tür weniger.',
      ],
    },
    altars: {
      title: 'Altäre',
      text: [
        'Für jedes Feld mit einem Altar und ohne Helden zieht die Sünde am Rundenende eine Karte. Ein Held dort genügt, um es zu verhindern.',
      ],
    },
  },
}

export const scenes: Said<typeof english> = { streets, steel, bargain, city, unite, otherSide }

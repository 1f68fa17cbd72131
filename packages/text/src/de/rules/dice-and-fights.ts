import type { diceAndFightRules as english } from '../../en/rules/dice-and-fights.ts'
import type { Said } from '../../said.ts'

/** Dice, cleansing, fights and ranged fights. */
export const diceAndFightRules: Said<typeof english> = {
  'DICE-1': {
    title: 'Der Sündenwürfel',
    text: 'Ein Sündenwürfel zeigt Verderbtheit, einen Treffer, einen kritischen Treffer oder nichts. Ein kritischer Treffer ist ein Treffer und bringt außerdem einen weiteren Würfel, der seinerseits kritisch sein kann; so kann auch ein kleiner Wurf wachsen.',
  },
  'DICE-2': {
    title: 'Der Heldenwürfel',
    text: 'Ein Heldenwürfel zeigt Treffer, Widerstand, Verteidigung, Geschick oder FAITH. Jedes FAITH bringt einen weiteren Würfel, und zeigt auch der FAITH, würfelst du weiter. Ein Heldenwürfel hat zwei Treffer und von jedem anderen Ergebnis eine Seite; ein gewöhnlicher Sündenwürfel hat zwei Treffer, zwei leere Seiten, einen kritischen Treffer und eine Verderbtheit.',
  },
  'DICE-3': {
    title: 'FAITH umwandeln',
    text: 'Ist alles gewürfelt, entscheidest du, als was jedes FAITH zählt: Treffer, Widerstand, Verteidigung oder Geschick. Du wählst für jedes einzeln; sie müssen also nicht alle gleich sein.',
  },
  'DICE-4': {
    title: 'Teamwork bringt Würfel',
    text: 'Wann immer dein Held würfelt, bringt jeder andere Held auf demselben Feld 1 Würfel mehr. Zusammenzubleiben stärkt jeden Kampf und jede Säuberung.',
  },
  'DICE-5': {
    title: 'Verderbtheit vor einem Wurf',
    text: 'Vor jedem eigenen Wurf darf dein Held freiwillig 1 Verderbtheit nehmen, für die Boni, die sie bringt. Du entscheidest jedes Mal neu.',
  },
  'DICE-6': {
    title: 'Proben wirft die Sünde',
    text: 'Feuer- und Verderbtheitsproben wirft die Sünde und nicht dein Held. Helden neben dir bringen nichts dazu, und freiwillig sündigen kannst du dafür nicht.',
  },
  'CLEANSE-1': {
    title: 'Dein Feld säubern',
    text: 'Wirf so viele Würfel wie das Geschick deines Helden, dazu Teamwork und andere Boni. Für jedes Geschick-Ergebnis darfst du 1 offenen Feuer-, Verderbtheits-, Pentagramm- oder Nestmarker deiner Wahl von dem Feld entfernen; Aufgedrucktes bleibt, und andere Ergebnisse bewirken nichts. Die endgültigen Regeln von 2016 nennen das ein Feld säubern, die Vorschau von 2015 eine Krise bewältigen.',
  },
  'CLEANSE-2': {
    title: 'Etwas zu säubern',
    text: 'Säubern kannst du nur, wenn auf dem Feld deines Helden mindestens 1 offener Feuer-, Verderbtheits-, Pentagramm- oder Nestmarker liegt, der nicht auf das Spielplanteil gedruckt ist. (Eine Auslegung dieser Ausgabe.)',
  },
  'CLEANSE-3': {
    title: 'Säubern unter Monstern',
    text: 'Dein Held darf auch säubern, während Monster auf demselben Feld stehen. Das löst keinen Kampf aus. (Eine Auslegung dieser Ausgabe.)',
  },
  'FIGHT-1': {
    title: 'Wer gegen wen kämpft',
    text: 'Beginnt dein Held einen Kampf, geht er gegen alle Monster auf einem Feld: auf seinem eigenen oder, im Fernkampf, auf einem anderen. Beginnt die Sünde einen, greifen alle Monster auf dem Feld des aktiven Helden diesen Helden an. Andere Helden dort bringen ihre Würfel und sonst nichts.',
  },
  'FIGHT-2': {
    title: 'Heldenwürfel zählen',
    text: 'Wirf einen Würfel je Punkt Kampf deines Helden und einen für jeden anderen Helden auf demselben Feld. Der Polizeichef bringt 1 mehr, und Eigenschaft, Verstärkungen und freiwillige Verderbtheit deines Helden können weitere bringen.',
  },
  'FIGHT-3': {
    title: 'Sündenwürfel zählen',
    text: 'Die Sünde zählt den Kampf aller Monster auf dem Feld zusammen und 1 Würfel je Pentagramm, aufgedruckt oder offen. Danach darf eine Sündenkarte für den Beginn eines Kampfes ausgespielt werden. Diese Karte, Apokalypsekarten, der Pfad und die Macht der Sünde können alle weitere Würfel bringen.',
  },
  'FIGHT-4': {
    title: 'Wenn Akolythen dazukommen',
    text: 'Kurz vor dem Wurf darf die Sünde die Akolythen-Eigenschaft nutzen, aber nie in einem Fernkampf. Sie kommt nach einer Sündenkarte für den Beginn des Kampfes. (Eine Auslegung dieser Ausgabe.)',
  },
  'FIGHT-5': {
    title: 'Verderbtheit kommt zuletzt',
    text: 'Ob du freiwillig sündigst, wählst du, wenn du weißt, welche Karte und welche Akolythen-Eigenschaft die Sünde genutzt hat. Du könntest es dir bis zum Wurf anders überlegen; darum wirst du nur einmal gefragt, ganz am Ende. (Eine Auslegung dieser Ausgabe.)',
  },
  'FIGHT-6': {
    title: 'Beide Seiten würfeln zugleich',
    text: 'Beide Seiten würfeln zugleich. Dann zählt dein Held seine Basisverteidigung dazu und was Eigenschaft, Verstärkungen und Boni der Verderbtheit wert sind. Die Sünde zählt dazu, was von Karten, vom Pfad und von der Macht der Sünde kommt.',
  },
  'FIGHT-7': {
    title: 'FAITH, wenn alles daliegt',
    text: 'FAITH und Boni, die jedes Ergebnis sein können, wandelst du erst um, wenn du gesehen hast, was beide Seiten geworfen haben. Wähle nicht Geschick: In einem Kampf ist es nichts wert.',
  },
  'FIGHT-8': {
    title: 'Ergebnisse aufheben',
    text: 'Ein Widerstand hebt ein Verderbtheit-Ergebnis der Sünde auf, eine Verteidigung einen Treffer. Ein kritischer Treffer ist hier ein einziger Treffer; eine Verteidigung genügt also dafür.',
  },
  'FIGHT-9': {
    title: 'Was durchkommt',
    text: 'Jeder Treffer, der nicht aufgehoben wurde, ist 1 Wunde, und jedes übrige Verderbtheit-Ergebnis ist 1 erzwungene Verderbtheit. Nach einer Auslegung dieser Ausgabe nimmt dein Held zuerst alle Wunden und danach die Verderbtheit.',
  },
  'FIGHT-10': {
    title: 'Monster töten',
    text: 'Verteile die Treffer deines Helden auf die Monster, wie du willst; jedes, das so viele bekommt wie seine Verteidigung, stirbt. Mit weniger ist es unverletzt, und der Schaden wird nicht für einen späteren Kampf gemerkt.',
  },
  'FIGHT-11': {
    title: 'Beide Seiten treffen zugleich',
    text: 'Deine Treffer und die der Sünde wirken im selben Augenblick. Ein Held, der in einem Kampf stirbt, nimmt die Monster, die seine Treffer getötet haben, mit; das kann sogar das Spiel gewinnen.',
  },
  'FIGHT-12': {
    title: 'Wohin getötete Monster kommen',
    text: 'Ein Monster, das stirbt, kommt auf den Friedhof, von wo es wieder beschworen werden kann. Endgültig nicht mehr im Spiel ist es nur, wenn seine eigene Karte das sagt.',
  },
  'FIGHT-13': {
    title: 'Ohne Monster kein Kampf',
    text: 'Weder du noch die Sünde kann einen Kampf beginnen, wo kein Monster steht. Dasselbe gilt für Schüsse auf ein leeres Feld. (Eine Auslegung dieser Ausgabe.)',
  },
  'FIGHT-14': {
    title: 'Tod vor dem Wurf',
    text: 'Eine Karte, eine Eigenschaft oder ein gezahlter Preis kann den kämpfenden Helden töten, bevor gewürfelt wird. Dann endet der Kampf sofort, ohne Wurf und ohne Getötete. (Eine Auslegung dieser Ausgabe.)',
  },
  'FIGHT-15': {
    title: 'Der Held des Kampfes',
    text: 'Ein Kampf gehört dem Helden, der ihn kämpft, auch im Zug eines anderen. Niemand sonst kommt dabei zu Schaden, und er allein trifft die Entscheidungen auf der Heldenseite.',
  },
  'RANGE-1': {
    title: 'Wer schießen kann, und wohin',
    text: 'Ein Held mit Fernkampf, der auf einer Straße steht, kann Monster auf einer anderen Straße in Sicht angreifen, in gerader Linie und beliebig weit entfernt. Distrikte scheiden aus: Man schießt weder aus einem heraus noch in einen hinein. Auch das eigene Feld deines Helden ist kein Ziel.',
  },
  'RANGE-2': {
    title: 'Sichtlinie',
    text: 'Helden und Monster dazwischen versperren einen Schuss nie. Die Linie kann um keine Ecke gehen, nicht durch einen Distrikt und nicht über eine Lücke zwischen Spielplanteilen.',
  },
  'RANGE-3': {
    title: 'Zuerst der Schuss',
    text: 'In einem Fernkampf würfelt dein Held zuerst. Nach einer Auslegung dieser Ausgabe wandelst du jedes FAITH sofort um. Treffer töten Monster auf dem Zielfeld sogleich, bevor eines davon zurückschlagen kann; Treffer, die du nicht brauchen kannst, sind verloren.',
  },
  'RANGE-4': {
    title: 'Überlebende schlagen zurück',
    text: 'Nach den endgültigen Regeln von 2016 gehen Überlebende eines Schusses auf das Feld des Schützen, wenn eine Bewegung von 2 sie dorthin bringt, und bleiben sonst stehen. Nach der Vorschau von 2015 darf jeder Überlebende bis zu 2 Felder gehen, ob ihn das zum Helden bringt oder nicht. Ein Monster auf einem Feld mit einem Helden kann es nicht verlassen.',
  },
  'RANGE-5': {
    title: 'Sündenwürfel nach einem Schuss',
    text: 'Kommt auch nur ein Überlebender bei deinem Helden an, würfelt die Sünde für jedes Monster, das jetzt auf diesem Feld ist. Nach einer Auslegung dieser Ausgabe zählen auch die Pentagramme dort. Dieser Wurf trifft auf die Ergebnisse, die dein Held vorher geworfen hat. Kommt niemand an, fallen gar keine Sündenwürfel.',
  },
  'RANGE-6': {
    title: 'Akolythen und Fernkampf',
    text: 'Die Sünde kann die Akolythen-Eigenschaft in einem Fernkampf nicht nutzen, auch nicht, wenn Überlebende den Schützen erreichen.',
  },
  'RANGE-7': {
    title: 'Die Würfel des Schützen',
    text: 'Heldenwürfel zählst du wie in jedem Kampf: Helden neben dem Schützen helfen, der Polizeichef zählt, und freiwillige Verderbtheit ist möglich. Verteidigung und Widerstand bleiben liegen, bis die Sünde würfelt.',
  },
  'RANGE-8': {
    title: 'Sündenkarten gegen Schützen',
    text: 'Eine Sündenkarte für den Beginn eines Kampfes muss ausgespielt werden, bevor dein Held würfelt. Zusätzliche Sündenwürfel durch sie, den Pfad, Apokalypsekarten oder die Macht der Sünde zählen nur, wenn ein Sündenwurf folgt. Was sie von den Monstern im Kampf verlangen, gilt für jene, die an diesem Wurf teilnehmen. (Eine Auslegung dieser Ausgabe.)',
  },
  'RANGE-9': {
    title: 'Was eine gerade Linie ist',
    text: 'Eine gerade Linie folgt einer Reihe oder einer Spalte von Straßenfeldern, jedes dem vorigen benachbart. Andere Helden auf dem Zielfeld hindern dich nicht am Schießen. (Eine Auslegung dieser Ausgabe.)',
  },
  'RANGE-10': {
    title: 'Überlebende haben keine Wahl',
    text: 'Nach den endgültigen Regeln von 2016 wählt die Sünde nicht, wer auf den Schützen losgeht. Ist ein Weg von höchstens 2 Feldern offen, den kein Feld eines anderen Helden versperrt, nimmt ihn jeder Überlebende. Das ist keine Reaktion und verbraucht keinen Reaktionsmarker. (Eine Auslegung dieser Ausgabe.)',
  },
}

import type { UpgradeId } from '@haven/content'
import type { CardText } from '../language.ts'

/** "Dein Held" is the one who holds the card. */
export const upgrades: Readonly<Record<UpgradeId, CardText>> = {
  'upg-ice-blade': {
    name: 'Eisklinge',
    text: 'In Kämpfen wirft dein Held 1 Würfel mehr und hat 1 Verteidigung mehr.',
    flavour: 'Seit sie geschmiedet wurde, ist sie nicht mehr warm geworden.',
  },
  'upg-kevlar-vestments': {
    name: 'Kevlar-Talar',
    text: 'In Kämpfen hat dein Held 1 Verteidigung mehr.',
    flavour: 'Zweimal gesegnet, einmal getestet.',
  },
  'upg-sawn-off': {
    name: 'Abgesägte',
    text: 'In Kämpfen, die dein Held beginnt und die keine Fernkämpfe sind, erhält er 1 Treffer zusätzlich.',
    flavour: 'Für Gespräche, die schon zu lange dauern.',
  },
  'upg-scoped-carbine': {
    name: 'Karabiner mit Zielfernrohr',
    text: 'Dein Held hat Fernkampf. Ein Held, der auch ohne diese Karte Fernkampf hat, wirft im Fernkampf 1 Würfel mehr.',
    flavour: 'Abstand ist eine Art Gebet.',
  },
  'upg-sanctified-rounds': {
    name: 'Geweihte Munition',
    text: 'In Kämpfen gegen mindestens ein Monster, das kein Akolyth ist, wirft dein Held 1 Würfel mehr.',
    flavour: 'Jede Patrone signiert von derselben zitternden Hand.',
  },
  'upg-rosary': {
    name: 'Schlehdorn-Rosenkranz',
    text: 'In Kämpfen erhält dein Held 1 Widerstand zusätzlich.',
    flavour: 'Die Perlen stechen. Dafür sind sie da.',
  },
  'upg-turnout-coat': {
    name: 'Feuerwehr\u00ADmantel',
    text: 'Dein Held ignoriert 1 Wunde jeder Feuerprobe. Hat er PROXY bei sich, fällt noch eine weg.',
    flavour: 'Wache 9. Sonst kam keiner zurück, um ihn zu holen.',
  },
  'upg-filter-mask': {
    name: 'Filtermaske',
    text: 'Dein Held ignoriert 1 Verderbtheit jeder Verderbtheitsprobe. Hat er PROXY bei sich, fällt noch eine weg.',
    flavour: 'Durch den Mund atmen. Nicht hinhören.',
  },
  'upg-exorcists-primer': {
    name: 'Exorzisten\u00ADfibel',
    text: 'Beim Säubern wirft dein Held 2 Würfel mehr.',
    flavour: 'Erstes Kapitel: Antworte ihm nicht.',
  },
  'upg-holy-water': {
    name: 'Weihwasser',
    text: 'Wenn dein Held säubert, darf dort jedes Widerstand-Ergebnis einen Verderbtheitsmarker entfernen, genau wie ein Geschick-Ergebnis.',
    flavour: 'Aus dem letzten Becken, das noch klar läuft.',
  },
  'upg-field-kit': {
    name: 'Verbandszeug',
    text: 'Einmal je Runde, zu jeder Zeit im Zug deines Helden: Heile 1 Wunde deines Helden oder eines anderen Helden auf demselben Feld.',
    flavour: 'Nadel, Faden und jemand, der die Lampe hält.',
  },
  'upg-grapple-line': {
    name: 'Wurfhaken',
    text: 'Dein Held nimmt keine Wunde, wenn er Monster verlässt.',
    flavour: 'Auch nach oben geht es hinaus.',
  },
  'upg-motorbike': {
    name: 'Motorrad',
    text: 'Dein Held darf sich 1 Feld weiter bewegen, wenn jedes Feld der Bewegung eine Straße ist, auch das erste und das letzte.',
    flavour: 'Der Schlüssel steckt. Der Besitzer nicht.',
  },
  'upg-flash-grenade': {
    name: 'Blendgranate',
    text: 'Einmal je Runde, wenn die Sünde einen Kampf mit deinem Helden beginnt: Die Sünde wirft 2 Würfel weniger. Du entscheidest nach der Akolythen-Eigenschaft und bevor freiwillig gesündigt wird.',
    flavour: 'Sie sind an die Dunkelheit gewöhnt.',
  },
  'upg-signal-jammer': {
    name: 'Störsender',
    text: 'Einmal je Runde, wenn im Zug deines Helden oder in der Reaktion darauf eine Sündenkarte ausgespielt wird: Dein Held darf 2 Verderbtheit nehmen, um sie aufzuheben, außer das wäre tödlich. Sie zählt trotzdem als die Karte des Zuges.',
    flavour: 'Dreh auf, bis das Flüstern aufhört.',
  },
  'upg-adrenaline': {
    name: 'Adrenalin',
    text: 'Wenn dein Held diese Karte bekommt: Er erhält 1 Sonderspielzug-Marker. Einmal je Runde, zu Beginn eines Zuges, darf er 1 Wunde nehmen, um 1 Sonderspielzug-Marker zu erhalten; nicht mit 4 Wunden.',
    flavour: 'Schlafen kannst du, wenn Haven schläft.',
  },
  'upg-radio-beacon': {
    name: 'Funkbake',
    text: 'Für Teamwork gilt dein Held auch als anwesend auf jedem Feld, das höchstens 1 Schritt entfernt ist. Ein anderer Held kann trotzdem allein sein.',
    flavour: 'Eine Stimme am Draht ist so viel wert wie zwei Hände.',
  },
  'upg-lucky-coin': {
    name: 'Glücksmünze',
    text: 'Einmal je Runde, nach einem Wurf deines Helden: Wirf bis zu 3 dieser Würfel neu. Zusätzliche Würfel, die sie gebracht hatten, bleiben.',
    flavour: 'Beide Seiten haben schon jemandem Glück gebracht.',
  },
}

import type { AbilityId, FormId } from '@haven/content'
import type { CardText } from '../language.ts'

/** Heroes, their second forms and their abilities. */
export const heroes: Readonly<Record<FormId | AbilityId, CardText>> = {
  leah: {
    name: 'Leah Solomon',
    text: 'Anführerin. Kampf 3, Geschick 3, Verteidigung 1. Eigenschaft: Feldbefehl.',
    flavour: 'Du hältst die Ecke dort. Den Rest von euch halte ich.',
  },
  'field-orders': {
    name: 'Feldbefehl',
    text: 'Einmal je Runde, am Ende ihres Zuges, darf Leah einen anderen Helden wählen, der höchstens 2 Schritte entfernt ist. Er darf sofort einen Kampf beginnen (auch im Fernkampf, wenn er kann) oder säubern. Es bleibt Leahs Zug, und die Reaktion danach richtet sich gegen Leah.',
  },
  rose: {
    name: 'Rose',
    text: 'Ausputzerin. Kampf 2, Geschick 4, Verteidigung 1. Eigenschaft: Gedanken\u00ADkontrolle.',
    flavour: 'Geh schön weiter, Schätzchen. Braves Monster.',
  },
  'mind-control': {
    name: 'Gedanken\u00ADkontrolle',
    text: 'Am Ende ihres Zuges darf Rose einen Akolythen oder ein Laster von irgendwo auf dem Spielplan auf ein Feld teleportieren, das ihm benachbart ist.',
  },
  karl: {
    name: 'Karl',
    text: 'Ausputzer. Kampf 2, Geschick 4, Verteidigung 1. Eigenschaft: Gestalt\u00ADwandler.',
    flavour: 'Einmal war ich heute Nacht schon höflich.',
  },
  shapeshifter: {
    name: 'Gestalt\u00ADwandler',
    text: 'Zu Beginn jedes seiner Züge darf Karl zum Wolf werden. Er behält Wunden, Verderbtheit, Verstärkungen und Marker. Karl kommt als Mensch ins Spiel.',
  },
  'karl-wolf': {
    name: 'Karl (Wolf)',
    text: 'Karls zweite Gestalt. Kampf 4, Geschick 1, Verteidigung 2. Eigenschaft: Verwildert. Der Weg ins Verderben ist der von Karl.',
    flavour: '(ein Geräusch wie ein zerreißendes Tor)',
  },
  feral: {
    name: 'Verwildert',
    text: 'Zu Beginn jedes seiner Züge darf der Wolf wieder zu Karl werden. Als Wolf nimmt er keine Wunde, wenn er Monster verlässt, und er kann keine Stadtaktionen nutzen.',
  },
  rocco: {
    name: 'Rocco de Curtis',
    text: 'Schütze. Kampf 2, Geschick 2, Verteidigung 2, Fernkampf. Eigenschaft: Todesschuss.',
    flavour: 'Ausatmen. So. Problem gelöst.',
  },
  killshot: {
    name: 'Todesschuss',
    text: 'In jedem Fernkampf, den Rocco beginnt, kommen 2 Treffer zu seinem Wurf hinzu.',
  },
  brad: {
    name: 'Brad Holcomb',
    text: 'Schütze. Kampf 3, Geschick 3, Verteidigung 1, Fernkampf. Eigenschaft: Hohlladung.',
    flavour: 'Erst die Beweise. Dann der Knall.',
  },
  'shaped-charge': {
    name: 'Hohlladung',
    text: 'In jedem Kampf, den Brad beginnt, auch im Fernkampf, erhält er 1 Treffer für jedes Monster auf dem Zielfeld nach dem ersten, höchstens 2 Treffer.',
  },
  thorley: {
    name: 'Thorley',
    text: 'Schläger. Kampf 4, Geschick 2, Verteidigung 2. Eigenschaft: Bollwerk.',
    flavour: 'Hinter mich. Nein, weiter.',
  },
  bulwark: {
    name: 'Bollwerk',
    text: 'Einmal in jedem Kampf: Wenn ein anderer Held auf Thorleys Feld in diesem Kampf Wunden erleiden würde, darf Thorley 1 davon stattdessen selbst nehmen.',
  },
  morgana: {
    name: 'Morgana',
    text: 'Schlägerin. Kampf 4, Geschick 2, Verteidigung 2. Eigenschaft: Blutpreis.',
    flavour: 'Ich habe schon bessere Apokalypsen überlebt.',
  },
  'blood-price': {
    name: 'Blutpreis',
    text: 'Einmal je Runde, nach einem ihrer Kämpfe, der kein Fernkampf war und in dem sie mindestens ein Monster getötet hat, darf Morgana 1 ihrer Wunden heilen, sofern sie lebt.',
  },
}

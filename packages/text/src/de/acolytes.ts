import type { AcolyteAbilityId, AcolyteId } from '@haven/content'
import type { CardText } from '../language.ts'

export const acolytes: Readonly<Record<AcolyteId | AcolyteAbilityId, CardText>> = {
  doctors: {
    name: 'Verdorbene Ärzte',
    text: 'Akolythen. Kampf 2, Verteidigung 2. Eigenschaft: Kunstfehler.',
    flavour: 'Sie fragen nicht mehr, wo es wehtut.',
  },
  malpractice: {
    name: 'Kunstfehler',
    text: 'Einmal je Runde, vor dem Wurf eines Kampfes, der kein Fernkampf ist, kommt ein toter Akolyth dazu. Bis zum Rundenende kann nichts den Helden dieses Kampfes heilen: keine Stadtaktion, keine Eigenschaft, keine Verstärkung.',
  },
  hobos: {
    name: 'Verdorbene Bettler',
    text: 'Akolythen. Kampf 2, Verteidigung 2. Eigenschaft: Kleingeld.',
    flavour: 'Jahrelang sah keiner hin. Jetzt wagt keiner mehr wegzusehen.',
  },
  'spare-change': {
    name: 'Kleingeld',
    text: 'Einmal je Runde, vor dem Wurf eines Kampfes, der kein Fernkampf ist, kommt ein toter Akolyth dazu. Der Held dieses Kampfes wählt: 1 Sonderspielzug-Marker verlieren, 1 Verstärkung seiner Wahl verlieren oder 1 Verderbtheit nehmen, was immer möglich ist und töten kann.',
  },
  nuns: {
    name: 'Verdorbene Nonnen',
    text: 'Akolythen. Kampf 2, Verteidigung 2. Eigenschaft: Vespergebet.',
    flavour: 'Zur vollen Stunde läuten sie noch immer. Die Schläge hat keiner zweimal gezählt.',
  },
  vespers: {
    name: 'Vespergebet',
    text: 'Einmal je Runde, vor dem Wurf eines Kampfes, der kein Fernkampf ist, kommt ein toter Akolyth dazu. In einem Distrikt deckt die Sünde dann ein offenes Symbol mit einem Verderbtheitsmarker ab, bis er gesäubert wird; anderswo, oder wenn keines offen ist, wird der Marker nur gelegt.',
  },
}

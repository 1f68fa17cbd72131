import type { BoxSaid } from '../box-said.ts'
import type { acolytes as english } from '../en/acolytes.ts'

export const acolytes: BoxSaid<typeof english> = {
  figures: {
    policemen: {
      name: 'Polizist',
      gender: 'm',
      forms: { plural: 'Polizisten', acc: 'Polizisten', dat: 'Polizisten', gen: 'Polizisten' },
    },
    firemen: {
      name: 'Feuerwehrmann',
      gender: 'm',
      forms: { plural: 'Feuerwehrleute', gen: 'Feuerwehrmanns', 'dat-plural': 'Feuerwehrleuten' },
    },
  },
  cards: {
    policemen: {
      name: 'Verdorbene Polizisten',
      text: 'Akolythen. Kampf 2, Verteidigung 2. Eigenschaft: Beweisbeutel.',
      flavour: 'Sie müssen euch bitten mitzukommen. Alle. Stück für Stück.',
    },
    'evidence-bag': {
      name: 'Beweisbeutel',
      text: 'Einmal je Runde, vor dem Wurf eines Kampfes, der kein Fernkampf ist, kommt ein toter Akolyth dazu. Eine Verstärkung des Helden nach Wahl der Sünde bewirkt diese Runde nichts. Wenn keine etwas bewirken würde: 1 Heldenwürfel weniger, aber mindestens 1 bleibt.',
    },
    firemen: {
      name: 'Verdorbene Feuerwehr\u00ADleute',
      text: 'Akolythen. Kampf 2, Verteidigung 2. Eigenschaft: Wasser marsch.',
      flavour: 'Sie waren sehr schnell da. Sie hatten um die Ecke gewartet.',
    },
    'turn-the-hoses': {
      name: 'Wasser marsch',
      text: 'Einmal je Runde, vor dem Wurf eines Kampfes, der kein Fernkampf ist, kommt ein toter Akolyth dazu. Die Sünde teleportiert einen anderen Helden auf dem Feld auf ein benachbartes. Ist dort kein anderer Held: Ein Feuermarker wird auf das Feld gelegt.',
    },
  },
}

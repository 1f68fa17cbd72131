import type { BoxSaid } from '../box-said.ts'
import type { crate as english } from '../en/crate.ts'

/** The second crate. "Dein Held" is the one who holds the card, "der Held" the one who reveals it. */
export const crate: BoxSaid<typeof english> = {
  cards: {
    'upg-riot-shield': {
      name: 'Schutzschild',
      text: 'In Kämpfen, die die Sünde beginnt, hat dein Held 1 Verteidigung mehr für jeden anderen Helden auf seinem Feld, höchstens 2.',
      flavour: 'Eigentum der Polizei. Sie verlangt es nicht zurück.',
    },
    'upg-flare-gun': {
      name: 'Leucht\u00ADpistole',
      text: 'Einmal je Runde, zu jeder Zeit im Zug deines Helden, auf einer Straße: Nagle ein Monster auf einer Straße in Sichtlinie fest. Ein festgenageltes Monster macht bis zum Rundenende keinen Schritt.',
      flavour: 'Sie werden nicht gern angesehen.',
    },
    'upg-last-rites': {
      name: 'Versehkoffer',
      text: 'Dein Held darf ein Symbol „Heilen“ als „Buße“ ausführen oder ein Symbol „Buße“ als „Heilen“. Es zählt als das, was getan wurde.',
      flavour: 'Öl, Faden, Wasser, Gin. Nicht alles davon ist geweiht.',
    },
    'upg-leaden-cross': {
      name: 'Bleikreuz',
      text: 'Einmal in jedem Kampf, bevor dessen Wunden genommen werden, mit Verderbtheit 5 oder weniger: Dein Held darf 1 Wunde weniger und 2 Verderbtheit mehr nehmen.',
      flavour: 'Es trinkt für dich. Es zählt mit.',
    },
    'upg-silver-whistle': {
      name: 'Silberpfeife',
      text: 'Einmal je Runde, zu jeder Zeit im Zug deines Helden: Ein anderer Held, der höchstens 2 Schritte entfernt ist, darf auf ein benachbartes Feld teleportiert werden. Das entscheidet, wer ihn führt.',
      flavour: 'Dreimal kurz: alles fallen lassen.',
    },
    'upg-thermite': {
      name: 'Thermit',
      text: 'Wenn dein Held durch Säubern ein Nest entfernt, darf er auf diesem Feld einen Akolythen töten. Das zählt für keine Mission.',
      flavour: 'Zweitausend Grad. Dann durchfegen.',
    },
    'upg-forged-seal': {
      name: 'Gefälschtes Siegel',
      text: 'Dein Held darf einen Distrikt nutzen, dessen Platz der Marker eines anderen Helden belegt.',
      flavour: 'Der Richter unterschreibt jetzt mit links.',
    },
    'past-8': {
      name: 'Heimgerufen',
      text: 'Dunkle Vergangenheit 5. Die Sünde wählt ein Feld mit einem Altar: Der Held wird dorthin teleportiert, und 1 Verderbtheitsmarker wird gelegt. Ist kein Altar auf dem Spielplan, nimmt der Held 1 Wunde.',
      flavour: 'Sie haben dir deinen Platz am Tisch freigehalten.',
    },
    'past-9': {
      name: 'Die Zimmer sind bereit',
      text: 'Dunkle Vergangenheit 2. Ein Nest und ein Pentagramm werden auf das Feld des Helden gelegt, und die Sünde zieht 1 Sündenkarte.',
      flavour: 'Die Betten hast du selbst bezogen.',
    },
    'past-10': {
      name: 'Die Unterschrift',
      text: 'Dunkle Vergangenheit 4. Der Held wählt: 2 Wunden nehmen, oder der Pfad der Apokalypse steigt um 1 (nur unter Stufe 7).',
      flavour: 'Es ist deine Handschrift. Es war immer deine Handschrift.',
    },
  },
  choices: {
    'past-10:wound': '2 Wunden nehmen',
    'past-10:track': 'Der Pfad der Apokalypse steigt um 1',
  },
  prompts: {
    'upg-flare-gun': 'Leuchtpistole: Welches Monster wird festgenagelt?',
    'upg-leaden-cross': 'Bleikreuz: 1 Wunde weniger, dafür 2 Verderbtheit mehr?',
    'upg-thermite': 'Thermit: Hier einen Akolythen töten?',
    'past-8': 'Sünde: Zu welchem Altar wird {hero} gerufen?',
  },
}

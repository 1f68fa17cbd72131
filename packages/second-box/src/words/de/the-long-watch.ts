import type { BoxSaid } from '../box-said.ts'
import type { theLongWatch as english } from '../en/the-long-watch.ts'

export const theLongWatch: BoxSaid<typeof english> = {
  goals: {
    'tlw-1-bar-the-doors': { other: 'Polizeiwache halten oder räumen (#)' },
    'tlw-2a-sally-out': { other: '# Monster auf Nestern töten' },
    'tlw-2b-cork-the-drains': { one: 'Auf # Nest ohne Monster stehen', other: 'Auf # Nestern ohne Monster stehen' },
    'tlw-3-break-the-ram': { other: 'Den Lenker töten' },
    'tlw-4a-until-dawn': {
      one: 'Die Polizeiwache # Runde lang halten',
      other: 'Die Polizeiwache # Runden lang halten',
    },
    'tlw-4b-spike-the-altars': { one: '# Altar zerstören', other: '# Altäre zerstören' },
    'tlw-5-at-the-gate': { other: 'Den Avatar töten' },
  },
  names: { 'tlw-secured': 'Gesichert' },
  cards: {
    'the-long-watch': {
      name: 'Die lange Wache',
      text: 'Jede Runde beginnt mit einem Vormarsch: Die Sünde darf 2 Monster je 1 Schritt näher an die Polizeiwache bewegen. Jede Runde endet damit, dass der Pfad der Apokalypse um 1 Stufe steigt, und um 1 weitere, wenn ein Monster in der Polizeiwache ist.',
      flavour:
        'Sie jagen nicht mehr. Sie stehen in den Seitenstraßen, alle, und sehen zur Polizeiwache herüber, und jede Stunde machen sie einen Schritt. Jemand da drin muss etwas haben, was sie wollen. Haltet die Türen, bis ihr wisst, was.',
    },
    'tlw-secured': {
      name: 'Gesichert',
      text: 'Die Polizeiwache ist gesichert, solange mehr Helden als Monster darin sind.',
      flavour: 'Zähl sie. Dann zähl uns. Dann zähl noch mal.',
    },
    'the-long-watch-a': {
      name: 'Der Platz',
      text: 'Stadtplan A von „Die lange Wache“. 7 Spielplanteile rund um die Wache: Sie kommen von allen Seiten bis auf zwei, und jede Seite ist einen Schritt von der Tür entfernt.',
    },
    'the-long-watch-b': {
      name: 'Endstation',
      text: 'Stadtplan B von „Die lange Wache“. 8 Spielplanteile und eine einzige Front: Die Wache steht am Westende, alles andere liegt im Osten.',
    },
    'tlw-1-bar-the-doors': {
      name: 'Türen verrammeln',
      text: 'Macht {+3} Fortschritt. Monster in der Polizeiwache oder höchstens 1 Schritt davon entfernt töten: je 1. Am Rundenende gesichert, mit mehr Helden als Monstern darin: 2. Dann wählt die Heldenseite zwischen „Der Ausfall“ und „Deckel drauf“.',
      flavour: 'Schreibtische, Aktenschränke, der Getränkeautomat. Das bringt uns eine Stunde.',
    },
    'tlw-2a-sally-out': {
      name: 'Der Ausfall',
      text: 'Tötet {+0} Monster auf Feldern mit einem Nest, auch einem aufgedruckten. Dann wird der Lenker beschworen, und „Den Rammbock brechen“ beginnt.',
      flavour: 'Wenn sie dastehen und schauen, kann man sie zählen. Was man zählen kann, kann weniger werden.',
    },
    'tlw-2b-cork-the-drains': {
      name: 'Deckel drauf',
      text: 'Macht {+0} Fortschritt: am Rundenende 1 für jedes Feld mit einem Nest, einem Helden und keinem Monster. Dann wird der Lenker beschworen, und „Den Rammbock brechen“ beginnt.',
      flavour: 'Stell dich auf den Deckel. Es klopft zweimal, höflich. Bleib stehen.',
    },
    'tlw-3-break-the-ram': {
      name: 'Den Rammbock brechen',
      text: 'Tötet den Lenker. Dann wählt die Heldenseite zwischen „Bis zum Morgen“ und „Altäre verstummen“.',
      flavour: 'Wenn es einen Schritt macht, machen sie alle einen. Also darf es keinen machen.',
    },
    'tlw-4a-until-dawn': {
      name: 'Bis zum Morgen',
      text: 'Habt am Ende von 2 Runden mehr Helden als Monster in der Polizeiwache. Dann wird der Avatar beschworen, und „Vor dem Tor“ beginnt.',
      flavour: 'Die Uhr über dem Empfang ist stehen geblieben. Wir richten uns nach dem Teekessel.',
    },
    'tlw-4b-spike-the-altars': {
      name: 'Altäre verstummen',
      text: 'Zerstört 2 Altäre: Wer säubert, darf 2 Geschick-Ergebnisse eines Wurfs einsetzen, um einen Altar auf dem Feld zu zerstören. Dann wird der Avatar beschworen, und „Vor dem Tor“ beginnt.',
      flavour: 'Wem sie da auch zugehört haben, er wird lauter sprechen müssen.',
    },
    'tlw-5-at-the-gate': {
      name: 'Vor dem Tor',
      text: 'Tötet den Avatar, um das Spiel zu gewinnen. Solange er in der Polizeiwache oder höchstens 1 Schritt davon entfernt ist, wirft der Held in Kämpfen gegen sein Feld 1 Würfel mehr.',
      flavour: 'Es wollte, dass die Tür aufgeht. Mach die Tür auf.',
    },
  },
}

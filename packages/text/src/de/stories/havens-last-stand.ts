import type { CardsOf } from '../../language.ts'

export const havensLastStand: CardsOf<'havens-last-stand' | 'hls-'> = {
  'havens-last-stand': {
    name: 'Havens letztes Gefecht',
    text: 'Jede Runde beginnt mit 1 neuen Feuermarker, den die Sünde auf ein Feld ohne Helden legt. Jede Runde endet damit, dass der Pfad der Apokalypse um 1 Stufe steigt, und um 1 weitere, wenn weniger als {-1} Monster getötet wurden.',
    flavour:
      'In der Dämmerung fiel der Kordon, und niemand kam zur Ablösung. Zwischen der Sünde und dem Festland stehen sieben Leute und eine Stadt, die nicht aufwachen will. Haltet stand. Dann schlagt zurück.',
  },
  'havens-last-stand-a': {
    name: 'Der Kordon',
    text: 'Stadtplan A von „Havens letztes Gefecht“. Ein dichter Block aus 6 Spielplanteilen: Alles ist in zwei Zügen zu erreichen.',
  },
  'havens-last-stand-b': {
    name: 'Geborstene Ecke',
    text: 'Stadtplan B von „Havens letztes Gefecht“. Eine geknickte Front aus 7 Spielplanteilen: Im Megatheater treffen sich zwei Arme der Stadt.',
  },
  'hls-1-hold-the-line': {
    name: 'Die Linie halten',
    text: 'Tötet {+4} Monster. Dann wählt die Heldenseite zwischen „Nester ausbrennen“ und „Die Herde lichten“.',
    flavour: 'Es kommt niemand. Also kommt auch niemand vorbei.',
  },
  'hls-2a-burn-the-nests': {
    name: 'Nester ausbrennen',
    text: 'Entfernt durch Säubern {+2} Nester oder Pentagramme. Dann wird der Lenker beschworen, und „Die Fäden kappen“ beginnt.',
    flavour: 'Hört auf, Köpfe zu zählen. Zählt Löcher.',
  },
  'hls-2b-thin-the-herd': {
    name: 'Die Herde lichten',
    text: 'Tötet {+0} Laster. Dann wird der Lenker beschworen, und „Die Fäden kappen“ beginnt.',
    flavour: 'Die großen zuerst. Der Rest läuft nur mit.',
  },
  'hls-3-cut-the-strings': {
    name: 'Die Fäden kappen',
    text: 'Tötet den Lenker. Dann beginnt „Kein Pardon“.',
    flavour: 'Jemand dirigiert das hier. Findet den Taktstock.',
  },
  'hls-4-no-quarter': {
    name: 'Kein Pardon',
    text: 'Tötet {+2} Monster. Dann wird der Avatar beschworen, und „Zurück zur Hölle“ beginnt.',
    flavour: 'Eine Stunde lang sind sie es, die Angst haben.',
  },
  'hls-5-throw-it-back': {
    name: 'Zurück zur Hölle',
    text: 'Tötet den Avatar. Die Helden gewinnen das Spiel sofort.',
    flavour: 'Es ist durch eine Tür hereingekommen. Es kann durch eine hinaus.',
  },
}

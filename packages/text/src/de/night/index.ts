import type { night as english, Measure } from '../../en/night/index.ts'
import type { Say } from '../../language.ts'
import type { Said } from '../../said.ts'
import { wounds } from '../grammar.ts'
import { says, typed } from './says.ts'

function measure(each: Measure, number: number, say: Say): string {
  switch (each.of) {
    case 'wounds':
      return `${say.name(each.hero)} ${number === 0 ? 'ohne Wunden' : `mit ${wounds(number)}`}`
    case 'corruption':
      return `Verderbtheit ${number}`
    case 'fire':
      return number > 0 ? `${say.name(each.hero)} durchs Feuer` : `${say.name(each.hero)} am Feuer vorbei`
    case 'kills':
      return number === 0 ? 'nichts getötet' : `${number} getötet`
    case 'progress':
      return `${number} von 10`
  }
}
const measures = (all: readonly string[]): string => all.join(', ')

/** First Night: what its scenes say, and what stands around them. */
export const night: Said<typeof english> = (say) => ({
  says: says(say),
  typed,
  title: 'Die erste Nacht',
  about: 'Eine Nacht in Haven, in sechs kurzen Szenen. Die erste dauert anderthalb Minuten.',
  owners: 'Ich besitze das Brettspiel',
  ownersHint: 'Was hier anders ist, in 90 Sekunden',
  ownersCard: [
    'Nach Verderbtheit wird einmal gefragt, zuletzt, wenn Karte und Akolyth bekannt sind.',
    'Wunden eines Kampfes kommen vor seiner Verderbtheit; Verderbtheitsproben vor Feuerproben.',
    'Wer einen Schuss überlebt und dich erreichen kann, kommt immer.',
    'Stände, Effektmarker, blockierte Nester, Sichtlinie: Das alles führt der Tisch.',
    'Die Vorschau ist ein Schalter beim neuen Spiel.',
  ],
  begin: 'Beginnen',
  resume: 'Mit der Nacht weitermachen',
  scenes: {
    0: 'Besitzer des Brettspiels',
    1: 'Straßen',
    2: 'Stahl',
    3: 'Der Handel',
    4: 'Die Stadt',
    5: 'Vereint',
    6: 'Die andere Seite',
  },
  abouts: {
    1: 'Wege und was sie kosten, und was eine Runde ist.',
    2: 'Ein Kampf, ein erlittener, ein Schuss: Würfel und Chancen.',
    3: 'Macht gegen Verderbtheit, und der Weg zurück.',
    4: 'Leute, Distrikte, die U-Bahn, ein Schlag aus dem Orbit.',
    5: 'Teamwork, ein Tod, die Reserve, eine Abstimmung.',
    6: 'Eine Runde als Hochmut.',
  },
  scene: (scene) => (scene === 0 ? '90 Sekunden' : `Szene ${scene} von 6`),
  done: 'geschafft',
  voice: (who) => (who === 'vesper' ? say.name('hc-vesper') : say.name(who)),
  skip: 'Diese Szene überspringen',
  leave: 'Die Nacht verlassen',
  goOn: 'Weiter',
  back: 'Zurücknehmen',
  again: 'Von vorn',
  show: 'Zeig es mir',
  shown: (answer) => `Zeig es mir: ${answer}`,
  typedHelp:
    'In einer Szene: hinweis, zeige (die Antwort, die weiterführt; geben musst du sie), zurücknehmen (alles, auch Würfel), überspringen.',
  rule: (rule) => `Regel ${rule}`,
  par: (all) =>
    `Bestenfalls: ${measures(all.map((each) => measure(each, each.par, say)))}. Du: ${measures(
      all.map((each) => measure(each, each.yours, say)),
    )}.`,
  over: 'Die Szene ist vorbei',
  next: (scene) => `Nächste Szene: ${scene}`,
  game: 'Dein erstes richtiges Spiel',
  all: 'Alle Szenen',
  drills: 'Drei Übungen aus dieser Szene',
  allDrills: 'Übungen',
  quiz: 'Zehn Fragen, wenn du magst',
})

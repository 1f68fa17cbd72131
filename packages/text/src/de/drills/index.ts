import type { drills as english } from '../../en/drills/index.ts'
import type englishSays from '../../en/drills/says.json'
import type { Said } from '../../said.ts'
import { count } from '../grammar.ts'
import { quiz } from './quiz.ts'
import { says1 } from './says-1.ts'
import { says2 } from './says-2.ts'

const says: Readonly<Record<keyof typeof englishSays, { readonly title: string; readonly reason: string }>> = {
  ...says1,
  ...says2,
}

const points = (number: number): string => count(number, 'Punkt', 'Punkte')

/** Drills: one question each, with a reason for its answer; and the ten questions after First Night. */
export const drills: Said<typeof english> = {
  title: 'Übungen',
  about: 'Eine Stellung, eine Antwort, und warum. Je zwanzig Sekunden, und keine Uhr.',
  mixed: 'Zehn von allen Arten',
  mixedHint: 'Was du verfehlt hast, kommt zuerst.',
  quiz,
  topics: 'Worum es geht',
  topic: {
    turn: 'Der Zug',
    kill: 'Wen töten',
    faith: 'FAITH',
    wound: 'Wunden',
    heal: 'Heilen',
    bargain: 'Der Handel',
    cleanse: 'Säubern',
    city: 'Die Stadt',
    ability: 'Eigenschaften',
    choice: 'Entscheidungen',
    'sin-reaction': 'Reaktionen der Sünde',
    'sin-card': 'Sündenkarten',
    acolyte: 'Akolythen',
    summon: 'Beschwören',
  },
  scene: (scene) => `Drei Übungen: ${scene}`,
  many: (number) => count(number, 'Übung', 'Übungen'),
  practised: (done, missed) => `${done} richtig, ${missed} verfehlt`,
  own: {
    title: 'Aus deinen eigenen Spielen',
    about: 'Deine letzten zehn Spiele auf diesem Gerät: was du entschieden hast und was besser gewesen wäre.',
    look: 'Meine Spiele durchsehen',
    looking: (done, games) => `Spiel ${done} von ${games} wird durchgesehen`,
    none: 'Noch ist keines deiner Spiele zu Ende, oder keine Entscheidung darin war klar schlechter als eine andere.',
    found: (number) => `Noch einmal zu überdenken: ${count(number, 'Entscheidung', 'Entscheidungen')}`,
    asked: 'Hier warst du schon einmal. Was würdest du jetzt tun?',
    lost: (lost) => `Das hat dich ${points(lost)} gekostet.`,
    same: 'Dieselbe Antwort wie damals.',
    thinking: 'Wird überdacht',
  },
  asked: {
    heroes: 'Was ist für die Helden am besten?',
    sins: 'Was ist für die Sünde am besten?',
  },
  number: (number, of) => `Übung ${number} von ${of}`,
  right: 'Richtig.',
  wrong: 'Diese nicht.',
  wrongBy: (lost) => `Diese nicht: Sie kostet ${points(lost)}.`,
  best: (answers) => (answers === 1 ? 'Die beste Antwort' : 'Die besten Antworten'),
  yours: 'Deine Antwort',
  over: 'Was hier am besten ist',
  next: 'Nächste Übung',
  again: 'Noch einmal fragen',
  finish: 'Das waren alle',
  all: 'Alle Übungen',
  score: (right, of) => `${right} von ${of} richtig`,
  leave: 'Die Übung verlassen',
  goOn: 'Weiter',
  says,
}

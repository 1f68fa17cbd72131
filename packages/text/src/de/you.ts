import type { you as english } from '../en/you.ts'
import type { Said } from '../said.ts'
import { count, date, decimal, share as percent } from './grammar.ts'

const games = (number: number): string => count(number, 'Spiel', 'Spiele')
const gamesDative = (number: number): string => count(number, 'Spiel', 'Spielen')

/** The mean of many games lies close to the middle: words are for what lies beyond what chance does. */
function luckWord(mean: number, doubt: number): string {
  if (Math.abs(mean - 0.5) <= doubt) return 'Ehrliche Würfel'
  return mean > 0.5 ? 'Gnädige Würfel' : 'Ungnädige Würfel'
}

/** The page of oneself: what the games on this device say. */
export const you: Said<typeof english> = (say) => ({
  title: 'Deine Spiele',
  about: 'Gezählt aus den beendeten Spielen auf diesem Gerät. Nichts wird irgendwohin geschickt.',
  // nothing yet
  none: 'Noch ist keine Nacht vorbei',
  noneText:
    'Endet ein Spiel, wird es hier gezählt: wer gewonnen hat, gegen wen und wo, wie deine Würfel fielen und wo es kippte.',
  first: 'Ein Spiel spielen',
  learn: 'In sechs Szenen lernen',
  closed: 'Dieser Browser bewahrt nichts auf, also gibt es nichts zu zählen.',
  // counting
  counting: 'Deine Spiele werden gezählt',
  countingOf: (done, of) => `${done} von ${of}`,
  reading: 'Die Spiele der Datei werden noch einmal gespielt',
  // the headline
  played: (number) => (number === 1 ? 'Spiel' : 'Spiele'),
  won: 'gewonnen',
  share: percent,
  between: (low, high) => `wohl ${percent(low)} bis ${percent(high)}`,
  betweenHint:
    'Wenige Spiele sagen wenig: In 19 von 20 Fällen liegt dein wahrer Anteil zwischen den Enden des hellen Teils.',
  streak: 'Albträume in Serie',
  luckWord,
  luckNote: (mean, of) => `besser als ${percent(mean)} solcher Würfe, über ${games(of)}`,
  noLuck: 'Würfel noch nicht gezählt',
  // bars
  bySide: 'Nach Seite',
  bySin: 'Nach Sünde',
  byMap: 'Nach Stadtplan',
  byHero: 'Nach Helden',
  byHeroNote: 'Mit wem du als Heldenseite begonnen hast',
  sides: { heroes: 'Als Heldenseite', sins: 'Als Sünde' },
  both: (all, heroes) =>
    `Dazu ${games(all)} mit beiden Seiten an diesem Gerät; Haven stand am Ende in ${heroes}. Sie zählen für niemanden als Sieg.`,
  name: (id) => say.name(id),
  columns: { name: 'Name', won: 'Gewonnen', between: 'Spanne' },
  wonOf: (won, of) => `${won} von ${of}`,
  range: (low, high) => `${Math.round(low * 100)}–${percent(high)}`,
  all: (number) => `Alle ${number}`,
  fewer: 'Weniger',
  // luck
  luck: 'Glück im Lauf der Zeit',
  luckHint:
    'Jeder Punkt zeigt deine Würfel im Vergleich mit allen, die in denselben Würfen hätten fallen können. 50 ist, wie es sein soll; ehrliche Würfel bleiben an 19 von 20 Punkten im grauen Band.',
  luckPoint: (first, last) => (first === last ? `Spiel ${first}` : `Spiele ${first} bis ${last}`),
  luckColumns: { games: 'Spiele', mean: 'Besser als', band: 'Ehrliche Würfel' },
  luckBand: (doubt) => `${percent(0.5 - doubt)} bis ${percent(0.5 + doubt)}`,
  luckCovers: (counted, of) =>
    counted === of ? `Alle ${of} Spiele.` : `Bisher ${counted} von ${gamesDative(of)}; der Rest wird gezählt.`,
  luckNone: 'Noch sind keine Würfel gezählt.',
  luckWords: (mean, of) => `Über ${games(of)} waren deine Würfel besser als ${percent(mean)} solcher Würfe.`,
  // turning points
  turning: 'Wo es kippte',
  turningHint: 'Der Moment jedes Spiels, der die Chance der Helden am meisten bewegt hat.',
  turningCovers: (counted, of) => `Bekannt von ${counted} von ${gamesDative(of)}.`,
  turningNone: 'Bekannt, sobald ein Spiel vorbei ist und sein Ende angesehen wurde.',
  swing: (before, after) => `${Math.round(before * 100)} → ${percent(after)}`,
  swingWords: (before, after) => `Die Chance der Helden ging von ${percent(before)} auf ${percent(after)}.`,
  when: date,
  against: (sin, map) => `${say.name(sin)} · ${say.name(map)}`,
  ends: { won: 'gewonnen', lost: 'verloren', both: 'vorbei' },
  round: (round) => `Runde ${round}`,
  watch: 'Ansehen',
  watchOf: (what) => `Ansehen: ${what}`,
  // nightmares and drills
  puzzles: 'Albträume und Übungen',
  puzzlesNone: 'Noch keinem Albtraum begegnet. Jeden Tag gibt es einen, für alle denselben.',
  nights: (days) => count(days, 'Albtraum', 'Albträume'),
  stars: (mean) => `im Mittel ${decimal(mean, 1, 1)} von 3 Sternen`,
  inARow: (days) => (days === 0 ? 'keine laufende Serie' : `${days} in Serie`),
  drills: (done, missed) => `${count(done, 'Übung', 'Übungen')} geschafft, ${missed} verfehlt`,
  // the file
  file: 'Deine Protokolle',
  fileText:
    'Alle beendeten Spiele in einer Datei: Bewahre sie auf oder bringe sie auf ein anderes Gerät. Was dort schon ist, kommt nicht noch einmal dazu.',
  save: 'Als Datei speichern',
  bring: 'Eine Datei einlesen',
  added: (added, of) =>
    added === of ? `${games(added)} dazugekommen.` : `${games(added)} dazugekommen; ${of - added} waren schon hier.`,
  recount: 'Neu zählen',
  clear: 'Alles löschen',
  clearTitle: 'Alle beendeten Spiele löschen?',
  clearText:
    'Alle beendeten Spiele auf diesem Gerät und ihre Wiedergaben werden gelöscht. Laufende Spiele bleiben. Speichere vorher eine Datei, falls du sie zurückhaben willst.',
  clearYes: 'Löschen',
  clearNo: 'Behalten',
  cleared: 'Alle beendeten Spiele sind gelöscht.',
  fileName: 'haven-spiele.json',
})

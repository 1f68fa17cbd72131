import type {
  arena as englishArena,
  progress as englishProgress,
  simulate as englishSimulate,
  tactics as englishTactics,
  tune as englishTune,
} from '../../en/terminal/lab.ts'
import type { Said } from '../../said.ts'
import { count } from '../grammar.ts'

/** The lab's runs and their reports for the terminal. */

const WHAT = {
  games: 'Spielen',
  pairs: 'Paaren',
  iterations: 'Schritten',
  check: 'Paaren der Prüfung',
  positions: 'Stellungen',
  nightmares: 'Albträumen',
} as const

const games = (number: number): string => count(number, 'Spiel', 'Spiele')

export const progress: Said<typeof englishProgress> = {
  line: (done, total, what, about, secondsLeft, note) =>
    [
      `${done} von ${total} ${WHAT[what]}${about === null ? '' : ` (${about})`}`,
      secondsLeft === null ? '' : `, noch etwa ${secondsLeft} s`,
      note === '' ? '' : `: ${note}`,
    ].join(''),
  there: (done, total, file) => `${done} von ${total} Spielen sind schon in ${file}`,
}

export const simulate: Said<typeof englishSimulate> = {
  head: ['Stadtplan', 'Spieler', 'Spiele', 'Siege Helden', 'Siege Sünde', 'Runden', 'Spanne', 'Entscheidungen'],
  all: 'alle',
  speed: (decisions, seconds, perSecond, jobs) =>
    `${decisions} Entscheidungen in ${seconds} s: ${perSecond} je Sekunde mit ${count(jobs, 'Thread', 'Threads')}`,
  deadEnds: (number) => `Sackgassen: ${number}`,
  unfinished: (number) => `nicht zu Ende: ${number}`,
  errors: (number) => `Fehler der Engine: ${number}`,
  problem: (game, message, report) => `Spiel ${game}: ${message}; siehe ${report}`,
  long: (rounds, number) => `länger als ${rounds} Runden: ${number}`,
  longGame: (game, rounds) => `Spiel ${game}: ${rounds} Runden`,
  reached: (number) => `Erreicht, Spiele: ${number} (wie oft; in Klammern Spiele):`,
  sums: (deaths, reshuffles, cancelled) =>
    `tote Helden ${deaths}, neu gemischte Sündenstapel ${reshuffles}, aufgehobene Sündenkarten ${cancelled}`,
  level: (level) => `Stufe ${level}`,
  fates: { begun: 'begonnen', accomplished: 'erfüllt', removed: 'entfernt' },
  never: (number) => `nie benutzt: ${number}`,
  kinds: {
    victory: 'Siege',
    mission: 'Missionen',
    branch: 'Verzweigungen',
    event: 'Ereignisse der Story, nach der Mission davor',
    track: 'Pfad der Apokalypse',
    apocalypse: 'Apokalypsekarten',
    'hell-club': 'Hell Club',
    'dark-past': 'Dunkle Vergangenheit',
    'sin-card': 'Sündenkarten',
    acolytes: 'Akolythen-Eigenschaften',
    ability: 'Eigenschaften der Helden',
    upgrade: 'Verstärkungen',
    text: 'Texte, die freiwillig genutzt wurden',
  },
  kindOf: {
    victory: 'Sieg',
    mission: 'Mission',
    branch: 'Verzweigung',
    event: 'Ereignis',
    track: 'Pfad',
    apocalypse: 'Apokalypse',
    'hell-club': 'Hell Club',
    'dark-past': 'Dunkle Vergangenheit',
    'sin-card': 'Sündenkarte',
    acolytes: 'Akolythen',
    ability: 'Eigenschaft',
    upgrade: 'Verstärkung',
    text: 'Text',
  },
}

/** Bots go by the names that the command line knows. */
export const arena: Said<typeof englishArena> = {
  title: (a, b, pairs, number, rounds) =>
    `${a} gegen ${b}: ${count(pairs, 'Paar', 'Paare')}, ${games(number)}, ${rounds} Runden je Spiel`,
  wins: ['Siege', 'als Helden', '', 'als Sünde', ''],
  of: (part, whole) => `${part} von ${whole}`,
  pairs: (a, b, counts) =>
    `Paare: ${a} gewinnt beide ${counts[2]}, je eines ${counts[1]}, ${b} gewinnt beide ${counts[0]}`,
  pairScore: (a, score, range) => `Paarwertung von ${a}: ${score} ${range}`,
  elo: (a, b, elo, low, high) => `Elo von ${a} über ${b}: ${elo}, von ${low} bis ${high}`,
  beyond: 'nicht mehr zu messen (darüber)',
  below: 'nicht mehr zu messen (darunter)',
  sprt: (elo1, elo0, ratio, lower, upper, end) =>
    `SPRT von Elo ${elo1} gegen ${elo0}: Log-Likelihood-Quotient ${ratio} (${lower} bis ${upper}): ${end}`,
  open: (pairs) => `nicht entschieden, Paare: ${pairs}`,
  accepted: (elo) => `Elo ${elo} angenommen`,
  early: (pairs, asked) => `, vorzeitig beendet nach ${pairs} von ${asked} Paaren`,
  times: ['Zeit in ms', 'Entscheidungen/s', 'Entscheidung p50', 'p99', 'max', 'Zug p50', 'p99', 'max'],
  faults: (illegal, exceptions, stuck) =>
    `unerlaubte Antworten: ${illegal}, Ausnahmen: ${exceptions}, Spiele ohne Ende: ${stuck}`,
  problem: (pair, game, bot, kind, message) =>
    `Paar ${pair}, Spiel ${game}: ${bot === null ? '' : `${bot}, `}${kind}: ${message}`,
  failed: (illegal, exceptions, stuck) =>
    `der Lauf ist gescheitert: unerlaubte Antworten ${illegal}, Ausnahmen ${exceptions}, Spiele ohne Ende ${stuck}`,
  compared: (a, b, seed, pairs, first, second) =>
    `${a} gegen ${b}, Startwert ${seed}: ${count(pairs, 'Paar', 'Paare')} aus ${first} (erste) und ${second} (zweite)`,
  changes: (a) => `Wertung von ${a}`,
  changeHead: ['erste', 'zweite', 'Unterschied', '95 %'],
  asHeroes: 'als Helden',
  asSins: 'als Sünde',
  inAll: 'insgesamt',
  otherWinner: (other, played, otherLength) =>
    `Spiele mit anderem Sieger: ${other} von ${played}, mit demselben Sieger nach anderer Zahl von Runden: ${otherLength}`,
  otherDecisions: (other, pairs) => `Paare mit anderer Zahl von Entscheidungen: ${other} von ${pairs}`,
  broken: (pairs) => `ausgelassene Paare, weil in einem der Builds ein Spiel abbrach: ${pairs}`,
  noDifference: 'Das Intervall insgesamt enthält 0: Ein Unterschied ist nicht nachgewiesen.',
  difference: 'Das Intervall insgesamt enthält 0 nicht: Die Builds unterscheiden sich.',
}

export const tactics: Said<typeof englishTactics> = {
  positions: 'Stellungen',
  right: 'richtig',
  of: (part, whole) => `${part} von ${whole}`,
  kinds: {
    'win-now': 'jetzt gewinnen',
    'must-block': 'sperren müssen',
    'must-react': 'reagieren müssen',
    'must-not-reveal': 'nicht aufdecken dürfen',
    'best-target': 'bestes Ziel',
    'best-wound-slot': 'bester Platz für die Wunde',
  },
  certain: '(gewinnt sicher)',
  all: 'alle',
  miss: (name, title, right, tries, said, best) =>
    `${name} (${title}): ${right} von ${tries}; gesagt: ${said.join(', ')}; am besten: ${best.join(' oder ')}`,
  agrees: (bot, labels, of) => `${bot} stimmt ${labels} von ${of} Lösungen zu`,
  doubt: (name, title, said, best) => `${name} (${title}): die Suche sagt ${said}, die Lösung ${best.join(' oder ')}`,
  faulty: (file, message) => `${file}: ${message}`,
  shipped: (drills, positions, words) => `${count(drills, 'Übung', 'Übungen')}: ${positions}, ${words}`,
}

export const tune: Said<typeof englishTune> = {
  score: (number, score, range) => `neu gegen alt, ${games(number)}: Paarwertung ${score} ${range}`,
  weights: (file) => `Gewichte: ${file}`,
  report: (file) => `Bericht: ${file}`,
  notBetter: 'das Intervall liegt nicht über 50 %: dass die neuen Gewichte besser sind, ist nicht nachgewiesen',
  losses: (samples, now, fitted) =>
    `Verlust bei zurückgehaltenen Stichproben (${samples}): jetzt ${now}, angepasst ${fitted}`,
  title: (side) => `Gewichte des Bots scripted: ${side === 'heroes' ? 'Helden' : 'Sünde'}`,
  how: (iterations, number, step, spread, seed) =>
    `SPSA durch Spiele gegen sich selbst: ${count(iterations, 'Schritt', 'Schritte')} zu je ${count(number, 'Spiel', 'Spielen')}, erster Schritt ${step}, Streuung ${spread}, Startwert \`${seed}\`.`,
  field: (maps, sins, acolytes, players) =>
    `Stadtpläne: ${maps}. Sünden: ${sins}. Akolythen: ${acolytes}. Heldenspieler: ${players}.`,
  newOld: 'Neu gegen alt',
  fresh: (number, score, range) =>
    `${games(number)} mit frischen Startwerten, dieselben Spielvorbereitungen und Würfel für beide: Paarwertung ${score} ${range}.`,
  bySide: (heroes, sins) =>
    `Als Helden gewannen die neuen ${heroes[0]}, die alten ${heroes[1]}; als Sünde ${sins[0]} und ${sins[1]}.`,
  better: 'Die neuen Gewichte sind besser: Das ganze Intervall liegt über 50 %.',
  noProof: 'Das beweist nicht, dass die neuen Gewichte besser sind: Das Intervall liegt nicht über 50 %.',
  weightsTitle: 'Gewichte',
  weightHead: ['Gewicht', 'alt', 'neu'],
  path: 'Weg',
  pathHead: ['Schritt', 'Vorsprung'],
  valueTitle: 'Gewichte der Wertfunktion',
  valueHow: (number, explore, ridge, seed, samples, loss) =>
    `Logistische Regression darauf, was Züge in ${count(number, 'Spiel', 'Spielen')} von scripted änderten, Anteil der Züge und Reaktionen nach Zufall ${explore}, Ridge ${ridge}, Startwert \`${seed}\`: ${count(samples, 'Stichprobe', 'Stichproben')}, Verlust ${loss}.`,
  valueHeld: (held, now, fitted) =>
    `Bei zurückgehaltenen Stichproben (${held}) haben die jetzigen Gewichte einen Verlust von ${now}, die angepassten von ${fitted}.`,
  valueHead: ['Gewicht', 'jetzt', 'angepasst'],
  netTitle: 'Das Netz des Bots thinking',
  netGames: (games, nodes, explore, seed, hash) =>
    `Gelernt aus ${games} Spielen des Bots thinking mit ${nodes} Knoten für einen Spielzug, ${explore} der Züge und Reaktionen dem Zufall überlassen, Startwert \`${seed}\`; SHA-256 der Spiele: \`${hash}\`.`,
  netHow: (moments, hidden, laps) =>
    `${moments} Enden von Spielzügen, verborgene Einheiten ${hidden}, ${laps} Durchläufe. Der Verlust ist die mittlere Überraschung darüber, wie ein Spiel endete, in Nat.`,
  netHead: ['Durchlauf', 'Verlust beim Gelernten', 'bei zurückgehaltenen Spielen', 'Merkmale allein'],
  netHeld: (games, plain, net) =>
    `Verlust bei ${games} zurückgehaltenen Spielen: Merkmale allein ${plain}, mit dem Netz ${net}`,
}

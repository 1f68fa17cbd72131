import type { play as english } from '../../en/terminal/play.ts'
import type { Said } from '../../said.ts'

/** At the table: what is said beside the game itself. */
export const play: Said<typeof english> = {
  seed: (hash) => `SHA-256 des Startwerts: ${hash}`,
  typeHelp: 'Tippe bei jeder Frage „hilfe“.',
  dashboard: (form, corruption, wounds, bonuses, say) =>
    `${say.name(form)}: Verderbtheit ${corruption}/7, Wunden ${wounds}/5, Boni 1-7: ${bonuses}`,
  outOfRange: (answers) => `Wähle eine Zahl von 1 bis ${answers} oder tippe „hilfe“.`,
  noAnswer: (typed, answers) =>
    `„${typed}“ ist hier keine Antwort. Wähle eine Zahl von 1 bis ${answers} oder tippe „hilfe“.`,
  ambiguous: 'Das könnte mehr als eine davon sein: Wähle die Zahl.',
  toLevel: (level, bonuses) =>
    `auf Stufe ${level} von 7, für diesen Wurf ${bonuses.map((bonus) => `+${bonus}`).join(', ') || 'nichts'}`,
  places: (what, start, say) => `${say.name(what)}${start === undefined ? '' : ` (${say.space(start)})`} nach:`,
  whyWhat: 'Warum was? Zum Beispiel: warum gehen C2, warum kämpfen, warum schießen D1, warum stadt, warum karte hybris',
  whyUnknown: (typed) =>
    `Was „${typed}“ wäre, ist nicht bekannt. Versuche: warum gehen C2, warum kämpfen, warum karte hybris`,
  allowed: 'Nichts spricht dagegen: Es steht unter den Antworten.',
  ruleOf: (id, title, text) => `${id}, ${title}: ${text}`,
  noRule: (typed) => `Es gibt keine Regel „${typed}“. Regeln heißen wie MOVE-5 oder FIGHT-10; Karten haben Namen.`,
  cardOf: (title, text) => `${title}: ${text}`,
  noCard: (typed) => `Es gibt keine Karte „${typed}“.`,
  nothingYet: 'Noch ist nichts passiert.',
  nobodyMoves: 'Gerade bewegt sich niemand.',
  walkWhere: 'Wohin laufen? Zum Beispiel: laufen C3',
  way: (spaces, odds, say) =>
    `${spaces.map((space) => say.space(space)).join(', ')}: ${odds || 'keine Würfel, keine Wunde'}`,
  noPlace: (typed) => `Es gibt keinen Ort „${typed}“.`,
  tooFar: (hero, space, say) => `Zu weit für diese Bewegung: ${say.name(hero)} → ${say.space(space)}.`,
  taken: 'Zurückgenommen.',
  rewound: 'Zurückgenommen. Von hier an fallen andere Würfel.',
  rewindInstead: '(„zurückspulen“ nimmt es auf jeden Fall zurück, und andere Würfel fallen.)',
  saved: (file) => `Gespeichert: ${file}`,
  notSaved: (message) => `Nicht gespeichert: ${message}`,
  loadWhich: 'Welche Datei laden? Zum Beispiel: laden mein-spiel.json',
  loaded: (file) => `Geladen: ${file}`,
  goOn: (last, file) => `Weiterspielen mit: ${last} (oder ${file})`,
  sums: (rounds, decisions, track) => `Runden: ${rounds}   Entscheidungen: ${decisions}   Apokalypse: ${track}/7`,
  record: (file) => `Protokoll: ${file}`,
  checkIt: (command) => `Prüfen mit: ${command}`,
  helpIntro: 'Antworte mit der Zahl einer Antwort, ihrer Kennung oder in Worten: „gehen C2“, „kämpfen“, „ende“, „ja“.',
  help: {
    walk: [
      'laufen ORT',
      'der ganze Weg dorthin in den wenigsten Schritten, samt dem Preis einer längeren Bewegung: laufen C3',
    ],
    way: ['weg ORT', 'was der Weg dorthin kostet, bevor du ihn gehst: weg C3'],
    why: [
      'warum ETWAS',
      'warum etwas nicht möglich ist: warum gehen C2, warum kämpfen, warum schießen D1, warum stadt, warum karte hybris',
    ],
    rule: ['regel ID', 'was eine Regel sagt: regel MOVE-5'],
    card: [
      'karte NAME',
      'was auf einer Karte, einem Helden, einem Monster, einer Mission oder einem Ort steht: karte hybris, karte rose',
    ],
    hint: ['hinweis', 'was hier jemand täte, der gut spielt, und warum'],
    odds: ['chancen', 'die Antworten noch einmal, mit dem, wozu jede führen kann'],
    board: ['spielplan', 'die Stadt und alles daneben'],
    log: ['verlauf [N]', 'die letzten N Dinge, die passiert sind'],
    undo: [
      'zurücknehmen',
      'nimmt deine letzte Entscheidung zurück, solange nicht gewürfelt wurde und niemand sonst entschieden hat',
    ],
    rewind: ['zurückspulen', 'nimmt sie auf jeden Fall zurück; von dort an fallen andere Würfel'],
    save: ['speichern [DATEI]', 'speichert das Spiel (es wird auch nach jeder Entscheidung gespeichert)'],
    load: ['laden DATEI', 'macht mit einem anderen Spiel weiter'],
    quit: ['verlassen', 'speichern und gehen (auch Strg-C, Strg-D)'],
  },
}

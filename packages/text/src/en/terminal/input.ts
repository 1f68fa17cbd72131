/** What a person got wrong on the command line or in a file: one line each, and what to do instead. */

const commas = (known: readonly string[]): string => known.join(', ')

/** By the codes of the operating system; what is not here says the system in its own words. */
const REASONS: Readonly<Record<string, string>> = {
  ENOENT: 'no such file or folder',
  EACCES: 'permission denied',
  EISDIR: 'it is a folder',
  ENOTDIR: 'a part of the path is not a folder',
  EEXIST: 'a file is in the way',
  ENOSPC: 'the disk is full',
  EROFS: 'the disk is read-only',
}
interface Failed {
  readonly file: string
  /** A code of the operating system. */
  readonly why: string
  readonly message: string
}
const reason = ({ why, message }: Failed): string => REASONS[why] ?? message

interface Flag {
  readonly flag: string
}
interface File {
  readonly file: string
}
interface Files {
  readonly first: string
  readonly second: string
}
interface Asked {
  readonly seat: string
  readonly kind: string
}

export const input = {
  unknownLanguage: ({ given, known }: { given: string; known: readonly string[] }) =>
    `there is no language ${given}; there are ${commas(known)}`,
  unknownCommand: ({ name }: { name: string }) => `unknown command: ${name}; see "haven help"`,
  unexpectedArgument: ({ argument }: { argument: string }) => `unexpected argument: ${argument}`,
  missingArgument: ({ name }: { name: string }) => `something is missing: ${name}`,
  unknownOption: ({ flag }: Flag) => `unknown option: ${flag}`,
  valueMissing: ({ flag }: Flag) => `${flag} needs a value`,
  wholeNumber: ({ flag, least, most, value }: Flag & { least: number; most: number; value: string }) =>
    `--${flag} must be a whole number from ${least} to ${most}, not ${value}`,
  oneOf: ({ flag, known, value }: Flag & { known: readonly string[]; value: string }) =>
    `--${flag} must be one of ${commas(known)}, not ${value}`,
  unreadable: (failed: Failed) => `cannot read ${failed.file}: ${reason(failed)}`,
  unwritable: (failed: Failed) => `cannot write ${failed.file}: ${reason(failed)}`,
  // learn
  unknownScene: ({ given, known }: { given: string; known: readonly string[] }) =>
    `there is no scene ${given}; there are 0 to 6, or by name ${commas(known)}`,
  // play
  loadOrContinue: () => 'choose one of --load and --continue',
  onlyNewGames: ({ flag }: Flag) => `--${flag} is for a new game, not for a saved one`,
  noSave: ({ folder }: { folder: string }) => `there is no saved game in ${folder}; start one with "haven play"`,
  wholeSide: ({ people, sides }: { people: readonly string[]; sides: readonly string[] }) =>
    `in this game ${people.join(' and ') || 'nobody'} is a person, and here a whole side is: say --as ${commas(sides)}`,
  oneBot: ({ bots }: { bots: readonly string[] }) =>
    `in this game ${bots.join(' and ')} play, and here one bot does: name it with --bot`,
  foreignRules: ({ file, rules, known }: File & { rules: string; known: string }) =>
    `${file} was played with the rules ${rules}; here are ${known}`,
  // boxes
  boxWithoutEntry: ({ path, entries }: { path: string; entries: readonly string[] }) =>
    `${path} is no box: it has neither ${entries.join(' nor ')}`,
  boxNoModule: ({ path }: { path: string }) =>
    `${path} is no module yet: put a package.json with { "type": "module" } beside it`,
  boxNotLoaded: ({ path, message }: { path: string; message: string }) => `cannot load ${path}: ${message}`,
  boxNotExported: ({ path }: { path: string }) => `${path} is no box: it does not export "box"`,
  boxWordsNoObject: ({ path }: { path: string }) => `${path}: "words" must be an object`,
  boxTooLarge: ({ path, bytes, most }: { path: string; bytes: number; most: number }) =>
    `${path} comes to ${bytes} bytes packed, and a box may have ${most}`,
  boxFaulty: ({ path, faults }: { path: string; faults: number }) =>
    `${path} has ${faults === 1 ? '1 fault' : `${faults} faults`}; "haven check-box ${path}" tells them`,
  // the lab
  noBot: ({ name, known }: { name: string; known: readonly string[] }) =>
    `there is no bot ${name}; known are ${commas(known)}, thinking@NODES or scripted:FILE`,
  balanceBot: ({ name, known }: { name: string; known: readonly string[] }) =>
    `--bot must be one of ${commas(known)} or thinking@NODES, not ${name}`,
  noMap: ({ map, known }: { map: string; known: readonly string[] }) =>
    `there is no map ${map}; known are ${commas(known)}`,
  allIsAll: ({ flag, value }: Flag & { value: string }) => `--all plays everything; leave out --${flag} ${value}`,
  allOrList: ({ flag }: Flag) => `--${flag} is all or a list, not both`,
  notThere: ({ flag, id, known }: Flag & { id: string; known: readonly string[] }) =>
    `--${flag}: there is no ${id}; known are ${commas(known)}`,
  pairsOrGames: () => 'give either --pairs or --games, not both',
  gamesOdd: () => '--games must be even: two games are a pair',
  eloBounds: ({ given }: { given: string }) =>
    `--sprt needs two Elo differences, the smaller one first, such as 0,20; not ${given}`,
  comparePlaysNothing: ({ flag }: Flag) => `--compare plays nothing: leave out --${flag}`,
  otherMatch: ({ first, second, field, values }: Files & { field: string; values: readonly [string, string] }) =>
    `${first} and ${second} are of different matches: ${field} is ${values.join(' and ')}`,
  otherPairs: ({ first, second, counts, pair }: Files & { counts: readonly [number, number]; pair: number }) =>
    `${first} and ${second} hold different pairs (${counts.join(' and ')}): only one of them has pair ${pair}`,
  noPairs: ({ first, second }: Files) => `${first} and ${second} hold no pairs yet`,
  otherSetup: ({ first, second, pair }: Files & { pair: number }) =>
    `${first} and ${second} are of different matches: pair ${pair} has another set-up`,
  /** `what`: arena or tune. */
  noResults: ({ file, what, isOut }: File & { what: string; isOut: boolean }) =>
    `${file} holds no ${what} results${isOut ? ': name another file with --out' : ''}`,
  otherPlan: ({ file, what }: File & { what: string }) =>
    `${file} holds the results of another ${what} plan: name another file with --out`,
  damagedLine: ({ file, line, isOut }: File & { line: number; isOut: boolean }) =>
    `${file}: line ${line} is damaged${isOut ? '; name another file with --out' : ''}`,
  noPositions: ({ file }: File) => `${file} holds no positions (*.json)`,
  emptyText: ({ field }: { field: string }) => `${field} is empty: write it for a player to read`,
  longText: ({ field, length, most }: { field: string; length: number; most: number }) =>
    `${field} has ${length} characters; at most ${most} are read`,
  otherQuestion: ({ asked, instead }: { asked: Asked; instead: readonly Asked[] }) => {
    const found = instead.map(({ seat, kind }) => `${seat} ${kind}`).join(', ') || 'nothing: the game is over'
    return `tactic.asked is ${asked.seat} ${asked.kind}, but the scenario ends with ${found}`
  },
  bestIllegal: ({ index, legal }: { index: number; legal: readonly string[] }) =>
    `tactic.best[${index}] is no legal answer; legal are ${legal.join(' ')}`,
  bestEmpty: () => 'tactic.best is empty: name at least one answer',
  bestEverything: () => 'tactic.best names every legal answer: that is no question',
  sideMissing: () => '--side is missing: heroes or sins (or --fit for the value function)',
  fitBothSides: () => '--fit is for the value function of both sides: leave --side out',
  netAlone: () => '--net is for both sides and a run of its own: leave --side and --fit out',
  boxForNet: () => '--box is for --net: other weights are fitted to the core box',
  weightsOdd: ({ flag }: Flag) => `--${flag} must be even: each game is played with both weights`,
  partNumber: ({ flag, most, value }: Flag & { most: number; value: string }) =>
    `--${flag} must be a number above 0 and at most ${most}, not ${value}`,
  noWeight: ({ weight, known }: { weight: string; known: readonly string[] }) =>
    `--only: there is no weight ${weight}; known are ${commas(known)}`,
  staleGames: ({ file, game, cell }: File & { game: number; cell: string }) =>
    `${file}: game ${game} of ${cell} comes out otherwise now, so bots or cards have changed: choose another --out, or delete the file`,
  /** `field`: rules, bot or seed. */
  otherGames: ({ file, field, was, wanted }: File & { field: string; was: string | null; wanted: string }) =>
    `${file} holds games with the ${field} ${was ?? 'unknown'}, not ${wanted}: choose another --out, or delete the file`,
  foreignGames: ({ file }: File) => `${file} holds no games of "haven balance": choose another --out`,
  brokenGames: ({ file, line, field }: File & { line: number; field: string | null }) =>
    `${file} is broken in line ${line}${field === null ? '' : ` (${field})`}: delete that line and its game is played anew`,
  noMarks: ({ file, opening, closing }: File & { opening: string; closing: string }) =>
    `${file} has no lines "${opening}" and "${closing}": put them where the summary belongs`,
} as const

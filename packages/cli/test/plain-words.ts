import { columnsOf } from '@haven/lab/ground'

/** What is the same in every language. */
const SAME: readonly RegExp[] = [
  /** The rule or the card that a line comes from, as `rule` takes it. */
  /\[[A-Za-z][\w-]*\]/g,
  /** What is typed at a shell: the program, its commands and flags, paths of files. */
  /\bhaven( [a-z-]+)?/g,
  /--[a-z-]+/g,
  /[^\s⟦⟧]*\/[^\s⟦⟧]*/g,
  /[\w-]+\.(json|[jt]s|mjs)\b/g,
  /** Names of arguments, in capitals between brackets or at the beginning of a line. */
  /[<[][A-Z]+[>\]]|^ +[A-Z]+ {2,}/gm,
  /** The list of commands. */
  /^ +(play|learn|setup|run|verify|replay|simulate|balance|arena|tune|tactics|nightmare|coach|check-box|pack|doctor) {2,}/gm,
  /(\w|-)+(\|(\w|-)+){5,}/g,
  /SHA-256/g,
  /\b[0-9a-f]{64}\b/g,
  /\b[A-Z]+-\d+\b/g,
  /** What the person typed is said back as it was typed. */
  /^> .*$/gm,
  /"[^"\n]*"/g,
]

/** Words of three letters and more that no language has touched. */
export function plainWords(text: string): string[] {
  const left = SAME.reduce((rest, same) => rest.replace(same, ' '), text)
  return [...new Set(left.match(/[A-Za-z]{3,}/g) ?? [])]
}

/** Only what has to be copied in one piece may be wider. */
export const tooWide = (text: string, width: number): string[] =>
  text.split('\n').filter((line) => columnsOf(line) > width && !/haven |\/|[0-9a-f]{64}/.test(line))

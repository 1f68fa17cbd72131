/** Colours by meaning, not by name: without a terminal, or with NO_COLOR, everything is plain and still readable. */
const CODES = {
  plain: null,
  bold: [1, 22],
  dim: [2, 22],
  heading: [1, 22],
  hero: [36, 39],
  current: ['1;36', '22;39'],
  monster: [31, 39],
  boss: ['1;31', '22;39'],
  fire: [33, 39],
  corruption: [35, 39],
  pentagram: [35, 39],
  nest: [31, 39],
  good: [32, 39],
  bad: [31, 39],
  water: [34, 39],
} as const
export type Style = keyof typeof CODES
export type Paint = (style: Style, text: string) => string

export const plainPaint: Paint = (_, text) => text

export const colourPaint: Paint = (style, text) => {
  const codes = CODES[style]
  return codes && text !== '' ? `\u001b[${codes[0]}m${text}\u001b[${codes[1]}m` : text
}

/** https://no-color.org: any value that is not empty switches colours off. */
export function wantsColour(isTTY: boolean, env: NodeJS.ProcessEnv): boolean {
  if (env.NO_COLOR) return false
  return isTTY && env.TERM !== 'dumb'
}

/** Line drawing needs a UTF-8 terminal; only one that says it is something else gets plain ASCII. */
export function wantsUnicode(env: NodeJS.ProcessEnv): boolean {
  const locale = env.LC_ALL || env.LC_CTYPE || env.LANG || ''
  return locale === '' || /utf-?8/i.test(locale) || !/^(C|POSIX)$|\./.test(locale)
}

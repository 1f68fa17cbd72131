/** Numbers, lists, dates and plurals as a language has them. Each is made when it is first needed: that takes a browser long. */

/** One text for each plural form of the language; `#` stands for the number. */
export type Plural = Readonly<Partial<Record<Intl.LDMLPluralRule, string>>> & { readonly other: string }

export interface Speech {
  /** "A, B and C" */
  readonly list: (items: readonly string[]) => string
  /** "A, B or C" */
  readonly either: (items: readonly string[]) => string
  /** With at most so many digits behind the point; with at least so many. */
  readonly decimal: (value: number, digits?: number, least?: number) => string
  /** A chance: 0.35 is "35 %"; never "0 %" of what can happen, never "100 %" of what may not. */
  readonly percent: (chance: number) => string
  /** A part of what was counted: it may be none or all. */
  readonly share: (part: number) => string
  /** "3 Nov 2026" */
  readonly date: (at: number) => string
  /** The form that this number takes, with the number in it. */
  readonly plural: (value: number, forms: Plural) => string
}

export function speechOf(tag: string): Speech {
  let and: Intl.ListFormat | undefined
  let or: Intl.ListFormat | undefined
  let dates: Intl.DateTimeFormat | undefined
  let rules: Intl.PluralRules | undefined
  const numbers = new Map<string, Intl.NumberFormat>()
  const formatted = (value: number, options: Intl.NumberFormatOptions): string => {
    const key = Object.values(options).join()
    const format = numbers.get(key) ?? new Intl.NumberFormat(tag, options)
    numbers.set(key, format)
    return format.format(value)
  }
  const decimal: Speech['decimal'] = (value, digits = 1, least = 0) =>
    formatted(value, { maximumFractionDigits: digits, minimumFractionDigits: least })
  const share: Speech['share'] = (part) => formatted(part, { style: 'percent', maximumFractionDigits: 0 })
  return {
    list: (items) => {
      and ??= new Intl.ListFormat(tag, { type: 'conjunction' })
      return and.format(items)
    },
    either: (items) => {
      or ??= new Intl.ListFormat(tag, { type: 'disjunction' })
      return or.format(items)
    },
    decimal,
    percent: (chance) => {
      if (chance > 0 && chance < 0.01) return `<${share(0.01)}`
      return chance > 0.99 && chance < 1 - 1e-9 ? `>${share(0.99)}` : share(chance)
    },
    share,
    date: (at) => {
      dates ??= new Intl.DateTimeFormat(tag, { day: 'numeric', month: 'short', year: 'numeric' })
      return dates.format(at)
    },
    plural: (value, forms) => {
      rules ??= new Intl.PluralRules(tag)
      return (forms[rules.select(value)] ?? forms.other).replace('#', decimal(value))
    },
  }
}

/** Equal things together, in the order in which they first come. */
export function tally(items: readonly string[], phrase: (number: number, item: string) => string): string[] {
  const counts = new Map<string, number>()
  for (const item of items) counts.set(item, (counts.get(item) ?? 0) + 1)
  return [...counts].map(([item, number]) => phrase(number, item))
}

/** Figures of which there are several, by their kind and perhaps their number. */
export const SEVERAL = /^(acolyte|abomination)(-\d+)?$/

/** `acolyte-3` is an acolyte; all others are what they are. */
export const kindOf = (id: string): string => (SEVERAL.test(id) ? id.replace(/-\d+$/, '') : id)

const NPC_TOKENS = new Set(['commissioner', 'proxy', 'ravencorp'])
/** Tokens that are somebody. */
export const isNpc = (token: string): boolean => NPC_TOKENS.has(token)

/** What code puts together of several texts: French has spaces before a colon and a semicolon. */

/** "Weather: rain", or "Weather:" where the rest stands in another element. */
export const labelled = (language: string, label: string, value?: string): string =>
  `${label}${language === 'fr' ? '\u00a0' : ''}:${value === undefined ? '' : ` ${value}`}`

/** "rain; wind" */
export const clauses = (language: string, parts: readonly string[]): string =>
  parts.join(language === 'fr' ? '\u202f; ' : '; ')

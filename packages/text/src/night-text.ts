import type { Params } from '@haven/engine'
import type { NightWords } from './languages.ts'

/** What a key of First Night says, for those who press or for those who type. */
export function nightText(
  { says, typed }: Pick<NightWords, 'says' | 'typed'>,
  key: string,
  params: Params = {},
  isTyped = false,
): string {
  const said = isTyped && key in typed ? typed[key as keyof typeof typed] : says[key as keyof typeof says]
  return typeof said === 'function' ? said(params) : said
}

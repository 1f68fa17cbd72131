import type { Option, Params, Prompt, View } from '@haven/engine'
import {
  type FaultCode,
  ONLINE_CODES,
  type OnlineCode,
  type OnlineNo,
  type SaidNo,
  TABLE_CODES,
  type TableCode,
} from '@haven/table'
import { figureFacts } from '@haven/text'
import { isOnline, say } from '../base/online-words.ts'
import { catalogue, words } from '../base/words.ts'
import { rules } from '../model/rules.ts'

/** Sentences of the game for the screen: all from the catalogue. */

type Says<Code extends string> = Readonly<Record<Code, (params: Params) => string>>
/** Some of them are codes of files too: at home they are nothing else. */
const isOnlineCode = (code: FaultCode | OnlineCode): code is OnlineCode =>
  isOnline() && (ONLINE_CODES as readonly string[]).includes(code)
const isTableCode = (code: FaultCode): code is TableCode => (TABLE_CODES as readonly string[]).includes(code)

export function refusalText({ code, rule, params }: SaidNo | OnlineNo): string {
  if (isOnlineCode(code)) return (say.no as Says<OnlineCode>)[code](params)
  return isTableCode(code) ? (words.files as Says<TableCode>)[code](params) : catalogue.refusal({ code, rule, params })
}

export function optionText(option: Option, prompt: Prompt, view: View): string {
  const trackOf = (hero: string) => rules.tables.heroes.get(hero)?.track
  return catalogue.option(option, prompt, { trackOf, ...figureFacts(view) })
}

/** What is printed on the thing that an answer names. */
export function optionDetail(option: Option, prompt: Prompt, view: View): string | null {
  const card = option.card ?? option.mission ?? (option.yes === false ? undefined : option.ability)
  if (card !== undefined) return catalogue.card(card)?.text ?? null
  if (prompt.kind === 'reserve-hero' && option.hero !== undefined) return catalogue.card(option.hero)?.text ?? null
  if (prompt.kind === 'acolyte' && option.yes) {
    return catalogue.card(rules.tables.acolytes.get(view.setup.acolytes)?.ability ?? '')?.text ?? null
  }
  return null
}

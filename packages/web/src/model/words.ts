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
import { english } from '@haven/text'
import { onlineEnglish } from '@haven/text/online'
import { words } from '../base/words.ts'
import { rules } from '../model/rules.ts'

/** Sentences of the game for the screen: all from the catalogue. */

const TABLE_WORDS: Readonly<Record<TableCode, (params: Params) => string>> = words.files
const ONLINE_WORDS: Readonly<Record<OnlineCode, (params: Params) => string>> = onlineEnglish.no
const isOnlineCode = (code: FaultCode | OnlineCode): code is OnlineCode =>
  (ONLINE_CODES as readonly string[]).includes(code)
const isTableCode = (code: FaultCode): code is TableCode => (TABLE_CODES as readonly string[]).includes(code)

export function refusalText({ code, rule, params }: SaidNo | OnlineNo): string {
  if (isOnlineCode(code)) return ONLINE_WORDS[code](params)
  return isTableCode(code) ? TABLE_WORDS[code](params) : english.refusal({ code, rule, params })
}

export function optionText(option: Option, prompt: Prompt, view: View): string {
  return english.option(option, prompt, {
    trackOf: (hero) => rules.tables.heroes.get(hero)?.track,
    spaceOf: (monster) => view.monsters.find(({ id }) => id === monster)?.space,
  })
}

/** What is printed on the thing that an answer names. */
export function optionDetail(option: Option, prompt: Prompt, view: View): string | null {
  const card = option.card ?? option.mission ?? (option.yes === false ? undefined : option.ability)
  if (card !== undefined) return english.card(card)?.text ?? null
  if (prompt.kind === 'reserve-hero' && option.hero !== undefined) return english.card(option.hero)?.text ?? null
  if (prompt.kind === 'acolyte' && option.yes) {
    return english.card(rules.tables.acolytes.get(view.setup.acolytes)?.ability ?? '')?.text ?? null
  }
  return null
}

export { english }

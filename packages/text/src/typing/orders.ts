import type { Tongue } from './tongue.ts'

/** Orders of several parts, taken apart: what each part names is for the caller to look up. */

export interface Arming {
  readonly card: string
  readonly hero?: string
  readonly wounds?: number
}

/** "hubris", "hubris against Rose", "hubris from 2 wounds", "hubris against Rose from 2 wounds" */
export function readArming(text: string, tongue: Tongue, mostWounds: number): Arming {
  const { pattern } = tongue
  const whole = new RegExp(
    `^(.+?)(?:\\s+(?:${pattern('against')})\\s+(.+?))?(?:\\s+(?:${pattern('from')})\\s+([1-${mostWounds}])(?:\\s+(?:${pattern('wounds')}))?)?$`,
    'iu',
  )
  const [, card = text, hero, wounds] = whole.exec(text.trim()) ?? []
  return { card, ...(hero !== undefined && { hero }), ...(wounds !== undefined && { wounds: Number(wounds) }) }
}

export interface Drafted {
  readonly monster: string
  /** Null: to the hero, wherever that is. */
  readonly to: string | null
  readonly after?: string
  readonly fight: boolean
}

/** "abomination 1 to hero, fight", "acolyte 2 to C3 after Rose" */
export function readDraft(text: string, tongue: Tongue): Drafted | null {
  const { pattern, bare } = tongue
  const whole = new RegExp(
    `^(.+?)\\s+(?:${pattern('to')})\\s+(.+?)(?:\\s+(?:${pattern('after')})\\s+(.+?))?((?:,|\\s+(?:${pattern('and')}))?\\s+(?:${pattern('fight')}))?$`,
    'iu',
  )
  const [, monster, where = '', after, fight] = whole.exec(text.trim()) ?? []
  if (monster === undefined) return null
  const isHero = new RegExp(`^(?:${pattern('hero')})$`, 'iu').test(bare(where))
  return { monster, to: isHero ? null : where, ...(after !== undefined && { after }), fight: fight !== undefined }
}

/** "safely to C3": the safest way, or the shortest. */
export function readWalk(text: string, tongue: Tongue): { readonly safely: boolean; readonly place: string } {
  const safely = new RegExp(`^(?:${tongue.pattern('safely')})(?:\\s+|$)`, 'iu')
  return { safely: safely.test(text.trim()), place: tongue.place(text.trim().replace(safely, '')) }
}

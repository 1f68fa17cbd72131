import { PROMPTS } from '@haven/engine'
import type { Asked } from './presser.ts'
import type { Wish } from './sensible.ts'

/**
 * The least that any table would need: one press for each thing that somebody has to decide. A walk and the deed at its
 * end are one, so are a roll and whether corruption is taken for it, all that one roll is spent on, and a strike.
 */
export class Decided {
  #id = ''
  #last = ''

  /** Is it another one than that before? */
  isNew({ id, kind }: Asked, { option, there }: Wish): boolean {
    if (id === this.#id) return false
    this.#id = id
    const before = this.#last
    const { assigns } = PROMPTS[kind]
    const now = option.do ?? (assigns ? 'results' : kind)
    this.#last = option.do === 'move' && there?.do ? `to ${there.do}` : now
    if (kind === 'corruption' || kind === 'orbital-kill') return false
    return now === 'results' ? before !== now : before !== `to ${now}`
  }
}

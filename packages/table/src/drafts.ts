import { type Answer, type Option, PROMPTS, type Prompt, type Rules, type State, type View } from '@haven/engine'
import type { Order, ReactOrder } from './orders.ts'

/**
 * A reaction that the Sins player has drafted while the hero still moves: which monster, where to, and whether it
 * fights. It is his own choice, made early. When the turn ends it is looked at again, and where it is not possible any
 * more he is asked as if he had drafted nothing.
 */

const isReact = (order: Order): order is ReactOrder => order.order === 'react'

/** The newest draft for the hero whose turn has ended; once begun it is carried through. */
function draftFor(orders: readonly Order[], prompt: Prompt): ReactOrder | undefined {
  const drafts = orders.filter(isReact)
  return prompt.kind === 'reaction'
    ? drafts.findLast(({ hero, begun }) => !begun && (hero === undefined || hero === prompt.subject.hero))
    : drafts.findLast(({ begun }) => begun)
}

/** Figures of a kind that stand together are one: any of them will do. */
function isMove(option: Option, { monster, to }: ReactOrder, view: View, hero: string | undefined): boolean {
  const goal = to ?? view.heroes.find((each) => each.hero === hero)?.space
  if (option.to !== goal || option.monster === undefined) return false
  const meant = view.monsters.find(({ id }) => id === monster)
  const moved = view.monsters.find(({ id }) => id === option.monster)
  if (!meant || !moved) return false
  return meant.id === moved.id || (meant.kind === moved.kind && meant.space === moved.space && isMany(meant.kind))
}

const isMany = (kind: string): boolean => kind === 'acolyte' || kind === 'abomination'

function moveOf(rules: Rules, state: State, draft: ReactOrder): Answer | null {
  const prompt = rules.prompts(state)[0]
  if (prompt?.kind !== 'reaction-move') return null
  const view = rules.view(state, 'sins')
  const option = rules.options(state, prompt).find((each) => isMove(each, draft, view, prompt.subject.hero))
  return option ? { prompt: prompt.id, seat: 'sins', option: option.id } : null
}

/** Does the monster stand there already? Then it need not move. */
function isThere({ monster, to }: ReactOrder, view: View, hero: string | undefined): boolean {
  const goal = to ?? view.heroes.find((each) => each.hero === hero)?.space
  return view.monsters.some(({ id, space }) => id === monster && space === goal)
}

/** Spent for nothing it would be lost: the move is tried out before the token goes. */
function isPossible(rules: Rules, state: State, prompt: Prompt, draft: ReactOrder): boolean {
  const after = rules.copy(state)
  const view = rules.view(state, 'sins')
  if (isThere(draft, view, prompt.subject.hero)) return draft.fight
  const yes = rules.options(state, prompt).find((option) => option.yes)
  if (!yes) return false
  rules.advance(after, { prompt: prompt.id, seat: 'sins', option: yes.id })
  for (let asked = rules.prompts(after)[0]; asked?.kind === 'sin-card'; asked = rules.prompts(after)[0]) {
    rules.advance(after, { prompt: asked.id, seat: 'sins', option: 'none' })
  }
  return moveOf(rules, after, draft) !== null
}

/** What the drafts answer to what the Sins player is asked now; null: then he is asked himself. */
export function draftedAnswer(rules: Rules, state: State, orders: readonly Order[]): Answer | null {
  const prompt = rules.prompts(state)[0]
  const draft = prompt?.seat === 'sins' ? draftFor(orders, prompt) : undefined
  if (!prompt || !draft) return null
  const options = rules.options(state, prompt)
  const give = (option: Option | undefined): Answer | null =>
    option ? { prompt: prompt.id, seat: 'sins', option: option.id } : null
  switch (PROMPTS[prompt.kind].reacts) {
    case 'token':
      return isPossible(rules, state, prompt, draft) ? give(options.find(({ yes }) => yes)) : null
    case 'move':
      if (isThere(draft, rules.view(state, 'sins'), prompt.subject.hero)) return give(options.find(({ none }) => none))
      return moveOf(rules, state, draft)
    case 'fight':
      return give(options.find(({ yes }) => (yes === true) === draft.fight))
    case undefined:
      return null
  }
}

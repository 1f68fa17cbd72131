import { type Answer, type PromptKind, RuleError, type Seat } from '@haven/engine'
import type { TableGame } from '@haven/table'

/** Several answers at one press: each is given only if it is legal when its turn comes. */

type Give = (answer: Answer) => Promise<void>

/** What is suggested, as long as the seat is asked the same kind of question. */
export async function giveSuggested(
  game: TableGame,
  seat: Seat,
  kind: PromptKind,
  suggest: () => string,
  give: Give,
): Promise<void> {
  for (;;) {
    const [prompt] = game.prompts
    if (prompt?.seat !== seat || prompt.kind !== kind) break
    await give({ prompt: prompt.id, seat, option: suggest() })
  }
}

/** A plan for results that are assigned one at a time, as far as it is still legal. */
export async function givePlanned(
  game: TableGame,
  seat: Seat,
  first: string,
  options: readonly string[],
  give: Give,
): Promise<void> {
  const [asked] = game.prompts
  if (asked?.seat !== seat || asked.id !== first) {
    throw new RuleError('stale-prompt', asked?.rule ?? 'TURN-1', { prompt: first, seat })
  }
  for (const option of options) {
    const [prompt] = game.prompts
    if (prompt?.seat !== seat || prompt.kind !== asked.kind) break
    if (!game.rules.options(game.state, prompt).some(({ id }) => id === option)) break
    await give({ prompt: prompt.id, seat, option })
  }
}

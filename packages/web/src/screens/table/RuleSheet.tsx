import type { JSX } from 'preact'
import { catalogue, words } from '../../base/words.ts'
import { Sheet } from '../../parts/page/Sheet.tsx'

/** The paragraph of a rule, or the card that is cited in its place. */
export function RuleSheet({ id, close }: { readonly id: string; readonly close: () => void }): JSX.Element {
  const rule = catalogue.rule(id)
  return (
    <Sheet title={words.table.ruleOf(id)} close={close}>
      <p class="rule__text">{rule?.text ?? id}</p>
      <p>
        <a href={`/rules#${id}`}>{words.ruleBook.inTheBook}</a>
      </p>
    </Sheet>
  )
}

import { fits, type Option, type PromptKind, type Seat } from '@haven/engine'
import { asList, asObject, fault, parseFile, readScenario, type Scenario } from '@haven/engine/files'

/** A position with one clearly best answer, as it is shipped: `haven tactics --ship` writes them from examples/tactics. */
export interface ShippedDrill {
  readonly name: string
  readonly seat: string
  readonly kind: string
  /** The best answers and the scenario, read when it is opened: nobody opens all of them. */
  readonly tactic: string
}

/** Ids of options, or fields that they have; all options that fit are right. */
export type Best = readonly (string | Partial<Option>)[]

export interface Drill {
  readonly name: string
  readonly asked: { readonly seat: Seat; readonly kind: PromptKind }
  readonly best: Best
  readonly scenario: Scenario
}

export const shipDrill = ({ name, asked, best, scenario }: Drill): ShippedDrill => ({
  name,
  seat: asked.seat,
  kind: asked.kind,
  tactic: JSON.stringify({ best, scenario }),
})

export function drillIn({ name, seat, kind, tactic }: ShippedDrill): Drill {
  const { best, scenario } = asObject(parseFile(tactic), name)
  if (best === undefined) fault('missing-field', `${name}.best`)
  return {
    name,
    asked: { seat: seat as Seat, kind: kind as PromptKind },
    best: asList(best, `${name}.best`) as Best,
    scenario: readScenario(scenario),
  }
}

export const rightAnswers = (options: readonly Option[], best: Best): readonly string[] =>
  options
    .filter((option) => best.some((each) => (typeof each === 'string' ? option.id === each : fits(option, each))))
    .map(({ id }) => id)

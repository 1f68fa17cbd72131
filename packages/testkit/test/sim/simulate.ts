/** A game in a bad world. */
export interface Run {
  readonly answers: number
  readonly kills: number
  readonly ledger: { readonly cuts: number; readonly stored: number }
  play(): Promise<readonly string[]>
}

/** Many of them; the first violations are told with the seed that shows them again. */
export async function simulate(seed: string, count: number, begin: (seed: string) => Run) {
  const violations: string[] = []
  let [games, answers, cuts, stored, kills] = [0, 0, 0, 0, 0]
  for (; games < count && violations.length < 5; games++) {
    const name = `${seed} ${games}`
    const run = begin(name)
    for (const violation of await run.play()) violations.push(`${name}: ${violation}`)
    answers += run.answers
    cuts += run.ledger.cuts
    stored += run.ledger.stored
    kills += run.kills
  }
  return { violations, games, answers, cuts, stored, kills }
}

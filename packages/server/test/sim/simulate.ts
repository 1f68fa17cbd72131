import { Run } from './run.ts'

/** Many games in bad worlds; the first violations are told with the seed that shows them again. */
export async function simulate(seed: string, count: number) {
  const violations: string[] = []
  let [games, answers, cuts, stored] = [0, 0, 0, 0]
  for (; games < count && violations.length < 5; games++) {
    const name = `${seed} ${games}`
    const run = new Run(name)
    for (const violation of await run.play()) violations.push(`${name}: ${violation}`)
    answers += run.answers
    cuts += run.ledger.cuts
    stored += run.ledger.stored
  }
  return { violations, games, answers, cuts, stored }
}

import type { JSX } from 'preact'
import { catalogue, words } from '../../base/words.ts'
import type { SeatLuck } from '../../model/recap/luck.ts'

/** What the dice of each seat should have shown beside what they showed. */
export function LuckLedger({ luck }: { readonly luck: readonly SeatLuck[] }): JSX.Element {
  if (luck.length === 0) return <p>{words.recap.noDice}</p>
  return (
    <div class="luck">
      {luck.map((account) => (
        <Account key={account.seat} account={account} />
      ))}
    </div>
  )
}

function Account({ account }: { readonly account: SeatLuck }): JSX.Element {
  const { recap: say } = words
  const { seat, betterThan, lines, rolls, dice, actual, expected } = account
  const id = `luck-${seat}`
  return (
    <section class="luck__seat panel" aria-labelledby={id} data-side={seat === 'sins' ? 'sins' : 'heroes'}>
      <h3 id={id}>{catalogue.name(seat)}</h3>
      <p class="luck__word">
        <b>{say.luckWord(betterThan)}</b> <span>{say.luckShare(betterThan)}</span>
      </p>
      <div class="luck__gauge" aria-hidden="true">
        <span class="luck__needle" style={{ left: `${betterThan * 100}%` }} />
      </div>
      <p class="luck__sums">
        {say.luckSums(actual, expected)} · {say.rolls(rolls, dice)}
      </p>
      <table class="table">
        <thead>
          <tr>
            <th scope="col">{say.result}</th>
            <th scope="col">{say.expected}</th>
            <th scope="col">{say.actual}</th>
            <th scope="col">{say.difference}</th>
          </tr>
        </thead>
        <tbody>
          {lines.map((line) => (
            <tr key={line.result}>
              <th scope="row">{say.results[line.result]}</th>
              <td>{say.expectedNumber(line.expected)}</td>
              <td>{line.actual}</td>
              <td data-sign={line.actual >= line.expected ? 'more' : 'less'}>
                {say.differenceNumber(line.actual - line.expected)}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}

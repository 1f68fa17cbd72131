import type { Forecast } from '@haven/odds'
import type { JSX } from 'preact'
import { words } from '../../base/words.ts'
import { optionText } from '../../model/words.ts'
import { useStore } from '../../parts/context/store-context.ts'

type FightForecast = Extract<Forecast, { of: 'fight' }>

const COLUMNS = 5
const atLeastOne = (chances: readonly number[]): number => 1 - (chances[0] ?? 1)

/** Before the dice: what each answer would make of the roll, side by side. */
export function FightOdds(): JSX.Element | null {
  const store = useStore()
  const { value: question } = store.question
  const { value: view } = store.view
  if (!question || !view) return null
  const found = question.options.flatMap((option) => {
    const forecast = store.forecasts.value[option.id]
    return forecast?.of === 'fight' ? [{ option, forecast }] : []
  })
  if (found.length === 0) return null
  return (
    <ul class="fight-odds">
      {found.map(({ option, forecast }) => (
        <li key={option.id} class="fight-odds__one" data-chosen={store.preview.value === option.id}>
          <p class="fight-odds__name">{optionText(option, question, view)}</p>
          <Dice forecast={forecast} />
          <p class="fight-odds__kill" data-inspect="number:band">
            <b>{words.table.odds.share(atLeastOne(forecast.odds.kills))}</b>
            <span>{words.table.odds.kill}</span>
          </p>
          <Wounds wounds={forecast.odds.wounds} />
          <p class="fight-odds__death" data-inspect="number:death" data-deadly={forecast.odds.death > 0.1}>
            {words.table.odds.death(forecast.odds.death)}
          </p>
        </li>
      ))}
    </ul>
  )
}

function Dice({ forecast }: { readonly forecast: FightForecast }): JSX.Element {
  const { heroDice, sinDice } = forecast
  return (
    <p class="fight-odds__dice" data-inspect="number:dice">
      <span data-side="hero">{words.table.odds.heroDice(heroDice)}</span>
      <span data-side="sins">{words.table.odds.sinDice(sinDice)}</span>
    </p>
  )
}

/** How many wounds, as columns; heard as one sentence. */
function Wounds({ wounds }: { readonly wounds: readonly number[] }): JSX.Element {
  const shares = Array.from({ length: COLUMNS }, (_, n) =>
    n === COLUMNS - 1 ? wounds.slice(n).reduce((sum, p) => sum + p, 0) : (wounds[n] ?? 0),
  )
  const { odds } = words.table
  return (
    <div class="fight-odds__wounds" role="img" aria-label={odds.wounds(shares)}>
      {shares.map((share, n) => (
        <span key={n} class="fight-odds__column" data-harm={n === 0 ? 'none' : n < 3 ? 'some' : 'much'}>
          <span class="fight-odds__share">{share >= 0.005 ? odds.share(share) : ''}</span>
          <span class="fight-odds__bar" style={{ height: `${Math.max(2, share * 40)}px` }} />
          <span class="fight-odds__count">{words.ways.column(n, n === COLUMNS - 1)}</span>
        </span>
      ))}
    </div>
  )
}

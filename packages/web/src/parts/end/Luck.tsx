import type { JSX } from 'preact'
import { words } from '../../base/words.ts'
import type { SeatLuck } from '../../model/recap/luck.ts'
import type { LooksAs } from './Head.tsx'

interface LuckProps {
  readonly sides: readonly SeatLuck[] | null
  readonly sin: string
  readonly as: LooksAs
}

/** Both sides' dice in one line each. */
export function Luck({ sides, sin, as }: LuckProps): JSX.Element {
  const { recap: say } = words
  const whose = (isSins: boolean): string =>
    isSins === (as === 'sins') ? say.yourDice : isSins ? say.sinDice(sin) : say.heroesDice
  return (
    <section class="end__luck" aria-labelledby="end-luck">
      <div class="end__title">
        <h2 id="end-luck">{say.luck}</h2>
        <p>{say.allRolls}</p>
      </div>
      {sides?.length === 0 && <p>{say.noDice}</p>}
      {sides?.map(({ seat, betterThan, actual, expected }) => (
        <div key={seat} class="dice-luck" data-side={seat === 'sins' ? 'sins' : 'heroes'}>
          <b>{whose(seat === 'sins')}</b>
          <span class="dice-luck__gauge" aria-hidden="true">
            <i style={{ left: `${betterThan * 100}%` }} />
          </span>
          <span class="dice-luck__word">{say.luckWord(betterThan)}</span>
          <small>{say.counting(actual, expected)}</small>
        </div>
      ))}
    </section>
  )
}

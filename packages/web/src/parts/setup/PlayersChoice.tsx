import { HEROES_IN_PLAY } from '@haven/engine'
import type { JSX } from 'preact'
import { catalogue, words } from '../../base/words.ts'
import { Choice } from './Choice.tsx'

const heroesWith = (players: number): number => HEROES_IN_PLAY[players] ?? 3

/** How many play the heroes, and how many heroes that makes. */
export function PlayersChoice(props: {
  readonly value: number
  readonly pick: (players: number) => void
}): JSX.Element {
  const { newGame } = words
  return (
    <Choice
      name="players"
      title={newGame.heroPlayers}
      look="chips"
      value={String(props.value)}
      offers={[1, 2, 3, 4].map((number) => ({
        value: String(number),
        name: catalogue.labelled(String(number), newGame.heroPlayersHint(heroesWith(number))),
        show: <span>{number}</span>,
      }))}
      pick={(number) => props.pick(Number(number))}
    >
      <span class="choice__aside" aria-hidden="true">
        {newGame.heroPlayersHint(heroesWith(props.value))}
      </span>
    </Choice>
  )
}

import type { JSX } from 'preact'
import { catalogue, words } from '../../base/words.ts'
import { mapsOf, RANDOM } from '../../model/boxes/offers.ts'
import { Choice } from './Choice.tsx'

/** Which of a story's maps. */
export function MapChoice(props: {
  readonly story: string
  readonly value: string
  readonly pick: (map: string) => void
}): JSX.Element {
  const { newGame } = words
  return (
    <Choice
      name="map"
      title={newGame.map}
      isQuiet
      look="chips"
      value={props.value}
      offers={[...mapsOf(props.story), RANDOM].map((id) => ({
        value: id,
        name: id === RANDOM ? newGame.random : catalogue.name(id),
      }))}
      pick={props.pick}
    />
  )
}

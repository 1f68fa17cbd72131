import type { JSX } from 'preact'
import { words } from '../../base/words.ts'
import { boxes, isOn, nameOfBox, switchBox } from '../../model/boxes/boxes.ts'
import { startAgain } from './wishes.ts'

/** What may be in the game beside the core box. */
export function Boxes(): JSX.Element {
  const { newGame } = words
  return (
    <fieldset class="new__boxes">
      <legend>{newGame.boxes}</legend>
      {boxes().map(({ manifest }) => (
        <label key={manifest.id} class="switch">
          <input
            type="checkbox"
            checked={isOn(manifest)}
            onChange={(event) => {
              switchBox(manifest, event.currentTarget.checked)
              startAgain()
            }}
          />
          <span>{nameOfBox(manifest)}</span>
        </label>
      ))}
      <a class="button" data-size="small" href="/boxes">
        {newGame.ownBoxes}
      </a>
    </fieldset>
  )
}

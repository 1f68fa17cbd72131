import './sound.css'
import type { JSX } from 'preact'
import { words } from '../../base/words.ts'
import { changeSound, SLIDERS, soundSettings } from './sound-settings.ts'
import { speakerState } from './speaker.ts'

/** Three sliders, and captions for those who read sounds. */
export function SoundForm(): JSX.Element {
  const { sound: say } = words
  const { value: now } = soundSettings
  return (
    <fieldset class="sound-form stack">
      <legend class="eyebrow">{say.title}</legend>
      <label class="switch">
        <input
          type="checkbox"
          checked={now.on}
          onChange={(event) => changeSound({ on: event.currentTarget.checked })}
        />
        <span>{say.on}</span>
      </label>
      {SLIDERS.map((name) => (
        <label key={name} class="sound-form__slider">
          <span>{say.sliders[name]}</span>
          <input
            class="slider"
            type="range"
            min="0"
            max="1"
            step="0.05"
            value={now[name]}
            disabled={!now.on}
            aria-valuetext={say.volume(now[name])}
            onInput={(event) => changeSound({ [name]: Number(event.currentTarget.value) })}
          />
          <output>{say.volume(now[name])}</output>
        </label>
      ))}
      <label class="switch">
        <input
          type="checkbox"
          checked={now.captions}
          onChange={(event) => changeSound({ captions: event.currentTarget.checked })}
        />
        <span>{say.captions}</span>
      </label>
      {now.on && speakerState.value !== 'ready' && (
        <p class="sound-form__note">{speakerState.value === 'missing' ? say.missing : say.waiting}</p>
      )}
    </fieldset>
  )
}

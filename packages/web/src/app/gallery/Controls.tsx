import type { JSX } from 'preact'
import { Icon } from '../../base/icons/Icon.tsx'
import { TABLE_ICONS, UI_GLYPHS } from '../../base/icons/names.ts'

const TONES = ['quiet', 'primary', 'danger', 'gold', 'ghost'] as const

/** Buttons, chips, fields, tables and icons, as the theme has them. */
export function Controls(): JSX.Element {
  return (
    <section class="gallery__part">
      <h2>Controls</h2>
      <div class="gallery__row">
        {TONES.map((tone) => (
          <button key={tone} type="button" class="button" data-tone={tone}>
            <span class="key">1</span>
            <Icon name="crossed-swords" />
            Fight <span class="button__note">84 % win</span>
          </button>
        ))}
        <button type="button" class="button" disabled>
          Cleanse
        </button>
        <button type="button" class="button" data-size="small">
          Undo
        </button>
        <button type="button" class="button" data-size="icon" aria-label="Close">
          <Icon name="close" />
        </button>
      </div>
      <div class="gallery__row">
        {['', 'accent', 'gold', 'sin', 'good', 'warn'].map((tone) => (
          <span key={tone} class="chip" data-tone={tone}>
            <Icon name="fire" />
            {tone || 'plain'}
          </span>
        ))}
        <button type="button" class="chip" data-tone="accent" aria-pressed="true">
          <Icon name="check" />
          pressed
        </button>
      </div>
      <div class="gallery__row">
        <label class="switch">
          <input type="checkbox" checked />
          Less motion
        </label>
        <label class="switch">
          <input type="checkbox" />
          One tap
        </label>
        <div class="segments" role="radiogroup" aria-label="Speed">
          {['normal', 'quick', 'instant'].map((speed, i) => (
            <label key={speed}>
              <input type="radio" name="speed" checked={i === 0} />
              {speed}
            </label>
          ))}
        </div>
        <label class="field">
          Name
          <input class="input" placeholder="Somebody" />
        </label>
        <label class="field">
          Story
          <select class="select">
            <option>Haven's Last Stand</option>
          </select>
        </label>
        <label class="field">
          Volume
          <input class="slider" type="range" />
        </label>
      </div>
      <table class="table">
        <thead>
          <tr>
            <th>Seat</th>
            <th class="number">Expected</th>
            <th class="number">Actual</th>
          </tr>
        </thead>
        <tbody>
          <tr>
            <td>Rose</td>
            <td class="number">12.4</td>
            <td class="number">15</td>
          </tr>
          <tr>
            <td>Pride</td>
            <td class="number">20.1</td>
            <td class="number">17</td>
          </tr>
        </tbody>
      </table>
      <p class="empty">No saved games yet. They appear here by themselves.</p>
      <ul class="gallery__row" aria-label="Icons">
        {[...UI_GLYPHS, ...TABLE_ICONS].map((name) => (
          <li key={name} class="chip">
            <Icon name={name} />
            {name}
          </li>
        ))}
      </ul>
    </section>
  )
}

import type { Seat } from '@haven/engine'
import { type OnlineNo, saidNo } from '@haven/table'
import { signal } from '@preact/signals'
import type { JSX } from 'preact'
import { useEffect } from 'preact/hooks'
import { Icon } from '../../base/icons/Icon.tsx'
import { go } from '../../base/router.ts'
import { words } from '../../base/words.ts'
import { useWordsOf } from '../../model/boxes/boxes.ts'
import { USUAL_BOT } from '../../model/first-game.ts'
import { workerLink } from '../../model/link.ts'
import { textOf } from '../../model/links/links.ts'
import type { SavedGame } from '../../model/messages.ts'
import { Refused } from '../../model/refused.ts'
import { versions } from '../../model/rules.ts'
import { refusalText } from '../../model/words.ts'
import { iconOf } from '../../parts/cards/card-icons.ts'
import { Shell } from '../../parts/page/Shell.tsx'

const ROLES = ['file', 'heroes', 'sins', 'both'] as const
type Role = (typeof ROLES)[number]

const HEROES: readonly Seat[] = ['hero1', 'hero2', 'hero3', 'hero4']
const PEOPLE: Readonly<Record<Role, readonly Seat[] | null>> = {
  file: null,
  heroes: HEROES,
  sins: ['sins'],
  both: ['sins', ...HEROES],
}

/** Null until the host has answered. */
const saved = signal<readonly SavedGame[] | null>(null)
const refusal = signal<OnlineNo | null>(null)
const role = signal<Role>('file')
const pasted = signal('')

async function refresh(): Promise<void> {
  saved.value = await workerLink().call('list', {})
}

async function load(given: string): Promise<void> {
  refusal.value = null
  try {
    const text = await textOf(versions, given)
    const people = PEOPLE[role.value]
    const game = await workerLink().call('import', { text, people, bot: USUAL_BOT })
    // A save holds its seed: it does not stay on the page.
    pasted.value = ''
    go(`/g/${game}${location.search}`)
  } catch (error) {
    const told = error instanceof Refused ? error.refusal : saidNo(error)
    if (!told) throw error
    refusal.value = told
  }
}

async function loadFile(input: HTMLInputElement): Promise<void> {
  const [file] = input.files ?? []
  if (file) await load(await file.text())
  input.value = ''
}

const nameOf = ({ story, sin, round, over }: SavedGame): string =>
  over === null ? words.saves.saved(story, sin, round) : words.saves.finished(story, over)

async function remove(game: SavedGame): Promise<void> {
  await workerLink().call('delete', { game: game.id })
  await refresh()
}

export function LoadGame(): JSX.Element {
  const { landing, saves } = words
  useWordsOf((saved.value ?? []).flatMap(({ story, sin }) => [story, sin]))
  useEffect(() => {
    void refresh()
  }, [])
  const roles: Readonly<Record<Role, string>> = {
    file: landing.loadAsFile,
    heroes: landing.loadAsHeroes,
    sins: landing.loadAsSins,
    both: landing.loadAsBoth,
  }
  return (
    <Shell title={landing.loadTitle}>
      <div class="page__narrow">
        <section class="panel page__text" aria-labelledby="saved-title">
          <h2 id="saved-title">{landing.savedGames}</h2>
          {/* Its line is kept until it is known: whoever presses below must not miss what moves under the hand. */}
          {!saved.value?.length && <p style={{ visibility: saved.value ? 'visible' : 'hidden' }}>{landing.none}</p>}
          <ul class="saved-list">
            {saved.value?.map((game) => (
              <li key={game.id} class="saved" data-over={game.over !== null}>
                <a class="saved__link" href={`/g/${game.id}`}>
                  <Icon name={iconOf(game.sin, 'arrow')} />
                  {nameOf(game)}
                </a>
                <button
                  type="button"
                  class="button"
                  data-tone="ghost"
                  aria-label={saves.deleteThis(nameOf(game))}
                  onClick={() => void remove(game)}
                >
                  {saves.delete}
                </button>
              </li>
            ))}
          </ul>
        </section>
        <section class="panel page__text" aria-labelledby="load-title">
          <h2 id="load-title">{landing.load}</h2>
          <label class="field">
            {landing.loadAs}
            <select
              class="select"
              value={role.value}
              onChange={(event) => (role.value = event.currentTarget.value as Role)}
            >
              {ROLES.map((each) => (
                <option key={each} value={each}>
                  {roles[each]}
                </option>
              ))}
            </select>
          </label>
          <label class="field">
            {landing.loadFile} ({landing.loadFileHint})
            <input
              class="input file"
              type="file"
              accept="application/json,.json"
              onChange={(event) => void loadFile(event.currentTarget)}
            />
          </label>
          <label class="field">
            {landing.loadLink}
            <textarea
              class="input"
              rows={3}
              value={pasted.value}
              onInput={(event) => (pasted.value = event.currentTarget.value)}
            />
          </label>
          <button type="button" class="button" data-tone="primary" onClick={() => void load(pasted.value)}>
            {landing.loadDo}
          </button>
          {refusal.value && (
            <p class="alarm" role="alert">
              {refusalText(refusal.value)}
            </p>
          )}
        </section>
      </div>
    </Shell>
  )
}

import { type OnlineNo, saidNo } from '@haven/table'
import type { BoxManifest } from '@haven/table/boxes'
import { useSignal } from '@preact/signals'
import type { JSX } from 'preact'
import { useEffect } from 'preact/hooks'
import { words } from '../../base/words.ts'
import { boxes, isOn, nameOfBox, switchBox, useWordsOf } from '../../model/boxes/boxes.ts'
import { installed, uninstall } from '../../model/boxes/installed.ts'
import { installBox } from '../../model/boxes-in-use.ts'
import { fetchBox, offeredHere } from '../../model/offered-boxes.ts'
import { refusalText } from '../../model/words.ts'
import { Shell } from '../../parts/page/Shell.tsx'

/** What it adds, in numbers. */
function Adds({ manifest }: { readonly manifest: BoxManifest }): JSX.Element {
  const counts = Object.entries(manifest.adds).filter(([kind]) => kind !== 'crate')
  return <small>{counts.map(([kind, list]) => words.boxes.adds(kind, list.length)).join(', ')}</small>
}

function Here({ manifest }: { readonly manifest: BoxManifest }): JSX.Element {
  const say = words.boxes
  const name = nameOfBox(manifest)
  const theirs = installed.value.filter(({ id }) => id === manifest.id)
  const isTheirs = theirs.length > 0
  const older = theirs.filter(({ hash }) => hash !== manifest.hash).map(({ version }) => version)
  return (
    <li class="box">
      <div>
        <b>{name}</b> <span>{say.version(manifest.version)}</span> {!isTheirs && <span>({say.ours})</span>}
        <br />
        <Adds manifest={manifest} />
        {older.length > 0 && <small>{say.olderKept(older)}</small>}
      </div>
      <label class="switch">
        <input
          type="checkbox"
          aria-label={say.onOf(name)}
          checked={isOn(manifest)}
          onChange={(event) => switchBox(manifest, event.currentTarget.checked)}
        />
        <span>{say.on}</span>
      </label>
      {isTheirs && (
        <button
          type="button"
          class="button"
          data-size="small"
          data-tone="ghost"
          aria-label={say.removeThis(name)}
          onClick={() => void uninstall(manifest.id)}
        >
          {say.remove}
        </button>
      )}
    </li>
  )
}

/** `/boxes`: what lies beside the core box; `/boxes#HASH` is a link to a box of this server. */
export function BoxesPage(): JSX.Element {
  const say = words.boxes
  useWordsOf(boxes().map(({ manifest }) => manifest.id))
  const offered = useSignal<readonly BoxManifest[]>([])
  const refusal = useSignal<OnlineNo | null>(null)
  const told = useSignal('')
  const bring = async (deed: () => Promise<BoxManifest | null>): Promise<void> => {
    refusal.value = null
    told.value = ''
    try {
      const manifest = await deed()
      told.value = manifest ? say.installed(nameOfBox(manifest), manifest.version) : say.notOffered
    } catch (error) {
      const no = saidNo(error)
      if (!no) throw error
      refusal.value = no
    }
  }
  const fetchIt = (hash: string): Promise<void> =>
    bring(async () => ((await fetchBox(hash)) ? (installed.peek().find((box) => box.hash === hash) ?? null) : null))
  const read = async (input: HTMLInputElement): Promise<void> => {
    const [file] = input.files ?? []
    if (file) await bring(async () => installBox(await file.text()))
    input.value = ''
  }
  useEffect(() => {
    void offeredHere().then((found) => {
      offered.value = found
    })
    const hash = location.hash.slice(1)
    if (hash !== '') void fetchIt(hash)
  }, [])
  const left = offered.value.filter(({ hash }) => !installed.value.some((box) => box.hash === hash))
  return (
    <Shell title={say.title}>
      <div class="page__narrow">
        <p>{say.lead}</p>
        <section class="panel page__text" aria-labelledby="boxes-here">
          <h2 id="boxes-here">{say.here}</h2>
          <ul class="boxes">
            {boxes().map(({ manifest }) => (
              <Here key={manifest.hash} manifest={manifest} />
            ))}
          </ul>
          <p>{say.removeHint}</p>
        </section>
        <section class="panel page__text" aria-labelledby="boxes-install">
          <h2 id="boxes-install">{say.install}</h2>
          <label class="field">
            {say.file}
            <input
              class="input file"
              type="file"
              accept="application/json,.json"
              onChange={(event) => void read(event.currentTarget)}
            />
          </label>
          {left.length > 0 && (
            <>
              <h3>{say.offered}</h3>
              <ul class="boxes">
                {left.map((manifest) => (
                  <li key={manifest.hash} class="box">
                    <div>
                      <b>{nameOfBox(manifest)}</b> <span>{say.version(manifest.version)}</span>
                      <br />
                      <Adds manifest={manifest} />
                    </div>
                    <button
                      type="button"
                      class="button"
                      data-size="small"
                      aria-label={say.fetchThis(nameOfBox(manifest))}
                      onClick={() => void fetchIt(manifest.hash)}
                    >
                      {say.fetch}
                    </button>
                  </li>
                ))}
              </ul>
            </>
          )}
          <p role="status">{told.value}</p>
          {refusal.value && (
            <p class="alarm" role="alert">
              {refusalText(refusal.value)}
            </p>
          )}
        </section>
        <p>
          <a class="button" href="/new">
            {say.newGame}
          </a>
        </p>
      </div>
    </Shell>
  )
}

import '../../parts/links/links.css'
import type { BotName } from '@haven/bots'
import { RuleError, type View } from '@haven/engine'
import { type SaidNo, saidNo } from '@haven/table'
import { useSignal } from '@preact/signals'
import type { JSX } from 'preact'
import { useEffect } from 'preact/hooks'
import { go } from '../../base/router.ts'
import { catalogue, words } from '../../base/words.ts'
import { type PlaysAs, peopleOf } from '../../model/desk-messages.ts'
import { workerLink } from '../../model/link.ts'
import { packedIn, positionIn } from '../../model/links/links.ts'
import type { NotedPosition } from '../../model/links/moment.ts'
import { rules } from '../../model/rules.ts'
import { refusalText } from '../../model/words.ts'
import { CityPicture } from '../../parts/city/MapPicture.tsx'
import { PlayOnForm } from '../../parts/links/PlayOnForm.tsx'
import { Shell } from '../../parts/page/Shell.tsx'

type Read =
  | { readonly read: 'position'; readonly position: NotedPosition; readonly view: View }
  | { readonly read: 'fault'; readonly fault: SaidNo }

/** A position goes by public facts here: whoever opens a link has not chosen a side yet. */
async function read(): Promise<Read> {
  try {
    const packed = packedIn(`${location.pathname}${location.hash}`)
    if (packed === null) throw new RuleError('missing-field', 'file', { field: 'link' })
    const position = await positionIn(rules, packed)
    return { read: 'position', position, view: rules.view(rules.fromPosition(position, 'haven/link'), 'spectator') }
  } catch (error) {
    const fault = saidNo(error)
    if (!fault) throw error
    return { read: 'fault', fault }
  }
}

/** `/p#…`: somebody shared a moment. */
export function PositionPage(): JSX.Element {
  const found = useSignal<Read | null>(null)
  useEffect(() => {
    const look = () =>
      void read().then((now) => {
        found.value = now
      })
    look()
    addEventListener('hashchange', look)
    return () => removeEventListener('hashchange', look)
  }, [])
  const { links } = words
  if (!found.value) {
    return (
      <main class="loading" aria-busy="true">
        <p class="display">{links.reading}</p>
      </main>
    )
  }
  if (found.value.read === 'fault') {
    return (
      <Shell title={links.badTitle}>
        <p class="alarm" role="alert">
          {refusalText(found.value.fault)}
        </p>
        <p>{links.bad}</p>
        <p>
          <a class="button" href="/load">
            {words.landing.load}
          </a>
        </p>
      </Shell>
    )
  }
  return <Position position={found.value.position} view={found.value.view} />
}

function Position({ position, view }: { readonly position: NotedPosition; readonly view: View }): JSX.Element {
  const { links } = words
  const { setup, mission } = view
  const begin = async (as: PlaysAs, bot: BotName) => {
    const seats = ['sins' as const, ...(rules.tables.seats[setup.heroPlayers] ?? [])]
    const game = { position, people: peopleOf(seats, as), bots: {}, bot }
    go(`/g/${await workerLink().call('new', { game })}`)
  }
  return (
    <Shell title={links.title}>
      <p>{links.lead}</p>
      <div class="position">
        <CityPicture view={view} label={words.newGame.mapPicture(setup.map)} />
        <section class="panel stack position__facts" aria-labelledby="position-story">
          <p class="eyebrow">{links.moment(view.round, view.track)}</p>
          <h2 class="position__story" id="position-story">
            {catalogue.name(setup.story)}
          </h2>
          <p>{links.against(setup.sin, setup.acolytes)}</p>
          <p>{links.mission(mission.id, mission.progress, mission.count)}</p>
          <h3 class="panel__title">{links.heroes}</h3>
          <ul class="stack">
            {view.heroes.map(({ hero, form, space, wounds, corruption }) => (
              <li key={hero} class="position__hero">
                {links.hero(form, space, wounds.length, corruption)}
              </li>
            ))}
          </ul>
          {position.note !== undefined && <p class="position__note">{links.dealtAnew}</p>}
        </section>
        <section class="panel stack position__play" aria-labelledby="position-play">
          <h2 id="position-play">{links.playOn}</h2>
          <PlayOnForm begin={begin} />
          <a class="button" href={`/online${location.hash}`}>
            {links.playOnline}
          </a>
        </section>
      </div>
    </Shell>
  )
}

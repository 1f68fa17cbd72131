import '../../parts/links/links.css'
import type { BotName } from '@haven/bots'
import { RuleError, type View } from '@haven/engine'
import { type SaidNo, saidNo } from '@haven/table'
import { useSignal } from '@preact/signals'
import type { JSX } from 'preact'
import { useEffect } from 'preact/hooks'
import { go } from '../../base/router.ts'
import { rulebook, speakOfRules } from '../../base/rulebook-words.ts'
import { catalogue, words } from '../../base/words.ts'
import { type PlaysAs, peopleOf } from '../../model/desk-messages.ts'
import { workerLink } from '../../model/link.ts'
import { exampleIn } from '../../model/links/example-links.ts'
import { linkTo, packedIn, positionIn } from '../../model/links/links.ts'
import type { NotedPosition } from '../../model/links/moment.ts'
import { rules, versions } from '../../model/rules.ts'
import { showGame } from '../../model/rules-shown.ts'
import { refusalText } from '../../model/words.ts'
import { CityPicture } from '../../parts/city/MapPicture.tsx'
import { PlayOnForm } from '../../parts/links/PlayOnForm.tsx'
import { Shell } from '../../parts/page/Shell.tsx'

type Read =
  | {
      readonly read: 'position'
      readonly position: NotedPosition
      readonly view: View
      /** What follows the `#` of a link to it. */
      readonly packed: string
      readonly example?: OpenExample
    }
  | { readonly read: 'fault'; readonly fault: SaidNo }

/** An example of the rules: what it shows, and who plays it. */
interface OpenExample {
  readonly number: number
  readonly as: PlaysAs
}

async function readExample(number: number): Promise<Read> {
  const [{ exampleOf }] = await Promise.all([import('../../model/examples.ts'), speakOfRules()])
  const { position, as } = exampleOf(number)
  const packed = packedIn(await linkTo(rules, position)) ?? ''
  const view = rules.view(rules.fromPosition(position, 'haven/link'), 'spectator')
  return { read: 'position', position, view, packed, example: { number, as } }
}

/** A position goes by public facts here: whoever opens a link has not chosen a side yet. */
async function read(): Promise<Read> {
  try {
    const example = exampleIn(location.hash)
    if (example !== null) return await readExample(example)
    const packed = packedIn(`${location.pathname}${location.hash}`)
    if (packed === null) throw new RuleError('missing-field', 'file', { field: 'link' })
    const { position, rules: own } = await positionIn(versions, packed)
    await showGame(own.version)
    const view = own.view(own.fromPosition(position, 'haven/link'), 'spectator')
    return { read: 'position', position, view, packed }
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
  return <Position key={found.value.packed} {...found.value} />
}

const exampleTitle = (number: number): string => rulebook.example.title(number, rulebook.examples[number]?.title ?? '')

function Position({ position, view, packed, example }: Extract<Read, { read: 'position' }>): JSX.Element {
  const { links } = words
  const { setup, mission } = view
  const begin = async (as: PlaysAs, bot: BotName) => {
    const seats = ['sins' as const, ...(rules.tables.seats[setup.heroPlayers] ?? [])]
    const game = { position, people: peopleOf(seats, as), bots: {}, bot }
    go(`/g/${await workerLink().call('new', { game })}`)
  }
  return (
    <Shell title={example ? exampleTitle(example.number) : links.title}>
      <p>{example ? rulebook.examples[example.number]?.text : links.lead}</p>
      {example && (
        <p class="row">
          <span>{rulebook.example.lead}</span>
          <a class="button" data-size="small" href="/rules">
            {rulebook.example.back}
          </a>
        </p>
      )}
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
          {!example && position.note !== undefined && <p class="position__note">{links.dealtAnew}</p>}
        </section>
        <section class="panel stack position__play" aria-labelledby="position-play">
          <h2 id="position-play">{links.playOn}</h2>
          <PlayOnForm begin={begin} {...(example && { as: example.as })} />
          <a class="button" href={`/online#${packed}`}>
            {links.playOnline}
          </a>
        </section>
      </div>
    </Shell>
  )
}

import { dayAt, scorePuzzle } from '@haven/table/puzzle'
import { useSignal } from '@preact/signals'
import type { ComponentType, JSX } from 'preact'
import { useEffect, useMemo } from 'preact/hooks'
import { fail } from '../../base/failure.ts'
import { nightmareWords as say } from '../../base/puzzle-words.ts'
import { workerLink } from '../../model/link.ts'
import type { CallAnswer } from '../../model/messages.ts'
import { keepDay, puzzlesKept } from '../../model/puzzles-kept.ts'
import { Loading } from '../../parts/page/Loading.tsx'
import { Shell } from '../../parts/page/Shell.tsx'
import { NightmareEnd } from './NightmareEnd.tsx'
import { PosedTable } from './PosedTable.tsx'
import { PuzzleMenu } from './PuzzleMenu.tsx'

type Words = ComponentType<{ readonly game: string }> | undefined

const pathOf = (day: number): string => `/nightmare/${day}`

interface NightmarePageProps {
  readonly game?: string | undefined
  readonly Words?: Words
}

/** `/nightmare` is today's, `/nightmare/12` an earlier one; those to come are nobody's yet. */
export function NightmarePage({ game, Words }: NightmarePageProps): JSX.Element {
  const today = useMemo(() => dayAt(Date.now()), [])
  const day = game === undefined ? today : Number(game)
  if (day > today) {
    return (
      <Shell title={say.notYet}>
        <p>{say.notYetText(today)}</p>
        <p>
          <a class="button" data-tone="primary" href="/nightmare">
            {say.title}
          </a>
        </p>
      </Shell>
    )
  }
  return <Nightmare key={day} day={day} today={today} Words={Words} />
}

interface NightmareProps {
  readonly day: number
  readonly today: number
  readonly Words: Words
}

function Nightmare({ day, today, Words }: NightmareProps): JSX.Element {
  const posed = useSignal<CallAnswer<'nightmare'> | null>(null)
  const chosen = useSignal<string | null>(null)
  useEffect(() => {
    workerLink()
      .call('nightmare', { day })
      .then((found) => {
        posed.value = found
      })
      .catch((error: unknown) => fail(String(error)))
  }, [day])
  const now = posed.value
  const End = useMemo(
    () => () => {
      const option = chosen.value
      if (!now || option === null) return null
      const again = () => {
        chosen.value = null
        posed.value = { ...now }
      }
      return <NightmareEnd day={day} today={today} posed={now} chosen={placeOf(now, option)} again={again} />
    },
    [now],
  )
  const Menu = useMemo(
    () =>
      ({ close }: { readonly close: () => void }) => (
        <PuzzleMenu
          title={say.day(day)}
          goOn={say.goOn}
          leave={say.leave}
          back="/"
          asText={`${pathOf(day)}?view=text`}
          close={close}
        />
      ),
    [day],
  )
  if (!now) return <Loading />
  const answered = (option: string) => {
    chosen.value = option
    if (day === today) keepDay(day, scoreOf(now, option))
  }
  return (
    <PosedTable
      posed={now}
      path={pathOf(day)}
      Menu={Menu}
      said={<Asked day={day} posed={now} />}
      End={End}
      answered={answered}
      Words={Words}
    />
  )
}

const placeOf = ({ view }: CallAnswer<'nightmare'>, option: string): number =>
  view.prompts[0]?.options.findIndex(({ id }) => id === option) ?? -1

const scoreOf = (posed: CallAnswer<'nightmare'>, option: string) => scorePuzzle(posed.puzzle, placeOf(posed, option))

function Asked({ day, posed }: { readonly day: number; readonly posed: CallAnswer<'nightmare'> }): JSX.Element {
  const { seat, view } = posed
  const isPlayed = puzzlesKept.peek().days[day] !== undefined
  return (
    <>
      <b class="night-lane__voice">{say.day(day)}</b> {say.asked[seat === 'sins' ? 'sins' : 'heroes']}{' '}
      {view.prompts[0]?.kind === 'hero-turn' && say.firstStep} {isPlayed && say.played(day)}
    </>
  )
}

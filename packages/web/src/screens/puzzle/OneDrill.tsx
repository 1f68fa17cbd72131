import type { Topic } from '@haven/table/puzzle'
import { useSignal } from '@preact/signals'
import type { ComponentType, JSX } from 'preact'
import { useEffect, useMemo } from 'preact/hooks'
import { fail } from '../../base/failure.ts'
import { drillWords as say } from '../../base/puzzle-words.ts'
import { Loading } from '../../parts/page/Loading.tsx'
import { DrillEnd } from './DrillEnd.tsx'
import { type Drilled, type OpenDrill, openDrill, type Verdict } from './open-drill.ts'
import { PosedTable } from './PosedTable.tsx'
import { PuzzleMenu } from './PuzzleMenu.tsx'

interface OneDrillProps {
  readonly set: string
  readonly drilled: Drilled
  readonly number: number
  readonly of: number
  /** Once, for the first answer. */
  readonly answered: (topic: Topic, isRight: boolean) => void
  readonly next: () => void
  readonly Words?: ComponentType<{ readonly game: string }> | undefined
}

const BACK = '/drills'

/** One question, and what is said to its answer. */
export function OneDrill({ set, drilled, number, of, answered, next, Words }: OneDrillProps): JSX.Element {
  const opened = useSignal<OpenDrill | null>(null)
  const chosen = useSignal<string | null>(null)
  const verdict = useSignal<Verdict | null>(null)
  const isCounted = useSignal(false)
  useEffect(() => {
    openDrill(drilled)
      .then((found) => {
        opened.value = found
      })
      .catch((error: unknown) => fail(String(error)))
  }, [])
  const Menu = useMemo(
    () =>
      ({ close }: { readonly close: () => void }) => (
        <PuzzleMenu
          title={say.title}
          goOn={say.goOn}
          leave={say.leave}
          back={BACK}
          asText={`${BACK}/${set}?view=text`}
          close={close}
        />
      ),
    [set],
  )
  const now = opened.value
  const End = useMemo(
    () => () => {
      if (!now || chosen.value === null) return null
      const again = () => {
        chosen.value = null
        verdict.value = null
        opened.value = { ...now, posed: { ...now.posed } }
      }
      const heading = `${say.number(number, of)} · ${now.title}`
      return (
        <DrillEnd
          heading={heading}
          posed={now.posed}
          chosen={chosen.value}
          verdict={verdict.value}
          again={again}
          next={next}
        />
      )
    },
    [now],
  )
  if (!now) return <Loading />
  const judge = async (option: string) => {
    chosen.value = option
    const found = await now.judge(option)
    verdict.value = found
    if (isCounted.peek()) return
    isCounted.value = true
    answered(drilled.topic, found.isRight)
  }
  const side = now.posed.seat === 'sins' ? 'sins' : 'heroes'
  return (
    <PosedTable
      posed={now.posed}
      path={BACK}
      Menu={Menu}
      said={
        <>
          <b class="night-lane__voice">{say.number(number, of)}</b>{' '}
          {'game' in drilled ? say.own.asked : say.asked[side]}
        </>
      }
      End={End}
      answered={(option) => {
        judge(option).catch((error: unknown) => fail(String(error)))
      }}
      Words={Words}
    />
  )
}

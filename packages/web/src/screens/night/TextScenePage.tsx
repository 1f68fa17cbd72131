import './night.css'
import { nightText } from '@haven/text/languages'
import type { JSX } from 'preact'
import { night } from '../../base/night-words.ts'
import { catalogue } from '../../base/words.ts'
import { LAST_SCENE, scenePath } from '../../model/night.ts'
import { introOf, saidNow, shownText } from '../../model/night-said.ts'
import { useStore } from '../../parts/context/store-context.ts'
import { TextScreen } from '../text-view/TextScreen.tsx'
import { anew, OwnersCard, PlayGame } from './doors.tsx'
import { useHelp } from './use-help.ts'
import { WithScene } from './WithScene.tsx'

/** `/first-night/3?view=text`: the same scene in words. */
export function TextScenePage({ game: scene = '' }: { readonly game?: string }): JSX.Element {
  return (
    <WithScene scene={Number(scene)} End={Nothing} Lane={TextBubble}>
      {(game) => <TextScreen game={game} />}
    </WithScene>
  )
}

const Nothing = (): null => null

/** Who listens takes twice as long. */
const SLOWNESS = 2

/** Before the question: what is said to it; at the end what comes next. */
function TextBubble(): JSX.Element | null {
  const store = useStore()
  const { value: lesson } = store.lesson
  const help = useHelp(store, lesson, SLOWNESS)
  if (!lesson) return null
  const { scene, over, voice, answers, wrong } = lesson
  const following = scene > 0 && scene < LAST_SCENE ? scene + 1 : null
  const said = over ? null : saidNow(lesson, help, true)
  const shown = help.show ? shownText(store, lesson) : null
  const isFirst = answers.length === 0 && wrong === 0
  return (
    <div class="text-night">
      <div role="status" aria-live="polite">
        {isFirst && !over && <p>{introOf(lesson, true)}</p>}
        {said && (
          <p>
            <b>{catalogue.labelled(night.voice(voice))}</b> {said.text} {said.rule !== null && night.rule(said.rule)}
          </p>
        )}
        {shown !== null && !over && <p>{night.shown(shown)}</p>}
        {over && (
          <p>
            <b>{catalogue.labelled(night.voice(voice))}</b> {nightText(night, over.reward, over.params, true)}
          </p>
        )}
        {over && over.par.length > 0 && <p>{night.par(over.par)}</p>}
        {over && scene === 0 && <OwnersCard />}
      </div>
      {over && (
        <p class="row">
          {following === null ? (
            <PlayGame />
          ) : (
            <a class="button" data-tone="primary" href={`${scenePath(following)}?view=text`}>
              {night.next(night.scenes[following] ?? '')}
            </a>
          )}
          <button type="button" class="button" onClick={() => void store.undo()}>
            {night.back}
          </button>
          <button type="button" class="button" onClick={() => anew(scene)}>
            {night.again}
          </button>
        </p>
      )}
    </div>
  )
}

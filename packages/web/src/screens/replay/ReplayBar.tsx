import './replay.css'
import { type LogStep, postcardOf, withPostcard } from '@haven/table'
import { useComputed, useSignal } from '@preact/signals'
import type { JSX } from 'preact'
import { useMemo } from 'preact/hooks'
import { Icon } from '../../base/icons/Icon.tsx'
import type { IconName } from '../../base/icons/names.ts'
import { words } from '../../base/words.ts'
import { workerLink } from '../../model/link.ts'
import { linesOf } from '../../model/log-lines.ts'
import { momentPath } from '../../model/online/address.ts'
import { originOf } from '../../model/online/origins.ts'
import { branch, branchOnline } from '../../model/play-on.ts'
import { isAddress } from '../../model/records/kept-record.ts'
import { replayPath, roundMoments } from '../../model/replay/turns.ts'
import { REPLAY_SPEEDS, type ReplaySpeed, type ReplayStore } from '../../model/replay-store.ts'
import { CopyLink } from '../../parts/links/CopyLink.tsx'
import { PlayOnForm } from '../../parts/links/PlayOnForm.tsx'
import { Sheet } from '../../parts/page/Sheet.tsx'

/** Where the question stands at a table, a replay has its controls. */
export function ReplayBar({ replay }: { readonly replay: ReplayStore }): JSX.Element {
  const isBranching = useSignal(false)
  const { replay: say } = words
  const { opened, moment } = replay
  const origin = useMemo(() => originOf(opened.game), [opened.game])
  const round = replay.frame.value?.view.round ?? 0
  const sentence = useComputed(() => lastTold(opened.steps, moment.value))
  return (
    <section class="replay-bar" aria-label={say.bar}>
      <p class="replay-bar__sentence" role="status">
        {sentence.value}
      </p>
      <Scrubber replay={replay} round={round} />
      <div class="replay-bar__row">
        <Buttons replay={replay} />
        <span class="replay-bar__moment">{say.moment(moment.value, opened.length)}</span>
        <Speeds replay={replay} />
        <div class="replay-bar__ways">
          <button
            type="button"
            class="button"
            data-tone="primary"
            data-size="small"
            onClick={() => {
              replay.pause()
              isBranching.value = true
            }}
          >
            {say.playOn}
          </button>
          <CopyLink
            size="small"
            label={say.link}
            link={() => workerLink().call('moment-link', { game: opened.game, moment: moment.value })}
          />
          {origin && (
            <CopyLink
              size="small"
              label={say.onlineLink}
              link={() =>
                Promise.resolve(
                  withPostcard(
                    momentPath(origin.table, origin.game, moment.value),
                    replay.frame.value && postcardOf('replay', replay.frame.value.view),
                  ),
                )
              }
            />
          )}
          {opened.isOver && (
            <a class="button" data-size="small" href={`/g/${opened.game}/recap`}>
              {say.recap}
            </a>
          )}
          <a
            class="button"
            data-tone="ghost"
            data-size="small"
            href={isAddress(opened.game) ? '/you' : `/g/${opened.game}`}
          >
            {say.leave}
          </a>
        </div>
      </div>
      {isBranching.value && (
        <Sheet
          title={say.playOn}
          close={() => {
            isBranching.value = false
          }}
        >
          <PlayOnForm
            note={replay.frame.value?.between ? say.playOnHint : say.playOnEarlier}
            begin={(as, bot) => branch(opened.game, moment.value, as, bot)}
          />
          <button type="button" class="button" onClick={() => void branchOnline(opened.game, moment.value)}>
            {say.playOnline}
          </button>
        </Sheet>
      )}
    </section>
  )
}

/** What happened last: many an answer, such as to pass, brings nothing that would be told. */
function lastTold(steps: readonly LogStep[], moment: number): string {
  for (let at = moment; at >= 0; at--) {
    const lines = linesOf(steps[at] ?? { events: [], sealed: false }, at)
    if (lines.length > 0) return lines.map(({ text }) => text).join(' ')
  }
  return ''
}

function Scrubber({ replay, round }: { readonly replay: ReplayStore; readonly round: number }): JSX.Element {
  const { replay: say, recap } = words
  const { opened, moment } = replay
  const share = (at: number): string => `${opened.length === 0 ? 0 : (at / opened.length) * 100}%`
  return (
    <div class="scrubber">
      <input
        class="slider scrubber__range"
        type="range"
        min="0"
        max={opened.length}
        step="1"
        value={moment.value}
        aria-label={say.scrubber}
        aria-valuetext={say.momentIn(moment.value, opened.length, round)}
        onInput={(event) => {
          replay.pause()
          void replay.go(Number(event.currentTarget.value))
        }}
      />
      <ol class="scrubber__rounds">
        {roundMoments(opened.steps).map(({ round: number, moment: at }) => (
          <li key={number} class="scrubber__round" style={{ left: share(at) }}>
            <a href={replayPath(opened.game, at)} tabIndex={-1}>
              {recap.roundMark(number)}
            </a>
          </li>
        ))}
      </ol>
    </div>
  )
}

function Buttons({ replay }: { readonly replay: ReplayStore }): JSX.Element {
  const { replay: say } = words
  const { opened, moment, isPlaying, isAtEnd } = replay
  const isAtStart = moment.value === 0
  const step = (to: () => Promise<void>) => () => {
    replay.pause()
    void to()
  }
  return (
    <div class="replay-bar__buttons">
      <Button icon="first" label={say.first} isOff={isAtStart} press={step(() => replay.go(0))} />
      <Button icon="up" label={say.turnBack} isOff={isAtStart} press={step(() => replay.turn(-1))} />
      <Button icon="left" label={say.back} isOff={isAtStart} press={step(() => replay.step(-1))} />
      <Button
        icon={isPlaying.value ? 'pause' : 'play'}
        label={isPlaying.value ? say.pause : say.play}
        press={() => replay.toggle()}
        isMain
      />
      <Button icon="right" label={say.forward} isOff={isAtEnd.value} press={step(() => replay.step(1))} />
      <Button icon="down" label={say.turnForward} isOff={isAtEnd.value} press={step(() => replay.turn(1))} />
      <Button icon="last" label={say.last} isOff={isAtEnd.value} press={step(() => replay.go(opened.length))} />
    </div>
  )
}

interface ButtonProps {
  readonly icon: IconName
  readonly label: string
  readonly press: () => void
  readonly isOff?: boolean
  readonly isMain?: boolean
}

/** One that would do nothing stays in its place: focus must not be lost at the ends. */
function Button({ icon, label, press, isOff = false, isMain = false }: ButtonProps): JSX.Element {
  return (
    <button
      type="button"
      class="button"
      data-size="icon"
      data-tone={isMain ? 'primary' : 'ghost'}
      aria-label={label}
      aria-disabled={isOff}
      title={label}
      onClick={() => {
        if (!isOff) press()
      }}
    >
      <Icon name={icon} />
    </button>
  )
}

function Speeds({ replay }: { readonly replay: ReplayStore }): JSX.Element {
  const { replay: say } = words
  return (
    <fieldset class="segments replay-bar__speeds" aria-label={say.speed}>
      {REPLAY_SPEEDS.map((speed: ReplaySpeed) => (
        <label key={speed}>
          <input
            type="radio"
            name="replay-speed"
            checked={replay.speed.value === speed}
            onChange={() => {
              replay.speed.value = speed
            }}
          />
          {say.speeds[speed]}
        </label>
      ))}
    </fieldset>
  )
}

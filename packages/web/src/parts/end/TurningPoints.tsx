import { useSignal } from '@preact/signals'
import type { JSX } from 'preact'
import { Icon } from '../../base/icons/Icon.tsx'
import { catalogue, words } from '../../base/words.ts'
import { branch } from '../../model/play-on.ts'
import type { Recap } from '../../model/recap/recap.ts'
import type { TurningPoint } from '../../model/recap/turning.ts'
import { optionText } from '../../model/words.ts'
import { PlacePicture } from '../city/PlacePicture.tsx'
import { PlayOnForm } from '../links/PlayOnForm.tsx'
import { Sheet } from '../page/Sheet.tsx'
import { Better } from './Better.tsx'
import { Door, type Doors } from './Door.tsx'
import type { Thoughts } from './use-recap.ts'

interface TurningPointsProps {
  readonly game: string | null
  readonly recap: Recap | null
  readonly thoughts: Thoughts
  readonly doors: Doors
}

/** As many places as there will be, so that nothing moves when they are filled. */
const PLACES = [0, 1, 2] as const

export const small = (text: string): string => text.charAt(0).toLocaleLowerCase() + text.slice(1)

/** What somebody had chosen before it, if it was somebody here. */
export function choiceBefore({ own, view }: TurningPoint, people: Recap['players']['people']): string {
  const { recap: say } = words
  if (!own) return ''
  const what = small(optionText(own.option, own.prompt, view))
  return people.length > 1 ? say.seatChose(own.seat, what) : say.chose(what)
}

export function TurningPoints({ game, recap, thoughts, doors }: TurningPointsProps): JSX.Element | null {
  const { recap: say, replay } = words
  const chosen = useSignal<TurningPoint | null>(null)
  if (recap && recap.turning.length === 0) return null
  return (
    <section class="end__turning" aria-labelledby="end-turning">
      <h2 class="visually-hidden" id="end-turning">
        {say.turning}
      </h2>
      <ol class="turning">
        {PLACES.map((place) => {
          const point = recap?.turning[place]
          if (recap && !point) return null
          return (
            <li key={place} class="turning__point" aria-busy={!point}>
              {point && recap && (
                <Point
                  number={place + 1}
                  point={point}
                  people={recap.players.people}
                  thoughts={thoughts}
                  doors={doors}
                  playOn={() => {
                    chosen.value = point
                  }}
                />
              )}
            </li>
          )
        })}
      </ol>
      {chosen.value && (
        <Sheet
          title={say.playOn}
          close={() => {
            chosen.value = null
          }}
        >
          <PlayOnForm
            note={replay.playOnHint}
            begin={(as, bot) => branch(game ?? '', (chosen.value as TurningPoint).from, as, bot)}
          />
        </Sheet>
      )}
    </section>
  )
}

interface PointProps {
  readonly number: number
  readonly point: TurningPoint
  readonly people: Recap['players']['people']
  readonly thoughts: Thoughts
  readonly doors: Doors
  readonly playOn: () => void
}

function Point({ number, point, people, thoughts, doors, playOn }: PointProps): JSX.Element {
  const { recap: say } = words
  const { before, after, headline, space, view, round, from } = point
  const text = headline ? catalogue.event(headline) : ''
  return (
    <>
      <p class="turning__top" data-for={after >= before ? 'heroes' : 'sins'}>
        <span class="turning__number" aria-hidden="true">
          {number}
        </span>
        <span class="turning__round">{say.round(round)}</span>
        <b class="turning__swing display" aria-hidden="true">
          {say.swing(before, after)}
        </b>
        <span class="visually-hidden">{say.swingWords(before, after)}</span>
      </p>
      <div class="turning__picture">
        {space !== null && <PlacePicture view={view} space={space} label={say.placeOf(space)} />}
      </div>
      <p class="turning__text">
        {choiceBefore(point, people)} {text}
      </p>
      <Better point={point} thoughts={thoughts} isShort />
      <div class="turning__doors">
        <Door doors={doors} moment={from} label={say.watchThisOf(text)}>
          <Icon name="play" />
          {say.watchThis}
        </Door>
        <button type="button" class="button" data-size="small" aria-label={say.playOnOf(text)} onClick={playOn}>
          {say.playOn}
        </button>
      </div>
    </>
  )
}

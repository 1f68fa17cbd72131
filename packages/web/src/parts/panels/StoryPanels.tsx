import type { JSX } from 'preact'
import { Icon } from '../../base/icons/Icon.tsx'
import type { IconName } from '../../base/icons/names.ts'
import { CardThumb } from '../art/CardThumb.tsx'
import { iconOf } from '../cards/card-icons.ts'
import { useTable } from '../context/table-context.ts'
import { isSameData, unlessSame } from '../context/unless-same.tsx'
import { Inspect } from './Inspect.tsx'
import type { ApocalypseModel, LevelModel, MissionModel, MissionState, StoryModel } from './story-model.ts'

const levelIcon = ({ reveals, reactions, level }: LevelModel): IconName =>
  reveals ? 'card-draw' : reactions > 0 ? 'eye' : level === 0 ? 'ring' : 'die'

/** The track from 0 to 7: what each level brings, and how far it has come. */
export function ApocalypseTrack({
  model,
  compact = false,
}: {
  readonly model: ApocalypseModel
  readonly compact?: boolean
}): JSX.Element {
  const { words } = useTable()
  return (
    <article class="doom" data-compact={compact || undefined} aria-label={words.level(model.level, model.most)}>
      {!compact && (
        <p class="panel__title">
          <Icon name="burning-skull" />
          {words.apocalypse}
          <b>{model.level}</b>
        </p>
      )}
      <ol class="doom__levels">
        {model.levels.map((level) => (
          <li
            key={level.id}
            class="doom__level"
            data-reached={level.reached || undefined}
            data-now={level.isNow || undefined}
            style={{ '--heat': String(level.level / Math.max(1, model.most)) }}
          >
            <Inspect
              of={String(level.level)}
              as="level"
              name={level.isNow ? words.level(level.level, model.most) : String(level.level)}
              class="doom__node"
            >
              <Icon name={levelIcon(level)} />
              <b aria-hidden="true">{level.level}</b>
            </Inspect>
          </li>
        ))}
      </ol>
    </article>
  )
}

/** Apocalypse cards that hold to the end of the game. */
export const CardsInForce = unlessSame(function CardsInForce({
  model,
}: {
  readonly model: ApocalypseModel
}): JSX.Element {
  const { say, words } = useTable()
  return (
    <article class="in-force" aria-label={words.cardsInForce}>
      <h4 class="panel__title" data-inspect="chip:in-force">
        {words.cardsInForce}
      </h4>
      {model.cards.length === 0 ? (
        <p class="piles__none">{words.noCardsInForce}</p>
      ) : (
        <ul class="piles__list">
          {model.cards.map((id) => (
            <li key={id}>
              <Inspect of={id} class="held held--apocalypse">
                <CardThumb of={id} w={30} h={42} icon={iconOf(id, 'burning-skull')} />
                <span>{say.name(id)}</span>
              </Inspect>
            </li>
          ))}
        </ul>
      )}
    </article>
  )
}, isSameData)

/** Progress as boxes to tick; as numbers alone when there are many. */
export function MissionMeter({ mission }: { readonly mission: MissionModel }): JSX.Element {
  const { words } = useTable()
  const { progress, count } = mission
  const boxes = count <= 10
  return (
    <span class="mission-meter" role="img" aria-label={words.progress(progress, count)}>
      {boxes && (
        <span class="meter" aria-hidden="true">
          {Array.from({ length: count }, (_, i) => (
            <i key={i} data-full={i < progress || undefined} />
          ))}
        </span>
      )}
      <b aria-hidden="true">
        {progress}/{count}
      </b>
    </span>
  )
}

const STATE_ICONS: Readonly<Record<MissionState, IconName>> = {
  done: 'check',
  current: 'targeting',
  ahead: 'ring',
  choice: 'divided-square',
  'passed-by': 'minus',
}

/** For the head of the screen: the mission in one line. */
export function MissionLine({ model }: { readonly model: StoryModel }): JSX.Element {
  const { say, words } = useTable()
  return (
    <Inspect
      of={model.current.id}
      as="mission"
      class="mission-line"
      name={[
        words.missionOf(model.step, model.steps.length),
        say.name(model.current.id),
        words.progress(model.current.progress, model.current.count),
      ].join(', ')}
    >
      <span class="mission-line__step" aria-hidden="true">
        {words.missionOf(model.step, model.steps.length)}
      </span>
      <b class="mission-line__name" aria-hidden="true">
        {say.name(model.current.id)}
      </b>
      <MissionMeter mission={model.current} />
    </Inspect>
  )
}

/** The story: its briefing, and the chain of missions with its branches. */
export const StoryPanel = unlessSame(function StoryPanel({ model }: { readonly model: StoryModel }): JSX.Element {
  const { say, words } = useTable()
  const story = say.card(model.story)
  return (
    <article class="panel story" aria-label={story?.name}>
      <header>
        <p class="eyebrow">{words.storyOf(model.type)}</p>
        <h3>{story?.name}</h3>
      </header>
      {story?.flavour && <p class="story__briefing lore">{story.flavour}</p>}
      <p class="story__rule">{story?.text}</p>
      <ol class="chain" aria-label={words.missionChain}>
        {model.steps.map((missions) => (
          <li
            key={missions.map(({ id }) => id).join()}
            class="chain__step"
            data-branch={missions.length > 1 || undefined}
          >
            {missions.map((mission) => (
              <Inspect
                key={mission.id}
                of={mission.id}
                as="mission"
                class="chain__mission"
                name={`${say.name(mission.id)}, ${words.missionState[mission.state]}`}
              >
                <span class="chain__mark" data-state={mission.state} aria-hidden="true">
                  <Icon name={STATE_ICONS[mission.state]} />
                </span>
                <span class="chain__body" data-state={mission.state}>
                  <b>{say.name(mission.id)}</b>
                  {mission.state === 'current' && (
                    <>
                      <span class="chain__text">{say.card(mission.id)?.text}</span>
                      <MissionMeter mission={mission} />
                    </>
                  )}
                </span>
              </Inspect>
            ))}
          </li>
        ))}
      </ol>
    </article>
  )
}, isSameData)

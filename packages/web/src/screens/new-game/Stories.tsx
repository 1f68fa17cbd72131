import type { StoryDef } from '@haven/engine'
import type { JSX } from 'preact'
import { Icon } from '../../base/icons/Icon.tsx'
import { catalogue, words } from '../../base/words.ts'
import { BALANCE, heroWins } from '../../model/balance.ts'
import { mapsOf, offer, offers } from '../../model/boxes/offers.ts'
import { Poster } from '../../parts/art/Poster.tsx'
import { MapPicture, MapPoster } from '../../parts/city/MapPicture.tsx'
import { Choice } from './Choice.tsx'
import { RANDOM, setStory, wish, wishes } from './wishes.ts'

const TONES: Readonly<Record<StoryDef['type'], string>> = {
  terror: 'var(--sin)',
  corruption: 'var(--token-corruption)',
  redemption: 'var(--good)',
  mixed: 'var(--gold)',
}

/** The first sentence is enough on a wall of posters. */
const firstLine = (flavour: string): string => /^.*?[.!?](?=\s|$)/.exec(flavour)?.[0] ?? flavour

/** Length and chance, as our bots know them. */
function Numbers({ map }: { readonly map: string }): JSX.Element | null {
  const { newGame } = words
  const { sin, heroPlayers } = wishes.value
  const wins = heroWins(map, sin, heroPlayers)
  const rounds = BALANCE[map]?.rounds
  if (wins === null || rounds === undefined) return null
  return (
    <p class="poster-story__numbers" title={newGame.balanceHint}>
      <span>{newGame.rounds(rounds)}</span>
      <span>{newGame.heroWins(wins)}</span>
    </p>
  )
}

/** The chosen one, large, with its map as it will stand. */
function Chosen(): JSX.Element {
  const { newGame } = words
  const { story, map, sin, acolytes } = wishes.value
  const card = story === RANDOM ? null : catalogue.card(story)
  const type = offer('stories', story)?.type
  return (
    <section
      class="poster-story"
      style={{ '--tone': type ? TONES[type] : 'var(--text-muted)' }}
      aria-label={newGame.chosen}
    >
      <div class="poster-story__picture">
        {story === RANDOM ? (
          <Icon name="rolling-dices" />
        ) : (
          <Poster story={story} cut="banner" size={720} otherwise={<MapPoster map={mapsOf(story)[0] ?? ''} />} />
        )}
        {map !== RANDOM && (
          <div class="poster-story__map">
            <MapPicture map={map} sin={sin} acolytes={acolytes} />
          </div>
        )}
      </div>
      <div class="poster-story__words">
        <div class="poster-story__label paper-label">
          <h2 class="poster-story__name display">{card?.name ?? newGame.random}</h2>
          {type && <p class="poster-story__type">{newGame.types[type]}</p>}
        </div>
        <p class="lore">{card?.flavour ? firstLine(card.flavour) : newGame.randomHint}</p>
        {map !== RANDOM && <Numbers map={map} />}
      </div>
      {story !== RANDOM && (
        <Choice
          name="map"
          title={newGame.map}
          isQuiet
          look="chips"
          value={map}
          offers={[...mapsOf(story), RANDOM].map((id) => ({
            value: id,
            name: id === RANDOM ? newGame.random : catalogue.name(id),
          }))}
          pick={(next) => wish({ map: next })}
        />
      )}
    </section>
  )
}

/** The posters on a wall, and one that is turned to it. */
export function Stories(): JSX.Element {
  const { newGame } = words
  const stories = offers('stories')
  return (
    <div class="new__stories">
      <Chosen />
      <Choice
        name="story"
        title={newGame.story}
        isQuiet
        look="posters"
        value={wishes.value.story}
        offers={[
          ...stories.map(({ id, type }) => ({
            value: id,
            name: catalogue.name(id),
            tone: TONES[type],
            show: (
              <>
                <Poster story={id} cut="poster" size={160} otherwise={<MapPoster map={mapsOf(id)[0] ?? ''} />} />
                <b class="display paper-label">{catalogue.name(id)}</b>
              </>
            ),
          })),
          {
            value: RANDOM,
            name: newGame.random,
            show: (
              <>
                <Icon name="rolling-dices" />
                <b class="display">{newGame.random}</b>
              </>
            ),
          },
        ]}
        pick={setStory}
      />
    </div>
  )
}

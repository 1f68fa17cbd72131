import './story-banner.css'
import type { StoryDef } from '@haven/engine'
import type { ComponentChildren, JSX } from 'preact'
import { Icon } from '../../base/icons/Icon.tsx'
import { catalogue, words } from '../../base/words.ts'
import { mapsOf, offer, RANDOM } from '../../model/boxes/offers.ts'
import { Poster } from '../art/Poster.tsx'
import { MapPicture, MapPoster } from '../city/MapPicture.tsx'

export const STORY_TONES: Readonly<Record<StoryDef['type'], string>> = {
  terror: 'var(--sin)',
  corruption: 'var(--token-corruption)',
  redemption: 'var(--good)',
  mixed: 'var(--gold)',
}

/** The first sentence is enough on a poster. */
const firstLine = (flavour: string): string => /^.*?[.!?](?=\s|$)/.exec(flavour)?.[0] ?? flavour

interface BannerProps {
  readonly story: string
  readonly map: string
  readonly sin: string
  readonly acolytes: string
  /** Below its first sentence. */
  readonly facts?: ComponentChildren
  readonly children?: ComponentChildren
}

/** The story that is chosen, large, with its map as it will stand. */
export function StoryBanner({ story, map, sin, acolytes, facts, children }: BannerProps): JSX.Element {
  const { newGame } = words
  const card = story === RANDOM ? null : catalogue.card(story)
  const type = offer('stories', story)?.type
  return (
    <section
      class="poster-story"
      style={{ '--tone': type ? STORY_TONES[type] : 'var(--text-muted)' }}
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
        {facts}
      </div>
      {children}
    </section>
  )
}

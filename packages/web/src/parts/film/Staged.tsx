import './floaters.css'
import './film.css'
import type { Event } from '@haven/engine'
import type { JSX } from 'preact'
import { useEffect } from 'preact/hooks'
import { speedNow, wantsStillness } from '../../base/settings.ts'
import { catalogue, words } from '../../base/words.ts'
import type { Scene } from '../../model/film/scenes.ts'
import { factorOf } from '../../model/film/tempo.ts'
import { useStore } from '../context/store-context.ts'
import { useTable } from '../context/table-context.ts'
import { CardScene } from './CardScene.tsx'
import { DeathScene, prepareDeaths } from './DeathScene.tsx'
import { Digest } from './Digest.tsx'
import { Risen } from './Flights.tsx'
import { Floaters } from './Floaters.tsx'
import { Plate } from './Plate.tsx'

type Of<N extends Event['event']> = Extract<Event, { event: N }>

const find = <N extends Event['event']>({ events }: Scene, name: N): Of<N> | undefined =>
  events.find((event): event is Of<N> => event.event === name)

/** What is shown of a scene besides the city itself. */
export function Staged({ scene }: { readonly scene: Scene }): JSX.Element {
  const store = useStore()
  const { facts } = useTable()
  const still = wantsStillness()
  const { value: deaths } = store.film.deaths
  useEffect(() => {
    const view = store.view.peek()
    if (view) prepareDeaths(deaths, view, facts)
  }, [deaths])
  const frozen = store.film.running.value?.isFrozen === true
  return (
    <div
      class="film"
      data-staging={scene.staging}
      data-still={still || undefined}
      data-frozen={frozen || undefined}
      style={{ '--t': factorOf(speedNow()) || 1 }}
    >
      <Picture scene={scene} />
    </div>
  )
}

function Picture({ scene }: { readonly scene: Scene }): JSX.Element | null {
  const { film: say } = words
  switch (scene.staging) {
    case 'card':
      return <CardScene scene={scene} />
    case 'death': {
      const died = find(scene, 'heroDied')
      return died ? <DeathScene key={died.hero} died={died} /> : null
    }
    case 'digest':
      return <Digest rows={scene.rows ?? []} />
    case 'round': {
      const started = find(scene, 'roundStarted')
      return started ? <Plate tone="round" title={say.round(started.round)} /> : null
    }
    case 'level': {
      const raised = scene.events.findLast((event) => event.event === 'trackRaised')
      if (!raised) return null
      const text = catalogue.card(`track-${raised.level}`)?.text
      return <Plate tone="level" level={raised.level} title={say.level(raised.level)} {...(text ? { text } : {})} />
    }
    case 'banner': {
      const done = find(scene, 'missionAccomplished')
      const mission = done ?? find(scene, 'missionBegun')
      if (!mission) return null
      return (
        <Plate
          tone={done ? 'gold' : 'mission'}
          title={catalogue.name(mission.mission)}
          text={done ? say.accomplished : say.begun}
        />
      )
    }
    case 'join': {
      const joined = find(scene, 'heroJoined')
      return joined ? <Plate tone="mission" title={say.joins(joined.hero)} /> : null
    }
    case 'acolyte': {
      const used = find(scene, 'acolyteUsed')
      if (!used) return null
      return <Risen acolytes={used.acolytes} space={used.space} />
    }
    default:
      return <Floaters scene={scene} />
  }
}

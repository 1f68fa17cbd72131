import type { SceneCut } from '@haven/art'
import type { View } from '@haven/engine'
import { useSignal } from '@preact/signals'
import type { JSX } from 'preact'
import { useEffect } from 'preact/hooks'
import { rules } from '../../model/rules.ts'
import { Picture } from '../art/Picture.tsx'
import type { SceneSubject } from '../art/protocol.ts'
import { CityPicture } from '../city/MapPicture.tsx'

/** As `end.css` has it: on a phone over the words, on a tablet too, at a desk beside them. */
const CUTS: readonly (readonly [cut: SceneCut, media: string])[] = [
  ['tall', '(max-width: 44rem)'],
  ['wide', '(max-width: 1180px)'],
]
const cutNow = (): SceneCut => CUTS.find(([, media]) => matchMedia(media).matches)?.[0] ?? 'band'
/** Painted once: large enough for most screens, and stretched a little on the others. */
const SIZES: Readonly<Record<SceneCut, { readonly w: number; readonly h: number }>> = {
  wide: { w: 1200, h: 675 },
  tall: { w: 480, h: 480 },
  band: { w: 1920, h: 480 },
}

/** The seven in a row, lit or chalk, before dawn or the Avatar of this sin. */
export function sceneOf({ setup, heroes, reserve, over }: View, cut: SceneCut): SceneSubject | null {
  const { tables } = rules
  const sin = tables.sins.get(setup.sin)
  if (!over || !sin) return null
  const isAlive = (hero: string): boolean =>
    reserve.includes(hero) || heroes.some((each) => each.hero === hero && !each.dead)
  const team = setup.team.flatMap((hero) => {
    const def = tables.heroes.get(hero)
    return def ? [{ hero, class: def.class, isAlive: isAlive(hero) }] : []
  })
  return { what: 'scene', winner: over.winner, sin: setup.sin, avatar: sin.avatar.id, team, cut }
}

/** Behind the end of a game. Where nothing can be painted, the city as it stands. */
export function EndScene({ view }: { readonly view: View }): JSX.Element {
  const cut = useSignal(cutNow())
  useEffect(() => {
    const look = () => {
      cut.value = cutNow()
    }
    const queries = CUTS.map(([, media]) => matchMedia(media))
    for (const query of queries) query.addEventListener('change', look)
    return () => {
      for (const query of queries) query.removeEventListener('change', look)
    }
  }, [])
  const subject = sceneOf(view, cut.value)
  const city = <CityPicture view={view} label="" />
  if (!subject) return city
  return (
    <div class="end__painting">
      <Picture wish={{ subject, ...SIZES[cut.value], isInPlay: true }} otherwise={city} />
    </div>
  )
}

import type { View } from '@haven/engine'
import { useSignal } from '@preact/signals'
import type { JSX } from 'preact'
import { useEffect } from 'preact/hooks'
import { rules } from '../../model/rules.ts'
import { Picture } from '../art/Picture.tsx'
import type { SceneSubject } from '../art/protocol.ts'
import { CityPicture } from '../city/MapPicture.tsx'

const TALL = '(max-width: 44rem)'
/** Painted once: large enough for most screens, and stretched a little on the others. */
const WIDE_SIZE = { w: 1600, h: 900 } as const
const TALL_SIZE = { w: 480, h: 480 } as const

/** The seven in a row, lit or chalk, before dawn or the Avatar of this sin. */
export function sceneOf({ setup, heroes, reserve, over }: View, isTall: boolean): SceneSubject | null {
  const { tables } = rules
  const sin = tables.sins.get(setup.sin)
  if (!over || !sin) return null
  const isAlive = (hero: string): boolean =>
    reserve.includes(hero) || heroes.some((each) => each.hero === hero && !each.dead)
  const team = setup.team.flatMap((hero) => {
    const def = tables.heroes.get(hero)
    return def ? [{ hero, class: def.class, isAlive: isAlive(hero) }] : []
  })
  return { what: 'scene', winner: over.winner, sin: setup.sin, avatar: sin.avatar.id, team, isTall }
}

/** Behind the end of a game. Where nothing can be painted, the city as it stands. */
export function EndScene({ view }: { readonly view: View }): JSX.Element {
  const isTall = useSignal(matchMedia(TALL).matches)
  useEffect(() => {
    const query = matchMedia(TALL)
    const look = () => {
      isTall.value = query.matches
    }
    query.addEventListener('change', look)
    return () => query.removeEventListener('change', look)
  }, [])
  const subject = sceneOf(view, isTall.value)
  const city = <CityPicture view={view} label="" />
  if (!subject) return city
  const size = isTall.value ? TALL_SIZE : WIDE_SIZE
  return (
    <div class="end__painting">
      <Picture wish={{ subject, ...size, isInPlay: true }} otherwise={city} />
    </div>
  )
}

import type { Event } from '@haven/engine'
import type { JSX } from 'preact'
import { useEffect, useMemo } from 'preact/hooks'
import { StoreContext } from '../../parts/context/store-context.ts'
import { TableScreen } from '../../screens/table/TableScreen.tsx'
import { storeAt } from './prompt-store.ts'

/** Every scene of the film over a real table, standing still: `#card`, `#death` choose, `#death/1200` its moment. */

const at = { space: 's1,1', cause: 'END-1' } as const
const hero = 'karl'
const SCENES: Readonly<Record<string, readonly Event[]>> = {
  card: [{ event: 'sinCardPlayed', card: 'pride-hubris', window: 'fight-start', hero }],
  apocalypse: [{ event: 'apocalypseRevealed', card: 'apo-t4' }],
  death: [{ event: 'heroDied', hero, ...at }],
  kill: [
    { event: 'monsterKilled', monster: 'acolyte-1', space: 's1,1', by: 'fight' },
    { event: 'monsterKilled', monster: 'abomination-1', space: 's2,1', by: 'fight' },
  ],
  strike: [{ event: 'monsterKilled', monster: 'acolyte-1', space: 's1,1', by: 'orbital' }],
  level: [{ event: 'trackRaised', level: 4, cause: 'END-1' }],
  done: [{ event: 'missionAccomplished', mission: 'hls-1-hold-the-line' }],
  round: [{ event: 'roundStarted', round: 4 }],
  check: [
    { event: 'diceRolled', side: 'sins', hero, roll: 'fire-check', faces: ['hit', 'blank', 'burst'], reroll: false },
    { event: 'checkSettled', hero, kind: 'fire', dice: 2, suffered: 2 },
  ],
  wound: [{ event: 'woundTaken', hero, slot: 2, cause: 'MOVE-8' }],
}

const asked = (): { readonly name: string; readonly ms: number } => {
  const [name = 'card', ms = '700'] = location.hash.slice(1).split('/')
  return { name, ms: Number(ms) }
}

export function FilmPart(): JSX.Element | null {
  const store = useMemo(() => storeAt('hero-turn'), [])
  useEffect(() => {
    const { name, ms } = asked()
    const view = store?.view.value
    if (!store || !view) return
    store.film.speed = 'normal'
    let timer: ReturnType<typeof setTimeout> | undefined
    const standing = view.heroes[0]?.hero ?? hero
    const named = (SCENES[name] ?? []).map((event) => ('hero' in event ? { ...event, hero: standing } : event) as Event)
    // What draws it is there before it begins.
    void import('../../parts/film/Staged.tsx').then(() => {
      store.film.again(named, view)
      timer = setTimeout(() => store.film.freeze(true), ms)
    })
    return () => clearTimeout(timer)
  }, [store?.view.value !== null])
  return (
    store && (
      <StoreContext.Provider value={store}>
        <TableScreen />
      </StoreContext.Provider>
    )
  )
}

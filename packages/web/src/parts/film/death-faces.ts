import type { HeroClass } from '@haven/engine'
import { useEffect } from 'preact/hooks'
import { keyOf, MISSING, picture, type Wish } from '../art/pictures.ts'
import { useStore } from '../context/store-context.ts'

/** The three pictures of a death: the print as it was, torn for good, and the chalk that is left. */
export interface DeathFaces {
  readonly print: Wish
  readonly torn: Wish
  readonly chalk: Wish
}

const SIDE = 160
const MOST_TEARS = 4

export function deathFaces(form: string, of: HeroClass, death: number): DeathFaces {
  const wish = (state: object): Wish => ({
    subject: { what: 'hero', form, class: of, state, cut: 'whole' },
    w: SIDE,
    h: SIDE,
    isInPlay: true,
  })
  return { print: wish({ wounds: MOST_TEARS - 1 }), torn: wish({ wounds: MOST_TEARS }), chalk: wish({ dead: death }) }
}

const addressesOf = ({ print, torn, chalk }: DeathFaces) =>
  [print, torn, chalk].map((wish) => picture(keyOf(wish), wish))

/** Painted while what comes before it is still on the screen. */
export const prepare = (faces: DeathFaces): void => void addressesOf(faces)

/** Nobody watches an empty arch: the film waits for the painter, but not for long. */
const MOST_WAIT_MS = 1500

/** Whether the three are there. Until they are the film stands still, where it may. */
export function useDeathFaces(faces: DeathFaces): boolean {
  const { film } = useStore()
  const addresses = addressesOf(faces).map(({ value }) => value)
  const isAwaited = addresses.includes(null)
  useEffect(() => {
    if (!isAwaited || film.running.peek()?.isFrozen) return
    film.freeze(true)
    const goOn = () => film.freeze(false)
    const waited = setTimeout(goOn, MOST_WAIT_MS)
    return () => {
      clearTimeout(waited)
      goOn()
    }
  }, [isAwaited])
  return !isAwaited && !addresses.includes(MISSING)
}

import type { Rules } from '@haven/engine'
import { useEffect, useState } from 'preact/hooks'
import { boxes } from './boxes/boxes.ts'
import { versions } from './rules.ts'

/** The rules that know a map: those of the core box, or with the box that brings it; null until they are there. */
export function useRulesOfMap(map: string): Rules | null {
  const { newest } = versions
  const [fetched, setFetched] = useState<Rules | null>(null)
  const known = [newest, fetched].find((own) => own?.tables.maps.has(map)) ?? null
  useEffect(() => {
    const box = boxes().find(({ manifest }) => manifest.adds.maps?.some(({ id }) => id === map))
    if (known || !box) return
    versions.with([box.manifest.hash]).then(setFetched, () => undefined)
  }, [map, known])
  return known
}

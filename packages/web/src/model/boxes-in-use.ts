import { type BoxManifest, type BoxVersion, boxesBeside } from '@haven/table/boxes'
import { install } from './boxes/installed.ts'

/** Which boxes the games that are kept here were begun with. */
async function boxesInUse(): Promise<(box: BoxVersion) => boolean> {
  const { workerLink } = await import('./link.ts')
  const games = await workerLink()
    .call('list', {})
    .catch(() => null)
  // Of a game that was kept before its rules were listed nobody knows what it needs.
  if (!games?.every(({ rules }) => rules !== undefined)) return () => true
  const used = games.flatMap(({ rules = '' }) => boxesBeside(rules))
  return ({ id, version }) => used.some((box) => box.id === id && box.version === version)
}

/** It stays beside an earlier version that games kept here began with. */
export const installBox = (text: string): Promise<BoxManifest> => install(text, boxesInUse)

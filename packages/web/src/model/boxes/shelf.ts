import type { ShelvedBox } from '@haven/table/boxes'
import { manifest } from './second.at-build.ts'

/** The boxes beside the core box that this page may play with its own hands: those that come with it. */
export const SHIPPED: readonly ShelvedBox[] = [
  { manifest, load: () => import('@haven/second-box').then(({ box }) => box) },
]

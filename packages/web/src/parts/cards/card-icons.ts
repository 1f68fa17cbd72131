import { icons } from '@haven/art/core/icons'
import type { IconName } from '../../base/icons/names.ts'

/** A box says what stands for its cards where there is no room for a picture; a test holds the names to the sprites. */
export const cardIcons = icons as Readonly<Record<string, IconName>>

/** What no box has said, as of missions and stories, has the icon of its deck. */
export const iconOf = (id: string, deck: IconName): IconName => cardIcons[id] ?? deck

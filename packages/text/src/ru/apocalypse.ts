import type { ApocalypseId } from '@haven/content'
import type { CardText } from '../language.ts'
import { corruption } from './apocalypse/corruption.ts'
import { redemption } from './apocalypse/redemption.ts'
import { terror } from './apocalypse/terror.ts'

/** In force from the reveal to the end of the game. */
export const apocalypse: Readonly<Record<ApocalypseId, CardText>> = { ...terror, ...corruption, ...redemption }

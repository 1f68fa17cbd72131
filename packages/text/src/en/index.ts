import { catalogueOf } from '../catalogue.ts'
import { game } from './game.ts'

export const english = catalogueOf(game)

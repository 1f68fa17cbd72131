import type { HeroArt } from '@haven/art'
import { anselm } from './anselm.ts'
import { casimir } from './casimir.ts'
import { juno } from './juno.ts'
import { lindqvist } from './lindqvist.ts'
import { ottoline } from './ottoline.ts'
import { tamsin } from './tamsin.ts'
import { wren } from './wren.ts'

export const heroes: Readonly<Record<string, HeroArt>> = {
  anselm,
  casimir,
  juno,
  lindqvist,
  ottoline,
  tamsin,
  wren,
}

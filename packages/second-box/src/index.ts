import { type Box, defineBox } from '@haven/engine/kit'
import { firemen } from './acolytes/firemen.ts'
import { policemen } from './acolytes/policemen.ts'
import { darkPast } from './dark-past.ts'
import { anselm } from './heroes/anselm.ts'
import { casimir } from './heroes/casimir.ts'
import { juno } from './heroes/juno.ts'
import { lindqvist } from './heroes/lindqvist.ts'
import { ottoline } from './heroes/ottoline.ts'
import { tamsin } from './heroes/tamsin.ts'
import { wren } from './heroes/wren.ts'
import { maps } from './maps/index.ts'
import { envy } from './sins/envy/envy.ts'
import { gluttony } from './sins/gluttony/gluttony.ts'
import { greed } from './sins/greed/greed.ts'
import { lust } from './sins/lust/lust.ts'
import { wrath } from './sins/wrath/wrath.ts'
import { stories } from './stories/index.ts'
import { tiles } from './tiles.ts'
import { upgrades } from './upgrades.ts'

export { art } from './art/index.ts'
export { words } from './words/en/index.ts'
export { languages } from './words/index.ts'

/** The second box, played beside the core box. */
export const box: Box = defineBox({
  id: 'second-box',
  version: '1.2.0',
  heroes: [ottoline, juno, casimir, tamsin, anselm, wren, lindqvist],
  sins: [wrath, envy, gluttony, lust, greed],
  acolytes: [policemen, firemen],
  tiles,
  maps,
  stories,
  upgrades,
  darkPast,
})

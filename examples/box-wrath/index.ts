import { type Box, defineBox } from '@haven/engine/kit'
import { bouncers } from './acolytes/bouncers.ts'
import { powderKegA } from './maps/powder-keg-a.ts'
import { powderKegB } from './maps/powder-keg-b.ts'
import { wrath } from './sin/wrath.ts'
import { powderKeg } from './story/powder-keg.ts'

export { art } from './art/index.ts'
export { words } from './words.ts'

/** A third sin, an acolyte type and a story, beside the core box: no line of engine or core content knows of them. */
export const box: Box = defineBox({
  id: 'wrath-box',
  version: '1.0.0',
  sins: [wrath],
  acolytes: [bouncers],
  maps: [powderKegA, powderKegB],
  stories: [powderKeg],
})

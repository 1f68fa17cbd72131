import type { HeroArt, Shape } from './picture.ts'

const head: Shape = ['half', '160,62 132~68 116~98 118~134 126~168 142~190 160,198']
const neck: Shape = ['half', '160,180 136,176 132,232 160,256']
const coat = '10,330 22~286 76~262 128,236 160,270 192,236 244~262 298~286 310,330'
const collar = '104,250 126,196 160,248 194,196 216,250 160,302'

/** Of a hero nobody has drawn: somebody of that class, his face in the dark. The page sets his initial over it. */
// biome-ignore format: a picture is read op by op
export const bust: HeroArt = {
  crop: [58, 26, 204, 241],
  eyes: [[142, 126], [178, 126]],
  outline: [head, neck, coat, collar],
  prop: [collar],
  ground: [
    ['fill', ['box', 0, 0, 320, 320], 'deep'],
    ['fill', ['disc', 160, 140, 124], ['rad', 136, 96, 190, [0, 'lit'], [0.4, 'c'], [1, 'mid']]],
    ['fill', ['roofs', -4, 324, 330, 30, 110, 'bust', 16, 32], 'c ink 82', { a: 0.8 }],
  ],
  figure: [
    ['body', coat, { l: 7, r: 5, from: 240 }],
    ['fill', neck, 'deep'],
    ['body', head, { l: 8, r: 6, from: 60, to: 220 }],
    ['fill', '122,92 118~134 126~168 142~190 138~160 132~130 134~104', 'mid'],
    ['body', collar, { l: 6, r: 5, from: 200 }],
  ],
}

import type { BoxArt } from '@haven/art'

/** Pictures are data: no code, no addresses, the ids of the box. What has none is shown by what every game has. */
// biome-ignore format: a picture is read call by call
export const art: BoxArt = {
  cards: {
    'low-tide-boat-hook': ['upgrade', ['sky', 'glow', 160, 92, 130], ['ink', '70,206 196,64 208,76 84,214'], ['ink', '196,64 214~40 240,52 236,66 214~58 206,78']],
    'low-tide-storm-lantern': ['upgrade', ['sky', 'rays', 160, 126, 120], ['ink', '120,96 200,96 212,196 108,196'], ['ink', '140,96 146~62 174~62 180,96 172,96 166~72 154~72 148,96']],
  },
}

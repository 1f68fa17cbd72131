import type { CardArt } from '@haven/art'

/** What the Acolytes can do. */
// biome-ignore format: a picture is read call by call
export const acolytes = {
  'evidence-bag': [
    'acolyte',
    ['sky', 'glow', 160, 100, 96],
    ['shade', 'policemen', 254, 236, 0.86, 'dark'],
    ['hand', 'grip', 150, 36, 0.9, 180],
    ['ink', '92,56 206,48 224,214 84,220', 'pale', 0.5], ['ink', '92,56 206,48 207,64 92,72', 'c'],
    ['at', 152, 146, 1, 24, [['ink', '-8,-66 0,-84 8,-66 8,20 -8,20', 'pale'], ['solid', '-26,20 26,20 28,28 -28,28|-6,28 6,28 7,60 -7,60', 16, 60]]],
    ['line', '92,56 206,48 224,214 84,220 92,56', 4, 'lit'], ['brush', '104,84 98~150 100,204', [0, 7, 0], 'white'],
    ['at', 110, 196, 1, -8, [['ink', '-26,-14 26,-14 26,16 -26,16', 'bone'], ['line', '-18,-4 18,-4|-18,6 6,6', 3, 'mid']]],
    ['vignette'],
  ],
  'turn-the-hoses': [
    'acolyte',
    ['sky', 'none'],
    ['lamp', 110, 120, 150, 0.6, 'c'],
    ['roofs', 200, 30, 100, 'th', 2],
    ['ink', '0,206 320,206 320,240 0,240', 'night'],
    ['beast', 'firemen', 82, 226, 0.8],
    ['brush', '78,116 124~108 182~114 238,136', [8, 26, 40, 62], 'c'], ['brush', '78,114 130~104 194~114 240,132', [3, 10, 14, 20], 'pale'],
    ['man', 'fall', 244, 150, 1.06, false, 40],
    ['specks', 232, 150, 70, 70, 40, 4, 'th', 'pale'],
    ['flame', 120, 200, 0.5], ['flame', 164, 204, 0.6], ['flame', 206, 200, 0.44],
    ['vignette'],
  ],
} as const satisfies Readonly<Record<string, CardArt>>

import { hashOf } from './random.ts'

/** How a District is built: its light, its walls and roofs. Its landmark and its plaza are drawn under the same name. */
export interface Kit {
  readonly accent: string
  readonly roofs: readonly string[]
  readonly walls: readonly string[]
  /** Share of warm windows among the lit ones. */
  readonly warm: number
  readonly floor: string
}

export const KIT_IDS = [
  'saint-jude-hospital',
  'constabulary',
  'dockside',
  'old-cathedral',
  'megatheatre',
  'uplink-tower',
  'haven-college',
  'night-market',
  'ravencorp-hq',
  'grand-terminus',
  'gasworks',
  'counting-house',
  'harbour-light',
  'winter-garden',
] as const
export type KitId = (typeof KIT_IDS)[number]

export const KITS: Readonly<Record<KitId, Kit>> = {
  'saint-jude-hospital': {
    accent: '#5fe3c4',
    roofs: ['#3d4f58', '#46575c', '#34454d'],
    walls: ['#1a2a30', '#20323a'],
    warm: 0.35,
    floor: '#243439',
  },
  constabulary: {
    accent: '#6fa8ff',
    roofs: ['#323f5a', '#3a4763', '#2c3850'],
    walls: ['#161e33', '#1b2540'],
    warm: 0.45,
    floor: '#222b3e',
  },
  dockside: {
    accent: '#4fc3f7',
    roofs: ['#3f4a52', '#4d4238', '#2f434c'],
    walls: ['#19232a', '#2a211b'],
    warm: 0.6,
    floor: '#2a2f33',
  },
  'old-cathedral': {
    accent: '#f2c14e',
    roofs: ['#463e4d', '#3c3644', '#524653'],
    walls: ['#221d29', '#2a2330'],
    warm: 0.95,
    floor: '#2e2a30',
  },
  megatheatre: {
    accent: '#ff6fb5',
    roofs: ['#4a3147', '#3f2b42', '#57384c'],
    walls: ['#261525', '#301a2b'],
    warm: 0.8,
    floor: '#33212f',
  },
  'uplink-tower': {
    accent: '#8cf06a',
    roofs: ['#37483f', '#2e4038', '#43544a'],
    walls: ['#15211b', '#1b2a22'],
    warm: 0.3,
    floor: '#232f2a',
  },
  'haven-college': {
    accent: '#f0a860',
    roofs: ['#57402f', '#4a3729', '#644a37'],
    walls: ['#2b1d15', '#35241a'],
    warm: 0.95,
    floor: '#26301f',
  },
  'night-market': {
    accent: '#ff8a4c',
    roofs: ['#543a2c', '#3f3a33', '#5c4430'],
    walls: ['#2a1b13', '#241f1a'],
    warm: 0.9,
    floor: '#33281f',
  },
  'ravencorp-hq': {
    accent: '#b48cff',
    roofs: ['#262336', '#1f1d2e', '#302b45'],
    walls: ['#100e1a', '#151222'],
    warm: 0.15,
    floor: '#1a1824',
  },
  'grand-terminus': {
    accent: '#f7d774',
    roofs: ['#4b4636', '#3f3b30', '#57503c'],
    walls: ['#221f17', '#2a261c'],
    warm: 0.85,
    floor: '#2d2a24',
  },
  gasworks: {
    accent: '#ff6a3d',
    roofs: ['#4f382e', '#433027', '#5b4136'],
    walls: ['#261711', '#2f1d15'],
    warm: 0.9,
    floor: '#2f2520',
  },
  'counting-house': {
    accent: '#e8dba6',
    roofs: ['#554e3d', '#474133', '#5f5845'],
    walls: ['#25211a', '#2e2920'],
    warm: 0.7,
    floor: '#2f2b22',
  },
  'harbour-light': {
    accent: '#bfeaff',
    roofs: ['#45525c', '#3b4750', '#5a4644'],
    walls: ['#1a232a', '#222c34'],
    warm: 0.55,
    floor: '#28323a',
  },
  'winter-garden': {
    accent: '#b4f08c',
    roofs: ['#3f5544', '#36493b', '#4b6350'],
    walls: ['#17231a', '#1d2c21'],
    warm: 0.5,
    floor: '#26301f',
  },
}

export const isKit = (id: string): id is KitId => id in KITS

/** A tile of another box borrows the look of one of ours, always the same one. */
export const kitNameOf = (id: string): KitId => (isKit(id) ? id : KIT_IDS[hashOf(id) % KIT_IDS.length]!)
export const kitOf = (id: string): Kit => KITS[kitNameOf(id)]

/**
 * Every colour of the client, once. `palette.css` is written from this file (`write-assets`), and a test holds both to
 * each other and to the contrast that people need.
 */
export const THEMES = ['dark', 'light', 'contrast'] as const
export type Theme = (typeof THEMES)[number]

/** What things lie on. */
export const SURFACES = ['ink', 'panel', 'raised', 'plaza'] as const
export type Surface = (typeof SURFACES)[number]

/** Words, on every surface. */
export const TEXTS = ['text', 'text-muted'] as const
/** Quiet labels: never on the plaza. */
export const QUIET_TEXTS = ['text-faint'] as const
/** Coloured words and marks: links, headings, numbers, warnings. */
export const ACCENTS = ['accent', 'sin', 'gold', 'good', 'warn'] as const
/** Borders of controls, tracks and slots: what has to be seen to be used. */
export const CONTROLS = ['line-strong', 'focus'] as const
export const CLASSES = ['class-leader', 'class-shooter', 'class-bruiser', 'class-fixer'] as const
export const TOKENS = [
  'token-fire',
  'token-corruption',
  'token-pentagram',
  'token-nest',
  'token-altar',
  'token-innocent',
  'token-extraTurn',
  'token-metro',
  'token-orbital',
  'token-npc',
] as const
export const SINS = [
  'sin-pride',
  'sin-sloth',
  'sin-greed',
  'sin-lust',
  'sin-wrath',
  'sin-gluttony',
  'sin-envy',
] as const
/** Marks of the people at an online table, in the order in which they come. */
export const PEOPLE = [
  'person-0',
  'person-1',
  'person-2',
  'person-3',
  'person-4',
  'person-5',
  'person-6',
  'person-7',
  'person-8',
  'person-9',
] as const
/** Fills that carry words of their own. */
export const FILLS = ['fill-primary', 'fill-danger', 'fill-gold', 'fill-quiet'] as const
/** Light and air: nothing is read by them. */
export const GLOWS = ['line', 'asphalt', 'lamp-warm', 'lamp-cool', 'shadow', 'scrim'] as const

export type ColourName =
  | Surface
  | (typeof TEXTS | typeof QUIET_TEXTS | typeof ACCENTS | typeof CONTROLS | typeof CLASSES)[number]
  | (typeof TOKENS | typeof SINS | typeof PEOPLE | typeof GLOWS)[number]
  | (typeof FILLS)[number]
  | `on-${(typeof FILLS)[number]}`

/** What a card is printed on: face, its edge, its words, quieter words, and the colour of its ornament. */
export const MATERIALS = ['sin', 'apocalypse', 'upgrade', 'past', 'club', 'hero', 'mission', 'acolyte'] as const
export type Material = (typeof MATERIALS)[number]
export const MATERIAL_PARTS = ['face', 'edge', 'text', 'muted', 'ornament'] as const
export type MaterialColours = Readonly<Record<(typeof MATERIAL_PARTS)[number], string>>

/** The faces of dice: the body, and a mark for each result. */
export const DICE = ['die-hero', 'die-hero-mark', 'die-hero-faith', 'die-sin', 'die-sin-mark', 'die-sin-burst'] as const

export interface Palette {
  readonly colours: Readonly<Record<ColourName, string>>
  readonly materials: Readonly<Record<Material, MaterialColours>>
  readonly dice: Readonly<Record<(typeof DICE)[number], string>>
}

const dark: Palette = {
  colours: {
    ink: '#07090d',
    panel: '#0f141b',
    raised: '#18202b',
    plaza: '#27303d',
    asphalt: '#12161d',
    line: '#2a3240',
    'line-strong': '#7485a0',
    text: '#e8edf4',
    'text-muted': '#a9b6c8',
    'text-faint': '#8694ab',
    accent: '#4cc9f0',
    focus: '#4cc9f0',
    sin: '#ff6372',
    gold: '#f2c14e',
    good: '#2fd3a8',
    warn: '#ff9a52',
    'fill-primary': '#4cc9f0',
    'on-fill-primary': '#04141b',
    'fill-danger': '#ff5b6b',
    'on-fill-danger': '#1c0306',
    'fill-gold': '#f2c14e',
    'on-fill-gold': '#1d1503',
    'fill-quiet': '#222c3a',
    'on-fill-quiet': '#e8edf4',
    'class-leader': '#f2c14e',
    'class-shooter': '#56b4e9',
    'class-bruiser': '#f0565b',
    'class-fixer': '#2fbf9b',
    'token-fire': '#ff7a1a',
    'token-corruption': '#b57bff',
    'token-pentagram': '#ff4f9a',
    'token-nest': '#a8bf3f',
    'token-altar': '#e8556b',
    'token-innocent': '#f4e9d8',
    'token-extraTurn': '#2fd3a8',
    'token-metro': '#4c9df0',
    'token-orbital': '#ffd166',
    'token-npc': '#9fd0ff',
    'sin-pride': '#ff5362',
    'sin-sloth': '#9db58a',
    'sin-greed': '#e7b93e',
    'sin-lust': '#ff4f9a',
    'sin-wrath': '#ff6a2b',
    'sin-gluttony': '#c08a3e',
    'sin-envy': '#3fd07f',
    'person-0': '#ffd54f',
    'person-1': '#5cc8ff',
    'person-2': '#ff8a65',
    'person-3': '#8fdc7d',
    'person-4': '#c6a5ff',
    'person-5': '#ff8ac2',
    'person-6': '#4fdcc8',
    'person-7': '#d9b98a',
    'person-8': '#b7c3cf',
    'person-9': '#e3ef86',
    'lamp-warm': '#ffce7a',
    'lamp-cool': '#9fd0ff',
    shadow: '#000000',
    scrim: '#030508',
  },
  materials: {
    sin: { face: '#16080b', edge: '#d7404f', text: '#f6e3df', muted: '#d3a9a4', ornament: '#ff5362' },
    apocalypse: { face: '#170d06', edge: '#d9772a', text: '#f8e8d6', muted: '#d6b491', ornament: '#ff9a3c' },
    upgrade: { face: '#d8c193', edge: '#6d5426', text: '#201708', muted: '#4a3a18', ornament: '#7a2416' },
    past: { face: '#14161c', edge: '#8d97ab', text: '#e9ebf0', muted: '#b3bac8', ornament: '#c9a8ff' },
    club: { face: '#1a0a14', edge: '#caa14f', text: '#f5e7d3', muted: '#d2b48e', ornament: '#e9bf62' },
    hero: { face: '#0d141d', edge: '#7d93b3', text: '#eaf1f9', muted: '#b1c0d3', ornament: '#4cc9f0' },
    mission: { face: '#0b1626', edge: '#b28a3a', text: '#eef2f8', muted: '#b5c2d6', ornament: '#f2c14e' },
    acolyte: { face: '#121315', edge: '#9aa08c', text: '#eceee6', muted: '#b8bcad', ornament: '#c3cf8c' },
  },
  dice: {
    'die-hero': '#e9eef5',
    'die-hero-mark': '#12202e',
    'die-hero-faith': '#006f96',
    'die-sin': '#a11526',
    'die-sin-mark': '#fff1ec',
    'die-sin-burst': '#ffd88a',
  },
}

const light: Palette = {
  colours: {
    ink: '#e9e3d6',
    panel: '#f6f2e8',
    raised: '#fffdf8',
    plaza: '#ddd5c4',
    asphalt: '#cfc7b6',
    line: '#cfc6b4',
    'line-strong': '#6a6d74',
    text: '#16191f',
    'text-muted': '#3d4450',
    'text-faint': '#555c68',
    accent: '#005a78',
    focus: '#005a78',
    sin: '#a5132a',
    gold: '#6b4b00',
    good: '#00594a',
    warn: '#8a3b00',
    'fill-primary': '#005a78',
    'on-fill-primary': '#ffffff',
    'fill-danger': '#a5132a',
    'on-fill-danger': '#ffffff',
    'fill-gold': '#7a5600',
    'on-fill-gold': '#ffffff',
    'fill-quiet': '#e2dac9',
    'on-fill-quiet': '#16191f',
    'class-leader': '#7d5a00',
    'class-shooter': '#0a5c94',
    'class-bruiser': '#b0202b',
    'class-fixer': '#00664f',
    'token-fire': '#b34400',
    'token-corruption': '#6c32c4',
    'token-pentagram': '#b3125e',
    'token-nest': '#586600',
    'token-altar': '#a81f38',
    'token-innocent': '#5c4a2c',
    'token-extraTurn': '#00694f',
    'token-metro': '#155bb0',
    'token-orbital': '#7a5800',
    'token-npc': '#1f5c94',
    'sin-pride': '#b0182b',
    'sin-sloth': '#49603a',
    'sin-greed': '#755600',
    'sin-lust': '#ab1560',
    'sin-wrath': '#ab3a00',
    'sin-gluttony': '#74501a',
    'sin-envy': '#00683a',
    'person-0': '#7a5600',
    'person-1': '#0b5a97',
    'person-2': '#a83a12',
    'person-3': '#2b6a22',
    'person-4': '#5a34b4',
    'person-5': '#a51c63',
    'person-6': '#006259',
    'person-7': '#6a4a1e',
    'person-8': '#465764',
    'person-9': '#596200',
    'lamp-warm': '#ffe3ad',
    'lamp-cool': '#d6ebff',
    shadow: '#4c4230',
    scrim: '#2b261c',
  },
  materials: {
    sin: { face: '#fbeeea', edge: '#a5132a', text: '#2a0a0d', muted: '#6a2b2f', ornament: '#a5132a' },
    apocalypse: { face: '#fdf1e2', edge: '#a04600', text: '#2b1604', muted: '#69411b', ornament: '#a04600' },
    upgrade: { face: '#ecdcb4', edge: '#6d5426', text: '#201708', muted: '#4a3a18', ornament: '#7a2416' },
    past: { face: '#edeef2', edge: '#505a70', text: '#171a22', muted: '#444c5c', ornament: '#5b2fa5' },
    club: { face: '#f7ecdd', edge: '#7c5710', text: '#2a0f1f', muted: '#63403c', ornament: '#7c1d4a' },
    hero: { face: '#eff4f9', edge: '#3d5675', text: '#101a26', muted: '#3e4d60', ornament: '#005a78' },
    mission: { face: '#eef2f8', edge: '#6b4b00', text: '#101a2c', muted: '#3d4a60', ornament: '#6b4b00' },
    acolyte: { face: '#f1f2ea', edge: '#575c46', text: '#191b13', muted: '#474b3a', ornament: '#4d5a12' },
  },
  dice: {
    'die-hero': '#1d3a52',
    'die-hero-mark': '#ffffff',
    'die-hero-faith': '#8fe3ff',
    'die-sin': '#9c1426',
    'die-sin-mark': '#ffffff',
    'die-sin-burst': '#ffdf9c',
  },
}

const black = { face: '#000000', edge: '#ffffff', text: '#ffffff', muted: '#f0f0f0' } as const

const contrast: Palette = {
  colours: {
    ...dark.colours,
    ink: '#000000',
    panel: '#000000',
    raised: '#0a0a0a',
    plaza: '#141414',
    asphalt: '#000000',
    line: '#8a8a8a',
    'line-strong': '#ffffff',
    text: '#ffffff',
    'text-muted': '#f0f0f0',
    'text-faint': '#dcdcdc',
    accent: '#5fd8ff',
    focus: '#ffe14d',
    sin: '#ff9aa3',
    gold: '#ffd84d',
    good: '#5cffd0',
    warn: '#ffb37a',
    'fill-primary': '#5fd8ff',
    'on-fill-primary': '#000000',
    'fill-danger': '#ff9aa3',
    'on-fill-danger': '#000000',
    'fill-gold': '#ffd84d',
    'on-fill-gold': '#000000',
    'fill-quiet': '#000000',
    'on-fill-quiet': '#ffffff',
    'class-bruiser': '#ff8d91',
    'class-fixer': '#4fe3bd',
    'class-shooter': '#7cccff',
    'token-fire': '#ff9a4d',
    'token-corruption': '#d0aaff',
    'token-pentagram': '#ff8fc0',
    'token-nest': '#cfe65c',
    'token-altar': '#ff92a2',
    'token-metro': '#85c2ff',
    'sin-pride': '#ff9aa3',
    'sin-lust': '#ff8fc0',
    'sin-wrath': '#ffa274',
    'sin-gluttony': '#e5b56d',
    scrim: '#000000',
  },
  materials: {
    sin: { ...black, ornament: '#ff9aa3' },
    apocalypse: { ...black, ornament: '#ffb37a' },
    upgrade: { ...black, ornament: '#ffd84d' },
    past: { ...black, ornament: '#d0aaff' },
    club: { ...black, ornament: '#ffd84d' },
    hero: { ...black, ornament: '#5fd8ff' },
    mission: { ...black, ornament: '#ffd84d' },
    acolyte: { ...black, ornament: '#cfe65c' },
  },
  dice: {
    'die-hero': '#ffffff',
    'die-hero-mark': '#000000',
    'die-hero-faith': '#003f57',
    'die-sin': '#5a000c',
    'die-sin-mark': '#ffffff',
    'die-sin-burst': '#ffe14d',
  },
}

export const palettes: Readonly<Record<Theme, Palette>> = { dark, light, contrast }

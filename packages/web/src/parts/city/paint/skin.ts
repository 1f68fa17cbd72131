import { mix, through } from './colour.ts'

export const LEVELS = 7

/** The colours of the city at a level of the Apocalypse: from a wet night to an arterial red one. */
export interface Skin {
  /** 0 to 1. */
  readonly doom: number
  readonly ink: string
  readonly asphalt: string
  /** The hollows of the asphalt. */
  readonly hollow: string
  readonly cool: string
  readonly warm: string
  readonly stone: string
  readonly slab: string
  readonly lamp: string
  readonly paint: string
  readonly water: string
  readonly deep: string
  readonly glint: string
  readonly quarter: string
  readonly quarterRoof: string
  readonly fog: string
  readonly seam: string
  readonly windowWarm: string
  readonly windowCool: string
  /** Which share of the windows is lit. */
  readonly lit: number
}

export function skinOf(level: number): Skin {
  const doom = Math.min(LEVELS, Math.max(0, level)) / LEVELS
  return {
    doom,
    ink: mix('#05070b', '#0d0406', doom),
    asphalt: mix('#161c26', '#1b1216', doom),
    hollow: mix('#070a10', '#0d0507', doom),
    cool: through('#6fa6f5', '#8a6bd0', '#b03a55', doom),
    warm: mix('#ffab5c', '#e8412a', doom),
    stone: mix('#465468', '#4f363d', doom),
    slab: mix('#303b4b', '#372830', doom),
    lamp: mix('#ffcf87', '#ff6a44', doom),
    paint: mix('#dfe8f4', '#e8cdc6', doom),
    water: through('#0d3049', '#241748', '#420c16', doom),
    deep: through('#061523', '#100a24', '#1c0509', doom),
    glint: through('#8fd0f7', '#c58be8', '#ff6f5c', doom),
    quarter: mix('#0b1119', '#13080b', doom),
    quarterRoof: mix('#232e3f', '#2a171d', doom),
    fog: through('#5d7fae', '#7a4f86', '#b3261c', doom),
    seam: '#ff3a1e',
    windowWarm: mix('#ffcf7d', '#ff7a48', doom),
    windowCool: mix('#a6d4ff', '#d98aa0', doom),
    lit: 0.5 - doom * 0.4,
  }
}

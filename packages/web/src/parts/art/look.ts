import type { SheetTheme } from '@haven/art/sheets'
import { palettes, type Theme } from '../../base/theme/palette.ts'

/** Pictures are prints of the night in every theme, and in high contrast they have paints of their own; what they lie on is the theme's. */
export function lookOf(theme: Theme): SheetTheme {
  const isPlain = theme === 'contrast'
  const { ink, text } = palettes[theme].colours
  return { name: theme, isPlain, ground: ink, ink: text, colours: palettes[isPlain ? 'contrast' : 'dark'].colours }
}

import { type Palette, palettes, type Theme } from './palette.ts'

const SCHEMES: Readonly<Record<Theme, 'dark' | 'light'>> = { dark: 'dark', light: 'light', contrast: 'dark' }

function variables(palette: Palette): [string, string][] {
  const materials = Object.entries(palette.materials).flatMap(([material, parts]) =>
    Object.entries(parts).map(([part, colour]): [string, string] => [`card-${material}-${part}`, colour]),
  )
  return [...Object.entries(palette.colours), ...Object.entries(palette.dice), ...materials]
}

function block(selector: string, theme: Theme, indent: string): string {
  const lines = variables(palettes[theme]).map(([name, colour]) => `${indent}  --${name}: ${colour};`)
  return [`${indent}${selector} {`, `${indent}  color-scheme: ${SCHEMES[theme]};`, ...lines, `${indent}}`].join('\n')
}

/** The palette as custom properties: dark unless the page says otherwise. */
export function paletteCss(): string {
  return `/* Written from palette.ts by write-assets.ts. Do not edit. */
@layer tokens {
${block(':root,\n  [data-theme="dark"]', 'dark', '  ')}

${block('[data-theme="light"]', 'light', '  ')}

${block('[data-theme="contrast"]', 'contrast', '  ')}
}
`
}

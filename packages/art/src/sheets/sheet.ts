import type { Command } from '../flatten.ts'
import type { View } from '../picture.ts'
import { toSvg } from '../svg.ts'

/** Contact sheets: every picture in every size and state, to be looked at. For the gallery and `docs/screens`. */

/** What a theme lends to pictures. */
export interface SheetTheme {
  readonly name: string
  readonly isPlain: boolean
  /** What lies behind the pictures. */
  readonly ground: string
  readonly ink: string
  /** Colours by the names of the palette: `class-leader`, `sin-pride`. */
  readonly colours: Readonly<Record<string, string>>
}

export interface Cell {
  readonly label: string
  readonly commands: readonly Command[]
  readonly view: View
  readonly w: number
  readonly h: number
  /** How its corners are rounded, as CSS has it. */
  readonly radius?: string
}

export interface Row {
  readonly title: string
  readonly cells: readonly Cell[]
}

export interface ContactSheet {
  readonly name: string
  rows(theme: SheetTheme): readonly Row[]
}

/** As a part of a page. The names of gradients begin with that of the sheet, so that several can lie on one page. */
export function sheetHtml(sheet: ContactSheet, theme: SheetTheme): string {
  let count = 0
  const cell = ({ label, commands, view, w, h, radius = '4px' }: Cell): string => {
    const svg = toSvg(commands, { view, w, h, name: `${sheet.name}-${count++}-` })
    return `<figure style="margin:0" title="${label}"><div style="border-radius:${radius};overflow:hidden;line-height:0;width:${w}px">${svg}</div></figure>`
  }
  const rows = sheet
    .rows(theme)
    .map(
      ({ title, cells }) =>
        `<h3 style="margin:12px 0 4px;font:600 13px sans-serif">${title}</h3><div style="display:flex;flex-wrap:wrap;gap:8px;align-items:end">${cells.map(cell).join('')}</div>`,
    )
  return `<section data-sheet="${sheet.name}" style="padding:12px;background:${theme.ground};color:${theme.ink}">${rows.join('')}</section>`
}

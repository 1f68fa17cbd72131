import type { Rules, View } from '@haven/engine'
import { type Io, widthOf } from '@haven/lab/ground'
import { paintFor, unicodeFor } from '../io.ts'
import { english } from '../words.ts'
import { drawBoard, LEGEND } from './board.ts'
import { heroPanel, reservePanel, sinsPanel, storyPanel } from './panels.ts'

/** The table as its viewer sees it: everything, or (`brief`) the board and the hero whose turn it is. */
export function drawTable(io: Io, rules: Rules, view: View, brief = false): string {
  const [paint, unicode, width] = [paintFor(io), unicodeFor(io), widthOf(io)]
  const [story = '', ...inForce] = storyPanel(view, rules, english, unicode)
  return [
    paint('heading', story),
    ...inForce,
    ...drawBoard(view, rules, english, { paint, unicode, width }),
    ...(brief ? [] : [paint('dim', LEGEND)]),
    ...heroPanel(view, rules, english, width, brief),
    ...(brief ? [] : [...sinsPanel(view, english, width), ...reservePanel(view, english, width)]),
  ].join('\n')
}

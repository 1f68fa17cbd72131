import type { Rules, View } from '@haven/engine'
import { columnsOf, type GameDesk, widthOf, wrap } from '@haven/lab/ground'
import { paintFor, unicodeFor } from '../io.ts'
import { drawBoard } from './board.ts'
import { heroPanel, reservePanel, sinsPanel, storyPanel } from './panels.ts'

/** The table as its viewer sees it: everything, or (`brief`) the board and the hero whose turn it is. */
export function drawTable(io: GameDesk, rules: Rules, view: View, brief = false): string {
  const [paint, unicode, width] = [paintFor(io), unicodeFor(io), widthOf(io)]
  const [story = '', ...inForce] = storyPanel(io, view, rules, width, unicode)
  return [
    paint('heading', story),
    ...inForce,
    ...drawBoard(view, rules, io, { paint, unicode, width }),
    ...(brief ? [] : [paint('dim', legend(io, width))]),
    ...heroPanel(io, view, rules, width, brief),
    ...(brief ? [] : [...sinsPanel(io, view, width), ...reservePanel(io, view, width)]),
  ].join('\n')
}

function legend({ words }: GameDesk, width: number): string {
  const text = words.board.legend
  return columnsOf(text) <= width ? text : wrap(text, width)
}

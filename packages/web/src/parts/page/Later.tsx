import { type ComponentChildren, Fragment, type JSX } from 'preact'
import { useEffect, useState } from 'preact/hooks'

/** Whoever waits for its turn. Each is drawn in a task of its own, so that a press finds its way between them. */
const waiting: (() => void)[] = []
let isDrawing = false

function drawNext(): void {
  const next = waiting.shift()
  isDrawing = next !== undefined
  if (!next) return
  next()
  setTimeout(drawNext)
}

function wait(draw: () => void): () => void {
  waiting.push(draw)
  if (!isDrawing) {
    isDrawing = true
    // After the picture that is being drawn now; a tab that nobody sees draws none.
    if (document.hidden) setTimeout(drawNext)
    else requestAnimationFrame(() => setTimeout(drawNext))
  }
  return () => {
    const at = waiting.indexOf(draw)
    if (at >= 0) waiting.splice(at, 1)
  }
}

/** What the first picture can do without: it comes right after it. Its place has to have a size of its own. */
export function Later({ children }: { readonly children: ComponentChildren }): JSX.Element | null {
  const [isTurn, setTurn] = useState(false)
  useEffect(() => wait(() => setTurn(true)), [])
  return isTurn ? <Fragment>{children}</Fragment> : null
}

/** A long list of links and buttons is one stop for the Tab key: arrows go from line to line within it. */
export function moveBetweenLines(event: KeyboardEvent): void {
  const list = event.currentTarget
  if (!(list instanceof HTMLElement)) return
  const lines = [...list.querySelectorAll<HTMLElement>('a, button')]
  if (lines.length === 0) return
  const now = lines.indexOf(document.activeElement as HTMLElement)
  const to = { ArrowUp: now < 0 ? lines.length - 1 : now - 1, ArrowDown: now + 1, Home: 0, End: lines.length - 1 }[
    event.key
  ]
  if (to === undefined) return
  event.preventDefault()
  event.stopPropagation()
  lines[Math.min(Math.max(0, to), lines.length - 1)]?.focus()
}

/** Runs in the page: what is not in its language. `foreign` is a pattern of the words that tell. */
export function foreignIn({ exceptions, foreign }: { exceptions: readonly string[]; foreign: string }): string[] {
  const SPOKEN = [
    'aria-label',
    'aria-description',
    'aria-valuetext',
    'aria-roledescription',
    'title',
    'placeholder',
    'alt',
  ]
  /** Streets, rules and addresses are the same everywhere. */
  const KEPT = /https?:\/\/\S*|"[^"\n]*"|\b[A-Z]{1,2}\d+\b|\b[A-Z]+-\d+\b/g
  const known = new Set(exceptions)
  const isForeign = new RegExp(foreign)
  const found: string[] = []
  const plainIn = (text: string): string[] =>
    (text.replace(KEPT, ' ').match(/\p{L}+/gu) ?? []).filter((word) => isForeign.test(word) && !known.has(word))
  const look = (text: string, where: string): void => {
    const plain = plainIn(text)
    if (plain.length > 0) found.push(`${where}: ${plain.join(' ')} (${text.trim().slice(0, 80)})`)
  }
  const nameOf = (element: Element): string => `${element.tagName.toLowerCase()}.${element.getAttribute('class') ?? ''}`
  look(document.title, 'title')
  for (const element of document.querySelectorAll('body *')) {
    // Keys, ids of rules and what people type are no words of the page.
    if (
      element.closest('script, style, kbd, .key, textarea, .rule__id, [data-kind="typed"]') ||
      !element.checkVisibility()
    )
      continue
    for (const name of SPOKEN) {
      const text = element.getAttribute(name)
      if (text) look(text, `${nameOf(element)}[${name}]`)
    }
    for (const node of element.childNodes) {
      if (node.nodeType === Node.TEXT_NODE && node.textContent?.trim()) look(node.textContent, nameOf(element))
    }
  }
  return [...new Set(found)]
}

/** Runs in the page: text of which a part is hidden, and nobody can scroll to it. */
export function clippedIn(): string[] {
  const SLACK = 1.5
  const found: string[] = []
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const own = node.parentElement as Element
    // A key that is printed gives way to words.
    if (
      !node.textContent?.trim() ||
      own.closest('svg, option, .visually-hidden, [inert], .key') ||
      !own.checkVisibility()
    )
      continue
    const range = document.createRange()
    range.selectNodeContents(node)
    const box = range.getBoundingClientRect()
    if (box.width === 0) continue
    for (let at: Element | null = own; at; at = at.parentElement) {
      const { overflowX, overflowY, position, clipPath } = getComputedStyle(at)
      // Not for the eye at all.
      if (clipPath !== 'none') break
      if (/auto|scroll/.test(overflowX + overflowY)) break
      if (/hidden|clip/.test(overflowX + overflowY)) {
        const outer = at.getBoundingClientRect()
        const isCut =
          box.right > outer.right + SLACK || box.left < outer.left - SLACK || box.bottom > outer.bottom + SLACK
        if (isCut) found.push(`${at.getAttribute('class')}: ${node.textContent.trim().slice(0, 60)}`)
        break
      }
      if (position === 'fixed') break
      // The city begins where a cell of the strip ends.
      if (at.matches('.strip__cell')) {
        const cell = at.getBoundingClientRect()
        const isOut = box.right > cell.right + SLACK || box.bottom > cell.bottom + SLACK || box.top < cell.top - SLACK
        if (isOut) found.push(`${at.getAttribute('data-cell')} of the strip: ${node.textContent.trim().slice(0, 60)}`)
        break
      }
    }
  }
  return [...new Set(found)]
}

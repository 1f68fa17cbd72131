/**
 * Runs in the page: what is not in the language of the page, and what is cut off. In the made-up language no word of ours
 * has plain letters, and none goes without its closing bracket.
 */
export function foreignIn(exceptions: readonly string[]): string[] {
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
  const KEPT = /https?:\/\/\S*|\b[A-Z]{1,2}\d+\b|\b[A-Z]+-\d+\b/g
  const known = new Set(exceptions)
  const found: string[] = []
  const plainIn = (text: string): string[] =>
    (text.replace(KEPT, ' ').match(/\p{L}+/gu) ?? []).filter((word) => /^[A-Za-z]{3,}$/.test(word) && !known.has(word))
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
    if (!node.textContent?.trim() || own.closest('svg, option, .visually-hidden, [inert]') || !own.checkVisibility())
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
    }
  }
  return [...new Set(found)]
}

/**
 * Runs in the page: what is cut off, lies over something else, shows nothing, or is too small to read or to touch.
 * Each fault is told in words; an empty list is a good page.
 */
export function faultsIn(inside = ''): string[] {
  const BOXES =
    '.card, .panel, .button, .chip, .held, .deed, .dock__big, .dock__end, .hero-line, .ribbon, .chain__mission, .tray__lane, .track__slot, .doom__node'
  const SLACK = 1.5
  const isMeant = (element: Element): boolean =>
    (inside === '' || element.closest(inside) !== null) && element.getClientRects().length > 0
  const all = (selector: string): Element[] => [...document.querySelectorAll(selector)].filter(isMeant)
  const faults: string[] = []
  const tell = (element: Element, fault: string): void => {
    const name = element.closest('[data-card]')?.getAttribute('data-card') ?? element.className.toString()
    faults.push(`${fault}: ${name} "${(element.textContent ?? '').trim().slice(0, 40)}"`)
  }
  const scrolls = (element: Element): boolean => {
    for (let at: Element | null = element; at; at = at.parentElement) {
      if (/auto|scroll/.test(getComputedStyle(at).overflowX)) return true
    }
    return false
  }
  const hidden = (element: Element): boolean => element.closest('.visually-hidden') !== null

  if (document.documentElement.scrollWidth > innerWidth + SLACK) faults.push('the page scrolls sideways')

  for (const box of all(BOXES)) {
    const outer = box.getBoundingClientRect()
    if (outer.width < 4 || outer.height < 4) tell(box, 'empty')
    if (outer.right > innerWidth + SLACK && !scrolls(box)) tell(box, 'outside the page')
    const style = getComputedStyle(box)
    if (style.overflow !== 'visible' && box.scrollHeight > box.clientHeight + SLACK) tell(box, 'cut off')

    const words: { rect: DOMRect; element: Element }[] = []
    const walker = document.createTreeWalker(box, NodeFilter.SHOW_TEXT)
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const element = node.parentElement as Element
      if (!node.textContent?.trim() || hidden(element) || element.closest(BOXES) !== box) continue
      const range = document.createRange()
      range.selectNodeContents(node)
      const rects = [...range.getClientRects()].filter(({ width }) => width > 0)
      // What is not shown at this size has no place and needs none.
      if (rects.length === 0 && element.getClientRects().length > 0) tell(element, 'words without a place')
      if (Number.parseFloat(getComputedStyle(element).fontSize) < 10.5) tell(element, 'too small to read')
      for (const rect of rects) {
        if (rect.left < outer.left - SLACK || rect.right > outer.right + SLACK) tell(element, 'words leave their box')
        if (rect.bottom > outer.bottom + SLACK || rect.top < outer.top - SLACK) tell(element, 'words leave their box')
        words.push({ rect, element })
      }
    }
    for (let i = 0; i < words.length; i++) {
      for (let j = i + 1; j < words.length; j++) {
        const [a, b] = [words[i], words[j]]
        if (!a || !b || a.element === b.element) continue
        const wide = Math.min(a.rect.right, b.rect.right) - Math.max(a.rect.left, b.rect.left)
        // Lines of different sizes reach a little into each other; letters do not.
        const high = Math.min(a.rect.bottom, b.rect.bottom) - Math.max(a.rect.top, b.rect.top)
        if (wide > SLACK && high > Math.min(a.rect.height, b.rect.height) * 0.34) tell(a.element, 'words lie on words')
      }
    }
  }

  for (const card of all('.card:not(.card--back)')) {
    if (!card.querySelector('.card__name')?.textContent?.trim()) tell(card, 'no name')
    if (card.getAttribute('data-size') !== 'small' && !card.querySelector('.card__text')?.textContent?.trim()) {
      tell(card, 'no text')
    }
    if (!card.querySelector('.card__art :is(img, path), .mission-map')) tell(card, 'no picture')
  }
  for (const use of document.querySelectorAll('use')) {
    const symbol = document.querySelector(use.getAttribute('href') ?? '#')
    if (!symbol?.childElementCount) faults.push(`no such icon: ${use.getAttribute('href')}`)
  }
  for (const control of all('button, a[href], input, select')) {
    // What this size does not show at all is nobody's target.
    if (control.getClientRects().length === 0) continue
    const { width, height } = control.getBoundingClientRect()
    const inText = control.tagName === 'A' || control.closest('.segments') !== null
    if (!inText && (width < 24 || height < 24)) tell(control, `too small to touch (${width}×${height})`)
  }
  return [...new Set(faults)]
}

import cardSprite from './card-sprite.svg?url'
import tableSprite from './sprite.svg?url'
import { uiSymbols } from './ui-glyphs.ts'

/** Symbols have to be in the page for `<use href="#i-…">` to find them; our own glyphs are there from the start. */
export function installGlyphs(): HTMLElement {
  const found = document.getElementById('icons')
  if (found) return found
  const made = document.createElement('div')
  made.id = 'icons'
  made.hidden = true
  made.setAttribute('aria-hidden', 'true')
  made.innerHTML = `<svg xmlns="http://www.w3.org/2000/svg">${uiSymbols}</svg>`
  document.body.prepend(made)
  return made
}

async function add(address: string, into: HTMLElement): Promise<void> {
  // Words come first: a page can be read without them.
  const answer = await fetch(address, { priority: 'low' })
  if (!answer.ok) throw new Error(`The icons did not load (${answer.status}). Reload the page.`)
  into.insertAdjacentHTML('beforeend', await answer.text())
}

let installed: Promise<void> | undefined

/** Puts the sprites into the page, once: those of the table first, those of the cards after them. */
export function installIcons(): Promise<void> {
  installed ??= (async () => {
    const into = installGlyphs()
    await add(tableSprite, into)
    await add(cardSprite, into)
  })()
  return installed
}

import type { Share } from '../share.ts'

/** Small pieces of the page. Everything that comes from a box or a flag goes through `esc`. */

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

export const esc = (text: string | number): string =>
  String(text).replace(/[&<>"']/g, (sign) => ENTITIES[sign] as string)

/** A table that may be wider than the screen: it scrolls in a place of its own, also with the keyboard. */
export const scroller = (label: string, table: string): string =>
  `<div class="scroll" role="region" aria-label="${esc(label)}" tabindex="0">${table}</div>`

export const section = (id: string, title: string, intro: string, body: string): string =>
  `<section id="${id}"><h2>${esc(title)}</h2>${intro === '' ? '' : `<p class="intro">${intro}</p>`}${body}</section>`

const WIDTH = 180
const HEIGHT = 16

/** A share as a dot on its interval; the fair band lies behind it. The numbers stand beside it, so it is hidden from readers. */
export function whisker(shares: readonly { readonly share: Share; readonly look: string }[], band: boolean): string {
  const x = (n: number): string => (n * WIDTH).toFixed(1).replace(/\.0$/, '')
  const marks = shares.map(({ share: { share, low, high }, look }, i) => {
    if (share === null) return ''
    const y = shares.length === 1 ? 8 : 4.5 + 7 * i
    return `<g class="${look}"><path d="M${x(low)} ${y}H${x(high)}"/><circle cx="${x(share)}" cy="${y}" r="3.2"/></g>`
  })
  const back = band ? `<rect x="${x(0.4)}" width="${x(0.2)}" height="${HEIGHT}"/>` : ''
  return `<svg class="whisker" viewBox="-4 0 ${WIDTH + 8} ${HEIGHT}" width="${WIDTH + 8}" height="${HEIGHT}" aria-hidden="true">${back}<path class="axis" d="M0 15.5H${WIDTH}M${WIDTH / 2} 12V16"/>${marks.join('')}</svg>`
}

/** For screen readers: what others see by colour or place. */
export const spoken = (text: string): string => `<span class="spoken">${esc(text)}</span>`

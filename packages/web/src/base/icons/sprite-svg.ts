/** What we read of an Iconify collection. */
export interface IconCollection {
  readonly icons: Readonly<Record<string, { readonly body: string }>>
  readonly aliases?: Readonly<Record<string, { readonly parent: string }>>
}

/**
 * Numbers with one decimal, a fifth of a thousandth of the icon: a third less to load. Paths with arcs stay as they
 * are, for their flags may be written without a space before the next number.
 */
const shorten = (body: string): string =>
  body.replace(/ d="([^"]*)"/g, (whole, d: string) => (/[aAe]/.test(d) ? whole : ` d="${shortenPath(d)}"`))

const shortenPath = (d: string): string =>
  d.replace(/-?(?:\d+\.?\d*|\.\d+)/g, (number, at: number) => {
    const short = String(Math.round(Number(number) * 10) / 10).replace(/^(-?)0\./, '$1.')
    return /[\d.]/.test(d[at - 1] ?? '') && !short.startsWith('-') ? ` ${short}` : short
  })

/** One SVG with a symbol `i-<name>` for each icon, on the grid of 512 that game-icons are drawn on. */
export function spriteSvg(names: readonly string[], collection: IconCollection): string {
  const symbols = names.map((name) => {
    const body = (collection.icons[name] ?? collection.icons[collection.aliases?.[name]?.parent ?? ''])?.body
    if (body === undefined) throw new Error(`game-icons has no icon "${name}": choose another one in icons/names.ts`)
    return `<symbol id="i-${name}" viewBox="0 0 512 512">${shorten(body)}</symbol>`
  })
  return `<svg xmlns="http://www.w3.org/2000/svg"><title>Icons</title>\n${symbols.join('\n')}\n</svg>\n`
}

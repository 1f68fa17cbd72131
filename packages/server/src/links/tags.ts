import { CARD, type Postcard, readPostcard, writePostcard } from '@haven/table'
import { previewsIn } from '@haven/text/previews'
import { HEIGHT, WIDTH } from './draw.ts'

/** What a page says about itself to those who only look at its address: chats, mail programs, social pages. */

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')

const PICTURES = '/link/'
const GENERAL = 'haven'
const ENDING = '.png'

export const pathOf = (card: Postcard | null): string => `${PICTURES}${card ? writePostcard(card) : GENERAL}${ENDING}`

/** The postcard that a picture's name means; undefined: there is no such picture. */
export function cardOf(name: string): Postcard | null | undefined {
  if (!name.endsWith(ENDING)) return undefined
  const told = name.slice(0, -ENDING.length)
  return told === GENERAL ? null : (readPostcard(told) ?? undefined)
}

/** Of the part of an address behind its `?`. One that cannot be read is none. */
export function asked(query: string): { readonly card: Postcard | null; readonly language: string | null } {
  const params = new URLSearchParams(query)
  return { card: readPostcard(params.get(CARD) ?? ''), language: params.get('lang') }
}

async function wordsFor(card: Postcard | null, language: string | null) {
  const { say, tag } = await previewsIn(language)
  if (!card) return { title: say.title, text: say.text, alt: say.picture, product: say.product, tag }
  const told = {
    ...card,
    living: card.heroes.filter(({ isDead }) => !isDead).map(({ hero }) => hero),
    fallen: card.heroes.filter(({ isDead }) => isDead).map(({ hero }) => hero),
  }
  const { title, text } = card.of === 'replay' ? say.replay(told, card.winner) : say[card.of](told)
  return { title, text, alt: title, product: say.product, tag }
}

export async function tagsFor(query: string, origin: string): Promise<string> {
  const { card, language } = asked(query)
  const { title, text, alt, product, tag } = await wordsFor(card, language)
  const tags: readonly (readonly [string, string])[] = [
    ['og:type', 'website'],
    ['og:site_name', product],
    ['og:title', title],
    ['og:description', text],
    ['og:locale', tag.replace('-', '_')],
    ['og:image', origin + pathOf(card)],
    ['og:image:type', 'image/png'],
    ['og:image:width', String(WIDTH)],
    ['og:image:height', String(HEIGHT)],
    ['og:image:alt', alt],
  ]
  return [
    ...tags.map(([name, value]) => `<meta property="${name}" content="${escaped(value)}" />`),
    '<meta name="twitter:card" content="summary_large_image" />',
  ].join('\n    ')
}

import type { CardText, Catalogue } from '@haven/text'
import type { PanelWords } from '../../base/panel-words.ts'

/** Words as another language might have them: 40 % longer, each of them, numbers left alone. */
const MORE = 0.4

export function longer(text: string): string {
  return text.replace(/\p{L}{2,}/gu, (word) => {
    const more = Math.max(1, Math.round(word.length * MORE))
    return word + Array.from({ length: more }, (_, i) => word[(i * 3 + 1) % word.length]?.toLowerCase()).join('')
  })
}

const longerCard = ({ name, text, flavour }: CardText): CardText => ({
  name: longer(name),
  text: longer(text),
  ...(flavour === undefined ? {} : { flavour: longer(flavour) }),
})

export function longerCatalogue(say: Catalogue): Catalogue {
  const card = (id: string): CardText | null => {
    const found = say.card(id)
    return found && longerCard(found)
  }
  return { ...say, card, name: (id) => longer(say.name(id)), space: (id) => longer(say.space(id)) }
}

export function longerWords(words: PanelWords): PanelWords {
  const each = (value: unknown): unknown => {
    if (typeof value === 'string') return longer(value)
    if (typeof value === 'function') return (...params: unknown[]) => longer(String(value(...params)))
    return Object.fromEntries(Object.entries(value as object).map(([key, part]) => [key, each(part)]))
  }
  return each(words) as PanelWords
}

import type { previews as english } from '../en/previews.ts'
import type { Said } from '../said.ts'
import { count, list as listed } from './grammar.ts'

type Told = Parameters<ReturnType<typeof english>['position']>[0]

/** What stands beside the picture of a link, in a chat or wherever it was pasted: read before anybody comes. */
export const previews: Said<typeof english> = (say) => {
  const list = (heroes: readonly string[]): string => listed(heroes.map((hero) => say.name(hero)))
  const where = ({ story, round }: Told): string =>
    [story === null ? 'Haven' : say.name(story), ...(round === null ? [] : [`Runde ${round}`])].join(', ')
  const against = ({ sin }: Told): string => (sin === null ? '' : `Gegen ${say.name(sin)}.`)
  const fates = ({ living, fallen }: Told): string =>
    [living.length > 0 ? `Am Leben: ${list(living)}.` : '', fallen.length > 0 ? `Tot: ${list(fallen)}.` : ''].join(' ')
  const sentences = (...parts: readonly string[]): string =>
    parts
      .map((part) => part.trim())
      .filter((part) => part !== '')
      .join(' ')
  return {
    product: 'Haven',
    title: 'Haven: eine Sünde, sieben von euch',
    text: 'Eine Sünde gegen die letzten Agenten einer sterbenden Stadt. Im Browser, allein oder mit Freunden, gratis.',
    picture: 'Sieben Agenten vor dem brennenden Himmel von Haven',
    position: (told) => ({
      title: where(told),
      text: sentences('Spiel von diesem Moment an weiter, auf welcher Seite du willst.', against(told), fates(told)),
    }),
    table: (told) => ({
      title: `Ein Tisch: ${where(told)}`,
      text: sentences(
        told.round === null ? 'Komm und setz dich: Die Nacht hat noch nicht begonnen.' : 'Die Nacht läuft schon.',
        against(told),
        fates(told),
      ),
    }),
    replay: (told, winner) => ({
      title: `${winner === null ? '' : winner === 'heroes' ? 'Haven steht: ' : 'Haven ist gefallen: '}${told.story === null ? 'Haven' : say.name(told.story)}`,
      text: sentences(
        told.round === null
          ? 'Sieh es dir noch einmal an.'
          : `Sieh dir noch einmal ${count(told.round, 'Runde', 'Runden')} an.`,
        against(told),
        fates(told),
      ),
    }),
  }
}

import type { previews as english } from '../en/previews.ts'
import type { Said } from '../said.ts'
import { count, list } from './grammar.ts'

type Told = Parameters<ReturnType<typeof english>['position']>[0]

/** What stands beside the picture of a link, in a chat or wherever it was pasted: read before anybody comes. */
export const previews: Said<typeof english> = (say) => {
  const names = (heroes: readonly string[]): string => list(heroes.map((hero) => say.name(hero)))
  const where = ({ story, round }: Told): string =>
    [story === null ? 'Haven' : say.name(story), ...(round === null ? [] : [`раунд ${round}`])].join(', ')
  const against = ({ sin }: Told): string => (sin === null ? '' : `Противник: ${say.name(sin)}.`)
  const fates = ({ living, fallen }: Told): string =>
    [
      living.length > 0 ? `В живых: ${names(living)}.` : '',
      fallen.length > 0 ? `Среди павших: ${names(fallen)}.` : '',
    ].join(' ')
  const sentences = (...parts: readonly string[]): string =>
    parts
      .map((part) => part.trim())
      .filter((part) => part !== '')
      .join(' ')
  return {
    product: 'Haven',
    title: 'Haven: один Грех, вас семеро',
    text: 'Один Грех против последних агентов умирающего города. В браузере, в одиночку или с друзьями, бесплатно.',
    picture: 'Семь агентов на фоне горящего неба Хейвена',
    position: (told) => ({
      title: where(told),
      text: sentences('Играйте с этого момента за любую сторону.', against(told), fates(told)),
    }),
    table: (told) => ({
      title: `Стол: ${where(told)}`,
      text: sentences(
        told.round === null ? 'Садитесь за стол: ночь ещё не началась.' : 'Ночь уже идёт.',
        against(told),
        fates(told),
      ),
    }),
    replay: (told, winner) => ({
      title: `${winner === null ? '' : winner === 'heroes' ? 'Хейвен устоял: ' : 'Хейвен пал: '}${told.story === null ? 'Haven' : say.name(told.story)}`,
      text: sentences(
        told.round === null
          ? 'Посмотрите игру снова.'
          : `Посмотрите снова: ${count(told.round, 'раунд', 'раунда', 'раундов')}.`,
        against(told),
        fates(told),
      ),
    }),
  }
}

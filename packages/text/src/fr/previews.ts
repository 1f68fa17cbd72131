import type { previews as english } from '../en/previews.ts'
import type { Said } from '../said.ts'
import { count, list, plural } from './grammar.ts'

type Told = Parameters<ReturnType<typeof english>['table']>[0]

/** What stands beside the picture of a link, in a chat or wherever it was pasted: read before anybody comes. */
export const previews: Said<typeof english> = (say) => {
  const names = (heroes: readonly string[]): string => list(heroes.map((hero) => say.name(hero)))
  const where = ({ story, round }: Told): string =>
    [story === null ? 'Haven' : say.name(story), ...(round === null ? [] : [`manche ${round}`])].join(', ')
  const against = ({ sin }: Told): string => (sin === null ? '' : `Contre : ${say.name(sin)}.`)
  const fates = ({ living, fallen }: Told): string =>
    [
      living.length > 0 ? `En vie : ${names(living)}.` : '',
      fallen.length > 0 ? `${plural(fallen.length, { one: 'A péri', other: 'Ont péri' })} : ${names(fallen)}.` : '',
    ].join(' ')
  const sentences = (...parts: readonly string[]): string => parts.filter((part) => part.trim() !== '').join(' ')
  return {
    product: 'Haven',
    title: 'Haven : un Péché, vous êtes sept',
    text: 'Un Péché contre les derniers agents d’une ville qui meurt. Dans le navigateur, en solo ou entre amis, gratuit.',
    picture: 'Sept agents devant le ciel en feu de Haven',
    position: (told) => ({
      title: where(told),
      text: sentences('Continuez à partir de ce moment, dans l’un ou l’autre camp.', against(told), fates(told)),
    }),
    table: (told) => ({
      title: `Une table : ${where(told)}`,
      text: sentences(
        told.round === null ? 'Venez vous asseoir : la nuit n’a pas commencé.' : 'La nuit est en cours.',
        against(told),
        fates(told),
      ),
    }),
    replay: (told, winner) => ({
      title: `${winner === null ? '' : winner === 'heroes' ? 'Haven tient debout : ' : 'Haven est tombée : '}${told.story === null ? 'Haven' : say.name(told.story)}`,
      text: sentences(
        told.round === null ? 'Revoyez la partie.' : `Revoyez la partie : ${count(told.round, 'manche')}.`,
        against(told),
        fates(told),
      ),
    }),
  }
}

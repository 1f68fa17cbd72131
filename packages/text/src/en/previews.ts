import type { Say } from '../language.ts'
import { count } from './grammar.ts'

interface Told {
  readonly story: string | null
  readonly sin: string | null
  readonly round: number | null
  readonly living: readonly string[]
  readonly fallen: readonly string[]
}

/** What stands beside the picture of a link, in a chat or wherever it was pasted: read before anybody comes. */
export const previews = (say: Say) => {
  const list = (heroes: readonly string[]): string => {
    const names = heroes.map((hero) => say.name(hero))
    return names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`
  }
  const where = ({ story, round }: Told): string =>
    [story === null ? 'Haven' : say.name(story), ...(round === null ? [] : [`round ${round}`])].join(', ')
  const against = ({ sin }: Told): string => (sin === null ? '' : `Against ${say.name(sin)}.`)
  const fates = ({ living, fallen }: Told): string =>
    [
      living.length > 0 ? `${list(living)} ${living.length === 1 ? 'lives' : 'live'}.` : '',
      fallen.length > 0 ? `${list(fallen)} ${fallen.length === 1 ? 'has' : 'have'} fallen.` : '',
    ].join(' ')
  const sentences = (...parts: readonly string[]): string => parts.filter((part) => part.trim() !== '').join(' ')
  return {
    product: 'Haven',
    title: 'Haven: one Sin, seven of you',
    text: 'One Sin against the last agents of a dying city. In the browser, alone or with friends, free.',
    picture: 'Seven agents before the burning sky of Haven',
    position: (told: Told) => ({
      title: where(told),
      text: sentences('Play on from this moment, as either side.', against(told), fates(told)),
    }),
    table: (told: Told) => ({
      title: `A table of ${where(told)}`,
      text: sentences(
        told.round === null ? 'Come and sit down: the night has not begun.' : 'The night is under way.',
        against(told),
        fates(told),
      ),
    }),
    replay: (told: Told, winner: 'heroes' | 'sins' | null) => ({
      title: `${winner === null ? '' : winner === 'heroes' ? 'Haven stands: ' : 'Haven has fallen: '}${told.story === null ? 'Haven' : say.name(told.story)}`,
      text: sentences(
        told.round === null ? 'Watch it again.' : `Watch ${count(told.round, 'round')} again.`,
        against(told),
        fates(told),
      ),
    }),
  }
}

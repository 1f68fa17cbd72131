import type { files as english } from '../../en/terminal/files.ts'
import type { Said } from '../../said.ts'
import { count, plural } from '../grammar.ts'

/** Records, saves, scenarios and boxes that were read. */
const INSTEAD = {
  heroes: ['герои без картинки', 'вместо неё бюст их класса'],
  monsters: ['монстры без картинки', 'вместо неё клык со значком'],
  cards: ['карты без картинки', 'вместо неё орнамент их колоды'],
  posters: ['сценарии без плаката', 'вместо него их план'],
  marks: ['грехи без знака', 'вместо него значок'],
} as const

const after = (answers: number): string =>
  plural(answers, { one: 'после # ответа', few: 'после # ответов', many: 'после # ответов', other: 'после # ответа' })

export const files: Said<typeof english> = {
  atField: (message, field) => `${message} (место: ${field})`,
  wrong: (file, place, message) => `ОШИБКА ${file}: ${place}: ${message}`,
  right: (file, answers, outcome, say) =>
    `верно  ${file}: ${count(answers, 'ответ', 'ответа', 'ответов')}, ${outcome ? `победа: ${say.name(outcome.winner)} (${outcome.rule})` : 'сохранение, игра ещё не окончена'}`,
  over: (words, rule, answers, round) => `${words} [${rule}], ${after(answers)}, в раунде ${round}.`,
  open: (prompts, say, answers, round) =>
    `${prompts.map((prompt) => say.prompt(prompt)).join(' ')} (${after(answers)}, в раунде ${round})`,
  box: (id, version, path) => `${id} ${version}, из ${path}`,
  packed: (file, bytes, hash) => `${file}: ${Math.ceil(bytes / 1024)} кБ, хеш ${hash}`,
  lists: {
    sins: 'грехи',
    acolytes: 'прислужники',
    heroes: 'герои',
    upgrades: 'улучшения',
    stories: 'сценарии',
    maps: 'планы',
    tiles: 'тайлы',
    apocalypse: 'карты Апокалипсиса',
    hellClub: 'Адский клуб',
    darkPast: 'карты тёмного прошлого',
    track: 'уровни шкалы',
  },
  withoutPictures: (kind, ids, say) =>
    `${INSTEAD[kind][0]}: ${ids.map((id) => say.name(id)).join(', ')} (${INSTEAD[kind][1]})`,
  sin: (id, cards, withCopies, say) =>
    `${say.name(id)} (${count(cards, 'карта', 'карты', 'карт')}, с копиями ${withCopies})`,
  story: (id, missions, say) => `${say.name(id)} (${count(missions, 'миссия', 'миссии', 'миссий')})`,
  faults: (faults) => (faults > 0 ? count(faults, 'ошибка', 'ошибки', 'ошибок') : 'ошибок нет'),
}

import type { boxes as english } from '../../en/web/boxes.ts'
import type { Said } from '../../said.ts'
import { count } from '../grammar.ts'

/** The page of boxes: what lies beside the core box on this device. */

const KINDS: Readonly<Record<string, readonly [one: string, few: string, many: string]>> = {
  sins: ['грех', 'греха', 'грехов'],
  heroes: ['герой', 'героя', 'героев'],
  acolytes: ['вид прислужников', 'вида прислужников', 'видов прислужников'],
  stories: ['сценарий', 'сценария', 'сценариев'],
  maps: ['план', 'плана', 'планов'],
  tiles: ['тайл', 'тайла', 'тайлов'],
  upgrades: ['улучшение', 'улучшения', 'улучшений'],
  darkPast: ['карта тёмного прошлого', 'карты тёмного прошлого', 'карт тёмного прошлого'],
  apocalypse: ['карта Апокалипсиса', 'карты Апокалипсиса', 'карт Апокалипсиса'],
  hellClub: ['член Адского клуба', 'члена Адского клуба', 'членов Адского клуба'],
  track: ['уровень шкалы', 'уровня шкалы', 'уровней шкалы'],
}

export const boxes: Said<typeof english> = {
  title: 'Коробки',
  lead: 'Из чего, кроме базовой коробки, может складываться новая игра. Чужая коробка хранится только на этом устройстве и работает отдельно от всего остального на нём.',
  here: 'На этом устройстве',
  version: (version) => `версия ${version}`,
  ours: 'идёт вместе с Haven',
  olderKept: (versions) => `Хранится ради партий, начатых с ней: версия ${versions.join(', ')}`,
  adds: (kind, number) => {
    const words = KINDS[kind]
    return words ? count(number, ...words) : `${number} ${kind}`
  },
  on: 'В новых играх',
  onOf: (name) => `«${name}» в новых играх`,
  remove: 'Удалить',
  removeThis: (name) => `Удалить «${name}»`,
  removeHint: 'Игры с удалённой коробкой сохраняются и продолжатся, когда она вернётся.',
  install: 'Установить коробку',
  file: 'Из файла, который делает «haven pack»',
  offered: 'Этот сервер предлагает',
  fetch: 'Установить',
  fetchThis: (name) => `Установить «${name}»`,
  installed: (name, version) => `Коробка «${name}», версия ${version}, установлена.`,
  notOffered: 'Этот сервер не предлагает такую коробку.',
  newGame: 'Новая игра',
}

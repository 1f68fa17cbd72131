import type { FileCode, Params } from '@haven/engine'
import type { Say } from '../language.ts'

/** What is wrong with a file or a set-up, and where. */

const field = ({ field: name }: Params): string => (name === undefined ? 'Файл' : `Поле "${name}"`)
const inField = ({ field: name }: Params): string => (name === undefined ? 'файл' : `"${name}"`)

const WANTED: Readonly<Record<string, string>> = {
  list: 'список',
  text: 'текст',
  number: 'число',
  'whole number': 'целое число',
  'true or false': 'true или false',
  'position-link': 'полный адрес позиции',
  'box-id': 'строчные латинские буквы и цифры через дефис',
  'box-version': 'буквы, цифры, точки и дефисы, не больше 40',
  'language-tag': 'код языка, как en',
  printable: 'текст без управляющих символов',
  picture: 'картинка из одних данных и ничего больше',
  box: 'коробка, которую можно показать',
}

/** Why a set-up cannot be: those with numbers in them are taken apart below. */
const PROBLEMS: Readonly<Record<string, string>> = {
  'one-to-four': 'игроков за героев бывает от 1 до 4',
  'none-fits': 'ничто в коробке не подходит к остальным пожеланиям',
  'no-crate': 'второй ящик не приносит ни одна коробка',
  'hero-twice': 'герой назван дважды',
  'outside-the-team': 'стартовый герой не из команды',
  'of-another-story': 'план от другого сценария',
  'not-resolved': 'что-то ещё оставлено случаю',
}
const NEEDS = /^needs-(\d+)(?:-(.+))?$/

function problem({ problem: code }: Params, say: Say): string {
  const id = String(code ?? '')
  const [, number, heroClass] = NEEDS.exec(id) ?? []
  if (heroClass !== undefined) return `в команде нужно ровно ${number} из класса «${say.name(heroClass)}»`
  if (number !== undefined) return `стартовых героев должно быть ровно ${number}`
  return PROBLEMS[id] ?? (id === '' ? 'выбор не сочетается' : id)
}

/** Values that say more, but the field itself. */
function details(params: Params): string {
  const rest = Object.entries(params).filter(([key]) => key !== 'field')
  return rest.length === 0 ? '' : ` (${rest.map(([key, value]) => `${key} ${value}`).join(', ')})`
}

export const fileFaults: Readonly<Record<FileCode, (params: Params, say: Say) => string>> = {
  'not-json': () => 'В файле неправильный JSON. Проверьте, не пропущена ли скобка, запятая или кавычка.',
  'not-an-object': (p) => `${field(p)}: здесь должен быть объект в фигурных скобках.`,
  'wrong-hash': () => 'Коробка не та, что была упакована: часть потеряна или изменена. Загрузите её заново.',
  'missing-box': ({ box }) =>
    `Нужна ${box === undefined ? 'коробка' : `коробка "${box}"`}, которой здесь нет. Добавьте её (в браузере в разделе «Коробки», в терминале через --box) и откройте снова.`,
  'foreign-version': ({ version, known }) =>
    `Формат файла: ${version ?? 'неизвестен'}; эта программа читает формат ${known ?? '1'}.`,
  'missing-field': (p) => `${p.field === undefined ? 'Поле' : field(p)} отсутствует. Добавьте его.`,
  'wrong-type': (p) => {
    if (p.wanted === undefined) return `${field(p)}: не тот тип.`
    if (p.wanted === 'numbers') return `${field(p)}: нужен список чисел, всего ${p.count}.`
    return `${field(p)} не подходит, нужно другое: ${WANTED[String(p.wanted)] ?? p.wanted}.`
  },
  'unknown-field': (p) => `${field(p)}: здесь такого не знают. Удалите или проверьте написание.`,
  'unknown-id': (p) =>
    `${p.id === undefined ? 'Неизвестное имя' : `Неизвестно: "${p.id}"`}, см. ${inField(p)}. Проверьте написание.`,
  'out-of-range': (p) =>
    p.least === undefined || p.most === undefined
      ? `${field(p)}: вне границ.`
      : `${field(p)}: ${p.value ?? 'вне границ'}, а должно быть от ${p.least} до ${p.most}.`,
  duplicate: (p) => `${p.id === undefined ? 'Повтор' : `Повтор: "${p.id}"`}, см. ${inField(p)}. Оставьте один раз.`,
  'impossible-setup': (p, say) => {
    const value = p.value === undefined ? '' : ` (здесь: ${say.name(String(p.value))})`
    return `Такая подготовка невозможна, см. ${inField(p)}: ${problem(p, say)}${value}.`
  },
  'impossible-position': (p) => `Такой позиции не бывает, см. ${inField(p)}${details(p)}.`,
  'no-option-fits': (p) => `Ни один допустимый ответ не подходит, см. ${inField(p)}${details(p)}.`,
  'several-options-fit': (p) =>
    `Подходит больше одного ответа, см. ${inField(p)}${details(p)}. Укажите больше его полей.`,
  'wrong-question': (p) => `Игра спрашивает другое, см. ${inField(p)}${details(p)}.`,
  truncated: (p) => `${field(p)}: конец оборван. Чего-то не хватает.`,
}

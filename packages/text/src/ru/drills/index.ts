import type { drills as english } from '../../en/drills/index.ts'
import type englishSays from '../../en/drills/says.json'
import type { Said } from '../../said.ts'
import { count } from '../grammar.ts'
import { quiz } from './quiz.ts'
import { says1 } from './says-1.ts'
import { says2 } from './says-2.ts'

const says: Readonly<Record<keyof typeof englishSays, { readonly title: string; readonly reason: string }>> = {
  ...says1,
  ...says2,
}

const points = (number: number): string => count(number, 'пункт', 'пункта', 'пунктов')

/** Drills: one question each, with a reason for its answer; and the ten questions after First Night. */
export const drills: Said<typeof english> = {
  title: 'Упражнения',
  about: 'Одна позиция, один ответ и почему. По двадцать секунд, и без часов.',
  mixed: 'Десять разных',
  mixedHint: 'Сначала то, что не вышло.',
  quiz,
  topics: 'По темам',
  topic: {
    turn: 'Ход',
    kill: 'Кого убить',
    faith: 'FAITH',
    wound: 'Раны',
    heal: 'Исцеление',
    bargain: 'Сделка',
    cleanse: 'Очистка',
    city: 'Город',
    ability: 'Способности',
    choice: 'Выбор',
    'sin-reaction': 'Реакции Греха',
    'sin-card': 'Карты греха',
    acolyte: 'Прислужники',
    summon: 'Призыв',
  },
  scene: (scene) => `Три упражнения: ${scene}`,
  many: (number) => count(number, 'упражнение', 'упражнения', 'упражнений'),
  practised: (done, missed) => `верно ${done}, мимо ${missed}`,
  own: {
    title: 'Из ваших игр',
    about: 'Ваши последние десять игр на этом устройстве: что вы там решили и что было бы лучше.',
    look: 'Просмотреть мои игры',
    looking: (done, games) => `Смотрим игру ${done} из ${games}`,
    none: 'Оконченных игр ещё нет, или в них нет решения, которое явно хуже другого.',
    found: (number) => `Стоит обдумать снова: ${count(number, 'решение', 'решения', 'решений')}`,
    asked: 'Вы здесь уже были. Что сделаете теперь?',
    lost: (lost) => `Здесь потеряно: ${points(lost)}.`,
    same: 'Тот же ответ, что тогда.',
    thinking: 'Обдумываем',
  },
  asked: {
    heroes: 'Что лучше всего для героев?',
    sins: 'Что лучше всего для Греха?',
  },
  number: (number, of) => `Упражнение ${number} из ${of}`,
  right: 'Верно.',
  wrong: 'Нет, не это.',
  wrongBy: (lost) => `Нет, не это; потеря: ${points(lost)}.`,
  best: (answers) => (answers > 1 ? 'Лучшие ответы' : 'Лучший ответ'),
  yours: 'Ваш ответ',
  over: 'Что здесь лучше всего',
  next: 'Следующее упражнение',
  again: 'Спросить снова',
  finish: 'Это было последнее',
  all: 'Все упражнения',
  score: (right, of) => `верно ${right} из ${of}`,
  leave: 'Оставить упражнение',
  goOn: 'Дальше',
  says,
}

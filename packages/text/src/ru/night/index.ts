import type { night as english, Measure } from '../../en/night/index.ts'
import type { Say } from '../../language.ts'
import type { Said } from '../../said.ts'
import { wounds } from '../grammar.ts'
import { says, typed } from './says.ts'

export type { Measure }

function measure(each: Measure, number: number, say: Say): string {
  switch (each.of) {
    case 'wounds':
      return `${say.name(each.hero)}: ${number === 0 ? 'без ран' : wounds(number)}`
    case 'corruption':
      return `скверна ${number}`
    case 'fire':
      return `${say.name(each.hero)}: ${number > 0 ? 'сквозь огонь' : 'мимо огня'}`
    case 'kills':
      return number === 0 ? 'без убийств' : `убито ${number}`
    case 'progress':
      return `${number} из 10`
  }
}

/** First Night: what its scenes say, and what stands around them. */
export const night: Said<typeof english> = (say) => ({
  says: says(say),
  typed,
  title: 'Первая ночь',
  about: 'Одна ночь в Хейвене, шесть коротких эпизодов. Первый займёт полторы минуты.',
  owners: 'У меня есть коробка',
  ownersHint: 'Чем здесь всё иначе, за 90 секунд',
  ownersCard: [
    'О скверне спрашивают один раз, последней, когда карта и прислужники известны.',
    'Раны боя идут раньше его скверны; проверки скверной — раньше огня.',
    'Уцелевшие после выстрела, которые могут до вас дойти, приходят всегда.',
    'Счёт, отметки, занятые гнёзда, линию видимости помнит сам стол.',
    'Предварительное издание включается в новой игре.',
  ],
  begin: 'Начать',
  resume: 'Продолжить ночь',
  scenes: {
    0: 'Владельцам коробки',
    1: 'Улицы',
    2: 'Сталь',
    3: 'Сделка',
    4: 'Город',
    5: 'Единство',
    6: 'Другая сторона',
  },
  abouts: {
    1: 'Пути, их цена и что такое раунд.',
    2: 'Бой свой, бой чужой и выстрел: кубики и шансы.',
    3: 'Сила за скверну и дорога назад.',
    4: 'Люди, районы, метро, удар с орбиты.',
    5: 'Взаимопомощь, гибель, резерв, голосование.',
    6: 'Один раунд за Гордыню.',
  },
  scene: (scene) => (scene === 0 ? '90 секунд' : `Эпизод ${scene} из 6`),
  done: 'пройдено',
  voice: (who) => (who === 'vesper' ? say.name('hc-vesper') : say.name(who)),
  skip: 'Пропустить эпизод',
  leave: 'Уйти из ночи',
  goOn: 'Дальше',
  back: 'Вернуть',
  again: 'Сначала',
  show: 'Покажите',
  shown: (answer) => `Покажите: ${answer}`,
  typedHelp:
    'В эпизоде: подсказка, покажите (ответ, который ведёт дальше; даёте его вы), вернуть (что угодно, даже кубики), дальше.',
  rule: (rule) => `Правило ${rule}`,
  par: (measures) =>
    `Образец: ${measures.map((each) => measure(each, each.par, say)).join(', ')}. У вас: ${measures
      .map((each) => measure(each, each.yours, say))
      .join(', ')}.`,
  over: 'Эпизод окончен',
  next: (scene) => `Следующий эпизод: ${scene}`,
  game: 'Ваша первая настоящая игра',
  all: 'Все эпизоды',
  drills: 'Три упражнения к этому эпизоду',
  allDrills: 'Упражнения',
  quiz: 'Десять вопросов, если хотите',
})

import type { nightmare as english } from '../en/nightmare.ts'
import type { Said } from '../said.ts'
import { count, plural } from './grammar.ts'

const STAR = { full: '★', empty: '☆' } as const
const MOST_STARS = 3

const stars = (number: number): string => STAR.full.repeat(number) + STAR.empty.repeat(MOST_STARS - number)
const points = (number: number): string => count(number, 'пункт', 'пункта', 'пунктов')
const streak = (days: number): string => `${count(days, 'день', 'дня', 'дней')} подряд`

/** The Daily Nightmare: one question a day, the same for everybody. */
export const nightmare: Said<typeof english> = {
  title: 'Кошмар дня',
  day: (day) => `Кошмар ${day}`,
  about: 'Один вопрос из игры, которая для кого-то кончилась плохо. Один ответ; вопрос сегодня у всех один.',
  asked: {
    heroes: 'Вы — герои. Что даёт вам лучший шанс победить?',
    sins: 'Вы — Грех. Что даёт вам лучший шанс победить?',
  },
  stars,
  starsHeard: (number) => `Звёзд: ${number} из ${MOST_STARS}.`,
  right: (chance) => `Верно. Этот ответ побеждает в ${chance} таких играх из 100.`,
  wrong: (chance, lost) => `Этот ответ побеждает в ${chance} таких играх из 100, на ${points(lost)} хуже лучшего.`,
  best: 'Лучший ответ',
  chance: (chance) => `${chance}\u00a0%`,
  played: (day) => `На кошмар ${day} вы уже ответили. Этот раз не в счёт.`,
  streak,
  next: (hours) =>
    `Следующий через ${plural(hours, { one: '# час', few: '# часа', many: '# часов', other: '# часа' })}.`,
  share: (day, won, lost, days) =>
    [`Haven, кошмар ${day}: ${stars(won)}`, lost === 0 ? '' : `−${points(lost)}`, days > 1 ? streak(days) : '']
      .filter((part) => part !== '')
      .join(', '),
  toShare: 'Чтобы поделиться',
  firstStep: 'Из целого пути считается первый шаг.',
  yours: 'Ваш ответ',
  all: 'Все ответы и как часто каждый побеждает',
  over: 'Как всё было',
  again: 'Спросить снова',
  earlier: 'Прошлая ночь',
  today: 'Сегодня',
  leave: 'Уйти из кошмара',
  goOn: 'Дальше',
  copy: 'Копировать',
  pass: 'Передать дальше',
  copied: 'Скопировано.',
  notCopied: 'Браузер не даёт скопировать. Вот текст:',
  notYet: 'Этот кошмар ещё никому не снился',
  notYetText: (day) => `Сегодня кошмар ${day}. Новый приходит каждый день в полночь по UTC.`,
}

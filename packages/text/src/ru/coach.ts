import type { CoachId } from '@haven/content'
import type { CoachFacts, coach as english } from '../en/coach.ts'
import type { Say } from '../language.ts'
import type { Said } from '../said.ts'
import { plural } from './grammar.ts'

export type { CoachFacts, WiserFacts } from '../en/coach.ts'

const quoted = (text: string): string => `«${text}»`
const inOrder = (answers: readonly string[]): string => answers.map(quoted).join(', затем ')
const points = (gain: number): number => Math.max(1, Math.round(100 * gain))

const LINES = (say: Say): Readonly<Record<CoachId, (facts: CoachFacts) => string>> => {
  const name = (id: unknown): string => say.name(String(id))
  const space = (id: unknown): string => say.space(String(id))
  return {
    death: ({ params: { dead, left } }) =>
      `${name(dead)} больше не с нами, в резерве: ${left}. Замена чиста: пользуйтесь этим.`,
    heal: ({ params: { wounds, district } }) =>
      `Ран уже ${wounds}. ${space(district)} лечит, дойти можно, и действия не нужно.`,
    repent: ({ params: { district } }) => `На 7 сделкам конец. Снять скверну может ${space(district)}.`,
    alone: ({ params: { friend } }) =>
      `У героя без других героев Гордыня отнимает 1 защиту. ${name(friend)} может встать сюда раньше.`,
    leave: ({ params: { p } }) => `Уйти стоит рану наверняка. Бой здесь убивает с шансом ${p}\u00a0%.`,
    city: ({ params: { district } }) => `Городское действие не потрачено, а под ногами ${space(district)}.`,
    keep: () => 'Здесь сделка даёт мало. Приберегите её для броска потруднее.',
    offer: ({ params: { off, on } }) => `Здесь сделка того стоит: из ${off}\u00a0% станет ${on}\u00a0%.`,
    shoot: ({ params: { hero, space: at, p } }) =>
      `${name(hero)} видит вдоль улицы: ${space(at)}, отсюда ${p}\u00a0%. Уцелевшие рядом дадут отпор.`,
    orders: () => 'Полевые приказы: друг не дальше двух шагов действует сейчас. У кого лучший бросок?',
    way: ({ told, params: { goesOn, rolls, ends } }) =>
      ends
        ? 'Больше ничто в этом ходу не стоит своей цены. Заканчивайте.'
        : `${goesOn ? 'Дальше' : 'Стоит этого хода'}: ${inOrder(told)}.${rolls ? ' С кубиков берите то, что выпало.' : ''}`,
    free: () => 'У Греха в этом раунде не осталось жетонов. Рискуйте сейчас.',
    kills: ({ params: { n } }) => `Ещё убийств за раунд: ${n}, иначе Апокалипсис шагнёт дважды.`,
    altar: () => 'Герой у алтаря в конце раунда отнимает у Греха карту.',
    start: () => 'Кто первый? Лучше тот, кто убьёт наверняка, пока Грех не ходил.',
    branch: () => 'Сильные руки прореживают стадо, большой навык выжигает гнёзда. Что у вас?',
    card: () => 'Одна карта за ход. Она лежит открыто, и все знают, что её больше нет.',
    nest: () => 'Они возвращаются на свободные гнёзда. Уберите гнездо, и дорогу найдут не все.',
    controller: () => 'Рядом с кукловодом у младших монстров защита больше на 1. Растащите их.',
    over: () => 'Загляните в «Как всё было»: эту ночь решили три хода.',
  }
}

/** The coach of the first real games: his lines, and what stands around them. */
export const coach: Said<typeof english> = (say) => ({
  lines: LINES(say),
  name: 'Тренер',
  rule: 'Правило',
  gotIt: 'Понятно',
  gotItHint: 'Больше этого не говорить',
  quiet: 'Тихо',
  quietHint: 'Тренер молчит, пока его не позовут',
  call: 'Позвать тренера',
  ask: 'Что было бы лучше?',
  nothing: 'Об этом сказать нечего.',
  gone: 'Больше этого не услышите.',
  wisest: ({ given }) => `${quoted(given)}: лучшего ответа я не знаю.`,
  wiser: ({ given, answer, next, gain, low, high }) =>
    `Вместо ${quoted(given)}: ${inOrder([answer, ...next])}. Шанс победы больше примерно ${plural(points(gain), { one: 'на # пункт', few: 'на # пункта', many: 'на # пунктов', other: 'на # пункта' })} (от ${Math.max(0, Math.round(100 * low))} до ${Math.round(100 * high)}).`,
})

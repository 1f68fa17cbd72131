import type { nightmare as english } from '../../en/terminal/nightmare.ts'
import type { Said } from '../../said.ts'
import { count, plural } from '../grammar.ts'

const outOf = (games: number): string =>
  plural(games, { one: 'из # игры', few: 'из # игр', many: 'из # игр', other: 'из # игры' })

/** Nightmares at the keyboard, and the run that makes them. */
export const nightmare: Said<typeof english> = {
  answer: (options) => `Ответьте числом от 1 до ${options}; «выход» — уйти.`,
  left: 'Вопрос остался без ответа.',
  mined: (number, file, games) => `${count(number, 'кошмар', 'кошмара', 'кошмаров')} ${outOf(games)}: ${file}`,
  found: (games) => count(games, 'игра', 'игры', 'игр'),
  scored: ['', 'решено', '', 'потеряно пунктов', 'звёзды'],
  of: (part, whole) => `${part} из ${whole}`,
  otherRules: (made, now) =>
    `кошмары составлены по правилам ${made}, а здесь ${now}: составьте их заново командой haven nightmare --mine`,
}

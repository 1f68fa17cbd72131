import type { coach as english } from '../../en/terminal/coach.ts'
import type { Said } from '../../said.ts'
import { count, percent, plural } from '../grammar.ts'

const times = (number: number): string => count(number, 'раз', 'раза', 'раз')

/** What the coach is worth, as the lab measures it. */
export const coach: Said<typeof english> = {
  help: {
    known: ['понятно', 'тренер больше никогда не скажет эту фразу'],
    better: ['лучше', 'что было бы лучше вашего последнего ответа и насколько'],
  },
  wins: (isCoached, wins, games, low, high) =>
    `${isCoached ? 'С тренером' : 'Без тренера'}: побед ${wins} из ${games} (95 %: от ${percent(low)} до ${percent(high)})`,
  apart: (isApart) => (isApart ? 'Интервалы не пересекаются.' : 'Интервалы пересекаются.'),
  followed: (followed, changed, ready) =>
    `Фраза называла ответ ${times(followed)}, и ${times(changed)} до неё выпадал другой; ${plural(ready, { one: '# ответ', few: '# ответа', many: '# ответов', other: '# ответа' })} в бросках — из приготовленных.`,
  lines: (lines) =>
    `В скольких ходах звучала каждая фраза: ${lines.map(([id, number]) => `${id} ${number}`).join(', ')}`,
}

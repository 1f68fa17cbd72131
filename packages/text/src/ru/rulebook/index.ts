import type { rulebook as english } from '../../en/rulebook/index.ts'
import type { Said } from '../../said.ts'
import { count, dice } from '../grammar.ts'
import { examples } from './examples.ts'
import { differences, rest } from './rest.ts'
import { scenes } from './scenes.ts'
import { sheet } from './sheet.ts'

/** The rulebook as a book: fetched by whoever reads it. */
export const rulebook: Said<typeof english> = (say) => ({
  chapters: { ...scenes, ...rest },
  differences,
  examples,
  sheet,
  chapter: (number) => `Глава ${number}`,
  letter: (rules) => `Дословно: ${count(rules, 'правило', 'правила', 'правил')}`,
  playScene: 'Сыграть этот эпизод',
  playExample: (number, title) => `Сыграть: EX-${number}, ${title}`,
  /** Where an example lies ready to be played. */
  example: {
    title: (number, title) => `EX-${number}: ${title}`,
    lead: 'Пример из правил как позиция. Играйте за любую сторону; ваши кубики могут лечь иначе.',
    back: 'Назад к правилам',
  },
  icons: {
    title: 'Найти по значку',
    clear: 'Показать всю книгу',
    groups: { hero: 'Кубик героя', sin: 'Кубик греха', tokens: 'Жетоны', city: 'Районы', turns: 'Ходы' },
  },
  found: { prose: 'В главах' },
  /** Pictures that the chapters have besides. */
  pictures: {
    step: (hero, from, to) =>
      `${say.name(hero)}: ${say.space(from)} → ${say.space(to)}. 1 рана за уход, 1 кубик за огонь там; затем 2 кубика за скверну на входе.`,
    reaction: (from, to) =>
      `Один монстр: ${say.space(from)} → ${say.space(to)}, две клетки. Там он может драться вместе со всеми, кто стоит рядом.`,
    summon: (space, room) =>
      `${say.space(space)}: два гнезда, один монстр. Место ещё для ${room}. Герой там не занял бы ничего.`,
    covered: (level, next) =>
      `Раны на 1, 2, 4 и 6. С ${level} на ${next} считается лишь то, что светится: защита и кубик.`,
    team: (fight, friends, number) =>
      `Бой ${fight}, рядом с ней ${count(friends, 'друг', 'друга', 'друзей')}: ${dice(number)}.`,
    wheel: {
      caption: 'Раунд как колесо. Начинается сверху.',
      start: ['Начало', 'Задания сценария и кто ходит первым'],
      turns: ['Ходы', 'Герой за героем, по часовой стрелке'],
      reactions: ['Реакции', 'После каждого хода, пока есть жетоны'],
      tasks: ['Сценарий', 'Его задания; Апокалипсис может расти'],
      summon: ['Призыв', 'Мёртвые возвращаются на гнёзда'],
      cards: ['Алтари', 'Карта греха за каждый без героя'],
      reset: ['Возврат', 'Все жетоны снова активны'],
    },
    track: 'Шкала Апокалипсиса. Все достигнутые уровни остаются в силе.',
  },
})

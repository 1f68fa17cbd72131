import type { Edition } from '@haven/engine'
import type { newGame as english } from '../../en/web/new-game.ts'
import type { Said } from '../../said.ts'
import { count } from '../grammar.ts'

const EDITIONS: Readonly<Record<Edition, string>> = {
  final: 'Окончательные правила',
  preview: 'Предварительные правила',
}
const SIDES = { heroes: 'Герои', sins: 'Грех', both: 'Обе стороны' } as const
const BOTS: Readonly<Record<string, string>> = {
  random: 'Ходит как придётся',
  scripted: 'Ровный',
  level1: '1 · Новичок',
  level2: '2 · Обычный',
  level3: '3 · Ветеран',
  level4: '4 · Эксперт',
  level5: '5 · Кошмар',
}

export const newGame: Said<typeof english> = (say) => ({
  title: 'Новая игра',
  side: 'Вы играете за',
  sides: (side) => SIDES[side],
  sideHints: {
    heroes: 'Один или несколько против Греха',
    sins: 'Грех против семерых',
    both: 'Герои и Грех, между ними занавес',
  },
  heroPlayers: 'Игроки за героев',
  heroPlayersHint: (heroes) => `${count(heroes, 'герой', 'героя', 'героев')} в игре`,
  person: 'Человек здесь',
  bot: 'Бот',
  botLevel: (bot) => BOTS[bot] ?? bot,
  sin: 'Грех',
  acolytes: 'Прислужники',
  story: 'Сценарий',
  chosen: 'Выбранный сценарий',
  types: { terror: 'Ужас', corruption: 'Скверна', redemption: 'Спасение', mixed: 'Все три' },
  rounds: (rounds) => `раундов: около ${Math.round(rounds)}`,
  heroWins: (percent) => `победы героев: ${percent} из 100`,
  balanceHint: 'По нашим прогонам: за обе стороны одни и те же боты',
  map: 'План',
  mapPicture: (map) => `План «${say.name(map)}»`,
  heroes: 'Стартовые герои, в порядке хода',
  heroAt: (hero, heroClass, turn) =>
    `${say.name(hero)}, ${say.name(heroClass)}${turn === null ? '' : `, ${turn}-й ход`}`,
  heroNumber: 'героев в игре',
  level: 'Противники',
  more: 'Ещё: издание, варианты, места',
  heroesHint: (chosen, wanted) =>
    chosen === wanted ? `Выбрано ${chosen} из ${wanted}` : `Выбрано ${chosen} из ${wanted}; остальных выберет случай`,
  heroesFull: (wanted) => `Стартовых героев не больше ${wanted}. Сначала уберите одного.`,
  edition: 'Издание',
  editions: (edition) => EDITIONS[edition],
  power: 'Сила греха действует',
  storyAid: 'Сценарий помогает четырём героям',
  merciless: 'Беспощадные кубики греха',
  surprise: 'Решает случай, и герои узнают это в начале игры',
  boxes: 'Коробки кроме базовой',
  ownBoxes: 'Ваши коробки',
  team: 'Команда',
  coreTeam: 'Базовая коробка',
  mixedTeam: 'Смешанная',
  secondCrate: 'Второй ящик: добавить ещё улучшений и карт тёмного прошлого',
  random: 'Случайно',
  randomHint: 'Решает случай',
  allRandom: 'Всё случайно',
  begin: 'Начать',
})

import type { things as english } from '../../en/things/index.ts'
import type { Said } from '../../said.ts'
import { ofHero } from '../grammar.ts'
import { decks, means } from './means.ts'
import { now } from './now.ts'
import { pictures } from './pictures.ts'

export type { ChipName, CounterName, DeckName, NumberName, StatName, TokenName } from './means.ts'

/** What everything on the table is: fetched when somebody looks at a thing, opens the legend or reads the rules. */
export const things: Said<typeof english> = (say) => ({
  means,
  decks,
  now: now(say),
  pictures: pictures(say),
  titles: {
    stat: {
      fight: 'Бой',
      skill: 'Навык',
      defense: 'Защита',
      ranged: 'Дальний бой',
      corruption: 'Скверна',
      lives: 'Жизни',
    },
    counter: {
      turn: 'Жетон хода',
      extra: 'Жетон дополни\u00adтельного хода',
      city: 'Жетон городского действия',
      reaction: 'Жетон реакции',
    },
    chip: {
      round: 'Раунд и ходы',
      clock: 'Часы',
      'in-force': 'Действующие карты',
      steps: 'Осталось шагов',
      action: 'Действие',
      district: 'Район',
      company: 'Спутники',
      'dead-pile': 'Кладбище',
      hand: 'Рука Греха',
      deck: 'Колода',
      inventory: 'Улучшения на выбор',
      'acolyte-ability': 'Способность прислужников',
      'sin-slot': 'Карта греха этого хода',
    },
    number: {
      chance: 'Шанс',
      band: 'Шанс от и до',
      death: 'Опасность гибели',
      dice: 'Кубики',
    },
    bonus: {
      none: 'Без бонуса',
      die: 'Бонус: кубик',
      defense: 'Бонус: защита',
      hit: 'Бонус: попадания',
      choice: 'Бонус: на выбор',
    },
    back: 'Закрытый жетон',
    reserve: 'Резерв',
    slot: (slot, hero) => `Скверна ${slot} · ${say.name(hero)}`,
    level: (level) => `Апокалипсис, уровень ${level}`,
    street: (space) => `Улица ${say.space(space)}`,
    statOf: (stat, whose) =>
      say.gender(whose) === undefined ? `${stat} · ${say.name(whose)}` : `${stat} ${ofHero(whose, 'gen', say)}`,
  },
  kinds: {
    token: 'Жетон',
    printed: 'Напечатано на тайле',
    monster: 'Монстр',
    class: 'Класс героя',
    stat: 'Показатель фигурки',
    heroFace: 'Грань кубика героя',
    sinFace: 'Грань кубика греха',
    slot: 'Шкала скверны',
    bonus: 'Шкала скверны',
    level: 'Шкала Апокалипсиса',
    icon: 'Городское действие',
    counter: 'Жетон игрока',
    chip: 'На столе',
    number: 'Число',
    reserve: 'На столе',
    space: 'Клетка',
  },
  card: {
    now: 'Сейчас',
    ruleOf: (id) => `Правило ${id}, ${say.name(id)}`,
    close: 'Закрыть',
    place: (number, of) => `${number} из ${of}`,
  },
  legend: {
    filter: 'Отобрать',
    filterHint: 'Огонь, навык, взрыв…',
    found: (number) => (number === 0 ? 'Ничего не найдено.' : `Показано: ${number}.`),
    groups: {
      tokens: 'Жетоны',
      printed: 'Напечатано на плане',
      figures: 'Фигурки',
      boards: 'Планшеты героев',
      dice: 'Кубики',
      city: 'Значки районов',
      turns: 'Жетоны ходов',
      story: 'Сценарий и угроза',
      numbers: 'Числа',
      cards: 'Карты',
    },
  },
  threat: {
    said: (spaces, heroes) =>
      `Клетки, куда монстры дойдут за одну реакцию: ${spaces}; герои под ударом: ${
        heroes.length === 0 ? 'никто' : heroes.map((hero) => say.name(hero)).join(', ')
      }.`,
  },
})

import type { Bonus } from '@haven/engine'
import type { stage as english } from '../../en/web/stage.ts'
import type { Say } from '../../language.ts'
import type { Said } from '../../said.ts'
import {
  capital,
  count,
  dice as diceOf,
  figures,
  hits as hitsOf,
  list,
  ofHero,
  percent,
  wounds as woundsOf,
} from '../grammar.ts'

/** What lies on the stage: wounds and what they bring, results that are assigned, choices as cards. */

/** "ячейки 6 и 7" */
const slots = (numbers: readonly number[]): string =>
  `${numbers.length > 1 ? 'ячейки' : 'ячейка'} ${list([...numbers].sort((a, b) => a - b).map(String))}`

const lives = (left: number): string => (left === 0 ? 'жизней не осталось' : `осталось жизней: ${left}`)

interface Chance {
  readonly death: number
  readonly worst: number
}

/** Less than this is no band, but a number. */
const LEAST_BAND = 0.01

/** "31 %, до 53 %" */
const band = ({ death, worst }: Chance): string =>
  worst - death < LEAST_BAND ? percent(death) : `${percent(death)}, до ${percent(worst)}`

const SHORT: Readonly<Record<Bonus['kind'], (bonus: Bonus, say: Say) => string>> = {
  none: () => 'без бонуса',
  die: () => 'кубик +1',
  defense: () => 'защита +1',
  hit: (bonus) => `+${bonus.kind === 'hit' ? hitsOf(bonus.count) : ''}`,
  choice: (bonus, say) =>
    bonus.kind === 'choice' && bonus.of.length < 3 ? `${bonus.of.map(say.name).join(' или ')} +1` : '+1 на выбор',
}

export const stage: Said<typeof english> = (say) => ({
  label: 'Сцена',
  // wounds
  wounds: (number, hero) => `${say.name(hero)}: ${woundsOf(number)}`,
  heal: (hero) => `Исцелить рану: ${say.name(hero)}`,
  healHint: 'Нажмите на рану, которую снимаете.',
  track: (hero) => `Шкала ${ofHero(hero, 'gen', say)}`,
  hits: (number) => hitsOf(number),
  defense: (number) => `защита ${number}`,
  cancels: (number) => `скверна отменена: ${number}`,
  comes: (number) => `скверна впереди: +${number}`,
  check: (kind, dice) => `Проверка ${kind === 'fire' ? 'огнём' : 'скверной'}, ${diceOf(dice)}`,
  cause: (cause) => capital(say.cause(cause)),
  bonus: (bonus) => SHORT[bonus.kind](bonus, say),
  slotState: {
    covered: 'закрыта',
    used: 'работает: бонус пропадёт',
    next: 'следующая: бонус пропадёт',
    ahead: 'ещё не достигнута',
    bare: 'ничего не стоит',
  },
  healState: {
    covered: 'вернётся',
    used: 'работает',
    next: 'следующая',
    ahead: 'ещё не достигнута',
    bare: '',
  },
  slot: (slot, bonus, state, isLevel, isHere) =>
    [
      `Ячейка ${slot}: ${bonus}`,
      ...(state === '' ? [] : [state]),
      ...(isLevel ? ['скверна здесь'] : []),
      ...(isHere ? ['рана ляжет сюда'] : []),
    ].join(', '),
  suggested: (numbers) => `Предложение: ${slots(numbers)}.`,
  yours: (numbers) => `Ваш выбор: ${slots(numbers)}.`,
  change: 'Чтобы изменить, нажмите другую свободную ячейку.',
  placed: (placed, all) => `Положено ран: ${placed} из ${all}. Нажмите свободную ячейку.`,
  thinking: 'Подбираем лучшие ячейки…',
  take: () => 'Положить сюда',
  takeNote: (numbers, left) => `${slots(numbers)}, ${lives(left)}`,
  die: (hero) => `${say.name(hero)} гибнет`,
  suggest: 'Предложить',
  suggestNote: (numbers) => slots(numbers),
  clear: 'Очистить выбор',
  clearNote: 'разложить заново',
  // results that are assigned
  faith: (number) => `Превратить FAITH: ${number}`,
  turn: 'Превратить так',
  faithHint: 'Нажмите на кубик, чтобы превратить его.',
  kill: (hits) => `Потратить: ${hitsOf(hits)}`,
  killHint: 'Нажмите на монстра, чтобы потратить на него попадания.',
  remove: (space) => `Очистка: ${say.space(space)}`,
  removeHint: 'Нажмите на то, что убираете.',
  results: (skills, counters) =>
    list([
      ...(skills > 0 || counters === 0 ? [count(skills, 'навык', 'навыка', 'навыков')] : []),
      ...(counters > 0 ? [`стойкость ×${counters}`] : []),
    ]),
  unspent: (left, all) => `Не потрачено результатов: ${left} из ${all}`,
  removal: (text, chosen) => (chosen > 0 ? `${text}, выбрано ×${chosen}` : text),
  removeThese: (number) => (number === 0 ? 'Ничего не убирать' : 'Убрать'),
  clearPlan: 'не тратить',
  reroll: 'Перебросить?',
  rerollHint: 'Нажмите на кубик, чтобы перебросить его.',
  rerollDie: (face, number, of) => `Перебросить: ${say.name(face)}, кубик ${number} из ${of}`,
  keepAll: 'Оставить все',
  nothing: 'Бросков больше не будет.',
  // cards
  cards: {
    hint: 'Нажмите на карту, чтобы рассмотреть её.',
    again: 'Нажмите ещё раз, чтобы выбрать.',
    nextHint: 'Нажимайте по порядку: каждое нажатие — следующая.',
    voteHint: 'Фишка на карте — ваш голос.',
    propose: 'Голосовать за неё',
    take: { take: 'Взять', lose: 'Потерять', first: 'Сначала это', choose: 'Выбрать' },
    now: {
      class: (kind, isOnly) => (isOnly ? `Последний из класса: ${say.name(kind)}` : capital(say.name(kind))),
      fight: (space, chance, from, to) =>
        `Бой, ${say.space(space)}: ${chance === 'death' ? '☠' : 'убить 1+'} ${percent(from)} → ${percent(to)}`,
      there: (number) => `сейчас на поле: ${number}`,
      pace: (rounds) => `раундов вашим темпом: около ${rounds}`,
      underDeck: 'Другая уходит под низ колоды',
      forHero: (hero) => `для ${ofHero(hero, 'gen', say)}`,
    },
  },
  // the alarm
  alarm: {
    label: 'Что может случиться сейчас',
    lives: (left, of) => (left === 0 ? 'Гибель' : left === 1 ? 'Осталась 1 жизнь' : `Жизни: ${left} из ${of}`),
    last: (hero) => `Следующая рана убивает ${ofHero(hero, 'acc', say)}.`,
    fatal: (wound, hero) => `Рана ${wound}: ${say.name(hero)} гибнет.`,
    more: (wounds) => `До гибели: ${woundsOf(wounds)}.`,
    reserve: (left) =>
      left === 0 ? 'В резерве никого: Хейвен падёт.' : `В резерве: ${count(left, 'герой', 'героя', 'героев')}.`,
    leaving: (space, wounds, monsters) => [
      `Уйти с этой клетки смертельно: ${say.space(space)}.`,
      `${capital(woundsOf(wounds))}, здесь ${figures(monsters, say)}.`,
    ],
    reaction: (sin, chance, monster, from) => [
      `Реакция (${say.name(sin)}) убивает: ${band(chance)},`,
      monster === null
        ? 'если бой начнут те, кто здесь.'
        : `если придёт ${figures([monster], say)}${from === null ? '' : ` (${say.space(from)})`}.`,
    ],
    bold: (death) => `Со скверной +1: ${percent(death)}.`,
    help: (by, of, chance) => [
      `${of === 'text' ? `«${say.name(by)}»` : say.space(by)}: исцеление в этом ходу,`,
      chance === null ? 'и тогда ничто не убьёт.' : `и тогда шанс гибели ${band(chance)}.`,
    ],
    calm: 'В этом ходу ничто не может убить.',
  },
})

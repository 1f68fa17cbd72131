import type { RollOf } from '@haven/engine'
import type { table as english } from '../../en/web/table.ts'
import type { Say } from '../../language.ts'
import type { Said } from '../../said.ts'
import type { Sitter } from '../../sitter.ts'
import { count, wounds } from '../grammar.ts'
import { assign } from './assign.ts'
import { odds } from './odds.ts'

const ROLLS: Readonly<Record<RollOf, string>> = {
  fight: 'бой',
  ranged: 'выстрел',
  cleanse: 'очистка',
  'corruption-check': 'проверка скверной',
  'fire-check': 'проверка огнём',
}

type SpaceFacts = Parameters<ReturnType<typeof english>['city']['space']>[0]

/** "Доки, район. Лия. Прислужник ×2. Огонь. Город: Исцеление, Покаяние. Идти: Доки." */
function spaceOf({ space, isDistrict, heroes, monsters, tokens, city, note }: SpaceFacts, say: Say): string {
  const parts = [
    `${say.space(space)}, ${isDistrict ? 'район' : 'улица'}`,
    ...[heroes, monsters, tokens].filter(({ length }) => length > 0).map((things) => things.join(', ')),
    ...(city.length === 0 ? [] : [`Город: ${city.join(', ')}`]),
    ...(note === null ? [] : [note]),
  ]
  return parts.map((part) => `${part}.`).join(' ')
}

const sitter = ({ seat, person }: Sitter, say: Say): string => person ?? say.name(seat)

/** The table screen: prompt bar, log, windows, votes, the end. */
export const table: Said<typeof english> = (say) => ({
  board: 'Город',
  views: 'Виды',
  promptBar: 'Ваше решение',
  heroes: 'Герои',
  sin: 'Грех',
  story: 'Сценарий',
  log: 'Журнал',
  wholeLog: 'целиком',
  wholeLogTitle: 'Весь журнал',
  menu: 'Меню',
  round: (round) => `Раунд ${round}`,
  hand: 'Ваша рука',
  handOf: (number) => `Ваша рука: ${count(number, 'карта', 'карты', 'карт')}`,
  // the prompt bar
  sitter: (who) => sitter(who, say),
  waitingFor: (who) => `Ждём: ${sitter(who, say)}…`,
  thinking: (who) => `Думает ${sitter(who, say)}…`,
  playing: 'Происходит…',
  allOptions: 'Все ответы',
  places: (from, number) =>
    `${from === null ? '' : `отсюда: ${say.space(from)}, `}${count(number, 'место', 'места', 'мест')}`,
  undo: 'Вернуть',
  undoHint: 'Взять назад последнее решение',
  rewind: 'Перемотать',
  rewindHint: 'Взять назад в любом случае; кубики выпадут другие',
  rule: (id) => `Правило: ${say.name(id)}`,
  ruleOf: (id) => `${id}, ${say.name(id)}`,
  allowed: 'Ничто не мешает: это есть среди ответов.',
  notSaved: 'Этот браузер не хранит игру. Скачайте её, прежде чем уйти.',
  yourDecision: (question) => `Ваше решение. ${question}`,
  city: {
    start: 'Старт',
    zoomIn: 'Ближе',
    zoomOut: 'Дальше',
    wholeMap: 'Весь план',
    space: (facts) => spaceOf(facts, say),
  },
  // the fight
  fight: (hero, where) => `${say.space(where)}: бой, ${say.name(hero)}`,
  shot: (hero, where) => `${say.name(hero)} стреляет: ${say.space(where)}`,
  lanes: { prepare: 'Подготовка', sins: 'Грех', last: 'Последнее слово', roll: 'Бросок', resolve: 'Итог' },
  against: (monsters) => `против: ${monsters.map(say.name).join(', ')}`,
  assign: assign(say),
  rollOf: (roll, hero) => `${say.name(hero)}: ${ROLLS[roll]}`,
  odds: odds(say),
  // windows of the Sins player
  pulse: 'Грех может действовать',
  hold: 'Пауза',
  holdHint: 'Грех хочет посмотреть карты',
  letGo: 'Пропустить',
  armed: 'Взведена',
  ask: 'Спросить',
  quiet: 'Молча',
  armedHint: 'Играется, как только настанет её момент',
  askHint: 'В нужный момент вас спросят',
  quietHint: 'Никогда не останавливаться ради этой карты',
  orderOf: (card) => `«${say.name(card)}»: когда настанет момент`,
  armedAgainst: (card) => `«${say.name(card)}» взведена против`,
  againstAll: 'всех',
  fromWounds: (card) => `«${say.name(card)}» взведена, начиная с ран`,
  leastWounds: (number) => (number === 0 ? 'с ранами или без' : `не меньше: ${wounds(number)}`),
  yieldTurn: 'Пропустить все окна этого хода',
  // the curtain
  curtain: (seat) => `Передайте экран: ${say.name(seat)}`,
  curtainText: 'Следующий вопрос не для чужих глаз за этим столом.',
  curtainOpen: 'Держите, чтобы открыть',
  curtainOpenHint: 'Держите кнопку или пробел полсекунды',
  // votes
  vote: 'Единство или гибель',
  voteAgree: (agreeing, seats) => `согласны ${agreeing} из ${seats}`,
  voteChip: (who, option) => `${sitter(who, say)}: ${option}`,
  giveUpBy: (who) => `${sitter(who, say)}: согласия не будет`,
  giveUpHint: 'Это должен подтвердить второй игрок; тогда решает Грех',
  gaveUp: (number) => `Согласия не видят: ${count(number, 'игрок', 'игрока', 'игроков')}`,
  // log
  sealed: 'запечатано',
  // the menu
  save: 'Скачать эту игру',
  record: 'Скачать запись',
  position: 'Скачать позицию',
  shareLink: 'Скопировать ссылку на эту позицию',
  keys: 'Клавиатура',
  legend: 'Условные знаки',
  keysOrLegend: 'Клавиатура и условные знаки',
  // the end
  home: 'Выйти из-за стола',
  // keyboard sheet
  keyList: {
    digits: 'Поступок, карта или ячейка по номеру; в списке — ответ',
    end: 'Закончить ход',
    undo: 'Вернуть',
    suggest: 'Предложить ответ для ран, попаданий и FAITH',
    list: 'Все ответы словами',
    clear: 'Начать план заново',
    rule: 'Показать правило',
    why: 'Из чего складывается шанс',
    book: 'Сценарий и угроза',
    targets: 'Следующая доступная цель на поле',
    stops: 'Следующая часть стола',
    confirm: 'Выполнить выбранное; во время фильма — к следующему эпизоду (с Shift — до конца)',
    freeze: 'Остановить фильм и пустить дальше',
    captions: 'Последние пять фраз о том, что было',
    hold: 'Придержать окно (Грех)',
    yield: 'Пропустить все окна этого хода (Грех)',
    draft: 'Заготовить реакцию (Грех)',
    zen: 'Только поле',
    log: 'Весь журнал',
    inspect: 'Что это? Ещё раз: следующее там же',
    reach: 'Удерживать: куда дойдут монстры',
    help: 'Этот лист',
    back: 'Назад, закрыть',
  },
})

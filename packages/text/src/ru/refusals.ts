import type { Params, PromptKind } from '@haven/engine'
import type { Language, Say } from '../language.ts'
import { fileFaults } from './file-faults.ts'
import { capital, list, ofHero } from './grammar.ts'

/** Why not, and what to do instead. Parameters may be missing: every sentence reads without them. */

const text = (value: Params[string] | undefined): string => (value === undefined ? '' : String(value))
const monster = (p: Params, say: Say): string =>
  p.monster === undefined ? 'Этот монстр' : capital(say.name(text(p.monster)))
const card = (p: Params, say: Say): string => (p.card === undefined ? 'Эта карта' : `Карта «${say.name(text(p.card))}»`)
const ability = (p: Params, say: Say): string => (p.ability ? `«${say.name(text(p.ability))}»` : 'Эта способность')
const slot = (p: Params): string => (p.slot === undefined ? 'Эта ячейка' : `Ячейка ${p.slot}`)
/** What is asked, for those who answer something else. */
export const QUESTIONS: Readonly<Record<PromptKind, string>> = {
  'dark-past': 'кто получает какое тёмное прошлое',
  'story-task': 'куда положить жетон сценария',
  'first-hero': 'кто ходит первым',
  'take-turn': 'какой жетон потратить на ход',
  'hero-turn': 'что делает герой',
  action: 'какое действие выполнить',
  'city-action': 'какое городское действие дальше',
  'heal-slot': 'какую рану исцелить',
  'wound-slot': 'куда положить рану',
  upgrade: 'какое улучшение взять',
  'lose-upgrade': 'какое улучшение потерять',
  'orbital-move': 'куда навести орбитальный удар',
  'orbital-kill': 'кого убивает орбитальный удар',
  'sin-card': 'играть ли карту греха',
  acolyte: 'использовать ли способность прислужников',
  corruption: 'принять ли скверну ради броска',
  ability: 'использовать ли способность',
  reroll: 'какие кубики перебросить',
  faith: 'чем станет FAITH',
  kill: 'какие монстры погибают',
  'remove-token': 'какой жетон убрать',
  reaction: 'реагирует ли Грех',
  'reaction-move': 'какой монстр движется',
  'reaction-fight': 'вступают ли монстры в бой',
  retaliate: 'какой уцелевший даёт отпор',
  summon: 'какой монстр появляется и где',
  'apocalypse-card': 'какую карту Апокалипсиса раскрыть',
  mission: 'какая миссия следующая',
  choice: 'что выбирает команда героев',
  'sins-decide': 'что Грех решает за героев',
  order: 'какой эффект первый',
  'reserve-hero': 'кто выходит на замену погибшему',
  inherit: 'какое улучшение новый герой берёт с собой',
  effect: 'на что направить карту или способность',
}

const WINDOWS: Readonly<Record<string, string>> = {
  'turn-start': 'в начале хода',
  'hero-enters': 'когда герой вошёл на клетку',
  'city-action': 'когда герой использует район',
  'cleanse-start': 'когда герой собирается очистить клетку',
  'fight-start': 'в начале боя',
  'fight-rolled': 'после бросков ближнего боя',
  'monster-killed': 'после гибели монстра',
  reaction: 'в реакции, перед её движением',
  'turn-end': 'в конце хода',
}

const asked = (kind: Params[string] | undefined): string => QUESTIONS[kind as PromptKind] ?? 'иной вопрос'

const CHOOSE = 'Выберите один из предложенных ответов.'

export const refusals: Language['refusals'] = {
  // about the answer itself
  'malformed-answer': () => `Ответ неполный. ${CHOOSE}`,
  'game-over': ({ winner }) =>
    `Игра окончена${winner === undefined ? '' : `: ${winner === 'sins' ? 'победа Греха' : 'победа команды героев'}`}. Чтобы играть дальше, начните новую.`,
  'stale-prompt': () => 'Этот вопрос уже закрыт. Ответьте на тот, что задан сейчас.',
  'foreign-seat': ({ seat }, say) =>
    `Этот вопрос не для ${seat === undefined ? 'вас' : `этого места (${say.name(text(seat))})`}. Подождите, пока спросят вас.`,
  'unknown-option': ({ option }) =>
    `${option === undefined ? 'Такого ответа' : `«${option}»`} нет среди предложенных. ${CHOOSE}`,
  'not-your-question': ({ seat }, say) => {
    const seats = text(seat).split(' ').filter(Boolean)
    const waiting = seats.length === 0 ? 'другие' : list(seats.map((each) => say.name(each)))
    return `Сейчас решаете не вы. Игра ждёт: ${waiting}.`
  },
  'not-asked-now': ({ kind }) => `Сначала нужно решить другое: ${asked(kind)}.`,
  'not-among-options': ({ kind, space }, say) => {
    if (space !== undefined) {
      return `Сейчас туда нельзя: ${say.space(text(space))}. Выберите одну из предложенных клеток.`
    }
    return `Сейчас это невозможно. Решается: ${asked(kind)}. ${CHOOSE}`
  },
  // a hero's turn
  'no-such-space': ({ space }) =>
    `На этом плане нет ${space === undefined ? 'такой клетки' : `клетки «${space}»`}. Улица — это буква и число, как C2, а район — название.`,
  'same-space': () => 'Ваш герой уже стоит там. Выберите соседнюю клетку.',
  'not-adjacent': ({ space }, say, rule) =>
    rule === 'CITY-5'
      ? `Слишком далеко${space === undefined ? '' : `: ${say.space(text(space))}`}. Орбитальный удар сдвигается не дальше 2 клеток, через общие стороны; выберите клетку ближе.`
      : 'Эта клетка не соседняя. Идите по одному шагу, на клетку с общей стороной.',
  'river-between': () => 'Между клетками река. Её пересекает только метро; выберите клетку на этом берегу.',
  'move-spent': () => 'Движения не хватит: у героя не осталось шагов в этом ходу. Выберите другое.',
  'move-over': () => 'Движение вашего героя в этом ходу закончено. Следующий ход принесёт новое.',
  'action-taken': () => 'Ваш герой уже выполнил действие. В каждом ходу оно одно.',
  'no-monsters-here': () => 'На клетке героя нет монстров, а для боя нужен хотя бы один.',
  'no-monsters-there': (p, say, rule) => {
    if (rule === 'CITY-5') {
      return 'Орбитальный удар убивает только прислужника или отродье на своей клетке. Выберите одного из них.'
    }
    if (p.monster !== undefined)
      return `${monster(p, say)}: не на клетке этого боя. Выберите монстра, который там стоит.`
    return 'На той клетке нет монстров. Выберите клетку с монстрами.'
  },
  'not-ranged': () => 'Ваш герой не умеет стрелять. Войдите на клетку монстров и начните бой там.',
  'not-from-district': () => 'Из района стрелять нельзя. Сначала выйдите на улицу.',
  'not-into-district': () => 'Стрелять в район нельзя. Выберите улицу или войдите в район и начните бой там.',
  'not-own-space': () => 'Выстрел идёт на другую клетку. С монстрами на своей клетке начните обычный бой.',
  'no-line-of-sight': () =>
    'Ваш герой не видит эту клетку. Выстрел идёт по прямому ряду или столбцу улиц без разрывов.',
  'nothing-to-cleanse': () =>
    'Здесь нечего очищать. Нужен открытый жетон огня, скверны, пентаграммы или гнезда, не напечатанный на тайле.',
  'not-a-district': () => 'Городские действия есть только в районах, а это улица. Сначала войдите в район.',
  'city-token-spent': () => 'Жетон городского действия потрачен. Он восстановится в конце раунда.',
  'slot-taken': () => 'Этот район в этом раунде уже использован. Выберите другой или вернитесь в следующем раунде.',
  'city-forbidden': () => 'Действующий текст не даёт вашему герою использовать городские действия.',
  'city-out-of-reach': () => 'Отсюда ваш герой не может использовать этот район. Сначала войдите в него.',
  'nothing-face-down': () => 'Здесь нет закрытых жетонов, вскрывать нечего.',
  'monsters-prevent': () => 'Монстры здесь мешают вскрывать жетоны. Сначала убейте их.',
  'no-such-token-here': ({ token }, say) =>
    token === undefined
      ? 'Здесь нет жетона, который ваш герой мог бы подобрать или убрать.'
      : `Здесь нет жетона (${say.name(text(token))}), который ваш герой мог бы подобрать или убрать.`,
  'not-collectable': () => 'Этот жетон нельзя подобрать. Герои берут жетоны дополнительного хода, невинных и НПС.',
  'innocent-at-seven': () =>
    'При скверне 7 ваш герой не может взять невинного. Сначала покайтесь или пошлите другого героя.',
  'just-dropped': () => 'Ваш герой оставил этого НПС в этом ходу. Подобрать его можно в следующих ходах.',
  'not-held': () => 'У вашего героя этого нет.',
  'no-delivery-here': () => 'Здесь сейчас нельзя передать невинных. Где можно, сказано в текущей миссии.',
  'ability-unknown': (p, say) =>
    `Вашему герою недоступно: ${p.ability ? ability(p, say) : 'эта способность'}. ${CHOOSE}`,
  'ability-used': (p, say) =>
    `В этом раунде уже использовано: ${p.ability ? ability(p, say) : 'эта способность'}. В следующем будет снова.`,
  'ability-not-now': (p, say) =>
    `Сейчас это ничего не даст: ${p.ability ? ability(p, say) : 'эта способность'}. Используйте, когда выполнено условие текста.`,
  // the Sins player
  'card-not-held': (p, say) => `${card(p, say)} не у вас на руке. Выберите карту с руки.`,
  'card-not-now': (p, say) =>
    `${card(p, say)} играется ${WINDOWS[text(p.window)] ?? 'в свой момент'}, и только если её условие выполнено.`,
  'monster-pinned': (p, say) => `${monster(p, say)} не может покинуть клетку, где стоит герой. Двигайте другого.`,
  'monster-kept-down': (p, say) =>
    `${p.monster === undefined ? 'Этот' : `${monster(p, say)}:`} монстр прижат и в этом раунде не делает ни шага. Двигайте другого.`,
  'space-closed': (p, say) =>
    `${p.space === undefined ? 'На' : `${say.space(text(p.space))}: на`} эту клетку сейчас не может войти ни один монстр. Обойдите её или выберите другую.`,
  'monster-too-far': (p, say) => {
    const way = p.space === undefined ? '' : ` → ${say.space(text(p.space))}`
    const number = p.steps === undefined ? '' : ` (шагов: ${p.steps})`
    const who = p.monster === undefined ? 'этот монстр' : say.name(text(p.monster))
    return `Слишком далеко: ${who}${way}${number}. Монстров останавливают реки и герои; выберите клетку ближе.`
  },
  'monster-not-toward': (p, say) =>
    `${monster(p, say)} идёт только в сторону ${p.hero === undefined ? 'героя' : ofHero(text(p.hero), 'gen', say)} или стоит: каждый шаг должен сокращать путь.`,
  'monster-twin': (p, say) => {
    if (p.instead === undefined)
      return `${monster(p, say)} ничем не отличается от соседа на той же клетке. Выберите соседа.`
    const other = say.name(text(p.instead))
    return `${monster(p, say)} — то же, что ${other}, и клетка одна. Выберите другой ответ: ${other}.`
  },
  'monster-unkillable': (p, say) => `${monster(p, say)}: сейчас убить нельзя, попадания пропадут.`,
  'monster-not-on-board': (p, say) => `${monster(p, say)}: нет на поле. Выберите монстра на поле.`,
  'nest-blocked': ({ space, nests }, say) =>
    nests === 0
      ? `${space === undefined ? 'На этой клетке' : `${say.space(text(space))}: здесь`} нет гнезда. Выберите клетку с гнездом.`
      : `${space === undefined ? 'На этой клетке' : `${say.space(text(space))}: здесь`} нет свободного гнезда: каждый монстр занимает одно. Выберите другую клетку.`,
  'not-in-dead-pile': (p, say) => `${monster(p, say)}: нет на кладбище. Выберите того, кто там.`,
  // wounds, results, cards
  'slot-covered': (p) => `${slot(p)} уже занята маркером раны. Выберите свободную.`,
  'slot-free': (p) => `${slot(p)} без маркера раны, исцелять нечего. Выберите ячейку с раной.`,
  'not-enough-hits': (p, say) => {
    if (Number(p.hits) >= Number(p.needs)) {
      return `${monster(p, say)}: сейчас убить нельзя. Потратьте попадания на другого монстра.`
    }
    const who = p.monster === undefined ? '' : ` (${say.name(text(p.monster))})`
    const numbers = p.needs === undefined || p.hits === undefined ? '' : `: нужно ${p.needs}, осталось ${p.hits}`
    return `Не хватает попаданий${who}${numbers}. Выберите монстра послабее или никого.`
  },
  'not-in-inventory': (p, say) => `${card(p, say)}: нет в инвентаре. Выберите одну из открытых карт.`,
  'icon-not-there': ({ action }, say) =>
    `${action === undefined ? 'Это городское действие' : capital(say.name(text(action)))}: здесь недоступно — значок накрыт, уже выполнен или вовсе не напечатан. Выберите другое.`,
  'hero-not-there': (p, say) =>
    `${p.hero === undefined ? 'Этот герой' : say.name(text(p.hero))}: не в игре. Выберите героя на поле.`,
  'hero-not-in-reserve': (p, say) =>
    `${p.hero === undefined ? 'Этот герой' : say.name(text(p.hero))}: не в резерве. Выберите героя из резерва.`,
  ...fileFaults,
}

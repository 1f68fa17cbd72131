import type {
  arena as englishArena,
  progress as englishProgress,
  simulate as englishSimulate,
  tactics as englishTactics,
  tune as englishTune,
} from '../../en/terminal/lab.ts'
import type { Said } from '../../said.ts'
import { count, plural } from '../grammar.ts'

/** The lab's runs and their reports for the terminal. */

/** Behind "из": 21 игры, 22 игр. */
const WHAT = {
  games: ['игры', 'игр'],
  pairs: ['пары', 'пар'],
  iterations: ['шага', 'шагов'],
  check: ['пары проверки', 'пар проверки'],
  positions: ['позиции', 'позиций'],
  nightmares: ['кошмара', 'кошмаров'],
} as const

const outOf = (number: number, [one, many]: readonly [string, string]): string =>
  plural(number, { one: `из # ${one}`, few: `из # ${many}`, many: `из # ${many}`, other: `из # ${one}` })

const games = (number: number): string => count(number, 'игра', 'игры', 'игр')
const pairsOf = (number: number): string => count(number, 'пара', 'пары', 'пар')
const rounds = (number: number): string => count(number, 'раунд', 'раунда', 'раундов')

export const progress: Said<typeof englishProgress> = {
  line: (done, total, what, about, secondsLeft, note) =>
    [
      `${done} ${outOf(total, WHAT[what])}${about === null ? '' : ` (${about})`}`,
      secondsLeft === null ? '' : `, осталось около ${secondsLeft} с`,
      note === '' ? '' : `: ${note}`,
    ].join(''),
  there: (done, total, file) => `${done} ${outOf(total, WHAT.games)} уже есть в ${file}`,
}

export const simulate: Said<typeof englishSimulate> = {
  head: ['план', 'игроков', 'игр', 'побед героев', 'побед Греха', 'раундов', 'размах', 'решений'],
  all: 'все',
  speed: (decisions, seconds, perSecond, jobs) =>
    `решений ${decisions} за ${seconds} с: ${perSecond} в секунду, ${count(jobs, 'поток', 'потока', 'потоков')}`,
  deadEnds: (number) => `тупиков: ${number}`,
  unfinished: (number) => `не доиграно: ${number}`,
  errors: (number) => `ошибок движка: ${number}`,
  problem: (game, message, report) => `игра ${game}: ${message}; см. ${report}`,
  long: (most, number) =>
    `${plural(most, { one: 'дольше # раунда', few: 'дольше # раундов', many: 'дольше # раундов', other: 'дольше # раунда' })}: ${number}`,
  longGame: (game, number) => `игра ${game}: ${rounds(number)}`,
  reached: (number) => `Что встретилось, всего игр ${number} (сколько раз; в скобках — в скольких играх):`,
  sums: (deaths, reshuffles, cancelled) =>
    `погибло героев ${deaths}, собрано заново колод греха ${reshuffles}, отменено карт греха ${cancelled}`,
  level: (level) => `уровень ${level}`,
  fates: { begun: '(начата)', accomplished: '(выполнена)', removed: '(вышла из игры)' },
  never: (number) => `ни разу не использовано: ${number}`,
  kinds: {
    victory: 'Победы',
    mission: 'Миссии',
    branch: 'Развилки',
    event: 'События сценария, по миссии перед ними',
    track: 'Шкала Апокалипсиса',
    apocalypse: 'Карты Апокалипсиса',
    'hell-club': 'Адский клуб',
    'dark-past': 'Тёмное прошлое',
    'sin-card': 'Карты греха',
    acolytes: 'Способности прислужников',
    ability: 'Способности героев',
    upgrade: 'Улучшения',
    text: 'Тексты, использованные по желанию',
  },
  kindOf: {
    victory: 'победа',
    mission: 'миссия',
    branch: 'развилка',
    event: 'событие',
    track: 'шкала',
    apocalypse: 'Апокалипсис',
    'hell-club': 'Адский клуб',
    'dark-past': 'тёмное прошлое',
    'sin-card': 'карта греха',
    acolytes: 'прислужники',
    ability: 'способность',
    upgrade: 'улучшение',
    text: 'текст',
  },
}

/** Bots go by the names that the command line knows. */
export const arena: Said<typeof englishArena> = {
  title: (a, b, pairs, number, perGame) =>
    `${a} против ${b}: ${pairsOf(pairs)}, ${games(number)}, раундов за игру ${perGame}`,
  wins: ['победы', 'за героев', '', 'за Грех', ''],
  of: (part, whole) => `${part} из ${whole}`,
  pairs: (a, b, counts) => `пары: обе игры за ${a}: ${counts[2]}, по одной: ${counts[1]}, обе за ${b}: ${counts[0]}`,
  pairScore: (a, score, range) => `счёт пар у ${a}: ${score} ${range}`,
  elo: (a, b, elo, low, high) => `Elo у ${a} против ${b}: ${elo}, от ${low} до ${high}`,
  beyond: '+∞',
  below: '−∞',
  sprt: (elo1, elo0, ratio, lower, upper, end) =>
    `SPRT, Elo ${elo1} против ${elo0}: логарифм отношения правдоподобия ${ratio} (от ${lower} до ${upper}): ${end}`,
  open: (pairs) =>
    `не решено ${plural(pairs, { one: 'после # пары', few: 'после # пар', many: 'после # пар', other: 'после # пары' })}`,
  accepted: (elo) => `принята Elo ${elo}`,
  early: (pairs, asked) => `, остановлено раньше срока: ${pairs} ${outOf(asked, WHAT.pairs)}`,
  times: ['время, мс', 'решений/с', 'решение p50', 'p99', 'макс.', 'ход p50', 'p99', 'макс.'],
  faults: (illegal, exceptions, stuck) =>
    `недопустимых ответов: ${illegal}, исключений: ${exceptions}, игр без конца: ${stuck}`,
  problem: (pair, game, bot, kind, message) =>
    `пара ${pair}, игра ${game}: ${bot === null ? '' : `${bot}, `}${kind}: ${message}`,
  failed: (illegal, exceptions, stuck) =>
    `прогон не удался: недопустимых ответов ${illegal}, исключений ${exceptions}, игр без конца ${stuck}`,
  compared: (a, b, seed, pairs, first, second) =>
    `${a} против ${b}, сид ${seed}: ${pairsOf(pairs)} из ${first} (первая) и ${second} (вторая)`,
  changes: (a) => `счёт у ${a}`,
  changeHead: ['первая', 'вторая', 'разница', '95 %'],
  asHeroes: 'за героев',
  asSins: 'за Грех',
  inAll: 'всего',
  otherWinner: (other, played, otherLength) =>
    `игр с другим победителем: ${other} из ${played}, с тем же, но за другое число раундов: ${otherLength}`,
  otherDecisions: (other, pairs) => `пар с другим числом решений: ${other} из ${pairs}`,
  broken: (pairs) => `пропущено пар, где в одной из сборок игра сломалась: ${pairs}`,
  noDifference: 'Общий интервал содержит 0: разница не показана.',
  difference: 'Общий интервал не содержит 0: сборки различаются.',
}

export const tactics: Said<typeof englishTactics> = {
  positions: 'позиций',
  right: 'верно',
  of: (part, whole) => `${part} из ${whole}`,
  kinds: {
    'win-now': 'победить сейчас',
    'must-block': 'надо преградить путь',
    'must-react': 'надо реагировать',
    'must-not-reveal': 'нельзя раскрыть',
    'best-target': 'лучшая цель',
    'best-wound-slot': 'лучшая ячейка для раны',
  },
  certain: '(победа наверняка)',
  all: 'все',
  miss: (name, title, right, tries, said, best) =>
    `${name} (${title}): ${right} из ${tries}; ответ: ${said.join(', ')}; лучший: ${best.join(' или ')}`,
  agrees: (bot, labels, of) => `${bot} согласен с эталоном: ${labels} из ${of}`,
  doubt: (name, title, said, best) => `${name} (${title}): по поиску ${said}, по эталону ${best.join(' или ')}`,
  faulty: (file, message) => `${file}: ${message}`,
  shipped: (drills, positions, words) =>
    `${count(drills, 'упражнение', 'упражнения', 'упражнений')}: ${positions}, ${words}`,
}

export const tune: Said<typeof englishTune> = {
  score: (number, score, range) => `новые веса против старых, ${games(number)}: счёт пар ${score} ${range}`,
  weights: (file) => `веса: ${file}`,
  report: (file) => `отчёт: ${file}`,
  notBetter: 'интервал не лежит выше 50 %: что новые веса лучше, не показано',
  losses: (samples, now, fitted) =>
    `потери на отложенных примерах (${samples}): сейчас ${now}, после подгонки ${fitted}`,
  title: (side) => `Веса бота scripted: ${side === 'heroes' ? 'герои' : 'Грех'}`,
  how: (iterations, number, step, spread, seed) =>
    `SPSA, игра с самим собой: ${count(iterations, 'шаг', 'шага', 'шагов')} по ${count(number, 'игре', 'игры', 'игр')}, первый шаг ${step}, разброс ${spread}, сид \`${seed}\`.`,
  field: (maps, sins, acolytes, players) =>
    `Планы: ${maps}. Грехи: ${sins}. Прислужники: ${acolytes}. Игроки за героев: ${players}.`,
  newOld: 'Новые против старых',
  fresh: (number, score, range) =>
    `${games(number)} на свежих сидах, подготовка и кубики у обоих одни и те же: счёт пар ${score} ${range}.`,
  bySide: (heroes, sins) =>
    `Победы за героев: новые ${heroes[0]}, старые ${heroes[1]}; за Грех: ${sins[0]} и ${sins[1]}.`,
  better: 'Новые веса лучше: весь интервал лежит выше 50 %.',
  noProof: 'Это не доказывает, что новые веса лучше: интервал не лежит выше 50 %.',
  weightsTitle: 'Веса',
  weightHead: ['вес', 'старый', 'новый'],
  path: 'Путь',
  pathHead: ['шаг', 'перевес'],
  valueTitle: 'Веса функции оценки',
  valueHow: (number, explore, ridge, seed, samples, loss) =>
    `Логистическая регрессия по тому, что меняли ходы в играх бота scripted (${number}); доля ходов и реакций, отданных случаю: ${explore}, гребень ${ridge}, сид \`${seed}\`: ${count(samples, 'пример', 'примера', 'примеров')}, потери ${loss}.`,
  valueHeld: (held, now, fitted) =>
    `На отложенных примерах (${held}) потери нынешних весов ${now}, подогнанных ${fitted}.`,
  valueHead: ['вес', 'сейчас', 'после подгонки'],
  netTitle: 'Сеть бота thinking',
  netGames: (number, nodes, explore, seed, hash) =>
    `Обучена на играх ботов thinking (${number}), узлов на ход: ${nodes}, доля ходов и реакций, отданных случаю: ${explore}, сид \`${seed}\`; SHA-256 игр: \`${hash}\`.`,
  netHow: (moments, hidden, laps) =>
    `Концов хода: ${moments}, скрытых нейронов: ${hidden}, проходов: ${laps}. Потери — среднее удивление тем, чем кончилась игра, в натах.`,
  netHead: ['проход', 'потери на изученном', 'на отложенных играх', 'одни признаки'],
  netHeld: (number, plain, net) => `потери на отложенных играх (${number}): одни признаки ${plain}, с сетью ${net}`,
}

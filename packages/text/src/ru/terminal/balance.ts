import type { balance as english } from '../../en/terminal/balance.ts'
import type { Said } from '../../said.ts'
import { plural } from '../grammar.ts'

const unfinished = (number: number | string): string => `Не доиграно и не засчитано игр: ${number}`

/** Reports of balance: in the terminal, as Markdown, and as a page. */
export const balance: Said<typeof english> = {
  marks: {
    'under-20': 'меньше 20 %',
    'under-40': 'меньше 40 %',
    even: '',
    'over-60': 'больше 60 %',
    'over-80': 'больше 80 %',
  },
  all: 'все',
  head: ['грех', 'план', 'игроков', 'игр', 'побед героев', '95 %', 'раундов', 'размах', 'смертей', 'вне границ'],
  outside: (outside, cells, sure) =>
    `Вне границ от 40 до 60 %: ${outside} из ${cells} сочетаний, из них со всем интервалом: ${sure} (*)`,
  missions: 'Миссии: за сколько раундов выполнена и какую долю заняла в играх, которые до неё дошли',
  missionHead: ['сценарий', 'миссия', 'начата', 'выполнена', 'раундов', 'размах', 'доля'],
  cards: 'Карты: сколько игр выиграл Грех, когда карта сыграна и когда она взята, но не сыграна',
  cardHead: ['чья', 'карта', 'раз', 'игр', 'побед Греха', '95 %', 'не сыграна', 'побед Греха', '95 %', 'пунктов'],
  problems: (number) => `${unfinished(number)}. Вот какие:`,
  problem: (cell, game, kind, message) => `${cell}, игра ${game}: ${kind}, ${message}`,
  written: (file) => `Отчёт лежит в ${file}, а рядом он же как JSON, CSV и Markdown.`,
  markdown: {
    title: 'Баланс',
    lead: (report) =>
      `Всего игр: ${report.games}, сочетаний: ${report.cells}, на каждое игр: ${report.each}; боты \`${report.bot}\` за обе стороны, сид \`${report.seed}\`, \`${report.rules}\`.`,
    wins: (report) =>
      `Победы героев: ${report.share} (95 %: ${report.interval}); раундов за игру: ${report.rounds} (от ${report.least} до ${report.most}), погибших героев за игру: ${report.deaths}.`,
    problems: (number) => `${unfinished(number)}.`,
    winsTitle: 'Победы героев в %',
    cell: (sin, players, say) => `${say.name(sin)} ${players}`,
    place: (story, map, say) => `${say.name(story)}: ${say.name(map)}`,
    map: 'план',
    outsideTitle: (outside, cells) => `Сочетания вне границ от 40 до 60 %: ${outside} из ${cells}`,
    sure: (sure) => `Из них со всем интервалом: ${sure}; они выделены жирным.`,
    outsideHead: ['грех', 'сценарий', 'план', 'игроков', 'побед героев', '95 %', ''],
    none: 'Нет.',
    longest: 'Самые долгие миссии',
    longestHead: ['сценарий', 'миссия', 'раундов', 'доля игры', 'начата', 'выполнена'],
    noMission: 'Ни одна миссия не выполнена.',
    cards: 'Карты, у которых интервалы не пересекаются',
    cardHead: ['карта', 'чья', 'побед Греха, если сыграна', 'побед Греха, если нет', 'пунктов'],
    shareOf: (share, of) => `${share} из ${of}`,
  },
  page: {
    title: 'Haven: отчёт о балансе',
    heading: 'Кто побеждает в Haven?',
    parts: 'Части отчёта',
    /** HTML comes in and goes out. */
    lead: (total, bot, each, cells, lost) =>
      `Игры ботов ${bot} с равными себе, всего ${total}: по ${each} на каждое сочетание греха, плана и числа игроков за героев (сочетаний ${cells}), виды прислужников по очереди.${lost === null ? '' : ` ${unfinished(lost)}.`}`,
    heroesWin: 'Победы героев',
    interval: (interval) => `95-процентный интервал ${interval}`,
    rounds: 'Раундов',
    range: (least, most) => `от ${least} до ${most}`,
    deathsOfGame: 'Погибших героев за игру',
    outsideCells: 'Сочетания вне 40–60 %',
    of: (part, whole) => `${part} из ${whole}`,
    sure: (sure) => `со всем интервалом: ${sure}`,
    wins: {
      title: 'Победы героев',
      intro: 'Крупное число — доля игр, которые выиграли герои, мелкие — её 95-процентный интервал (по Вильсону).',
    },
    outside: {
      title: 'Вне границ от 40 до 60 %',
      intro: 'Полоса посередине — от 40 до 60 %. Точка — доля, черта через неё — 95-процентный интервал.',
    },
    roundsPart: {
      title: 'Раунды и смерти',
      intro:
        'Сколько длятся игры и сколько героев в них гибнет. Смерть, после которой в резерве никого нет, проигрывает игру.',
    },
    missions: {
      title: 'Миссии',
      intro:
        'За сколько раундов миссию выполняют, если выполняют, по счёту ходов героев; какую долю она занимает в среднем в играх, которые до неё дошли; и сколько игр герои проиграли, пока она была текущей. Последние столбцы — раунды и поражения на каждом плане.',
    },
    cards: {
      title: 'Карты',
      intro:
        'Игры, которые Грех выиграл, сыграв карту (закрашено), против тех, где он её взял, но не сыграл (контур). Звёздочка и жирный шрифт: у двух интервалов нет ни одной общей точки. Причины это не доказывает: в долгой игре сыграно больше карт, а тому, кто впереди, подходят другие карты.',
    },
    acolytes: { title: 'Прислужники', intro: '' },
    /** HTML comes in and goes out. */
    footer: (command, rules, bot, seed) =>
      `Получено командой ${command}: правила ${rules}, бот ${bot}, сид ${seed}; с тем же сидом выйдут те же числа. Боты равной силы — не люди: сравнивайте числа между собой, а не с шансами за вашим столом.`,
    noneOutside: 'Нет: каждое сочетание между 40 и 60 %.',
    outsideTable: 'Сочетания вне границ от 40 до 60 %, сначала лучшие для Греха',
    acolyteTable: 'По видам прислужников, по всем сочетаниям',
    sinCards: (sin, say) => `Карты греха: ${say.name(sin)}`,
    apocalypseCards: (type, say) => `Карты Апокалипсиса: ${say.name(type)}`,
    winTable: 'Победы героев в %, по плану, греху и числу игроков за героев; под ними 95-процентный интервал',
    roundsTable: 'Раунды: среднее и размах; † погибших героев за игру',
    lost: (number) => `проиграно ${number}`,
    columns: {
      map: 'План',
      story: 'Сценарий',
      sin: 'Грех',
      players: 'Игроков',
      heroesWin: 'Победы героев',
      interval: '95 %',
      scale: 'от 0 до 100 %',
      outside: 'Вне границ',
      mission: 'Миссия',
      rounds: 'Раундов',
      range: 'Размах',
      part: 'Доля игры',
      begun: 'Начата',
      done: 'Выполнена',
      lostHere: 'Проиграно здесь',
      card: 'Карта',
      times: 'Раз',
      games: 'Игр',
      sinsWinPlayed: 'Победы Греха, если сыграна',
      held: 'Не сыграна',
      sinsWinHeld: 'Победы Греха, если нет',
      points: 'Пунктов',
      acolytes: 'Прислужники',
      deaths: 'Смертей',
      all: 'Все',
      allMaps: 'Все планы',
    },
    /** For screen readers, behind what stands there. */
    spoken: {
      whereDone: ', если выполнена',
      onMap: ': раундов, проиграно игр',
      played: ' сыграна',
      gamesPlayed: ', где она сыграна',
      gamesHeld: ': в скольких играх взята, но не сыграна',
      points: ' между тем и другим',
      deaths: ' погибших героев',
      players: (number) => plural(number, { one: ' игрок', few: ' игрока', many: ' игроков', other: ' игрока' }),
      mark: (mark, isSure) => `, ${mark}${isSure ? ' наверняка' : ''}`,
    },
    legend: {
      sins: 'Грех впереди',
      heroes: 'герои впереди',
      under: (percent) => `меньше ${percent}`,
      over: (percent) => `больше ${percent}`,
      note: '▲ ▼ вне границ от 40 до 60 % со всем интервалом; △ ▽ вне границ, но так мог решить случай.',
    },
  },
}

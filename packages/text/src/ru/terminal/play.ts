import type { play as english } from '../../en/terminal/play.ts'
import type { Said } from '../../said.ts'
import { capital } from '../grammar.ts'

/** At the table: what is said beside the game itself. */
export const play: Said<typeof english> = {
  seed: (hash) => `SHA-256 сида: ${hash}`,
  typeHelp: 'В ответ на любой вопрос можно набрать «помощь».',
  dashboard: (form, corruption, wounds, bonuses, say) =>
    `${say.name(form)}: скверна ${corruption}/7, раны ${wounds}/5, бонусы 1-7: ${bonuses}`,
  outOfRange: (answers) => `Выберите число от 1 до ${answers} или наберите «помощь».`,
  noAnswer: (typed, answers) => `«${typed}» здесь не ответ. Выберите число от 1 до ${answers} или наберите «помощь».`,
  ambiguous: 'Это может быть не один из них: выберите его число.',
  toLevel: (level, bonuses) =>
    `до уровня ${level} из 7, в этом броске ${bonuses.map((bonus) => `+${bonus}`).join(', ') || 'ничего'}`,
  places: (what, from, say) => `${capital(say.name(what))}${from === undefined ? '' : ` (${say.space(from)})`} →`,
  whyWhat:
    'Почему что? Например: почему идти C2, почему бой, почему стрелять D1, почему район, почему карта самомнение',
  whyUnknown: (typed) =>
    `Непонятно, что такое «${typed}». Попробуйте: почему идти C2, почему бой, почему карта самомнение`,
  allowed: 'Ничто не мешает: это есть среди ответов.',
  ruleOf: (id, title, text) => `${id}, ${title}: ${text}`,
  noRule: (typed) => `Нет правила «${typed}». У правил номера вроде MOVE-5 или FIGHT-10, у карт — названия.`,
  cardOf: (title, text) => `${title}: ${text}`,
  noCard: (typed) => `Нет карты «${typed}».`,
  nothingYet: 'Пока ничего не произошло.',
  nobodyMoves: 'Сейчас никто не движется.',
  walkWhere: 'Куда пройти? Например: пройти C3',
  way: (spaces, odds, say) => `${spaces.map((space) => say.space(space)).join(', ')}: ${odds || 'ни кубиков, ни ран'}`,
  noPlace: (typed) => `Нет места «${typed}».`,
  tooFar: (hero, space, say) => `Этого движения не хватит: ${say.name(hero)} → ${say.space(space)}.`,
  taken: 'Возвращено.',
  rewound: 'Возвращено. С этого места кубики выпадут другие.',
  rewindInstead: '(«перемотать» берёт назад в любом случае, но кубики выпадут другие.)',
  saved: (file) => `Сохранено: ${file}`,
  notSaved: (message) => `Не сохранено: ${message}`,
  loadWhich: 'Какой файл загрузить? Например: загрузить моя-игра.json',
  loaded: (file) => `Загружено: ${file}`,
  goOn: (last, file) => `Продолжить: ${last} (или ${file})`,
  sums: (rounds, decisions, track) => `Раундов: ${rounds}   Решений: ${decisions}   Апокалипсис: ${track}/7`,
  record: (file) => `Запись: ${file}`,
  checkIt: (command) => `Проверить: ${command}`,
  helpIntro: 'Отвечайте номером ответа, его id или словами: «идти C2», «бой», «конец», «да».',
  help: {
    walk: ['пройти МЕСТО', 'весь путь туда за меньшее число шагов, с платой за более длинное движение: пройти C3'],
    way: ['путь МЕСТО', 'чего стоит дорога туда, пока вы ещё не пошли: путь C3'],
    why: [
      'почему ЧТО',
      'почему что-то невозможно: почему идти C2, почему бой, почему стрелять D1, почему район, почему карта самомнение',
    ],
    rule: ['правило ID', 'что говорит правило: правило MOVE-5'],
    card: ['карта ИМЯ', 'что написано у карты, героя, монстра, миссии или места: карта самомнение, карта роуз'],
    hint: ['подсказка', 'что сделал бы здесь хороший игрок и почему'],
    odds: ['шансы', 'ответы ещё раз, и к чему может привести каждый'],
    board: ['поле', 'город и всё, что рядом с ним'],
    log: ['журнал [N]', 'последние N событий'],
    undo: ['вернуть', 'взять назад последнее решение, пока не брошены кубики и не решал кто-то ещё'],
    rewind: ['перемотать', 'взять его назад в любом случае; дальше кубики выпадут другие'],
    save: ['сохранить [ФАЙЛ]', 'сохранить игру (она сохраняется и после каждого решения)'],
    load: ['загрузить ФАЙЛ', 'перейти к другой игре'],
    quit: ['выход', 'сохранить и уйти (также Ctrl-C, Ctrl-D)'],
  },
}

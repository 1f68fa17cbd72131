import type { input as english } from '../../en/terminal/input.ts'
import type { Said } from '../../said.ts'
import { count, list } from '../grammar.ts'

/** What a person got wrong on the command line or in a file: one line each, and what to do instead. */

const commas = (known: readonly string[]): string => known.join(', ')

/** By the codes of the operating system; what is not here says the system in its own words. */
const REASONS: Readonly<Record<string, string>> = {
  ENOENT: 'нет такого файла или папки',
  EACCES: 'нет доступа',
  EISDIR: 'это папка',
  ENOTDIR: 'часть пути — не папка',
  EEXIST: 'место занято файлом',
  ENOSPC: 'диск заполнен',
  EROFS: 'диск только для чтения',
}
const reason = ({ why, message }: { readonly why: string; readonly message: string }): string => REASONS[why] ?? message

const FIELDS: Readonly<Record<string, string>> = { rules: 'правила', bot: 'бот', seed: 'сид' }

export const input: Said<typeof english> = {
  unknownLanguage: ({ given, known }) => `языка ${given} нет; есть ${commas(known)}`,
  unknownCommand: ({ name }) => `неизвестная команда: ${name}; см. «haven help»`,
  unexpectedArgument: ({ argument }) => `лишний аргумент: ${argument}`,
  missingArgument: ({ name }) => `чего-то не хватает: ${name}`,
  unknownOption: ({ flag }) => `неизвестный параметр: ${flag}`,
  valueMissing: ({ flag }) => `${flag}: нужно значение`,
  wholeNumber: ({ flag, least, most, value }) => `--${flag}: нужно целое число от ${least} до ${most}, а не ${value}`,
  oneOf: ({ flag, known, value }) => `--${flag}: нужно одно из ${commas(known)}, а не ${value}`,
  unreadable: (failed) => `не удаётся прочитать ${failed.file}: ${reason(failed)}`,
  unwritable: (failed) => `не удаётся записать ${failed.file}: ${reason(failed)}`,
  // learn
  unknownScene: ({ given, known }) => `эпизода ${given} нет; есть от 0 до 6 или по имени ${commas(known)}`,
  // play
  loadOrContinue: () => 'выберите одно: --load или --continue',
  onlyNewGames: ({ flag }) => `--${flag} годится для новой игры, а не для сохранённой`,
  noSave: ({ folder }) => `в ${folder} нет сохранённой игры; начните её командой «haven play»`,
  wholeSide: ({ people, sides }) =>
    `люди в этой игре: ${list(people) || 'никого'}; здесь люди играют за целую сторону, укажите --as ${commas(sides)}`,
  oneBot: ({ bots }) => `в этой игре боты ${list(bots)}, а здесь играет один: назовите его через --bot`,
  foreignRules: ({ file, rules, known }) => `${file}: игра шла по правилам ${rules}; здесь ${known}`,
  // boxes
  boxWithoutEntry: ({ path, entries }) =>
    `${path} — не коробка: там нет ${entries.map((entry) => `ни ${entry}`).join(', ')}`,
  boxNoModule: ({ path }) => `${path} — ещё не модуль: положите рядом package.json с { "type": "module" }`,
  boxNotLoaded: ({ path, message }) => `не удаётся загрузить ${path}: ${message}`,
  boxNotExported: ({ path }) => `${path} — не коробка: оттуда не экспортируется «box»`,
  boxWordsNoObject: ({ path }) => `${path}: «words» должно быть объектом`,
  boxTooLarge: ({ path, bytes, most }) => `${path}: в упаковке ${bytes} Б, а коробке можно ${most}`,
  boxFaulty: ({ path, faults }) =>
    `${path}: ${count(faults, 'ошибка', 'ошибки', 'ошибок')}; что не так, скажет «haven check-box ${path}»`,
  // the lab
  noBot: ({ name, known }) => `бота ${name} нет; есть ${commas(known)}, thinking@NODES или scripted:FILE`,
  balanceBot: ({ name, known }) => `--bot: нужно одно из ${commas(known)} или thinking@NODES, а не ${name}`,
  noMap: ({ map, known }) => `плана ${map} нет; есть ${commas(known)}`,
  allIsAll: ({ flag, value }) => `--all играет всё; уберите --${flag} ${value}`,
  allOrList: ({ flag }) => `--${flag}: или all, или список, но не то и другое`,
  notThere: ({ flag, id, known }) => `--${flag}: ${id} здесь нет; есть ${commas(known)}`,
  pairsOrGames: () => 'укажите либо --pairs, либо --games, но не оба',
  gamesOdd: () => '--games: нужно чётное число, две игры составляют пару',
  eloBounds: ({ given }) => `--sprt: нужны две разницы Elo, сначала меньшая, например 0,20; а не ${given}`,
  comparePlaysNothing: ({ flag }) => `--compare ничего не играет: уберите --${flag}`,
  otherMatch: ({ first, second, field, values }) => `${first} и ${second} из разных матчей: ${field} — ${list(values)}`,
  otherPairs: ({ first, second, counts, pair }) =>
    `в ${first} и ${second} разные пары (${counts.join(' и ')}): пара ${pair} есть только в одном из них`,
  noPairs: ({ first, second }) => `в ${first} и ${second} ещё нет пар`,
  otherSetup: ({ first, second, pair }) => `${first} и ${second} из разных матчей: у пары ${pair} другая подготовка`,
  noResults: ({ file, what, isOut }) =>
    `в ${file} нет результатов «haven ${what}»${isOut ? ': назовите другой файл через --out' : ''}`,
  otherPlan: ({ file, what }) =>
    `в ${file} результаты другого прогона «haven ${what}»: назовите другой файл через --out`,
  damagedLine: ({ file, line, isOut }) =>
    `${file}: строка ${line} повреждена${isOut ? '; назовите другой файл через --out' : ''}`,
  noPositions: ({ file }) => `в ${file} нет позиций (*.json)`,
  emptyText: ({ field }) => `${field}: пусто; напишите так, чтобы это прочёл игрок`,
  longText: ({ field, length, most }) =>
    `${field}: ${count(length, 'знак', 'знака', 'знаков')}; прочтут не больше ${most}`,
  otherQuestion: ({ asked, instead }) => {
    const found = instead.map(({ seat, kind }) => `${seat} ${kind}`).join(', ') || 'вопросов больше нет, игра окончена'
    return `tactic.asked — это ${asked.seat} ${asked.kind}, а постановка кончается иначе: ${found}`
  },
  bestIllegal: ({ index, legal }) => `tactic.best[${index}]: такой ответ недопустим; допустимы ${legal.join(' ')}`,
  bestEmpty: () => 'tactic.best: пусто; назовите хотя бы один ответ',
  bestEverything: () => 'tactic.best называет все допустимые ответы: так это не вопрос',
  sideMissing: () => 'нет --side: heroes или sins (либо --fit для функции оценки)',
  fitBothSides: () => '--fit — для функции оценки обеих сторон: уберите --side',
  netAlone: () => '--net — для обеих сторон и отдельный прогон: уберите --side и --fit',
  boxForNet: () => '--box — только для --net: остальные веса подобраны под базовую коробку',
  weightsOdd: ({ flag }) => `--${flag}: нужно чётное число, каждую игру играют с теми и другими весами`,
  partNumber: ({ flag, most, value }) => `--${flag}: нужно число больше 0 и не больше ${most}, а не ${value}`,
  noWeight: ({ weight, known }) => `--only: веса ${weight} нет; есть ${commas(known)}`,
  staleGames: ({ file, game, cell }) =>
    `${file}: игра ${game} (${cell}) теперь кончается иначе, значит, изменились боты или карты: выберите другой --out или удалите файл`,
  otherGames: ({ file, field, was, wanted }) =>
    `в ${file} другие игры (${FIELDS[field] ?? field}: ${was ?? 'неизвестно'}, а не ${wanted}): выберите другой --out или удалите файл`,
  foreignGames: ({ file }) => `в ${file} нет игр «haven balance»: выберите другой --out`,
  brokenGames: ({ file, line, field }) =>
    `${file}: строка ${line} испорчена${field === null ? '' : ` (${field})`}; удалите её, и эту игру сыграют заново`,
  noMarks: ({ file, opening, closing }) =>
    `в ${file} нет строк «${opening}» и «${closing}»: поставьте их там, где должна быть сводка`,
}

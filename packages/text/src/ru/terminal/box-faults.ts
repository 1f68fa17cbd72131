import type { Params } from '@haven/engine'
import type { boxFaults as english } from '../../en/terminal/box-faults.ts'
import type { Said } from '../../said.ts'
import { count as counted } from '../grammar.ts'

/** The faults of a box in words: what is wrong, and what to do about it. The codes are the engine's closed list. */

/** What an unknown id was taken for, and where the known ones are listed. */
const KINDS: Readonly<Record<string, readonly [name: string, known: string]>> = {
  tile: ['тайл', 'тайлы берутся из базовой коробки и из самой этой'],
  story: ['сценарий', 'сценарии берутся из базовой коробки и из самой этой'],
  mission: ['миссия', 'миссия ведёт к миссиям своего же сценария'],
  'hell-club': ['член Адского клуба', 'члены клуба перечислены в hellClub коробки'],
  token: ['вид жетона', 'виды — fire, corruption, pentagram, nest, а на планах ещё extraTurn и innocent'],
  monster: ['вид монстра для плана', 'на плане бывают acolyte, abomination и controller'],
  npc: ['НПС', 'есть commissioner, proxy и ravencorp'],
  hook: ['хук', 'хуки — это поля HookArguments в движке'],
  moment: ['момент', 'моменты перечислены в движке как MOMENTS'],
  window: ['окно', 'окна перечислены в движке как WINDOWS'],
  class: ['класс героя', 'классы — leader, fixer, shooter и bruiser'],
  bonus: ['бонус шкалы скверны', 'бонусы — none, die, defense, hit и choice'],
  result: ['результат кубика героя', 'результаты — hit, defense, counter и skill'],
  'city-action': ['городское действие', 'есть heal, repent, extraTurn, inventory и orbital'],
  corner: ['место на тайле', 'места — C, NW, NE, SE и SW'],
  'apocalypse-type': ['тип карт Апокалипсиса', 'типы — terror, corruption и redemption'],
  'story-type': ['тип сценария', 'типы — terror, corruption, redemption и mixed'],
  fact: ['то, что может считать миссия', 'есть kill, remove, flip, city, turnEnd и другие'],
  counted: ['вид, который может считать миссия', 'виды — те же, что у монстров и опасностей, и altar'],
  face: ['грань этого кубика', 'грани перечислены в движке как HERO_FACES и SIN_FACES'],
  prompt: ['вид вопроса', 'виды перечислены в движке как PROMPT_KINDS; большинство текстов спрашивает effect'],
}

const kindOf = ({ kind }: Params): readonly [string, string] => KINDS[String(kind)] ?? [String(kind), 'см. типы']

const TILES: Readonly<Record<string, (params: Params) => string>> = {
  'no-tiles': () => 'На плане нет тайлов.',
  twice: ({ tile }) => `Тайл ${tile} положен дважды.`,
  'no-place': ({ tile, place }) => `Тайл ${tile} лежит на месте ${place}.`,
  rotation: ({ tile, other }) => `Тайл ${tile} повёрнут, градусов: ${other}.`,
  taken: ({ tile, other, place }) => `Тайлы ${other} и ${tile} лежат на одном месте ${place}.`,
}

const STEPS: Readonly<Record<string, readonly [problem: string, hint: string]>> = {
  list: [
    'Этот шаг — список шагов.',
    'Некоторые примитивы дают несколько шагов: разверните их, как в «...placeTokens(…)».',
  ],
  'not-called': ['Этот шаг — функция.', 'Вызовите примитив: «freeFight()», а не «freeFight».'],
  'no-step': ['Это не шаг.', 'Шаги дают примитивы или act(name, run) и ask({ … }).'],
}

const DICE: Readonly<Record<string, readonly [problem: string, hint: string]>> = {
  missing: [
    'Ни одна коробка не приносит кубиков.',
    'Проверьте коробку вместе с базовой или дайте кубики первой коробке.',
  ],
  ignored: ['Коробка приносит кубики, но бросают только кубики первой коробки.', 'Уберите dice.'],
  endless: ['Кубик, где нет ничего, кроме FAITH или взрывов, бросают без конца.', 'Дайте ему другую грань.'],
}

/** What a mission needs: behind "нужно". */
const MEANS: Readonly<Record<string, string>> = {
  altar: 'алтарей',
  npc: 'НПС',
  'face-down': 'клеток с закрытыми жетонами',
}

export const boxFaults: Said<typeof english> = {
  'not-a-list': {
    problem: ({ value }) => `Здесь место списку, а не ${value}.`,
    hint: () => 'Списки, которые коробке не нужны, допишет defineBox({ … }).',
  },
  malformed: {
    problem: ({ message }) => `Это не той формы, какая нужна: ${message}.`,
    hint: () => 'Напишите коробку на TypeScript, и пусть «npx tsc» сверит её с типами из @haven/engine.',
  },
  'bad-id': {
    problem: ({ id }) => `«${id}» не годится как id.`,
    hint: () => 'В id — строчные латинские буквы и цифры через дефис: «wrath-red-mist».',
  },
  'reserved-id': {
    problem: ({ id }) => `«${id}» в игре уже значит другое.`,
    hint: ({ id }) => `Поставьте что-нибудь впереди: «my-${id}».`,
  },
  'duplicate-id': {
    problem: ({ id, other }) => `Имя «${id}» занято, это ${other}.`,
    hint: () => 'Пусть все id коробки начинаются с её собственных букв.',
  },
  'unknown-id': {
    problem: (params) => `Неизвестно (${kindOf(params)[0]}): «${params.id}».`,
    hint: (params) =>
      params.meant === undefined ? `Где искать: ${kindOf(params)[1]}.` : `Может быть, «${params.meant}»?`,
  },
  'team-impossible': {
    problem: ({ class: role, wanted, count }) => `Героев класса ${role} команде нужно ${wanted}, а есть ${count}.`,
    hint: () => 'Добавьте героев или проверьте коробку вместе с базовой.',
  },
  'bad-dice': {
    problem: ({ problem }) => DICE[String(problem)]?.[0] ?? String(problem),
    hint: ({ problem }) => DICE[String(problem)]?.[1] ?? '',
  },
  'does-not-compile': {
    problem: ({ message }) => `Коробки не складываются вместе: ${message}.`,
    hint: () => 'Найдите id, который здесь назван.',
  },
  'breaks-in-play': {
    problem: ({ sin, acolytes, heroPlayers, message }) =>
      `Игра (${sin}, ${acolytes}, игроков за героев: ${heroPlayers}) ломается на первых же ходах: ${message}.`,
    hint: () => 'Ищите свой шаг, который читает то, что есть не всегда: нет боя, нет хода, герой погиб.',
  },
  'out-of-range': {
    problem: ({ field, value, least, most }) => `${field}: ${value}, а нужно целое число от ${least} до ${most}.`,
    hint: () => 'Сравните с базовой коробкой: у героев от 1 до 4, у монстров от 2 до 6.',
  },
  'not-a-function': {
    problem: ({ value }) => `Здесь место функции, а не ${value}.`,
    hint: () => 'Где число не меняется никогда, напишите «() => 1».',
  },
  'bad-step': {
    problem: ({ problem }) => STEPS[String(problem)]?.[0] ?? String(problem),
    hint: ({ problem }) => STEPS[String(problem)]?.[1] ?? '',
  },
  'moment-twice': {
    problem: ({ moment }) => `У текста два срабатывания в момент ${moment}.`,
    hint: () => 'Сделайте из них одно: его шаги идут друг за другом, а onlyIf(…) ставит шаг под условие.',
  },
  'bad-copies': {
    problem: ({ card, copies }) => `Число копий карты ${card}: ${copies}.`,
    hint: () => 'copies — целое число, 1 или больше.',
  },
  'wrong-deck-size': {
    problem: ({ count, wanted }) => `Карт у греха, считая копии: ${count}; по правилам нужно ${wanted}.`,
    hint: ({ count, wanted }) =>
      Number(count) < Number(wanted) ? 'Добавьте карт или копий.' : 'Уберите часть карт или копий.',
  },
  'wrong-track-length': {
    problem: ({ length, wanted }) => `Ячеек на шкале скверны: ${length}; должно быть ${wanted}.`,
    hint: () => "Первая ячейка, уровень 1, обычно { kind: 'none' }.",
  },
  'track-levels': {
    problem: ({ level, count }) =>
      `Уровень ${level} есть на шкале Апокалипсиса ${counted(Number(count), 'раз', 'раза', 'раз')}.`,
    hint: () => 'Шкалу приносит базовая коробка: в других уберите track.',
  },
  'bad-tile-place': {
    problem: (params) => TILES[String(params.problem)]?.(params) ?? String(params.problem),
    hint: () =>
      'Каждый тайл один раз, x и y — целые числа от 0, rotation — 0, 90, 180 или 270, на каждом месте один тайл.',
  },
  'too-many-spaces': {
    problem: ({ count, most }) => `Клеток на плане: ${count}; можно не больше ${most}.`,
    hint: () => 'Кладите тайлы вплотную: уличные клетки у них станут общими.',
  },
  'unknown-space': {
    problem: ({ space }) => `На плане нет клетки «${space}».`,
    hint: () => 'Район зовётся по своему тайлу; у тайла на x,y улицы sX,Y, sX+1,Y, sX+1,Y+1 и sX,Y+1.',
  },
  'unreachable-space': {
    problem: ({ spaces, start }) => `От старта ${start} нет пути к ${spaces}.`,
    hint: () => 'Положите тайлы край к краю или поставьте на оба берега жетоны метро одного цвета.',
  },
  'no-nest': {
    problem: () => 'На плане нет гнезда, и призвать монстра не удастся никогда.',
    hint: () => 'Возьмите тайл с напечатанным гнездом или положите на план открытое гнездо.',
  },
  'tokens-beyond-supply': {
    problem: ({ token, count, supply }) => `План требует ${token} ×${count}, а в запасе ${supply}.`,
    hint: () => 'Уберите часть; оставьте немного и для самой игры.',
  },
  'figures-beyond-roster': {
    problem: ({ monster, count, roster }) => `Поле и кладбище вместе требуют ${monster} ×${count}, а есть ${roster}.`,
    hint: () => 'Считайте monsters и deadPile вместе.',
  },
  'metro-alone': {
    problem: ({ color }) => `Жетон метро цвета ${color} всего один.`,
    hint: () => 'Для линии нужны два.',
  },
  'story-without-map': {
    problem: () => 'К этому сценарию нет ни одного плана.',
    hint: () => 'Добавьте план, у которого story — id этого сценария.',
  },
  'no-missions': {
    problem: () => 'В сценарии нет миссий.',
    hint: () => 'С первой в списке начинается игра.',
  },
  'no-last-mission': {
    problem: ({ way }) => `Ни одна миссия не заканчивает сценарий: ${way} …`,
    hint: () => 'У последней миссии «next: []»: кто её выполнит, победит.',
  },
  'mission-cycle': {
    problem: ({ way }) => `Миссии ходят по кругу: ${way}.`,
    hint: () => 'За игру каждая миссия может быть только раз: ведите последнюю из круга в другое место.',
  },
  'mission-unreachable': {
    problem: ({ mission, first }) => `От ${first} нет пути к ${mission}.`,
    hint: () => 'Назовите её в next другой миссии или уберите.',
  },
  'bad-count': {
    problem: ({ heroes, count }) => `Героев: ${heroes}, а счёт миссии при этом ${count}.`,
    hint: () => 'count(h) должен дать целое число, 1 или больше, и для 3 героев, и для 4.',
  },
  'no-progress': {
    problem: () => 'Прогресса этой миссии не даёт ничто.',
    hint: () => "Скажите, что считается: progress: [{ on: 'kill' }].",
  },
  'altars-closed': {
    problem: ({ mission }) => `${mission} считает разрушенные алтари, но пока она текущая, разрушить нельзя ни один.`,
    hint: () => 'Добавьте миссии «altars: true».',
  },
  'round-end-untold': {
    problem: ({ mission }) => `${mission} считает то, что есть на поле в конце раунда, а сценарий туда не смотрит.`,
    hint: () => 'Поставьте «lookAtRoundEnd» в end сценария, перед тем, что поднимает шкалу.',
  },
  'map-too-poor': {
    problem: ({ mission, map, what, needs, has }) =>
      `Миссии ${mission} нужно ${MEANS[String(what)] ?? what}: ${needs}; на плане ${map}: ${has}.`,
    hint: () => 'Уменьшите счёт или положите на план больше: потом они не появятся.',
  },
  'missing-text': {
    problem: ({ id }) => `Для «${id}» нет слов.`,
    hint: ({ id, meant }) =>
      meant === undefined
        ? `Добавьте в words.cards: '${id}': { name: '…', text: '…' }.`
        : `В words.cards есть «${meant}», а такого ничего нет: это не оно?`,
  },
  'text-too-long': {
    problem: ({ length, most }) =>
      `В тексте ${counted(Number(length), 'знак', 'знака', 'знаков')}, а на карте помещается ${most}.`,
    hint: () => 'Скажите, что происходит, и больше ничего; настроению место во flavour.',
  },
}

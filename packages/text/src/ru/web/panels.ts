import type { Bonus } from '@haven/engine'
import type { panels as english } from '../../en/web/panels.ts'
import type { Say } from '../../language.ts'
import type { Said } from '../../said.ts'
import { count as counted, hits, ofHero } from '../grammar.ts'

/** What panels, cards and dice say besides the names and texts of the game itself. */

export type { SlotWords } from '../../en/web/panels.ts'

function bonusOf(bonus: Bonus, say: Say): string {
  switch (bonus.kind) {
    case 'none':
      return 'без бонуса'
    case 'die':
      return 'кубик +1'
    case 'defense':
      return 'защита +1'
    case 'hit':
      return hits(bonus.count)
    case 'choice':
      return `1 на выбор: ${bonus.of.map(say.name).join(', ')}`
  }
}

interface Faces {
  readonly face: string
  readonly count: number
}

const facesOf = (faces: readonly Faces[], say: Say): string =>
  faces.length === 0 ? 'без кубиков' : faces.map(({ face, count }) => `${say.name(face)} ×${count}`).join(', ')

const BACKS = {
  sin: 'Карта греха',
  apocalypse: 'Карта Апокалипсиса',
  upgrade: 'Улучшение',
  past: 'Карта тёмного прошлого',
} as const

export const panels: Said<typeof english> = (say) => ({
  fight: 'Бой',
  skill: 'Навык',
  defense: 'Защита',
  ranged: 'Дальний бой',
  dice: 'кубики',
  sin: 'Грех',
  sinCard: (sin, copies) => (copies > 1 ? `${say.name(sin)} · в колоде ×${copies}` : say.name(sin)),
  hellClub: 'Адский клуб',
  acolytes: 'Прислужники',
  oncePerRound: 'Раз за раунд',
  always: 'Всегда',
  toTheEnd: 'До конца игры',
  atSeven: 'Конец хода при скверне 7',
  apocalypse: 'Апокалипсис',
  apocalypseCard: (type) => `Апокалипсис · ${say.name(type)}`,
  upgrade: 'Улучшение',
  darkPast: (number) => `Тёмное прошлое ${number}`,
  onStage: 'Планшет лежит на столе',
  missionOf: (step, steps) => `Миссия ${step} из ${steps}`,
  storyOf: (type) => `Сценарий · ${say.name(type)}`,
  rule: 'Правило',
  abilityOf: (form) => `Способность · ${say.name(form)}`,
  faceDown: (deck) => `${BACKS[deck]}, рубашкой вверх`,
  heroes: 'Герои',
  active: 'ходит',
  dead: 'гибель',
  corruption: 'Скверна',
  corruptionTrack: (hero) => `Шкала скверны ${ofHero(hero, 'gen', say)}`,
  slot: ({ slot, bonus, wounded, isLevel, counts }) =>
    [
      `${slot}: ${bonusOf(bonus, say)}`,
      ...(wounded ? ['закрыто раной'] : []),
      ...(isLevel ? ['скверна здесь'] : []),
      ...(counts === 'now'
        ? ['считается в этом броске']
        : counts === 'would'
          ? ['будет считаться, если принять скверну сейчас']
          : []),
    ].join(', '),
  lives: (left, of) => (left === 0 ? 'гибель' : left === 1 ? 'осталась 1 жизнь' : `жизни: ${left} из ${of}`),
  left: (count) => `осталось ${count}`,
  turnTokens: (count, of) => `жетоны хода: ${count} из ${of}`,
  extraTurns: (count) => `жетоны дополнительного хода: ${count}`,
  cityReady: 'Городское действие доступно',
  cityUsed: 'Городское действие потрачено',
  upgradesTitle: 'Улучшения',
  innocents: (count) => counted(count, 'невинный', 'невинных', 'невинных'),
  company: 'Спутники',
  at: (space) => `место: ${say.space(space)}`,
  takesForThisRoll: (level) => `В этом броске считаются бонусы до ${level}`,
  reserve: (count) => `Резерв · ${count}`,
  deathThatLoses: (death) => (death === 1 ? 'ещё гибель — поражение' : `${death}-я гибель — поражение`),
  deathsToWin: (deaths) => `до победы: ${counted(deaths, 'гибель', 'гибели', 'гибелей')}`,
  reserveEmpty: 'Резерв пуст. Следующая гибель — поражение.',
  inventory: 'Улучшения на выбор',
  inventoryEmpty: 'Улучшений больше нет.',
  deckLeft: (count) => `в колоде ${counted(count, 'карта', 'карты', 'карт')}`,
  power: 'Сила',
  monsters: 'Монстры',
  fightAndDefense: 'Бой, защита',
  monsterState: (onBoard, dead) => (onBoard + dead === 0 ? 'ещё нет' : `мёртвых ${dead}`),
  monsterSays: (name, fight, defense, state) => `${name}: бой ${fight}, защита ${defense}, ${state}`,
  gone: 'вне игры',
  reactions: (active, of) => `активные жетоны реакции: ${active} из ${of}`,
  reactionsTitle: 'Реакции',
  reactionsLeft: (active, of) => `${active} из ${of}`,
  sinCardSlot: 'Карта греха в этом ходу',
  sinCardMay: 'возможна 1',
  inDeck: (count) => `в колоде ${count}`,
  hand: (count) => `Рука · ${count}`,
  handEmpty: 'На руке нет карт.',
  discard: (count) => `сыграно ${count}`,
  abilityReady: 'готова',
  abilityUsed: 'использована в этом раунде',
  asleep: (card) => `${say.name(card)}, спит`,
  committed: (reacts) => (reacts ? 'Реакция на этот ход будет' : 'Реакции на этот ход не будет'),
  story: 'Сценарий',
  level: (level, most) => `Уровень Апокалипсиса: ${level} из ${most}`,
  reached: 'достигнут',
  cardsInForce: 'Действуют',
  noCardsInForce: 'Карт Апокалипсиса пока нет. Первую приносит уровень 1.',
  mission: 'Миссия',
  progress: (done, of) => `${done} из ${of}`,
  missionState: {
    done: 'выполнена',
    current: 'сейчас',
    ahead: 'впереди',
    choice: 'на выбор',
    'passed-by': 'не выбрана',
  },
  briefing: 'Вводная',
  missionChain: 'Миссии',
  or: 'или',
  round: (round) => `Раунд ${round}`,
  turnOrder: 'Порядок хода',
  nextUp: 'далее',
  details: (id) => `${say.name(id)}, подробнее`,
  close: 'Закрыть',
  faces: (faces) => facesOf(faces, say),
  roll: (who, faces) => `${say.name(who)}: ${facesOf(faces, say)}`,
  noDice: 'без кубиков',
  extraDie: 'ещё кубик',
  cancelled: 'отменено',
  bonus: (bonus) => bonusOf(bonus, say),
})

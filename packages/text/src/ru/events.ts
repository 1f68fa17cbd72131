import type { Event, EventName, KindWith } from '@haven/engine'
import type { Language, Say } from '../language.ts'
import {
  because,
  capital,
  count,
  dice as diceOf,
  ofHero,
  pickedUp,
  small,
  stain,
  tally,
  things,
  times,
  wounds as woundsOf,
} from './grammar.ts'
import { outcome } from './outcome.ts'

/** The log: one line for each event, in the present tense. What a viewer may not see is simply left out. */

type Of<N extends EventName> = Extract<Event, { event: N }>

const SINS = 'Грех'

function diceRolled({ side, hero, roll, faces, reroll }: Of<'diceRolled'>, say: Say): string {
  const shown = tally(faces, (number, face) => times(number, face, say)).join(', ') || 'ничего'
  const dice = `${diceOf(faces.length)}${reroll ? ' (переброс)' : ''}`
  if (side === 'heroes') return `${say.name(hero)} бросает ${dice}: ${shown}.`
  if (roll === 'fire-check') return `${say.name(hero)}, проверка огнём, ${dice}: ${shown}.`
  if (roll === 'corruption-check') return `${say.name(hero)}, проверка скверной, ${dice}: ${shown}.`
  return `${SINS} бросает ${dice} против ${ofHero(hero, 'gen', say)}: ${shown}.`
}

function rollSettled({ hero, hits, skills, defense, counters }: Of<'rollSettled'>, say: Say): string {
  const counted = Object.entries({ hit: hits, skill: skills, defense, counter: counters }).filter(([, n]) => n > 0)
  if (counted.length === 0) return `${say.name(hero)}: ни одного полезного результата.`
  return `${say.name(hero)}, итог броска: ${counted.map(([face, n]) => times(n, face, say)).join(', ')}.`
}

function fightSettled({ hero, sinHits, sinCorruption, wounds, corruption }: Of<'fightSettled'>, say: Say): string {
  const suffered: string[] = []
  if (wounds > 0) suffered.push(`раны +${wounds}`)
  if (corruption > 0) suffered.push(stain(corruption))
  const against = `Попадания ${sinHits}, скверна ${sinCorruption}`
  return `${against}. ${say.name(hero)}: ${suffered.length === 0 ? 'без потерь' : suffered.join(', ')}.`
}

function checkSettled({ hero, kind, suffered }: Of<'checkSettled'>, say: Say): string {
  const hurt = kind === 'fire' ? woundsOf(suffered) : stain(suffered)
  const check = kind === 'fire' ? 'проверка огнём' : 'проверка скверной'
  return `${say.name(hero)}, ${check}: ${suffered === 0 ? 'без потерь' : hurt}.`
}

function fightStarted({ hero, space, target, by, ranged }: Of<'fightStarted'>, say: Say): string {
  if (ranged) return `${say.name(hero)} стреляет по монстрам: ${say.space(space)} → ${say.space(target)}.`
  if (by === 'sins') return `${say.space(space)}: монстры нападают на ${ofHero(hero, 'acc', say)}.`
  return `${say.space(space)}: ${say.name(hero)} начинает бой.`
}

function ballotCast({ count: cast, secret }: Of<'ballotCast'>, say: Say): string {
  if (!secret) return `Отдан голос; всего ${cast}.`
  const what = say.knows(secret.option) ? `: ${say.name(secret.option)}` : ''
  return `Голос (${say.name(secret.seat)})${what}; всего ${cast}.`
}

const VOTES: Readonly<Record<KindWith<'vote'>, string>> = {
  'first-hero': 'первый герой',
  mission: 'следующая миссия',
  choice: 'общий выбор',
}

const KILLED: Readonly<Record<Of<'monsterKilled'>['by'], string>> = {
  fight: '',
  ranged: ' (выстрел)',
  orbital: ' (орбитальный удар)',
  effect: ' (эффект)',
}

const FORBIDDEN: Readonly<Record<string, string>> = {
  heal: 'исцеления',
  repent: 'покаяния',
  'extra-steps': 'дополнительных клеток',
}

/** ": A, B", for those who may see the cards. */
const shownCards = (cards: readonly string[] | undefined, say: Say): string =>
  cards === undefined ? '' : `: ${cards.map((card) => `«${say.name(card)}»`).join(', ')}`

/** `place-2` of a turn order; a District or an NPC goes by its name. */
const PLACE = /^place-(\d)$/

function missionMarked({ mark }: Of<'missionMarked'>, say: Say): string {
  const place = PLACE.exec(mark)?.[1]
  return `Отмечено для миссии: ${place === undefined ? say.name(mark) : `${place}-е место в порядке хода`}.`
}

export const events: Language['events'] = {
  gameStarted: ({ story, map, sin, acolytes, heroes }, say) =>
    `Игра начинается. «${say.name(story)}» (${say.name(map)}): ${heroes.map((hero) => say.name(hero)).join(', ')} против Греха (${say.name(sin)}, ${say.name(acolytes)}).`,
  gameOver: (e) => outcome(e),
  // rounds and turns
  roundStarted: ({ round }) => `Раунд ${round} начинается.`,
  roundEnded: ({ round }) => `Раунд ${round} окончен.`,
  firstHeroChosen: ({ hero }, say) => `Первым ходит герой: ${say.name(hero)}.`,
  turnStarted: ({ hero, with: token }, say) =>
    `${say.name(hero)} начинает ${token === 'extra' ? 'дополнительный ход' : 'ход'}.`,
  turnPassed: ({ hero }, say) => `${say.name(hero)} пасует.`,
  turnEnded: ({ hero }, say) => `${say.name(hero)} заканчивает ход.`,
  tokensReset: () => 'Жетоны хода, городских действий и реакций восстановлены.',
  ballotCast,
  voteFailed: ({ vote }) => `Нет согласия (${VOTES[vote as KindWith<'vote'>]}): решает Грех.`,
  choiceMade: ({ cause, choice }, say) => `Выбор сделан («${say.name(cause)}»). ${say.choice(choice, cause)}.`,
  // figures
  heroMoved: ({ hero, from, to, metro }, say) =>
    `${say.name(hero)} ${metro ? 'едет на метро' : 'идёт'}: ${say.space(from)} → ${say.space(to)}.`,
  heroTeleported: ({ hero, from, to, cause }, say) =>
    `${say.name(hero)}, телепортация: ${say.space(from)} → ${say.space(to)}${because(cause, say)}.`,
  heroDied: ({ hero, space, cause }, say) => `${say.space(space)}: ${say.name(hero)} гибнет${because(cause, say)}.`,
  heroJoined: ({ hero, space, instead }, say) =>
    `${say.space(space)}: ${say.name(hero)} выходит на замену (погиб герой: ${say.name(instead)}).`,
  formChanged: ({ hero, form }, say) =>
    form === hero ? `${say.name(hero)} принимает прежний облик.` : `${say.name(hero)} меняет облик: ${say.name(form)}.`,
  monsterMoved: ({ monster, from, to, cause }, say) =>
    `${capital(say.name(monster))}: ${say.space(from)} → ${say.space(to)}${because(cause, say)}.`,
  monsterTeleported: ({ monster, from, to, cause }, say) =>
    `${capital(say.name(monster))}, телепортация: ${say.space(from)} → ${say.space(to)}${because(cause, say)}.`,
  monsterSummoned: ({ monster, space, cause }, say) =>
    `${say.space(space)}: появляется ${say.name(monster)}${because(cause, say)}.`,
  monsterKilled: ({ monster, space, by }, say) => `${say.space(space)}: ${say.name(monster)} гибнет${KILLED[by]}.`,
  monsterReinforced: ({ monster }, say) => `Кладбище: новый монстр — ${say.name(monster)}; теперь его можно призвать.`,
  monsterWithdrawn: ({ monster, cause }, say) =>
    `${capital(say.name(monster))} покидает кладбище и снова вне игры${because(cause, say)}.`,
  monsterPinned: ({ monster, cause }, say) =>
    `Монстр прижат: ${say.name(monster)}, ни шага до конца раунда${because(cause, say)}.`,
  orbitalMoved: ({ token, from, to }, say) =>
    from === to
      ? `${capital(say.name(token))} остаётся на месте: ${say.space(to)}.`
      : `${capital(say.name(token))}: ${say.space(from)} → ${say.space(to)}.`,
  // hurt and healing
  woundTaken: ({ hero, slot, cause }, say) => `${say.name(hero)}: рана, ячейка ${slot}${because(cause, say)}.`,
  woundHealed: ({ hero, slot, cause }, say) =>
    `${say.name(hero)}: рана исцелена, ячейка ${slot}${because(cause, say)}.`,
  corruptionTaken: ({ hero, level, voluntary, cause }, say) =>
    `${say.name(hero)}: ${voluntary ? 'добровольная скверна' : 'скверна'} +1, теперь ${level}${because(cause, say)}.`,
  corruptionLost: ({ hero, level, cause }, say) =>
    `${say.name(hero)}: скверна −1, теперь ${level}${because(cause, say)}.`,
  forbidden: ({ hero, what, cause }, say) => `${say.name(hero)}: без ${FORBIDDEN[what] ?? what}${because(cause, say)}.`,
  innocentKilled: ({ hero }, say) => `Невинный под защитой ${ofHero(hero, 'gen', say)} гибнет.`,
  // tokens and cards
  tokenPlaced: ({ token, space, cause }, say) =>
    `${say.space(space)}: новый жетон — ${say.name(token)}${because(cause, say)}.`,
  tokenRemoved: ({ token, space, hero }, say) =>
    token === 'altar'
      ? `${say.space(space)}: ${say.name(hero)} разрушает алтарь.`
      : `${say.space(space)}: ${say.name(hero)} убирает ${say.form(token, 'acc')}.`,
  tokenLost: ({ token, space, cause }, say) =>
    `${say.space(space)}: жетон убран — ${say.name(token)}${because(cause, say)}.`,
  tokenTaken: ({ token, space, hero }, say) =>
    `${say.space(space)}: ${say.name(hero)} подбирает ${pickedUp(token, say)}.`,
  tokensFlipped: ({ space, tokens: kinds, hero }, say) =>
    `${say.space(space)}: ${say.name(hero)} вскрывает — ${things(kinds, say) || 'ничего'}.`,
  npcDropped: ({ npc, space, hero }, say) =>
    `${say.space(space)}: ${say.name(hero)} оставляет ${say.form(npc, 'acc')}.`,
  innocentDelivered: ({ hero, space }, say) => `${say.space(space)}: ${say.name(hero)} передаёт невинного.`,
  iconCovered: ({ district, icon, cause }, say) =>
    `${say.space(district)}: значок накрыт — ${capital(say.name(icon))}${because(cause, say)}.`,
  iconUncovered: ({ district, icon }, say) =>
    `${say.space(district)}: значок снова открыт — ${capital(say.name(icon))}.`,
  spaceMarked: ({ space, mark, cause }, say) =>
    `${say.space(space)}: положен жетон — ${say.name(mark)}${because(cause, say)}.`,
  spaceUnmarked: ({ space, mark, cause }, say) =>
    `${say.space(space)}: снят жетон — ${say.name(mark)}${because(cause, say)}.`,
  missionMarked,
  extraTurnGained: ({ hero, cause }, say) => `${say.name(hero)}: жетон дополнительного хода +1${because(cause, say)}.`,
  extraTurnLost: ({ hero, cause }, say) => `${say.name(hero)}: жетон дополнительного хода −1${because(cause, say)}.`,
  upgradeTaken: ({ hero, card }, say) => `${say.name(hero)} берёт улучшение «${say.name(card)}».`,
  upgradeLost: ({ hero, card }, say) => `${say.name(hero)} теряет улучшение «${say.name(card)}».`,
  upgradeSlept: ({ hero, card, until, cause }, say) =>
    `${say.name(hero)}: улучшение «${say.name(card)}» не действует до конца ${until === 'turn' ? 'хода' : 'раунда'}${because(cause, say)}.`,
  inventoryRefilled: ({ card }, say) => `Новая карта в инвентаре: «${say.name(card)}».`,
  // City Actions
  cityUsed: ({ hero, district }, say) => `${say.space(district)}: ${say.name(hero)} использует городские действия.`,
  cityActionDone: ({ hero, action }, say) => `${say.name(hero)}: ${capital(say.name(action))}.`,
  cityActionSkipped: ({ hero, action, cause }, say) =>
    `${say.name(hero)}: недоступно — ${capital(say.name(action))}${because(cause, say)}.`,
  // dice and fights
  fightStarted,
  fightOff: ({ hero }, say) => `${say.name(hero)} гибнет до броска, бой не состоится.`,
  cleanseStarted: ({ hero, space }, say) => `${say.space(space)}: ${say.name(hero)} начинает очистку.`,
  acolyteUsed: ({ acolytes, space }, say) => `${say.space(space)}: способность прислужников (${say.name(acolytes)}).`,
  diceRolled,
  faithTurned: ({ hero, as, bonus }, say) =>
    `${say.name(hero)}: ${bonus ? 'бонус скверны' : 'FAITH'} → ${say.name(as)}.`,
  resultDropped: ({ hero, side, face, count: dropped, cause }, say) =>
    `${side === 'sins' ? SINS : say.name(hero)} теряет из броска: ${dropped === 0 ? 'ничего' : times(dropped, face, say)}${because(cause, say)}.`,
  resultAdded: ({ hero, side, face, count: added, cause }, say) =>
    `${side === 'sins' ? SINS : say.name(hero)} добавляет к броску: ${times(added, face, say)}${because(cause, say)}.`,
  rollSettled,
  fightSettled,
  checkSettled,
  abilityUsed: ({ ability, hero }, say) => {
    const used = say.used(ability)
    return `${hero === '' ? SINS : say.name(hero)}${used === undefined ? `: «${say.name(ability)}»` : ` ${used}`}.`
  },
  textUsed: ({ cause }, say) => `Срабатывает: «${say.name(cause)}».`,
  // the Sins player
  reactionCommitted: ({ hero, reacts }, say) =>
    `${SINS} объявляет заранее: ${reacts ? 'реакция' : 'без реакции'} на ход ${ofHero(hero, 'gen', say)}.`,
  reactionSpent: ({ hero, left }, say) => `Реакция на ход ${ofHero(hero, 'gen', say)}; осталось: ${left}.`,
  reactionGained: ({ count: gained, cause }, say) =>
    `${SINS}: ${gained === 0 ? 'жетонов реакции не прибавилось' : `жетоны реакции +${gained}`}${because(cause, say)}.`,
  sinCardPlayed: ({ card, hero }, say) =>
    `${SINS} играет карту «${say.name(card)}» против ${ofHero(hero, 'gen', say)}.`,
  sinCardCancelled: ({ card, cause }, say) => `Карта «${say.name(card)}» отменена${because(cause, say)}.`,
  sinCardDiscarded: ({ card }, say) => `Карта «${say.name(card)}» уходит в сброс.`,
  sinCardThrown: ({ card, cause }, say) => `${SINS} сбрасывает с руки карту «${say.name(card)}»${because(cause, say)}.`,
  sinCardsDrawn: ({ count: drawn, cause, secret }, say) =>
    `${SINS} берёт ${count(drawn, 'карту', 'карты', 'карт')} греха${because(cause, say)}${shownCards(secret?.cards, say)}.`,
  sinDeckRemade: () => 'Сброс карт греха перемешан: это новая колода.',
  // story
  trackRaised: ({ level, cause }, say) => `Шкала Апокалипсиса: уровень ${level}${because(cause, say)}.`,
  apocalypseDrawn: ({ count: drawn, secret }, say) =>
    `${SINS} берёт ${count(drawn, 'карту', 'карты', 'карт')} Апокалипсиса${shownCards(secret?.cards, say)}.`,
  apocalypseRevealed: ({ card }, say) => `Раскрыта карта Апокалипсиса «${say.name(card)}».`,
  apocalypsePutBack: ({ secret }, say) =>
    `${secret ? `Карта «${say.name(secret.card)}»` : 'Другая карта Апокалипсиса'} уходит под низ колоды.`,
  apocalypseRemoved: ({ card }, say) => `Карта Апокалипсиса «${say.name(card)}» выходит из игры.`,
  missionProgress: ({ mission, progress, count: needed }, say) =>
    progress === 0
      ? `Миссия «${say.name(mission)}»: снова 0 из ${needed}.`
      : `Миссия «${say.name(mission)}»: прогресс ${progress} из ${needed}.`,
  missionAccomplished: ({ mission }, say) => `Миссия «${say.name(mission)}» выполнена.`,
  missionBegun: ({ mission, count: needed }, say) =>
    `Начинается миссия «${say.name(mission)}»: ${small(say.goal(mission, needed))}.`,
  countChanged: ({ mission, count: needed }, say) => `Миссия «${say.name(mission)}»: цель теперь ${needed}.`,
  darkPastGiven: ({ hero, secret }, say) =>
    `${say.name(hero)} получает тёмное прошлое${secret ? `: «${say.name(secret.card)}»` : ' (тайное)'}.`,
  darkPastRevealed: ({ hero, card }, say) =>
    `Тёмное прошлое ${ofHero(hero, 'gen', say)} раскрыто: «${say.name(card)}».`,
}

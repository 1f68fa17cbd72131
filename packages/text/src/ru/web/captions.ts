import type { Event, EventName, KindWith, RollOf } from '@haven/engine'
import type { Say } from '../../language.ts'
import {
  capital,
  count,
  dice as diceOf,
  figures,
  list,
  ofHero,
  pickedUp,
  small,
  stain,
  tally,
  things,
  times,
  wounds as woundsOf,
} from '../grammar.ts'

/** What happens, while it happens: one sentence for events that are shown together, short enough for one line. */

type Of<N extends EventName> = Extract<Event, { event: N }>
type Group<N extends EventName> = readonly [Of<N>, ...Of<N>[]]

interface Told {
  readonly say: Say
  /** The sin that is played, by its name. */
  readonly sin: string
  /** Everything that is told in one with it. */
  readonly all: readonly Event[]
}

type Caption<N extends EventName> = (group: Group<N>, told: Told) => string

/** "B2", "B2 и C3"; further ones are counted. */
function places(group: readonly { readonly space: string }[], say: Say): string {
  const names = [...new Set(group.map(({ space }) => space))].map((space) => say.space(space))
  return names.length > 3 ? count(names.length, 'клетка', 'клетки', 'клеток') : list(names)
}

const monsters = (group: readonly { readonly monster: string }[], say: Say): string =>
  figures(
    group.map(({ monster }) => monster),
    say,
  )

const heroes = (group: readonly { readonly hero: string }[], say: Say): string =>
  list([...new Set(group.map(({ hero }) => hero))].map((hero) => say.name(hero)))

/** "огонь", "огонь ×2" */
const tokens = (group: readonly { readonly token: string }[], say: Say): string =>
  tally(
    group.map(({ token }) => token),
    (n, token) => (n === 1 ? say.name(token) : times(n, token, say)),
  ).join(', ')

const CHECKS = { fire: 'проверка огнём', corruption: 'проверка скверной' } as const

const ROLLS: Readonly<Record<RollOf, string>> = {
  fight: 'бой',
  ranged: 'выстрел',
  cleanse: 'очистка',
  'corruption-check': CHECKS.corruption,
  'fire-check': CHECKS.fire,
}

/** "Торли, бой: 5 кубиков против 6". */
function diceRolled(group: Group<'diceRolled'>, { say, all }: Told): string {
  const [{ hero, roll, reroll }] = group
  const settled = all.find((event) => event.event === 'checkSettled')
  if (settled) {
    const suffered = settled.kind === 'fire' ? woundsOf(settled.suffered) : stain(settled.suffered)
    const result = settled.suffered === 0 ? 'без потерь' : suffered
    return `${say.name(hero)}, ${CHECKS[settled.kind]}, ${diceOf(settled.dice)}: ${result}.`
  }
  const [own, theirs] = (['heroes', 'sins'] as const).map((side) =>
    group.filter((event) => event.side === side).reduce((sum, { faces }) => sum + faces.length, 0),
  )
  const dice = own ? diceOf(own) : ''
  const against = theirs ? (own ? `против ${theirs}` : diceOf(theirs)) : ''
  return `${say.name(hero)}, ${ROLLS[roll]}${reroll ? ' (переброс)' : ''}: ${[dice, against].filter(Boolean).join(' ')}.`
}

const fightSettled: Caption<'fightSettled'> = ([{ hero, wounds, corruption }], { say, all }) => {
  const roll = all.find((event) => event.event === 'rollSettled')
  const suffered = [...(wounds > 0 ? [`раны +${wounds}`] : []), ...(corruption > 0 ? [stain(corruption)] : [])]
  const dealt = roll && roll.hits > 0 ? `${times(roll.hits, 'hit', say)}; ` : ''
  return `${say.name(hero)}: ${dealt}${suffered.length === 0 ? 'без потерь' : suffered.join(', ')}.`
}

const fightStarted: Caption<'fightStarted'> = ([{ hero, space, target, by, ranged }], { say }) => {
  if (ranged) return `${say.name(hero)} стреляет по монстрам: ${say.space(target)}.`
  if (by === 'sins') return `${say.space(space)}: монстры нападают на ${ofHero(hero, 'acc', say)}.`
  return `${say.space(space)}: ${say.name(hero)} вступает в бой.`
}

const moved = ([{ monster, to }]: Group<'monsterMoved' | 'monsterTeleported'>, { say, sin }: Told): string =>
  `${sin}: ${figures([monster], say)} → ${say.space(to)}.`

const VOTES: Readonly<Record<KindWith<'vote'>, string>> = {
  'first-hero': 'первый герой',
  mission: 'следующая миссия',
  choice: 'общий выбор',
}

const KILLED: Readonly<Record<Of<'monsterKilled'>['by'], string>> = {
  fight: 'бой',
  ranged: 'выстрел',
  orbital: 'орбитальный удар',
  effect: 'эффект',
}

const PLACE = /^place-(\d)$/

const CAPTIONS: { readonly [N in EventName]: Caption<N> } = {
  gameStarted: ([{ story }], { say }) => `Начинается «${say.name(story)}».`,
  gameOver: ([{ winner }]) => (winner === 'heroes' ? 'Хейвен устоял.' : 'Хейвен пал.'),
  // rounds and turns
  roundStarted: ([{ round }]) => `Раунд ${round} начинается.`,
  roundEnded: ([{ round }]) => `Раунд ${round} окончен.`,
  firstHeroChosen: ([{ hero }], { say }) => `Первым ходит герой: ${say.name(hero)}.`,
  turnStarted: ([{ hero, with: token }], { say }) =>
    `${say.name(hero)} начинает ${token === 'extra' ? 'дополнительный ход' : 'ход'}.`,
  turnPassed: ([{ hero }], { say }) => `${say.name(hero)} пасует.`,
  turnEnded: ([{ hero }], { say }) => `${say.name(hero)} заканчивает ход.`,
  tokensReset: () => 'Все жетоны восстановлены.',
  ballotCast: ([{ count: cast }]) => `Голосов: ${cast}.`,
  voteFailed: ([{ vote }], { sin }) => `Нет согласия (${VOTES[vote as KindWith<'vote'>]}): решает ${sin}.`,
  choiceMade: ([{ cause, choice }], { say }) => `«${say.name(cause)}»: ${say.choice(choice, cause)}.`,
  // figures
  heroMoved: ([{ hero, to, metro }], { say }) => `${say.name(hero)}${metro ? ', метро' : ''} → ${say.space(to)}.`,
  heroTeleported: ([{ hero, to }], { say }) => `${say.name(hero)}, телепортация → ${say.space(to)}.`,
  heroDied: ([{ hero, space }], { say }) => `${say.space(space)}: ${say.name(hero)} гибнет.`,
  heroJoined: ([{ hero, instead }], { say }) =>
    `${say.name(hero)} выходит на замену (погиб герой: ${say.name(instead)}).`,
  formChanged: ([{ hero, form }], { say }) =>
    form === hero ? `${say.name(hero)} принимает прежний облик.` : `${say.name(hero)} меняет облик: ${say.name(form)}.`,
  monsterMoved: moved,
  monsterTeleported: moved,
  monsterSummoned: (group, { say }) => `Появление: ${monsters(group, say)} → ${places(group, say)}.`,
  monsterKilled: (group, { say }) => `Гибель (${KILLED[group[0].by]}): ${monsters(group, say)}.`,
  monsterReinforced: (group, { say }) => `Теперь можно призвать: ${monsters(group, say)}.`,
  monsterWithdrawn: ([{ monster, cause }], { say }) => `«${say.name(cause)}»: ${say.name(monster)} покидает кладбище.`,
  orbitalMoved: ([{ to }], { say }) => `Орбитальный удар наведён: ${say.space(to)}.`,
  // hurt and healing
  woundTaken: (group, { say }) => `${heroes(group, say)}: раны +${group.length} (${say.cause(group[0].cause)}).`,
  woundHealed: ([{ hero }], { say }) => `${say.name(hero)}: рана исцелена.`,
  corruptionTaken: ([{ hero, level, voluntary }], { say }) =>
    `${say.name(hero)}: ${voluntary ? 'добровольная скверна' : 'скверна'} +1, теперь ${level}.`,
  corruptionLost: ([{ hero, level }], { say }) => `${say.name(hero)}: скверна −1, теперь ${level}.`,
  forbidden: ([{ hero, cause }], { say }) => `${say.name(hero)}: запрет («${say.name(cause)}»).`,
  innocentKilled: ([{ hero }], { say }) => `Невинный под защитой ${ofHero(hero, 'gen', say)} гибнет.`,
  // tokens and cards
  tokenPlaced: (group, { say }) => `${capital(tokens(group, say))} → ${places(group, say)}.`,
  tokenLost: (group, { say }) => `${places(group, say)}: снято — ${tokens(group, say)}.`,
  tokenRemoved: (group, { say }) =>
    group[0].token === 'altar'
      ? `${heroes(group, say)} разрушает алтарь.`
      : `${heroes(group, say)}, очистка: ${tokens(group, say)}.`,
  tokenTaken: ([{ token, hero }], { say }) => `${say.name(hero)} подбирает ${pickedUp(token, say)}.`,
  tokensFlipped: ([{ tokens: kinds, hero }], { say }) =>
    `${say.name(hero)} вскрывает: ${things(kinds, say) || 'ничего'}.`,
  npcDropped: ([{ npc, space, hero }], { say }) =>
    `${say.space(space)}: ${say.name(hero)} оставляет ${say.form(npc, 'acc')}.`,
  innocentDelivered: ([{ hero, space }], { say }) => `${say.space(space)}: ${say.name(hero)} передаёт невинного.`,
  iconCovered: ([{ district, icon }], { say }) => `${say.space(district)}: накрыт значок — ${capital(say.name(icon))}.`,
  iconUncovered: ([{ district, icon }], { say }) =>
    `${say.space(district)}: снова открыт значок — ${capital(say.name(icon))}.`,
  monsterPinned: ([{ monster }], { say }) => `Монстр прижат: ${say.name(monster)}.`,
  spaceMarked: ([{ space, mark }], { say }) => `${say.space(space)}: ${say.name(mark)}.`,
  spaceUnmarked: ([{ space, mark }], { say }) => `${say.space(space)}: снято — ${say.name(mark)}.`,
  missionMarked: ([{ mark }], { say }) =>
    PLACE.test(mark) ? 'Отмечено место в порядке хода.' : `Отмечено для миссии: ${say.name(mark)}.`,
  extraTurnGained: ([{ hero }], { say }) => `${say.name(hero)}: дополнительный ход +1.`,
  extraTurnLost: ([{ hero }], { say }) => `${say.name(hero)}: дополнительный ход −1.`,
  upgradeTaken: ([{ hero, card }], { say }) => `${say.name(hero)} берёт «${say.name(card)}».`,
  upgradeLost: ([{ hero, card }], { say }) => `${say.name(hero)} теряет «${say.name(card)}».`,
  upgradeSlept: ([{ card, cause }], { say }) =>
    `«${say.name(cause)}»: улучшение «${say.name(card)}» пока не действует.`,
  inventoryRefilled: ([{ card }], { say }) => `Новое в инвентаре: «${say.name(card)}».`,
  // City Actions
  cityUsed: ([{ hero, district }], { say }) => `${say.name(hero)} использует район: ${say.space(district)}.`,
  cityActionDone: ([{ hero, action }], { say }) => `${say.name(hero)}: ${capital(say.name(action))}.`,
  cityActionSkipped: ([{ hero, action }], { say }) => `${say.name(hero)}: недоступно — ${capital(say.name(action))}.`,
  // dice and fights
  fightStarted,
  fightOff: ([{ hero }], { say }) => `${say.name(hero)} гибнет: бой не состоится.`,
  cleanseStarted: ([{ hero, space }], { say }) => `${say.space(space)}: ${say.name(hero)} начинает очистку.`,
  acolyteUsed: ([{ acolytes, space }], { say }) => `${say.space(space)}: действуют ${say.name(acolytes)}.`,
  diceRolled,
  faithTurned: (group, { say }) =>
    `${heroes(group, say)}, FAITH → ${things(
      group.map(({ as }) => as),
      say,
    )}.`,
  resultDropped: ([{ face, count: dropped, cause }], { say }) => `«${say.name(cause)}»: ${say.name(face)} −${dropped}.`,
  resultAdded: ([{ face, count: added, cause }], { say }) => `«${say.name(cause)}»: ${say.name(face)} +${added}.`,
  rollSettled: ([{ hero, hits, skills }], { say }) =>
    `${say.name(hero)}: ${times(hits, 'hit', say)}, ${times(skills, 'skill', say)}.`,
  fightSettled,
  checkSettled: ([{ hero, kind, suffered }], { say }) =>
    `${say.name(hero)}, ${CHECKS[kind]}: ${suffered === 0 ? 'без потерь' : kind === 'fire' ? woundsOf(suffered) : stain(suffered)}.`,
  abilityUsed: ([{ ability, hero }], { say, sin }) => `${hero === '' ? sin : say.name(hero)}: «${say.name(ability)}».`,
  textUsed: ([{ cause }], { say }) => `Срабатывает: «${say.name(cause)}».`,
  // the Sins player
  reactionCommitted: ([{ hero, reacts }], { say, sin }) =>
    `${sin}: ${reacts ? 'реакция будет' : 'реакции не будет'} (${say.name(hero)}).`,
  reactionSpent: ([{ hero, left }], { say, sin }) =>
    `${sin}: реакция на ход ${ofHero(hero, 'gen', say)}; осталось: ${left}.`,
  reactionGained: ([{ count: gained }], { sin }) =>
    `${sin}: ${gained === 0 ? 'реакций не прибавилось' : `реакции +${gained}`}.`,
  sinCardPlayed: ([{ card, hero }], { say, sin }) =>
    `${sin}: карта «${say.name(card)}» против ${ofHero(hero, 'gen', say)}.`,
  sinCardCancelled: ([{ card, cause }], { say }) => `Карта «${say.name(card)}» отменена («${say.name(cause)}»).`,
  sinCardDiscarded: ([{ card }], { say }) => `Карта «${say.name(card)}» уходит в сброс.`,
  sinCardThrown: ([{ card, cause }], { say }) => `«${say.name(cause)}»: карта «${say.name(card)}» уходит в сброс.`,
  sinCardsDrawn: ([{ count: drawn }], { sin }) => `${sin}: новые карты греха ×${drawn}.`,
  sinDeckRemade: () => 'Сброс карт греха становится новой колодой.',
  // story
  trackRaised: (group) => `Шкала Апокалипсиса: ${Math.max(...group.map(({ level }) => level))}.`,
  apocalypseDrawn: ([{ count: drawn }], { sin }) => `${sin}: карты Апокалипсиса ×${drawn}.`,
  apocalypseRevealed: ([{ card }], { say }) => `Теперь в силе: «${say.name(card)}».`,
  apocalypsePutBack: () => 'Другая карта уходит под низ колоды.',
  apocalypseRemoved: ([{ card }], { say }) => `Больше не в силе: «${say.name(card)}».`,
  missionProgress: ([{ mission, progress, count: needed }], { say }) =>
    `${say.goal(mission, needed)}: сделано ${progress}.`,
  missionAccomplished: ([{ mission }], { say }) => `Миссия «${say.name(mission)}» выполнена.`,
  missionBegun: ([{ mission, count: needed }], { say }) =>
    `Миссия «${say.name(mission)}»: ${small(say.goal(mission, needed))}.`,
  countChanged: ([{ mission, count: needed }], { say }) =>
    `Миссия «${say.name(mission)}», новая цель: ${small(say.goal(mission, needed))}.`,
  darkPastGiven: ([{ hero }], { say }) => `${say.name(hero)} получает тёмное прошлое.`,
  darkPastRevealed: ([{ hero, card }], { say }) => `${say.name(hero)}, тёмное прошлое: «${say.name(card)}».`,
}

/** The first of these events is what the scene is about; those alike belong to it. */
export function caption(main: Event, all: readonly Event[], sin: string, say: Say): string {
  const group = all.filter(({ event }) => event === main.event)
  const make = CAPTIONS[main.event] as Caption<EventName>
  return make(group as unknown as Group<EventName>, { say, sin: say.name(sin), all })
}

import type { Event, EventName, KindWith, RollOf } from '@haven/engine'
import type { Say } from '../../language.ts'
import {
  at,
  capital,
  count,
  der,
  dice,
  figures,
  list,
  quoted,
  results,
  SEVERAL,
  tally,
  times,
  to,
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

/** "B2", "B2 und C3"; further ones are counted. */
function places(group: readonly { readonly space: string }[], say: Say): string {
  const names = [...new Set(group.map(({ space }) => space))].map((space) => say.space(space))
  return names.length > 3 ? `${names.length} Felder` : list(names)
}

/** "Feuer ×2, Nest" */
const told = (kinds: readonly string[], say: Say): string =>
  tally(kinds, (n, kind) => (n === 1 ? say.name(kind) : times(n, say.name(kind)))).join(', ')
const tokensOf = (group: readonly { readonly token: string }[], say: Say): string =>
  told(
    group.map(({ token }) => token),
    say,
  )

const heroes = (group: readonly { readonly hero: string }[], say: Say): string =>
  list([...new Set(group.map(({ hero }) => hero))].map((hero) => say.name(hero)))

const isOne = (group: readonly { readonly hero: string }[]): boolean =>
  new Set(group.map(({ hero }) => hero)).size === 1

/** "Nonne", "2 Nonnen und Avatar": at the beginning of a sentence, without articles. */
const beasts = (group: readonly { readonly monster: string }[], say: Say): string =>
  list(
    tally(
      group.map(({ monster }) => (SEVERAL.test(monster) ? monster.replace(/-\d+$/, '') : monster)),
      (n, kind) => (n === 1 ? say.name(kind) : `${n} ${say.form(kind, 'plural')}`),
    ),
  )

const ROLLS: Readonly<Record<RollOf, (hero: string) => string>> = {
  fight: (hero) => `${hero} kämpft`,
  ranged: (hero) => `${hero} schießt`,
  cleanse: (hero) => `${hero} säubert`,
  'corruption-check': (hero) => `Verderbtheitsprobe für ${hero}`,
  'fire-check': (hero) => `Feuerprobe für ${hero}`,
}

/** "Feuerprobe: 2 Würfel, 1 Wunde", "Thorley kämpft: 5 Würfel gegen 6". */
function diceRolled(group: Group<'diceRolled'>, { say, all }: Told): string {
  const [{ hero, roll, reroll }] = group
  const settled = all.find((event) => event.event === 'checkSettled')
  if (settled) {
    const suffered = settled.kind === 'fire' ? woundsOf(settled.suffered) : `${settled.suffered} Verderbtheit`
    const what = `${settled.kind === 'fire' ? 'Feuerprobe' : 'Verderbtheitsprobe'} für ${say.name(hero)}`
    return `${what}: ${dice(settled.dice)}, ${settled.suffered === 0 ? 'nichts' : suffered}.`
  }
  const [own, theirs] = (['heroes', 'sins'] as const).map((side) =>
    group.filter((event) => event.side === side).reduce((sum, { faces }) => sum + faces.length, 0),
  )
  const mine = own ? dice(own) : ''
  const against = theirs ? `${own ? 'gegen ' : ''}${own ? theirs : dice(theirs)}` : ''
  const both = [mine, against].filter(Boolean).join(' ')
  return `${ROLLS[roll](say.name(hero))}${reroll ? ' (neu geworfen)' : ''}${both === '' ? '' : `: ${both}`}.`
}

const fightSettled: Caption<'fightSettled'> = ([{ hero, wounds, corruption }], { say, all }) => {
  const roll = all.find((event) => event.event === 'rollSettled')
  const suffered = [
    ...(wounds > 0 ? [woundsOf(wounds)] : []),
    ...(corruption > 0 ? [`${corruption} Verderbtheit`] : []),
  ]
  const dealt = roll && roll.hits > 0 ? `${results(roll.hits, 'hit', say)} ausgeteilt, ` : ''
  return `${say.name(hero)}: ${dealt}${suffered.length === 0 ? 'nichts' : list(suffered)} erlitten.`
}

const fightStarted: Caption<'fightStarted'> = ([{ hero, space, target, by, ranged }], { say }) => {
  if (ranged) return `${say.name(hero)} schießt auf die Monster ${at(target, say)}.`
  if (by === 'sins') return `Die Monster ${at(space, say)} greifen ${say.name(hero)} an.`
  return `${say.name(hero)} kämpft gegen die Monster ${at(space, say)}.`
}

const moved = (group: Group<'monsterMoved' | 'monsterTeleported'>, { say, sin }: Told): string => {
  const [{ monster, to: goal }] = group
  return `${sin} bewegt ${figures([monster], 'acc', say)} → ${say.space(goal)}.`
}

const VOTES: Readonly<Record<KindWith<'vote'>, string>> = {
  'first-hero': 'Erster Held',
  mission: 'nächste Mission',
  choice: 'gemeinsame Wahl',
}

const KILLED: Readonly<Record<Of<'monsterKilled'>['by'], string>> = {
  fight: 'im Kampf',
  ranged: 'durch den Schuss',
  orbital: 'durch den Orbitalangriff',
  effect: 'durch einen Text',
}

const PLACE = /^place-(\d)$/

const CAPTIONS: { readonly [N in EventName]: Caption<N> } = {
  gameStarted: ([{ story }], { say }) => `${quoted(story, say)} beginnt.`,
  gameOver: ([{ winner }]) => (winner === 'heroes' ? 'Haven steht.' : 'Haven ist gefallen.'),
  // rounds and turns
  roundStarted: ([{ round }]) => `Runde ${round} beginnt.`,
  roundEnded: ([{ round }]) => `Runde ${round} ist vorbei.`,
  firstHeroChosen: ([{ hero }], { say }) => `${say.name(hero)} ist zuerst am Zug.`,
  turnStarted: ([{ hero, with: token }], { say }) =>
    `${say.name(hero)} beginnt einen ${token === 'extra' ? 'Sonderspielzug' : 'Zug'}.`,
  turnPassed: ([{ hero }], { say }) => `${say.name(hero)} passt.`,
  turnEnded: ([{ hero }], { say }) => `${say.name(hero)} beendet den Zug.`,
  tokensReset: () => 'Alle Marker werden zurückgesetzt.',
  ballotCast: ([{ count: cast }]) => `Bisher ${count(cast, 'Stimme', 'Stimmen')}.`,
  voteFailed: ([{ vote }], { sin }) => `Keine Einigkeit: ${sin} entscheidet (${VOTES[vote as KindWith<'vote'>]}).`,
  choiceMade: ([{ cause, choice }], { say }) => `${quoted(cause, say)}: ${say.choice(choice, cause)}.`,
  // figures
  heroMoved: ([{ hero, to: goal, metro }], { say }) =>
    metro ? `${say.name(hero)} nimmt die U-Bahn ${to(goal, say)}.` : `${say.name(hero)} geht ${to(goal, say)}.`,
  heroTeleported: ([{ hero, to: goal }], { say }) => `${say.name(hero)} wird ${to(goal, say)} teleportiert.`,
  heroDied: ([{ hero, space }], { say }) => `${say.name(hero)} stirbt ${at(space, say)}.`,
  heroJoined: ([{ hero, instead }], { say }) => `${say.name(hero)} rückt für ${say.name(instead)} nach.`,
  formChanged: ([{ hero, form }], { say }) =>
    form === hero
      ? `${say.name(hero)} verwandelt sich zurück.`
      : `${say.name(hero)} verwandelt sich: ${say.name(form)}.`,
  monsterMoved: moved,
  monsterTeleported: moved,
  monsterSummoned: (group, { say }) => `${beasts(group, say)} → ${places(group, say)}.`,
  monsterKilled: (group, { say }) => `${beasts(group, say)} getötet, ${KILLED[group[0].by]}.`,
  monsterReinforced: (group, { say }) => `Ab jetzt zu beschwören: ${beasts(group, say)}.`,
  monsterWithdrawn: ([{ monster, cause }], { say }) =>
    `${quoted(cause, say)}: ${say.name(monster)} verlässt den Friedhof.`,
  orbitalMoved: ([{ to: goal }], { say }) => `Orbitalangriff → ${say.space(goal)}.`,
  // hurt and healing
  woundTaken: (group, { say }) =>
    `${heroes(group, say)} ${isOne(group) ? 'nimmt' : 'nehmen'} ${woundsOf(group.length)} (${say.cause(group[0].cause)}).`,
  woundHealed: ([{ hero }], { say }) => `${say.name(hero)} heilt 1 Wunde.`,
  corruptionTaken: ([{ hero, level, voluntary }], { say }) =>
    `${say.name(hero)} ${voluntary ? 'sündigt freiwillig' : 'nimmt 1 Verderbtheit'}: Stufe ${level}.`,
  corruptionLost: ([{ hero, level }], { say }) => `${say.name(hero)} verliert 1 Verderbtheit: Stufe ${level}.`,
  forbidden: ([{ hero, cause }], { say }) => `${quoted(cause, say)} bindet ${say.name(hero)}.`,
  innocentKilled: ([{ hero }], { say }) => `In der Obhut von ${say.name(hero)} stirbt eine Unschuldige.`,
  // tokens and cards
  tokenPlaced: (group, { say }) => `${tokensOf(group, say)} → ${places(group, say)}.`,
  tokenLost: (group, { say }) => `Nicht mehr da: ${tokensOf(group, say)} (${places(group, say)}).`,
  tokenRemoved: (group, { say }) =>
    `${heroes(group, say)} ${group[0].token === 'altar' ? 'zerstört' : 'entfernt'}: ${tokensOf(group, say)}.`,
  tokenTaken: ([{ token, hero }], { say }) => `${say.name(hero)} sammelt ein: ${say.name(token)}.`,
  tokensFlipped: ([{ tokens: kinds, hero }], { say }) => `${say.name(hero)} findet: ${told(kinds, say) || 'nichts'}.`,
  npcDropped: ([{ npc, space, hero }], { say }) =>
    `${say.name(hero)} setzt ${der(npc, 'acc', say)} ${at(space, say)} ab.`,
  innocentDelivered: ([{ hero, space }], { say }) => `${say.name(hero)} übergibt eine Unschuldige ${at(space, say)}.`,
  iconCovered: ([{ district, icon }], { say }) => `${capital(at(district, say))} ist ${quoted(icon, say)} abgedeckt.`,
  iconUncovered: ([{ district, icon }], { say }) =>
    `${capital(at(district, say))} ist ${quoted(icon, say)} wieder frei.`,
  monsterPinned: ([{ monster }], { say }) => `${say.name(monster)} ist festgenagelt.`,
  spaceMarked: ([{ space, mark }], { say }) => `${say.space(space)}: ${say.name(mark)}.`,
  spaceUnmarked: ([{ space, mark }], { say }) => `Nicht mehr da: ${say.name(mark)} (${say.space(space)}).`,
  missionMarked: ([{ mark }], { say }) =>
    PLACE.test(mark) ? 'Ein Platz der Zugreihenfolge ist markiert.' : `Für die Mission markiert: ${say.name(mark)}.`,
  extraTurnGained: ([{ hero }], { say }) => `${say.name(hero)} erhält einen Sonderspielzug.`,
  extraTurnLost: ([{ hero }], { say }) => `${say.name(hero)} verliert einen Sonderspielzug.`,
  upgradeTaken: ([{ hero, card }], { say }) => `${say.name(hero)} nimmt ${quoted(card, say)}.`,
  upgradeLost: ([{ hero, card }], { say }) => `${say.name(hero)} verliert ${quoted(card, say)}.`,
  upgradeSlept: ([{ card, cause }], { say }) => `${quoted(cause, say)}: ${quoted(card, say)} schläft.`,
  inventoryRefilled: ([{ card }], { say }) => `Neu im Angebot: ${quoted(card, say)}.`,
  // City Actions
  cityUsed: ([{ hero, district }], { say }) => `${say.name(hero)} nutzt den Distrikt ${say.space(district)}.`,
  cityActionDone: ([{ hero, action }], { say }) => `${say.name(hero)}: ${say.name(action)}.`,
  cityActionSkipped: ([{ hero, action }], { say }) => `${say.name(hero)}: ${quoted(action, say)} entfällt.`,
  // dice and fights
  fightStarted,
  fightOff: ([{ hero }], { say }) => `${say.name(hero)} ist tot: Der Kampf entfällt.`,
  cleanseStarted: ([{ hero, space }], { say }) => `${say.name(hero)} säubert: ${say.space(space)}.`,
  acolyteUsed: ([{ acolytes, space }], { say }) => `${say.name(acolytes)} greifen ein: ${say.space(space)}.`,
  diceRolled,
  faithTurned: (group, { say }) =>
    `${heroes(group, say)}: FAITH wird zu ${list(
      tally(
        group.map(({ as }) => as),
        (n, as) => results(n, as, say),
      ),
    )}.`,
  resultDropped: ([{ face, count: dropped, cause }], { say }) =>
    `${quoted(cause, say)}: ${results(dropped, face, say)} weniger.`,
  resultAdded: ([{ face, count: added, cause }], { say }) =>
    `${quoted(cause, say)}: ${results(added, face, say)} mehr.`,
  rollSettled: ([{ hero, hits, skills }], { say }) =>
    `${say.name(hero)}: ${results(hits, 'hit', say)}, ${results(skills, 'skill', say)}.`,
  fightSettled,
  checkSettled: ([{ hero, kind, suffered }], { say }) =>
    `${kind === 'fire' ? 'Feuerprobe' : 'Verderbtheitsprobe'} für ${say.name(hero)}: ${suffered === 0 ? 'nichts' : kind === 'fire' ? woundsOf(suffered) : `${suffered} Verderbtheit`}.`,
  abilityUsed: ([{ ability, hero }], { say, sin }) => `${hero === '' ? sin : say.name(hero)}: ${quoted(ability, say)}.`,
  textUsed: ([{ cause }], { say }) => `${quoted(cause, say)} wirkt.`,
  // the Sins player
  reactionCommitted: ([{ hero, reacts }], { say, sin }) =>
    `${sin} wird auf ${say.name(hero)} ${reacts ? 'reagieren' : 'nicht reagieren'}.`,
  reactionSpent: ([{ hero, left }], { say, sin }) => `${sin} reagiert auf ${say.name(hero)}; übrig: ${left}.`,
  reactionGained: ([{ count: gained }], { sin }) =>
    `${sin} erhält ${gained === 0 ? 'keine Reaktion' : count(gained, 'Reaktion', 'Reaktionen')}.`,
  sinCardPlayed: ([{ card, hero }], { say, sin }) => `${sin} spielt ${quoted(card, say)} gegen ${say.name(hero)} aus.`,
  sinCardCancelled: ([{ card, cause }], { say }) => `${quoted(card, say)} ist aufgehoben: ${quoted(cause, say)}.`,
  sinCardDiscarded: ([{ card }], { say }) => `${quoted(card, say)} wird abgeworfen.`,
  sinCardThrown: ([{ card, cause }], { say }) => `${quoted(cause, say)}: ${quoted(card, say)} wird abgeworfen.`,
  sinCardsDrawn: ([{ count: drawn }], { sin }) => `${sin} zieht ${count(drawn, 'Sündenkarte', 'Sündenkarten')}.`,
  sinDeckRemade: () => 'Die abgeworfenen Sündenkarten werden ein neuer Stapel.',
  // story
  trackRaised: (group) => `Die Apokalypse steigt auf ${Math.max(...group.map(({ level }) => level))}.`,
  apocalypseDrawn: ([{ count: drawn }], { sin }) =>
    `${sin} zieht ${count(drawn, 'Apokalypsekarte', 'Apokalypsekarten')}.`,
  apocalypseRevealed: ([{ card }], { say }) => `Ab jetzt in Kraft: ${quoted(card, say)}.`,
  apocalypsePutBack: () => 'Die andere Karte kommt unter den Stapel.',
  apocalypseRemoved: ([{ card }], { say }) => `${quoted(card, say)} ist nicht mehr in Kraft.`,
  missionProgress: ([{ mission, progress, count: needed }], { say }) =>
    `${say.goal(mission, needed)}: ${progress} geschafft.`,
  missionAccomplished: ([{ mission }], { say }) => `Mission erfüllt: ${quoted(mission, say)}.`,
  missionBegun: ([{ mission, count: needed }], { say }) =>
    `Neue Mission, ${quoted(mission, say)}: ${say.goal(mission, needed)}.`,
  countChanged: ([{ mission, count: needed }], { say }) =>
    `${quoted(mission, say)} ist geändert: ${say.goal(mission, needed)}.`,
  darkPastGiven: ([{ hero }], { say }) => `${say.name(hero)} hat eine Dunkle Vergangenheit.`,
  darkPastRevealed: ([{ hero, card }], { say }) => `Dunkle Vergangenheit von ${say.name(hero)}: ${quoted(card, say)}.`,
}

/** The first of these events is what the scene is about; those alike belong to it. */
export function caption(main: Event, all: readonly Event[], sin: string, say: Say): string {
  const group = all.filter(({ event }) => event === main.event)
  const make = CAPTIONS[main.event] as Caption<EventName>
  return make(group as unknown as Group<EventName>, { say, sin: say.name(sin), all })
}

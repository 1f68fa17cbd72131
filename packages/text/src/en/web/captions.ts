import type { Event, EventName, KindWith, RollOf } from '@haven/engine'
import type { Say } from '../../language.ts'
import { article, aToken, capital, count, figures, list, results, tally, the, tokenName } from '../grammar.ts'

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

/** "B2", "B2 and C3"; further ones are counted. */
function places(spaces: readonly string[], say: Say): string {
  const names = [...new Set(spaces)].map((space) => say.space(space))
  return names.length > 3 ? `${names.length} spaces` : list(names)
}

const tokens = (number: number, token: string, say: Say): string =>
  number === 1 ? aToken(token, say) : `${number} ${tokenName(token, say)}s`

const heroes = (group: readonly { readonly hero: string }[], say: Say): string =>
  list([...new Set(group.map(({ hero }) => hero))].map((hero) => say.name(hero)))

const verb = (group: readonly { readonly hero: string }[], one: string, many: string): string =>
  new Set(group.map(({ hero }) => hero)).size === 1 ? one : many

const ROLLS: Readonly<Record<RollOf, (hero: string) => string>> = {
  fight: (hero) => `${hero} fights`,
  ranged: (hero) => `${hero} shoots`,
  cleanse: (hero) => `${hero} cleanses`,
  'corruption-check': (hero) => `Corruption check for ${hero}`,
  'fire-check': (hero) => `Fire check for ${hero}`,
}

/** "Fire check: 2 dice, 1 wound", "Thorley fights: 5 dice against 6". */
function diceRolled(group: Group<'diceRolled'>, { say, all }: Told): string {
  const [{ hero, roll, reroll }] = group
  const settled = all.find((event) => event.event === 'checkSettled')
  if (settled) {
    const suffered = settled.kind === 'fire' ? count(settled.suffered, 'wound') : `${settled.suffered} corruption`
    const what = `${settled.kind === 'fire' ? 'Fire' : 'Corruption'} check for ${say.name(hero)}`
    return `${what}: ${count(settled.dice, 'die', 'dice')}, ${settled.suffered === 0 ? 'nothing' : suffered}.`
  }
  const [own, theirs] = (['heroes', 'sins'] as const).map((side) =>
    group.filter((event) => event.side === side).reduce((sum, { faces }) => sum + faces.length, 0),
  )
  const dice = own ? count(own, 'die', 'dice') : ''
  const against = theirs ? `${own ? 'against ' : ''}${own ? theirs : count(theirs, 'die', 'dice')}` : ''
  return `${ROLLS[roll](say.name(hero))}${reroll ? ' again' : ''}: ${[dice, against].filter(Boolean).join(' ')}.`
}

const fightSettled: Caption<'fightSettled'> = ([{ hero, wounds, corruption }], { say, all }) => {
  const roll = all.find((event) => event.event === 'rollSettled')
  const suffered = [
    ...(wounds > 0 ? [count(wounds, 'wound')] : []),
    ...(corruption > 0 ? [`${corruption} corruption`] : []),
  ]
  const dealt = roll && roll.hits > 0 ? `${results(roll.hits, 'hit', say)} dealt, ` : ''
  return `${say.name(hero)}: ${dealt}${suffered.length === 0 ? 'nothing' : list(suffered)} suffered.`
}

const fightStarted: Caption<'fightStarted'> = ([{ hero, space, target, by, ranged }], { say }) => {
  if (ranged) return `${say.name(hero)} shoots at the monsters in ${say.space(target)}.`
  if (by === 'sins') return `The monsters in ${say.space(space)} attack ${say.name(hero)}.`
  return `${say.name(hero)} fights the monsters in ${say.space(space)}.`
}

const moved = (group: Group<'monsterMoved' | 'monsterTeleported'>, { say, sin }: Told): string => {
  const [{ monster, to }] = group
  return `${sin} moves ${figures([monster], say)} → ${say.space(to)}.`
}

const VOTES: Readonly<Record<KindWith<'vote'>, string>> = {
  'first-hero': 'the first hero',
  mission: 'the next mission',
  choice: 'the choice',
}

const KILLED: Readonly<Record<Of<'monsterKilled'>['by'], string>> = {
  fight: 'in the fight',
  ranged: 'by the shot',
  orbital: 'by the Orbital Strike',
  effect: 'by a text',
}

const PLACE = /^place-(\d)$/

const CAPTIONS: { readonly [N in EventName]: Caption<N> } = {
  gameStarted: ([{ story }], { say }) => `${say.name(story)} begins.`,
  gameOver: ([{ winner }]) => (winner === 'heroes' ? 'Haven stands.' : 'Haven has fallen.'),
  // rounds and turns
  roundStarted: ([{ round }]) => `Round ${round} begins.`,
  roundEnded: ([{ round }]) => `Round ${round} is over.`,
  firstHeroChosen: ([{ hero }], { say }) => `${say.name(hero)} goes first.`,
  turnStarted: ([{ hero, with: token }], { say }) =>
    token === 'extra' ? `${say.name(hero)} takes an extra turn.` : `${say.name(hero)} begins a turn.`,
  turnPassed: ([{ hero }], { say }) => `${say.name(hero)} passes.`,
  turnEnded: ([{ hero }], { say }) => `${say.name(hero)} ends the turn.`,
  tokensReset: () => 'All tokens are ready again.',
  ballotCast: ([{ count: cast }]) => `${count(cast, 'vote')} so far.`,
  voteFailed: ([{ vote }], { sin }) => `No agreement: ${sin} decides on ${VOTES[vote as KindWith<'vote'>]}.`,
  choiceMade: ([{ cause, choice }], { say }) => `${say.name(cause)}: ${say.choice(choice, cause)}.`,
  // figures
  heroMoved: ([{ hero, to, metro }], { say }) =>
    `${say.name(hero)} ${metro ? 'takes the Metro' : 'goes'} to ${say.space(to)}.`,
  heroTeleported: ([{ hero, to }], { say }) => `${say.name(hero)} is teleported to ${say.space(to)}.`,
  heroDied: ([{ hero, space }], { say }) => `${say.name(hero)} dies in ${say.space(space)}.`,
  heroJoined: ([{ hero, instead }], { say }) => `${say.name(hero)} takes over from ${say.name(instead)}.`,
  formChanged: ([{ hero, form }], { say }) =>
    form === hero ? `${say.name(hero)} changes back.` : `${say.name(hero)} changes: ${say.name(form)}.`,
  monsterMoved: moved,
  monsterTeleported: moved,
  monsterSummoned: (group, { say }) =>
    `${capital(
      figures(
        group.map(({ monster }) => monster),
        say,
      ),
    )} → ${places(
      group.map(({ space }) => space),
      say,
    )}.`,
  monsterKilled: (group, { say }) =>
    `${capital(
      figures(
        group.map(({ monster }) => monster),
        say,
      ),
    )} killed ${KILLED[group[0].by]}.`,
  monsterReinforced: (group, { say }) =>
    `${capital(
      figures(
        group.map(({ monster }) => monster),
        say,
      ),
    )} can be summoned from now on.`,
  monsterWithdrawn: ([{ monster, cause }], { say }) => `${say.name(cause)}: ${say.name(monster)} leaves the dead pile.`,
  orbitalMoved: ([{ to }], { say }) => `An Orbital Strike is aimed at ${say.space(to)}.`,
  // hurt and healing
  woundTaken: (group, { say }) =>
    `${heroes(group, say)} ${verb(group, 'takes', 'take')} ${group.length === 1 ? 'a wound' : `${group.length} wounds`} (${say.cause(group[0].cause)}).`,
  woundHealed: ([{ hero }], { say }) => `${say.name(hero)} heals a wound.`,
  corruptionTaken: ([{ hero, level, voluntary }], { say }) =>
    `${say.name(hero)} ${voluntary ? 'chooses' : 'takes'} 1 corruption: level ${level}.`,
  corruptionLost: ([{ hero, level }], { say }) => `${say.name(hero)} loses 1 corruption: level ${level}.`,
  forbidden: ([{ hero, cause }], { say }) => `${say.name(cause)} binds ${say.name(hero)}.`,
  innocentKilled: ([{ hero }], { say }) => `An Innocent in ${say.name(hero)}'s care dies.`,
  // tokens and cards
  tokenPlaced: (group, { say }) =>
    `${capital(
      list(
        tally(
          group.map(({ token }) => token),
          (n, token) => tokens(n, token, say),
        ),
      ),
    )} → ${places(
      group.map(({ space }) => space),
      say,
    )}.`,
  tokenLost: (group, { say }) =>
    `${capital(
      list(
        tally(
          group.map(({ token }) => token),
          (n, token) => tokens(n, token, say),
        ),
      ),
    )} gone: ${places(
      group.map(({ space }) => space),
      say,
    )}.`,
  tokenRemoved: (group, { say }) =>
    `${heroes(group, say)} ${group[0].token === 'altar' ? 'breaks' : 'removes'} ${list(
      tally(
        group.map(({ token }) => token),
        (n, token) => tokens(n, token, say),
      ),
    )}.`,
  tokenTaken: ([{ token, hero }], { say }) => `${say.name(hero)} takes ${aToken(token, say)}.`,
  tokensFlipped: ([{ tokens: kinds, hero }], { say }) =>
    `${say.name(hero)} finds ${list(tally(kinds, (number, kind) => tokens(number, kind, say))) || 'nothing'}.`,
  npcDropped: ([{ npc, space, hero }], { say }) => `${say.name(hero)} leaves ${the(npc, say)} in ${say.space(space)}.`,
  innocentDelivered: ([{ hero, space }], { say }) => `${say.name(hero)} hands over an Innocent in ${say.space(space)}.`,
  iconCovered: ([{ district, icon }], { say }) => `${say.name(icon)} in ${say.space(district)} is covered.`,
  iconUncovered: ([{ district, icon }], { say }) => `${say.name(icon)} in ${say.space(district)} is free again.`,
  monsterPinned: ([{ monster }], { say }) => `${say.name(monster)} is pinned down.`,
  spaceMarked: ([{ space, mark }], { say }) => `${say.name(mark)} in ${say.space(space)}.`,
  spaceUnmarked: ([{ space, mark }], { say }) => `${say.name(mark)} gone from ${say.space(space)}.`,
  missionMarked: ([{ mark }], { say }) =>
    PLACE.test(mark) ? 'A place in the turn order is marked.' : `Marked for the mission: ${say.name(mark)}.`,
  extraTurnGained: ([{ hero }], { say }) => `${say.name(hero)} gains an Extra Turn.`,
  extraTurnLost: ([{ hero }], { say }) => `${say.name(hero)} loses an Extra Turn.`,
  upgradeTaken: ([{ hero, card }], { say }) => `${say.name(hero)} takes ${say.name(card)}.`,
  upgradeLost: ([{ hero, card }], { say }) => `${say.name(hero)} loses ${say.name(card)}.`,
  upgradeSlept: ([{ card, cause }], { say }) => `${say.name(cause)}: ${say.name(card)} does nothing for now.`,
  inventoryRefilled: ([{ card }], { say }) => `New on offer: ${say.name(card)}.`,
  // City Actions
  cityUsed: ([{ hero, district }], { say }) => `${say.name(hero)} uses ${say.space(district)}.`,
  cityActionDone: ([{ hero, action }], { say }) => `${say.name(hero)}: ${say.name(action)}.`,
  cityActionSkipped: ([{ hero, action }], { say }) => `${say.name(hero)} is denied ${say.name(action)}.`,
  // dice and fights
  fightStarted,
  fightOff: ([{ hero }], { say }) => `${say.name(hero)} has fallen: the fight is off.`,
  cleanseStarted: ([{ hero, space }], { say }) => `${say.name(hero)} cleanses ${say.space(space)}.`,
  acolyteUsed: ([{ acolytes, space }], { say }) => `The ${say.name(acolytes)} act in ${say.space(space)}.`,
  diceRolled,
  faithTurned: (group, { say }) =>
    `${heroes(group, say)}: FAITH becomes ${list(
      tally(
        group.map(({ as }) => as),
        (n, as) => results(n, as, say),
      ),
    )}.`,
  resultDropped: ([{ face, count: dropped, cause }], { say }) =>
    `${say.name(cause)}: ${results(dropped, face, say)} fewer.`,
  resultAdded: ([{ face, count: added, cause }], { say }) => `${say.name(cause)}: ${results(added, face, say)} more.`,
  rollSettled: ([{ hero, hits, skills }], { say }) =>
    `${say.name(hero)}: ${results(hits, 'hit', say)}, ${results(skills, 'skill', say)}.`,
  fightSettled,
  checkSettled: ([{ hero, kind, suffered }], { say }) =>
    `${kind === 'fire' ? 'Fire' : 'Corruption'} check for ${say.name(hero)}: ${suffered === 0 ? 'nothing' : suffered}.`,
  abilityUsed: ([{ ability, hero }], { say, sin }) => `${hero === '' ? sin : say.name(hero)}: ${say.name(ability)}.`,
  textUsed: ([{ cause }], { say }) => `${say.name(cause)} takes effect.`,
  // the Sins player
  reactionCommitted: ([{ hero, reacts }], { say, sin }) =>
    reacts ? `${sin} will react to ${say.name(hero)}.` : `${sin} will not react to ${say.name(hero)}.`,
  reactionSpent: ([{ hero, left }], { say, sin }) =>
    `${sin} reacts to ${say.name(hero)}: ${left === 0 ? 'no Reaction' : count(left, 'Reaction')} left.`,
  reactionGained: ([{ count: gained }], { sin }) =>
    `${sin} gains ${gained === 0 ? 'no Reaction' : count(gained, 'Reaction')}.`,
  sinCardPlayed: ([{ card, hero }], { say, sin }) => `${sin} plays ${say.name(card)} against ${say.name(hero)}.`,
  sinCardCancelled: ([{ card, cause }], { say }) => `${say.name(card)} is cancelled: ${say.name(cause)}.`,
  sinCardDiscarded: ([{ card }], { say }) => `${say.name(card)} is discarded.`,
  sinCardThrown: ([{ card, cause }], { say }) => `${say.name(cause)}: ${say.name(card)} is discarded.`,
  sinCardsDrawn: ([{ count: drawn }], { sin }) => `${sin} draws ${count(drawn, 'Sin card')}.`,
  sinDeckRemade: () => 'The discarded Sin cards become a new deck.',
  // story
  trackRaised: (group) => `The Apocalypse rises to ${Math.max(...group.map(({ level }) => level))}.`,
  apocalypseDrawn: ([{ count: drawn }], { sin }) => `${sin} draws ${count(drawn, 'Apocalypse card')}.`,
  apocalypseRevealed: ([{ card }], { say }) => `In force from now on: ${say.name(card)}.`,
  apocalypsePutBack: () => 'The other card goes under the deck.',
  apocalypseRemoved: ([{ card }], { say }) => `${say.name(card)} is no longer in force.`,
  missionProgress: ([{ mission, progress, count: needed }], { say }) =>
    `${say.goal(mission, needed)}: ${progress} done.`,
  missionAccomplished: ([{ mission }], { say }) => `Mission accomplished: ${say.name(mission)}.`,
  missionBegun: ([{ mission, count: needed }], { say }) =>
    `A new mission, ${say.name(mission)}: ${say.goal(mission, needed)}.`,
  countChanged: ([{ mission, count: needed }], { say }) =>
    `${say.name(mission)} is changed: ${say.goal(mission, needed)}.`,
  darkPastGiven: ([{ hero }], { say }) => `${say.name(hero)} has ${article('Dark Past')}.`,
  darkPastRevealed: ([{ hero, card }], { say }) => `${say.name(hero)}'s Dark Past: ${say.name(card)}.`,
}

/** The first of these events is what the scene is about; those alike belong to it. */
export function caption(main: Event, all: readonly Event[], sin: string, say: Say): string {
  const group = all.filter(({ event }) => event === main.event)
  const make = CAPTIONS[main.event] as Caption<EventName>
  return make(group as unknown as Group<EventName>, { say, sin: say.name(sin), all })
}

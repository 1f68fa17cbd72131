import type { Event, EventName, KindWith } from '@haven/engine'
import type { Language, Say } from '../language.ts'
import { aToken, because, capital, commas, count, list, results, Some, The, tally, the, tokenName } from './grammar.ts'
import { outcome } from './outcome.ts'

/** The log: one line for each event, in the past tense. What a viewer may not see is simply left out. */

type Of<N extends EventName> = Extract<Event, { event: N }>

const SINS = 'The Sins player'

const tokens = (number: number, token: string, say: Say): string =>
  number === 1 ? aToken(token, say) : `${number} ${tokenName(token, say)}s`

function diceRolled({ side, hero, roll, faces, reroll }: Of<'diceRolled'>, say: Say): string {
  const shown = commas(tally(faces, (number, face) => results(number, face, say))) || 'nothing'
  const dice = `${count(faces.length, 'die', 'dice')}${reroll ? ' again' : ''}`
  if (side === 'heroes') return `${say.name(hero)} rolled ${dice}: ${shown}.`
  if (roll === 'fire-check') return `Fire check for ${say.name(hero)}: ${dice} rolled, ${shown}.`
  if (roll === 'corruption-check') return `Corruption check for ${say.name(hero)}: ${dice} rolled, ${shown}.`
  return `${SINS} rolled ${dice} against ${say.name(hero)}: ${shown}.`
}

function rollSettled({ hero, hits, skills, defense, counters }: Of<'rollSettled'>, say: Say): string {
  const counted = Object.entries({ hit: hits, skill: skills, defense, counter: counters }).filter(([, n]) => n > 0)
  if (counted.length === 0) return `${say.name(hero)} had nothing that counted.`
  return `${say.name(hero)} had ${list(counted.map(([face, n]) => results(n, face, say)))}.`
}

function fightSettled(e: Of<'fightSettled'>, say: Say): string {
  const { sinHits, sinCorruption, wounds, corruption } = e
  const suffered: string[] = []
  if (wounds > 0) suffered.push(count(wounds, 'wound'))
  if (corruption > 0) suffered.push(`${corruption} corruption`)
  const against = `Against ${results(sinHits, 'hit', say)} and ${results(sinCorruption, 'corruption', say)}`
  return `${against}, ${say.name(e.hero)} suffered ${suffered.length === 0 ? 'nothing' : list(suffered)}.`
}

function checkSettled({ hero, kind, suffered }: Of<'checkSettled'>, say: Say): string {
  const hurt = kind === 'fire' ? count(suffered, 'wound') : `${suffered} corruption`
  const check = kind === 'fire' ? 'Fire' : 'Corruption'
  return `${say.name(hero)} suffered ${suffered === 0 ? 'nothing' : hurt} in the ${check} check.`
}

function fightStarted({ hero, space, target, by, ranged }: Of<'fightStarted'>, say: Say): string {
  if (ranged) return `${say.name(hero)} shot from ${say.space(space)} at the monsters in ${say.space(target)}.`
  if (by === 'sins') return `The monsters in ${say.space(space)} attacked ${say.name(hero)}.`
  return `${say.name(hero)} started a fight in ${say.space(space)}.`
}

function ballotCast({ count: cast, secret }: Of<'ballotCast'>, say: Say): string {
  if (!secret) return `A Hero player voted (${count(cast, 'vote')} so far).`
  const what = say.knows(secret.option) ? ` for ${say.name(secret.option)}` : ''
  return `${say.name(secret.seat)} voted${what} (${count(cast, 'vote')} so far).`
}

const VOTES: Readonly<Record<KindWith<'vote'>, string>> = {
  'first-hero': 'the first hero',
  mission: 'the next mission',
  choice: 'the choice',
}

const KILLED: Readonly<Record<Of<'monsterKilled'>['by'], string>> = {
  fight: '',
  ranged: ' by a shot',
  orbital: ' by an Orbital Strike',
  effect: ' by an effect',
}

const FORBIDDEN: Readonly<Record<string, string>> = {
  heal: 'healing',
  repent: 'repenting',
  'extra-steps': 'extra spaces',
}

/** ": A and B", for those who may see the cards. */
const shownCards = (cards: readonly string[] | undefined, say: Say): string =>
  cards === undefined ? '' : `: ${list(cards.map((card) => say.name(card)))}`

/** `place-2` of a turn order; a District or an NPC goes by its name. */
const PLACE = /^place-(\d)$/
const ORDINALS = ['first', 'second', 'third', 'fourth']

function missionMarked({ mark }: Of<'missionMarked'>, say: Say): string {
  const ordinal = ORDINALS[Number(PLACE.exec(mark)?.[1]) - 1]
  const what = ordinal === undefined ? The(mark, say) : `The ${ordinal} place in the turn order`
  return `${what} was marked for the mission.`
}

export const events: Language['events'] = {
  gameStarted: ({ story, map, sin, acolytes, heroes }, say) =>
    `The game began. ${say.name(story)} (${say.name(map)}): ${list(heroes.map((hero) => say.name(hero)))} against ${say.name(sin)} and the ${say.name(acolytes)}.`,
  gameOver: (e) => outcome(e),
  // rounds and turns
  roundStarted: ({ round }) => `Round ${round} began.`,
  roundEnded: ({ round }) => `Round ${round} ended.`,
  firstHeroChosen: ({ hero }, say) => `${say.name(hero)} was chosen to take the first turn.`,
  turnStarted: ({ hero, with: token }, say) =>
    `${say.name(hero)} started ${token === 'extra' ? 'an extra' : 'a'} turn.`,
  turnPassed: ({ hero }, say) => `${say.name(hero)} passed.`,
  turnEnded: ({ hero }, say) => `${say.name(hero)} ended the turn.`,
  tokensReset: () => 'Turn, City Action and Reaction tokens were made ready again.',
  ballotCast,
  voteFailed: ({ vote }) =>
    `The Hero players did not agree on ${VOTES[vote as KindWith<'vote'>]}, and it fell to the Sins player.`,
  choiceMade: ({ cause, choice }, say) => `The choice was made: ${say.choice(choice, cause)} (${say.name(cause)}).`,
  // figures
  heroMoved: ({ hero, from, to, metro }, say) =>
    `${say.name(hero)} ${metro ? 'took the Metro' : 'moved'} from ${say.space(from)} to ${say.space(to)}.`,
  heroTeleported: ({ hero, from, to, cause }, say) =>
    `${say.name(hero)} was teleported from ${say.space(from)} to ${say.space(to)}${because(cause, say)}.`,
  heroDied: ({ hero, space, cause }, say) => `${say.name(hero)} died in ${say.space(space)}${because(cause, say)}.`,
  heroJoined: ({ hero, space, instead }, say) =>
    `${say.name(hero)} took over from ${say.name(instead)} and entered in ${say.space(space)}.`,
  formChanged: ({ hero, form }, say) =>
    form === hero ? `${say.name(hero)} changed back.` : `${say.name(hero)} changed form: ${say.name(form)}.`,
  monsterMoved: ({ monster, from, to, cause }, say) =>
    `${Some(monster, say)} moved from ${say.space(from)} to ${say.space(to)}${because(cause, say)}.`,
  monsterTeleported: ({ monster, from, to, cause }, say) =>
    `${Some(monster, say)} was teleported from ${say.space(from)} to ${say.space(to)}${because(cause, say)}.`,
  monsterSummoned: ({ monster, space, cause }, say) =>
    `${Some(monster, say)} appeared in ${say.space(space)}${because(cause, say)}.`,
  monsterKilled: ({ monster, space, by }, say) =>
    `${Some(monster, say)} was killed in ${say.space(space)}${KILLED[by]}.`,
  monsterReinforced: ({ monster }, say) =>
    `${Some(monster, say)} joined the dead pile and could be summoned from now on.`,
  monsterWithdrawn: ({ monster, cause }, say) =>
    `${Some(monster, say)} left the dead pile and was out of play again${because(cause, say)}.`,
  monsterPinned: ({ monster, cause }, say) =>
    `${Some(monster, say)} was pinned down and made no step for the rest of the round${because(cause, say)}.`,
  orbitalMoved: ({ token, from, to }, say) =>
    from === to
      ? `${say.name(token)} stayed over ${say.space(to)}.`
      : `${say.name(token)} moved from ${say.space(from)} to ${say.space(to)}.`,
  // hurt and healing
  woundTaken: ({ hero, slot, cause }, say) => `${say.name(hero)} took a wound on slot ${slot}${because(cause, say)}.`,
  woundHealed: ({ hero, slot, cause }, say) =>
    `${say.name(hero)} healed the wound on slot ${slot}${because(cause, say)}.`,
  corruptionTaken: ({ hero, level, voluntary, cause }, say) =>
    `${say.name(hero)} ${voluntary ? 'chose to take' : 'took'} 1 corruption and reached level ${level}${because(cause, say)}.`,
  corruptionLost: ({ hero, level, cause }, say) =>
    `${say.name(hero)} lost 1 corruption and went down to level ${level}${because(cause, say)}.`,
  forbidden: ({ hero, what, cause }, say) =>
    `${say.name(hero)} was denied ${FORBIDDEN[what] ?? what}${because(cause, say)}.`,
  innocentKilled: ({ hero }, say) => `An Innocent in ${say.name(hero)}'s care died.`,
  // tokens and cards
  tokenPlaced: ({ token, space, cause }, say) =>
    `${capital(aToken(token, say))} was placed in ${say.space(space)}${because(cause, say)}.`,
  tokenRemoved: ({ token, space, hero }, say) =>
    token === 'altar'
      ? `${say.name(hero)} broke the Altar in ${say.space(space)}.`
      : `${say.name(hero)} removed ${aToken(token, say)} from ${say.space(space)}.`,
  tokenLost: ({ token, space, cause }, say) =>
    `${capital(aToken(token, say))} was removed from ${say.space(space)}${because(cause, say)}.`,
  tokenTaken: ({ token, space, hero }, say) => `${say.name(hero)} took ${aToken(token, say)} in ${say.space(space)}.`,
  tokensFlipped: ({ space, tokens: kinds, hero }, say) => {
    const found = list(tally(kinds, (number, kind) => tokens(number, kind, say)))
    return `${say.name(hero)} flipped the tokens in ${say.space(space)} and found ${found || 'nothing'}.`
  },
  npcDropped: ({ npc, space, hero }, say) => `${say.name(hero)} left ${the(npc, say)} in ${say.space(space)}.`,
  innocentDelivered: ({ hero, space }, say) => `${say.name(hero)} handed over an Innocent in ${say.space(space)}.`,
  iconCovered: ({ district, icon, cause }, say) =>
    `${say.name(icon)} in ${say.space(district)} was covered${because(cause, say)}.`,
  iconUncovered: ({ district, icon }, say) => `${say.name(icon)} in ${say.space(district)} was uncovered.`,
  spaceMarked: ({ space, mark, cause }, say) =>
    `A token was laid in ${say.space(space)}: ${say.name(mark)}${because(cause, say)}.`,
  spaceUnmarked: ({ space, mark, cause }, say) =>
    `A token was taken from ${say.space(space)}: ${say.name(mark)}${because(cause, say)}.`,
  missionMarked,
  extraTurnGained: ({ hero, cause }, say) => `${say.name(hero)} gained an Extra Turn token${because(cause, say)}.`,
  extraTurnLost: ({ hero, cause }, say) => `${say.name(hero)} lost an Extra Turn token${because(cause, say)}.`,
  upgradeTaken: ({ hero, card }, say) => `${say.name(hero)} took the Upgrade ${say.name(card)}.`,
  upgradeLost: ({ hero, card }, say) => `${say.name(hero)} lost the Upgrade ${say.name(card)}.`,
  upgradeSlept: ({ hero, card, until, cause }, say) =>
    `${say.name(card)} of ${say.name(hero)} did nothing until the end of the ${until}${because(cause, say)}.`,
  inventoryRefilled: ({ card }, say) => `${say.name(card)} came into the Inventory.`,
  // City Actions
  cityUsed: ({ hero, district }, say) => `${say.name(hero)} used the City Actions of ${say.space(district)}.`,
  cityActionDone: ({ hero, action }, say) => `${say.name(hero)} carried out ${say.name(action)}.`,
  cityActionSkipped: ({ hero, action, cause }, say) =>
    `${say.name(hero)} was denied ${say.name(action)}${because(cause, say)}.`,
  // dice and fights
  fightStarted,
  fightOff: ({ hero }, say) => `${say.name(hero)} fell before the roll, and the fight was off.`,
  cleanseStarted: ({ hero, space }, say) => `${say.name(hero)} started to cleanse ${say.space(space)}.`,
  acolyteUsed: ({ acolytes, space }, say) => `The ${say.name(acolytes)} used their ability in ${say.space(space)}.`,
  diceRolled,
  faithTurned: ({ hero, as, bonus }, say) =>
    `${say.name(hero)} turned ${bonus ? 'the corruption bonus' : 'a FAITH'} into ${results(1, as, say)}.`,
  resultDropped: ({ hero, side, face, count: dropped, cause }, say) =>
    `${side === 'sins' ? SINS : say.name(hero)} lost ${dropped === 0 ? 'nothing' : results(dropped, face, say)} of the roll${because(cause, say)}.`,
  resultAdded: ({ hero, side, face, count: added, cause }, say) =>
    `${side === 'sins' ? SINS : say.name(hero)} gained ${results(added, face, say)} in the roll${because(cause, say)}.`,
  rollSettled,
  fightSettled,
  checkSettled,
  abilityUsed: ({ ability, hero }, say) =>
    `${hero === '' ? SINS : say.name(hero)} ${say.used(ability) ?? `used ${say.name(ability)}`}.`,
  textUsed: ({ cause }, say) => `${say.name(cause)} took effect.`,
  // the Sins player
  reactionCommitted: ({ hero, reacts }, say) =>
    `${SINS} said beforehand: ${reacts ? 'a' : 'no'} reaction to ${say.name(hero)}'s turn.`,
  reactionSpent: ({ hero, left }, say) =>
    `${SINS} reacted to ${say.name(hero)}'s turn and had ${left === 0 ? 'no Reaction tokens' : count(left, 'Reaction token')} left.`,
  reactionGained: ({ count: gained, cause }, say) =>
    `${SINS} gained ${gained === 0 ? 'no' : gained} Reaction token${gained === 1 ? '' : 's'}${because(cause, say)}.`,
  sinCardPlayed: ({ card, hero }, say) => `${SINS} played ${say.name(card)} against ${say.name(hero)}.`,
  sinCardCancelled: ({ card, cause }, say) => `${say.name(card)} was cancelled${because(cause, say)}.`,
  sinCardDiscarded: ({ card }, say) => `${say.name(card)} was discarded.`,
  sinCardThrown: ({ card, cause }, say) => `${SINS} discarded ${say.name(card)} from the hand${because(cause, say)}.`,
  sinCardsDrawn: ({ count: drawn, cause, secret }, say) =>
    `${SINS} drew ${count(drawn, 'Sin card')}${because(cause, say)}${shownCards(secret?.cards, say)}.`,
  sinDeckRemade: () => 'The discarded Sin cards were shuffled into a new deck.',
  // story
  trackRaised: ({ level, cause }, say) => `The Apocalypse track rose to ${level}${because(cause, say)}.`,
  apocalypseDrawn: ({ count: drawn, secret }, say) =>
    `${SINS} drew ${count(drawn, 'Apocalypse card')}${shownCards(secret?.cards, say)}.`,
  apocalypseRevealed: ({ card }, say) => `The Apocalypse card ${say.name(card)} was revealed.`,
  apocalypsePutBack: ({ secret }, say) =>
    `${secret ? say.name(secret.card) : 'The other Apocalypse card'} went to the bottom of the deck.`,
  apocalypseRemoved: ({ card }, say) => `The Apocalypse card ${say.name(card)} left the game.`,
  missionProgress: ({ mission, progress, count: needed }, say) =>
    progress === 0
      ? `${say.name(mission)} fell back to 0 of ${needed}.`
      : `${say.name(mission)} made progress: ${progress} of ${needed}.`,
  missionAccomplished: ({ mission }, say) => `The mission ${say.name(mission)} was accomplished.`,
  missionBegun: ({ mission, count: needed }, say) =>
    `The mission ${say.name(mission)} began: ${say.goal(mission, needed)}.`,
  countChanged: ({ mission, count: needed }, say) => `The goal of ${say.name(mission)} was changed to ${needed}.`,
  darkPastGiven: ({ hero, secret }, say) =>
    `${say.name(hero)} was given ${secret ? `the Dark Past ${say.name(secret.card)}` : 'a secret Dark Past'}.`,
  darkPastRevealed: ({ hero, card }, say) => `${say.name(hero)}'s Dark Past was revealed: ${say.name(card)}.`,
}

import type { Event, EventName, KindWith } from '@haven/engine'
import type { Language, Say } from '../language.ts'
import {
  because,
  count,
  der,
  dice,
  list,
  quoted,
  quotedAll,
  results,
  tally,
  times,
  wounds as woundsOf,
} from './grammar.ts'
import { outcome } from './outcome.ts'

/** The log: one line for each event, in the present tense. What a viewer may not see is simply left out. */

type Of<N extends EventName> = Extract<Event, { event: N }>

const SINS = 'Die Sünde'

/** "Treffer ×2, Leere Seite ×1" */
const shownDice = (faces: readonly string[], say: Say): string =>
  tally(faces, (number, face) => times(number, say.name(face))).join(', ') || 'nichts'

function diceRolled({ side, hero, roll, faces, reroll }: Of<'diceRolled'>, say: Say): string {
  const rolled = `${reroll ? 'wirft neu' : 'würfelt'}, ${dice(faces.length)}: ${shownDice(faces, say)}.`
  if (side === 'heroes') return `${say.name(hero)} ${rolled}`
  const again = reroll ? ' neu' : ''
  const checked = `${say.name(hero)},${again} ${dice(faces.length)}: ${shownDice(faces, say)}.`
  if (roll === 'fire-check') return `Feuerprobe für ${checked}`
  if (roll === 'corruption-check') return `Verderbtheitsprobe für ${checked}`
  return `${SINS} ${reroll ? 'wirft neu' : 'würfelt'} gegen ${say.name(hero)}, ${dice(faces.length)}: ${shownDice(faces, say)}.`
}

function rollSettled({ hero, hits, skills, defense, counters }: Of<'rollSettled'>, say: Say): string {
  const counted = Object.entries({ hit: hits, skill: skills, defense, counter: counters }).filter(([, n]) => n > 0)
  if (counted.length === 0) return `${say.name(hero)}: kein Ergebnis zählt.`
  return `${say.name(hero)}: ${list(counted.map(([face, n]) => results(n, face, say)))}.`
}

function fightSettled({ hero, sinHits, sinCorruption, wounds, corruption }: Of<'fightSettled'>, say: Say): string {
  const suffered: string[] = []
  if (wounds > 0) suffered.push(woundsOf(wounds))
  if (corruption > 0) suffered.push(`${corruption} Verderbtheit`)
  const against = `Gegen ${results(sinHits, 'hit', say)}, ${results(sinCorruption, 'corruption', say)}`
  return `${against}: ${say.name(hero)} erleidet ${suffered.length === 0 ? 'nichts' : list(suffered)}.`
}

function checkSettled({ hero, kind, suffered }: Of<'checkSettled'>, say: Say): string {
  const hurt = kind === 'fire' ? woundsOf(suffered) : `${suffered} Verderbtheit`
  const check = kind === 'fire' ? 'Feuerprobe' : 'Verderbtheitsprobe'
  return `${check}: ${say.name(hero)} erleidet ${suffered === 0 ? 'nichts' : hurt}.`
}

function fightStarted({ hero, space, target, by, ranged }: Of<'fightStarted'>, say: Say): string {
  if (ranged) return `${say.space(space)} → ${say.space(target)}: ${say.name(hero)} schießt auf die Monster.`
  if (by === 'sins') return `${say.space(space)}: Die Monster greifen ${say.name(hero)} an.`
  return `${say.space(space)}: ${say.name(hero)} beginnt einen Kampf.`
}

function ballotCast({ count: cast, secret }: Of<'ballotCast'>, say: Say): string {
  if (!secret) return `Eine Stimme der Heldenseite; bisher ${cast}.`
  const what = say.knows(secret.option) ? `: ${say.name(secret.option)}` : ''
  return `Stimme (${say.name(secret.seat)})${what}; bisher ${cast}.`
}

const VOTES: Readonly<Record<KindWith<'vote'>, string>> = {
  'first-hero': 'Ersten Helden',
  mission: 'nächsten Mission',
  choice: 'gemeinsamen Wahl',
}
const OF_VOTES: Readonly<Record<KindWith<'vote'>, string>> = {
  'first-hero': 'beim',
  mission: 'bei der',
  choice: 'bei der',
}

const KILLED: Readonly<Record<Of<'monsterKilled'>['by'], string>> = {
  fight: '',
  ranged: ' (Schuss)',
  orbital: ' (Orbitalangriff)',
  effect: ' (Effekt)',
}

const FORBIDDEN: Readonly<Record<string, string>> = {
  heal: 'Heilen',
  repent: 'Buße',
  'extra-steps': 'zusätzliche Felder',
}

/** ": A und B", for those who may see the cards. */
const shownCards = (cards: readonly string[] | undefined, say: Say): string =>
  cards === undefined ? '' : `: ${quotedAll(cards, say)}`

/** `place-2` of a turn order; a District or an NPC goes by its name. */
const PLACE = /^place-(\d)$/

function missionMarked({ mark }: Of<'missionMarked'>, say: Say): string {
  const place = PLACE.exec(mark)?.[1]
  return `Für die Mission markiert: ${place === undefined ? say.name(mark) : `Platz ${place} der Zugreihenfolge`}.`
}

const moved = (
  { monster, from, to: goal, cause }: Of<'monsterMoved' | 'monsterTeleported'>,
  verb: string,
  say: Say,
): string => `${say.name(monster)} ${verb}: ${say.space(from)} → ${say.space(goal)}${because(cause, say)}.`

/** "C2: neu – Feuer (Runde)." */
const change = (space: string, what: string, verb: string, cause: string | undefined, say: Say): string =>
  `${say.space(space)}: ${verb} – ${what}${because(cause, say)}.`

export const events: Language['events'] = {
  gameStarted: ({ story, map, sin, acolytes, heroes }, say) =>
    `Das Spiel beginnt. ${quoted(story, say)} (${say.name(map)}): ${list(heroes.map((hero) => say.name(hero)))} gegen ${say.name(sin)} und ${say.name(acolytes)}.`,
  gameOver: (e) => outcome(e),
  // rounds and turns
  roundStarted: ({ round }) => `Runde ${round} beginnt.`,
  roundEnded: ({ round }) => `Runde ${round} endet.`,
  firstHeroChosen: ({ hero }, say) => `Erster Held der Runde: ${say.name(hero)}.`,
  turnStarted: ({ hero, with: token }, say) =>
    `${say.name(hero)} beginnt einen ${token === 'extra' ? 'Sonderspielzug' : 'Zug'}.`,
  turnPassed: ({ hero }, say) => `${say.name(hero)} passt.`,
  turnEnded: ({ hero }, say) => `${say.name(hero)} beendet den Zug.`,
  tokensReset: () => 'Die Marker für Spielzug, Stadtaktion und Reaktion werden zurückgesetzt.',
  ballotCast,
  voteFailed: ({ vote }) =>
    `Keine Einigkeit ${OF_VOTES[vote as KindWith<'vote'>]} ${VOTES[vote as KindWith<'vote'>]}: Die Sünde entscheidet.`,
  choiceMade: ({ cause, choice }, say) => `Die Wahl: ${say.choice(choice, cause)} (${say.name(cause)}).`,
  // figures
  heroMoved: ({ hero, from, to: goal, metro }, say) =>
    `${say.name(hero)} ${metro ? 'nimmt die U-Bahn' : 'geht'}: ${say.space(from)} → ${say.space(goal)}.`,
  heroTeleported: ({ hero, from, to: goal, cause }, say) =>
    `${say.name(hero)} wird teleportiert: ${say.space(from)} → ${say.space(goal)}${because(cause, say)}.`,
  heroDied: ({ hero, space, cause }, say) => `${say.space(space)}: ${say.name(hero)} stirbt${because(cause, say)}.`,
  heroJoined: ({ hero, space, instead }, say) =>
    `${say.space(space)}: ${say.name(hero)} rückt für ${say.name(instead)} nach.`,
  formChanged: ({ hero, form }, say) =>
    form === hero
      ? `${say.name(hero)} verwandelt sich zurück.`
      : `${say.name(hero)} verwandelt sich: ${say.name(form)}.`,
  monsterMoved: (e, say) => moved(e, 'zieht', say),
  monsterTeleported: (e, say) => moved(e, 'wird teleportiert', say),
  monsterSummoned: ({ monster, space, cause }, say) =>
    `${say.space(space)}: ${say.name(monster)} erscheint${because(cause, say)}.`,
  monsterKilled: ({ monster, space, by }, say) => `${say.space(space)}: ${say.name(monster)} stirbt${KILLED[by]}.`,
  monsterReinforced: ({ monster }, say) =>
    `Auf den Friedhof kommt: ${say.name(monster)}. Ab jetzt kann dieses Monster beschworen werden.`,
  monsterWithdrawn: ({ monster, cause }, say) =>
    `Vom Friedhof zurückgezogen: ${say.name(monster)}, wieder nicht im Spiel${because(cause, say)}.`,
  monsterPinned: ({ monster, cause }, say) =>
    `Festgenagelt: ${say.name(monster)}, kein Schritt mehr in dieser Runde${because(cause, say)}.`,
  orbitalMoved: ({ token, from, to: goal }, say) =>
    from === goal
      ? `${say.name(token)} bleibt: ${say.space(goal)}.`
      : `${say.name(token)} wird verlegt: ${say.space(from)} → ${say.space(goal)}.`,
  // hurt and healing
  woundTaken: ({ hero, slot, cause }, say) =>
    `${say.name(hero)} nimmt 1 Wunde auf Platz ${slot}${because(cause, say)}.`,
  woundHealed: ({ hero, slot, cause }, say) =>
    `${say.name(hero)} heilt die Wunde auf Platz ${slot}${because(cause, say)}.`,
  corruptionTaken: ({ hero, level, voluntary, cause }, say) =>
    `${say.name(hero)} ${voluntary ? 'sündigt freiwillig' : 'nimmt 1 Verderbtheit'}: jetzt Stufe ${level}${because(cause, say)}.`,
  corruptionLost: ({ hero, level, cause }, say) =>
    `${say.name(hero)} verliert 1 Verderbtheit: jetzt Stufe ${level}${because(cause, say)}.`,
  forbidden: ({ hero, what, cause }, say) =>
    `Für ${say.name(hero)} verboten: ${FORBIDDEN[what] ?? what}${because(cause, say)}.`,
  innocentKilled: ({ hero }, say) => `In der Obhut von ${say.name(hero)} stirbt eine Unschuldige.`,
  // tokens and cards
  tokenPlaced: ({ token, space, cause }, say) => change(space, say.name(token), 'neu', cause, say),
  tokenRemoved: ({ token, space, hero }, say) =>
    token === 'altar'
      ? `${say.space(space)}: ${say.name(hero)} zerstört den Altar.`
      : `${say.space(space)}: ${say.name(hero)} entfernt – ${say.name(token)}.`,
  tokenLost: ({ token, space, cause }, say) => change(space, say.name(token), 'entfernt', cause, say),
  tokenTaken: ({ token, space, hero }, say) =>
    `${say.space(space)}: ${say.name(hero)} sammelt ein – ${say.name(token)}.`,
  tokensFlipped: ({ space, tokens: kinds, hero }, say) => {
    const found = tally(kinds, (number, kind) => times(number, say.name(kind))).join(', ')
    return `${say.space(space)}: ${say.name(hero)} deckt auf – ${found || 'nichts'}.`
  },
  npcDropped: ({ npc, space, hero }, say) => `${say.space(space)}: ${say.name(hero)} setzt ${der(npc, 'acc', say)} ab.`,
  innocentDelivered: ({ hero, space }, say) => `${say.space(space)}: ${say.name(hero)} übergibt eine Unschuldige.`,
  iconCovered: ({ district, icon, cause }, say) =>
    `${say.space(district)}: ${quoted(icon, say)} ist abgedeckt${because(cause, say)}.`,
  iconUncovered: ({ district, icon }, say) => `${say.space(district)}: ${quoted(icon, say)} ist wieder frei.`,
  spaceMarked: ({ space, mark, cause }, say) =>
    `${say.space(space)}: Effektmarker – ${say.name(mark)}${because(cause, say)}.`,
  spaceUnmarked: ({ space, mark, cause }, say) =>
    `${say.space(space)}: Effektmarker entfernt – ${say.name(mark)}${because(cause, say)}.`,
  missionMarked,
  extraTurnGained: ({ hero, cause }, say) =>
    `${say.name(hero)} erhält einen Sonderspielzug-Marker${because(cause, say)}.`,
  extraTurnLost: ({ hero, cause }, say) =>
    `${say.name(hero)} verliert einen Sonderspielzug-Marker${because(cause, say)}.`,
  upgradeTaken: ({ hero, card }, say) => `${say.name(hero)} nimmt die Verstärkung ${quoted(card, say)}.`,
  upgradeLost: ({ hero, card }, say) => `${say.name(hero)} verliert die Verstärkung ${quoted(card, say)}.`,
  upgradeSlept: ({ hero, card, until, cause }, say) =>
    `${say.name(hero)}: ${quoted(card, say)} schläft bis zum ${until === 'turn' ? 'Ende des Zuges' : 'Rundenende'}${because(cause, say)}.`,
  inventoryRefilled: ({ card }, say) => `Neu im Inventar: ${quoted(card, say)}.`,
  // City Actions
  cityUsed: ({ hero, district }, say) => `${say.name(hero)} nutzt die Stadtaktionen: ${say.space(district)}.`,
  cityActionDone: ({ hero, action }, say) => `${say.name(hero)} führt aus: ${say.name(action)}.`,
  cityActionSkipped: ({ hero, action, cause }, say) =>
    `${say.name(hero)}: ${quoted(action, say)} entfällt${because(cause, say)}.`,
  // dice and fights
  fightStarted,
  fightOff: ({ hero }, say) => `${say.name(hero)} stirbt vor dem Wurf; der Kampf entfällt.`,
  cleanseStarted: ({ hero, space }, say) => `${say.space(space)}: ${say.name(hero)} beginnt zu säubern.`,
  acolyteUsed: ({ acolytes, space }, say) => `${say.space(space)}: Akolythen-Eigenschaft – ${say.name(acolytes)}.`,
  diceRolled,
  faithTurned: ({ hero, as, bonus }, say) =>
    `${say.name(hero)}: ${bonus ? 'Der Bonus der Verderbtheit' : '1 FAITH'} zählt als ${say.name(as)}.`,
  resultDropped: ({ hero, side, face, count: dropped, cause }, say) =>
    `${side === 'sins' ? SINS : say.name(hero)} verliert vom Wurf: ${dropped === 0 ? 'nichts' : results(dropped, face, say)}${because(cause, say)}.`,
  resultAdded: ({ hero, side, face, count: added, cause }, say) =>
    `${side === 'sins' ? SINS : say.name(hero)} erhält zum Wurf: ${results(added, face, say)}${because(cause, say)}.`,
  rollSettled,
  fightSettled,
  checkSettled,
  abilityUsed: ({ ability, hero }, say) =>
    `${hero === '' ? SINS : say.name(hero)} ${say.used(ability) ?? `nutzt ${quoted(ability, say)}`}.`,
  textUsed: ({ cause }, say) => `${quoted(cause, say)} wirkt.`,
  // the Sins player
  reactionCommitted: ({ hero, reacts }, say) =>
    `${SINS} sagt an: ${reacts ? 'eine' : 'keine'} Reaktion auf den Zug von ${say.name(hero)}.`,
  reactionSpent: ({ hero, left }, say) => `Reaktion auf den Zug von ${say.name(hero)}; übrig: ${left}.`,
  reactionGained: ({ count: gained, cause }, say) =>
    `${SINS} erhält ${gained === 0 ? 'keinen' : gained} Reaktionsmarker${because(cause, say)}.`,
  sinCardPlayed: ({ card, hero }, say) => `${SINS} spielt ${quoted(card, say)} gegen ${say.name(hero)} aus.`,
  sinCardCancelled: ({ card, cause }, say) => `${quoted(card, say)} wird aufgehoben${because(cause, say)}.`,
  sinCardDiscarded: ({ card }, say) => `${quoted(card, say)} wird abgeworfen.`,
  sinCardThrown: ({ card, cause }, say) => `${SINS} wirft ${quoted(card, say)} von der Hand ab${because(cause, say)}.`,
  sinCardsDrawn: ({ count: drawn, cause, secret }, say) =>
    `${SINS} zieht ${count(drawn, 'Sündenkarte', 'Sündenkarten')}${because(cause, say)}${shownCards(secret?.cards, say)}.`,
  sinDeckRemade: () => 'Die abgeworfenen Sündenkarten werden zu einem neuen Stapel gemischt.',
  // story
  trackRaised: ({ level, cause }, say) => `Der Pfad der Apokalypse steigt auf Stufe ${level}${because(cause, say)}.`,
  apocalypseDrawn: ({ count: drawn, secret }, say) =>
    `${SINS} zieht ${count(drawn, 'Apokalypsekarte', 'Apokalypsekarten')}${shownCards(secret?.cards, say)}.`,
  apocalypseRevealed: ({ card }, say) => `Apokalypsekarte aufgedeckt: ${quoted(card, say)}.`,
  apocalypsePutBack: ({ secret }, say) =>
    `${secret ? quoted(secret.card, say) : 'Die andere Apokalypsekarte'} kommt unter den Stapel.`,
  apocalypseRemoved: ({ card }, say) => `Die Apokalypsekarte ${quoted(card, say)} ist nicht mehr im Spiel.`,
  missionProgress: ({ mission, progress, count: needed }, say) =>
    progress === 0
      ? `${quoted(mission, say)} fällt auf 0 von ${needed} zurück.`
      : `${quoted(mission, say)}, Fortschritt: ${progress} von ${needed}.`,
  missionAccomplished: ({ mission }, say) => `Mission erfüllt: ${quoted(mission, say)}.`,
  missionBegun: ({ mission, count: needed }, say) =>
    `Die Mission ${quoted(mission, say)} beginnt: ${say.goal(mission, needed)}.`,
  countChanged: ({ mission, count: needed }, say) => `${quoted(mission, say)} verlangt jetzt ${needed}.`,
  darkPastGiven: ({ hero, secret }, say) =>
    `${say.name(hero)} erhält ${secret ? `die Dunkle Vergangenheit ${quoted(secret.card, say)}` : 'eine geheime Dunkle Vergangenheit'}.`,
  darkPastRevealed: ({ hero, card }, say) => `Dunkle Vergangenheit von ${say.name(hero)}: ${quoted(card, say)}.`,
}

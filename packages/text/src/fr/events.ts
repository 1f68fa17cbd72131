import type { Event, EventName, KindWith } from '@haven/engine'
import type { Language, Say } from '../language.ts'
import { aToken, because, capital, count, de, known, le, list, results, tally, times } from './grammar.ts'
import { outcome } from './outcome.ts'

/** The log: one line for each event, in the present tense. What a viewer may not see is simply left out. */

type Of<N extends EventName> = Extract<Event, { event: N }>

const SINS = 'Le Péché'

const dice = (number: number): string => count(number, 'dé')

/** "Acolyte 3", but "le marionnettiste": there is only one. */
const which = (monster: string, say: Say): string => known(monster, false, say)

function diceRolled({ side, hero, roll, faces, reroll }: Of<'diceRolled'>, say: Say): string {
  const shown = tally(faces, (number, face) => results(number, face, say)).join(', ') || 'rien'
  const rolled = `${dice(faces.length)}${reroll ? ' (relance)' : ''} : ${shown}.`
  if (side === 'heroes') return `${say.name(hero)} lance ${rolled}`
  if (roll === 'fire-check') return `Test de Feu (${say.name(hero)}), ${rolled}`
  if (roll === 'corruption-check') return `Test de Corruption (${say.name(hero)}), ${rolled}`
  return `${SINS} lance ${rolled.replace(' : ', ` contre ${say.name(hero)} : `)}`
}

function rollSettled({ hero, hits, skills, defense, counters }: Of<'rollSettled'>, say: Say): string {
  const counted = Object.entries({ hit: hits, skill: skills, defense, counter: counters }).filter(([, n]) => n > 0)
  if (counted.length === 0) return `Total de ${say.name(hero)} : rien qui compte.`
  return `Total de ${say.name(hero)} : ${list(counted.map(([face, n]) => results(n, face, say)))}.`
}

function fightSettled(e: Of<'fightSettled'>, say: Say): string {
  const { sinHits, sinCorruption, wounds, corruption } = e
  const suffered: string[] = []
  if (wounds > 0) suffered.push(count(wounds, 'blessure'))
  if (corruption > 0) suffered.push(`${corruption} corruption`)
  const against = `Face à ${count(sinHits, 'touche')}, ${sinCorruption} corruption`
  return `${against} : ${say.name(e.hero)} ${suffered.length === 0 ? 'ne subit rien' : `subit ${list(suffered)}`}.`
}

function checkSettled({ hero, kind, suffered }: Of<'checkSettled'>, say: Say): string {
  const hurt = kind === 'fire' ? count(suffered, 'blessure') : `${suffered} corruption`
  const check = kind === 'fire' ? 'Test de Feu' : 'Test de Corruption'
  return `${check} : ${say.name(hero)} ${suffered === 0 ? 'ne subit rien' : `subit ${hurt}`}.`
}

function fightStarted({ hero, space, target, by, ranged }: Of<'fightStarted'>, say: Say): string {
  if (ranged) return `${say.name(hero)} tire : ${say.space(space)} → ${say.space(target)}.`
  if (by === 'sins') return `${say.space(space)} : les monstres attaquent ${say.name(hero)}.`
  return `${say.space(space)} : ${say.name(hero)} engage le combat.`
}

function ballotCast({ count: cast, secret }: Of<'ballotCast'>, say: Say): string {
  if (!secret) return `Vote d’un joueur Héros ; ${count(cast, 'voix', 'voix')} jusqu’ici.`
  const what = say.knows(secret.option) ? ` : ${say.name(secret.option)}` : ''
  return `Vote (${say.name(secret.seat)})${what} ; ${count(cast, 'voix', 'voix')} jusqu’ici.`
}

const VOTES: Readonly<Record<KindWith<'vote'>, string>> = {
  'first-hero': 'le premier héros',
  mission: 'la prochaine mission',
  choice: 'le choix',
}

const KILLED: Readonly<Record<Of<'monsterKilled'>['by'], string>> = {
  fight: '',
  ranged: ' (tir)',
  orbital: ' (frappe orbitale)',
  effect: ' (effet)',
}

const FORBIDDEN: Readonly<Record<string, string>> = {
  heal: 'pas de soin',
  repent: 'pas de repentir',
  'extra-steps': 'pas de case en plus',
}

/** " : A et B", for those who may see the cards. */
const shownCards = (cards: readonly string[] | undefined, say: Say): string =>
  cards === undefined ? '' : ` : ${list(cards.map((card) => `« ${say.name(card)} »`))}`

/** `place-2` of a turn order; a District or an NPC goes by its name. */
const PLACE = /^place-(\d)$/
const ORDINALS = ['première', 'deuxième', 'troisième', 'quatrième']

function missionMarked({ mark }: Of<'missionMarked'>, say: Say): string {
  const ordinal = ORDINALS[Number(PLACE.exec(mark)?.[1]) - 1]
  const what = ordinal === undefined ? say.name(mark) : `${ordinal} place de l’ordre du tour`
  return `Jeton Marque pour la mission : ${what}.`
}

export const events: Language['events'] = {
  gameStarted: ({ story, map, sin, acolytes, heroes }, say) =>
    `La partie commence. ${say.name(story)} (${say.name(map)}) : ${list(heroes.map((hero) => say.name(hero)))} face au Péché ${say.name(sin)} et aux ${say.name(acolytes)}.`,
  gameOver: (e) => outcome(e),
  // rounds and turns
  roundStarted: ({ round }) => `La manche ${round} commence.`,
  roundEnded: ({ round }) => `La manche ${round} se termine.`,
  firstHeroChosen: ({ hero }, say) => `Premier tour de la manche : ${say.name(hero)}.`,
  turnStarted: ({ hero, with: token }, say) =>
    `${say.name(hero)} commence un ${token === 'extra' ? 'tour supplémentaire' : 'tour'}.`,
  turnPassed: ({ hero }, say) => `${say.name(hero)} passe.`,
  turnEnded: ({ hero }, say) => `${say.name(hero)} termine son tour.`,
  tokensReset: () => 'Les jetons Tour, Action de Ville et Réaction sont réactivés.',
  ballotCast,
  voteFailed: ({ vote }) =>
    `Pas d’accord entre les joueurs Héros ; le Péché décide : ${VOTES[vote as KindWith<'vote'>]}.`,
  choiceMade: ({ cause, choice }, say) => `Choix fait : ${say.choice(choice, cause)} (${say.name(cause)}).`,
  // figures
  heroMoved: ({ hero, from, to, metro }, say) =>
    `${say.name(hero)} ${metro ? 'prend le métro' : 'se déplace'} : ${say.space(from)} → ${say.space(to)}.`,
  heroTeleported: ({ hero, from, to, cause }, say) =>
    `Téléportation : ${say.name(hero)}, ${say.space(from)} → ${say.space(to)}${because(cause, say)}.`,
  heroDied: ({ hero, space, cause }, say) => `${say.space(space)} : ${say.name(hero)} meurt${because(cause, say)}.`,
  heroJoined: ({ hero, space, instead }, say) =>
    `${say.space(space)} : ${say.name(hero)} prend la relève ${de(say.name(instead))}.`,
  formChanged: ({ hero, form }, say) =>
    form === hero
      ? `${say.name(hero)} reprend sa première forme.`
      : `${say.name(hero)} change de forme : ${say.name(form)}.`,
  monsterMoved: ({ monster, from, to, cause }, say) =>
    `${capital(which(monster, say))} se déplace : ${say.space(from)} → ${say.space(to)}${because(cause, say)}.`,
  monsterTeleported: ({ monster, from, to, cause }, say) =>
    `Téléportation : ${which(monster, say)}, ${say.space(from)} → ${say.space(to)}${because(cause, say)}.`,
  monsterSummoned: ({ monster, space, cause }, say) =>
    `${say.space(space)} : ${which(monster, say)} apparaît${because(cause, say)}.`,
  monsterKilled: ({ monster, space, by }, say) => `${say.space(space)} : ${which(monster, say)} meurt${KILLED[by]}.`,
  monsterReinforced: ({ monster }, say) =>
    `${capital(which(monster, say))} rejoint le cimetière ; invocation désormais possible.`,
  monsterWithdrawn: ({ monster, cause }, say) =>
    `${capital(which(monster, say))} quitte le cimetière et n’est plus en jeu${because(cause, say)}.`,
  monsterPinned: ({ monster, cause }, say) =>
    `Monstre cloué sur place jusqu’à la fin de la manche : ${say.name(monster)}${because(cause, say)}.`,
  orbitalMoved: ({ token, from, to }, say) =>
    from === to
      ? `${say.name(token)} reste sur place : ${say.space(to)}.`
      : `${say.name(token)} se déplace : ${say.space(from)} → ${say.space(to)}.`,
  // hurt and healing
  woundTaken: ({ hero, slot, cause }, say) =>
    `${say.name(hero)} subit une blessure, emplacement ${slot}${because(cause, say)}.`,
  woundHealed: ({ hero, slot, cause }, say) =>
    `${say.name(hero)} soigne une blessure, emplacement ${slot}${because(cause, say)}.`,
  corruptionTaken: ({ hero, level, voluntary, cause }, say) =>
    `${say.name(hero)} ${voluntary ? 'choisit de subir' : 'subit'} 1 corruption ; niveau ${level}${because(cause, say)}.`,
  corruptionLost: ({ hero, level, cause }, say) =>
    `${say.name(hero)} perd 1 corruption ; niveau ${level}${because(cause, say)}.`,
  forbidden: ({ hero, what, cause }, say) => `${say.name(hero)} : ${FORBIDDEN[what] ?? what}${because(cause, say)}.`,
  innocentKilled: ({ hero }, say) => `Un Innocent porté par ${say.name(hero)} meurt.`,
  // tokens and cards
  tokenPlaced: ({ token, space, cause }, say) =>
    `${say.space(space)} : nouveau – ${say.name(token)}${because(cause, say)}.`,
  tokenRemoved: ({ token, space, hero }, say) =>
    token === 'altar'
      ? `${say.space(space)} : ${say.name(hero)} brise l’Autel.`
      : `${say.space(space)} : ${say.name(hero)} retire ${aToken(token, say)}.`,
  tokenLost: ({ token, space, cause }, say) =>
    `${say.space(space)} : jeton retiré – ${say.name(token)}${because(cause, say)}.`,
  tokenTaken: ({ token, space, hero }, say) => `${say.space(space)} : ${say.name(hero)} ramasse ${aToken(token, say)}.`,
  tokensFlipped: ({ space, tokens: kinds, hero }, say) => {
    const found = tally(kinds, (number, kind) => times(number, kind, say)).join(', ')
    return `${say.space(space)} : ${say.name(hero)} retourne – ${found || 'rien'}.`
  },
  npcDropped: ({ npc, space, hero }, say) => `${say.space(space)} : ${say.name(hero)} dépose ${le(npc, say)}.`,
  innocentDelivered: ({ hero, space }, say) => `${say.space(space)} : ${say.name(hero)} confie un Innocent.`,
  iconCovered: ({ district, icon, cause }, say) =>
    `${say.space(district)} : icône ${say.name(icon)} recouverte${because(cause, say)}.`,
  iconUncovered: ({ district, icon }, say) => `${say.space(district)} : icône ${say.name(icon)} de nouveau libre.`,
  spaceMarked: ({ space, mark, cause }, say) =>
    `${say.space(space)} : jeton posé – ${say.name(mark)}${because(cause, say)}.`,
  spaceUnmarked: ({ space, mark, cause }, say) =>
    `${say.space(space)} : jeton retiré – ${say.name(mark)}${because(cause, say)}.`,
  missionMarked,
  extraTurnGained: ({ hero, cause }, say) =>
    `${say.name(hero)} gagne un jeton Tour supplémentaire${because(cause, say)}.`,
  extraTurnLost: ({ hero, cause }, say) => `${say.name(hero)} perd un jeton Tour supplémentaire${because(cause, say)}.`,
  upgradeTaken: ({ hero, card }, say) => `${say.name(hero)} prend l’amélioration « ${say.name(card)} ».`,
  upgradeLost: ({ hero, card }, say) => `${say.name(hero)} perd l’amélioration « ${say.name(card)} ».`,
  upgradeSlept: ({ hero, card, until, cause }, say) =>
    `${say.name(hero)} : « ${say.name(card)} » reste sans effet jusqu’à la fin ${until === 'turn' ? 'du tour' : 'de la manche'}${because(cause, say)}.`,
  inventoryRefilled: ({ card }, say) => `Nouveau dans l’inventaire : « ${say.name(card)} ».`,
  // City Actions
  cityUsed: ({ hero, district }, say) => `${say.space(district)} : Actions de Ville pour ${say.name(hero)}.`,
  cityActionDone: ({ hero, action }, say) => `${say.name(hero)} applique : ${say.name(action)}.`,
  cityActionSkipped: ({ hero, action, cause }, say) =>
    `${say.name(hero)} doit renoncer : ${say.name(action)}${because(cause, say)}.`,
  // dice and fights
  fightStarted,
  fightOff: ({ hero }, say) => `${say.name(hero)} meurt avant le lancer : le combat n’a pas lieu.`,
  cleanseStarted: ({ hero, space }, say) => `${say.space(space)} : ${say.name(hero)} commence à nettoyer.`,
  acolyteUsed: ({ acolytes, space }, say) => `${say.space(space)} : capacité des acolytes (${say.name(acolytes)}).`,
  diceRolled,
  faithTurned: ({ hero, as, bonus }, say) =>
    `${say.name(hero)} : ${bonus ? 'bonus de corruption' : 'FAITH'} → ${results(1, as, say)}.`,
  resultDropped: ({ hero, side, face, count: dropped, cause }, say) =>
    `${side === 'sins' ? SINS : say.name(hero)} ${dropped === 0 ? 'ne perd rien' : `perd ${results(dropped, face, say)}`} au lancer${because(cause, say)}.`,
  resultAdded: ({ hero, side, face, count: added, cause }, say) =>
    `${side === 'sins' ? SINS : say.name(hero)} gagne ${results(added, face, say)} au lancer${because(cause, say)}.`,
  rollSettled,
  fightSettled,
  checkSettled,
  abilityUsed: ({ ability, hero }, say) =>
    `${hero === '' ? SINS : say.name(hero)} ${say.used(ability) ?? `utilise « ${say.name(ability)} »`}.`,
  textUsed: ({ cause }, say) => `« ${say.name(cause)} » prend effet.`,
  // the Sins player
  reactionCommitted: ({ hero, reacts }, say) =>
    `${SINS} annonce ${reacts ? 'une réaction' : 'qu’aucune réaction ne suit'} (tour ${de(say.name(hero))}).`,
  reactionSpent: ({ hero, left }, say) => `Réaction au tour ${de(say.name(hero))} ; reste : ${left}.`,
  reactionGained: ({ count: gained, cause }, say) =>
    `${SINS} ${gained === 0 ? 'ne gagne aucun jeton Réaction' : `gagne ${count(gained, 'jeton Réaction', 'jetons Réaction')}`}${because(cause, say)}.`,
  sinCardPlayed: ({ card, hero }, say) => `${SINS} joue « ${say.name(card)} » contre ${say.name(hero)}.`,
  sinCardCancelled: ({ card, cause }, say) => `Carte annulée : « ${say.name(card)} »${because(cause, say)}.`,
  sinCardDiscarded: ({ card }, say) => `Carte défaussée : « ${say.name(card)} ».`,
  sinCardThrown: ({ card, cause }, say) => `${SINS} défausse de sa main « ${say.name(card)} »${because(cause, say)}.`,
  sinCardsDrawn: ({ count: drawn, cause, secret }, say) =>
    `${SINS} pioche ${count(drawn, 'carte Péché', 'cartes Péché')}${because(cause, say)}${shownCards(secret?.cards, say)}.`,
  sinDeckRemade: () => 'La défausse des cartes Péché, mélangée, forme une nouvelle pioche.',
  // story
  trackRaised: ({ level, cause }, say) => `Piste Apocalypse : niveau ${level}${because(cause, say)}.`,
  apocalypseDrawn: ({ count: drawn, secret }, say) =>
    `${SINS} pioche ${count(drawn, 'carte Apocalypse', 'cartes Apocalypse')}${shownCards(secret?.cards, say)}.`,
  apocalypseRevealed: ({ card }, say) => `Carte Apocalypse révélée : « ${say.name(card)} ».`,
  apocalypsePutBack: ({ secret }, say) =>
    `${secret ? `« ${say.name(secret.card)} »` : 'L’autre carte Apocalypse'} passe sous la pioche.`,
  apocalypseRemoved: ({ card }, say) => `Carte Apocalypse retirée du jeu : « ${say.name(card)} ».`,
  missionProgress: ({ mission, progress, count: needed }, say) =>
    progress === 0
      ? `« ${say.name(mission)} » retombe à 0 sur ${needed}.`
      : `« ${say.name(mission)} » progresse : ${progress} sur ${needed}.`,
  missionAccomplished: ({ mission }, say) => `Mission accomplie : « ${say.name(mission)} ».`,
  missionBegun: ({ mission, count: needed }, say) =>
    `Nouvelle mission, « ${say.name(mission)} » : ${say.goal(mission, needed)}.`,
  countChanged: ({ mission, count: needed }, say) => `L’objectif de « ${say.name(mission)} » passe à ${needed}.`,
  darkPastGiven: ({ hero, secret }, say) =>
    `${say.name(hero)} reçoit un Passé sombre${secret ? ` : « ${say.name(secret.card)} »` : ' secret'}.`,
  darkPastRevealed: ({ hero, card }, say) => `Passé sombre révélé (${say.name(hero)}) : « ${say.name(card)} ».`,
}

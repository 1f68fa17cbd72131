import type { Event, EventName, KindWith, RollOf } from '@haven/engine'
import type { Say } from '../../language.ts'
import { aToken, count, kindOf, le, list, results, tally, times } from '../grammar.ts'

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

/** "B2", "B2 et C3"; further ones are counted. */
function places(group: readonly { readonly space: string }[], say: Say): string {
  const names = [...new Set(group.map(({ space }) => space))].map((space) => say.space(space))
  return names.length > 3 ? count(names.length, 'case') : list(names)
}

/** "Nonne ×2, Avatar": each kind once. */
const figures = (ids: readonly string[], say: Say): string =>
  tally(ids.map(kindOf), (number, kind) => (number === 1 ? say.kind(kind) : times(number, kind, say))).join(', ')

const monsters = (group: readonly { readonly monster: string }[], say: Say): string =>
  figures(
    group.map(({ monster }) => monster),
    say,
  )

const tokens = (group: readonly { readonly token: string }[], say: Say): string =>
  tally(
    group.map(({ token }) => token),
    (number, token) => (number === 1 ? say.name(token) : times(number, token, say)),
  ).join(', ')

const heroes = (group: readonly { readonly hero: string }[], say: Say): string =>
  list([...new Set(group.map(({ hero }) => hero))].map((hero) => say.name(hero)))

const ROLLS: Readonly<Record<RollOf, (hero: string) => string>> = {
  fight: (hero) => `${hero} combat`,
  ranged: (hero) => `${hero} tire`,
  cleanse: (hero) => `${hero} nettoie`,
  'corruption-check': (hero) => `Test de Corruption (${hero})`,
  'fire-check': (hero) => `Test de Feu (${hero})`,
}

/** "Test de Feu (Rose) : 2 dés, 1 blessure", "Thorley combat : 5 dés contre 6". */
function diceRolled(group: Group<'diceRolled'>, { say, all }: Told): string {
  const [{ hero, roll, reroll }] = group
  const settled = all.find((event) => event.event === 'checkSettled')
  if (settled) {
    const suffered = settled.kind === 'fire' ? count(settled.suffered, 'blessure') : `${settled.suffered} corruption`
    const what = `Test de ${settled.kind === 'fire' ? 'Feu' : 'Corruption'} (${say.name(hero)})`
    return `${what} : ${count(settled.dice, 'dé')}, ${settled.suffered === 0 ? 'rien' : suffered}.`
  }
  const [own, theirs] = (['heroes', 'sins'] as const).map((side) =>
    group.filter((event) => event.side === side).reduce((sum, { faces }) => sum + faces.length, 0),
  )
  const dice = own ? count(own, 'dé') : ''
  const against = theirs ? `${own ? 'contre ' : ''}${own ? theirs : count(theirs, 'dé')}` : ''
  return `${ROLLS[roll](say.name(hero))}${reroll ? ', relance' : ''} : ${[dice, against].filter(Boolean).join(' ')}.`
}

const fightSettled: Caption<'fightSettled'> = ([{ hero, wounds, corruption }], { say, all }) => {
  const roll = all.find((event) => event.event === 'rollSettled')
  const suffered = [
    ...(wounds > 0 ? [count(wounds, 'blessure')] : []),
    ...(corruption > 0 ? [`${corruption} corruption`] : []),
  ]
  const dealt = roll && roll.hits > 0 ? `inflige ${results(roll.hits, 'hit', say)}, ` : ''
  return `${say.name(hero)} ${dealt}${suffered.length === 0 ? 'ne subit rien' : `subit ${list(suffered)}`}.`
}

const fightStarted: Caption<'fightStarted'> = ([{ hero, space, target, by, ranged }], { say }) => {
  if (ranged) return `${say.name(hero)} tire sur les monstres : ${say.space(target)}.`
  if (by === 'sins') return `${say.space(space)} : les monstres attaquent ${say.name(hero)}.`
  return `${say.space(space)} : ${say.name(hero)} combat les monstres.`
}

const moved = ([{ monster, to }]: Group<'monsterMoved' | 'monsterTeleported'>, { say, sin }: Told): string =>
  `${sin} déplace : ${figures([monster], say)} → ${say.space(to)}.`

const VOTES: Readonly<Record<KindWith<'vote'>, string>> = {
  'first-hero': 'le premier héros',
  mission: 'la prochaine mission',
  choice: 'le choix',
}

const KILLED: Readonly<Record<Of<'monsterKilled'>['by'], string>> = {
  fight: 'combat',
  ranged: 'tir',
  orbital: 'frappe orbitale',
  effect: 'texte',
}

const PLACE = /^place-(\d)$/

const CAPTIONS: { readonly [N in EventName]: Caption<N> } = {
  gameStarted: ([{ story }], { say }) => `${say.name(story)} : la partie commence.`,
  gameOver: ([{ winner }]) => (winner === 'heroes' ? 'Haven tient debout.' : 'Haven tombe.'),
  // rounds and turns
  roundStarted: ([{ round }]) => `La manche ${round} commence.`,
  roundEnded: ([{ round }]) => `La manche ${round} est finie.`,
  firstHeroChosen: ([{ hero }], { say }) => `${say.name(hero)} joue en premier.`,
  turnStarted: ([{ hero, with: token }], { say }) =>
    token === 'extra' ? `${say.name(hero)} joue un tour supplémentaire.` : `${say.name(hero)} commence un tour.`,
  turnPassed: ([{ hero }], { say }) => `${say.name(hero)} passe.`,
  turnEnded: ([{ hero }], { say }) => `${say.name(hero)} termine son tour.`,
  tokensReset: () => 'Tous les jetons sont réactivés.',
  ballotCast: ([{ count: cast }]) => `${count(cast, 'voix', 'voix')} jusqu’ici.`,
  voteFailed: ([{ vote }], { sin }) => `Pas d’accord, ${sin} décide : ${VOTES[vote as KindWith<'vote'>]}.`,
  choiceMade: ([{ cause, choice }], { say }) => `${say.name(cause)} : ${say.choice(choice, cause)}.`,
  // figures
  heroMoved: ([{ hero, to, metro }], { say }) =>
    `${say.name(hero)} ${metro ? 'prend le métro' : 'se déplace'} → ${say.space(to)}.`,
  heroTeleported: ([{ hero, to }], { say }) => `Téléportation : ${say.name(hero)} → ${say.space(to)}.`,
  heroDied: ([{ hero, space }], { say }) => `${say.space(space)} : ${say.name(hero)} meurt.`,
  heroJoined: ([{ hero, instead }], { say }) => `Relève : ${say.name(instead)} → ${say.name(hero)}.`,
  formChanged: ([{ hero, form }], { say }) =>
    form === hero
      ? `${say.name(hero)} reprend sa première forme.`
      : `${say.name(hero)} change de forme : ${say.name(form)}.`,
  monsterMoved: moved,
  monsterTeleported: moved,
  monsterSummoned: (group, { say }) => `${monsters(group, say)} → ${places(group, say)}.`,
  monsterKilled: (group, { say }) => `Mort : ${monsters(group, say)} (${KILLED[group[0].by]}).`,
  monsterReinforced: (group, { say }) => `Invocation désormais possible : ${monsters(group, say)}.`,
  monsterWithdrawn: ([{ monster, cause }], { say }) => `${say.name(cause)} : ${say.name(monster)} quitte le cimetière.`,
  orbitalMoved: ([{ to }], { say }) => `Frappe orbitale pointée : ${say.space(to)}.`,
  // hurt and healing
  woundTaken: (group, { say }) =>
    `${heroes(group, say)} : ${count(group.length, 'blessure')} (${say.cause(group[0].cause)}).`,
  woundHealed: ([{ hero }], { say }) => `${say.name(hero)} soigne une blessure.`,
  corruptionTaken: ([{ hero, level, voluntary }], { say }) =>
    `${say.name(hero)} ${voluntary ? 'choisit' : 'subit'} 1 corruption : niveau ${level}.`,
  corruptionLost: ([{ hero, level }], { say }) => `${say.name(hero)} perd 1 corruption : niveau ${level}.`,
  forbidden: ([{ hero, cause }], { say }) => `${say.name(cause)} entrave ${say.name(hero)}.`,
  innocentKilled: ([{ hero }], { say }) => `Un Innocent porté par ${say.name(hero)} meurt.`,
  // tokens and cards
  tokenPlaced: (group, { say }) => `${tokens(group, say)} → ${places(group, say)}.`,
  tokenLost: (group, { say }) => `Plus là : ${tokens(group, say)} (${places(group, say)}).`,
  tokenRemoved: (group, { say }) =>
    `${heroes(group, say)} ${group[0].token === 'altar' ? 'brise' : 'retire'} : ${tokens(group, say)}.`,
  tokenTaken: ([{ token, hero }], { say }) => `${say.name(hero)} ramasse ${aToken(token, say)}.`,
  tokensFlipped: ([{ tokens: kinds, hero }], { say }) =>
    `${say.name(hero)} trouve : ${tally(kinds, (number, kind) => times(number, kind, say)).join(', ') || 'rien'}.`,
  npcDropped: ([{ npc, space, hero }], { say }) => `${say.space(space)} : ${say.name(hero)} dépose ${le(npc, say)}.`,
  innocentDelivered: ([{ hero, space }], { say }) => `${say.space(space)} : ${say.name(hero)} confie un Innocent.`,
  iconCovered: ([{ district, icon }], { say }) => `${say.space(district)} : icône ${say.name(icon)} recouverte.`,
  iconUncovered: ([{ district, icon }], { say }) => `${say.space(district)} : icône ${say.name(icon)} libre.`,
  monsterPinned: ([{ monster }], { say }) => `Monstre cloué sur place : ${say.name(monster)}.`,
  spaceMarked: ([{ space, mark }], { say }) => `${say.space(space)} : ${say.name(mark)}.`,
  spaceUnmarked: ([{ space, mark }], { say }) => `${say.space(space)} : plus de « ${say.name(mark)} ».`,
  missionMarked: ([{ mark }], { say }) =>
    PLACE.test(mark) ? 'Une place de l’ordre du tour est marquée.' : `Marque pour la mission : ${say.name(mark)}.`,
  extraTurnGained: ([{ hero }], { say }) => `${say.name(hero)} gagne un Tour supplémentaire.`,
  extraTurnLost: ([{ hero }], { say }) => `${say.name(hero)} perd un Tour supplémentaire.`,
  upgradeTaken: ([{ hero, card }], { say }) => `${say.name(hero)} prend « ${say.name(card)} ».`,
  upgradeLost: ([{ hero, card }], { say }) => `${say.name(hero)} perd « ${say.name(card)} ».`,
  upgradeSlept: ([{ card, cause }], { say }) => `${say.name(cause)} : « ${say.name(card)} » reste sans effet.`,
  inventoryRefilled: ([{ card }], { say }) => `Nouveau dans l’inventaire : ${say.name(card)}.`,
  // City Actions
  cityUsed: ([{ hero, district }], { say }) => `${say.name(hero)} utilise un quartier : ${say.space(district)}.`,
  cityActionDone: ([{ hero, action }], { say }) => `${say.name(hero)} : ${say.name(action)}.`,
  cityActionSkipped: ([{ hero, action }], { say }) => `${say.name(hero)} doit renoncer : ${say.name(action)}.`,
  // dice and fights
  fightStarted,
  fightOff: ([{ hero }], { say }) => `${say.name(hero)} meurt : le combat n’a pas lieu.`,
  cleanseStarted: ([{ hero, space }], { say }) => `${say.space(space)} : ${say.name(hero)} nettoie.`,
  acolyteUsed: ([{ acolytes, space }], { say }) =>
    `${say.space(space)} : capacité des acolytes (${say.name(acolytes)}).`,
  diceRolled,
  faithTurned: (group, { say }) =>
    `${heroes(group, say)} : FAITH → ${list(
      tally(
        group.map(({ as }) => as),
        (n, as) => results(n, as, say),
      ),
    )}.`,
  resultDropped: ([{ face, count: dropped, cause }], { say }) =>
    `${say.name(cause)} : ${results(dropped, face, say)} en moins.`,
  resultAdded: ([{ face, count: added, cause }], { say }) =>
    `${say.name(cause)} : ${results(added, face, say)} en plus.`,
  rollSettled: ([{ hero, hits, skills }], { say }) =>
    `${say.name(hero)} : ${results(hits, 'hit', say)}, ${results(skills, 'skill', say)}.`,
  fightSettled,
  checkSettled: ([{ hero, kind, suffered }], { say }) =>
    `Test de ${kind === 'fire' ? 'Feu' : 'Corruption'} (${say.name(hero)}) : ${suffered === 0 ? 'rien' : suffered}.`,
  abilityUsed: ([{ ability, hero }], { say, sin }) => `${hero === '' ? sin : say.name(hero)} : ${say.name(ability)}.`,
  textUsed: ([{ cause }], { say }) => `« ${say.name(cause)} » prend effet.`,
  // the Sins player
  reactionCommitted: ([{ hero, reacts }], { say, sin }) =>
    `${sin} ${reacts ? 'réagira' : 'ne réagira pas'} (${say.name(hero)}).`,
  reactionSpent: ([{ hero, left }], { say, sin }) =>
    `${sin} réagit (${say.name(hero)}) ; reste : ${count(left, 'réaction')}.`,
  reactionGained: ([{ count: gained }], { sin }) =>
    `${sin} ${gained === 0 ? 'ne gagne aucune réaction' : `gagne ${count(gained, 'réaction')}`}.`,
  sinCardPlayed: ([{ card, hero }], { say, sin }) => `${sin} joue « ${say.name(card)} » contre ${say.name(hero)}.`,
  sinCardCancelled: ([{ card, cause }], { say }) => `« ${say.name(card)} » : carte annulée (${say.name(cause)}).`,
  sinCardDiscarded: ([{ card }], { say }) => `« ${say.name(card)} » : carte défaussée.`,
  sinCardThrown: ([{ card, cause }], { say }) => `${say.name(cause)} : défausse de « ${say.name(card)} ».`,
  sinCardsDrawn: ([{ count: drawn }], { sin }) => `${sin} pioche ${count(drawn, 'carte Péché', 'cartes Péché')}.`,
  sinDeckRemade: () => 'La défausse des cartes Péché redevient pioche.',
  // story
  trackRaised: (group) => `L’Apocalypse monte à ${Math.max(...group.map(({ level }) => level))}.`,
  apocalypseDrawn: ([{ count: drawn }], { sin }) =>
    `${sin} pioche ${count(drawn, 'carte Apocalypse', 'cartes Apocalypse')}.`,
  apocalypseRevealed: ([{ card }], { say }) => `En vigueur désormais : ${say.name(card)}.`,
  apocalypsePutBack: () => 'L’autre carte passe sous la pioche.',
  apocalypseRemoved: ([{ card }], { say }) => `« ${say.name(card)} » n’est plus en vigueur.`,
  missionProgress: ([{ mission, progress, count: needed }], { say }) =>
    `${say.goal(mission, needed)} : ${progress} sur ${needed}.`,
  missionAccomplished: ([{ mission }], { say }) => `Mission accomplie : ${say.name(mission)}.`,
  missionBegun: ([{ mission, count: needed }], { say }) =>
    `Nouvelle mission, « ${say.name(mission)} » : ${say.goal(mission, needed)}.`,
  countChanged: ([{ mission, count: needed }], { say }) =>
    `« ${say.name(mission)} » change : ${say.goal(mission, needed)}.`,
  darkPastGiven: ([{ hero }], { say }) => `${say.name(hero)} a un Passé sombre.`,
  darkPastRevealed: ([{ hero, card }], { say }) => `Passé sombre (${say.name(hero)}) : ${say.name(card)}.`,
}

/** The first of these events is what the scene is about; those alike belong to it. */
export function caption(main: Event, all: readonly Event[], sin: string, say: Say): string {
  const group = all.filter(({ event }) => event === main.event)
  const make = CAPTIONS[main.event] as Caption<EventName>
  return make(group as unknown as Group<EventName>, { say, sin: say.name(sin), all })
}

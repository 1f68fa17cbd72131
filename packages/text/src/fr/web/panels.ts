import type { Bonus } from '@haven/engine'
import type { panels as english } from '../../en/web/panels.ts'
import type { Say } from '../../language.ts'
import type { Said } from '../../said.ts'
import { count as counted, de } from '../grammar.ts'

/** What panels, cards and dice say besides the names and texts of the game itself. */

function bonusOf(bonus: Bonus, say: Say): string {
  switch (bonus.kind) {
    case 'none':
      return 'aucun bonus'
    case 'die':
      return '1 dé de plus'
    case 'defense':
      return '1 défense de plus'
    case 'hit':
      return counted(bonus.count, 'touche')
    case 'choice':
      return `1 au choix : ${bonus.of.map(say.name).join(', ')}`
  }
}

interface Faces {
  readonly face: string
  readonly count: number
}

const facesOf = (faces: readonly Faces[], say: Say): string =>
  faces.length === 0 ? 'aucun dé' : faces.map(({ face, count }) => `${count} × ${say.name(face)}`).join(', ')

const BACKS = {
  sin: 'Carte Péché',
  apocalypse: 'Carte Apocalypse',
  upgrade: 'Amélioration',
  past: 'Carte Passé sombre',
} as const

export const panels: Said<typeof english> = (say) => ({
  fight: 'Combat',
  skill: 'Compétence',
  defense: 'Défense',
  ranged: 'À distance',
  dice: 'dés',
  sin: 'Péché',
  sinCard: (sin, copies) => (copies > 1 ? `${say.name(sin)} · ${copies} dans la pioche` : say.name(sin)),
  hellClub: 'Hell Club',
  acolytes: 'Acolytes',
  oncePerRound: 'Une fois par manche',
  always: 'En permanence',
  toTheEnd: 'Jusqu’à la fin de la partie',
  atSeven: 'Fin d’un tour à 7 de corruption',
  apocalypse: 'Apocalypse',
  apocalypseCard: (type) => `Apocalypse · ${say.name(type)}`,
  upgrade: 'Amélioration',
  darkPast: (number) => `Passé sombre ${number}`,
  onStage: 'Le plateau est sur la table',
  missionOf: (step, steps) => `Mission ${step} sur ${steps}`,
  storyOf: (type) => `Scénario · ${say.name(type)}`,
  rule: 'Règle',
  abilityOf: (form) => `Capacité ${de(say.name(form))}`,
  faceDown: (deck) => `${BACKS[deck]}, face cachée`,
  heroes: 'Héros',
  active: 'à son tour',
  dead: 'a péri',
  corruption: 'Corruption',
  corruptionTrack: (hero) => `Piste de corruption ${de(say.name(hero))}`,
  slot: ({ slot, bonus, wounded, isLevel, counts }) =>
    [
      `${slot} : ${bonusOf(bonus, say)}`,
      ...(wounded ? ['recouvert par une blessure'] : []),
      ...(isLevel ? ['la corruption est ici'] : []),
      ...(counts === 'now'
        ? ['compte dans ce lancer']
        : counts === 'would'
          ? ['compterait avec 1 corruption subie maintenant']
          : []),
    ].join(', '),
  lives: (left, of) => (left === 0 ? 'a péri' : left === 1 ? 'encore 1 vie' : `${left} vies sur ${of}`),
  left: (count) => `reste : ${count}`,
  turnTokens: (count, of) => `Jetons Tour : ${count} sur ${of}`,
  extraTurns: (count) => counted(count, 'jeton Tour supplémentaire', 'jetons Tour supplémentaire'),
  cityReady: 'Action de Ville disponible',
  cityUsed: 'Action de Ville faite',
  upgradesTitle: 'Améliorations',
  innocents: (count) => counted(count, 'Innocent'),
  company: 'Compagnons',
  at: (space) => `case : ${say.space(space)}`,
  takesForThisRoll: (level) => `Les bonus jusqu’à ${level} comptent dans ce lancer`,
  reserve: (count) => `Réserve · ${count}`,
  deathThatLoses: (death) => (death === 1 ? 'prochaine mort : défaite' : `${death}e mort : défaite`),
  deathsToWin: (deaths) => `${counted(deaths, 'mort')} pour gagner`,
  reserveEmpty: 'Plus personne. La prochaine mort fait perdre la partie.',
  inventory: 'Améliorations offertes',
  inventoryEmpty: 'Il ne reste aucune amélioration à prendre.',
  deckLeft: (count) => `${counted(count, 'carte')} dans la pioche`,
  power: 'Pouvoir',
  monsters: 'Monstres',
  fightAndDefense: 'Combat, Défense',
  monsterState: (onBoard, dead) => (onBoard + dead === 0 ? 'pas encore' : counted(dead, 'mort')),
  monsterSays: (name, fight, defense, state) => `${name} : Combat ${fight}, Défense ${defense}, ${state}`,
  gone: 'hors du jeu',
  reactions: (active, of) => `Jetons Réaction actifs : ${active} sur ${of}`,
  reactionsTitle: 'Réactions',
  reactionsLeft: (active, of) => `${active} sur ${of}`,
  sinCardSlot: 'Carte Péché de ce tour',
  sinCardMay: '1 peut venir',
  inDeck: (count) => `pioche : ${count}`,
  hand: (count) => `Main · ${count}`,
  handEmpty: 'Aucune carte en main.',
  discard: (count) => counted(count, 'jouée'),
  abilityReady: 'disponible',
  abilityUsed: 'utilisée cette manche',
  asleep: (card) => `${say.name(card)}, en sommeil`,
  committed: (reacts) => (reacts ? 'Réagira à ce tour' : 'Ne réagira pas à ce tour'),
  story: 'Scénario',
  level: (level, most) => `Apocalypse, niveau ${level} sur ${most}`,
  reached: 'atteint',
  cardsInForce: 'En vigueur',
  noCardsInForce: 'Aucune carte Apocalypse encore. Le niveau 1 apporte la première.',
  mission: 'Mission',
  progress: (done, of) => `${done} sur ${of}`,
  missionState: {
    done: 'accomplie',
    current: 'en cours',
    ahead: 'à venir',
    choice: 'un choix',
    'passed-by': 'non choisie',
  },
  briefing: 'Briefing',
  missionChain: 'Missions',
  or: 'ou',
  round: (round) => `Manche ${round}`,
  turnOrder: 'Ordre du tour',
  nextUp: 'ensuite',
  details: (id) => `${say.name(id)}, détails`,
  close: 'Fermer',
  faces: (faces) => facesOf(faces, say),
  roll: (who, faces) => `${say.name(who)} : ${facesOf(faces, say)}`,
  noDice: 'aucun dé',
  extraDie: 'dé en plus',
  cancelled: 'annulé',
  bonus: (bonus) => bonusOf(bonus, say),
})

import type { RollOf } from '@haven/engine'
import type { table as english } from '../../en/web/table.ts'
import type { Say } from '../../language.ts'
import type { Said } from '../../said.ts'
import type { Sitter } from '../../sitter.ts'
import { au, count } from '../grammar.ts'
import { assign } from './assign.ts'
import { odds } from './odds.ts'

const ROLLS: Readonly<Record<RollOf, (hero: string) => string>> = {
  fight: (hero) => `${hero} combat`,
  ranged: (hero) => `${hero} tire`,
  cleanse: (hero) => `${hero} nettoie`,
  'corruption-check': (hero) => `Test de Corruption (${hero})`,
  'fire-check': (hero) => `Test de Feu (${hero})`,
}

type SpaceFacts = Parameters<ReturnType<typeof english>['city']['space']>[0]

/** "Les Docks, quartier. Leah. 2 acolytes. Feu. Ville : Soin, Repentir." */
function spaceOf({ space, isDistrict, heroes, monsters, tokens, city, note }: SpaceFacts, say: Say): string {
  const parts = [
    `${say.space(space)}, ${isDistrict ? 'quartier' : 'rue'}`,
    ...[heroes, monsters, tokens].filter(({ length }) => length > 0).map((things) => things.join(', ')),
    ...(city.length === 0 ? [] : [`Ville : ${city.join(', ')}`]),
    ...(note === null ? [] : [note]),
  ]
  return parts.map((part) => `${part}.`).join(' ')
}

const sitter = ({ seat, person }: Sitter, say: Say): string => person ?? say.name(seat)

/** The table screen: prompt bar, log, windows, votes, the end. */
export const table: Said<typeof english> = (say) => ({
  board: 'Ville',
  views: 'Vues',
  promptBar: 'Votre décision',
  heroes: 'Héros',
  sin: 'Péché',
  story: 'Scénario',
  log: 'Journal',
  wholeLog: 'en entier',
  wholeLogTitle: 'Le journal entier',
  menu: 'Menu',
  round: (round) => `Manche ${round}`,
  hand: 'Votre main',
  handOf: (number) => `Votre main : ${count(number, 'carte')}`,
  // the prompt bar
  sitter: (who) => sitter(who, say),
  waitingFor: (who) => `En attente : ${sitter(who, say)}…`,
  thinking: (who) => `Réflexion : ${sitter(who, say)}…`,
  playing: 'En cours…',
  allOptions: 'Toutes les réponses',
  places: (from, number) => `${from === null ? '' : `depuis ${say.space(from)}, `}${count(number, 'case')}`,
  undo: 'Revenir',
  undoHint: 'Reprendre votre dernière décision',
  rewind: 'Rembobiner',
  rewindHint: 'Reprendre dans tous les cas ; les dés tomberont autrement',
  rule: (id) => `Règle ${say.name(id)}`,
  ruleOf: (id) => `${id}, ${say.name(id)}`,
  allowed: 'Rien ne s’y oppose : c’est une des réponses.',
  notSaved: 'Ce navigateur ne garde pas la partie. Téléchargez-la avant de partir.',
  yourDecision: (question) => `Votre décision. ${question}`,
  city: {
    start: 'Départ',
    zoomIn: 'Agrandir',
    zoomOut: 'Réduire',
    wholeMap: 'Plan entier',
    space: (facts) => spaceOf(facts, say),
  },
  // the fight
  fight: (hero, where) => `${say.space(where)} : ${say.name(hero)} combat`,
  shot: (hero, where) => `${say.name(hero)} tire : ${say.space(where)}`,
  lanes: { prepare: 'Préparation', sins: 'Péché', last: 'Dernier mot', roll: 'Lancer', resolve: 'Résolution' },
  against: (monsters) => `contre ${monsters.map(say.name).join(', ')}`,
  assign: assign(say),
  rollOf: (roll, hero) => ROLLS[roll](say.name(hero)),
  odds: odds(say),
  // windows of the Sins player
  pulse: 'Le joueur Péché peut agir',
  hold: 'Retenir',
  holdHint: 'Le joueur Péché veut regarder ses cartes',
  letGo: 'Laisser passer',
  armed: 'Armée',
  ask: 'Demander',
  quiet: 'Muette',
  armedHint: 'Jouée dès que son moment vient',
  askHint: 'La question vous est posée à son moment',
  quietHint: 'Ne jamais s’arrêter pour cette carte',
  orderOf: (card) => `${say.name(card)} : quand son moment vient`,
  armedAgainst: (card) => `${say.name(card)} : armée contre`,
  againstAll: 'tout le monde',
  fromWounds: (card) => `${say.name(card)} : armée à partir de tant de blessures`,
  leastWounds: (number) => (number === 0 ? 'blessé ou non' : `${count(number, 'blessure')} ou plus`),
  yieldTurn: 'Passer toutes les fenêtres de ce tour',
  // the curtain
  curtain: (seat) => `Passez l’écran ${au(seat, say)}`,
  curtainText: 'La prochaine question n’est pas pour les autres yeux de cette table.',
  curtainOpen: 'Maintenir pour ouvrir',
  curtainOpenHint: 'Maintenez le bouton, ou la barre d’espace, une demi-seconde',
  // votes
  vote: 'S’unir ou périr',
  voteAgree: (agreeing, seats) => `${agreeing} sur ${seats} d’accord`,
  voteChip: (who, option) => `${sitter(who, say)} : ${option}`,
  giveUpBy: (who) => `${sitter(who, say)} : pas d’accord possible`,
  giveUpHint: 'Un second joueur doit le confirmer ; ensuite, le joueur Péché décide',
  gaveUp: (number) => `Pas d’accord possible : ${count(number, 'voix', 'voix')}`,
  // log
  sealed: 'définitif',
  // the menu
  save: 'Télécharger cette partie',
  record: 'Télécharger le compte rendu',
  position: 'Télécharger la position',
  shareLink: 'Copier un lien vers cette position',
  keys: 'Clavier',
  legend: 'Légende',
  keysOrLegend: 'Clavier et légende',
  // the end
  home: 'Quitter la table',
  // keyboard sheet
  keyList: {
    digits: 'Un acte, une carte ou un emplacement par son numéro ; dans la liste, une réponse',
    end: 'Finir le tour',
    undo: 'Revenir',
    suggest: 'Proposer une réponse pour blessures, touches et FAITH',
    list: 'Toutes les réponses en mots',
    clear: 'Recommencer un plan',
    rule: 'Montrer la règle',
    why: 'Sur quoi repose une probabilité',
    book: 'Scénario et menace',
    targets: 'Prochaine cible permise sur le plateau',
    stops: 'Partie suivante de la table',
    confirm: 'Faire ce qui est choisi ; pendant un film, passer à la scène suivante (avec Maj, à la fin)',
    freeze: 'Arrêter le film, puis le reprendre',
    captions: 'Les cinq dernières phrases de ce qui s’est passé',
    hold: 'Retenir une fenêtre (joueur Péché)',
    yield: 'Passer toutes les fenêtres de ce tour (joueur Péché)',
    draft: 'Préparer une réaction (joueur Péché)',
    zen: 'Plateau seul',
    log: 'Le journal entier',
    inspect: 'Qu’est-ce que c’est ? Encore : la chose suivante au même endroit',
    reach: 'Maintenir : ce que les monstres peuvent atteindre',
    help: 'Cette feuille',
    back: 'Retour, fermer',
  },
})

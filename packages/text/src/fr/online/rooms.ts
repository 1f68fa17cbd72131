import type { rooms as english } from '../../en/online/rooms.ts'
import type { Say } from '../../language.ts'
import type { Said } from '../../said.ts'
import { count, de, decimal, du, plural } from '../grammar.ts'

const HOUR = 60

const minutes = (seconds: number): string => `${decimal(seconds / HOUR)} min`

const hoursOf = (minutes: number): string => `${Math.floor(minutes / HOUR)} h`

/** "12 heures", "3 jours" */
const stretch = (hours: number): string => (hours < 48 ? count(hours, 'heure') : count(hours / 24, 'jour'))

const isOpen = (wish: string | null): wish is null => wish === null || wish === 'random'
const storyOf = (story: string | null, say: Say): string =>
  isOpen(story) ? 'N’importe quel scénario' : say.name(story)

/** Before the game: the list of tables, a new one, its room. */
export const rooms: Said<typeof english> = (say) => ({
  title: 'Jouer en ligne',
  lead: 'Ouvrez une table, envoyez le lien à vos amis et asseyez-vous. Des bots jouent les places vides. Sans compte.',
  make: 'Ouvrir une table',
  own: 'Une table à vous',
  changeGame: 'Une autre partie, un autre Péché, d’autres héros',
  changeTable: 'Les pendules, les bots, et qui peut regarder',
  makeFrom: 'Ouvrir une table à partir de ce moment',
  fromMoment: (story, round) => `Elle commence à un moment de « ${say.name(story)} », à la manche ${round}.`,
  mineAt: (story, host) => `${storyOf(story, say)}, à la table ${de(host)}`,
  storyOf: (story) => storyOf(story, say),
  mineUnknown: 'Une table où vous aviez une invitation',
  quick: {
    title: 'Partie rapide',
    lead: 'Vous avez une place tout de suite : avec d’autres qui cherchent une partie en ce moment, ou à une nouvelle table. Des bots gardent les autres places jusqu’à ce que quelqu’un vienne.',
    side: 'Je joue',
    sides: { either: 'l’un ou l’autre camp', heroes: 'les héros', sins: 'le Péché' },
    pace: 'À ce rythme',
    paces: {
      live: 'en direct, avec pendule',
      relaxed: 'tranquillement, avec beaucoup de temps',
      days: 'sur plusieurs jours',
    },
    find: 'Trouver une partie',
    stop: 'Ne plus chercher',
    looking: 'Recherche d’une table…',
    inWords: 'Sans image, en mots',
    guest: (number) => `Invité ${number}`,
  },
  filters: {
    title: 'N’en montrer que certaines',
    any: 'peu importe',
    side: 'Une place libre pour',
    pace: 'Rythme',
    story: 'Ce qui se joue',
    phase: 'Où elle en est',
    phases: { lobby: 'pas commencée', playing: 'en cours' },
  },
  open: 'Tables ouvertes',
  openCount: (tables) => count(tables, 'table'),
  openMore: 'Plus de tables',
  openNone: 'Personne n’attend de joueurs en ce moment.',
  openLoading: 'Recherche des tables ouvertes…',
  openMissing:
    'Il n’y a pas de serveur de tables en ligne derrière cette page. Les parties à la maison marchent comme toujours.',
  openAt: (host) => `Table ${de(host)}`,
  free: (seats) => count(seats, 'place libre', 'places libres'),
  refresh: 'Regarder de nouveau',
  name: 'Votre nom',
  nameHint: 'Tel que les autres le liront',
  time: 'Temps',
  table: 'La table',
  control: 'Comment vous jouez',
  controls: { none: 'En direct, sans pendule', live: 'En direct, avec pendule', days: 'Sur plusieurs jours' },
  bank: 'Temps par joueur',
  increment: 'En plus par décision',
  hours: 'Temps par décision',
  minutes,
  seconds: (seconds) => `${seconds} s`,
  hoursOf: stretch,
  window: 'Chaque fenêtre du joueur Péché',
  windowHint: 'Elle dure autant, quelle que soit la main',
  talk: 'Les héros discutent d’un vote pendant',
  talkEver: 'aussi longtemps qu’ils veulent',
  coach: 'Le coach pour qui en veut',
  coachHint: 'Sinon, le coach se tait tant que des gens jouent l’autre camp',
  coached: 'Coach permis',
  listed: 'La montrer parmi les tables ouvertes',
  listedHint: 'Sinon, il faut avoir le lien pour la trouver',
  spectators: 'Spectateurs',
  spectatorsSee: {
    none: 'aucun',
    public: 'voient ce qui est public',
    heroes: 'voient ce que voient les héros',
    delayed: 'voient, une manche plus tard, ce qui n’est plus secret',
  },
  bot: 'Bots aux places vides',
  change: 'Changer les réglages',
  keepSettings: 'Garder ces réglages',
  random: 'Au hasard',
  // the room
  roomTitle: (host) => `Table ${de(host)}`,
  begin: 'Commencer la partie',
  beginAlone: 'Il n’y a personne à la table',
  beginAloneAsk: 'Seuls des bots joueraient cette partie, et vous regarderiez. Vous pouvez d’abord vous asseoir.',
  beginAnyway: 'Laisser jouer les bots',
  sitFirst: 'M’asseoir d’abord',
  beginHint: (free) =>
    free === 0
      ? 'Toutes les places sont prises.'
      : plural(free, { one: '# bot jouera avec vous.', other: '# bots joueront avec vous.' }),
  onlyHost: (host) => `C’est à ${host} de commencer la partie.`,
  seats: 'Places',
  sit: 'M’asseoir ici',
  sitIn: (seat) => `M’asseoir ici : ${say.name(seat)}`,
  stand: 'Me lever',
  standFrom: (seat) => `Me lever : ${say.name(seat)}`,
  you: 'vous',
  nobody: 'Libre',
  botAt: (level) => `Bot, ${level}`,
  botFor: (seat) => `Bot à la place ${du(seat, say)}`,
  botLater: 'Libre, ou un bot',
  people: 'Présents',
  lock: 'Verrouiller la table',
  lockHint: 'Personne d’autre ne peut s’asseoir, demander une place ni se joindre à la conversation.',
  locked: 'L’hôte a verrouillé cette table : personne d’autre ne peut s’asseoir.',
  cancel: 'Annuler',
  host: 'Hôte',
  makeHost: 'Nommer hôte',
  makeHostOf: (name) => `Nommer ${name} hôte`,
  makeHostAsk: (name) => `${name} dirigera cette table, et plus vous.`,
  sendAway: 'Renvoyer',
  sendAwayOf: (name) => `Renvoyer ${name}`,
  sendAwayAsk: (name) =>
    `${name} ne pourra revenir à cette table avec aucun de ses appareils. Des bots continuent à ses places.`,
  hostAway: (minutes) =>
    minutes < 1 ? 'pas là' : `pas là depuis ${minutes < 120 ? `${minutes} min` : hoursOf(minutes)}`,
  hostGone: 'L’hôte n’est plus là depuis plus de dix minutes. Ceux qui sont assis peuvent en choisir un autre.',
  becomeHost: 'Devenir hôte',
  elect: 'Choisir comme hôte',
  electOf: (name) => `Choisir ${name} comme hôte`,
  kick: 'Demander le renvoi',
  kickOf: (name) => `Demander le renvoi ${de(name)}`,
  bystander: 'regarde',
  asking: 'demande une place',
  invite: 'Inviter',
  inviteHint: 'Qui ouvre ce lien peut prendre une place libre ; pendant une partie, il faut demander à l’hôte.',
  copyLink: 'Copier le lien',
  shareLink: 'Partager…',
  qrOf: (what) => `Code QR : ${what}`,
  settings: 'Réglages',
  setting: (story, map) =>
    `${isOpen(story) ? 'Scénario au hasard' : say.name(story)}, ${isOpen(map) ? 'plan au hasard' : say.name(map)}`,
  settingSin: (sin) => (isOpen(sin) ? 'Contre un Péché au hasard' : `Contre ${say.name(sin)}`),
  surprise: 'Votre Péché, que les héros apprennent au début de la partie',
  settingTime: {
    none: 'Sans pendule',
    live: (bank, increment) => `${minutes(bank)} par joueur, ${increment} s de plus par décision`,
    days: (hours) => `${stretch(hours)} par décision`,
  },
  private: 'Avec le lien seulement',
  public: 'Dans la liste',
})

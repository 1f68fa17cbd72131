import type { textView as english } from '../../en/web/text-view.ts'
import type { Say } from '../../language.ts'
import type { Said } from '../../said.ts'
import { count, either, kindOf, le, list, tally } from '../grammar.ts'

const several = (number: number, id: string, say: Say): string =>
  number === 1 ? say.name(id) : `${number} ${say.form(id, 'plural')}`

const listed = (ids: readonly string[], say: Say): string => list(ids.map(say.name))

/** Equal things together, figures by their kind. */
const tallied = (ids: readonly string[], say: Say): string =>
  list(tally(ids.map(kindOf), (number, id) => several(number, id, say)))

/** "e" behind what is said of a feminine word. */
const e = (id: string, say: Say): string => (say.gender(id) === 'f' ? 'e' : '')

const COLOURS: Readonly<Record<string, string>> = { red: 'rouge', blue: 'bleu' }

/** The same game in words alone, with a command line. */
export const textView: Said<typeof english> = (say) => ({
  title: 'Haven en texte',
  lead: 'Tout le jeu en titres, tableaux et ligne de commande : pour les lecteurs d’écran, les machines lentes et qui aime taper.',
  begin: 'Commencer une partie',
  beginHint: 'Le Dernier Carré, côté héros',
  custom: 'Partie personnalisée',
  online: 'Jouer en ligne, à plusieurs',
  saved: 'Sauvegardes',
  asText: 'En texte',
  asPicture: 'Montrer la ville',
  asPictureHint: 'La même partie, avec la ville dessinée',
  decision: 'Votre décision',
  answers: 'Réponses',
  answer: (number, words) => `${number}. ${words}`,
  command: 'Commande',
  commandHint:
    'Un numéro, ou des mots comme « aller C2 », « combattre », « pourquoi ville ». Plusieurs avec des points-virgules. Tapez « aide ».',
  send: 'Exécuter',
  transcript: 'Ce qui a été dit et ce qui s’est passé',
  conversation: 'Conversation',
  typed: (line) => `> ${line}`,
  question: (words, answers) => `${words} ${count(answers, 'réponse')}.`,
  seatQuestion: (seat, words) => `${say.name(seat)} : ${words}`,
  round: (round) => `Manche ${round}`,
  // tables
  city: 'Ville',
  cityCaption: 'Chaque case de la ville, et ce qui s’y trouve',
  space: 'Case',
  nextTo: 'Cases adjacentes',
  heroesHere: 'Héros',
  monstersHere: 'Monstres',
  tokensHere: 'Jetons',
  cityActions: 'Actions de Ville',
  nobody: 'personne',
  nothing: 'rien',
  none: 'aucune',
  printed: (number, token) => `${several(number, token, say)} imprimé${e(token, say)}${number > 1 ? 's' : ''}`,
  several: (number, id) => several(number, id, say),
  pinned: (monsters) => `${monsters} (${/^\d/.test(monsters) ? 'monstres cloués' : 'monstre cloué'} sur place)`,
  asleep: (card) => `${say.name(card)}, en sommeil`,
  committed: (reacts) => (reacts ? 'Le Péché réagira à ce tour.' : 'Le Péché ne réagira pas à ce tour.'),
  faceDown: (number) => `${count(number, 'jeton')} face cachée`,
  faceDownKind: (kind) => `${say.name(kind)}, face cachée`,
  metro: (colour) => `Métro ${COLOURS[colour] ?? colour}`,
  byMetro: (space, colour) => `${say.space(space)} (métro ${COLOURS[colour] ?? colour})`,
  start: 'case de départ',
  covered: (icon) => `${say.name(icon)} (recouvert${e(icon, say)})`,
  slotTaken: 'déjà utilisé cette manche',
  heroes: 'Héros',
  heroesCaption: 'Les héros dans l’ordre du tour',
  hero: 'Héros',
  onTurn: (hero) => `${say.name(hero)} (c’est son tour)`,
  fallen: (hero) => `${say.name(hero)} (a péri)`,
  stats: 'Combat, Compétence, Défense',
  statsOf: (fight, skill, defense) => `${fight}, ${skill}, ${defense}`,
  corruption: 'Corruption',
  wounds: 'Blessures',
  woundSlots: (slots) =>
    slots.length === 0
      ? 'aucune'
      : `${slots.length} sur 5, ${slots.length === 1 ? 'emplacement' : 'emplacements'} ${list(slots.map(String))}`,
  tokens: 'Tours restants',
  turnsLeft: (turns, extra, city) =>
    [
      count(turns, 'tour'),
      ...(extra > 0 ? [count(extra, 'tour supplémentaire', 'tours supplémentaires')] : []),
      ...(city ? ['Action de Ville'] : []),
    ].join(', '),
  bonuses: 'Bonus',
  bonus: (slot, words, covered) => `${slot} : ${covered ? 'blessure' : words}`,
  carries: 'Avec soi',
  innocents: (number) => count(number, 'Innocent'),
  sins: 'Péché',
  reactions: (ready, of) => `Jetons Réaction actifs : ${ready} sur ${of}.`,
  handCount: (number) => `${count(number, 'carte')} en main.`,
  hand: (cards) => `Main : ${listed(cards, say)}.`,
  open: (card) => `En jeu : ${say.name(card)}.`,
  discard: (cards) => `Défausse : ${tallied(cards, say)}.`,
  deadPile: (dead) => `Cimetière : ${tallied(dead, say)}.`,
  story: 'Scénario',
  mission: (mission, progress, needed) =>
    `${say.name(mission)}. ${say.goal(mission, needed)}. Progression : ${progress} sur ${needed}.`,
  apocalypse: (level) => `Apocalypse ${level} sur 7.`,
  inForce: (cards) => `En vigueur : ${listed(cards, say)}.`,
  reserve: (heroes) => (heroes.length === 0 ? 'La réserve est vide.' : `Réserve : ${listed(heroes, say)}.`),
  inventory: (cards) => `Inventaire : ${listed(cards, say)}.`,
  // replies
  wait: ({ seat, person }) => `En attente : ${person ?? say.name(seat)}.`,
  over: 'La partie est finie. Tapez « bilan » pour lire le fil de la partie, « revoir » pour la regarder, ou « accueil ».',
  unknown: (line, answers) =>
    `« ${line} » n’est pas une réponse ici. Choisissez un numéro de 1 à ${answers}, ou tapez « aide ».`,
  outOfRange: (answers) => `Choisissez un numéro de 1 à ${answers}, ou tapez « aide ».`,
  ambiguous: (numbers) => `Ce pourrait être ${either(numbers.map(String))}. Choisissez un de ces numéros.`,
  allowed: 'Rien ne s’y oppose : c’est une des réponses.',
  whyWhat:
    'Pourquoi quoi ? Par exemple : pourquoi aller C2, pourquoi combattre, pourquoi tirer D1, pourquoi ville, pourquoi carte Démesure.',
  whyUnknown: (words) => `« ${words} » : pas compris. Essayez : pourquoi aller C2, pourquoi combattre.`,
  ruleOf: (id, text) => `${id}, ${say.name(id)} : ${text}`,
  noRule: (words) =>
    `Il n’y a pas de règle « ${words} ». Les règles s’appellent comme MOVE-5 ou FIGHT-10 ; les cartes ont un nom.`,
  cardOf: (name, text) => `${name} : ${text}`,
  noCard: (words) => `Il n’y a pas de carte « ${words} ».`,
  noSpace: (words) => `Il n’y a pas de case « ${words} ». Les rues s’appellent comme C2, les quartiers par leur nom.`,
  noHero: (words) => `Il n’y a pas de héros « ${words} » en jeu.`,
  notHim: (asked, meant) => `La question est pour ${le(asked, say)}, pas pour ${le(meant, say)}.`,
  notAsked: 'Aucune question ne vous est posée en ce moment.',
  taken: 'Repris.',
  nothingToUndo: 'Il n’y a rien que vous puissiez reprendre.',
  suggested: (words) => `Proposition : ${words}. Tapez « faire » pour la suivre.`,
  noSuggestion: 'Il n’y a pas de proposition pour cette question.',
  nothingChosen: 'Rien n’est choisi. Tapez d’abord un numéro, ou « proposer ».',
  allDone: 'Tout est fait comme proposé.',
  held: 'La fenêtre est retenue.',
  released: 'Elle passe.',
  noWindow: 'Aucune fenêtre n’est ouverte.',
  proposed: (seat, words) => `${say.name(seat)} propose : ${words}.`,
  disagree: (seat) => `${say.name(seat)} : pas d’accord possible.`,
  stopped: (rest) => `Laissé de côté : ${list(rest.map((line) => `« ${line} »`))}.`,
  saving: 'Voici le fichier de votre partie.',
  help: [
    'Un numéro choisit la réponse qui le porte.',
    'Des mots aussi : aller C2 · combattre · tirer D1 · nettoyer · ville · explorer · finir · oui · non · passer · corrompre · lancer · acolyte 2 vers B1 · jouer Démesure.',
    'Plusieurs à la fois : aller C2 ; combattre ; corrompre. Cela s’arrête au premier qui n’est pas possible. « Rose : aller C2 » s’assure que la question est bien pour Rose.',
    'Réponses : relire les réponses. Quoi : relire la question.',
    'Pourquoi … : pourquoi une chose n’est pas possible. Règle MOVE-5 et carte Démesure : ce qui y est écrit.',
    'Regarder C2 : une case. Qui Rose : un héros. Équipe, plateau, péché, scénario, main, journal 20 : le reste de la table.',
    'Chemin C3 : ce que coûte le chemin jusque-là, le plus court et le plus sûr. Marcher C3 ou marcher prudemment C3 : y aller, jusqu’à ce qu’il se passe quelque chose.',
    'Chances : ce que chaque réponse peut amener. Proposer, puis faire. Tout : tout ce qui est du même genre, comme proposé.',
    'Revenir : reprendre votre dernière décision. Rembobiner : la reprendre dans tous les cas ; les dés tomberont autrement.',
    'Retenir et relâcher : les fenêtres du joueur Péché. Dans un vote : héros 2 : 1 pour un autre joueur, désaccord pour renoncer.',
    'Pour le joueur Péché : armer, demander ou taire, puis une carte ; armer Démesure contre Rose, ou dès 2 blessures, ou les deux ; céder : toutes les fenêtres de ce tour passent ; préparer abomination 1 vers héros, combattre : une réaction à l’avance ; préparer, seul, les relit, et oublier les efface.',
    'Sauvegarder : télécharger la partie. Revoir, bilan, accueil, image : aller ailleurs.',
  ],
})

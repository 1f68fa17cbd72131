import type { play as english } from '../../en/terminal/play.ts'
import type { Said } from '../../said.ts'

/** At the table: what is said beside the game itself. */
export const play: Said<typeof english> = {
  seed: (hash) => `SHA-256 de la graine : ${hash}`,
  typeHelp: 'À toute question, vous pouvez taper « aide ».',
  dashboard: (form, corruption, wounds, bonuses, say) =>
    `${say.name(form)} : corruption ${corruption}/7, blessures ${wounds}/5, bonus 1-7 : ${bonuses}`,
  outOfRange: (answers) => `Choisissez un numéro de 1 à ${answers}, ou tapez « aide ».`,
  noAnswer: (typed, answers) =>
    `« ${typed} » n’est pas une réponse ici. Choisissez un numéro de 1 à ${answers}, ou tapez « aide ».`,
  ambiguous: 'Plusieurs réponses peuvent convenir : choisissez un numéro.',
  toLevel: (level, bonuses) =>
    `jusqu’au niveau ${level} sur 7, pour ce lancer ${bonuses.map((bonus) => `+${bonus}`).join(', ') || 'rien'}`,
  places: (what, from, say) => `${say.name(what)}${from === undefined ? '' : ` (${say.space(from)})`}, vers :`,
  whyWhat:
    'Pourquoi quoi ? Par exemple : pourquoi aller C2, pourquoi combattre, pourquoi tirer D1, pourquoi ville, pourquoi carte démesure',
  whyUnknown: (typed) =>
    `« ${typed} » : pas compris. Essayez : pourquoi aller C2, pourquoi combattre, pourquoi carte démesure`,
  allowed: 'Rien ne s’y oppose : c’est une des réponses.',
  ruleOf: (id, title, text) => `${id}, ${title} : ${text}`,
  noRule: (typed) =>
    `Il n’y a pas de règle « ${typed} ». Les règles s’appellent comme MOVE-5 ou FIGHT-10 ; les cartes ont un nom.`,
  cardOf: (title, text) => `${title} : ${text}`,
  noCard: (typed) => `Il n’y a pas de carte « ${typed} ».`,
  nothingYet: 'Il ne s’est encore rien passé.',
  nobodyMoves: 'Personne ne se déplace en ce moment.',
  walkWhere: 'Marcher vers où ? Par exemple : marcher C3',
  way: (spaces, odds, say) =>
    `${spaces.map((space) => say.space(space)).join(', ')} : ${odds || 'aucun dé, aucune blessure'}`,
  noPlace: (typed) => `Il n’y a pas de case « ${typed} ».`,
  tooFar: (hero, space, say) => `Hors de portée de ce déplacement : ${say.name(hero)} → ${say.space(space)}.`,
  taken: 'Repris.',
  rewound: 'Repris. À partir d’ici, les dés tomberont autrement.',
  rewindInstead: '(« rembobiner » reprend dans tous les cas, et les dés tomberont autrement.)',
  saved: (file) => `Enregistré : ${file}`,
  notSaved: (message) => `Pas enregistré : ${message}`,
  loadWhich: 'Ouvrir quel fichier ? Par exemple : ouvrir ma-partie.json',
  loaded: (file) => `Ouvert : ${file}`,
  goOn: (last, file) => `Pour continuer : ${last} (ou ${file})`,
  sums: (rounds, decisions, track) => `Manches : ${rounds}   Décisions : ${decisions}   Apocalypse : ${track}/7`,
  record: (file) => `Compte rendu : ${file}`,
  checkIt: (command) => `Pour le vérifier : ${command}`,
  helpIntro:
    'Répondez par le numéro d’une réponse, par son identifiant, ou par des mots : « aller C2 », « combattre », « finir », « oui ».',
  help: {
    walk: [
      'marcher CASE',
      'tout le chemin jusque-là, en le moins de pas possible, avec le prix d’un déplacement plus long : marcher C3',
    ],
    way: ['chemin CASE', 'ce que coûte le chemin jusque-là, avant de le prendre : chemin C3'],
    why: [
      'pourquoi CHOSE',
      'pourquoi une chose n’est pas possible : pourquoi aller C2, pourquoi combattre, pourquoi tirer D1, pourquoi ville, pourquoi carte démesure',
    ],
    rule: ['règle ID', 'ce que dit une règle : règle MOVE-5'],
    card: [
      'carte NOM',
      'ce que dit une carte, un héros, un monstre, une mission ou un lieu : carte démesure, carte rose',
    ],
    hint: ['indice', 'ce que quelqu’un qui joue bien ferait ici, et pourquoi'],
    odds: ['chances', 'encore une fois les réponses, avec ce que chacune peut amener'],
    board: ['plateau', 'la ville et tout ce qui est à côté'],
    log: ['journal [N]', 'les N dernières choses qui se sont passées'],
    undo: [
      'revenir',
      'reprendre votre dernière décision, tant qu’aucun dé n’a été lancé et que personne d’autre n’a décidé',
    ],
    rewind: ['rembobiner', 'la reprendre dans tous les cas ; à partir de là, les dés tomberont autrement'],
    save: ['sauvegarder [FICHIER]', 'enregistrer la partie (elle l’est aussi après chaque décision)'],
    load: ['ouvrir FICHIER', 'continuer avec une autre partie'],
    quit: ['quitter', 'enregistrer et sortir (aussi Ctrl-C, Ctrl-D)'],
  },
}

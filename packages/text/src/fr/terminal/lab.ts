import type {
  Counted,
  arena as englishArena,
  progress as englishProgress,
  simulate as englishSimulate,
  tactics as englishTactics,
  tune as englishTune,
} from '../../en/terminal/lab.ts'
import type { Said } from '../../said.ts'
import { count } from '../grammar.ts'

/** The lab's runs and their reports for the terminal. */

const WHAT: Readonly<Record<Counted, readonly [one: string, many: string]>> = {
  games: ['partie', 'parties'],
  pairs: ['paire', 'paires'],
  iterations: ['étape', 'étapes'],
  check: ['paire de contrôle', 'paires de contrôle'],
  positions: ['position', 'positions'],
  nightmares: ['cauchemar', 'cauchemars'],
}

const games = (number: number): string => count(number, 'partie')
const pairsOf = (number: number): string => count(number, 'paire')

export const progress: Said<typeof englishProgress> = {
  line: (done, total, what, about, secondsLeft, note) =>
    [
      `${count(done, ...WHAT[what])} sur ${total}${about === null ? '' : ` (${about})`}`,
      secondsLeft === null ? '' : `, encore ${secondsLeft} s environ`,
      note === '' ? '' : ` : ${note}`,
    ].join(''),
  there: (done, total, file) => `déjà dans ${file} : ${games(done)} sur ${total}`,
}

export const simulate: Said<typeof englishSimulate> = {
  head: ['plan', 'joueurs', 'parties', 'victoires héros', 'victoires Péché', 'manches', 'étendue', 'décisions'],
  all: 'tout',
  speed: (decisions, seconds, perSecond, jobs) =>
    `${count(decisions, 'décision')} en ${seconds} s : ${perSecond} par seconde, avec ${count(jobs, 'fil d’exécution', 'fils d’exécution')}`,
  deadEnds: (number) => `impasses : ${number}`,
  unfinished: (number) => `inachevées : ${number}`,
  errors: (number) => `erreurs du moteur : ${number}`,
  problem: (game, message, report) => `partie ${game} : ${message} ; voir ${report}`,
  long: (rounds, number) => `plus de ${rounds} manches : ${number}`,
  longGame: (game, rounds) => `partie ${game} : ${count(rounds, 'manche')}`,
  reached: (number) => `Rencontré, sur ${games(number)} (nombre de fois ; entre parenthèses, de parties) :`,
  sums: (deaths, reshuffles, cancelled) =>
    `héros morts ${deaths}, pioches Péché refaites ${reshuffles}, cartes Péché annulées ${cancelled}`,
  level: (level) => `niveau ${level}`,
  fates: { begun: '(commencée)', accomplished: '(accomplie)', removed: '(retirée)' },
  never: (number) => `jamais servi : ${number}`,
  kinds: {
    victory: 'Victoires',
    mission: 'Missions',
    branch: 'Embranchements',
    event: 'Événements du scénario, selon la mission d’avant',
    track: 'Piste Apocalypse',
    apocalypse: 'Cartes Apocalypse',
    'hell-club': 'Hell Club',
    'dark-past': 'Passé sombre',
    'sin-card': 'Cartes Péché',
    acolytes: 'Capacités des acolytes',
    ability: 'Capacités des héros',
    upgrade: 'Améliorations',
    text: 'Textes utilisés par choix',
  },
  kindOf: {
    victory: 'victoire',
    mission: 'mission',
    branch: 'embranchement',
    event: 'événement',
    track: 'piste',
    apocalypse: 'Apocalypse',
    'hell-club': 'Hell Club',
    'dark-past': 'Passé sombre',
    'sin-card': 'carte Péché',
    acolytes: 'acolytes',
    ability: 'capacité',
    upgrade: 'amélioration',
    text: 'texte',
  },
}

/** Bots go by the names that the command line knows. */
export const arena: Said<typeof englishArena> = {
  title: (a, b, pairs, number, rounds) =>
    `${a} contre ${b} : ${pairsOf(pairs)}, ${games(number)}, ${rounds} manches par partie`,
  wins: ['victoires', 'côté héros', '', 'côté Péché', ''],
  of: (part, whole) => `${part} sur ${whole}`,
  pairs: (a, b, counts) =>
    `paires : ${count(counts[2], 'gagnée')} par ${a}, ${count(counts[1], 'partagée')}, ${count(counts[0], 'gagnée')} par ${b}`,
  pairScore: (a, score, range) => `score par paires (${a}) : ${score} ${range}`,
  elo: (a, b, elo, low, high) => `Elo (${a} face à ${b}) : ${elo}, de ${low} à ${high}`,
  beyond: 'au-delà du mesurable',
  below: 'en deçà du mesurable',
  sprt: (elo1, elo0, ratio, lower, upper, end) =>
    `SPRT, Elo ${elo1} contre ${elo0} : logarithme du rapport de vraisemblance ${ratio} (de ${lower} à ${upper}) : ${end}`,
  open: (pairs) => `rien de décidé après ${pairsOf(pairs)}`,
  accepted: (elo) => `Elo ${elo} accepté`,
  early: (pairs, asked) => `, arrêté avant la fin, après ${pairsOf(pairs)} sur ${asked}`,
  times: ['temps en ms', 'décisions/s', 'décision p50', 'p99', 'max', 'tour p50', 'p99', 'max'],
  faults: (illegal, exceptions, stuck) =>
    `réponses interdites : ${illegal}, exceptions : ${exceptions}, parties sans fin : ${stuck}`,
  problem: (pair, game, bot, kind, message) =>
    `paire ${pair}, partie ${game} : ${bot === null ? '' : `${bot}, `}${kind} : ${message}`,
  failed: (illegal, exceptions, stuck) =>
    `le passage a échoué : réponses interdites ${illegal}, exceptions ${exceptions}, parties sans fin ${stuck}`,
  compared: (a, b, seed, pairs, first, second) =>
    `${a} contre ${b}, graine ${seed} : ${pairsOf(pairs)} de ${first} (premier) et de ${second} (second)`,
  changes: (a) => `score (${a})`,
  changeHead: ['premier', 'second', 'écart', '95 %'],
  asHeroes: 'côté héros',
  asSins: 'côté Péché',
  inAll: 'en tout',
  otherWinner: (other, played, otherLength) =>
    `parties avec un autre vainqueur : ${other} sur ${played}, avec le même vainqueur en un autre nombre de manches : ${otherLength}`,
  otherDecisions: (other, pairs) => `paires avec un autre nombre de décisions : ${other} sur ${pairs}`,
  broken: (pairs) => `paires laissées de côté, une partie y ayant cassé dans l’une des versions : ${pairs}`,
  noDifference: 'L’intervalle « en tout » contient 0 : aucune différence n’est établie.',
  difference: 'L’intervalle « en tout » ne contient pas 0 : les deux versions diffèrent.',
}

export const tactics: Said<typeof englishTactics> = {
  positions: 'positions',
  right: 'justes',
  of: (part, whole) => `${part} sur ${whole}`,
  kinds: {
    'win-now': 'gagner tout de suite',
    'must-block': 'empêcher à tout prix',
    'must-react': 'réagir à tout prix',
    'must-not-reveal': 'surtout ne pas révéler',
    'best-target': 'meilleure cible',
    'best-wound-slot': 'meilleur emplacement de blessure',
  },
  certain: '(gagne à coup sûr)',
  all: 'tout',
  miss: (name, title, right, tries, said, best) =>
    `${name} (${title}) : ${right} sur ${tries} ; répondu : ${said.join(', ')} ; le mieux : ${best.join(' ou ')}`,
  agrees: (bot, labels, of) => `${bot} est d’accord avec ${count(labels, 'solution')} sur ${of}`,
  doubt: (name, title, said, best) => `${name} (${title}) : la recherche dit ${said}, la solution ${best.join(' ou ')}`,
  faulty: (file, message) => `${file} : ${message}`,
  shipped: (drills, positions, words) => `${count(drills, 'exercice')} : ${positions}, ${words}`,
}

export const tune: Said<typeof englishTune> = {
  score: (number, score, range) =>
    `nouveaux poids contre anciens, ${games(number)} : score par paires ${score} ${range}`,
  weights: (file) => `poids : ${file}`,
  report: (file) => `rapport : ${file}`,
  notBetter:
    'l’intervalle n’est pas tout entier au-dessus de 50 % : rien n’établit que les nouveaux poids sont meilleurs',
  losses: (samples, now, fitted) =>
    `perte sur ${count(samples, 'échantillon mis de côté', 'échantillons mis de côté')} : actuelle ${now}, ajustée ${fitted}`,
  // the report in Markdown
  title: (side) => `Poids du bot scripted : ${side === 'heroes' ? 'héros' : 'Péché'}`,
  how: (iterations, number, step, spread, seed) =>
    `SPSA, le bot jouant contre lui-même : ${count(iterations, 'étape')} de ${games(number)}, premier pas ${step}, écart d’essai ${spread}, graine \`${seed}\`.`,
  field: (maps, sins, acolytes, players) =>
    `Plans : ${maps}. Péchés : ${sins}. Acolytes : ${acolytes}. Joueurs Héros : ${players}.`,
  newOld: 'Nouveaux contre anciens',
  fresh: (number, score, range) =>
    `${games(number)} sur des graines neuves, les mêmes mises en place et les mêmes dés pour les deux : score par paires ${score} ${range}.`,
  bySide: (heroes, sins) =>
    `Côté héros, les nouveaux poids gagnent ${heroes[0]}, les anciens ${heroes[1]} ; côté Péché, ${sins[0]} et ${sins[1]}.`,
  better: 'Les nouveaux poids sont meilleurs : l’intervalle est tout entier au-dessus de 50 %.',
  noProof:
    'Rien ne prouve que les nouveaux poids sont meilleurs : l’intervalle n’est pas tout entier au-dessus de 50 %.',
  weightsTitle: 'Poids',
  weightHead: ['poids', 'ancien', 'nouveau'],
  path: 'Parcours',
  pathHead: ['étape', 'avance'],
  valueTitle: 'Poids de la fonction de valeur',
  valueHow: (number, explore, ridge, seed, samples, loss) =>
    `Régression logistique sur ce que les tours ont changé en ${games(number)} de scripted, part des tours et réactions laissés au hasard ${explore}, ridge ${ridge}, graine \`${seed}\` : ${count(samples, 'échantillon')}, perte ${loss}.`,
  valueHeld: (held, now, fitted) =>
    `Sur ${count(held, 'échantillon mis de côté', 'échantillons mis de côté')}, les poids actuels ont une perte de ${now}, les poids ajustés de ${fitted}.`,
  valueHead: ['poids', 'actuel', 'ajusté'],
  netTitle: 'Le réseau du bot thinking',
  netGames: (number, nodes, explore, seed, hash) =>
    `Appris de ${games(number)} de bots thinking avec ${count(nodes, 'nœud')} pour un tour, part des tours et réactions laissés au hasard ${explore}, graine \`${seed}\` ; SHA-256 des parties : \`${hash}\`.`,
  netHow: (moments, hidden, laps) =>
    `${count(moments, 'fin de tour', 'fins de tour')}, unités cachées ${hidden}, ${count(laps, 'passe')}. La perte est la surprise moyenne devant la fin d’une partie, en nats.`,
  netHead: ['passe', 'perte sur ce qui est appris', 'sur des parties mises de côté', 'traits seuls'],
  netHeld: (number, plain, net) =>
    `perte sur ${count(number, 'partie mise de côté', 'parties mises de côté')} : traits seuls ${plain}, avec le réseau ${net}`,
}

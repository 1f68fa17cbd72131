/** The lab's runs and their reports for the terminal. */

const WHAT = {
  games: 'games',
  pairs: 'pairs',
  iterations: 'iterations',
  check: 'pairs of the check',
  positions: 'positions',
  nightmares: 'nightmares',
} as const
/** What a long run counts. */
export type Counted = keyof typeof WHAT

export const progress = {
  /** `about` names the bot where several are asked one after another. */
  line: (done: number, total: number, what: Counted, about: string | null, secondsLeft: number | null, note: string) =>
    [
      `${done} of ${total} ${WHAT[what]}${about === null ? '' : ` (${about})`}`,
      secondsLeft === null ? '' : `, about ${secondsLeft} s left`,
      note === '' ? '' : `: ${note}`,
    ].join(''),
  there: (done: number, total: number, file: string) => `${done} of ${total} games are in ${file} already`,
} as const

export const simulate = {
  head: ['map', 'players', 'games', 'heroes win', 'Sins win', 'rounds', 'range', 'decisions'],
  all: 'all',
  speed: (decisions: number, seconds: string, perSecond: number, jobs: number) =>
    `${decisions} decisions in ${seconds} s: ${perSecond} a second with ${jobs === 1 ? '1 job' : `${jobs} jobs`}`,
  deadEnds: (number: number) => `dead ends: ${number}`,
  unfinished: (number: number) => `unfinished: ${number}`,
  errors: (number: number) => `engine errors: ${number}`,
  problem: (game: number, message: string, report: string) => `game ${game}: ${message}; see ${report}`,
  long: (rounds: number, number: number) => `longer than ${rounds} rounds: ${number}`,
  longGame: (game: number, rounds: number) => `game ${game}: ${rounds} rounds`,
  reached: (games: number) => `Reached, over ${games} games (times; games in brackets):`,
  sums: (deaths: number, reshuffles: number, cancelled: number) =>
    `hero deaths ${deaths}, Sin decks made anew ${reshuffles}, Sin cards cancelled ${cancelled}`,
  level: (level: string) => `level ${level}`,
  /** What became of a mission or card, behind its name. */
  fates: { begun: 'begun', accomplished: 'accomplished', removed: 'removed' },
  never: (number: number) => `never used: ${number}`,
  kinds: {
    victory: 'Victories',
    mission: 'Missions',
    branch: 'Branches',
    event: 'Story events, by the mission before',
    track: 'Apocalypse track',
    apocalypse: 'Apocalypse cards',
    'hell-club': 'Hell Club',
    'dark-past': 'Dark Past',
    'sin-card': 'Sin cards',
    acolytes: 'Acolyte abilities',
    ability: 'Hero abilities',
    upgrade: 'Upgrades',
    text: 'Texts that were used by choice',
  },
  /** The same, of one. */
  kindOf: {
    victory: 'victory',
    mission: 'mission',
    branch: 'branch',
    event: 'event',
    track: 'track',
    apocalypse: 'apocalypse',
    'hell-club': 'hell-club',
    'dark-past': 'dark-past',
    'sin-card': 'sin-card',
    acolytes: 'acolytes',
    ability: 'ability',
    upgrade: 'upgrade',
    text: 'text',
  },
} as const

/** Bots go by the names that the command line knows. */
export const arena = {
  title: (a: string, b: string, pairs: number, games: number, rounds: string) =>
    `${a} against ${b}: ${pairs} pairs, ${games} games, ${rounds} rounds a game`,
  wins: ['wins', 'as heroes', '', 'as Sins', ''],
  of: (part: number, whole: number) => `${part} of ${whole}`,
  pairs: (a: string, b: string, counts: readonly [lost: number, even: number, won: number]) =>
    `pairs: ${a} won both ${counts[2]}, one each ${counts[1]}, ${b} won both ${counts[0]}`,
  pairScore: (a: string, score: string, range: string) => `pair score of ${a}: ${score} ${range}`,
  elo: (a: string, b: string, elo: string, low: string, high: string) =>
    `Elo of ${a} over ${b}: ${elo}, from ${low} to ${high}`,
  beyond: 'beyond measure',
  below: 'below measure',
  sprt: (elo1: number, elo0: number, ratio: string, lower: string, upper: string, end: string) =>
    `SPRT of Elo ${elo1} against ${elo0}: log-likelihood ratio ${ratio} (${lower} to ${upper}): ${end}`,
  open: (pairs: number) => `not decided after ${pairs} pairs`,
  accepted: (elo: number) => `Elo ${elo} accepted`,
  early: (pairs: number, asked: number) => `, stopped early after ${pairs} of ${asked} pairs`,
  times: ['time in ms', 'decisions/s', 'decision p50', 'p99', 'max', 'turn p50', 'p99', 'max'],
  faults: (illegal: number, exceptions: number, stuck: number) =>
    `illegal answers: ${illegal}, exceptions: ${exceptions}, games without an end: ${stuck}`,
  problem: (pair: number, game: number, bot: string | null, kind: string, message: string) =>
    `pair ${pair}, game ${game}: ${bot === null ? '' : `${bot}, `}${kind}: ${message}`,
  failed: (illegal: number, exceptions: number, stuck: number) =>
    `the run failed: ${illegal} illegal answers, ${exceptions} exceptions, ${stuck} games without an end`,
  compared: (a: string, b: string, seed: string, pairs: number, first: string, second: string) =>
    `${a} against ${b}, seed ${seed}: ${pairs} pairs of ${first} (first) and ${second} (second)`,
  changes: (a: string) => `score of ${a}`,
  changeHead: ['first', 'second', 'difference', '95 %'],
  asHeroes: 'as heroes',
  asSins: 'as Sins',
  inAll: 'in all',
  otherWinner: (other: number, played: number, otherLength: number) =>
    `games with another winner: ${other} of ${played}, with the same winner after other rounds: ${otherLength}`,
  otherDecisions: (other: number, pairs: number) => `pairs with another number of decisions: ${other} of ${pairs}`,
  broken: (pairs: number) => `pairs left out, since a game broke in one of the builds: ${pairs}`,
  noDifference: 'The interval in all contains 0: no difference is shown.',
  difference: 'The interval in all does not contain 0: the builds differ.',
} as const

export const tactics = {
  positions: 'positions',
  right: 'right',
  of: (part: number, whole: number) => `${part} of ${whole}`,
  kinds: {
    'win-now': 'win-now',
    'must-block': 'must-block',
    'must-react': 'must-react',
    'must-not-reveal': 'must-not-reveal',
    'best-target': 'best-target',
    'best-wound-slot': 'best-wound-slot',
  },
  certain: '(wins for certain)',
  all: 'all',
  miss: (name: string, title: string, right: number, tries: number, said: readonly string[], best: readonly string[]) =>
    `${name} (${title}): ${right} of ${tries}; said ${said.join(', ')}; best is ${best.join(' or ')}`,
  agrees: (bot: string, labels: number, of: number) => `${bot} agrees with ${labels} of ${of} labels`,
  doubt: (name: string, title: string, said: string, best: readonly string[]) =>
    `${name} (${title}): it says ${said}, the label ${best.join(' or ')}`,
  faulty: (file: string, message: string) => `${file}: ${message}`,
  shipped: (drills: number, positions: string, words: string) => `${drills} drills: ${positions}, ${words}`,
} as const

export const tune = {
  score: (games: number, score: string, range: string) =>
    `new against old over ${games} games: pair score ${score} ${range}`,
  weights: (file: string) => `weights: ${file}`,
  report: (file: string) => `report: ${file}`,
  notBetter: 'the interval does not lie above 50 %: the new weights are not shown to be better',
  losses: (samples: number, now: string, fitted: string) =>
    `loss on ${samples} samples held back: now ${now}, fitted ${fitted}`,
  // the report in Markdown
  title: (side: 'heroes' | 'sins') => `Weights of the scripted bot: ${side}`,
  how: (iterations: number, games: number, step: number, spread: number, seed: string) =>
    `SPSA by self-play: ${iterations} iterations of ${games} games, first step ${step}, spread ${spread}, seed \`${seed}\`.`,
  field: (maps: string, sins: string, acolytes: string, players: string) =>
    `Maps: ${maps}. Sins: ${sins}. Acolytes: ${acolytes}. Hero players: ${players}.`,
  newOld: 'New against old',
  fresh: (games: number, score: string, range: string) =>
    `${games} games on fresh seeds, the same set-ups and dice for both: pair score ${score} ${range}.`,
  bySide: (heroes: readonly [fresh: string, old: string], sins: readonly [fresh: string, old: string]) =>
    `As heroes the new won ${heroes[0]}, the old ${heroes[1]}; as Sins ${sins[0]} and ${sins[1]}.`,
  better: 'The new weights are better: the whole interval lies above 50 %.',
  noProof: 'That is no proof that the new weights are better: the interval does not lie above 50 %.',
  weightsTitle: 'Weights',
  weightHead: ['weight', 'old', 'new'],
  path: 'Path',
  pathHead: ['iteration', 'lead'],
  valueTitle: 'Weights of the value function',
  valueHow: (games: number, explore: number, ridge: number, seed: string, samples: number, loss: string) =>
    `Logistic regression on what turns changed in ${games} scripted games, ${explore} of the turns and reactions left to chance, ridge ${ridge}, seed \`${seed}\`: ${samples} samples, loss ${loss}.`,
  valueHeld: (held: number, now: string, fitted: string) =>
    `On ${held} samples that were held back the present weights have a loss of ${now}, the fitted ones ${fitted}.`,
  valueHead: ['weight', 'now', 'fitted'],
  netTitle: 'The net of the thinking bot',
  netGames: (games: number, nodes: number, explore: number, seed: string, hash: string) =>
    `Learnt from ${games} games of thinking bots with ${nodes} nodes for a turn, ${explore} of the turns and reactions left to chance, seed \`${seed}\`; SHA-256 of the games: \`${hash}\`.`,
  netHow: (moments: number, hidden: string, laps: number) =>
    `${moments} ends of turns, hidden units ${hidden}, ${laps} laps. Loss is the mean surprise at how a game ended, in nats.`,
  netHead: ['lap', 'loss on what was learnt', 'on games held back', 'features alone'],
  netHeld: (games: number, plain: string, net: string) =>
    `loss on ${games} games held back: features alone ${plain}, with the net ${net}`,
} as const

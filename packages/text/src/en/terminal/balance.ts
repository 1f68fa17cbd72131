import type { Say } from '../../language.ts'

type Names = Pick<Say, 'name'>

const games = (number: string | number, one: boolean): string =>
  `${number} ${one ? 'game was' : 'games were'} not played to the end and count for nothing`

/** Reports of balance: in the terminal, as Markdown, and as a page. */
export const balance = {
  marks: {
    'under-20': 'under 20 %',
    'under-40': 'under 40 %',
    even: '',
    'over-60': 'over 60 %',
    'over-80': 'over 80 %',
  },
  all: 'all',
  head: ['sin', 'map', 'players', 'games', 'heroes win', '95 %', 'rounds', 'range', 'deaths', 'outside'],
  outside: (outside: number, cells: number, sure: number) =>
    `${outside} of ${cells} cells are outside 40 to 60 %, ${sure} of them with their whole interval (*)`,
  missions: 'Missions: rounds where it was done, its part of the games that came to it',
  missionHead: ['story', 'mission', 'begun', 'done', 'rounds', 'range', 'part'],
  cards: 'Cards: games that the Sins won when the card was played, and when it was drawn and not played',
  cardHead: ['of', 'card', 'times', 'games', 'Sins win', '95 %', 'held', 'Sins win', '95 %', 'points'],
  problems: (number: number) => `${games(number, number === 1)}:`,
  problem: (cell: string, game: number, kind: string, message: string) => `${cell}, game ${game}: ${kind}, ${message}`,
  written: (file: string) => `The report is in ${file}, and beside it as JSON, CSV and Markdown.`,
  markdown: {
    title: 'Balance',
    lead: (report: {
      readonly games: number
      readonly each: number
      readonly cells: number
      readonly bot: string
      readonly seed: string
      readonly rules: string
    }) =>
      `${report.games} games, ${report.each} for each of ${report.cells} cells, \`${report.bot}\` bots on both sides, seed \`${report.seed}\`, \`${report.rules}\`.`,
    wins: (report: {
      readonly share: string
      readonly interval: string
      readonly rounds: string
      readonly least: number
      readonly most: number
      readonly deaths: string
    }) =>
      `Heroes win ${report.share} (95 %: ${report.interval}); ${report.rounds} rounds (${report.least} to ${report.most}) and ${report.deaths} hero deaths a game.`,
    problems: (number: number) => `${games(number, false)}.`,
    winsTitle: 'Hero wins in %',
    cell: (sin: string, players: string, say: Names) => `${say.name(sin)} ${players}`,
    place: (story: string, map: string, say: Names) => `${say.name(story)}: ${say.name(map)}`,
    map: 'map',
    outsideTitle: (outside: number, cells: number) => `Cells outside 40 to 60 %: ${outside} of ${cells}`,
    sure: (sure: number) => `${sure} of them lie outside with their whole interval; these are set in bold.`,
    outsideHead: ['sin', 'story', 'map', 'players', 'heroes win', '95 %', ''],
    none: 'None.',
    longest: 'The missions that take longest',
    longestHead: ['story', 'mission', 'rounds', 'part of the game', 'begun', 'done'],
    noMission: 'No mission was done.',
    cards: 'Cards whose two intervals are apart',
    cardHead: ['card', 'of', 'Sins win, played', 'Sins win, held', 'points'],
    shareOf: (share: string, of: number) => `${share} of ${of}`,
  },
  page: {
    title: 'Haven: balance report',
    heading: 'Who wins in Haven?',
    parts: 'Parts of the report',
    /** HTML comes in and goes out. */
    lead: (total: string, bot: string, each: string, cells: string, lost: string | null) =>
      `${total} games of ${bot} bots against their equals: ${each} for each of ${cells} combinations of sin, map and number of hero players, the kinds of acolytes in turn.${lost === null ? '' : ` ${games(lost, false)}.`}`,
    heroesWin: 'Heroes win',
    interval: (interval: string) => `95 % interval ${interval}`,
    rounds: 'Rounds',
    range: (least: number, most: number) => `${least} to ${most}`,
    deathsOfGame: 'Hero deaths in a game',
    outsideCells: 'Cells outside 40–60 %',
    of: (part: number, whole: number) => `${part} of ${whole}`,
    sure: (sure: number) => `${sure} with their whole interval`,
    wins: {
      title: 'Hero wins',
      intro: 'The big number is the share of games that the heroes won, the small ones its 95 % interval (Wilson).',
    },
    outside: {
      title: 'Outside 40 to 60 %',
      intro: 'The band in the middle is 40 to 60 %. A dot is the share, its line the 95 % interval.',
    },
    roundsPart: {
      title: 'Rounds and deaths',
      intro:
        'How long games last and how many heroes fall in them. A death with nobody left in the Reserve loses the game.',
    },
    missions: {
      title: 'Missions',
      intro:
        'Rounds that a mission takes where it is done, counted by hero turns; its mean part of the games that came to it; and how many games the heroes lost while it was current. The last columns tell rounds and losses for each map.',
    },
    cards: {
      title: 'Cards',
      intro:
        'Games that the Sins won when they played the card (filled), against those in which they drew it and did not play it (hollow). A star and bold type: the two intervals have no point in common. This is no proof of cause: a long game sees more cards played, and who is ahead finds other cards playable.',
    },
    acolytes: { title: 'Acolytes', intro: '' },
    /** HTML comes in and goes out. */
    footer: (command: string, rules: string, bot: string, seed: string) =>
      `Made by ${command} with the rules ${rules}, bot ${bot}, seed ${seed}: the same seed gives the same numbers. Bots of one strength are no people: read the figures beside each other, not as odds of your own table.`,
    noneOutside: 'None: every cell lies between 40 and 60 %.',
    outsideTable: 'Cells outside 40 to 60 %, best for the Sins first',
    acolyteTable: 'By kind of acolytes, over all cells',
    sinCards: (sin: string, say: Names) => `Sin cards: ${say.name(sin)}`,
    apocalypseCards: (type: string, say: Names) => `Apocalypse cards: ${say.name(type)}`,
    winTable: 'Hero wins in %, by map, sin and number of hero players; 95 % interval below',
    roundsTable: 'Rounds: mean and range; † hero deaths in a game',
    lost: (number: number) => `${number} lost`,
    columns: {
      map: 'Map',
      story: 'Story',
      sin: 'Sin',
      players: 'Players',
      heroesWin: 'Heroes win',
      interval: '95 %',
      scale: '0 to 100 %',
      outside: 'Outside',
      mission: 'Mission',
      rounds: 'Rounds',
      range: 'Range',
      part: 'Part of the game',
      begun: 'Begun',
      done: 'Done',
      lostHere: 'Lost here',
      card: 'Card',
      times: 'Times',
      games: 'Games',
      sinsWinPlayed: 'Sins win, played',
      held: 'Held',
      sinsWinHeld: 'Sins win, held',
      points: 'Points',
      acolytes: 'Acolytes',
      deaths: 'Deaths',
      all: 'All',
      allMaps: 'All maps',
    },
    /** For screen readers, behind what stands there. */
    spoken: {
      whereDone: ' where it was done',
      onMap: ': rounds, games lost',
      played: ' played',
      gamesPlayed: ' in which it was played',
      gamesHeld: ': games in which it was drawn and not played',
      points: ' between the two',
      deaths: ' deaths',
      players: (number: number) => (number === 1 ? ' player' : ' players'),
      mark: (mark: string, isSure: boolean) => `, ${mark}${isSure ? ' for sure' : ''}`,
    },
    legend: {
      sins: 'Sins ahead',
      heroes: 'heroes ahead',
      under: (percent: number) => `under ${percent}`,
      over: (percent: number) => `over ${percent}`,
      note: '▲ ▼ outside 40 to 60 % with the whole interval; △ ▽ outside, but chance could have done it.',
    },
  },
} as const

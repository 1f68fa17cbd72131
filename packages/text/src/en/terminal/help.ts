/** What `--help` says: each command, and each of its arguments. */

const BOX = 'Boxes beside the core box, commas between them'
const ONE_OBJECT = 'Everything as one JSON object'
const SAME_SEED = 'The same seed gives the same games'
const JOBS = 'Worker threads (default: one for each core)'

/** The flags by which a game is wished for. */
const wishes = {
  sin: 'The sin, or random',
  acolytes: 'The acolytes, or random',
  story: 'The story, or random',
  map: 'The map, or random',
  heroes: 'Starting heroes, or random',
  team: 'All seven heroes, or random',
  players: 'Hero players: 1 (3 heroes), 2 (4), 3 (3) or 4 (4)',
  edition: 'final or preview rules, or random',
  dice: 'normal or merciless Sin dice',
  'story-aid': 'on or off: what the story gives the heroes',
  power: "on or off: the sin's power",
  'second-crate': 'on or off: more Upgrades and Dark Past cards are mixed in',
  seed: 'The same seed and answers are the same game',
}

/** Where a match of the lab is played. */
const field = {
  map: 'Maps, commas between them, or all',
  sin: 'Sins, commas between them, or all',
  acolytes: 'Types of acolytes, or all',
  players: 'Numbers of Hero players, or all',
}

export const help = {
  about: 'An unofficial digital edition of The Others: 7 Sins, in the terminal',
  usage: 'USAGE',
  options: 'OPTIONS',
  arguments: 'ARGUMENTS',
  commands: 'COMMANDS',
  more: (command: string) => `Use ${command} for more information about a command.`,
  command: 'command',
  required: '(Required)',
  usual: (value: string) => `(Default: ${value})`,
  language: 'The language of everything that is said (default: that of the terminal)',
  /** What stands for a value: --seed=<text> */
  hints: {
    id: 'id',
    ids: 'ids',
    n: 'n',
    x: 'x',
    path: 'path',
    file: 'file',
    dir: 'dir',
    text: 'text',
    name: 'name',
    names: 'names',
    side: 'side',
    nodes: 'nodes',
    edition: 'edition',
    dice: 'dice',
    language: 'language',
    heroes: 'a,b,c',
    team: 'a,b,…',
    players: '1-4',
    on: 'on',
    elo: 'elo0,elo1',
  },
  of: {
    play: {
      about: 'Play: as the heroes, as the Sins, or both',
      args: {
        as: 'heroes, sins or both (hot-seat)',
        ...wishes,
        box: BOX,
        bot: 'Who plays the other side: scripted or random',
        load: 'Go on with a saved game',
        continue: 'Go on with the game that was saved last',
        coach: 'A coach says at most one line a turn, and fades',
        save: 'Where to save after every decision',
      },
    },
    learn: {
      about: 'First Night: how it is played, in six short scenes',
      args: {
        scene: 'A scene, 1 to 6, or 0 if you own the box (left out: where you left)',
        again: 'From the beginning of the scene',
      },
    },
    setup: {
      about: 'Draw a game and show what was drawn',
      args: { ...wishes, box: BOX, json: 'The seed and the resolved set-up as one JSON object' },
    },
    run: {
      about: 'Play a scenario file and tell what happens',
      args: {
        file: 'Scenario (JSON)',
        box: BOX,
        json: 'One JSON line for each event, then one for the end',
        board: 'Draw the board at the end',
      },
    },
    verify: {
      about: 'Check records: every roll, every shuffle, every hash',
      args: { files: 'Records (or saves) to check', box: BOX, json: 'One JSON line for each file' },
    },
    replay: {
      about: 'Tell a recorded game in words',
      args: {
        file: 'Record or save',
        to: 'Stop after this many answers',
        board: 'Draw the board at the start of each round and at the end',
        box: BOX,
        json: 'One JSON line for each event',
      },
    },
    simulate: {
      about: 'Let bots play many games and count',
      args: {
        games: 'How many',
        'heroes-bot': 'scripted or random',
        'sins-bot': 'scripted or random',
        seed: SAME_SEED,
        players: 'Hero players: 1, 2, 3, 4 or all',
        map: 'One map, or all',
        sin: 'One sin, or random',
        acolytes: 'One type of acolytes, or random',
        all: 'Spread the games over every sin, acolytes, map and number of players; fails if a card, event or mission never came up or a game took over 25 rounds',
        box: BOX,
        edition: 'final, preview or random',
        'second-crate': 'on, off or random: cards of a second crate, if a box brings one',
        limit: 'Decisions after which a game is left',
        jobs: JOBS,
        json: ONE_OBJECT,
        records: 'Write a record of each game into this folder',
      },
    },
    balance: {
      about: 'Let equal bots play every sin, map and number of players; report who wins',
      args: {
        games: 'Games for each cell',
        bot: 'Who plays both sides: scripted, random, thinking@NODES or a level',
        seed: SAME_SEED,
        sin: field.sin,
        map: field.map,
        players: 'Hero players, as 1,3, or all',
        box: BOX,
        out: 'Folder for the report and for finished games; a second run goes on from there',
        markdown: 'Also put the summary into this file, between the marks of its bot',
        jobs: JOBS,
        json: 'Print the whole report as one JSON object',
      },
    },
    arena: {
      about: 'Let two bots play pairs of games with sides swapped, and measure',
      args: {
        a: 'A bot: random, scripted, thinking, thinking@NODES, level1 to level5, scripted:FILE',
        b: 'The other bot',
        compare: 'A and B are files of --out: one match, played by two builds; how the scores differ, pair by pair',
        pairs: 'How many pairs (default: 100)',
        games: 'The same, counted in games: two are a pair',
        seed: SAME_SEED,
        ...field,
        edition: 'final or preview',
        box: BOX,
        sprt: 'Stop when Elo1 or Elo0 is accepted (5 % errors)',
        clock: 'Bots keep their time for a turn too, not only their nodes',
        out: 'Keep results in this file (JSON lines) and go on from it',
        limit: 'Decisions after which a game is left',
        jobs: JOBS,
        json: ONE_OBJECT,
      },
    },
    tune: {
      about: 'Improve the weights of the scripted bot by self-play, or fit the thinking bot’s value',
      args: {
        side: 'Whose list of weights: heroes or sins',
        out: 'Folder for weights, path and report; an interrupted run goes on from it',
        from: 'Begin with the weights of this file',
        only: 'Only these weights, commas between them (death or death.0)',
        iterations: 'How many steps',
        games: 'Games of one step (56), or of the fit (2000)',
        check: 'Games of the match new against old',
        step: 'Size of the first steps, as a part of each weight',
        spread: 'How far weights are varied to compare',
        fit: 'Fit the value function of the thinking bot to scripted games instead',
        explore: 'Fit: share of turns and reactions left to chance',
        ridge: 'Fit: pull towards the prior',
        seed: 'The same seed gives the same path',
        ...field,
        jobs: JOBS,
        json: 'The result as one JSON object',
      },
    },
    tactics: {
      about: 'Put tactical positions to a bot and score its answers',
      args: {
        files: 'Positions (scenarios with a tactic), or folders of them (default: examples/tactics)',
        bot: 'Who is asked',
        tries: 'How often, each time with another seed',
        seed: 'The same seed gives the same answers',
        confirm: 'Search again with so many nodes and tell which labels the search does not agree with',
        clock: 'The bot keeps its time for a turn too, not only its nodes',
        ship: 'Write them as the drills of the page, and ask nobody',
        jobs: 'Worker threads (default: 1)',
        json: ONE_OBJECT,
      },
    },
    coach: {
      about: 'What the coach is worth: a careful but ignorant player alone, and the same with him',
      args: {
        games: 'Gentle games, each played twice from the same seed',
        seed: SAME_SEED,
        jobs: 'Worker threads (default: 1)',
        json: ONE_OBJECT,
      },
    },
    nightmare: {
      about: "Today's nightmare: one question, one answer; or make them, or put them all to bots",
      args: {
        bots: 'With --score: who is asked',
        day: 'The nightmare of another day, by its number',
        score: 'Put all of them to these bots and tell what they lose',
        mine: 'Make them anew from games of bots; goes on after a break',
        count: 'With --mine: how many',
        nodes: 'With --mine: how long a search every label has to survive',
        seed: 'With --mine: the same seed gives the same nightmares',
        out: 'With --mine: where they are written',
        jobs: 'Worker threads (default: 1)',
        json: ONE_OBJECT,
      },
    },
    'check-box': {
      about: 'Check a box of your own beside the core box',
      args: {
        paths: 'A folder with index.ts or index.js, a module, or a packed box; several are checked together',
        json: ONE_OBJECT,
      },
    },
    pack: {
      about: 'Make one file of a box of your own, to install in the browser or to offer on a server',
      args: {
        path: 'A folder with index.ts or index.js, or a module',
        out: 'The file (default: its id and version, here)',
        box: BOX,
      },
    },
    doctor: {
      about: 'For hosts: name damaged rows among the tables of a server, and set them aside',
      args: {
        folder: 'Where its tables are kept (default: DATA_DIR, or ./data); DATABASE_URL names a PostgreSQL instead',
        'dry-run': 'Name them and change nothing; the server need not be stopped for it',
      },
    },
  },
} as const

import type { Params } from '@haven/engine'

/** The faults of a box in words: what is wrong, and what to do about it. The codes are the engine's closed list. */

interface FaultWords {
  readonly problem: (params: Params) => string
  readonly hint: (params: Params) => string
}

/** What an unknown id was taken for, and where the known ones are listed. */
const KINDS: Readonly<Record<string, readonly [name: string, known: string]>> = {
  tile: ['tile', 'tiles come from the core box and from the box itself'],
  story: ['story', 'stories come from the core box and from the box itself'],
  mission: ['mission', 'a mission leads to missions of its own story'],
  'hell-club': ['Hell Club member', 'members are listed in hellClub of a box'],
  token: ['kind of token', 'kinds are fire, corruption, pentagram, nest, and on maps also extraTurn and innocent'],
  monster: ['kind of monster for a map', 'a map has acolyte, abomination and controller'],
  npc: ['NPC', 'there are commissioner, proxy and ravencorp'],
  hook: ['hook', 'hooks are the fields of HookArguments in the engine'],
  moment: ['moment', 'moments are listed as MOMENTS in the engine'],
  window: ['window', 'windows are listed as WINDOWS in the engine'],
  class: ['class of hero', 'classes are leader, fixer, shooter and bruiser'],
  bonus: ['bonus of a corruption track', 'bonuses are none, die, defense, hit and choice'],
  result: ['result of a Hero die', 'results are hit, defense, counter and skill'],
  'city-action': ['City Action', 'there are heal, repent, extraTurn, inventory and orbital'],
  corner: ['place on a tile', 'places are C, NW, NE, SE and SW'],
  'apocalypse-type': ['type of Apocalypse card', 'types are terror, corruption and redemption'],
  'story-type': ['type of story', 'types are terror, corruption, redemption and mixed'],
  fact: ['thing that a mission can count', 'facts are kill, remove, flip, city, turnEnd and others'],
  counted: ['kind that a mission can count', 'kinds are those of monsters and hazards, and altar'],
  face: ['face of this die', 'faces are listed as HERO_FACES and SIN_FACES in the engine'],
  prompt: ['kind of question', 'kinds are listed as PROMPT_KINDS in the engine; most texts ask an effect'],
}

const kindOf = ({ kind }: Params): readonly [string, string] => KINDS[String(kind)] ?? [String(kind), 'see the types']

const TILES: Readonly<Record<string, (params: Params) => string>> = {
  'no-tiles': () => 'The map has no tiles.',
  twice: ({ tile }) => `The tile ${tile} is placed twice.`,
  'no-place': ({ tile, place }) => `The tile ${tile} lies at ${place}.`,
  rotation: ({ tile, other }) => `The tile ${tile} is turned by ${other} degrees.`,
  taken: ({ tile, other, place }) => `The tiles ${other} and ${tile} both lie at ${place}.`,
}

const STEPS: Readonly<Record<string, readonly [problem: string, hint: string]>> = {
  list: [
    'This step is a list of steps.',
    'Some primitives give several steps: spread them, as in "...placeTokens(…)".',
  ],
  'not-called': ['This step is a function.', 'Call the primitive: "freeFight()", not "freeFight".'],
  'no-step': ['This is no step.', 'Steps come from the primitives, or from act(name, run) and ask({ … }).'],
}

const DICE: Readonly<Record<string, readonly [problem: string, hint: string]>> = {
  missing: ['No box brings dice.', 'Check the box beside the core box, or give the first box its dice.'],
  ignored: ['The box brings dice, but only those of the first box are rolled.', 'Leave dice out.'],
  endless: ['A die with nothing but FAITH or Burst is rolled for ever.', 'Give it another face.'],
}

const MEANS: Readonly<Record<string, string>> = { altar: 'Altars', npc: 'NPCs', 'face-down': 'face-down spaces' }

const times = ({ count }: Params): string => (count === 1 ? 'once' : `${count} times`)

export const boxFaults = {
  'not-a-list': {
    problem: ({ value }) => `A list belongs here, not ${value}.`,
    hint: () => 'defineBox({ … }) fills in the lists that a box does not need.',
  },
  malformed: {
    problem: ({ message }) => `This has not the shape that it needs: ${message}.`,
    hint: () => 'Write the box in TypeScript and let "npx tsc" compare it with the types of @haven/engine.',
  },
  'bad-id': {
    problem: ({ id }) => `"${id}" cannot be an id.`,
    hint: () => 'Ids are small letters and digits, joined by hyphens: "wrath-red-mist".',
  },
  'reserved-id': {
    problem: ({ id }) => `"${id}" already means something else in the game.`,
    hint: ({ id }) => `Put something before it: "my-${id}".`,
  },
  'duplicate-id': {
    problem: ({ id, other }) => `The id "${id}" is taken: ${other} has it.`,
    hint: () => 'Begin all ids of a box with a few letters of its own.',
  },
  'unknown-id': {
    problem: (params) => `There is no ${kindOf(params)[0]} "${params.id}".`,
    hint: (params) =>
      params.meant === undefined ? `Look it up: ${kindOf(params)[1]}.` : `Is "${params.meant}" meant?`,
  },
  'team-impossible': {
    problem: ({ class: role, wanted, count }) => `A team needs ${wanted} of the class ${role}; there are ${count}.`,
    hint: () => 'Add heroes, or check the box beside the core box.',
  },
  'bad-dice': {
    problem: ({ problem }) => DICE[String(problem)]?.[0] ?? String(problem),
    hint: ({ problem }) => DICE[String(problem)]?.[1] ?? '',
  },
  'does-not-compile': {
    problem: ({ message }) => `The boxes do not go together: ${message}.`,
    hint: () => 'Look for the id that it names.',
  },
  'breaks-in-play': {
    problem: ({ sin, acolytes, heroPlayers, message }) =>
      `A game with ${sin}, ${acolytes} and ${heroPlayers} Hero players breaks within its first turns: ${message}.`,
    hint: () => 'Look for a step of your own that reads what is not always there: no fight, no turn, a hero who died.',
  },
  'out-of-range': {
    problem: ({ field, value, least, most }) =>
      `${field} is ${value}; it must be a whole number from ${least} to ${most}.`,
    hint: () => 'Compare the core box: heroes have 1 to 4, monsters 2 to 6.',
  },
  'not-a-function': {
    problem: ({ value }) => `A function belongs here, not ${value}.`,
    hint: () => 'Write "() => 1" where the number never changes.',
  },
  'bad-step': {
    problem: ({ problem }) => STEPS[String(problem)]?.[0] ?? String(problem),
    hint: ({ problem }) => STEPS[String(problem)]?.[1] ?? '',
  },
  'moment-twice': {
    problem: ({ moment }) => `The text has two triggers at the moment ${moment}.`,
    hint: () =>
      'Make one trigger of them: its steps run one after another, and onlyIf(…) makes a step depend on something.',
  },
  'bad-copies': {
    problem: ({ card, copies }) => `The copies of ${card} are ${copies}.`,
    hint: () => 'copies is a whole number, 1 or more.',
  },
  'wrong-deck-size': {
    problem: ({ count, wanted }) => `The sin has ${count} cards, copies counted; the rules want ${wanted}.`,
    hint: ({ count, wanted }) =>
      Number(count) < Number(wanted) ? 'Add cards or copies.' : 'Take cards or copies away.',
  },
  'wrong-track-length': {
    problem: ({ length, wanted }) => `The corruption track has ${length} slots; it must have ${wanted}.`,
    hint: () => "The first slot, level 1, is usually { kind: 'none' }.",
  },
  'track-levels': {
    problem: (params) => `Level ${params.level} of the Apocalypse track is there ${times(params)}.`,
    hint: () => 'The core box brings the track: leave track out of other boxes.',
  },
  'bad-tile-place': {
    problem: (params) => TILES[String(params.problem)]?.(params) ?? String(params.problem),
    hint: () => 'Each tile once, x and y whole numbers from 0, rotation 0, 90, 180 or 270, one tile at each place.',
  },
  'too-many-spaces': {
    problem: ({ count, most }) => `The map has ${count} spaces; ${most} is the most.`,
    hint: () => 'Lay tiles side by side: they share their Street spaces.',
  },
  'unknown-space': {
    problem: ({ space }) => `The map has no space "${space}".`,
    hint: () => 'A District goes by its tile; the tile at x,y has the Streets sX,Y, sX+1,Y, sX+1,Y+1 and sX,Y+1.',
  },
  'unreachable-space': {
    problem: ({ spaces, start }) => `No way leads from the start ${start} to ${spaces}.`,
    hint: () => 'Lay the tiles edge to edge, or put a Metro token of one colour on both banks.',
  },
  'no-nest': {
    problem: () => 'The map has no Nest, so no monster can ever be summoned.',
    hint: () => 'Use a tile with a printed Nest, or put a face-up Nest token on the map.',
  },
  'tokens-beyond-supply': {
    problem: ({ token, count, supply }) => `The map wants ${count} of ${token}; the supply has ${supply}.`,
    hint: () => 'Take some off; leave a few for the game as well.',
  },
  'figures-beyond-roster': {
    problem: ({ monster, count, roster }) =>
      `Board and dead pile together want ${count} of ${monster}; there are ${roster}.`,
    hint: () => 'Count monsters and deadPile together.',
  },
  'metro-alone': {
    problem: ({ color }) => `There is only one Metro token of the colour ${color}.`,
    hint: () => 'A line needs two.',
  },
  'story-without-map': {
    problem: () => 'No map belongs to this story.',
    hint: () => 'Add a map whose story is its id.',
  },
  'no-missions': {
    problem: () => 'The story has no missions.',
    hint: () => 'The first in the list is the one that the game begins with.',
  },
  'no-last-mission': {
    problem: ({ way }) => `No mission ends the story: ${way} …`,
    hint: () => 'The last mission has "next: []": whoever accomplishes it wins.',
  },
  'mission-cycle': {
    problem: ({ way }) => `The missions go round in a circle: ${way}.`,
    hint: () => 'Each mission may come only once in a game: lead the last one of the circle elsewhere.',
  },
  'mission-unreachable': {
    problem: ({ mission, first }) => `No way leads from ${first} to ${mission}.`,
    hint: () => 'Name it in next of another mission, or take it out.',
  },
  'bad-count': {
    problem: ({ heroes, count }) => `With ${heroes} heroes the mission's count is ${count}.`,
    hint: () => 'count(h) must give a whole number, 1 or more, for 3 and for 4 heroes.',
  },
  'no-progress': {
    problem: () => 'Nothing makes progress in this mission.',
    hint: () => "Say what counts: progress: [{ on: 'kill' }].",
  },
  'altars-closed': {
    problem: ({ mission }) => `${mission} counts broken Altars, but none can be broken while it is current.`,
    hint: () => 'Add "altars: true" to the mission.',
  },
  'round-end-untold': {
    problem: ({ mission }) => `${mission} counts what stands at the end of a round, and the story never looks.`,
    hint: () => 'Put "lookAtRoundEnd" into the end of the story, before what raises the track.',
  },
  'map-too-poor': {
    problem: ({ mission, map, what, needs, has }) =>
      `${mission} needs ${needs} ${MEANS[String(what)] ?? what}; the map ${map} has ${has}.`,
    hint: () => 'Lower the count, or put more on the map: these do not come later.',
  },
  'missing-text': {
    problem: ({ id }) => `There are no words for "${id}".`,
    hint: ({ id, meant }) =>
      meant === undefined
        ? `Add '${id}': { name: '…', text: '…' } to words.cards.`
        : `words.cards has "${meant}", which nothing goes by: is that it?`,
  },
  'text-too-long': {
    problem: ({ length, most }) => `The text has ${length} characters; ${most} fit on a card.`,
    hint: () => 'Say what happens and nothing else; what sets the mood goes into flavour.',
  },
} as const satisfies Readonly<Record<string, FaultWords>>

import type { BoxWords } from '@haven/text'

export const theLedger = {
  goals: {
    'tlg-1-open-accounts': { one: 'Pay # time at an Altar', other: 'Pay # times at Altars' },
    'tlg-2a-clean-hands': {
      one: '# hero with corruption 4 or less to an Altar',
      other: '# heroes with corruption 4 or less to Altars',
    },
    'tlg-2b-red-hands': {
      one: 'Kill # monster at corruption 5 or more',
      other: 'Kill # monsters at corruption 5 or more',
    },
    'tlg-3-the-auditor': { other: 'Kill the Controller' },
    'tlg-4-carry-the-book': { other: 'Carry the book to the Old Cathedral' },
    'tlg-5-burn-the-book': { one: 'Burn # page in the Old Cathedral', other: 'Burn # pages in the Old Cathedral' },
  },
  names: { 'tlg-the-book': 'The Book' },
  choices: {
    'tlg-1-open-accounts:extra-turn': 'Pay 1 Extra Turn token',
    'tlg-1-open-accounts:upgrade': 'Pay 1 Upgrade',
    'tlg-1-open-accounts:wound': 'Pay 1 wound',
  },
  cards: {
    'the-ledger': {
      name: 'The Ledger',
      text: 'Each round begins with 1 new Corruption token, placed by the Sins player in a space without a hero. Each round ends with the track 1 level up, and 1 more without mission progress. Each hero has a Dark Past. The rule The Book holds.',
      flavour:
        'In the vault of the Counting House lies a book with all of our names in it, and a column of figures beside each. The ink is still wet on some. Pay what you owe, or stop pretending that you mean to; then bring the thing to a fire.',
    },
    'tlg-the-book': {
      name: 'The Book',
      text: 'The book is the PROXY token and does what PROXY does. At the end of each round the hero who holds it takes 1 corruption.',
      flavour: 'It falls open at your page, whichever way you drop it.',
    },
    'the-ledger-a': {
      name: 'Paper Street',
      text: 'Map A of The Ledger. 8 tiles in a street: the book lies at one end, the fire for it at the other, and the heroes begin half-way.',
    },
    'the-ledger-b': {
      name: 'Two Banks',
      text: 'Map B of The Ledger. 7 tiles on two banks: the book is on the west one, the Old Cathedral on the east one. The Metro carries paper as well.',
    },
    'tlg-1-open-accounts': {
      name: 'Open Accounts',
      text: 'Pay {+1} times: as the Action, in a space with an Altar and no monster, a hero pays 1 Extra Turn token, 1 Upgrade of choice or 1 wound (not the last life). Then the Hero players choose between Clean Hands and Red Hands.',
      flavour: 'Sign here. And here. That is not your signature, but it will do.',
    },
    'tlg-2a-clean-hands': {
      name: 'Clean Hands',
      text: 'A hero at corruption 4 or less ends a turn in a space with an Altar and no monster: {-1} times, each place in the turn order once. Then the Controller is summoned, and The Auditor begins.',
      flavour: 'Show your palms. Both of them. All of them.',
    },
    'tlg-2b-red-hands': {
      name: 'Red Hands',
      text: 'Kill {+1} monsters in fights with a hero who is at corruption 5 or more when they die. Then the Controller is summoned, and The Auditor begins.',
      flavour: 'If we are in the red anyway, let it be theirs.',
    },
    'tlg-3-the-auditor': {
      name: 'The Auditor',
      text: 'Kill the Controller. Then Carry the Book begins.',
      flavour: 'It has checked the sums. They come out, every time, at us.',
    },
    'tlg-4-carry-the-book': {
      name: 'Carry the Book',
      text: 'The hero who holds the book (the PROXY token) ends a turn in the Old Cathedral. Then the Avatar is summoned, and Burn the Book begins.',
      flavour: 'It is heavier than it was at the last corner.',
    },
    'tlg-5-burn-the-book': {
      name: 'Burn the Book',
      text: 'In the Old Cathedral the hero who holds the book may cleanse, also without a token there: each Skill result is 1 progress or removes a token. The game is won with {-1}.',
      flavour: 'Page by page. Do not read them.',
    },
  },
} as const satisfies BoxWords

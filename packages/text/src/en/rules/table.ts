import type { RuleId } from '@haven/engine'
import type { RuleText } from '../rules.ts'

/** The box, the set-up, victory, rounds and turns. */
export const tableRules = {
  'COMP-1': {
    title: 'What the supply holds',
    text: 'The supply has 10 Fire, 10 Corruption, 8 Turn, 7 Reaction and 4 City Action tokens, 3 Altars, and 6 each of Pentagram, Innocent, Extra Turn and Nest. There are 12 Marked tokens (3 in each of 4 colours), 4 Metro tokens (2 in each of 2 colours) and 2 Orbital Strike tokens. Starting Space, Commissioner, PROXY and RavenCorp come once each, and there are 20 Wound and 7 Tentacle markers. Symbols printed on a tile work the same way, but they are not taken from here and can never be removed.',
  },
  'COMP-2': {
    title: 'When a token runs out',
    text: 'If an effect should put down a token and the supply has none of that kind, nothing happens. By a ruling of this edition, every token that is removed, spent or discarded goes back to the supply, and a hero who should receive one from an empty supply gets nothing either.',
  },
  'COMP-3': {
    title: 'What the core box contains',
    text: 'The core box has 7 heroes, one of whom (Karl) has a second form, 5 Hell Club members, and Doctors, Hobos and Nuns as acolyte types with 6 figures each. Its 2 sins, Pride and Sloth, each bring 12 Sin cards, 6 Abominations, 1 Controller and 1 Avatar. There are 10 city tiles and 7 stories, each of which can be played on map A or map B. The other cards are 18 Upgrades, 7 Dark Past cards with the numbers 1 to 7, and 21 Apocalypse cards, 7 for each of the 3 story types.',
  },
  'COMP-4': {
    title: 'Dice never run out',
    text: 'No roll is cut short for want of dice. The box packs 7 of each kind, but if you have earned more than that, you roll them all. (A ruling of this edition.)',
  },
  'COMP-5': {
    title: 'The team of seven',
    text: 'Your team always has 7 heroes: 1 Leader, and 2 each of Fixers, Shooters and Bruisers. The 2016 (final) rules say Shooter; the 2015 preview calls the same class Sniper.',
  },
  'COMP-6': {
    title: 'Abilities and second forms',
    text: 'The ability a hero has by nature never switches off. When Karl takes his second form, his stats, ability and figure change. He keeps his corruption, wounds, Upgrades and every token, so changing form does not heal him.',
  },
  'COMP-7': {
    title: 'Marks never run out',
    text: 'Marked tokens only remind you of something an effect has done. If all of them are in use the mark still counts, so no effect fails for lack of one. (A ruling of this edition.)',
  },
  'SETUP-1': {
    title: 'Players and sides',
    text: 'Haven is for 2 to 5 people. One of them is the Sins player; the other 1 to 4 are Hero players and form one team.',
  },
  'SETUP-2': {
    title: 'How many heroes play',
    text: 'A lone Hero player controls 3 heroes; two Hero players control 2 apiece, which makes 4. Three or four Hero players control 1 apiece, so 3 or 4 heroes are in play. That count is the Hero Number, and it stays the same until the game ends.',
  },
  'SETUP-3': {
    title: 'Who chooses what',
    text: 'The Sins player picks the sin and the acolyte type. Everybody agrees on the story and the map, and the Hero players pick their team and the heroes who start. Any of these choices can be left to chance.',
  },
  'SETUP-4': {
    title: "The Sins player's corner",
    text: 'The Sins player gets the sin board, its shuffled deck of Sin cards and its 8 figures, and the acolyte board with 6 figures more. The Apocalypse track lies there too, with its marker on 0.',
  },
  'SETUP-5': {
    title: 'The Apocalypse deck',
    text: "The story's type (Terror, Corruption or Redemption) decides which Apocalypse cards form the deck. They are shuffled and kept face down, so nobody knows what is coming. A story may ask for a different deck, and then you follow the story.",
  },
  'SETUP-6': {
    title: 'Story and map',
    text: 'You begin with the first mission and no progress. The chosen map shows which tiles to lay and which way round, where monsters stand, and where tokens lie, face up or face down. It also tells you of anything special to prepare.',
  },
  'SETUP-7': {
    title: 'Heroes at the start',
    text: 'The starting heroes all stand on the Starting Space token, at corruption 1 and unhurt, each with 5 Wound markers beside the dashboard. Each has 1 City Action token and 2 active Turn tokens, which means two turns in a round. Team members who do not start form the Hero Reserve and replace those who die.',
  },
  'SETUP-8': {
    title: 'The Upgrade Inventory',
    text: 'Shuffle the Upgrade cards and turn up 5 of them. These open cards are the Upgrade Inventory, from which heroes equip themselves during the game.',
  },
  'SETUP-9': {
    title: 'The opening hand of Sins',
    text: 'By the 2016 (final) rules the Sins player starts with 5 Sin cards; by the 2015 preview, with as many as the Hero Number (3 or 4). In both, the Sins player also takes active Reaction tokens equal to the Hero Number, one for each hero in play.',
  },
  'SETUP-10': {
    title: 'Monsters waiting off the board',
    text: 'The map says where Acolytes, Abominations and the Controller begin if they are not on the board. Either they lie in the dead pile, from which monsters are summoned at the end of each round, or they are not yet in play. The Avatar and the Hell Club are never in play at the start. (A ruling of this edition.)',
  },
  'SETUP-11': {
    title: 'Secret pasts',
    text: 'In Corruption stories every hero gets a secret Dark Past card. The Sins player hands out cards 1, 3 and 5, and with four heroes in play also 6, one to each starting hero, without showing them. Each reserve hero then receives one of the cards left over. Hero players may not look at any of them before it is revealed.',
  },
  'SETUP-12': {
    title: 'Turn order around the table',
    text: 'Heroes take turns clockwise by seat, and that order never changes; only who opens the round may be different each time. If you control several heroes, they sit next to each other in the order in which you named them. (A ruling of this edition.)',
  },
  'WIN-1': {
    title: 'How the heroes win',
    text: "As soon as the story's final mission is accomplished the game is over, and all Hero players have won as a team. Nothing that would have come afterwards matters any more.",
  },
  'WIN-2': {
    title: 'How the Sins player wins',
    text: 'If a hero dies and nobody is left in the Reserve to step in, the Sins player wins on the spot. Heroes who are still alive on the board do not change that.',
  },
  'WIN-3': {
    title: 'When both would win',
    text: 'Should the same event finish the last mission and kill a hero who cannot be replaced, victory goes to the Hero players. A last stand can therefore still win the game.',
  },
  'ROUND-1': {
    title: 'The steps of a round',
    text: "Every round opens with a start-of-round step, goes on with the heroes' turns and the sin's reactions to them, and closes with an end-of-round step. You play one round after another until a side has won.",
  },
  'ROUND-2': {
    title: 'Story tasks at the start',
    text: "A round opens with whatever the story lists for its beginning, for example new tokens on the board. Choices in these tasks are the Sins player's, unless the task gives them to someone else.",
  },
  'ROUND-3': {
    title: 'Choosing the first hero',
    text: 'After the opening tasks, the Hero players agree on who goes first this round. If they cannot agree, the Sins player picks for them.',
  },
  'ROUND-4': {
    title: 'Turns go clockwise',
    text: 'From the first hero on, play moves around the table clockwise. A hero who is reached takes a single turn, so a second one has to wait until the circle comes round again.',
  },
  'ROUND-5': {
    title: 'Turns you must take',
    text: 'While your hero has an active Turn token you cannot pass when play reaches them, though the turn may be an idle one. You pay for it with a Turn token or, if you prefer, by discarding an Extra Turn token.',
  },
  'ROUND-6': {
    title: 'Extra turns are optional',
    text: 'Once your hero has used up all Turn tokens, you may discard an Extra Turn token for another turn, or pass. Passing does not lock you out: if play comes round to you again, you may still use one. Those you do not use stay with your hero for later rounds. (A ruling of this edition.)',
  },
  'ROUND-7': {
    title: 'When hero turns end',
    text: 'Hero turns go on until nobody has an active Turn token left and play has gone once around the whole table without anyone using an Extra Turn token. Then the end of the round begins. (A ruling of this edition.)',
  },
  'ROUND-8': {
    title: "Order of the round's end",
    text: "A round closes in four steps: the story's tasks for this moment, summoning, extra Sin cards, and resetting the tokens. The order is fixed, so monsters return before the Sins player draws the extra cards.",
  },
  'ROUND-9': {
    title: 'Resetting the tokens',
    text: 'Spent Turn and Reaction tokens become active again, and each City Action token goes back to its hero. Extra Reaction tokens gained during the round are lost, unless whatever gave them is still in force. The mark on the acolyte board comes off, and so does every mark meant for one round.',
  },
  'ROUND-10': {
    title: 'Skipped heroes, fresh extra turns',
    text: 'If your hero has no active Turn token and no Extra Turn token either, play goes straight past them. An Extra Turn token gained this round can be used this very round, once play reaches your hero again. (A ruling of this edition.)',
  },
  'TURN-1': {
    title: 'A Move and an Action',
    text: 'On your turn your hero may make one Move and take one Action, whichever you like first, and you may leave out either or both. They never overlap: you cannot take a step, act, and then walk the rest.',
  },
  'TURN-2': {
    title: 'The two Actions',
    text: 'There are two Actions to pick from: starting a fight, and cleansing the area your hero is in. You get only one of them in a turn.',
  },
  'TURN-3': {
    title: 'What needs no Action',
    text: 'Some things are free throughout your own turn, even halfway through a Move. Your hero may use City Actions, flip face-down Exploration tokens, and pick up Extra Turn, Innocent or NPC tokens that lie in the same space. An NPC token that your hero holds may be set down there.',
  },
  'TURN-4': {
    title: 'How a turn ends',
    text: 'When you end your turn, effects meant for the end of a turn come first. Next, a fully corrupted hero (corruption 7) reveals their Dark Past. Only after that may the Sins player react. (A ruling of this edition.)',
  },
  'TURN-5': {
    title: 'Dying in your own turn',
    text: "A hero who dies during their own turn never finished it. Their end-of-turn effects do not happen, the Sins player gets no reaction, and it is the next hero's turn to play.",
  },
  'TURN-6': {
    title: 'One Sin card each turn',
    text: "From the start of a hero's turn to the end of the reaction that follows, the Sins player can play only one Sin card. Once you have seen it, no other can follow before the next turn.",
  },
  'TURN-7': {
    title: 'Between things, never inside',
    text: 'Free things happen between two events and not in the middle of one: a step and its checks, a fight, a roll, a card, a cleanse or a City Action is finished first. Monsters in your space stop you from flipping tokens, but from nothing else that is free. A face-down token cannot be picked up. (A ruling of this edition.)',
  },
  'TURN-8': {
    title: 'Finishing what killed you',
    text: "Whatever kills the hero whose turn it is still runs to its end, so a dying hero's kills count. Then the turn is over, and no more Sin cards can be played in it. End-of-turn effects and the Dark Past are part of the turn: if a hero dies of them, there is no reaction. (A ruling of this edition.)",
  },
} as const satisfies Partial<Record<RuleId, RuleText>>

import type { RuleId } from '@haven/engine'
import type { RuleText } from '../rules.ts'

/** What befalls heroes, and what the Sins player does about it. */
export const heroAndSinRules = {
  'CORR-1': {
    title: 'The corruption track',
    text: 'Every hero starts at corruption 1, can rise to 7, and has a personal track of bonuses. On the standard track, levels 2 and 5 give 1 die each, level 3 gives 1 Defense, level 4 gives 1 Hit and level 6 gives 2 Hits. Level 7 adds one result you choose (Hit, Skill, Defense or Counter-Corruption), and level 1 adds nothing.',
  },
  'CORR-2': {
    title: 'Forced corruption',
    text: 'Corruption from checks, fights, cards or the story is forced. Your hero goes up one level and gets no bonus in return.',
  },
  'CORR-3': {
    title: 'Corruption past level 7',
    text: 'A hero at 7 cannot go higher. Every forced corruption beyond that becomes 1 wound. By a ruling of this edition, Defense cannot prevent it.',
  },
  'CORR-4': {
    title: 'Taking corruption on purpose',
    text: 'Once before each roll, a hero below 7 may go up one level. For that roll alone you use the bonuses of the new level and every level beneath it, except those hidden by a Wound marker. Forced corruption suffered in the same fight brings no further bonus.',
  },
  'CORR-5': {
    title: 'Reaching level seven',
    text: 'As soon as your hero is at corruption 7, all Innocents they hold die. It makes no difference whether the last step was forced or your own choice.',
  },
  'WOUND-1': {
    title: 'Placing wounds',
    text: "For each wound, you choose a free slot of your hero's bonus track and place a Wound marker there. The bonus under it is lost while the marker stays. Markers never move; only healing takes one off, and again you choose which.",
  },
  'WOUND-2': {
    title: 'The fifth wound',
    text: 'With the fifth Wound marker your hero dies on the spot. By a ruling of this edition, wounds and corruption that would still have followed are dropped.',
  },
  'DEATH-1': {
    title: 'What a dead hero leaves',
    text: 'Figure and dashboard are out of the game. Extra Turn and Marked tokens are discarded, while NPCs and Innocents remain where the hero fell. Upgrades go face up into the Inventory, so they are not lost to the team.',
  },
  'DEATH-2': {
    title: 'Tokens pass to the successor',
    text: 'Turn tokens, active or spent, and the City Action token go to the next hero just as they are. If the City Action token is in a District, it remains there until tokens are reset.',
  },
  'DEATH-3': {
    title: 'The hero who takes over',
    text: "You choose a hero from the Reserve, who enters on the Starting Space, unhurt and at corruption 1, with the dead hero's place in turn order. They take as many Upgrades as the dead hero owned, from everything in the Inventory. Afterwards the Inventory has 5 cards once more.",
  },
  'DEATH-4': {
    title: 'Nobody left in Reserve',
    text: 'If a hero dies and the Reserve is empty, nobody can take over and the Sins player wins the game.',
  },
  'DEATH-5': {
    title: 'Acting after a mid-turn death',
    text: 'If your hero dies on their own turn, the successor can still act later in the round, with whatever tokens they inherited.',
  },
  'DEATH-6': {
    title: 'Several deaths at once',
    text: 'When one event kills more than one hero, they die and are replaced one by one in turn order, beginning with the current hero. At each death the Sins player wins if nobody is left to step in. (A ruling of this edition.)',
  },
  'DEATH-7': {
    title: 'Deaths outside your turn',
    text: "A hero killed by the reaction had already completed the turn; the reaction ends there and cannot go on against the successor. A hero killed during someone else's turn is replaced right away. That turn then continues, and the reaction to it can still come. (A ruling of this edition.)",
  },
  'DEATH-8': {
    title: 'Successor first, then Upgrades',
    text: "You pick the new hero before you pick that hero's Upgrades. Both decisions are yours alone; the other Hero players need not agree. (A ruling of this edition.)",
  },
  'DARK-1': {
    title: 'Revealing a Dark Past',
    text: 'In Corruption stories, a hero who is at corruption 7 when their own turn ends turns up their Dark Past card, follows it and discards it. If a hero dies with the card still hidden, it remains hidden.',
  },
  'DARK-2': {
    title: 'When a past is due',
    text: "Only the end of the hero's own turn matters. If the reaction or another hero's turn brings your hero to 7, the card waits until your next turn ends, and you reveal it only if still at 7. Each card is revealed just once. (A ruling of this edition.)",
  },
  'UPG-1': {
    title: 'Losing an Upgrade',
    text: "By the 2016 (final) rules, an Upgrade that a hero loses goes under the Upgrade deck, so it may turn up again. With the 2015 preview it is discarded instead; the preview's own text does not say.",
  },
  'UPG-2': {
    title: 'An empty Upgrade deck',
    text: 'When there are no Upgrade cards left to draw, gaps in the Inventory stay open, and you choose from fewer cards. (A ruling of this edition.)',
  },
  'REACT-1': {
    title: "The sin's reaction",
    text: "After every turn that a hero finishes, the Sins player may answer with one active Reaction token. It lets any one monster move up to 2 spaces, then allows a fight against that hero with all monsters in the hero's space. Both parts are optional.",
  },
  'REACT-2': {
    title: 'One reaction per turn',
    text: 'A turn can be answered by one reaction at most, and it can only strike the hero who has just played. Reaction tokens left over when the last turn is done go to waste.',
  },
  'REACT-3': {
    title: 'Half a reaction',
    text: 'The Sins player may spend a Reaction token and then only move, only fight, or do neither. (A ruling of this edition.)',
  },
  'SIN-1': {
    title: 'Playing Sin cards',
    text: 'A Sin card names the moment at which it can be played, and each turn, with its reaction, allows only one. It lies face up until the next turn begins and is then discarded. The Sins player may hold any number of cards. When the deck runs out, the discard pile becomes the new one.',
  },
  'SIN-2': {
    title: "The sin's power",
    text: 'The power of the sin works from the first round to the last. The Sins player needs no card and no token for it, so plan for it in every turn.',
  },
  'SIN-3': {
    title: 'Making a new Sin deck',
    text: 'The discards become a new Sin deck only when a card has to be drawn and the deck is empty. The card that lies open is left out. If there are no discards either, no card is drawn. (A ruling of this edition.)',
  },
  'SIN-5': {
    title: 'Played Sin cards are public',
    text: 'Everybody may look at the open Sin card and through the Sin discard pile, so you can work out what may still come. (A ruling of this edition.)',
  },
  'SIN-4': {
    title: 'Cards without Reaction tokens',
    text: 'Every turn allows a Sin card, even if the Sins player is out of Reaction tokens and even if a hero died in the turn before. At the start and end of a round, outside any turn, none can be played.',
  },
  'ACO-1': {
    title: 'The acolyte ability',
    text: 'Once per round, before the dice of a fight that is not ranged, the Sins player may use it if an Acolyte lies in the dead pile. The acolyte board is marked, and that Acolyte enters the space of the fight and adds its dice. Then the effect of its type happens.',
  },
  'ACO-2': {
    title: 'Any fight will do',
    text: "The acolyte ability works whichever side started the fight and whoever's turn it is. The Acolyte that comes in is a full part of it: your Hits can kill it straight away. (A ruling of this edition.)",
  },
  'CARD-1': {
    title: 'Cards overrule the rules',
    text: 'If the special rules of a story contradict the rulebook, follow the story. By a ruling of this edition, the text of a card or an ability wins over the rulebook just so.',
  },
} as const satisfies Partial<Record<RuleId, RuleText>>

import type { RuleId } from '@haven/engine'
import type { RuleText } from '../rules.ts'

/** The end of a round, the story, the Apocalypse, and the order of effects. */
export const storyRules = {
  'END-1': {
    title: 'Summoning monsters',
    text: 'The Sins player brings back as many monsters from the dead pile as the Hero Number, or every one if it holds fewer. The Sins player chooses which ones and where; by a ruling of this edition, not whether. Monsters that are not in play yet cannot be brought in like this.',
  },
  'END-2': {
    title: 'Where monsters can appear',
    text: 'Each summoned monster needs a Nest, printed or face up, that is not blocked. Every monster in a space blocks one Nest there: a space with 2 Nests and 1 monster has room for 1 more. Heroes in the space block nothing.',
  },
  'END-3': {
    title: 'No room to summon',
    text: 'When no free Nest is left, monsters not yet summoned remain in the dead pile. Fewer Nests mean fewer monsters coming back.',
  },
  'END-4': {
    title: 'Altars draw cards',
    text: 'At the end of the round the Sins player draws 1 Sin card for every space that has an Altar but no hero in it. Standing at an Altar denies the card.',
  },
  'END-5': {
    title: 'Counting Altars by space',
    text: 'A space with two Altars is still worth only 1 card. A single hero there is enough to prevent it, and more heroes change nothing. (A ruling of this edition.)',
  },
  'STORY-1': {
    title: 'One mission at a time',
    text: 'Only the current mission can make progress; what would suit a later one does not count yet. As soon as its count is full, the mission is accomplished and the next one takes over, starting from 0.',
  },
  'STORY-2': {
    title: 'Branching stories',
    text: 'Where the story forks, the Hero players choose one mission together, and if they disagree the Sins player does. The other way is closed for the rest of the game.',
  },
  'STORY-3': {
    title: 'Events between missions',
    text: 'Some stories have an event between two missions. It takes place once the first has been accomplished, before the next one starts.',
  },
  'STORY-4': {
    title: 'Counts with the Hero Number',
    text: 'Where a mission asks for something H times, read the Hero Number: 3 or 4, depending on how many heroes are in play.',
  },
  'STORY-5': {
    title: 'Summoned by the story',
    text: 'A figure that an event or an Apocalypse card summons appears on a Nest that is not blocked. If all of them are blocked it comes nevertheless, onto any Nest the Sins player likes.',
  },
  'STORY-6': {
    title: 'Surplus progress is lost',
    text: 'A fight, a cleanse, a District, a step or a card counts only for the mission that was current at its start. If it brings more than that mission needs, the rest is lost and does not help the next one. (A ruling of this edition.)',
  },
  'STORY-7': {
    title: 'When missions change',
    text: 'Reaching the count of the last mission wins immediately. With any other, whatever is going on is finished first; after that come the event, the choice at a fork and the new mission, in this order. (A ruling of this edition.)',
  },
  'APOC-1': {
    title: 'The Apocalypse track',
    text: 'The track runs from 0 to 7 and rises when the story tells you. Each level reached has the effect printed there, and earlier levels go on working. At 7 it goes no further, and nobody loses the game because of it.',
  },
  'APOC-2': {
    title: 'Revealing Apocalypse cards',
    text: 'Some levels of the track reveal an Apocalypse card, which stays face up until the game ends. By the 2016 (final) rules the Sins player draws the top 2, plays one and puts the other under the deck. By the 2015 preview the top card is simply revealed.',
  },
  'APOC-3': {
    title: 'Hell Club members',
    text: 'A Hell Club card brings its member onto the board. By the 2016 (final) rules it appears on a Nest that is not blocked, or on any if all are; by the 2015 preview, on any Nest. When the member is killed, figure and card are gone from the game.',
  },
  'APOC-4': {
    title: 'Several levels at once',
    text: 'If the track rises by more than one level, each takes effect in turn. When a single Apocalypse card is left, it is the one revealed; when there is none, nothing happens. The card that the Sins player did not choose is not shown to anyone. (A ruling of this edition.)',
  },
  'UNITE-1': {
    title: 'Unite or fall',
    text: 'Some decisions belong to the Hero players as a group, and then all of them must agree. If even one does not, the Sins player decides for you.',
  },
  'UNITE-2': {
    title: 'When heroes disagree',
    text: 'The Sins player may then pick any legal answer, including one that no Hero player suggested. With only one Hero player there is always agreement. (A ruling of this edition.)',
  },
  'ORD-1': {
    title: 'Effects at the same moment',
    text: 'If several effects of one side happen together, that side decides their order. If both sides have some, those of the heroes come before those of the Sins player.',
  },
  'ORD-2': {
    title: 'How a fight is settled',
    text: "Killed monsters leave the board first and count for the mission; kills that win the game end it right there. Then the hero takes wounds one by one and forced corruption, and a death is carried out. Abilities used after a fight come next, then a Sin card played on a kill. An accomplished mission's event and branch come last.",
  },
  'ORD-3': {
    title: 'Adding up modifiers',
    text: 'First add up all bonuses and penalties, then apply limits such as at most or at least; a limit of 0 is final. Defense, dice and Fight cannot drop below 0. With 0 dice you do not roll, but results you have without rolling still count.',
  },
  'ORD-4': {
    title: 'What beats what',
    text: 'A text that forbids something is stronger than one that allows it. A Sin card is stronger than an Upgrade, except when the Upgrade is worded to cancel or ignore.',
  },
  'ORD-5': {
    title: 'Teleports to a neighbour',
    text: 'When a teleport goes to an adjacent space, whichever side uses it, only spaces that share an edge will do: no Metro, no jump over a gap. Other teleports go wherever their text sends them.',
  },
  'ORD-6': {
    title: "Order at a turn's end",
    text: "First come the hero's own end-of-turn abilities, then the story's checks, then Hell Club and Apocalypse texts about ending a turn. After these the Sins player may play a card for the end of the turn. A Dark Past that is due follows, and the reaction comes last.",
  },
  'ORD-7': {
    title: "Order at a round's end",
    text: "The story's tasks come first, then end-of-round texts of Apocalypse cards, from the oldest card to the newest. Then monsters are summoned, and a mission of kills with no prey on the board is helped along. Drawing Sin cards and resetting tokens come last, in this order.",
  },
  'ORD-8': {
    title: 'No endless loops',
    text: 'An effect cannot open again the moment in which it was played, and no card copies another. A monster that has been revived cannot be killed a second time by the same event.',
  },
  'ORD-9': {
    title: 'Effects on each hero',
    text: 'An effect on every hero goes through them in turn order, starting with the current hero or, outside turns, with the first hero. A hero who comes in for one who died meanwhile is spared.',
  },
  'ORD-10': {
    title: 'Face-down tokens',
    text: 'A face-down token has no effect, cannot be cleansed, and nobody may look at it. It simply stays there if its space fills up with monsters.',
  },
  'ORD-11': {
    title: 'Which space a shot uses',
    text: "In a ranged fight, what helps the hero looks at the target space before the roll, and what limits the hero looks at the hero's own. What adds Sin dice or alters their roll looks at the hero's space once survivors have arrived. A monster's Defense depends on where it stands when the Hits land.",
  },
  'ORD-12': {
    title: 'After the dice fall',
    text: "The hero's rerolls come first and the Sins player's next; then a Sin card for rolled dice may be played. After that the hero turns FAITH and other results of choice, and only then do results cancel each other.",
  },
  'ORD-13': {
    title: "Death at a turn's end",
    text: 'If the current hero dies at the end of the turn, before the reaction, whatever was still to come is dropped, and so is the reaction. When either side wins, everything stops at once.',
  },
  'ORD-14': {
    title: 'Settling strikes and checks',
    text: 'An Orbital Strike is settled at once in the same order as a fight, and a Sin card played on a kill may follow. Checks and cards are settled at once too. The mission does not change before the District, cleanse, step or card in progress is completely finished.',
  },
  'story-aid': {
    title: 'Help for four heroes',
    text: "With four heroes in play, each starting hero takes 1 Upgrade from the Inventory during set-up, in turn order, and each card is replaced before the next hero picks. It makes up for the smaller Reserve and the Sins player's extra reaction. You can switch it off.",
  },
  'story-shuffle': {
    title: 'Hidden tokens are mixed',
    text: 'During set-up, all tokens that the map lays face down are shuffled together and put back on the same spaces, with the same number on each. Nobody knows which is where, not even the Sins player.',
  },
  'story-escalation': {
    title: 'Missions wake more monsters',
    text: "Each time a mission is accomplished, except the last, 1 Acolyte and 1 Abomination that were not yet in play join the dead pile, if any are left. This comes before the mission's event. From then on they can be summoned.",
  },
  'story-top-up': {
    title: 'Enough tokens to remove',
    text: "When a mission that counts removed tokens starts and too few of them lie face up, printed ones aside, the Sins player must add the missing ones from the supply. They go into spaces without heroes, at most one per space, and the Sins player picks among several kinds. What cannot be placed is taken off the mission's count, which stays at 1 or more.",
  },
  'story-stall': {
    title: 'A hunt without prey',
    text: 'If the current mission counts kills and the board holds no monster that it could count, it gains 1 progress at the end of the round. This is looked at after the summoning, so keeping monsters away cannot halt the story.',
  },
  'story-event-summon': {
    title: 'Controller and Avatar events',
    text: "When an event calls the Controller or the Avatar, it comes from out of play or from the dead pile onto a Nest of the Sins player's choice. That must be a Nest that is not blocked, if there is one. If the figure is already on the board, the Sins player draws 2 Sin cards instead.",
  },
  'story-action': {
    title: 'A mission can be an Action',
    text: 'Some missions have an Action of their own. It takes the place of a fight or a cleanse in that turn, and after a step it ends the Move as they do. A text that grants an Action outside a turn does not grant this one.',
  },
  'story-round-end': {
    title: 'Holding until the round ends',
    text: "Some missions look at the board when the round ends and count what stands so then, several steps at once if they say so. It is one of the story's tasks: after those that the story does first, and before the track rises. A mission accomplished by it gives way when the tasks are done.",
  },
  'story-aim': {
    title: 'Aiming from orbit',
    text: 'Where a mission counts that an Orbital Strike token is moved to a space, it counts as soon as the token is there, before anything is killed. A token that stays where it is has been moved 0 spaces, and that counts as well.',
  },
  'story-kindle': {
    title: 'Kindling a Fire',
    text: 'Where a story lets heroes kindle, the Fire token comes from the supply, and the mission counts it when it lies there. With an empty supply nothing is kindled. It is a Fire like any other from then on.',
  },
  'story-break-altar': {
    title: 'Breaking an Altar',
    text: 'While a mission says so, a hero who cleanses may spend 2 Skill results of one roll to break an Altar in the space, even if no other token is there. A broken Altar never comes back. The Upgrade Holy Water is no help here.',
  },
  'text-pin': {
    title: 'Pinned monsters',
    text: 'A pinned monster makes no step until the tokens are reset at the end of the round: not in a reaction, not by a card, not to strike back at a shooter. It fights where it stands, and a teleport still moves it. Killed, it is free of it.',
  },
  'text-closed-space': {
    title: 'Closed spaces',
    text: 'No step of a monster leads into a closed space, and none who strikes back at a shooter goes through it. Monsters that stand in it may leave, and summons and teleports lead there as ever. Heroes come and go as they like.',
  },
  'text-skill-use': {
    title: 'Other uses of Skill results',
    text: 'A text may let Skill results of a cleanse buy something besides tokens, for as many results as it says. Where it can be had, the cleanse needs no token in the space. It is settled before the next result is spent, and no price for removed tokens is paid for it.',
  },
  'text-commit': {
    title: 'A reaction that is announced',
    text: 'A text may make the Sins player say at the start of a turn whether a reaction follows it. After a Yes the Reaction token is spent at once, and the reaction comes at its usual time; if the hero dies before, it is lost. After a No, or with no token left, there is no reaction to that turn.',
  },
  'text-city-reach': {
    title: 'Districts used from elsewhere',
    text: 'A text may let your hero use a District that they do not stand in, or one whose slot is taken. All else is as if they stood there with a free slot: their City Action token is spent, and whatever looks at the District in use looks at that one.',
  },
  'text-icon-as': {
    title: 'One icon as another',
    text: 'A text may let your hero carry out a City Action icon as another one. The printed icon is used up, and what is done counts as what it is: a Repent in place of a Heal is a Repent for every rule and mission.',
  },
  'text-second-crate': {
    title: 'The second crate',
    text: 'Set up with the second crate, its Upgrades are shuffled in with the others; the deck stays as large as it was, and what is over leaves the game unseen. Of two Dark Past cards with the same number one is drawn, and the other leaves unseen. It is off unless you choose it.',
  },
} as const satisfies Partial<Record<RuleId, RuleText>>

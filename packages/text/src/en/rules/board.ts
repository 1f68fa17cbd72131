import type { RuleId } from '@haven/engine'
import type { RuleText } from '../rules.ts'

/** Movement, City Actions and tokens. */
export const boardRules = {
  'MOVE-1': {
    title: 'How far a Move goes',
    text: 'One Move takes a hero or a monster up to 2 spaces. Two spaces are neighbours when they have an edge in common; a corner is not enough.',
  },
  'MOVE-2': {
    title: 'Rivers cannot be crossed',
    text: 'Where a gap separates groups of tiles, a river runs. Spaces on its two banks are not neighbours, so nobody can walk across.',
  },
  'MOVE-3': {
    title: 'Riding the Metro',
    text: 'Heroes treat all spaces with a Metro token of the same colour as neighbours, however far apart they lie. Monsters get no such shortcut.',
  },
  'MOVE-4': {
    title: 'RavenCorp lengthens your Move',
    text: 'While your hero holds the RavenCorp token, their Move may be 1 space longer: usually 3 spaces instead of 2.',
  },
  'MOVE-5': {
    title: 'Slipping away from monsters',
    text: 'Each time your hero steps out of a space where any monster stands, they take 1 wound. It is a single wound for a whole crowd as for one monster, and Defense cannot prevent it.',
  },
  'MOVE-6': {
    title: 'Walking through hazards',
    text: 'Your hero faces checks on stepping out of a space with Fire or Corruption tokens, and again on stepping into one. Each kind present has a check of its own; by a ruling of this edition, first Corruption and then Fire. Staying where you are costs nothing.',
  },
  'MOVE-7': {
    title: 'Corruption checks',
    text: 'For a Corruption check the Sins player rolls one Sin die per face-up Corruption token in the space, printed ones included. Every Corruption result is 1 forced corruption for your hero. Hits are harmless here, yet a burst still brings another die.',
  },
  'MOVE-8': {
    title: 'Fire checks',
    text: 'For a Fire check the Sins player rolls one Sin die per Fire token in the space. Every Hit is a wound that Defense cannot stop, and a burst is a Hit that brings another die. Corruption results are ignored.',
  },
  'MOVE-9': {
    title: 'PROXY softens checks',
    text: 'While your hero holds PROXY, every Fire check deals them 1 wound less and every Corruption check 1 corruption less.',
  },
  'MOVE-10': {
    title: 'Order within a step',
    text: "A single step goes in this order: the wound for turning your back on monsters, the checks for leaving, the figure's move, the checks for arriving. If your hero dies before the figure has moved, they die in the space they meant to leave. (A ruling of this edition.)",
  },
  'MOVE-11': {
    title: 'How monsters move',
    text: 'Fire and Corruption do not bother monsters, and the Metro is closed to them. A monster that shares a space with a hero is held there: only a teleport can move it away.',
  },
  'MOVE-12': {
    title: 'Teleports ignore movement rules',
    text: 'A teleported figure goes straight to its goal, and no rule of movement applies. Heroes take no wound and face no checks, and monsters can be taken away from heroes in their space.',
  },
  'MOVE-13': {
    title: 'Metro steps count fully',
    text: 'Riding the Metro uses up one space of your Move, like walking. You still take the wound for leaving monsters, and the usual Corruption and Fire checks still happen.',
  },
  'MOVE-14': {
    title: 'Heroes stop monsters',
    text: "A monster that walks into a hero's space must stop there, because it may not leave again. Your heroes can block its way to others.",
  },
  'MOVE-15': {
    title: 'Placing is not moving',
    text: 'A figure put on the board by the set-up, as a replacement or by a summons has not moved. It takes no wound and faces no checks, and effects that wait for someone to enter do not happen. (A ruling of this edition.)',
  },
  'MOVE-16': {
    title: 'Ending a Move',
    text: 'You may stop after any step, or not start walking at all. As soon as you end the Move, or begin your Action after a step, your hero takes no more steps this turn. City Actions and other free things do not end a Move.',
  },
  'CITY-1': {
    title: 'Using a District',
    text: "To use the District your hero stands in, place the hero's City Action token in its slot. A hero has one such token and a District one slot, so a hero uses one District a round, and a District serves one hero. Monsters there do not get in the way.",
  },
  'CITY-2': {
    title: 'Carrying out the icons',
    text: 'You get every City Action icon of the District that is not covered. You do them one by one in any order, and an icon that is shown twice counts twice. You may leave out any you do not want. (A ruling of this edition.)',
  },
  'CITY-3': {
    title: 'Heal, Repent and Extra Turn',
    text: 'Heal takes away 1 Wound marker, and you choose which. Repent lowers corruption by 1, though never under 1. Extra Turn gives your hero 1 Extra Turn token out of the supply.',
  },
  'CITY-4': {
    title: 'Taking an Upgrade',
    text: 'The Inventory icon lets your hero take 1 of the open Upgrade cards, and a new one replaces it right away. A hero may own any number of Upgrades, and all of them work all the time. Heroes cannot trade them.',
  },
  'CITY-5': {
    title: 'Calling an Orbital Strike',
    text: 'Shift one Orbital Strike token by up to 2 spaces; tokens and figures are no obstacle, but it cannot use the Metro or cross gaps. Then you may kill 1 Acolyte or 1 Abomination where it stops. This is no fight, and all other monsters are safe from it.',
  },
  'CITY-6': {
    title: 'A District in one go',
    text: "Once you start on a District's icons you finish with them before doing any other free thing, such as flipping or picking up tokens. You may use a District even if not one of its icons has an effect. (A ruling of this edition.)",
  },
  'CITY-7': {
    title: 'Orbital Strikes and kills',
    text: 'An Orbital Strike token may stay where it is and strike there. What it kills counts as killed in every way, except where a text speaks of a kill in a fight. (A ruling of this edition.)',
  },
  'EXPL-1': {
    title: 'Exploration tokens',
    text: 'Exploration tokens are the circular ones: Fire, Corruption, Pentagram, Nest, Extra Turn and Innocent. In some stories they start face down, and you have to find out what waits there.',
  },
  'EXPL-2': {
    title: 'Flipping face-down tokens',
    text: "On your turn, if your hero's space holds face-down tokens and no monster, you may turn them up, always all of them together. Until then they have no effect.",
  },
  'EXPL-3': {
    title: 'Pentagrams and Nests',
    text: 'Every Pentagram adds 1 Sin die to the fights in its space. Nests are where monsters can be summoned, so each Nest you cleanse leaves the dead one way back less.',
  },
  'EXPL-4': {
    title: 'Carrying Innocents',
    text: 'An Innocent stays with the hero who took it: you can neither put it down nor give it away. If that hero dies, it remains in the space where they fell. If that hero reaches corruption 7, the Innocent dies and is lost for good.',
  },
  'EXPL-5': {
    title: 'Too corrupted for Innocents',
    text: 'At corruption 7 your hero cannot pick up Innocents. Bring the corruption down first, or let another hero take them. (A ruling of this edition.)',
  },
  'EXPL-6': {
    title: 'Carry as many as you like',
    text: 'There is no limit to the Innocents that one hero can hold. Neither Innocents nor NPCs hinder the hero who has them in anything else. (A ruling of this edition.)',
  },
  'NPC-1': {
    title: 'The three NPCs',
    text: "One hero can hold several NPCs. The Commissioner adds 1 Hero die in each of that hero's fights, PROXY takes 1 off each Fire and Corruption check, and RavenCorp adds 1 space to the Move. When the hero dies, the NPC remains in that space.",
  },
  'NPC-2': {
    title: 'No picking up again',
    text: 'If your hero has set an NPC down this turn, that same hero cannot take it back before the turn is over. Another hero can take it on a later turn. (A ruling of this edition.)',
  },
  'ALTAR-1': {
    title: 'What Altars do',
    text: "Altars give the Sins player extra Sin cards when a round ends. A hero who stands in an Altar's space stops that.",
  },
  'MARK-1': {
    title: 'Marked tokens',
    text: 'A Marked token shows that an effect has singled something out, and the effect says what that means. When a hero dies, the marks on that hero are discarded.',
  },
} as const satisfies Partial<Record<RuleId, RuleText>>

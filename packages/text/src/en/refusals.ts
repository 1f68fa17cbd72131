import type { Params, PromptKind } from '@haven/engine'
import type { Language, Say } from '../language.ts'
import { fileFaults } from './file-faults.ts'
import { list, Some, some } from './grammar.ts'

/** Why not, and what to do instead. Parameters may be missing: every sentence reads without them. */

const text = (value: Params[string] | undefined): string => (value === undefined ? '' : String(value))
const monster = (p: Params, say: Say): string => (p.monster === undefined ? 'That monster' : Some(text(p.monster), say))
const card = (p: Params, say: Say): string => (p.card === undefined ? 'That card' : say.name(text(p.card)))
const ability = (p: Params, say: Say): string => (p.ability ? say.name(text(p.ability)) : 'That ability')
const hero = (p: Params, say: Say): string => (p.hero === undefined ? 'That hero' : say.name(text(p.hero)))
const person = (seat: string, say: Say): string => (seat === 'sins' ? `the ${say.name(seat)}` : say.name(seat))
const slot = (p: Params): string => (p.slot === undefined ? 'That slot' : `Slot ${p.slot}`)

/** What is asked, for those who answer something else. */
export const QUESTIONS: Readonly<Record<PromptKind, string>> = {
  'dark-past': 'who gets which Dark Past',
  'story-task': 'where a token of the story goes',
  'first-hero': 'who takes the first turn',
  'take-turn': 'which token is spent for the turn',
  'hero-turn': 'what the hero does',
  action: 'which Action is taken',
  'city-action': 'which City Action comes next',
  'heal-slot': 'which wound is healed',
  'wound-slot': 'where a wound goes',
  upgrade: 'which Upgrade is taken',
  'lose-upgrade': 'which Upgrade is lost',
  'orbital-move': 'where the Orbital Strike goes',
  'orbital-kill': 'whom the Orbital Strike kills',
  'sin-card': 'whether a Sin card is played',
  acolyte: 'whether the acolyte ability is used',
  corruption: 'whether corruption is taken for the roll',
  ability: 'whether an ability is used',
  reroll: 'which dice are rolled again',
  faith: 'what a FAITH becomes',
  kill: 'which monsters are killed',
  'remove-token': 'which token is removed',
  reaction: 'whether the Sins player reacts',
  'reaction-move': 'which monster moves',
  'reaction-fight': 'whether the monsters fight',
  retaliate: 'which survivor moves',
  summon: 'which monster appears, and where',
  'apocalypse-card': 'which Apocalypse card is revealed',
  mission: 'which mission comes next',
  choice: 'what the Hero players choose together',
  'sins-decide': 'what the Sins player decides for the heroes',
  order: 'which effect comes first',
  'reserve-hero': 'who takes over from the dead hero',
  inherit: 'which Upgrade the new hero brings along',
  effect: 'what a card or an ability is used on',
}

const WINDOWS: Readonly<Record<string, string>> = {
  'turn-start': 'at the start of a turn',
  'hero-enters': 'when a hero has entered a space',
  'city-action': 'when a hero uses a District',
  'cleanse-start': 'when a hero is about to cleanse',
  'fight-start': 'at the start of a fight',
  'fight-rolled': 'after the rolls of a fight that is not ranged',
  'monster-killed': 'after a monster was killed',
  reaction: 'in a reaction, before its move',
  'turn-end': 'at the end of a turn',
}

const asked = (kind: Params[string] | undefined): string => QUESTIONS[kind as PromptKind] ?? 'something else'

const CHOOSE = 'Choose one of the answers offered.'

export const refusals: Language['refusals'] = {
  // about the answer itself
  'malformed-answer': () => `That is no complete answer. ${CHOOSE}`,
  'game-over': ({ winner }) =>
    `The game is over${winner === undefined ? '' : `: the ${winner === 'sins' ? 'Sins player has' : 'Hero players have'} won`}. Start a new one to play on.`,
  'stale-prompt': () => 'That question is not open any more. Answer the one that is asked now.',
  'foreign-seat': ({ seat }, say) =>
    `This question is not for ${seat === undefined ? 'you' : person(text(seat), say)}. Wait until you are asked.`,
  'unknown-option': ({ option }) =>
    `${option === undefined ? 'That' : `"${option}"`} is not one of the answers. ${CHOOSE}`,
  'not-your-question': ({ seat }, say) => {
    const seats = text(seat).split(' ').filter(Boolean)
    const waiting = seats.length === 0 ? 'somebody else' : list(seats.map((each) => person(each, say)))
    return `It is not for you to decide now. The game waits for ${waiting}.`
  },
  'not-asked-now': ({ kind }) => `Something else has to be decided first: ${asked(kind)}.`,
  'not-among-options': ({ kind, space }, say) => {
    if (space !== undefined) return `It cannot go to ${say.space(text(space))} now. Choose one of the spaces offered.`
    return `That is not possible now. To be decided: ${asked(kind)}. ${CHOOSE}`
  },
  // a hero's turn
  'no-such-space': ({ space }) =>
    `This map has no space ${space === undefined ? 'like that' : `"${space}"`}. Streets go by letter and number, as in C2, and Districts by name.`,
  'same-space': () => 'Your hero stands there already. Choose a neighbouring space.',
  'not-adjacent': ({ space }, say, rule) =>
    rule === 'CITY-5'
      ? `An Orbital Strike moves at most 2 spaces, by shared edges. ${space === undefined ? 'That space' : say.space(text(space))} is too far; choose a nearer one.`
      : 'That space is no neighbour of this one. Move one step at a time, to a space that shares an edge.',
  'river-between': () => 'A river lies between. Only the Metro leads across; choose a space on this bank.',
  'move-spent': () => 'That is further than the Move goes. Your hero has no step left for it this turn.',
  'move-over': () => "Your hero's Move is over for this turn. The next turn brings a new one.",
  'action-taken': () => 'Your hero has taken an Action already. There is one in each turn.',
  'no-monsters-here': () => "No monster is in the hero's space, and a fight needs at least one.",
  'no-monsters-there': (p, say, rule) => {
    if (rule === 'CITY-5')
      return 'An Orbital Strike kills only an Acolyte or Abomination in its own space. Choose one of these.'
    if (p.monster !== undefined)
      return `${monster(p, say)} is not in the space of this fight. Choose a monster that is.`
    return 'No monster is in that space. Choose a space with monsters.'
  },
  'not-ranged': () => "Your hero cannot shoot. Go into the monsters' space and fight there.",
  'not-from-district': () => 'Nobody can shoot out of a District. Step into a Street first.',
  'not-into-district': () => 'Nobody can shoot into a District. Choose a Street, or go in and fight there.',
  'not-own-space': () => "A shot goes at another space. Fight the monsters in your hero's own space instead.",
  'no-line-of-sight': () =>
    'Your hero cannot see that space. A shot follows one straight row or column of Streets, without a gap.',
  'nothing-to-cleanse': () =>
    'There is nothing to cleanse here. It takes a face-up Fire, Corruption, Pentagram or Nest token that is not printed on the tile.',
  'not-a-district': () => 'City Actions are in Districts, and this is a Street. Step into a District first.',
  'city-token-spent': () => "Your hero's City Action token is spent. It comes back at the end of the round.",
  'slot-taken': () => 'This District has been used this round. Try another one, or come back next round.',
  'city-forbidden': () => 'A text in play keeps your hero from using City Actions now.',
  'city-out-of-reach': () => 'Your hero cannot use that District from here. Step into it first.',
  'nothing-face-down': () => 'There are no face-down tokens here to flip.',
  'monsters-prevent': () => 'Monsters here keep your hero from flipping tokens. Kill them first.',
  'no-such-token-here': ({ token }, say) =>
    `There is no ${token === undefined ? 'such token' : say.name(text(token))} here that your hero could take or remove.`,
  'not-collectable': () => 'That token cannot be picked up. Heroes take Extra Turn tokens, Innocents and NPCs.',
  'innocent-at-seven': () => 'At corruption 7 your hero cannot take an Innocent. Repent first, or send another hero.',
  'just-dropped': () => 'Your hero has put this NPC down this turn. It can be taken again in a later turn.',
  'not-held': () => 'Your hero does not hold that.',
  'no-delivery-here': () => 'Innocents cannot be handed over here now. The current mission says where they can.',
  'ability-unknown': (p, say) => `${ability(p, say)} is nothing that your hero can use. ${CHOOSE}`,
  'ability-used': (p, say) => `${ability(p, say)} has been used this round. It is ready again in the next one.`,
  'ability-not-now': (p, say) => `${ability(p, say)} would do nothing now. Use it when its text applies.`,
  // the Sins player
  'card-not-held': (p, say) => `${card(p, say)} is not in your hand. Choose a card that is.`,
  'card-not-now': (p, say) =>
    `${card(p, say)} can be played ${WINDOWS[text(p.window)] ?? 'at its own moment'}, and only if its condition is met.`,
  'monster-pinned': (p, say) => `${monster(p, say)} cannot leave a space with a hero in it. Move another one.`,
  'monster-kept-down': (p, say) =>
    `${monster(p, say)} is pinned down and makes no step in this round. Move another one.`,
  'space-closed': (p, say) =>
    `No monster can step into ${p.space === undefined ? 'that space' : say.space(text(p.space))} now. Go around it, or choose another space.`,
  'monster-too-far': (p, say) =>
    `${monster(p, say)} cannot reach ${p.space === undefined ? 'that space' : say.space(text(p.space))}${p.steps === undefined ? '' : ` in ${p.steps} ${p.steps === 1 ? 'step' : 'steps'}`}. Rivers and heroes stop monsters.`,
  'monster-not-toward': (p, say) =>
    `${monster(p, say)} goes toward ${p.hero === undefined ? 'the hero' : say.name(text(p.hero))} or stays: each step has to shorten the way.`,
  'monster-twin': (p, say) => {
    const other = p.instead === undefined ? 'another' : say.name(text(p.instead))
    return `${monster(p, say)} is just like ${other} in the same space. Choose ${other}.`
  },
  'monster-unkillable': (p, say) => `${monster(p, say)} cannot be killed now: Hits on it are lost.`,
  'monster-not-on-board': (p, say) => `${monster(p, say)} is not on the board. Choose a monster that is.`,
  'nest-blocked': ({ space, nests }, say) => {
    const place = space === undefined ? 'That space' : say.space(text(space))
    return nests === 0
      ? `${place} has no Nest. Choose a space with one.`
      : `${place} has no free Nest: each monster there blocks one. Choose another space.`
  },
  'not-in-dead-pile': (p, say) =>
    `${p.monster === undefined ? 'That monster' : Some(text(p.monster), say)} does not lie in the dead pile. Choose one that does.`,
  // wounds, results, cards
  'slot-covered': (p) => `${slot(p)} has a Wound marker already. Choose a free one.`,
  'slot-free': (p) => `${slot(p)} has no Wound marker to heal. Choose one that has.`,
  'not-enough-hits': (p, say) => {
    if (Number(p.hits) >= Number(p.needs)) {
      return `${monster(p, say)} cannot be killed now. Spend the Hits on another monster.`
    }
    const numbers = p.needs === undefined || p.hits === undefined ? '' : `: it takes ${p.needs}, and ${p.hits} are left`
    return `You have too few Hits for ${p.monster === undefined ? 'that monster' : some(text(p.monster), say)}${numbers}. Choose a weaker one, or none.`
  },
  'not-in-inventory': (p, say) => `${card(p, say)} is not in the Inventory. Choose one of the open cards.`,
  'icon-not-there': ({ action }, say) =>
    `${action === undefined ? 'That City Action' : say.name(text(action))} is not open here: it is covered, done already, or not printed at all. Choose another.`,
  'hero-not-there': (p, say) => `${hero(p, say)} is not in play. Choose one of the heroes on the board.`,
  'hero-not-in-reserve': (p, say) => `${hero(p, say)} is not in the Reserve. Choose one of the heroes who are.`,
  ...fileFaults,
}

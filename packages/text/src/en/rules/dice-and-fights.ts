import type { RuleId } from '@haven/engine'
import type { RuleText } from '../rules.ts'

/** Dice, cleansing, fights and ranged fights. */
export const diceAndFightRules = {
  'DICE-1': {
    title: 'The Sin die',
    text: 'A Sin die shows Corruption, a Hit, a Hit with Burst, or nothing. A Burst is a Hit and also adds another die, which may burst in its turn, so even a small roll can grow.',
  },
  'DICE-2': {
    title: 'The Hero die',
    text: 'A Hero die shows Hit, Counter-Corruption, Defense, Skill or FAITH. Each FAITH adds another die, and if that shows FAITH too, you keep rolling. A Hero die has two Hits and one face of every other result; a normal Sin die has two Hits, two Blanks, one Burst and one Corruption.',
  },
  'DICE-3': {
    title: 'Turning FAITH',
    text: 'When the rolling is over, you decide what each FAITH counts as: Hit, Counter-Corruption, Defense or Skill. You choose for each one separately, so they need not all be alike.',
  },
  'DICE-4': {
    title: 'Teamwork adds dice',
    text: 'Whenever your hero rolls, every other hero in the same space adds 1 die. Staying together strengthens every fight and every cleanse.',
  },
  'DICE-5': {
    title: 'Corruption before a roll',
    text: 'Before each roll of your own, your hero may accept 1 voluntary corruption for the bonuses that come with it. You decide anew each time.',
  },
  'DICE-6': {
    title: 'Checks are Sin rolls',
    text: 'Fire and Corruption checks are rolled by the Sins player and not by your hero. Heroes beside you add nothing to them, and there is no voluntary corruption.',
  },
  'CLEANSE-1': {
    title: 'Cleansing your space',
    text: "Roll as many dice as your hero's Skill, plus teamwork and other bonuses. Each Skill result lets you remove one face-up Fire, Corruption, Pentagram or Nest token of your choice from the space; printed ones stay, and other results do nothing. The 2016 (final) rules call this cleansing an area, the 2015 preview resolving a crisis.",
  },
  'CLEANSE-2': {
    title: 'Something to cleanse',
    text: "You can cleanse only if your hero's space has at least one face-up Fire, Corruption, Pentagram or Nest token that is not printed on the tile. (A ruling of this edition.)",
  },
  'CLEANSE-3': {
    title: 'Cleansing among monsters',
    text: 'Your hero may cleanse while monsters stand in the same space. Doing so does not provoke a fight. (A ruling of this edition.)',
  },
  'FIGHT-1': {
    title: 'Who fights whom',
    text: "When your hero starts a fight, it is against every monster in one space: the hero's own or, with a ranged attack, another. When the Sins player starts one, every monster in the current hero's space attacks that hero. Other heroes on the spot add their dice and nothing more.",
  },
  'FIGHT-2': {
    title: 'Counting Hero dice',
    text: "Roll one die per point of your hero's Fight and one per other hero in the same space. The Commissioner adds 1, and your hero's ability, Upgrades and voluntary corruption may add more.",
  },
  'FIGHT-3': {
    title: 'Counting Sin dice',
    text: "The Sins player adds up the Fight of every monster in the space and 1 die per Pentagram, printed or face up. After that count, a Sin card for the start of a fight may be played. This card, Apocalypse cards, the track and the sin's power can all bring more dice.",
  },
  'FIGHT-4': {
    title: 'When Acolytes join in',
    text: 'Just before the dice are rolled, the Sins player may use the acolyte ability, but never in a ranged fight. It comes after any Sin card for the start of the fight. (A ruling of this edition.)',
  },
  'FIGHT-5': {
    title: 'Corruption is decided last',
    text: 'You choose whether to take voluntary corruption once you know which card and acolyte ability the Sins player has used. You could change your mind until the dice fall, so you are asked just once, at the very end. (A ruling of this edition.)',
  },
  'FIGHT-6': {
    title: 'Both sides roll together',
    text: "Both sides roll at once. Your hero then adds base Defense and whatever ability, Upgrades and corruption bonuses are worth. The Sins player adds what comes from cards, the track and the sin's power.",
  },
  'FIGHT-7': {
    title: 'FAITH with everything in view',
    text: 'You turn FAITH, and bonuses that can be any result, only after seeing what both sides have rolled. Do not choose Skill: it is worth nothing in a fight.',
  },
  'FIGHT-8': {
    title: 'Cancelling results',
    text: 'One Counter-Corruption takes away one Corruption result of the Sins player, and one Defense takes away one Hit. A burst is a single Hit here, so one Defense is enough for it.',
  },
  'FIGHT-9': {
    title: 'What gets through',
    text: 'Every Hit that was not cancelled is 1 wound, and every Corruption result left over is 1 forced corruption. By a ruling of this edition, your hero takes all the wounds first and the corruption after them.',
  },
  'FIGHT-10': {
    title: 'Killing monsters',
    text: "Divide your hero's Hits among the monsters as you please; each one that receives as many as its Defense dies. With fewer it is unharmed, and the damage is not remembered for a later fight.",
  },
  'FIGHT-11': {
    title: 'Both sides strike together',
    text: 'Your Hits and those of the Sins player take effect at the same moment. A hero who falls in a fight still takes down the monsters those Hits killed, which may even win the game.',
  },
  'FIGHT-12': {
    title: 'Where killed monsters go',
    text: 'A monster that dies goes to the dead pile, from which it can be summoned again. It leaves the game for good only if its own card says so.',
  },
  'FIGHT-13': {
    title: 'No monsters, no fight',
    text: 'Neither you nor the Sins player can begin a fight where no monster stands. The same goes for shooting at an empty space. (A ruling of this edition.)',
  },
  'FIGHT-14': {
    title: 'Dying before the roll',
    text: 'A card, an ability or a price that is paid can kill the fighting hero before any dice are rolled. The fight then ends at once, with no roll and no kills. (A ruling of this edition.)',
  },
  'FIGHT-15': {
    title: 'The hero of the fight',
    text: "A fight belongs to the hero who fights it, even if it is someone else's turn. Nobody else is hurt by it, and that hero alone makes the choices on the hero side.",
  },
  'RANGE-1': {
    title: 'Who can shoot, and where',
    text: "A hero with the Ranged ability who stands on a Street can attack monsters on another Street in sight, in a straight line and however far away. Districts are out: you shoot neither from one nor into one. Your hero's own space is no target either.",
  },
  'RANGE-2': {
    title: 'Line of sight',
    text: 'Heroes and monsters in between never block a shot. The line cannot turn a corner, and it cannot pass through a District or over a gap between tiles.',
  },
  'RANGE-3': {
    title: 'The shot comes first',
    text: 'In a ranged fight your hero rolls first. By a ruling of this edition, you turn every FAITH right away. Hits kill monsters in the target space immediately, before any of them can strike back, and those you cannot use are lost.',
  },
  'RANGE-4': {
    title: 'Survivors charge the shooter',
    text: "By the 2016 (final) rules, survivors of a shot go to the shooter's space if a Move of 2 gets them there, and otherwise stay put. By the 2015 preview, each survivor may walk up to 2 spaces, whether or not that brings it to the hero. A monster in a space with a hero cannot leave it.",
  },
  'RANGE-5': {
    title: 'Sin dice after a shot',
    text: 'If even one survivor gets to your hero, the Sins player rolls for every monster now in that space. By a ruling of this edition, the Pentagrams there count too. That roll meets the results your hero rolled earlier. If nobody arrives, no Sin dice are rolled at all.',
  },
  'RANGE-6': {
    title: 'Acolytes and ranged fights',
    text: 'The Sins player cannot use the acolyte ability in a ranged fight, not even when survivors reach the shooter.',
  },
  'RANGE-7': {
    title: 'Dice of the shooter',
    text: 'You count Hero dice as in any fight: heroes beside the shooter help, the Commissioner counts, and voluntary corruption is possible. Defense and Counter-Corruption are kept until the Sins player rolls.',
  },
  'RANGE-8': {
    title: 'Sin cards against shooters',
    text: "A Sin card for the start of a fight must be played before your hero rolls. Extra Sin dice from it, the track, Apocalypse cards or the sin's power matter only if a Sin roll follows. What they demand of the monsters in the fight is demanded of those that take part in that roll. (A ruling of this edition.)",
  },
  'RANGE-9': {
    title: 'What a straight line is',
    text: 'A straight line follows one row or one column of Street spaces, each of them next to the one before. Fellow heroes in the target space do not stop you from shooting. (A ruling of this edition.)',
  },
  'RANGE-10': {
    title: 'Survivors have no choice',
    text: "By the 2016 (final) rules the Sins player does not choose who comes for the shooter. If a path of 2 spaces or fewer is open, not closed by another hero's space, every survivor takes it. This is not a reaction and uses up no Reaction token. (A ruling of this edition.)",
  },
} as const satisfies Partial<Record<RuleId, RuleText>>

import type { UpgradeId } from '@haven/content'
import type { CardText } from '../language.ts'

/** "Your hero" is the one who holds the card. */
export const upgrades: Readonly<Record<UpgradeId, CardText>> = {
  'upg-ice-blade': {
    name: 'Ice Blade',
    text: 'In fights your hero rolls 1 more die and has 1 more Defense.',
    flavour: 'It has not been warm since it was forged.',
  },
  'upg-kevlar-vestments': {
    name: 'Kevlar Vestments',
    text: 'In fights your hero has 1 more Defense.',
    flavour: 'Blessed twice, tested once.',
  },
  'upg-sawn-off': {
    name: 'Sawn-Off',
    text: 'In fights that your hero starts and that are not ranged, your hero adds 1 Hit.',
    flavour: 'For conversations that have gone on too long.',
  },
  'upg-scoped-carbine': {
    name: 'Scoped Carbine',
    text: 'Your hero has Ranged. A hero who has Ranged without this card rolls 1 more die in ranged fights.',
    flavour: 'Distance is a kind of prayer.',
  },
  'upg-sanctified-rounds': {
    name: 'Sanctified Rounds',
    text: 'In fights against at least one monster that is not an Acolyte, your hero rolls 1 more die.',
    flavour: 'Every cartridge signed by the same shaking hand.',
  },
  'upg-rosary': {
    name: 'Blackthorn Rosary',
    text: 'In fights your hero adds 1 Counter-Corruption.',
    flavour: 'The beads prick. That is what they are for.',
  },
  'upg-turnout-coat': {
    name: 'Turnout Coat',
    text: 'Your hero ignores 1 wound of each Fire check. PROXY, if your hero holds it, takes off another.',
    flavour: 'Station 9. Nobody else came back for it.',
  },
  'upg-filter-mask': {
    name: 'Filter Mask',
    text: 'Your hero ignores 1 corruption of each Corruption check. PROXY, if your hero holds it, takes off another.',
    flavour: 'Breathe through the mouth. Do not listen.',
  },
  'upg-exorcists-primer': {
    name: "Exorcist's Primer",
    text: 'When cleansing, your hero rolls 2 more dice.',
    flavour: 'Chapter one: do not answer it.',
  },
  'upg-holy-water': {
    name: 'Holy Water',
    text: 'When your hero cleanses, each Counter-Corruption result may remove one Corruption token there, just as a Skill result can.',
    flavour: 'From the last font that still runs clear.',
  },
  'upg-field-kit': {
    name: 'Field Kit',
    text: "Once a round, at any moment of your hero's turn: heal 1 wound of your hero or of another hero in the same space.",
    flavour: 'Needle, thread, and somebody to hold the lamp.',
  },
  'upg-grapple-line': {
    name: 'Grapple Line',
    text: 'Your hero takes no wound for leaving monsters.',
    flavour: 'Up is also a way out.',
  },
  'upg-motorbike': {
    name: 'Motorbike',
    text: 'Your hero may move 1 more space if every space of the Move is a Street, the first and the last too.',
    flavour: 'Keys in it. Owner not in it.',
  },
  'upg-flash-grenade': {
    name: 'Flash Grenade',
    text: 'Once a round, when the Sins player starts a fight with your hero: the Sins player rolls 2 dice fewer. You decide after the acolyte ability and before voluntary corruption.',
    flavour: 'They are used to the dark.',
  },
  'upg-signal-jammer': {
    name: 'Signal Jammer',
    text: "Once a round, when a Sin card is played in your hero's turn or in the reaction to it: your hero may take 2 corruption to cancel it, unless that would be fatal. It still counts as the card of the turn.",
    flavour: 'Turn it up until the whispering stops.',
  },
  'upg-adrenaline': {
    name: 'Adrenaline',
    text: 'When your hero gets this card: gain 1 Extra Turn token. Once a round, at the start of a turn, your hero may take 1 wound to gain 1 Extra Turn token; not with 4 wounds.',
    flavour: 'You can sleep when Haven does.',
  },
  'upg-radio-beacon': {
    name: 'Radio Beacon',
    text: 'For teamwork your hero also counts as being in each space within 1 step. This does not stop another hero from being alone.',
    flavour: 'A voice on the line is worth a pair of hands.',
  },
  'upg-lucky-coin': {
    name: 'Lucky Coin',
    text: 'Once a round, after a roll of your hero: roll up to 3 of those dice again. Extra dice that they had given stay.',
    flavour: 'Both sides have been lucky for somebody.',
  },
}

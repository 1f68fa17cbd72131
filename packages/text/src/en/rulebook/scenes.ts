/** The chapters that go with the scenes of First Night. What counts to the letter stands in the paragraphs of the rules. */

export interface ChapterText {
  readonly title: string
  /** One line under the title. */
  readonly lead: string
  readonly parts: Readonly<Record<string, { readonly title: string; readonly text: readonly string[] }>>
}

const streets = {
  title: 'Streets',
  lead: 'Who wins, what a turn is, and what it costs to walk through a city that burns.',
  parts: {
    aim: {
      title: 'What everybody is after',
      text: [
        'The heroes have a story, and the story has missions. The moment the last one is accomplished they have won, all of them together. The Sin has only to wait for a hero to die while the Reserve is empty: then nobody can take the place, and Haven falls.',
        'If one and the same blow does both, the heroes win. A good last stand is worth something.',
      ],
    },
    turn: {
      title: 'Your turn: a Move and an Action',
      text: [
        'When the turn comes to your hero, you may Move and you may take one Action. Which comes first is up to you, and you can leave out either. Only do not mix them: a Move is walked in one piece, before the Action or after it.',
        'There are two Actions, fighting and cleansing. Everything else you meet on the way costs none: using a District, turning over tokens, taking somebody along. Do it whenever you like in your turn, even between two steps.',
      ],
    },
    near: {
      title: 'Where you can go',
      text: [
        'A Move is up to two spaces. Streets and Districts are spaces alike, and two of them are neighbours if they have an edge in common. A corner is no way through, and where the tiles leave a gap there is a river that nobody crosses on foot.',
        'Heroes also have the Metro: stations of the same colour lie side by side for them, wherever they are. It is a step like any other. Monsters do not ride.',
      ],
    },
    price: {
      title: 'What a step costs',
      text: [
        'Turn your back on monsters and one of them gets you: one wound for leaving a space with monsters, however many there are. Defense is no help.',
        'Fire and Corruption ask for a check when you step out of them, and again when you step in. The Sins player rolls one Sin die for each token there: Corruption first, and each Corruption result raises yours by one; then Fire, and each Hit is a wound. Staying where you are costs nothing, so a hero may well rest in the flames.',
        'Everything in a step has its place: the wound for leaving, the checks for leaving, the figure moves, the checks for arriving.',
      ],
    },
    wounds: {
      title: 'Wounds, and where to put them',
      text: [
        'A wound goes onto one of the seven slots of your corruption track, wherever you like, and covers the bonus that is printed there. The first slot has no bonus, which makes it a good place for the first one. A wound that lies there stays until somebody heals it.',
        'Five lives, five wounds: with the fifth your hero dies on the spot.',
      ],
    },
  },
} as const satisfies ChapterText

const steel = {
  title: 'Steel',
  lead: 'Dice, a fight from the first count to the last wound, and a shot along the Street.',
  parts: {
    dice: {
      title: 'Two kinds of dice',
      text: [
        'The Hero die has two Hits, and one each of Defense, Skill, Counter-Corruption and FAITH. FAITH brings one more die, and when all have stopped you make of it what you need.',
        'The Sin die has two Hits, two Blanks, a Corruption and a Burst. A Burst is a Hit that brings one more die. Either may go on and on: small rolls grow.',
      ],
    },
    fight: {
      title: 'A fight, step by step',
      text: [
        'A hero who fights takes on all monsters of the space at once. Your dice are your Fight, one for each friend beside you, and whatever else helps. The Sin has the Fight of all its monsters together, and one die for each Pentagram there.',
        'The Sins player goes first: a card, perhaps an Acolyte. Then you are asked for corruption, and then everything is rolled at the same time.',
      ],
    },
    kills: {
      title: 'What Hits do',
      text: [
        'Hand out your Hits as you please. A monster that gets as many as its Defense dies; with fewer it has not a scratch, and tomorrow nobody remembers them. Two Hits today and one tomorrow kill no Abomination.',
        'Both sides strike in the same instant. Whoever falls in a fight has still killed what the dice have killed. Dead monsters wait in the dead pile, and most of them come back.',
      ],
    },
    shot: {
      title: 'Shooting',
      text: [
        'A hero who is Ranged may shoot from a Street into another Street in a straight line, at any distance and past anybody. Not around a corner, not over a river, and neither out of a District nor into one.',
        'You roll alone, and your Hits count at once. Whoever survives and can reach you in a Move of two comes for you, and then the Sin rolls for everything in your space, against the Defense that you have rolled before. If nobody arrives, nobody strikes back.',
      ],
    },
  },
} as const satisfies ChapterText

const bargain = {
  title: 'The Bargain',
  lead: 'Corruption lends you power before every roll. It is a loan.',
  parts: {
    offer: {
      title: 'The offer',
      text: [
        'Corruption runs from 1 to 7. Before any roll of your own you may go up one level by your own will, and use every bonus up to that level for this roll: dice, Hits, Defense. After it they are gone, and the level stays.',
        'In a fight you decide last, when you know the card and the Acolyte that you are up against.',
      ],
    },
    forced: {
      title: 'Forced, it lends nothing',
      text: [
        'Corruption from checks, fights, cards and the story raises your level and gives you nothing. At 7 there are no more offers, and each further corruption is a wound that no Defense stops.',
        'Reaching 7 has a price for others too: every Innocent that your hero carries dies. In stories of Corruption there is a Dark Past besides, a card that nobody of you has seen, and it comes out at the end of your turn.',
      ],
    },
    covered: {
      title: 'Wounds eat bonuses',
      text: [
        'A bonus under a Wound marker does not count, whatever your level. So a wound does not only cost a life: put badly, it makes every later bargain worse. Cover first what you will not reach.',
      ],
    },
    cleanse: {
      title: 'Cleansing',
      text: [
        'The other Action. Roll as many dice as your Skill, and one more for each friend beside you. Each Skill result takes one Fire, Corruption, Pentagram or Nest off your space, of your choice. What is printed on the tile stays, and what lies face down cannot be cleansed.',
        'Monsters may stand there and watch: they do not interfere.',
      ],
    },
  },
} as const satisfies ChapterText

const city = {
  title: 'The City',
  lead: 'Districts, tokens and people: what costs no Action.',
  parts: {
    district: {
      title: 'Using a District',
      text: [
        'Each hero has one City Action token, each District one slot. Put your token there and you get all its icons, one after the other, in any order; what is shown twice you get twice, and what you do not want you leave. So a hero uses one District a round, and a District serves one hero. Monsters do not mind.',
        'Heal takes off a wound of your choice. Repent takes you down a level, never below 1. Extra Turn is a token for later. Inventory is one of the five Upgrades that lie open. Orbital Strike moves a beam by up to two spaces, and may kill an Acolyte or an Abomination there.',
      ],
    },
    tokens: {
      title: 'What lies about',
      text: [
        'Fire and Corruption burn and stain who walks. A Pentagram lends the Sin a die in every fight there. A Nest is a door for the dead. Printed ones do the same, and can never be removed.',
        'Some stories lay tokens face down. A hero who has no monster in his space may turn all those there over; until then they do nothing, and nobody knows what they are.',
      ],
    },
    people: {
      title: 'People and turns to take along',
      text: [
        'An Innocent goes with the hero who takes it, to the end: it can be neither put down nor given away. The Commissioner lends a die in each fight, PROXY takes 1 off every check, RavenCorp makes a Move one space longer. If their hero dies, all of them stay where it happened.',
        'An Extra Turn token is a turn to spend when you like, in this round or in any other.',
      ],
    },
    upgrades: {
      title: 'Upgrades',
      text: [
        'A hero may own as many as he finds, and all work all the time. They are not traded. Those of the dead lie open for everybody.',
      ],
    },
  },
} as const satisfies ChapterText

const unite = {
  title: 'Unite',
  lead: 'Friends, a death, and a decision that you make together or not at all.',
  parts: {
    together: {
      title: 'Stand together',
      text: [
        'Each other hero in your space lends you a die in every roll of yours: every fight, every cleanse. They risk nothing by it, for only the hero who fights is hurt. Checks are not rolls of yours, and there nobody helps.',
      ],
    },
    death: {
      title: 'When a hero falls',
      text: [
        'Figure and board leave the game. Innocents and people stay in that space, Upgrades go to the Inventory. The player picks somebody from the Reserve, who begins at the Starting Space, unhurt, at corruption 1, with the turns that were left, and with as many Upgrades as the dead hero had, chosen from all that lie open.',
        'The Reserve is the heroes’ clock. When it is empty, the next death is the last.',
      ],
    },
    vote: {
      title: 'Unite or fall',
      text: [
        'Who goes first, which way the story takes: some decisions belong to all Hero players. If they agree, it is done. If even one does not, the Sins player decides, and may decide for something that nobody has asked for.',
      ],
    },
  },
} as const satisfies ChapterText

const otherSide = {
  title: 'The Other Side',
  lead: 'What the Sins player does: reactions, cards, Acolytes, and the dead who come back.',
  parts: {
    reaction: {
      title: 'A reaction',
      text: [
        'After each turn that a hero has finished, the Sins player may spend one Reaction token: one monster, whichever, moves up to two spaces, and then all monsters in that hero’s space may fight him. Both parts are a may. One reaction a turn, and only against the hero who has just played; what is left over after the last turn is lost.',
        'Monsters walk through Fire and Corruption as if it were rain. But where a hero stands they stop, and from there they do not leave: you can be the door that stays shut.',
      ],
    },
    cards: {
      title: 'Sin cards',
      text: [
        'Each card names its moment. In a turn, its reaction included, one card can be played; it lies open until the next turn begins. A hand has no limit. What was played is there for everybody to see.',
      ],
    },
    acolytes: {
      title: 'Acolytes rise',
      text: [
        'Once a round, in a fight that is no shot and before its dice, a dead Acolyte may rise into the space of the fight. Its dice count, and its kind does something more. It can be killed again in the same fight.',
      ],
    },
    summon: {
      title: 'The dead come back',
      text: [
        'At the end of the round as many of the dead return as there are heroes in play, all of them if there are fewer. Each needs a Nest, and each monster in a space blocks one Nest there; heroes block nothing. Where there is no room, they stay dead: every Nest that is cleansed is a door less.',
      ],
    },
    altars: {
      title: 'Altars',
      text: [
        'For each space with an Altar and no hero the Sins player draws a card at the end of the round. One hero there is enough to prevent it.',
      ],
    },
  },
} as const satisfies ChapterText

export const scenes = { streets, steel, bargain, city, unite, otherSide }

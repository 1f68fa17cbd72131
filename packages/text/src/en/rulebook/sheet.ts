/** The game on one page, to lie beside the city. */
export const sheet = {
  title: 'Haven on one page',
  link: 'Summary sheet to print',
  print: 'Print it',
  lead: 'Fits one page, A4 or Letter.',
  book: 'All rules',
  boxes: {
    win: {
      title: 'Who wins',
      lines: [
        'Heroes: the last mission is accomplished.',
        'Sin: a hero dies and the Reserve is empty.',
        'Both at once: the heroes.',
      ],
    },
    round: {
      title: 'A round',
      lines: [
        'Story tasks; first hero, all agree or the Sin decides.',
        'Turns clockwise, each with at most one reaction.',
        'End: story tasks, summon, cards for Altars, reset.',
      ],
    },
    turn: {
      title: 'A hero’s turn',
      lines: [
        'Move up to 2 spaces, and one Action, in either order.',
        'Action: fight, or cleanse.',
        'Free at any time: the District, turning over tokens without monsters there, taking Innocents, people, Extra Turns.',
      ],
    },
    step: {
      title: 'Each step, in order',
      lines: [
        'Leaving monsters: 1 wound, however many.',
        'Leaving Corruption, then Fire: a Sin die each.',
        'The figure moves.',
        'Entering Corruption, then Fire: a Sin die each.',
      ],
    },
    fight: {
      title: 'A fight',
      lines: [
        'Hero dice: Fight, +1 each friend here, +1 Commissioner, bonuses.',
        'Sin dice: Fight of all monsters, +1 each Pentagram, cards.',
        'Sin card, Acolyte; then the hero’s corruption; then all roll.',
        'FAITH is turned with both rolls in sight.',
        'Defense cancels Hits, Counter-Corruption cancels Corruption.',
        'Hits equal to its Defense kill a monster. Wounds first, then corruption.',
      ],
    },
    shot: {
      title: 'A shot',
      lines: [
        'Street to Street, straight, any distance.',
        'Hero rolls first, Hits kill at once.',
        'Survivors within 2 come; then the Sin rolls for all there.',
      ],
    },
    corruption: {
      title: 'Corruption',
      lines: [
        'Before each own roll: +1 level, all bonuses up to it that no wound covers, this roll only.',
        'Forced: +1 level, no bonus. At 7: a wound instead, and no offers.',
        'At 7 the hero’s Innocents die.',
      ],
    },
    wounds: {
      title: 'Wounds and death',
      lines: [
        'One marker on a free slot, of your choice. The fifth kills.',
        'Next from the Reserve: Starting Space, corruption 1, same place in the order, as many Upgrades.',
      ],
    },
    cleanse: {
      title: 'Cleansing',
      lines: ['Dice: Skill, +1 each friend here. Each Skill removes a token of the space.'],
    },
    city: {
      title: 'Districts',
      lines: ['Once a round for each hero and each District: all icons, in any order.'],
    },
    sin: {
      title: 'The Sins player',
      lines: [
        'After a finished turn: a Reaction token moves one monster up to 2, then a fight with that hero, both if you like.',
        'One Sin card a turn.',
        'Once a round a dead Acolyte rises into a fight, never into a shot.',
        'Monsters stop where a hero stands and cannot leave.',
      ],
    },
    end: {
      title: 'Summoning',
      lines: [
        'As many dead as the Hero Number, onto free Nests: each monster blocks one Nest of its space.',
        'A card for each space with an Altar and no hero.',
      ],
    },
    faces: { title: 'Dice', lines: [] },
    tokens: { title: 'Tokens', lines: [] },
  },
  /** Two or three words beside an icon. */
  short: {
    'heroFace:hit': 'Hit (2 faces)',
    'heroFace:defense': 'cancels a Hit',
    'heroFace:counter': 'cancels Corruption',
    'heroFace:skill': 'cleanses',
    'heroFace:faith': 'any; one more die',
    'sinFace:hit': 'Hit (2 faces)',
    'sinFace:burst': 'Hit; one more die',
    'sinFace:corruption': 'corruption +1',
    'sinFace:blank': 'nothing (2 faces)',
    'token:fire': 'Hits are wounds',
    'token:corruption': 'corruption +1',
    'token:pentagram': '+1 Sin die',
    'token:nest': 'the dead return',
    'token:altar': 'draws a Sin card',
    'token:innocent': 'to be saved',
    'token:extraTurn': 'a turn for later',
    'token:metro': 'neighbours by colour',
    'token:commissioner': '+1 die in fights',
    'token:proxy': '−1 in each check',
    'token:ravencorp': '+1 space to Move',
    'icon:heal': 'remove a wound',
    'icon:repent': 'corruption −1',
    'icon:extraTurn': 'Extra Turn',
    'icon:inventory': 'an Upgrade',
    'icon:orbital': 'beam: 2 spaces, 1 kill',
  },
} as const

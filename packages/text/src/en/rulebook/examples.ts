/** The worked examples: what they show, and how it went there. Whoever plays them rolls dice of their own. */
export const examples: Readonly<Record<number, { readonly title: string; readonly text: string }>> = {
  1: {
    title: 'Through fire and into worse',
    text: 'Rose leaves a Street on fire for RavenCorp HQ, where two Corruption and a Fire wait. One die as she leaves; as she enters, two for Corruption and then one for Fire. In the book that one die burst and hit again: two wounds. Leaving costs the same dice once more.',
  },
  2: {
    title: 'A Burst',
    text: 'An Abomination rolls three Sin dice: Corruption, Blank and Burst. The Burst is a Hit and brings one more die, another Hit. That makes 1 Corruption and 2 Hits.',
  },
  3: {
    title: 'Three times FAITH',
    text: 'Leah rolls three dice: Defense and two FAITH. Their dice show FAITH and Defense, and the last one a Hit. Two FAITH become Hits, one a Counter-Corruption: 3 Hits, 2 Defense, 1 Counter-Corruption.',
  },
  4: {
    title: 'A fight with everything',
    text: 'The Sin attacks Rose with an Abomination, an Acolyte and a Pentagram: six dice. She has two, one from the Ice Blade, one from Thorley beside her, and one more for going from corruption 2 to 3. Her FAITH cancels the Corruption, Defense 3 leaves one of four Hits, and four Hits of her own kill one of the two, not both.',
  },
  5: {
    title: 'A shot, and its answer',
    text: 'Rocco shoots at two Abominations two spaces away. One Hit and the two of his ability kill one; the other comes, and with the Acolyte beside him it rolls five dice. Three Hits break on his Defense, one Corruption gets through.',
  },
  6: {
    title: 'Two offers',
    text: 'Rose goes from 1 to 2: one die. Later Rocco goes from 4 to 5: two dice, one Hit, one Defense. The higher you stand, the more a step is worth.',
  },
  7: {
    title: 'What wounds have taken',
    text: 'Rocco has wounds on slots 1, 2, 4 and 6. Going from 4 to 5 now gives one die and one Defense: a die and a Hit lie under his wounds.',
  },
  8: {
    title: 'Two Nests and an Acolyte',
    text: 'A Street with two Nests and one Acolyte has room for one more. All other Nests are blocked, so two of the dead stay dead. This one is yours as the Sins player.',
  },
  9: {
    title: 'Three Altars',
    text: 'Three Altars, a hero at one of them. The round ends, and the Sins player draws 2 cards.',
  },
}

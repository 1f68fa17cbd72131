import { grief, isInStart, placeTask, raiseByClock, recount, type StoryDef, summonBoss } from '@haven/engine/kit'

/** The Seventh Hour, the finale: killing, cleaning, carrying, and then the door itself. */
export const theSeventhHour: StoryDef = {
  id: 'the-seventh-hour',
  type: 'mixed',
  darkPast: false,
  begin: placeTask('corruption', 1),
  end: [raiseByClock],
  clock: { levels: 2 },
  grief,
  /** svh-anchors: the Avatar is tougher while an Altar stands. */
  modifiers: [
    { hook: 'monsterDefense', count: (g, figure) => (figure === g.t.avatar && g.s.altars.length > 0 ? 1 : 0) },
  ],
  missions: [
    {
      id: 'svh-1-the-streets',
      count: (h) => h + 6,
      progress: [{ on: 'kill' }],
      next: ['svh-2a-the-stain', 'svh-2b-the-living'],
    },
    {
      id: 'svh-2a-the-stain',
      count: (h) => h + 1,
      progress: [{ on: 'remove', of: ['corruption'] }],
      next: ['svh-3-the-anchors'],
    },
    {
      id: 'svh-2b-the-living',
      count: (h) => h - 1,
      progress: [{ on: 'deliver' }],
      begins: [recount],
      deliver: { at: isInStart, reward: [] },
      next: ['svh-3-the-anchors'],
    },
    {
      id: 'svh-3-the-anchors',
      count: () => 2,
      progress: [{ on: 'remove', of: ['altar'] }],
      altars: true,
      event: [summonBoss('controller')],
      next: ['svh-4-the-doorkeeper'],
    },
    {
      id: 'svh-4-the-doorkeeper',
      count: () => 1,
      progress: [{ on: 'kill', of: ['controller'] }],
      event: [summonBoss('avatar')],
      next: ['svh-5-the-door'],
    },
    {
      id: 'svh-5-the-door',
      count: () => 1,
      progress: [{ on: 'kill', of: ['avatar'] }],
      altars: true,
      next: [],
    },
  ],
}

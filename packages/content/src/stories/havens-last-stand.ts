import { placeTask, raiseByClock, type StoryDef, summonBoss } from '@haven/engine/kit'

/** Haven's Last Stand, the first story: hold the line, then hit back. */
export const havensLastStand: StoryDef = {
  id: 'havens-last-stand',
  type: 'terror',
  darkPast: false,
  begin: placeTask('fire', 1),
  /** The track rises faster if fewer than H-1 monsters died. */
  end: [raiseByClock],
  clock: { levels: 1, more: { levels: 1, fact: 'kills', when: 'under', bound: (h) => h - 1 } },
  missions: [
    {
      id: 'hls-1-hold-the-line',
      count: (h) => h + 4,
      progress: [{ on: 'kill' }],
      next: ['hls-2a-burn-the-nests', 'hls-2b-thin-the-herd'],
    },
    {
      id: 'hls-2a-burn-the-nests',
      count: (h) => h + 2,
      progress: [{ on: 'remove', of: ['nest', 'pentagram'] }],
      event: [summonBoss('controller')],
      next: ['hls-3-cut-the-strings'],
    },
    {
      id: 'hls-2b-thin-the-herd',
      count: (h) => h,
      progress: [{ on: 'kill', of: ['abomination'] }],
      event: [summonBoss('controller')],
      next: ['hls-3-cut-the-strings'],
    },
    {
      id: 'hls-3-cut-the-strings',
      count: () => 1,
      progress: [{ on: 'kill', of: ['controller'] }],
      next: ['hls-4-no-quarter'],
    },
    {
      id: 'hls-4-no-quarter',
      count: (h) => h + 2,
      progress: [{ on: 'kill' }],
      event: [summonBoss('avatar')],
      next: ['hls-5-throw-it-back'],
    },
    {
      id: 'hls-5-throw-it-back',
      count: () => 1,
      progress: [{ on: 'kill', of: ['avatar'] }],
      next: [],
    },
  ],
}

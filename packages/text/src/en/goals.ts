import type { Language } from '../language.ts'

/** Missions in plain numbers. `#` is what they ask for now, `{-1}` the number of heroes less 1. */
export const goals: Language['goals'] = {
  'hls-1-hold-the-line': { one: 'Kill # monster', other: 'Kill # monsters' },
  'hls-2a-burn-the-nests': { one: 'Remove # Nest or Pentagram', other: 'Remove # Nests or Pentagrams' },
  'hls-2b-thin-the-herd': { one: 'Kill # Abomination', other: 'Kill # Abominations' },
  'hls-3-cut-the-strings': { other: 'Kill the Controller' },
  'hls-4-no-quarter': { one: 'Kill # monster', other: 'Kill # monsters' },
  'hls-5-throw-it-back': { other: 'Kill the Avatar' },

  'hif-1-break-the-wave': { one: 'Kill # monster in one round', other: 'Kill # monsters in one round' },
  'hif-2a-fire-brigade': { one: 'Put out # Fire', other: 'Put out # Fires' },
  'hif-2b-smoke-them-out': { one: 'Kill # monster in or beside Fire', other: 'Kill # monsters in or beside Fire' },
  'hif-3-the-arsonist': { other: 'Kill the Controller' },
  'hif-4-salt-the-ashes': { one: 'Remove # Nest or Pentagram', other: 'Remove # Nests or Pentagrams' },
  'hif-5-out-of-the-fire': { other: 'Kill the Avatar where no Fire lies' },

  'btd-1-first-stain': { one: 'Remove # Corruption token', other: 'Remove # Corruption tokens' },
  'btd-2a-sound-the-wells': { one: 'Remove # Pentagram', other: 'Remove # Pentagrams' },
  'btd-2b-drain-the-faithful': { one: 'Kill # Acolyte', other: 'Kill # Acolytes' },
  'btd-3-the-tide-caller': { other: 'Kill the Controller' },
  'btd-4-confession': { one: 'Repent # time', other: 'Repent # times' },
  'btd-5-turn-the-tide': { one: 'Break # Altar', other: 'Break # Altars' },

  'afk-1-cold-trail': { one: 'Flip the tokens of # space', other: 'Flip the tokens of # spaces' },
  'afk-2a-his-old-haunts': { one: 'Use # District', other: 'Use # different Districts' },
  'afk-2b-his-new-friends': { one: 'Kill # Acolyte', other: 'Kill # Acolytes' },
  'afk-3-cut-the-leash': { one: 'Remove # Corruption or Pentagram', other: 'Remove # Corruption or Pentagrams' },
  'afk-4a-mercy': { other: 'Kill Elias Marsh' },
  'afk-4b-forgiveness': { one: 'Reach Elias Marsh # time', other: 'Reach Elias Marsh # times with Skill' },

  'nlb-1-open-the-roads': { one: 'Remove # Fire or Corruption', other: 'Remove # Fire or Corruption' },
  'nlb-2-knock-on-doors': { one: 'Find # Innocent', other: 'Find # Innocents' },
  'nlb-3a-to-the-hospital': { one: 'Bring # Innocent to the Hospital', other: 'Bring # Innocents to the Hospital' },
  'nlb-3b-to-the-gate': { one: 'Bring # Innocent to the Start', other: 'Bring # Innocents to the Start' },
  'nlb-4-clear-the-line': { other: 'Kill the Controller' },
  'nlb-5-last-train': { one: 'Get # hero to a quiet Metro', other: 'Get # heroes to a quiet Metro' },

  'lto-1-find-friends': { one: 'Take # friend along', other: 'Take # friends along' },
  'lto-2a-restart-the-grid': { one: 'Use # District', other: 'Use # different Districts' },
  'lto-2b-cut-the-hum': { one: 'Remove # Pentagram or Nest', other: 'Remove # Pentagrams or Nests' },
  'lto-3a-eye-in-the-sky': { one: 'Strike # from orbit', other: 'Strike # from orbit' },
  'lto-3b-boots-on-the-ground': { one: 'Kill # Abomination', other: 'Kill # Abominations' },
  'lto-4-dead-channel': { other: 'Kill the Controller' },
  'lto-5-dawn-protocol': { other: 'Hold the Uplink Tower with {-1} heroes' },

  'svh-1-the-streets': { one: 'Kill # monster', other: 'Kill # monsters' },
  'svh-2a-the-stain': { one: 'Remove # Corruption token', other: 'Remove # Corruption tokens' },
  'svh-2b-the-living': { one: 'Bring # Innocent to the Start', other: 'Bring # Innocents to the Start' },
  'svh-3-the-anchors': { one: 'Break # Altar', other: 'Break # Altars' },
  'svh-4-the-doorkeeper': { other: 'Kill the Controller' },
  'svh-5-the-door': { other: 'Kill the Avatar' },
}

import type { Language } from '../language.ts'

/** Missions in plain numbers. `#` is what they ask for now, `{-1}` the number of heroes less 1. */
export const goals: Language['goals'] = {
  'hls-1-hold-the-line': { one: 'Tuer # monstre', other: 'Tuer # monstres' },
  'hls-2a-burn-the-nests': { one: 'Retirer # Nid ou Pentagramme', other: 'Retirer # Nids ou Pentagrammes' },
  'hls-2b-thin-the-herd': { one: 'Tuer # abomination', other: 'Tuer # abominations' },
  'hls-3-cut-the-strings': { other: 'Tuer le marionnettiste' },
  'hls-4-no-quarter': { one: 'Tuer # monstre', other: 'Tuer # monstres' },
  'hls-5-throw-it-back': { other: 'Tuer l’avatar' },

  'hif-1-break-the-wave': { one: 'Tuer # monstre en une manche', other: 'Tuer # monstres en une manche' },
  'hif-2a-fire-brigade': { one: 'Éteindre # Feu', other: 'Éteindre # Feux' },
  'hif-2b-smoke-them-out': {
    one: 'Tuer # monstre dans le Feu ou à côté',
    other: 'Tuer # monstres dans le Feu ou à côté',
  },
  'hif-3-the-arsonist': { other: 'Tuer le marionnettiste' },
  'hif-4-salt-the-ashes': { one: 'Retirer # Nid ou Pentagramme', other: 'Retirer # Nids ou Pentagrammes' },
  'hif-5-out-of-the-fire': { other: 'Tuer l’avatar là où il n’y a pas de Feu' },

  'btd-1-first-stain': { one: 'Retirer # jeton Corruption', other: 'Retirer # jetons Corruption' },
  'btd-2a-sound-the-wells': { one: 'Retirer # Pentagramme', other: 'Retirer # Pentagrammes' },
  'btd-2b-drain-the-faithful': { one: 'Tuer # acolyte', other: 'Tuer # acolytes' },
  'btd-3-the-tide-caller': { other: 'Tuer le marionnettiste' },
  'btd-4-confession': { one: 'Se repentir # fois', other: 'Se repentir # fois' },
  'btd-5-turn-the-tide': { one: 'Briser # Autel', other: 'Briser # Autels' },

  'afk-1-cold-trail': { one: 'Retourner les jetons de # case', other: 'Retourner les jetons de # cases' },
  'afk-2a-his-old-haunts': { one: 'Utiliser # quartier', other: 'Utiliser # quartiers différents' },
  'afk-2b-his-new-friends': { one: 'Tuer # acolyte', other: 'Tuer # acolytes' },
  'afk-3-cut-the-leash': {
    one: 'Retirer # jeton Corruption ou Pentagramme',
    other: 'Retirer # jetons Corruption ou Pentagramme',
  },
  'afk-4a-mercy': { other: 'Tuer Elias Marsh' },
  'afk-4b-forgiveness': {
    one: 'Atteindre Elias Marsh # fois par la compétence',
    other: 'Atteindre Elias Marsh # fois par la compétence',
  },

  'nlb-1-open-the-roads': { one: 'Retirer # jeton Feu ou Corruption', other: 'Retirer # jetons Feu ou Corruption' },
  'nlb-2-knock-on-doors': { one: 'Trouver # Innocent', other: 'Trouver # Innocents' },
  'nlb-3a-to-the-hospital': { one: 'Mener # Innocent à l’hôpital', other: 'Mener # Innocents à l’hôpital' },
  'nlb-3b-to-the-gate': { one: 'Mener # Innocent au départ', other: 'Mener # Innocents au départ' },
  'nlb-4-clear-the-line': { other: 'Tuer le marionnettiste' },
  'nlb-5-last-train': { one: 'Mener # héros à un métro tranquille', other: 'Mener # héros à un métro tranquille' },

  'lto-1-find-friends': { one: 'Emmener # allié', other: 'Emmener # alliés' },
  'lto-2a-restart-the-grid': { one: 'Utiliser # quartier', other: 'Utiliser # quartiers différents' },
  'lto-2b-cut-the-hum': { one: 'Retirer # Pentagramme ou Nid', other: 'Retirer # Pentagrammes ou Nids' },
  'lto-3a-eye-in-the-sky': { one: 'Tuer # monstre depuis l’orbite', other: 'Tuer # monstres depuis l’orbite' },
  'lto-3b-boots-on-the-ground': { one: 'Tuer # abomination', other: 'Tuer # abominations' },
  'lto-4-dead-channel': { other: 'Tuer le marionnettiste' },
  'lto-5-dawn-protocol': { other: 'Tenir la Tour relais avec {-1} héros' },

  'svh-1-the-streets': { one: 'Tuer # monstre', other: 'Tuer # monstres' },
  'svh-2a-the-stain': { one: 'Retirer # jeton Corruption', other: 'Retirer # jetons Corruption' },
  'svh-2b-the-living': { one: 'Mener # Innocent au départ', other: 'Mener # Innocents au départ' },
  'svh-3-the-anchors': { one: 'Briser # Autel', other: 'Briser # Autels' },
  'svh-4-the-doorkeeper': { other: 'Tuer le marionnettiste' },
  'svh-5-the-door': { other: 'Tuer l’avatar' },
}

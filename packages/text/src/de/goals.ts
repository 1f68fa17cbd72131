import type { Language } from '../language.ts'

/** Missions in plain numbers. `#` is what they ask for now, `{-1}` the number of heroes less 1. */
export const goals: Language['goals'] = {
  'hls-1-hold-the-line': { other: '# Monster töten' },
  'hls-2a-burn-the-nests': { one: '# Nest oder Pentagramm entfernen', other: '# Nester oder Pentagramme entfernen' },
  'hls-2b-thin-the-herd': { other: '# Laster töten' },
  'hls-3-cut-the-strings': { other: 'Den Lenker töten' },
  'hls-4-no-quarter': { other: '# Monster töten' },
  'hls-5-throw-it-back': { other: 'Den Avatar töten' },

  'hif-1-break-the-wave': { other: '# Monster in einer Runde töten' },
  'hif-2a-fire-brigade': { other: '# Feuer löschen' },
  'hif-2b-smoke-them-out': { other: '# Monster im Feuer oder daneben töten' },
  'hif-3-the-arsonist': { other: 'Den Lenker töten' },
  'hif-4-salt-the-ashes': { one: '# Nest oder Pentagramm entfernen', other: '# Nester oder Pentagramme entfernen' },
  'hif-5-out-of-the-fire': { other: 'Den Avatar töten, wo kein Feuer liegt' },

  'btd-1-first-stain': { other: '# Verderbtheitsmarker entfernen' },
  'btd-2a-sound-the-wells': { one: '# Pentagramm entfernen', other: '# Pentagramme entfernen' },
  'btd-2b-drain-the-faithful': { other: '# Akolythen töten' },
  'btd-3-the-tide-caller': { other: 'Den Lenker töten' },
  'btd-4-confession': { other: '#-mal Buße tun' },
  'btd-5-turn-the-tide': { one: '# Altar zerstören', other: '# Altäre zerstören' },

  'afk-1-cold-trail': { one: 'Die Marker von # Feld aufdecken', other: 'Die Marker von # Feldern aufdecken' },
  'afk-2a-his-old-haunts': { one: '# Distrikt nutzen', other: '# verschiedene Distrikte nutzen' },
  'afk-2b-his-new-friends': { other: '# Akolythen töten' },
  'afk-3-cut-the-leash': {
    one: '# Verderbtheit oder Pentagramm entfernen',
    other: '# Verderbtheit oder Pentagramme entfernen',
  },
  'afk-4a-mercy': { other: 'Elias Marsh töten' },
  'afk-4b-forgiveness': { other: 'Elias Marsh #-mal mit Geschick erreichen' },

  'nlb-1-open-the-roads': { other: '# Feuer oder Verderbtheit entfernen' },
  'nlb-2-knock-on-doors': { other: '# Unschuldige finden' },
  'nlb-3a-to-the-hospital': { other: '# Unschuldige ins Hospital bringen' },
  'nlb-3b-to-the-gate': { other: '# Unschuldige zum Start bringen' },
  'nlb-4-clear-the-line': { other: 'Den Lenker töten' },
  'nlb-5-last-train': { other: '# Helden zu einer ruhigen U-Bahn bringen' },

  'lto-1-find-friends': { one: '# Freund mitnehmen', other: '# Freunde mitnehmen' },
  'lto-2a-restart-the-grid': { one: '# Distrikt nutzen', other: '# verschiedene Distrikte nutzen' },
  'lto-2b-cut-the-hum': { one: '# Pentagramm oder Nest entfernen', other: '# Pentagramme oder Nester entfernen' },
  'lto-3a-eye-in-the-sky': { other: '# aus dem Orbit töten' },
  'lto-3b-boots-on-the-ground': { other: '# Laster töten' },
  'lto-4-dead-channel': { other: 'Den Lenker töten' },
  'lto-5-dawn-protocol': { other: 'Den Sendeturm mit {-1} Helden halten' },

  'svh-1-the-streets': { other: '# Monster töten' },
  'svh-2a-the-stain': { other: '# Verderbtheitsmarker entfernen' },
  'svh-2b-the-living': { other: '# Unschuldige zum Start bringen' },
  'svh-3-the-anchors': { one: '# Altar zerstören', other: '# Altäre zerstören' },
  'svh-4-the-doorkeeper': { other: 'Den Lenker töten' },
  'svh-5-the-door': { other: 'Den Avatar töten' },
}

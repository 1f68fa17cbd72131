import type { Language } from '../language.ts'

/** What would do nothing, and what gives itself. */
export const idle: Language['idle'] = {
  reasons: {
    'no-wound': 'keine Wunde zu heilen',
    'healing-forbidden': 'Heilen ist verboten',
    'no-corruption': 'keine Verderbtheit zu verlieren',
    'repenting-forbidden': 'Buße ist verboten',
    'no-extra-turn-left': 'kein Sonderspielzug-Marker mehr da',
    'no-upgrade-left': 'keine Verstärkung mehr da',
    'no-orbital-strike': 'kein Orbitalangriff auf dem Spielplan',
    'nobody-to-strike': 'kein Ziel in Reichweite',
    'nothing-changes': 'es würde sich nichts ändern',
  },
  noEffect: (reason) => `ohne Wirkung: ${reason}`,
  skipped: (reasons) => `Übersprungen: ${reasons.join(', ')}.`,
  auto: 'von selbst',
  byItself: (sentence) => `${sentence.replace(/\.$/, '')} (von selbst).`,
}

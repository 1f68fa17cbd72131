import type { Language } from '../language.ts'

/** What would do nothing, and what gives itself. */
export const idle: Language['idle'] = {
  reasons: {
    'no-wound': 'no wound to heal',
    'healing-forbidden': 'healing is forbidden',
    'no-corruption': 'no corruption to lose',
    'repenting-forbidden': 'repenting is forbidden',
    'no-extra-turn-left': 'no Extra Turn token is left',
    'no-upgrade-left': 'no Upgrade is left',
    'no-orbital-strike': 'there is no Orbital Strike token',
    'nobody-to-strike': 'nobody to strike',
    'nothing-changes': 'nothing would change',
  },
  noEffect: (reason) => `no effect: ${reason}`,
  skipped: (reasons) => `Skipped: ${reasons.join(', ')}.`,
  auto: 'auto',
  byItself: (sentence) => `${sentence} (auto)`,
}

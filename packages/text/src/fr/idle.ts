import type { Language } from '../language.ts'

/** What would do nothing, and what gives itself. */
export const idle: Language['idle'] = {
  reasons: {
    'no-wound': 'aucune blessure à soigner',
    'healing-forbidden': 'soins interdits',
    'no-corruption': 'aucune corruption à perdre',
    'repenting-forbidden': 'repentir interdit',
    'no-extra-turn-left': 'plus de jeton Tour supplémentaire',
    'no-upgrade-left': 'plus d’amélioration',
    'no-orbital-strike': 'aucun jeton Frappe orbitale',
    'nobody-to-strike': 'personne à frapper',
    'nothing-changes': 'rien ne changerait',
  },
  noEffect: (reason) => `sans effet : ${reason}`,
  skipped: (reasons) => `Étape sautée : ${reasons.join(', ')}.`,
  auto: 'auto',
  byItself: (sentence) => `${sentence} (auto)`,
}

import type { Language } from '../language.ts'

/** What would do nothing, and what gives itself. */
export const idle: Language['idle'] = {
  reasons: {
    'no-wound': 'нет ран для исцеления',
    'healing-forbidden': 'исцеление запрещено',
    'no-corruption': 'нет скверны, которую можно снять',
    'repenting-forbidden': 'покаяние запрещено',
    'no-extra-turn-left': 'жетонов дополнительного хода не осталось',
    'no-upgrade-left': 'улучшений не осталось',
    'no-orbital-strike': 'нет жетона орбитального удара',
    'nobody-to-strike': 'бить некого',
    'nothing-changes': 'ничего не изменится',
  },
  noEffect: (reason) => `без последствий: ${reason}`,
  skipped: (reasons) => `Пропущено: ${reasons.join(', ')}.`,
  auto: 'само',
  byItself: (sentence) => `${sentence} (само)`,
}

import type { EditionWords } from '../language.ts'
import { noun } from './grammar.ts'
import { heroes } from './heroes.ts'
import { options } from './options.ts'
import { prompts } from './prompts.ts'
import { refusals } from './refusals.ts'
import { rules } from './rules.ts'

/** Section 17 of the rules: the preview edition says Sniper and resolves a crisis where the final one says Shooter and cleanses. */

const sniper = (hero: 'rocco' | 'brad') => ({ ...heroes[hero], text: heroes[hero].text.replace('Стрелок', 'Снайпер') })

const CRISIS = 'cleanse-start'

export const preview: EditionWords = {
  names: {
    shooter: noun('снайпер', 'm', {
      gen: 'снайпера',
      dat: 'снайперу',
      acc: 'снайпера',
      ins: 'снайпером',
      pre: 'снайпере',
      plural: 'снайперы',
      many: 'снайперов',
    }),
    [CRISIS]: 'Начало разрешения кризиса',
  },
  causes: { cleanse: 'разрешение кризиса' },
  cards: { rocco: sniper('rocco'), brad: sniper('brad') },
  prompts: {
    'sin-card': (prompt, say) => {
      const { hero, window } = prompt.subject
      if (window !== CRISIS) return prompts['sin-card'](prompt, say)
      return `Грех: ${hero === undefined ? 'герой' : say.name(hero)} собирается разрешить кризис. Сыграть карту греха?`
    },
  },
  options: {
    'hero-turn': (option, asked, say) =>
      option.do === 'cleanse' ? 'Разрешить кризис здесь' : options['hero-turn'](option, asked, say),
  },
  events: {
    cleanseStarted: ({ hero, space }, say) => `${say.space(space)}: ${say.name(hero)} начинает разрешать кризис.`,
  },
  refusals: {
    'card-not-now': (params, say, rule) =>
      params.window === CRISIS
        ? `Карта «${say.name(String(params.card))}» играется, когда герой собирается разрешить кризис, и только если её условие выполнено.`
        : refusals['card-not-now'](params, say, rule),
    'nothing-to-cleanse': () =>
      'Здесь нет кризиса. Нужен открытый жетон огня, скверны, пентаграммы или гнезда, не напечатанный на тайле.',
  },
  rules: {
    'COMP-5': {
      ...rules['COMP-5'],
      text: 'В вашей команде всегда 7 героев: 1 лидер и по 2 решалы, снайпера и громилы. В предварительных правилах 2015 года сказано «снайпер»; окончательные правила 2016 года называют тот же класс стрелком.',
    },
    'TURN-2': {
      ...rules['TURN-2'],
      text: 'Действий на выбор два: начать бой и разрешить кризис на клетке, где стоит ваш герой. За ход доступно только одно из них.',
    },
    'CLEANSE-1': {
      title: 'Разрешение кризиса',
      text: 'Бросьте столько кубиков, каков навык вашего героя, плюс взаимопомощь и другие бонусы. Каждый навык позволяет убрать с клетки один открытый жетон огня, скверны, пентаграммы или гнезда на ваш выбор; напечатанные остаются, другие результаты ничего не дают. В предварительных правилах 2015 года это разрешение кризиса, в окончательных 2016 года — очистка.',
    },
    'CLEANSE-2': {
      title: 'Какой кризис можно разрешить',
      text: 'Разрешить кризис можно, только если на клетке вашего героя есть хотя бы один открытый жетон огня, скверны, пентаграммы или гнезда, не напечатанный на тайле. (Решение этого издания.)',
    },
    'CLEANSE-3': {
      title: 'Кризис среди монстров',
      text: 'Ваш герой может разрешить кризис, когда на той же клетке стоят монстры. Боя это не вызывает. (Решение этого издания.)',
    },
  },
}

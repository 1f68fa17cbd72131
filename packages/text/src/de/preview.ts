import type { EditionWords } from '../language.ts'
import { at, noun } from './grammar.ts'
import { heroes } from './heroes.ts'
import { options } from './options.ts'
import { prompts } from './prompts.ts'
import { refusals } from './refusals.ts'
import { rules } from './rules.ts'

/** Section 17 of the rules: the preview edition says Scharfschütze and bewältigt eine Krise where the final one says Schütze and säubert. */

const sniper = (hero: 'rocco' | 'brad') => ({
  ...heroes[hero],
  text: heroes[hero].text.replace('Schütze', 'Scharfschütze'),
})

const CRISIS = 'cleanse-start'

const weak = { acc: 'Scharfschützen', dat: 'Scharfschützen', gen: 'Scharfschützen' }

export const preview: EditionWords = {
  names: { shooter: noun('Scharfschütze', 'm', 'Scharfschützen', weak), [CRISIS]: 'Beginn einer Krise' },
  causes: { cleanse: 'Krise bewältigen' },
  cards: { rocco: sniper('rocco'), brad: sniper('brad') },
  prompts: {
    'sin-card': (prompt, say) => {
      const { hero, window } = prompt.subject
      if (window !== CRISIS) return prompts['sin-card'](prompt, say)
      return `Sünde: Gleich wird eine Krise bewältigt${hero === undefined ? '' : ` (${say.name(hero)})`}. Eine Sündenkarte ausspielen?`
    },
  },
  options: {
    'hero-turn': (option, asked, say) =>
      option.do === 'cleanse' ? 'Die Krise hier bewältigen' : options['hero-turn'](option, asked, say),
  },
  events: {
    cleanseStarted: ({ hero, space }, say) => `${say.name(hero)} beginnt, die Krise ${at(space, say)} zu bewältigen.`,
  },
  refusals: {
    'card-not-now': (params, say, rule) =>
      params.window === CRISIS
        ? `„${say.name(String(params.card))}“ kann man ausspielen, wenn ein Held eine Krise zu bewältigen beginnt, und nur, wenn die Bedingung erfüllt ist.`
        : refusals['card-not-now'](params, say, rule),
    'nothing-to-cleanse': () =>
      'Hier gibt es keine Krise zu bewältigen. Dafür muss ein Feuer, eine Verderbtheit, ein Pentagramm oder ein Nest offen daliegen, das nicht auf das Spielplanteil gedruckt ist.',
  },
  rules: {
    'COMP-5': {
      ...rules['COMP-5'],
      text: 'Euer Team hat immer 7 Helden: 1 Anführer sowie je 2 Ausputzer, Scharfschützen und Schläger. Die Vorschau von 2015 sagt Scharfschütze; die endgültigen Regeln von 2016 nennen dieselbe Klasse Schütze.',
    },
    'TURN-2': {
      ...rules['TURN-2'],
      text: 'Zwei Aktionen stehen zur Wahl: einen Kampf beginnen oder die Krise auf dem Feld deines Helden bewältigen. In einem Zug bekommst du nur eine davon.',
    },
    'CLEANSE-1': {
      title: 'Eine Krise bewältigen',
      text: 'Wirf so viele Würfel wie das Geschick deines Helden, dazu Teamwork und andere Boni. Für jedes Geschick-Ergebnis darfst du 1 offenen Feuer-, Verderbtheits-, Pentagramm- oder Nestmarker deiner Wahl von dem Feld entfernen; Aufgedrucktes bleibt, und andere Ergebnisse bewirken nichts. Die Vorschau von 2015 nennt das eine Krise bewältigen, die endgültigen Regeln von 2016 ein Feld säubern.',
    },
    'CLEANSE-2': {
      title: 'Was eine Krise ist',
      text: 'Eine Krise bewältigen kannst du nur, wenn auf dem Feld deines Helden mindestens 1 offener Feuer-, Verderbtheits-, Pentagramm- oder Nestmarker liegt, der nicht auf das Spielplanteil gedruckt ist. (Eine Auslegung dieser Ausgabe.)',
    },
    'CLEANSE-3': {
      title: 'Eine Krise unter Monstern',
      text: 'Dein Held darf eine Krise auch bewältigen, während Monster auf demselben Feld stehen. Das löst keinen Kampf aus. (Eine Auslegung dieser Ausgabe.)',
    },
  },
}

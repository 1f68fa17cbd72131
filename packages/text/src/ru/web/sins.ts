import type { sins as english } from '../../en/web/sins.ts'
import type { Said } from '../../said.ts'
import { capital, count, percent } from '../grammar.ts'

type ThereFacts = Parameters<ReturnType<typeof english>['effect']>[0]

const EFFECTS: Readonly<Record<string, (facts: ThereFacts) => string>> = {
  fire: ({ chance }) => `рана ${percent(chance ?? 0)}`,
  corruption: ({ chance }) => `скверна ${percent(chance ?? 0)}`,
  pentagram: ({ count: dice }) => `кубики в боях +${dice}`,
  nest: ({ count: nests }) => `места для мёртвых: ${nests}`,
}

/** What the Sins player has in hand, and where the round stands. */
export const sins: Said<typeof english> = (say) => ({
  inHand: (token) => capital(say.name(token)),
  toPlace: 'положить',
  nth: (number, of) => `${number} из ${of}`,
  supply: (left, of) => `в запасе ${left} из ${of}`,
  holds: (token, number, of, left) => `Положить: ${say.name(token)}, ${number} из ${of}; в запасе ${left}`,
  effect: (facts) => EFFECTS[facts.token]?.(facts) ?? say.name(facts.token),
  inReach: (heroes) =>
    heroes.length === 0 ? 'никого поблизости' : `могут дойти: ${heroes.map((hero) => say.name(hero)).join(', ')}`,
  deathOdds: (stands, worst) => (worst - stands < 0.01 ? percent(stands) : `${percent(stands)} (до ${percent(worst)})`),
  round: 'Этот раунд',
  steps: {
    task: (token) => (token === null ? 'Сценарий' : capital(say.name(token))),
    first: () => 'Первый герой',
    turns: (left) => `Ходы героев: ${left}`,
    apocalypse: () => 'Апокалипсис',
    summon: () => 'Призыв',
    cards: () => 'Карты греха',
  },
  notes: {
    place: 'кладёте вы',
    placed: 'ложится на поле',
    agree: 'решают герои',
    react: (times) => (times === 0 ? 'реакций не осталось' : `ваших реакций: ${times}`),
    rise: (now, to, otherwise) => (otherwise === null ? `${now} → ${to}` : `${now} → ${to} или ${otherwise}`),
    byStory: 'как скажет сценарий',
    dead: (number) => (number === 0 ? 'никто не вернётся' : `на гнёзда: ${number}`),
    altars: (number) =>
      number === 0 ? 'нет свободных алтарей' : `от алтарей: ${count(number, 'карта', 'карты', 'карт')}`,
  },
})

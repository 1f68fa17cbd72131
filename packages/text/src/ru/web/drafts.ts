import type { drafts as english } from '../../en/web/drafts.ts'
import type { Say } from '../../language.ts'
import type { Said } from '../../said.ts'
import { ofHero } from '../grammar.ts'

type DraftFacts = Parameters<ReturnType<typeof english>['drafted']>[0]

/** "После хода Роуз: монахиня 2 → C2, без боя" */
function drafted({ hero, monster, to, fight }: DraftFacts, say: Say): string {
  const after = hero === undefined ? 'После следующего хода' : `После хода ${ofHero(hero, 'gen', say)}`
  const where = to === null ? 'к герою' : `→ ${say.space(to)}`
  return `${after}: ${say.name(monster)} ${where}, ${fight ? 'затем бой' : 'без боя'}`
}

const ARMS = {
  armed: 'играется, как только настанет её момент',
  ask: 'в нужный момент вас спросят',
  quiet: 'никогда не останавливаться ради этой карты',
} as const

/** Reactions that are drafted while the heroes still move. */
export const drafts: Said<typeof english> = (say) => ({
  open: 'Заготовить реакцию',
  hint: 'В конце хода она выполнится, если будет возможна. Если нет, вас спросят.',
  after: 'После хода',
  anybody: 'любого героя',
  monster: 'Монстр',
  monsterAt: (monster, space) => `${say.name(monster)}, ${say.space(space)}`,
  to: 'Идёт',
  toHero: 'туда, где стоит герой',
  fight: 'Затем бой',
  keep: 'Заготовить',
  none: 'На поле нет монстров.',
  list: 'Заготовленные реакции',
  drafted: (facts) => drafted(facts, say),
  forget: (facts) => `Забыть: ${drafted(facts, say)}`,
  reaction: {
    hint: 'Выберите монстра',
    moveAndFight: 'Двинуть и начать бой',
    move: 'Двинуть сюда',
    fight: 'Бой',
    note: (monster, to) => `${say.name(monster)} · ${say.space(to)}`,
    fightHere: 'Бой отсюда',
    moveOnly: 'Двинуть без боя',
  },
  // in the text view
  unclear: 'Скажите так: заготовка отродье 1 к герою, бой. Или: заготовка прислужник 2 на C3 после Роуз.',
  forgotten: 'Все заготовки забыты.',
  noneYet: 'Заготовок нет.',
  notYours: 'Планировать карты и реакции может только Грех.',
  order: (card, arm) => `«${say.name(card)}»: ${ARMS[arm]}.`,
  against: (hero, wounds) =>
    `Только против ${hero === null ? 'героев' : ofHero(hero, 'gen', say)}${wounds > 0 ? `, если ран не меньше ${wounds}` : ''}.`,
  noSuchHero: (typed) => `Нет героя с именем «${typed}».`,
  notInHand: (typed) => `На вашей руке нет карты «${typed}».`,
  yielded: 'Все окна этого хода пропускаются.',
})

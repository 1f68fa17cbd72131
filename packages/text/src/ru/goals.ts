import type { Language } from '../language.ts'
import type { Plural } from '../speech.ts'

/** `#` is what the mission asks for now. Three words: 1 (accusative), 2 to 4, 5 and more. */
const goal = (verb: string, one: string, few: string, many: string, rest = ''): Plural => ({
  one: `${verb} # ${one}${rest}`,
  few: `${verb} # ${few}${rest}`,
  many: `${verb} # ${many}${rest}`,
  other: `${verb} # ${few}${rest}`,
})

const monsters = (rest = ''): Plural => goal('Убить', 'монстра', 'монстров', 'монстров', rest)
const acolytes = goal('Убить', 'прислужника', 'прислужников', 'прислужников')
const abominations = goal('Убить', 'отродье', 'отродья', 'отродий')
const nestsOrPentagrams = goal('Убрать', 'гнездо или пентаграмму', 'гнезда или пентаграммы', 'гнёзд или пентаграмм')
const corruption = goal('Убрать', 'жетон скверны', 'жетона скверны', 'жетонов скверны')
const districts = goal('Использовать', 'район', 'разных района', 'разных районов')
const innocents = (rest: string): Plural => goal('Привести', 'невинного', 'невинных', 'невинных', rest)
const altars = goal('Разрушить', 'алтарь', 'алтаря', 'алтарей')
const controller: Plural = { other: 'Убить кукловода' }

/** Missions in plain numbers. `{-1}` is the number of heroes less 1. */
export const goals: Language['goals'] = {
  'hls-1-hold-the-line': monsters(),
  'hls-2a-burn-the-nests': nestsOrPentagrams,
  'hls-2b-thin-the-herd': abominations,
  'hls-3-cut-the-strings': controller,
  'hls-4-no-quarter': monsters(),
  'hls-5-throw-it-back': { other: 'Убить аватара' },

  'hif-1-break-the-wave': monsters(' за один раунд'),
  'hif-2a-fire-brigade': goal('Потушить', 'огонь', 'огня', 'огней'),
  'hif-2b-smoke-them-out': monsters(' в огне или рядом'),
  'hif-3-the-arsonist': controller,
  'hif-4-salt-the-ashes': nestsOrPentagrams,
  'hif-5-out-of-the-fire': { other: 'Убить аватара там, где нет огня' },

  'btd-1-first-stain': corruption,
  'btd-2a-sound-the-wells': goal('Убрать', 'пентаграмму', 'пентаграммы', 'пентаграмм'),
  'btd-2b-drain-the-faithful': acolytes,
  'btd-3-the-tide-caller': controller,
  'btd-4-confession': goal('Покаяться', 'раз', 'раза', 'раз'),
  'btd-5-turn-the-tide': altars,

  'afk-1-cold-trail': goal('Вскрыть жетоны на', 'клетке', 'клетках', 'клетках'),
  'afk-2a-his-old-haunts': districts,
  'afk-2b-his-new-friends': acolytes,
  'afk-3-cut-the-leash': goal(
    'Убрать',
    'скверну или пентаграмму',
    'жетона скверны или пентаграммы',
    'жетонов скверны или пентаграмм',
  ),
  'afk-4a-mercy': { other: 'Убить Элиаса Марша' },
  'afk-4b-forgiveness': goal('Достучаться до Элиаса', 'раз', 'раза', 'раз', ' (навык)'),

  'nlb-1-open-the-roads': goal('Убрать', 'огонь или скверну', 'жетона огня или скверны', 'жетонов огня или скверны'),
  'nlb-2-knock-on-doors': goal('Найти', 'невинного', 'невинных', 'невинных'),
  'nlb-3a-to-the-hospital': innocents(' в больницу'),
  'nlb-3b-to-the-gate': innocents(' на старт'),
  'nlb-4-clear-the-line': controller,
  'nlb-5-last-train': goal('Довести', 'героя', 'героев', 'героев', ' до тихого метро'),

  'lto-1-find-friends': goal('Взять с собой', 'друга', 'друзей', 'друзей'),
  'lto-2a-restart-the-grid': districts,
  'lto-2b-cut-the-hum': goal('Убрать', 'пентаграмму или гнездо', 'пентаграммы или гнезда', 'пентаграмм или гнёзд'),
  'lto-3a-eye-in-the-sky': goal('Убить', 'монстра', 'монстров', 'монстров', ' с орбиты'),
  'lto-3b-boots-on-the-ground': abominations,
  'lto-4-dead-channel': controller,
  'lto-5-dawn-protocol': { other: 'Удержать Башню связи; героев там: {-1}' },

  'svh-1-the-streets': monsters(),
  'svh-2a-the-stain': corruption,
  'svh-2b-the-living': innocents(' на старт'),
  'svh-3-the-anchors': altars,
  'svh-4-the-doorkeeper': controller,
  'svh-5-the-door': { other: 'Убить аватара' },
}

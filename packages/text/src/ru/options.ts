import type { Bonus, Option, TurnDeed } from '@haven/engine'
import type { Asked, Language, Say } from '../language.ts'
import { capital, hits, known, list } from './grammar.ts'

/** What an answer means, short enough for a button. */

type Words = (option: Option, asked: Asked, say: Say) => string

const yesNo =
  (yes: string, no: string): Words =>
  (option) =>
    option.yes ? yes : no

const card = (option: Option, say: Say): string => say.name(option.card ?? option.id)
const hero = (option: Option, say: Say): string => say.name(option.hero ?? option.id)

const DEEDS: Readonly<Record<TurnDeed | 'place', Words>> = {
  move: (option, _, say) => `Идти: ${say.space(option.to ?? '')}`,
  fight: () => 'Начать бой с монстрами здесь',
  shoot: (option, _, say) => `Стрелять по монстрам: ${say.space(option.at ?? '')}`,
  cleanse: () => 'Очистить эту клетку',
  city: (option, _, say) =>
    option.at === undefined ? 'Использовать район' : `Использовать район: ${say.space(option.at)}`,
  explore: () => 'Вскрыть закрытые жетоны здесь',
  collect: (option, _, say) => `Подобрать: ${say.name(option.token ?? '')}`,
  drop: (option, _, say) => `Оставить здесь: ${say.name(option.npc ?? '')}`,
  deliver: () => 'Передать невинного',
  ability: ({ ability: text = '' }, _, say) => `Использовать: ${say.name(text)}`,
  end: () => 'Закончить ход',
  place: (option, _, say) => `Положить: ${say.name(option.token ?? '')} → ${say.space(option.space ?? '')}`,
}

const deed: Words = (option, asked, say) => {
  const words = DEEDS[option.do as TurnDeed]
  return words ? words(option, asked, say) : anything(option, asked, say)
}

/** What a slot of the corruption track gives. */
function bonus(slot: Bonus, say: Say): string {
  switch (slot.kind) {
    case 'none':
      return 'ничего'
    case 'die':
      return 'кубик +1'
    case 'defense':
      return 'защита +1'
    case 'hit':
      return `+${hits(slot.count)}`
    case 'choice':
      return slot.of.length > 2 ? 'результат на выбор' : `${slot.of.map((each) => say.name(each)).join(' или ')} +1`
  }
}

const slotWords =
  (verb: string): Words =>
  (option, { prompt, facts }, say) => {
    const covered = facts.trackOf?.(prompt.subject.hero ?? '')?.[(option.slot ?? 0) - 1]
    return `Ячейка ${option.slot}${covered ? ` (${verb}: ${bonus(covered, say)})` : ''}`
  }

const figure = (id: string, { facts }: Asked, say: Say): string => known(id, facts.isAlone?.(id) ?? false, say)

/** A monster's way; where it stands is told if it is known. */
const monsterMove =
  (stay: string): Words =>
  (option, asked, say) => {
    if (option.monster === undefined) return stay
    const from = asked.facts.spaceOf?.(option.monster)
    const start = from === undefined ? '' : `: ${say.space(from)}`
    return `${capital(figure(option.monster, asked, say))}${start} → ${say.space(option.to ?? option.space ?? '')}`
  }

const PAID: Readonly<Record<string, string>> = { skill: ' (навык)', counter: ' (стойкость)' }

const removal: Words = (option, _, say) => {
  if (option.progress) return 'Отдать навык миссии'
  if (option.ability !== undefined) return `Использовать: ${say.name(option.ability)}`
  if (option.token === undefined) return 'Больше ничего не убирать'
  if (option.token === 'altar') return 'Разрушить алтарь (навык ×2)'
  const paid = PAID[option.with ?? ''] ?? ''
  if (option.covering === undefined) return `Убрать: ${say.name(option.token)}${paid}`
  return `Убрать: ${say.name(option.token)} · ${say.name(option.covering)}${paid}`
}

/** Yes and no where "use it" would say too little. */
const USES: Readonly<Record<string, readonly [yes: string, no: string]>> = {
  'free-fight': ['Начать бой', 'Не вступать в бой'],
  'commit-reaction': ['Реагировать на этот ход', 'Не реагировать на этот ход'],
}

const ability: Words = (option, { prompt }, say) => {
  const id = option.ability ?? prompt.subject.cause ?? prompt.rule
  const [yes, no] = USES[id] ?? [`Использовать: ${say.name(id)}`, `Не использовать: ${say.name(id)}`]
  return option.yes ? yes : no
}

/** Answers whose fields tell enough: votes, and what a card asks for. */
const anything: Words = (option, asked, say) => {
  if (option.none) return 'Ничего'
  if (option.do === 'place') return DEEDS.place(option, asked, say)
  if (option.choice !== undefined) return say.choice(option.choice, asked.prompt.subject.cause ?? asked.prompt.rule)
  if (option.mission !== undefined) return say.name(option.mission)
  const parts: string[] = []
  if (option.monster !== undefined) {
    const from = asked.facts.spaceOf?.(option.monster)
    const name = asked.facts.isAlone?.(option.monster) ? say.kind(option.monster) : say.name(option.monster)
    parts.push(`${name}${from === undefined ? '' : ` (${say.space(from)})`}`)
  }
  if (option.hero !== undefined) parts.push(say.name(option.hero))
  if (option.card !== undefined) parts.push(say.name(option.card))
  if (option.icon !== undefined) parts.push(say.name(option.icon))
  if (option.token !== undefined) parts.push(say.name(option.token))
  if (option.effect !== undefined) parts.push(say.name(option.effect))
  const to = option.to ?? option.space
  if (parts.length === 0) return capital(to === undefined ? say.name(option.id) : say.space(to))
  return capital(to === undefined ? list(parts) : `${list(parts)} → ${say.space(to)}`)
}

export const options: Language['options'] = {
  'dark-past': (option, _, say) => `${hero(option, say)}: ${card(option, say)}`,
  'story-task': anything,
  'first-hero': (option, _, say) => hero(option, say),
  'take-turn': (option) =>
    option.none
      ? 'Пасовать'
      : option.with === 'extra'
        ? 'Потратить жетон дополнительного хода'
        : 'Потратить жетон хода',
  'hero-turn': deed,
  action: (option, asked, say) => (option.none ? 'Отказаться от действия' : deed(option, asked, say)),
  'city-action': (option, _, say) => {
    if (option.action === undefined) return 'Пропустить остальное'
    const done = capital(say.name(option.action))
    return option.icon === undefined ? done : `${done} вместо: ${say.name(option.icon)}`
  },
  'heal-slot': slotWords('вернётся'),
  'wound-slot': slotWords('закроет'),
  upgrade: (option, _, say) => card(option, say),
  'lose-upgrade': (option, _, say) => card(option, say),
  'orbital-move': (option, _, say) => `${capital(say.name(option.token ?? 'orbital'))} → ${say.space(option.to ?? '')}`,
  'orbital-kill': (option, asked, say) =>
    option.monster === undefined ? 'Никого не убивать' : `Убить: ${figure(option.monster, asked, say)}`,
  'sin-card': (option, _, say) => (option.card === undefined ? 'Не играть карту' : `Сыграть: ${card(option, say)}`),
  acolyte: yesNo('Использовать способность прислужников', 'Не использовать'),
  corruption: yesNo('Принять скверну +1', 'Без скверны'),
  ability,
  reroll: (option, _, say) =>
    option.face === undefined ? 'Больше не перебрасывать' : `Перебросить: ${say.name(option.face)}`,
  faith: (option, _, say) => capital(say.name(option.as ?? option.id)),
  kill: (option, asked, say) =>
    option.monster === undefined ? 'Больше никого не убивать' : `Убить: ${figure(option.monster, asked, say)}`,
  'remove-token': removal,
  reaction: yesNo('Потратить жетон реакции', 'Не реагировать'),
  'reaction-move': monsterMove('Не двигать монстров'),
  'reaction-fight': yesNo('Начать бой', 'Не вступать в бой'),
  retaliate: monsterMove('Больше не двигать'),
  summon: (option, _, say) =>
    option.monster === undefined
      ? 'Никого не призывать'
      : `Призвать: ${say.kind(option.monster)} → ${say.space(option.space ?? '')}`,
  'apocalypse-card': (option, _, say) => card(option, say),
  mission: (option, _, say) => say.name(option.mission ?? option.id),
  choice: anything,
  'sins-decide': anything,
  order: (option, _, say) => say.name(option.effect ?? option.id),
  'reserve-hero': (option, _, say) => hero(option, say),
  inherit: (option, _, say) => card(option, say),
  effect: anything,
}

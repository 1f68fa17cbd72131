import type { Prompt, WindowName } from '@haven/engine'
import type { Language, Say } from '../language.ts'
import { asked, because, type Case, capital, ofHero } from './grammar.ts'
import { QUESTIONS } from './refusals.ts'

/** One plain question each, with whom it is asked in front. */

const ANY: Readonly<Record<Case, string>> = { gen: 'героя', dat: 'герою', acc: 'героя', ins: 'героем', pre: 'герое' }

const hero = ({ subject }: Prompt, say: Say): string => (subject.hero === undefined ? 'герой' : say.name(subject.hero))
const bent = ({ subject }: Prompt, form: Case, say: Say): string =>
  subject.hero === undefined ? ANY[form] : ofHero(subject.hero, form, say)
/** " (C2)", or nothing where the question names no space. */
const where = ({ subject }: Prompt, say: Say): string =>
  subject.space === undefined ? '' : ` (${say.space(subject.space)})`

type Question = (prompt: Prompt, say: Say) => string

const MOMENTS: Readonly<Record<WindowName, Question>> = {
  'turn-start': (prompt, say) => `начинается ход ${bent(prompt, 'gen', say)}.`,
  'hero-enters': (prompt, say) => `${hero(prompt, say)} входит на клетку.`,
  'city-action': (prompt, say) => `${hero(prompt, say)} использует район.`,
  'cleanse-start': (prompt, say) => `${hero(prompt, say)} собирается очистить клетку.`,
  'fight-start': (prompt, say) => `начинается бой с ${bent(prompt, 'ins', say)}.`,
  'fight-rolled': (prompt, say) => `кубики в бою ${bent(prompt, 'gen', say)} брошены.`,
  'monster-killed': (prompt, say) => `на счету ${bent(prompt, 'gen', say)} хотя бы один убитый монстр.`,
  reaction: (prompt, say) => `вы реагируете на ход ${bent(prompt, 'gen', say)}.`,
  'turn-end': (prompt, say) => `ход ${bent(prompt, 'gen', say)} заканчивается.`,
}

const ROLLS: Readonly<Record<string, string>> = {
  fight: 'этого боя',
  rangedFight: 'этого дальнего боя',
}

function summon(prompt: Prompt, say: Say): string {
  const { monster, space, cause } = prompt.subject
  if (monster !== undefined) return `Грех: на каком гнезде появляется ${say.kind(monster)}?`
  if (space !== undefined)
    return `Грех: какой мёртвый монстр появляется? (${say.space(space)}${cause ? `, ${say.cause(cause)}` : ''})`
  return `Грех: какой мёртвый монстр возвращается и на какое гнездо?${because(cause, say)}`
}

export const prompts: Language['prompts'] = {
  'dark-past': (prompt, say) => `Грех: какое тёмное прошлое получает ${hero(prompt, say)}?`,
  'story-task': ({ rule }) =>
    rule === 'story-top-up'
      ? 'Грех: для миссии не хватает жетонов. Какой положить и куда?'
      : 'Грех: куда положить следующий жетон?',
  'first-hero': () => 'Команда героев: кто в этом раунде ходит первым?',
  'take-turn': (prompt, say) =>
    prompt.rule === 'ROUND-6'
      ? `${asked(prompt, say)}: потратить жетон дополнительного хода или пасовать?`
      : `${asked(prompt, say)}: какой жетон потратить на этот ход?`,
  'hero-turn': (prompt, say) => `${asked(prompt, say)}: что вы делаете?`,
  action: (prompt, say) => `${asked(prompt, say)}: какое действие сейчас?${because(prompt.subject.cause, say)}`,
  'city-action': (prompt, say) => `${asked(prompt, say)}: какое городское действие дальше?${where(prompt, say)}`,
  'heal-slot': (prompt, say) => `${asked(prompt, say)}: какую рану исцелить?`,
  'wound-slot': (prompt, say) => `${asked(prompt, say)}: куда положить рану?${because(prompt.subject.cause, say)}`,
  upgrade: (prompt, say) => `${asked(prompt, say)}: какое улучшение взять?`,
  'lose-upgrade': (prompt, say) =>
    `${asked(prompt, say)}: какое улучшение потерять?${because(prompt.subject.cause, say)}`,
  'orbital-move': (prompt, say) => `${asked(prompt, say)}: куда навести орбитальный удар?`,
  'orbital-kill': (prompt, say) => `${asked(prompt, say)}: кого убивает орбитальный удар?${where(prompt, say)}`,
  'sin-card': (prompt, say) => {
    const { window } = prompt.subject
    return window ? `Грех: ${MOMENTS[window](prompt, say)} Сыграть карту греха?` : 'Грех: сыграть карту греха?'
  },
  acolyte: (prompt, say) =>
    `Грех: использовать способность прислужников в бою с ${bent(prompt, 'ins', say)}?${where(prompt, say)}`,
  corruption: (prompt, say) =>
    `${asked(prompt, say)}: принять скверну +1 ради ${ROLLS[prompt.subject.cause ?? ''] ?? 'этого броска'}?`,
  ability: (prompt, say) => {
    const cause = prompt.subject.cause ?? prompt.rule
    if (prompt.rule === 'text-commit') {
      return `Грех: будет ли реакция на ход ${bent(prompt, 'gen', say)}? Объявите сейчас.`
    }
    return `${capital(say.name(prompt.seat))}: использовать «${say.name(cause)}»?`
  },
  reroll: (prompt, say) => `${asked(prompt, say)}: какой кубик перебросить?${because(prompt.subject.cause, say)}`,
  faith: (prompt, say) =>
    prompt.rule === 'CORR-1'
      ? `${asked(prompt, say)}: чем считать бонус скверны?`
      : `${asked(prompt, say)}: чем станет этот FAITH?`,
  kill: (prompt, say) => `${asked(prompt, say)}: какой монстр погибает?${where(prompt, say)}`,
  'remove-token': (prompt, say) => `${asked(prompt, say)}: на что потратить следующий результат?${where(prompt, say)}`,
  reaction: (prompt, say) => `Грех: потратить жетон реакции после хода ${bent(prompt, 'gen', say)}?`,
  'reaction-move': ({ subject }, say) => `Грех: какой монстр движется и куда?${because(subject.cause, say)}`,
  'reaction-fight': (prompt, say) => `Грех: начать бой с ${bent(prompt, 'ins', say)}?`,
  retaliate: (prompt, say) => `Грех: какой уцелевший даёт отпор и куда идёт? (${hero(prompt, say)})`,
  summon,
  'apocalypse-card': () => 'Грех: какую карту Апокалипсиса раскрыть?',
  mission: () => 'Команда героев: какая миссия следующая?',
  choice: ({ rule, subject }, say) => {
    const about = subject.hero === undefined ? '' : `${say.name(subject.hero)} · `
    return `Команда героев: общий выбор. Что выбираете? (${about}${say.name(subject.cause ?? rule)})`
  },
  'sins-decide': (prompt, say) => {
    const { vote, cause, hero: about } = prompt.subject
    // A choice that a card brings says which card; the other votes speak for themselves.
    const notes = [...(about === undefined ? [] : [say.name(about)]), ...(cause ? [say.cause(cause)] : [])]
    const which = `что выбираете?${notes.length === 0 ? '' : ` (${notes.join(' · ')})`}`
    const question = vote === undefined || vote === 'choice' ? which : `${QUESTIONS[vote]}?`
    return `Грех: согласия у героев нет, решаете вы: ${question}`
  },
  order: ({ seat }, say) => `${capital(say.name(seat))}: какой эффект первый?`,
  'reserve-hero': (prompt, say) => `${hero(prompt, say)} гибнет: кто выходит на замену?`,
  inherit: (prompt, say) => `${asked(prompt, say)}: какое улучшение взять с собой?`,
  effect: (prompt, say) => {
    const cause = prompt.subject.cause ?? prompt.rule
    return `${asked(prompt, say)}: что выбираете? («${say.name(cause)}»)`
  },
}

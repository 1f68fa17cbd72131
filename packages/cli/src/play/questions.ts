import { cancel, intro, isCancel, multiselect, select } from '@clack/prompts'
import type { Rules } from '@haven/engine'
import type { Io } from '@haven/lab/ground'
import { english } from '../words.ts'
import type { PlaysAs } from './save-file.ts'

/** The few questions before a game, each with a default: Enter, Enter, play. */
export interface Wanted {
  readonly as: PlaysAs
  readonly map: string
  readonly heroes: readonly string[] | 'random'
}

/** A team for the first evening: one who leads, one who shoots, one who hits. */
const FIRST_TEAM = ['leah', 'rocco', 'thorley']

/** Null if the person thinks better of it. */
export async function askSetup(io: Io, rules: Rules): Promise<Wanted | null> {
  const streams = { input: io.stdin, output: io.stdout }
  intro('A new game of Haven', streams)
  const as = await select<PlaysAs>({
    ...streams,
    message: 'Which side do you play?',
    options: [
      { value: 'heroes', label: 'The heroes', hint: 'against a bot' },
      { value: 'sins', label: 'The Sins', hint: 'against bots' },
      { value: 'both', label: 'Both', hint: 'hot-seat, or to learn' },
    ],
  })
  if (isCancel(as)) return stop(io)
  const map = await select<string>({
    ...streams,
    message: 'Where?',
    options: [...rules.tables.maps.values()].map(({ def }) => ({
      value: def.id,
      label: english.name(def.id),
      hint: english.card(def.id)?.text ?? '',
    })),
  })
  if (isCancel(map)) return stop(io)
  const heroes = await askHeroes(io, rules)
  return heroes ? { as, map, heroes } : stop(io)
}

async function askHeroes(io: Io, rules: Rules): Promise<readonly string[] | 'random' | null> {
  const streams = { input: io.stdin, output: io.stdout }
  const first = FIRST_TEAM.every((hero) => rules.tables.heroes.has(hero))
  const how = await select<'first' | 'random' | 'choose'>({
    ...streams,
    message: 'Which heroes?',
    options: [
      ...(first ? [{ value: 'first' as const, label: FIRST_TEAM.map((hero) => english.name(hero)).join(', ') }] : []),
      { value: 'random', label: 'Three at random' },
      { value: 'choose', label: 'Choose three' },
    ],
  })
  if (isCancel(how)) return null
  if (how === 'first') return FIRST_TEAM
  if (how === 'random') return 'random'
  for (;;) {
    const heroes = await multiselect<string>({
      ...streams,
      message: 'Choose three (space marks, Enter goes on)',
      required: true,
      options: [...rules.tables.heroes.keys()].map((hero) => ({
        value: hero,
        label: english.name(hero),
        hint: english.card(hero)?.text ?? '',
      })),
    })
    if (isCancel(heroes)) return null
    if (heroes.length === FIRST_TEAM.length) return heroes
  }
}

function stop(io: Io): null {
  cancel('No game, then.', { output: io.stdout })
  return null
}

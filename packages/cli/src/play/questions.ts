import { cancel, intro, isCancel, multiselect, select } from '@clack/prompts'
import type { Rules } from '@haven/engine'
import type { GameDesk } from '@haven/lab/ground'
import { type PlaysAs, SIDES } from './save-file.ts'

/** The few questions before a game, each with a default: Enter, Enter, play. */
export interface Wanted {
  readonly as: PlaysAs
  readonly map: string
  readonly heroes: readonly string[] | 'random'
}

/** A team for the first evening: one who leads, one who shoots, one who hits. */
const FIRST_TEAM = ['leah', 'rocco', 'thorley']

/** clack would say in English which keys do what. */
const streamsOf = (io: GameDesk) => ({ input: io.stdin, output: io.stdout, showInstructions: false })

/** Null if the person thinks better of it. */
export async function askSetup(io: GameDesk, rules: Rules): Promise<Wanted | null> {
  const streams = streamsOf(io)
  const words = io.words.questions
  intro(words.title, streams)
  const as = await select<PlaysAs>({
    ...streams,
    message: words.keys(words.side),
    options: SIDES.map((value) => ({ value, label: words.sides[value], hint: words.sideHints[value] })),
  })
  if (isCancel(as)) return stop(io)
  const map = await select<string>({
    ...streams,
    message: words.keys(words.where),
    options: [...rules.tables.maps.values()].map(({ def }) => ({
      value: def.id,
      label: io.say.name(def.id),
      hint: io.say.card(def.id)?.text ?? '',
    })),
  })
  if (isCancel(map)) return stop(io)
  const heroes = await askHeroes(io, rules)
  return heroes ? { as, map, heroes } : stop(io)
}

async function askHeroes(io: GameDesk, rules: Rules): Promise<readonly string[] | 'random' | null> {
  const streams = streamsOf(io)
  const words = io.words.questions
  const first = FIRST_TEAM.every((hero) => rules.tables.heroes.has(hero))
  const how = await select<'first' | 'random' | 'choose'>({
    ...streams,
    message: words.keys(words.heroes),
    options: [
      ...(first ? [{ value: 'first' as const, label: FIRST_TEAM.map((hero) => io.say.name(hero)).join(', ') }] : []),
      { value: 'random', label: words.random },
      { value: 'choose', label: words.choose },
    ],
  })
  if (isCancel(how)) return null
  if (how === 'first') return FIRST_TEAM
  if (how === 'random') return 'random'
  for (;;) {
    const heroes = await multiselect<string>({
      ...streams,
      message: words.chooseHow,
      // What clack would say against it is English.
      required: false,
      options: [...rules.tables.heroes.keys()].map((hero) => ({
        value: hero,
        label: io.say.name(hero),
        hint: io.say.card(hero)?.text ?? '',
      })),
    })
    if (isCancel(heroes)) return null
    if (heroes.length === FIRST_TEAM.length) return heroes
  }
}

function stop(io: GameDesk): null {
  cancel(io.words.questions.cancelled, { output: io.stdout })
  return null
}

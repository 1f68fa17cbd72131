import type {
  ApocalypseType,
  Bonus,
  Compiled,
  HeroClass,
  MonsterStats,
  Progress,
  StoryDef,
  WindowName,
} from '@haven/engine'

/**
 * What panels and cards have to know of the boxes in play: plain data, so that the worker can send it once. The rules
 * themselves stay where they are.
 */
export interface Facts {
  readonly heroes: Readonly<Record<string, HeroFacts>>
  /** Every form, the second ones too, and whose it is. */
  readonly forms: Readonly<Record<string, FormFacts>>
  readonly abilities: Readonly<Record<string, { readonly form: string }>>
  readonly sins: Readonly<Record<string, SinFacts>>
  readonly sinCards: Readonly<Record<string, SinCardFacts>>
  /** Powers, Controllers and Avatars. */
  readonly sinTexts: Readonly<Record<string, { readonly sin: string; readonly of: 'power' | 'controller' | 'avatar' }>>
  readonly acolytes: Readonly<Record<string, MonsterStats & { readonly ability: string }>>
  readonly acolyteAbilities: Readonly<Record<string, { readonly acolytes: string }>>
  readonly hellClub: Readonly<Record<string, MonsterStats>>
  /** Heroes who turned, and figures of a story's own. */
  readonly fallen: Readonly<Record<string, MonsterStats>>
  readonly apocalypse: Readonly<Record<string, { readonly type: ApocalypseType; readonly brings: string | null }>>
  readonly upgrades: Readonly<Record<string, { readonly oncePerRound: boolean }>>
  readonly darkPast: Readonly<Record<string, { readonly number: number }>>
  readonly track: readonly TrackFacts[]
  readonly stories: Readonly<Record<string, StoryFacts>>
  readonly missions: Readonly<Record<string, MissionFacts>>
}

export interface FormFacts extends MonsterStats {
  readonly id: string
  readonly hero: string
  readonly class: HeroClass
  readonly skill: number
  readonly ranged: boolean
  readonly ability: string
}

export interface HeroFacts {
  readonly id: string
  readonly class: HeroClass
  readonly track: readonly Bonus[]
}

export interface SinFacts {
  readonly power: string
  readonly abomination: MonsterStats
  readonly controller: MonsterStats & { readonly id: string }
  readonly avatar: MonsterStats & { readonly id: string }
  readonly cards: readonly string[]
}

export interface SinCardFacts {
  readonly sin: string
  readonly window: WindowName
  readonly copies: number
}

export interface TrackFacts {
  readonly id: string
  readonly level: number
  readonly reveals: boolean
  readonly reactions: number
}

export interface StoryFacts {
  readonly id: string
  readonly type: StoryDef['type']
  readonly darkPast: boolean
  /** Missions by the step of the story they stand at; two at one step are a branch. */
  readonly steps: readonly (readonly string[])[]
}

export interface MissionFacts {
  readonly story: string
  /** Counted from 1. */
  readonly step: number
  readonly steps: number
  readonly next: readonly string[]
  /** What it counts: a kind of monster or token, or a deed. */
  readonly goal: string
  /** All that makes progress. */
  readonly progress: readonly WayFacts[]
  /** What it asks for with as many heroes in play. */
  readonly counts: Readonly<Record<number, number>>
}

export interface WayFacts {
  readonly on: Progress['on']
  /** Kinds that count; null: all. */
  readonly of: readonly string[] | null
  /** Only sometimes, or each place only once. */
  readonly isBound: boolean
  readonly isOnce: boolean
}

/** As many heroes can be in play (COMP). */
const HERO_NUMBERS = [1, 2, 3, 4] as const

const each = <T, R>(map: ReadonlyMap<string, T>, to: (of: T) => R): Record<string, R> =>
  Object.fromEntries([...map].map(([id, of]) => [id, to(of)]))

const stats = ({ fight, defense }: MonsterStats): MonsterStats => ({ fight, defense })

/** How far from the first mission each one is: both sides of a branch are at the same step. */
export function stepsOf(story: StoryDef): string[][] {
  const steps: string[][] = []
  const seen = new Set<string>()
  let now = story.missions.slice(0, 1)
  while (now.length > 0) {
    steps.push(now.map(({ id }) => id))
    for (const { id } of now) seen.add(id)
    const next = new Set(now.flatMap((mission) => mission.next))
    now = story.missions.filter(({ id }) => next.has(id) && !seen.has(id))
  }
  return steps
}

/** From the tables of the rules. */
export function factsOf(t: Compiled): Facts {
  const forms = formsOf(t)
  const sins = [...t.sins.values()]
  const stories = [...t.stories.values()]
  return {
    heroes: each(t.heroes, ({ id, class: kind, track }) => ({ id, class: kind, track })),
    forms: Object.fromEntries(forms.map((form) => [form.id, form])),
    abilities: Object.fromEntries(forms.map((form) => [form.ability, { form: form.id }])),
    sins: each(t.sins, (sin) => ({
      power: sin.power.id,
      abomination: stats(sin.abomination),
      controller: { id: sin.controller.id, ...stats(sin.controller) },
      avatar: { id: sin.avatar.id, ...stats(sin.avatar) },
      cards: sin.cards.map(({ id }) => id),
    })),
    sinCards: Object.fromEntries(
      sins.flatMap((sin) => sin.cards.map(({ id, window, copies }) => [id, { sin: sin.id, window, copies }])),
    ),
    sinTexts: Object.fromEntries(
      sins.flatMap((sin) =>
        (['power', 'controller', 'avatar'] as const).map((of) => [sin[of].id, { sin: sin.id, of }]),
      ),
    ),
    acolytes: each(t.acolytes, (kind) => ({ ...stats(kind), ability: kind.ability })),
    acolyteAbilities: Object.fromEntries(
      [...t.acolytes.values()].map(({ id, ability }) => [ability, { acolytes: id }]),
    ),
    hellClub: each(t.hellClub, stats),
    fallen: Object.fromEntries(
      t.figures.flatMap((figure) =>
        figure.kind === 'fallen' && figure.stats ? [[figure.id, stats(figure.stats)] as const] : [],
      ),
    ),
    apocalypse: each(t.apocalypse, ({ type, brings }) => ({ type, brings: brings ?? null })),
    upgrades: each(t.upgrades, ({ triggers, deed }) => ({
      oncePerRound: deed?.oncePerRound === true || (triggers ?? []).some((trigger) => trigger.oncePerRound === true),
    })),
    darkPast: each(t.darkPast, ({ number }) => ({ number })),
    track: t.track.map(({ id, level, reveals, reactions }) => ({
      id,
      level,
      reveals: reveals === true,
      reactions: reactions ?? 0,
    })),
    stories: each(t.stories, (story) => ({
      id: story.id,
      type: story.type,
      darkPast: story.darkPast,
      steps: stepsOf(story),
    })),
    missions: Object.fromEntries(stories.flatMap(missionsOf)),
  }
}

const formsOf = (t: Compiled): FormFacts[] =>
  [...t.heroes.values()].flatMap((hero) =>
    [hero, ...(hero.secondForm ? [hero.secondForm] : [])].map(
      ({ id, fight, skill, defense, ranged, ability }): FormFacts => ({
        id,
        hero: hero.id,
        class: hero.class,
        fight,
        skill,
        defense,
        ranged,
        ability: ability.id,
      }),
    ),
  )

function missionsOf(story: StoryDef): [string, MissionFacts][] {
  const steps = stepsOf(story)
  return story.missions.map((mission) => [
    mission.id,
    {
      story: story.id,
      step: steps.findIndex((ids) => ids.includes(mission.id)) + 1,
      steps: steps.length,
      next: mission.next,
      goal: mission.progress[0]?.of?.[0] ?? mission.progress[0]?.on ?? 'deed',
      progress: mission.progress.map((way) => ({
        on: way.on,
        of: way.of ?? null,
        isBound: way.if !== undefined,
        isOnce: way.once !== undefined,
      })),
      counts: Object.fromEntries(HERO_NUMBERS.map((number) => [number, mission.count(number)])),
    },
  ])
}

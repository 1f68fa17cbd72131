import { coreBox } from '@haven/content'
import {
  type Box,
  compileBox,
  type Event,
  type EventName,
  type HeroPosition,
  type Intent,
  type MonsterPosition,
  type Option,
  type Position,
  type Prompt,
  type PromptKind,
  type Refusal,
  type Rules,
  type Seat,
  type State,
  type TokenKind,
  type TokenPosition,
  type View,
  type Viewer,
} from '@haven/engine'

/** Tests read like scenes: a position in short hand, scripted dice, answers, and what came of them. */

export const coreRules: Rules = compileBox(coreBox)

/** What the first story needs of the core box: a small ground for rules and fixtures. */
export const firstStory: Box = {
  ...coreBox,
  sins: coreBox.sins.filter(({ id }) => id === 'pride'),
  acolytes: coreBox.acolytes.filter(({ id }) => id === 'nuns'),
  hellClub: coreBox.hellClub.filter(({ id }) => ['hc-bailiff', 'hc-huntsman'].includes(id)),
  apocalypse: coreBox.apocalypse.filter(({ type }) => type === 'terror'),
  darkPast: [],
  stories: coreBox.stories.filter(({ id }) => id === 'havens-last-stand'),
  maps: coreBox.maps.filter(({ story }) => story === 'havens-last-stand'),
}

type HeroSketch = string | Omit<HeroPosition, 'hero'>

export interface Sketch extends Omit<Partial<Position>, 'heroes' | 'monsters' | 'tokens' | 'setup'> {
  /** Heroes in turn order, by id: a space, or more of a position. Three or four; the first is the current one. */
  readonly heroes?: Readonly<Record<string, HeroSketch>>
  /** "acolyte s1,0", "hc-bailiff megatheatre", "fallen:rose s0,0", "acolyte s1,0 pinned" */
  readonly monsters?: readonly string[]
  /** "fire s1,1", "nest s0,0 x2", "innocent dockside down" */
  readonly tokens?: readonly string[]
  /** Overrides of the set-up; three hero players with one hero each (four with four heroes) unless told. */
  readonly setup?: Partial<Position['setup']>
  readonly hand?: readonly string[]
  readonly reactions?: number
  readonly phase?: NonNullable<Position['current']>['phase']
  readonly rules?: Rules
  readonly seed?: string
}

const monster = (text: string): MonsterPosition => {
  const [what = '', space = '', ...rest] = text.split(' ')
  const [kind = '', who] = what.split(':')
  return { kind, space, ...(who !== undefined && { who }), ...(rest.includes('pinned') && { pinned: true }) }
}

const token = (text: string): TokenPosition => {
  const [kind = '', space = '', ...rest] = text.split(' ')
  const count = rest.find((each) => each.startsWith('x'))
  return {
    kind: kind as TokenKind,
    space,
    ...(count && { count: Number(count.slice(1)) }),
    ...(rest.includes('down') && { faceDown: true }),
  }
}

/**
 * An empty city (map A of Haven's Last Stand, nothing on it but what is printed) with the given figures and tokens.
 * Nobody holds Sin cards, so that no window opens, unless `hand` says so.
 */
export function scene(sketch: Sketch = {}): Scene {
  const { heroes = { rose: 's0,2', thorley: 's0,2', rocco: 's0,2' }, monsters = [], tokens = [], hand = [] } = sketch
  const { setup, reactions, hand: _, phase = 'hero-turn', rules = coreRules, seed = 'scene', ...rest } = sketch
  const ids = Object.keys(heroes)
  const position: Position = {
    haven: 1,
    round: 1,
    altars: [],
    npcs: [],
    orbital: [],
    metro: [],
    dead: {},
    ...rest,
    setup: {
      edition: 'final',
      sin: 'pride',
      acolytes: 'nuns',
      map: 'havens-last-stand-a',
      heroPlayers: ids.length,
      heroes: ids,
      ...setup,
    },
    heroes: Object.entries(heroes).map(([hero, given]) =>
      typeof given === 'string' ? { hero, space: given } : { hero, ...given },
    ),
    monsters: monsters.map(monster),
    tokens: tokens.map(token),
    sins: { hand, ...(reactions !== undefined && { reactions }), ...sketch.sins },
    current: sketch.current ?? { phase, ...(phase.startsWith('round') ? {} : { hero: ids[0] as string }) },
  }
  return new Scene(rules, rules.fromPosition(position, seed))
}

export class Scene {
  readonly rules: Rules
  state: State
  /** All events since the scene began. */
  events: Event[] = []

  constructor(rules: Rules, state: State) {
    this.rules = rules
    this.state = state
  }

  get prompts(): Prompt[] {
    return this.rules.prompts(this.state)
  }

  /** The question that is asked (of the first seat, in a vote). */
  get prompt(): Prompt {
    const [first] = this.prompts
    if (!first) throw new Error('the game is over: nobody is asked anything')
    return first
  }

  get kind(): PromptKind {
    return this.prompt.kind
  }

  /** Legal answers to the present question. */
  get options(): readonly Option[] {
    return this.rules.options(this.state, this.prompt)
  }

  /** Ids of the legal answers. */
  get optionIds(): string[] {
    return this.options.map((option) => option.id)
  }

  /** Gives the one legal answer that has all these fields; returns the events that it caused. */
  answer(seat: Seat, choose: Partial<Option>, kind?: PromptKind): Event[] {
    const prompt = this.prompts.find((each) => each.seat === seat)
    const asked = this.prompts.map((each) => `${each.seat} ${each.kind}`).join(', ')
    if (!prompt) throw new Error(`${seat} is not asked; asked: ${asked || 'nobody'}`)
    if (kind && prompt.kind !== kind) throw new Error(`${seat} is asked ${prompt.kind}, not ${kind}`)
    const options = this.rules.options(this.state, prompt)
    const fitting = options.filter((option) =>
      Object.entries(choose).every(([field, value]) => option[field as keyof Option] === value),
    )
    if (fitting.length !== 1) {
      throw new Error(
        `${fitting.length} answers fit ${JSON.stringify(choose)} to ${prompt.kind}: ${options.map((o) => o.id).join(' ')}`,
      )
    }
    const { state, events } = this.rules.decide(this.state, {
      prompt: prompt.id,
      seat,
      option: (fitting[0] as Option).id,
    })
    this.state = state
    this.events.push(...events)
    return events
  }

  hero1 = (choose: Partial<Option>, kind?: PromptKind): Event[] => this.answer('hero1', choose, kind)
  hero2 = (choose: Partial<Option>, kind?: PromptKind): Event[] => this.answer('hero2', choose, kind)
  hero3 = (choose: Partial<Option>, kind?: PromptKind): Event[] => this.answer('hero3', choose, kind)
  hero4 = (choose: Partial<Option>, kind?: PromptKind): Event[] => this.answer('hero4', choose, kind)
  sins = (choose: Partial<Option>, kind?: PromptKind): Event[] => this.answer('sins', choose, kind)

  /** Declines (`none`) as long as anything but one of these kinds is asked; fails if something cannot be declined. */
  declineUntil(...kinds: PromptKind[]): this {
    for (let i = 0; i < 200 && this.prompts.length > 0 && !kinds.includes(this.kind); i++) {
      this.answer(this.prompt.seat, this.kind === 'hero-turn' ? { do: 'end' } : { none: true })
    }
    return this
  }

  /** Whether some question of this kind is asked now. */
  asks = (kind: PromptKind): boolean => this.prompts.some((prompt) => prompt.kind === kind)

  /** Why an intent is refused, or null. */
  refusal(seat: Seat, intent: Intent): Refusal | null {
    return this.rules.explain(this.state, seat, intent)
  }

  hero(id: string): State['heroes'][number] {
    const hero = this.state.heroes.find((each) => each.hero === id)
    if (!hero) throw new Error(`${id} is not in play`)
    return hero
  }

  woundsOf = (id: string): number => this.hero(id).wounds.length
  corruptionOf = (id: string): number => this.hero(id).corruption
  spaceOf = (id: string): string => this.view('all').heroes.find((each) => each.hero === id)?.space ?? ''
  view = (viewer: Viewer): View => this.rules.view(this.state, viewer)

  /** Monsters on the board as "kind space", sorted. */
  get board(): string[] {
    return this.view('all')
      .monsters.map(({ id, kind, space }) => `${kind === 'hell-club' || kind === 'fallen' ? id : kind} ${space}`)
      .sort()
  }

  /** Face-up physical tokens of a kind in a space. */
  tokens(kind: TokenKind, space: string): number {
    return this.view('all').tokens.find((each) => each.kind === kind && each.space === space)?.count ?? 0
  }

  of<N extends EventName>(name: N): Extract<Event, { event: N }>[] {
    return this.events.filter((event): event is Extract<Event, { event: N }> => event.event === name)
  }
}

/** The first story's part of the box with some of its parts replaced or added to. */
export const fixtureRules = (change: Partial<Box>): Rules => compileBox({ ...firstStory, ...change })

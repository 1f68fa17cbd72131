import { type Answer, type PromptKind, RuleError, type Rules, type Seat, type State, type Viewer } from '@haven/engine'

/**
 * UNITE. What the Hero players decide together they talk over first: each proposes, and may change his mind. Only when
 * they agree, give up, or run out of time does the table cast their ballots; the rules know nothing of the talk.
 */
export interface Talk {
  readonly kind: PromptKind
  readonly rule: string
  /** Prompt ids of the seats that still have a ballot. */
  readonly prompts: Readonly<Partial<Record<Seat, string>>>
  readonly seats: readonly Seat[]
  readonly options: readonly string[]
  /** Ballots that are in already. */
  readonly cast: readonly string[]
  readonly proposals: Readonly<Partial<Record<Seat, string>>>
  readonly givenUp: readonly Seat[]
}

/** The vote that the game waits for, or null. */
export function openTalk(rules: Rules, state: State): Talk | null {
  const asked = rules.prompts(state)
  const [first] = asked
  if (!first || (asked.length < 2 && !state.ballots)) return null
  return {
    kind: first.kind,
    rule: first.rule,
    prompts: Object.fromEntries(asked.map(({ seat, id }) => [seat, id])),
    seats: asked.map(({ seat }) => seat),
    options: rules.options(state, first).map(({ id }) => id),
    cast: Object.values(state.ballots ?? {}),
    proposals: {},
    givenUp: [],
  }
}

function checkSeat(talk: Talk, seat: Seat): void {
  if (!talk.seats.includes(seat)) throw new RuleError('not-your-question', talk.rule, { seat: talk.seats.join(' ') })
}

/** A proposal, another one, or none any more. Who proposes has not given up. */
export function propose(talk: Talk, seat: Seat, option: string | null): Talk {
  checkSeat(talk, seat)
  if (option !== null && !talk.options.includes(option)) throw new RuleError('unknown-option', talk.rule, { option })
  const { [seat]: _, ...others } = talk.proposals
  return {
    ...talk,
    proposals: option === null ? others : { ...others, [seat]: option },
    givenUp: talk.givenUp.filter((each) => each !== seat),
  }
}

/** "We cannot agree": one says it, a second confirms it. */
export function giveUp(talk: Talk, seat: Seat): Talk {
  checkSeat(talk, seat)
  return talk.givenUp.includes(seat) ? talk : { ...talk, givenUp: [...talk.givenUp, seat] }
}

const CONFIRMED = 2

const isGivenUp = (talk: Talk): boolean => talk.givenUp.length >= Math.min(CONFIRMED, talk.seats.length)

/** What everybody wants, or null. */
export function agreedOn(talk: Talk): string | null {
  const wanted = [...talk.cast, ...talk.seats.map((seat) => talk.proposals[seat] ?? null)]
  const first = wanted[0] ?? null
  return wanted.every((each) => each === first) ? first : null
}

/**
 * The ballots to cast now, in order; none while they talk. A vote that is given up or out of time falls (UNITE-1): who
 * proposed something stays with it, and the silent ones see to it that it does not pass.
 */
export function ballots(talk: Talk, timeIsUp = false): Answer[] {
  const agreed = agreedOn(talk)
  if (agreed === null && !timeIsUp && !isGivenUp(talk)) return []
  const silent = against(talk)
  return talk.seats.map((seat, i) => ({
    prompt: talk.prompts[seat] as string,
    seat,
    option: agreed ?? talk.proposals[seat] ?? (silent[i] as string),
  }))
}

/** What silent seats vote for: not what the others want, and if nobody has said anything, not all the same. */
function against({ cast, proposals, options, seats }: Talk): string[] {
  const spoken = [...cast, ...Object.values(proposals)]
  const [first, second] = options as [string, string]
  if (spoken.length === 0) return seats.map((_, i) => (i === 0 ? first : second))
  const other = options.find((option) => !spoken.includes(option)) ?? first
  return seats.map(() => other)
}

export interface TalkView {
  readonly kind: PromptKind
  readonly seats: number
  /** The largest number of seats that want the same. */
  readonly agreeing: number
  /** Who proposes what, for those who may know. */
  readonly proposals: Talk['proposals'] | null
  readonly givenUp: number
}

/** The hero seats see the proposals at once, everybody else how many agree. */
export function viewTalk(talk: Talk, viewer: Viewer): TalkView {
  const wanted = [...talk.cast, ...Object.values(talk.proposals)]
  const counts = wanted.map((option) => wanted.filter((each) => each === option).length)
  const hidden = viewer === 'sins' || viewer === 'spectator'
  return {
    kind: talk.kind,
    seats: talk.seats.length + talk.cast.length,
    agreeing: Math.max(0, ...counts),
    proposals: hidden ? null : talk.proposals,
    givenUp: talk.givenUp.length,
  }
}

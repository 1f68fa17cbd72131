import type { Event, View } from '@haven/engine'
import { type LogStep, MOST_FILM_MS, type TableUpdate } from '@haven/table'
import { batch, type Signal, signal } from '@preact/signals'
import type { Speed } from '../base/settings.ts'
import { catalogue } from '../base/words.ts'
import { type Caption, captionOf, withCaption } from './captions.ts'
import { digestOf, turnsIn } from './film/digest.ts'
import { digestReel, Film, type Reel, type Running } from './film/film.ts'
import { rollShown } from './film/roll-shown.ts'
import { type Border, type Scene, type Stage, scenesOf } from './film/scenes.ts'
import { noteSeen, seenOf } from './film/seen.ts'
import { shownOf } from './film/settled.ts'
import { applyShown } from './film/shown.ts'
import { forgetThrows } from './film/thrown.ts'
import { isShown, rules } from './rules.ts'
import type { Screen } from './wire.ts'

/** The clock of the page. */
export interface Timing {
  /** Calls back after so many milliseconds; gives a way to forget it. */
  readonly later: (ms: number, call: () => void) => () => void
  /** Calls back soon, and no more than once for each picture that is drawn. */
  readonly frame: (call: () => void) => void
  /** Milliseconds since some moment. */
  readonly now: () => number
  /** Nobody can see the page. */
  readonly isHidden: () => boolean
  /** Somebody has asked for stillness. */
  readonly isStill: () => boolean
}

/** What is shown of one update. */
export interface Showing {
  /** The table before it, as it was told. */
  readonly before: View
  readonly update: TableUpdate
  readonly screen: Screen
  /** All of the log after it. */
  readonly log: readonly LogStep[]
  /** Somebody at this screen did it. */
  readonly own: boolean
  readonly settle: () => void
}

/** A bot's turn, and the end of a round. */
const TURN_MOST = 12_000
const ROUND_MOST = 8_000

function partOf({ update: { view }, screen }: Showing): Reel['part'] {
  const { turn, round, heroes } = view
  if (!turn) return { id: `round ${round}`, most: ROUND_MOST }
  const hero = heroes[turn.place]
  if (!hero || screen.players.bots[hero.seat] === undefined) return null
  return { id: `turn ${round} ${turn.hero} ${hero.turns} ${hero.extraTurns}`, most: TURN_MOST }
}

/** Somebody here is asked, and his time runs. */
const isPressing = ({ update: { pulse, view }, screen }: Showing): boolean =>
  (pulse !== null || screen.hasClock === true) && view.prompts.some(({ seat }) => screen.players.people.includes(seat))

/** The log with so many events of its new steps. */
function logUntil(log: readonly LogStep[], from: number, told: number): readonly LogStep[] {
  let left = told
  const steps: LogStep[] = log.slice(0, from)
  for (const step of log.slice(from)) {
    if (left <= 0) break
    // What is told of a step in part has no seal yet.
    steps.push(left >= step.events.length ? step : { events: step.events.slice(0, left), sealed: false })
    left -= step.events.length
  }
  return steps
}

/** Questions of before are answered, and those of after wait for the film. */
const unasked = (view: View): View => (view.prompts.length === 0 ? view : { ...view, prompts: [] })

type Death = Extract<Event, { event: 'heroDied' }>

const deathsIn = (scenes: readonly Scene[]): readonly Death[] =>
  scenes.flatMap(({ events }) => events.filter((event): event is Death => event.event === 'heroDied'))

/** Where a table's updates become pictures: the view follows what is told, and captions say it. */
export class Cinema {
  readonly scene: Signal<Scene | null> = signal(null)
  readonly captions: Signal<readonly Caption[]> = signal([])
  readonly border: Signal<Border | null> = signal(null)
  /** What happened while nobody looked, and from which step of the log on. */
  readonly away: Signal<{ readonly turns: number; readonly from: number } | null> = signal(null)
  /** Who dies in what was played last: their pictures can be made before they are needed. */
  readonly deaths: Signal<readonly Death[]> = signal([])
  /** How far the scene has come. */
  readonly running: Signal<Running | null> = signal(null)
  /** When something was last skipped: a key that did it does nothing else. */
  skippedAt = Number.NEGATIVE_INFINITY
  /** When a film was last over. */
  endedAt = Number.NEGATIVE_INFINITY
  readonly #film: Film
  readonly #timing: Timing
  readonly #put: (view: View, log: readonly LogStep[]) => void
  #game: string | null = null
  #read = new Set<string>()
  /** Where the film was when nobody looked any more. */
  #away: { readonly from: number; readonly log: readonly LogStep[] } | null = null

  constructor(timing: Timing, speed: Speed, put: (view: View, log: readonly LogStep[]) => void) {
    this.#timing = timing
    this.#put = put
    const read = (card: string) => {
      const again = this.#read.has(card)
      return { letters: catalogue.card(card)?.text.length ?? 0, again }
    }
    this.#film = new Film(
      {
        show: (scene) => this.#show(scene),
        later: (ms, call) => timing.later(ms, call),
        now: () => timing.now(),
        read,
        isStill: () => timing.isStill(),
      },
      speed,
    )
  }

  set speed(speed: Speed) {
    this.#film.speed = speed
  }

  get isPlaying(): boolean {
    return this.#film.isPlaying
  }

  #show(scene: Scene | null): void {
    const before = this.scene.peek()
    if (before?.card) this.#read.add(before.card)
    if (before && !scene) this.endedAt = this.#timing.now()
    batch(() => {
      this.scene.value = scene
      this.running.value = this.#film.running
      if (scene?.border) this.border.value = scene.border
      else if (!scene || scene.staging === 'walk') this.border.value = null
    })
  }

  // ------------------------------------------------------------------------------------------------------- showing

  play(showing: Showing): void {
    if (this.#timing.isHidden()) {
      this.#away = { from: this.#away?.from ?? showing.update.from, log: showing.log }
      this.#film.skip()
      showing.settle()
      return
    }
    const reel = this.#reelOf(showing)
    this.deaths.value = deathsIn(reel.scenes)
    this.#film.push(reel)
    if (isPressing(showing)) this.#film.endWithin(MOST_FILM_MS)
    this.running.value = this.#film.running
  }

  #reelOf(showing: Showing): Reel {
    const { before, update, log, own, settle } = showing
    const { from, view: after } = update
    const scenes = scenesOf(
      update.steps.flatMap(({ events }) => events),
      stageOf(after),
    )
    const last = scenes.at(-1)
    let shown = before
    let told = 0
    let now: Scene | null = null
    return {
      scenes,
      own,
      part: partOf(showing),
      tell: (news, scene) => {
        if (now !== scene) {
          told += now?.events.length ?? 0
          now = scene
          this.say(captionOf(scene, shown))
        }
        shown = tellAll(shown, news)
        this.#put(unasked(shown), logUntil(log, from, told))
      },
      settle: () => {
        if (import.meta.env.DEV && now === last && now) expectSame(shown, after)
        if (now) this.#put(unasked(shown), log)
        else for (const scene of scenes) this.say(captionOf(scene, after))
        settle()
      },
    }
  }

  say(caption: Caption | null): void {
    this.captions.value = withCaption(this.captions.peek(), caption)
  }

  /** Something else is on the screen now: nothing of before is told any more. */
  clear(): void {
    this.#film.skip()
    forgetThrows()
    this.#away = null
    batch(() => {
      this.captions.value = []
      this.border.value = null
    })
  }

  // ------------------------------------------------------------------------------------------------- what people do

  skip(): void {
    if (this.#film.isPlaying) this.skippedAt = this.#timing.now()
    this.#film.skip()
  }

  skipScene(): boolean {
    const did = this.#film.skipScene()
    if (did) this.skippedAt = this.#timing.now()
    this.running.value = this.#film.running
    return did
  }

  freeze(isFrozen: boolean): void {
    this.#film.freeze(isFrozen)
    this.running.value = this.#film.running
  }

  /** What was told before, once more: nothing of the table changes by it. */
  again(events: readonly Event[], view: View, only: Event | null = null): void {
    if (this.#film.isPlaying) return
    const scenes = scenesOf(events, stageOf(view))
    forgetThrows()
    this.#film.push({
      scenes: only ? scenes.filter((scene) => scene.events.includes(only)) : scenes,
      own: true,
      part: null,
      tell: (_, scene) => this.say(captionOf(scene, view)),
      settle: () => undefined,
    })
    this.running.value = this.#film.running
  }

  // ---------------------------------------------------------------------------------------------------- catching up

  /** A game that is opened again tells what happened since it was last seen here. */
  open(game: string, view: View, log: readonly LogStep[]): void {
    const isOther = this.#game !== game
    this.#game = game
    const seen = isOther ? seenOf(game) : null
    if (seen !== null && seen > 0 && seen < log.length) this.#catchUp(view, log, seen)
  }

  noteSeen(steps: number): void {
    if (this.#game !== null && !this.#timing.isHidden()) noteSeen(this.#game, steps)
  }

  #catchUp(view: View, log: readonly LogStep[], from: number): void {
    const rows = digestOf(log.slice(from).flatMap(({ events }) => events))
    if (turnsIn(rows) === 0) return
    this.away.value = { turns: turnsIn(rows), from }
    this.#film.push(
      digestReel(
        rows,
        () => {
          this.away.value = null
        },
        (scene) => this.say(captionOf(scene, view)),
      ),
    )
    this.running.value = this.#film.running
  }

  /** Somebody looks at the page again. */
  comeBack(view: View): void {
    const away = this.#away
    this.#away = null
    if (!away) return
    this.noteSeen(away.log.length)
    this.#catchUp(view, away.log, away.from)
  }
}

function tellAll(view: View, events: readonly Event[]): View {
  if (!isShown(view.rules)) return view
  let shown = view
  for (const event of events) {
    const roll = rollShown(shown, event)
    shown = applyShown(shown, event, rules.tables)
    if (roll !== shown.roll) shown = { ...shown, roll }
  }
  return shown
}

/** While we develop: nothing may jump when the film is over. */
function expectSame(shown: View, settled: View): void {
  if (!isShown(settled.rules)) return
  const [a, b] = [shownOf(shown), shownOf(settled)]
  const same = b.turn === null ? { ...a, turn: null } : a
  for (const field of Object.keys(b) as (keyof typeof b)[]) {
    const [was, is] = [JSON.stringify(same[field]), JSON.stringify(b[field])]
    if (was !== is) throw new Error(`the film showed ${field} as ${was}, and it is ${is}`)
  }
}

/** How far it is from space to space on the map of this game. */
function stageOf({ setup }: View): Stage {
  const geometry = rules.tables.maps.get(setup.map)?.geometry
  return {
    steps: (from, to) => {
      const [a, b] = [geometry?.index.get(from), geometry?.index.get(to)]
      return a === undefined || b === undefined ? 1 : (geometry?.distance[a]?.[b] ?? 1)
    },
  }
}

import type { Event, Side } from '@haven/engine'

/** What the report wants to know of one game, small enough to keep thousands of them. */
export interface GameFacts {
  /** `pride havens-last-stand-a 3` */
  readonly cell: string
  /** Within the cell, from 0. */
  readonly game: number
  readonly acolytes: string
  /** Null if the game was not played to its end. */
  readonly winner: Side | null
  readonly rounds: number
  readonly decisions: number
  readonly deaths: number
  readonly missions: readonly MissionFacts[]
  /** Sin cards and Apocalypse cards, and how often. */
  readonly played: Readonly<Record<string, number>>
  /** Cards that the Sins player drew and never played in this game. */
  readonly held: readonly string[]
  readonly problem: { readonly kind: ProblemKind; readonly message: string } | null
}

/** Names a game among all. */
export const gameName = (cell: string, game: number): string => `${cell}/${game}`

export interface MissionFacts {
  readonly mission: string
  readonly rounds: number
  readonly done: boolean
}

/** As in `haven simulate`: the rules broke; nobody is asked anything; it goes on and on. */
export const PROBLEM_KINDS = ['error', 'dead-end', 'unfinished'] as const
export type ProblemKind = (typeof PROBLEM_KINDS)[number]

/** A moment of a game: how many hero turns of a round had begun. */
interface Moment {
  readonly round: number
  readonly turns: number
}

/** Gathers facts from the unabridged events of a game. */
export class Watching {
  /** Hero turns begun, by round; before the first round there are none. */
  readonly #turns: number[] = [0]
  readonly #missions: { readonly mission: string; readonly from: Moment; to: Moment | null; done: boolean }[] = []
  readonly #played: Record<string, number> = {}
  readonly #drawn = new Set<string>()
  #deaths = 0

  note(event: Event): void {
    switch (event.event) {
      case 'roundStarted':
        this.#turns[event.round] = 0
        return
      case 'turnStarted':
        this.#turns[this.#round]!++
        return
      case 'heroDied':
        this.#deaths++
        return
      case 'missionBegun':
        this.#leaveMission()
        this.#missions.push({ mission: event.mission, from: this.#now(), to: null, done: false })
        return
      case 'missionAccomplished': {
        const current = this.#missions.at(-1)
        if (current) current.done = true
        return
      }
      case 'sinCardsDrawn':
      case 'apocalypseDrawn':
        for (const card of event.secret.cards) this.#drawn.add(card)
        return
      case 'sinCardPlayed':
      case 'apocalypseRevealed':
        this.#played[event.card] = (this.#played[event.card] ?? 0) + 1
    }
  }

  get #round(): number {
    return this.#turns.length - 1
  }

  #now(): Moment {
    return { round: this.#round, turns: this.#turns[this.#round] as number }
  }

  #leaveMission(): void {
    const current = this.#missions.at(-1)
    if (current) current.to ??= this.#now()
  }

  /** A turn is a part of its round, so that the missions of a game come to its rounds, the last of them full. */
  #clock({ round, turns }: Moment): number {
    const all = this.#turns[round] as number
    return round === 0 ? 0 : round - 1 + (all === 0 ? 0 : turns / all)
  }

  facts(): Pick<GameFacts, 'deaths' | 'missions' | 'played' | 'held'> {
    const missions = this.#missions.map(({ mission, from, to, done }) => ({
      mission,
      rounds: Math.round(1000 * (this.#clock(to ?? this.#now()) - this.#clock(from))) / 1000,
      done,
    }))
    const held = [...this.#drawn].filter((card) => !Object.hasOwn(this.#played, card)).sort()
    return { deaths: this.#deaths, missions, played: this.#played, held }
  }
}

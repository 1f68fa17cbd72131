import { createBot, playGame } from '@haven/bots'
import { type Event, type Prompt, randomFrom, SEATS, type Seat, type View } from '@haven/engine'
import { type FightForecast, type FightRoll, forecast, type Reach } from '@haven/odds'
import { coreRules } from '@haven/testkit'

/** Fights of whole games: what was said of each before it, for the choice that was then made, and who fell. */

export interface PlayedFight {
  readonly found: FightForecast
  /** Of his own choices, the one that he made. */
  readonly chosen: Reach<FightRoll>
  readonly died: boolean
}

interface Begun {
  readonly found: FightForecast
  corruption: boolean
}

/** Fights that somebody declared: a deed, an Action, or the last part of a reaction. */
function declared(view: View, prompt: Prompt, id: string, options: View['prompts'][number]['options']): Begun | null {
  const option = options.find((each) => each.id === id)
  const isFight = option?.do === 'fight' || option?.do === 'shoot' || (prompt.kind === 'reaction-fight' && option?.yes)
  if (!option || !isFight) return null
  const found = forecast(coreRules, view, prompt, option)
  return found?.of === 'fight' ? { found, corruption: false } : null
}

/** By dice of the fight: what cards did after it is no part of it. */
const isDeathOf = (event: Event, hero: string): boolean =>
  event.event === 'heroDied' && event.hero === hero && (event.cause === 'fight' || event.cause === 'rangedFight')

const ended = ({ found, corruption }: Begun, died: boolean): PlayedFight => {
  const chosen = found.outlook.own.find((each) => each.corruption === corruption) ?? found.outlook
  return { found, chosen, died }
}

/** Games of scripted bots, of all stories, sins and numbers of players, until so many fights were fought. */
export function playedFights(wanted: number, seed: string): PlayedFight[] {
  const fights: PlayedFight[] = []
  for (let game = 0; fights.length < wanted; game++) {
    const random = randomFrom(`${seed} ${game}`)
    const wishes = { edition: 'random', sin: 'random', story: 'random', map: 'random' } as const
    const setup = coreRules.resolveSetup({ heroPlayers: (game % 4) + 1, ...wishes }, random)
    let begun: Begun | null = null
    let next: Begun | null = null
    const bots = SEATS.map((seat) => {
      const bot = createBot('scripted', coreRules, randomFrom(`${seed} ${game} ${seat}`))
      return [seat, { name: bot.name, decide: watch(bot) }]
    })
    function watch(bot: ReturnType<typeof createBot>): ReturnType<typeof createBot>['decide'] {
      return (view, question) => {
        const option = bot.decide(view, question)
        // The Sins player's own view tells of his hand: what the heroes are told is what counts.
        const seen = view.viewer === 'sins' ? heroesView(view) : view
        next = declared(seen, question, option, question.options)
        if (question.kind === 'corruption' && begun && question.subject.hero === begun.found.hero)
          begun.corruption = question.options.find(({ id }) => id === option)?.yes === true
        return option
      }
    }
    playGame(coreRules, setup, `${seed} ${game}`, Object.fromEntries(bots) as Record<Seat, never>, {
      onEvents: (events, state) => {
        if (next) begun = next
        next = null
        if (!begun) return
        const { hero } = begun.found
        const died = events.some((event) => isDeathOf(event, hero))
        const { roll } = coreRules.view(state, 'spectator')
        if (!died && roll !== null && roll.hero === hero) return
        fights.push(ended(begun, died))
        begun = null
      },
    })
  }
  return fights.slice(0, wanted)
}

/** What everybody can see of it. */
function heroesView(view: View): View {
  return coreRules.view(coreRules.resample(view, randomFrom('heroes')), 'hero1')
}

// ------------------------------------------------------------------------------------------------ how many fell

export interface Reckoning {
  readonly fights: number
  readonly deaths: number
  /** Expected as it stands and at worst, each with its 99 % interval. */
  readonly stands: number
  readonly worst: number
  readonly least: number
  readonly most: number
}

const Z99 = 2.576

export function reckon(fights: readonly PlayedFight[]): Reckoning {
  const sum = (value: (fight: PlayedFight) => number): number => fights.reduce((n, fight) => n + value(fight), 0)
  const stands = sum(({ chosen }) => chosen.stands.odds.death)
  const worst = sum(({ chosen }) => chosen.worst.odds.death)
  const spread = (of: 'stands' | 'worst'): number =>
    Z99 * Math.sqrt(sum(({ chosen }) => chosen[of].odds.death * (1 - chosen[of].odds.death)))
  return {
    fights: fights.length,
    deaths: sum(({ died }) => Number(died)),
    stands,
    worst,
    least: stands - spread('stands'),
    most: worst + spread('worst'),
  }
}

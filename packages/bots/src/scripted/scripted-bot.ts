import type { Option, Random, Rules } from '@haven/engine'
import { currentFight } from '@haven/engine/count'
import type { Bot, Question } from '../bot.ts'
import { chooseIcon, chooseOrbitalKill, chooseOrbitalMove } from './city.ts'
import { chooseGrantedAction, chooseTarget, usesAbility } from './hero-abilities.ts'
import { chooseHealSlot, chooseReserve, chooseUpgrade, chooseWoundSlot, loseUpgrade } from './hero-choices.ts'
import { choosesKill, removesToken, rerolls, takesCorruption, turnsFaith } from './hero-fights.ts'
import { chooseDeed, takesExtraTurn } from './hero-turn.ts'
import { chooseFirstHero, chooseMission, chooseWay, decideForHeroes } from './hero-votes.ts'
import { choosesCard } from './sins-cards.ts'
import { chooseMove, fightsNow, reacts, retaliates, usesAcolyte } from './sins-reaction.ts'
import { choosesApocalypse, choosesTarget, placesToken, summons } from './sins-story.ts'
import { placeOfHero, readView, type Survey } from './survey.ts'
import { WEIGHTS } from './weights.ts'

/** Plain rules of thumb for both sides: no search, and chance only where a secret would be seen through without it. */
export function createScriptedBot(rules: Rules, random: Random, weights = WEIGHTS): Bot {
  return {
    name: 'scripted',
    decide(view, question) {
      const [first, ...others] = question.options as readonly [Option, ...Option[]]
      return others.length === 0 ? first.id : scriptedAnswer(readView(rules, view, weights), random, question).id
    },
  }
}

/** The policy itself, on a table that was read already. */
export const scriptedAnswer = (r: Survey, random: Random, question: Question): Option =>
  answer(r, random, question) ?? (question.options[0] as Option)

const yesOrNo = (options: readonly Option[], yes: boolean): Option =>
  options.find((option) => option.yes === yes) ?? (options[0] as Option)

/** Undefined is a thought that led nowhere: the first option will do then. A kind without a thought does not compile. */
function answer(r: Survey, random: Random, prompt: Question): Option | undefined {
  const { options, subject, kind } = prompt
  const [first] = options as readonly [Option, ...Option[]]
  if (options.length === 1) return first
  const place = placeOfHero(r.g.s, subject.hero)
  switch (kind) {
    // the Hero players together
    case 'first-hero':
      return chooseFirstHero(r, options)
    case 'mission':
      return chooseMission(r, random, options)
    case 'choice':
      return chooseWay(r, options)
    // a hero
    case 'take-turn':
      return takesExtraTurn(r, place, options)
    case 'hero-turn':
      return chooseDeed(r, place, options)
    case 'action':
      return chooseGrantedAction(r, place, options)
    case 'city-action':
      return chooseIcon(r, place, options)
    case 'heal-slot':
      return chooseHealSlot(r, place, options)
    case 'wound-slot':
      return chooseWoundSlot(r, place, options)
    case 'upgrade':
    case 'inherit':
      return chooseUpgrade(r, place, options)
    case 'lose-upgrade':
      return loseUpgrade(r, place, options)
    case 'reserve-hero':
      return chooseReserve(r, options)
    case 'orbital-move':
      return chooseOrbitalMove(r, place, options)
    case 'orbital-kill':
      return chooseOrbitalKill(r, options)
    case 'corruption':
      return yesOrNo(options, takesCorruption(r, place))
    case 'faith':
      return turnsFaith(r, options)
    case 'kill':
      return choosesKill(r, options)
    case 'remove-token':
      return removesToken(r, options, subject.space)
    // the Sins player
    case 'dark-past':
      // A fixed rule would tell the heroes what everybody's past is.
      return options[random.below(options.length)]
    case 'order':
      return first
    case 'story-task':
      return placesToken(r, options)
    case 'sin-card':
      return choosesCard(r, place, subject.window, options)
    case 'acolyte':
      return yesOrNo(options, usesAcolyte(r))
    case 'reaction':
      return yesOrNo(options, reacts(r, place))
    case 'reaction-move':
      return chooseMove(r, place, options)
    case 'reaction-fight':
      return yesOrNo(options, fightsNow(r, place))
    case 'retaliate':
      return retaliates(r, currentFight(r.g)?.place ?? place, options)
    case 'summon':
      return summons(r, options, subject.monster)
    case 'apocalypse-card':
      return choosesApocalypse(r, random, options)
    case 'sins-decide':
      return decideForHeroes(r, options)
    // either side
    case 'ability':
      if (prompt.seat === 'sins') {
        const announces = first.ability === 'commit-reaction'
        return yesOrNo(options, announces ? reacts(r, place) : fightsNow(r, place))
      }
      return yesOrNo(options, usesAbility(r, subject.cause ?? first.ability ?? ''))
    case 'reroll':
      return prompt.seat === 'sins' ? rerollsBlanks(options) : rerolls(r, options)
    case 'effect':
      return prompt.seat === 'sins'
        ? choosesTarget(r, place, subject.cause, options)
        : chooseTarget(r, subject.cause, options)
    default:
      return kind satisfies never
  }
}

const rerollsBlanks = (options: readonly Option[]): Option =>
  options.find(({ face }) => face === 'blank') ?? (options.find(({ none }) => none) as Option)

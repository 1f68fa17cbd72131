import type { HarmFacts, Language } from '../language.ts'

/** Odds in a few words: averages to one decimal, chances in whole percents. */

/** Too little to be worth a word. */
const HARDLY = 0.05

const some = (value: number, one: string, many: string): string[] => {
  if (value < HARDLY) return []
  const number = value.toFixed(1).replace(/\.0$/, '')
  return [`${number} ${number === '1' ? one : many}`]
}

const percent = (chance: number): string => (chance < 0.005 ? 'under 1 %' : `${Math.round(chance * 100)} %`)

const harm = ({ death, mean }: HarmFacts): string[] => [
  ...some(mean.wounds, 'wound', 'wounds'),
  ...some(mean.corruption, 'corruption', 'corruption'),
  ...(death > NEVER ? [`${percent(death)} to fall`] : []),
]
const NEVER = 1e-9

const about = (parts: readonly string[]): string => (parts.length === 0 ? '' : `about ${parts.join(', ')}`)

export const forecasts: Language['forecasts'] = {
  fight: ({ odds, ifCard }) => {
    const plain = about([...some(odds.mean.kills, 'kill', 'kills'), ...harm(odds)]) || 'hardly anything happens'
    const worst = ifCard?.worst?.odds.death ?? 0
    return percent(worst) === percent(odds.death) || worst <= NEVER
      ? plain
      : `${plain} (${percent(worst)} if a Sin card is played)`
  },
  cleanse: ({ odds }) => {
    const there = odds.removed.length - 1
    if (there === 0) return `about ${odds.mean.skills.toFixed(1)} Skill results`
    return `about ${odds.mean.removed.toFixed(1)} of ${there} ${there === 1 ? 'token' : 'tokens'}`
  },
  move: ({ odds }) => about(harm(odds)),
}

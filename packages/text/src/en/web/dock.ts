import type { Say } from '../../language.ts'
import { count, list } from '../grammar.ts'

/** The dock below the city: who is asked, six deeds, the one big button; and the list of all answers. */
export const dock = (say: Say) => ({
  deeds: {
    fight: (monsters: number) => (monsters > 1 ? `Fight ${monsters}` : 'Fight'),
    shoot: 'Shoot',
    cleanse: 'Cleanse',
    district: 'District',
    take: 'Take',
    ability: 'Ability',
  },
  /** Of several that one deed stands for. */
  several: (number: number) => `${number} to choose from`,
  lacks: {
    acted: 'Action used',
    nobody: 'nobody here',
    noRanged: 'needs Ranged',
    nobodyInLine: 'nobody in line',
    noTokens: 'no tokens here',
    noDistrict: 'no District',
    used: 'used',
    nothing: 'nothing there',
  },
  /** A deed that is not possible, for those who hear it. */
  notNow: (deed: string, lack: string) => `${deed}: not now, ${lack}`,
  steps: (number: number) => (number === 1 ? 'step' : 'steps'),
  stepsLeft: (number: number) => `${count(number, 'step')} left`,
  action: 'Action',
  actionLeft: (isLeft: boolean) => (isLeft ? 'Action ready' : 'Action used'),
  district: 'District',
  districtLeft: (isLeft: boolean) => (isLeft ? 'City Action ready' : 'City Action used'),
  /** What the big button says as long as nothing is chosen. */
  chooseBoth: 'Choose a space or a deed',
  chooseSpace: 'Point at the city',
  chooseDeed: 'Choose a deed',
  onlyEnd: 'Nothing is left to do',
  chooseCard: 'Choose on the stage',
  chooseList: 'Choose from the list',
  waiting: 'Nothing to decide',
  startFight: 'Start the fight',
  walk: (to: string) => `Walk to ${say.space(to)}`,
  endTurn: 'End turn',
  unused: (left: readonly string[]) => `${list(left)} unused`,
  unusedMove: 'Move',
  unusedAction: 'Action',
  ahead: (hero: string, to: string) => `${say.name(hero)}: looking ahead to ${say.space(to)}, if unhurt`,
  back: 'Back',
  list: 'List',
  listHint: 'All answers as a list',
  listOf: (number: number) => `All answers: ${number}`,
  listFilter: 'Filter the answers',
  listEmpty: 'No answer has these letters.',
  listClose: 'Close the list',
  rule: 'Rule',
  held: 'Hold to do it',
})

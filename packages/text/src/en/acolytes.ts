import type { AcolyteAbilityId, AcolyteId } from '@haven/content'
import type { CardText } from '../language.ts'

export const acolytes: Readonly<Record<AcolyteId | AcolyteAbilityId, CardText>> = {
  doctors: {
    name: 'Corrupted Doctors',
    text: 'Acolytes. Fight 2, Defense 2. Ability: Malpractice.',
    flavour: 'They have stopped asking where it hurts.',
  },
  malpractice: {
    name: 'Malpractice',
    text: 'Once a round, before the roll of a fight that is not ranged, a dead Acolyte joins it. Until the end of the round nothing can heal the hero of that fight: no City Action, no ability, no Upgrade.',
  },
  hobos: {
    name: 'Corrupted Hobos',
    text: 'Acolytes. Fight 2, Defense 2. Ability: Spare Change.',
    flavour: 'For years nobody looked at them. Now nobody dares to look away.',
  },
  'spare-change': {
    name: 'Spare Change',
    text: 'Once a round, before the roll of a fight that is not ranged, a dead Acolyte joins it. The hero of that fight chooses: lose 1 Extra Turn token, lose 1 Upgrade of choice, or take 1 corruption, which is always possible and may kill.',
  },
  nuns: {
    name: 'Corrupted Nuns',
    text: 'Acolytes. Fight 2, Defense 2. Ability: Vespers.',
    flavour: 'They still ring the bell on the hour. Nobody has counted the strokes twice.',
  },
  vespers: {
    name: 'Vespers',
    text: 'Once a round, before the roll of a fight that is not ranged, a dead Acolyte joins it. In a District the Sins player then covers an open icon with a Corruption token until cleansed; elsewhere, or with none open, the token is just placed.',
  },
}

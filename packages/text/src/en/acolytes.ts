import type { AcolyteAbilityId, AcolyteId } from '@haven/content'
import type { CardText } from '../language.ts'

export const acolytes: Readonly<Record<AcolyteId | AcolyteAbilityId, CardText>> = {
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

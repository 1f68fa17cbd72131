import type { DarkPastId } from '@haven/content'
import type { CardText } from '../language.ts'

/** Revealed at the end of a turn at corruption 7. "The hero" is the one who reveals the card. */
export const darkPast: Readonly<Record<DarkPastId, CardText>> = {
  'past-1': {
    name: 'Old Regrets',
    text: 'Dark Past 1. The hero takes 1 wound, then repents: corruption goes down by 1.',
    flavour: 'You said you had burned those letters.',
  },
  'past-2': {
    name: 'Borrowed Honours',
    text: 'Dark Past 2. The hero loses 1 Upgrade of choice and all Extra Turn tokens. A hero with nothing to lose takes 1 wound instead.',
    flavour: 'The name on the medal is not yours.',
  },
  'past-3': {
    name: 'What I Did in Drury Rail',
    text: 'Dark Past 3. The hero takes 1 wound, and each other hero within 2 steps takes 1 corruption.',
    flavour: 'There were nine of us in that tunnel. I have told it as eight ever since.',
  },
  'past-4': {
    name: 'On Their Payroll',
    text: "Dark Past 4. The Sins player draws 2 Sin cards and has 1 more Reaction token until the end of the round. All NPCs that the hero holds are put down in the hero's space.",
    flavour: 'It was only information. It was only once a month.',
  },
  'past-5': {
    name: 'The Thing in the Cellar',
    text: 'Dark Past 5. The hero and each other hero within 1 step take 1 wound.',
    flavour: 'I fed it so that it would stay down there.',
  },
  'past-6': {
    name: 'The Feast Was Promised',
    text: "Dark Past 6. The Sins player may bring up to 2 Acolytes or Abominations from the dead pile into the hero's space and may then start a fight with the hero. If the hero lives, a reaction can still follow.",
    flavour: 'They have come to collect, and they have brought their own plates.',
  },
  'past-7': {
    name: 'One of Them',
    text: "Dark Past 7. The hero is lost, as if killed this turn. If the game goes on, a Fallen monster stands there: the hero's printed Fight plus 1 (Karl: 4), Defense 4, no abilities. When killed, it leaves the game.",
    flavour: 'I kept waiting for one of you to notice.',
  },
}

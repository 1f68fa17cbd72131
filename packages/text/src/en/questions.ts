import type { OwnWords } from '../language.ts'

/** What texts of the core box ask, what the answers mean, and what came of them: as any box says it. */
export const questions: OwnWords = {
  prompts: {
    // Whether to use a text at all.
    'ability:field-orders': 'Leah: give another hero within 2 steps an Action now?',
    'ability:mind-control': 'Rose: send an Acolyte or Abomination to an adjacent space?',
    'ability:shapeshifter': 'Karl: turn into the wolf?',
    'ability:feral': 'Karl: turn back into a human?',
    'ability:bulwark': "Thorley: take 1 of {hero}'s wounds?",
    'ability:blood-price': 'Morgana: heal 1 wound?',
    'ability:upg-flash-grenade': '{asked}: use the Flash Grenade, for 2 Sin dice fewer?',
    'ability:upg-signal-jammer': '{asked}: take 2 corruption to cancel the Sin card?',
    'ability:past-6': 'Sins: start a fight with {hero}?',
    'ability:nlb-3a-to-the-hospital': '{asked}: heal 1 wound?',
    'ability:nlb-3b-to-the-gate': '{asked}: take an Extra Turn token?',
    'ability:upg-adrenaline': '{asked}: take 1 wound for an Extra Turn token?',
    // Whom or what a text is for.
    'effect:field-orders': 'Leah: which hero gets an Action?',
    'effect:mind-control': 'Rose: which monster goes, and where?',
    'effect:upg-field-kit': '{asked}: whose wound does the Field Kit heal?',
    'effect:pride-cast-out': 'Sins: to which adjacent space is {hero} cast out?',
    'effect:pride-no-charity': 'Sins: which City Action is not carried out?',
    'effect:pride-gauntlet': 'Sins: which monster challenges {hero}?',
    'effect:vespers': 'Sins: which City Action of {space} is covered?',
    'effect:spare-change': '{asked}: what do you give up?',
    'effect:sloth-neglect': "Sins: which token is placed in the hero's space?",
    'effect:apo-t7': 'Sins: in which Street does the Fire fall?',
    'effect:apo-c3': 'Sins: where does the black rain fall?',
    'effect:apo-r4': '{asked}: take 1 corruption for the Inventory?',
    'effect:apo-r7': 'Sins: in which Street does the Nest appear?',
  },
  options: {
    'deed:sloth-power': 'Take 1 corruption for a longer Move',
    'ability:nlb-3a-to-the-hospital:yes': 'Heal 1 wound',
    'ability:nlb-3a-to-the-hospital:no': 'Do not heal',
    'ability:nlb-3b-to-the-gate:yes': 'Take an Extra Turn token',
    'ability:nlb-3b-to-the-gate:no': 'Take no token',
  },
  used: {
    'sloth-power': 'paid for a longer Move',
    'nlb-3a-to-the-hospital': 'was looked after in the Hospital',
    'nlb-3b-to-the-gate': 'drew new strength at the gate',
  },
}

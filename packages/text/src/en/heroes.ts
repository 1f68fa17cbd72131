import type { AbilityId, FormId } from '@haven/content'
import type { CardText } from '../language.ts'

/** Heroes, their second forms and their abilities. */
export const heroes: Readonly<Record<FormId | AbilityId, CardText>> = {
  leah: {
    name: 'Leah Solomon',
    text: 'Leader. Fight 3, Skill 3, Defense 1. Ability: Field Orders.',
    flavour: 'You hold that corner. I will hold the rest of you.',
  },
  'field-orders': {
    name: 'Field Orders',
    text: "Once a round, at the end of her turn, Leah may choose another hero within 2 steps, who may start a fight (ranged if able) or cleanse right now. It is still Leah's turn, and the reaction after it is against Leah.",
  },
  rose: {
    name: 'Rose',
    text: 'Fixer. Fight 2, Skill 4, Defense 1. Ability: Mind Control.',
    flavour: "Walk along now, love. There's a good monster.",
  },
  'mind-control': {
    name: 'Mind Control',
    text: 'At the end of her turn, Rose may teleport one Acolyte or Abomination from anywhere on the board to a space adjacent to it.',
  },
  karl: {
    name: 'Karl',
    text: 'Fixer. Fight 2, Skill 4, Defense 1. Ability: Shapeshifter.',
    flavour: 'I was civil once tonight already.',
  },
  shapeshifter: {
    name: 'Shapeshifter',
    text: 'At the start of each of his turns, Karl may turn into the wolf. He keeps his wounds, corruption, Upgrades and tokens. Karl enters the game as a human.',
  },
  'karl-wolf': {
    name: 'Karl (wolf)',
    text: "Karl's second form. Fight 4, Skill 1, Defense 2. Ability: Feral. The corruption track is Karl's.",
    flavour: '(a sound like a gate tearing)',
  },
  feral: {
    name: 'Feral',
    text: 'At the start of each of his turns, the wolf may turn back into Karl. As the wolf he takes no wound for leaving monsters, and he cannot use City Actions.',
  },
  rocco: {
    name: 'Rocco de Curtis',
    text: 'Shooter. Fight 2, Skill 2, Defense 2, Ranged. Ability: Killshot.',
    flavour: 'Breathe out. There. Problem solved.',
  },
  killshot: {
    name: 'Killshot',
    text: 'In each ranged fight that Rocco starts, 2 Hits are added to his roll.',
  },
  brad: {
    name: 'Brad Holcomb',
    text: 'Shooter. Fight 3, Skill 3, Defense 1, Ranged. Ability: Shaped Charge.',
    flavour: 'Evidence first. Then the bang.',
  },
  'shaped-charge': {
    name: 'Shaped Charge',
    text: 'In each fight that Brad starts, ranged or not, he adds 1 Hit for every monster in the target space beyond the first, at most 2 Hits.',
  },
  thorley: {
    name: 'Thorley',
    text: 'Bruiser. Fight 4, Skill 2, Defense 2. Ability: Bulwark.',
    flavour: 'Get behind me. No, further.',
  },
  bulwark: {
    name: 'Bulwark',
    text: "Once for each fight: when another hero in Thorley's space is about to take wounds in that fight, Thorley may take 1 of them instead.",
  },
  morgana: {
    name: 'Morgana',
    text: 'Bruiser. Fight 4, Skill 2, Defense 2. Ability: Blood Price.',
    flavour: 'I have outlived better apocalypses.',
  },
  'blood-price': {
    name: 'Blood Price',
    text: 'Once a round, after a fight of hers that was not ranged and in which she killed at least one monster, Morgana may heal 1 of her wounds, if she lives.',
  },
}

const sniper = (hero: 'rocco' | 'brad') => ({ ...heroes[hero], text: heroes[hero].text.replace('Shooter', 'Sniper') })

/** What the preview edition calls otherwise. */
export const heroesInPreview = { rocco: sniper('rocco'), brad: sniper('brad') }

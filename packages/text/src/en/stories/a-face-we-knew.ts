import type { CardsOf } from '../../language.ts'

export const aFaceWeKnew: CardsOf<'a-face-we-knew' | 'afk-' | 'fallen-marsh'> = {
  'a-face-we-knew': {
    name: 'A Face We Knew',
    text: 'Each round begins with 1 new Corruption token, placed by the Sins player in a space without a hero. Each round ends with the Apocalypse track 2 levels up. Each hero has a Dark Past.',
    flavour:
      'Elias Marsh trained half of the team before he walked into the Megatheatre and did not come out. Now somebody is clearing our safe houses in the right order. Follow his trail; then decide what he still deserves.',
  },
  'fallen-marsh': {
    name: 'Elias Marsh',
    text: 'Fallen monster. Fight 5, Defense 5. Knows the Drill: in his fights the Sins player may roll up to 2 dice again. He is summoned when Cut the Leash is accomplished.',
    flavour: 'Elbow up, Leah. I have told you a hundred times.',
  },
  'a-face-we-knew-a': {
    name: 'The Long Avenue',
    text: 'Map A of A Face We Knew. 6 tiles along one avenue, in sight of a rifle from end to end; Saint Jude Hospital is the only side door.',
  },
  'a-face-we-knew-b': {
    name: 'Crossroads',
    text: 'Map B of A Face We Knew. 5 tiles in a cross: no flank, no rest. The tightest map.',
  },
  'afk-1-cold-trail': {
    name: 'Cold Trail',
    text: 'Flip the face-down tokens of 7 spaces: all that there are. Then the Hero players choose between His Old Haunts and His New Friends.',
    flavour: 'He taught us to leave nothing behind. He left something.',
  },
  'afk-2a-his-old-haunts': {
    name: 'His Old Haunts',
    text: 'Use the City Actions of {+0} different Districts. Each District counts once and is marked. Then the Controller is summoned, and Cut the Leash begins.',
    flavour: 'The barman still pours two.',
  },
  'afk-2b-his-new-friends': {
    name: 'His New Friends',
    text: 'Kill {+0} Acolytes. Then the Controller is summoned, and Cut the Leash begins.',
    flavour: 'They move in his formation. They even hold the line as he did.',
  },
  'afk-3-cut-the-leash': {
    name: 'Cut the Leash',
    text: 'Remove {+2} Corruption tokens or Pentagrams by cleansing. Then Elias Marsh is summoned, and the Hero players choose between Mercy and Forgiveness.',
    flavour: 'Whatever holds him, it is tied to the ground somewhere.',
  },
  'afk-4a-mercy': {
    name: 'Mercy',
    text: 'Kill Elias Marsh. The heroes win the game at once.',
    flavour: 'He would have done it for any of us.',
  },
  'afk-4b-forgiveness': {
    name: 'Forgiveness',
    text: 'Heroes may cleanse in the space of Elias Marsh even without a token; each Skill result removes a token or is progress. {+3} of those win the game. He cannot be killed: Hits on him are lost.',
    flavour: 'Say his name until he answers to it.',
  },
}

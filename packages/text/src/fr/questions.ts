import type { OwnWords } from '../language.ts'

/** What texts of the core box ask, what the answers mean, and what came of them: as any box says it. */
export const questions: OwnWords = {
  prompts: {
    // Whether to use a text at all.
    'ability:field-orders': 'Leah : donner maintenant une action à un autre héros à 2 pas ou moins ?',
    'ability:mind-control': 'Rose : envoyer un acolyte ou une abomination dans une case adjacente ?',
    'ability:shapeshifter': 'Karl : prendre la forme du loup ?',
    'ability:feral': 'Karl : reprendre forme humaine ?',
    'ability:bulwark': 'Thorley : subir 1 blessure pour {hero} ?',
    'ability:blood-price': 'Morgana : soigner 1 blessure ?',
    'ability:upg-flash-grenade': '{asked} : utiliser la Grenade flash, pour 2 dés Péché de moins ?',
    'ability:upg-signal-jammer': '{asked} : subir 2 corruption pour annuler la carte Péché ?',
    'ability:past-6': 'Péché : engager le combat contre {hero} ?',
    'ability:nlb-3a-to-the-hospital': '{asked} : soigner 1 blessure ?',
    'ability:nlb-3b-to-the-gate': '{asked} : prendre un jeton Tour supplémentaire ?',
    'ability:upg-adrenaline': '{asked} : subir 1 blessure pour un jeton Tour supplémentaire ?',
    // Whom or what a text is for.
    'effect:field-orders': 'Leah : quel héros reçoit une action ?',
    'effect:mind-control': 'Rose : quel monstre part, et où ?',
    'effect:upg-field-kit': '{asked} : quelle blessure la Trousse de campagne soigne-t-elle ?',
    'effect:pride-cast-out': 'Péché : dans quelle case adjacente chasser {hero} ?',
    'effect:pride-no-charity': 'Péché : quelle Action de Ville n’est pas appliquée ?',
    'effect:pride-gauntlet': 'Péché : quel monstre défie {hero} ?',
    'effect:vespers': 'Péché : quelle Action de Ville recouvrir ? ({space})',
    'effect:spare-change': '{asked} : que donnez-vous ?',
    'effect:sloth-neglect': 'Péché : quel jeton placer dans la case du héros ?',
    'effect:apo-t7': 'Péché : dans quelle rue tombe le Feu ?',
    'effect:apo-c3': 'Péché : où tombe la pluie noire ?',
    'effect:apo-r4': '{asked} : subir 1 corruption pour l’inventaire ?',
    'effect:apo-r7': 'Péché : dans quelle rue apparaît le Nid ?',
  },
  options: {
    'deed:sloth-power': 'Subir 1 corruption pour aller plus loin',
    'ability:nlb-3a-to-the-hospital:yes': 'Soigner 1 blessure',
    'ability:nlb-3a-to-the-hospital:no': 'Ne pas soigner',
    'ability:nlb-3b-to-the-gate:yes': 'Prendre un jeton Tour supplémentaire',
    'ability:nlb-3b-to-the-gate:no': 'Ne prendre aucun jeton',
  },
  used: {
    'sloth-power': 'paie pour aller plus loin',
    'nlb-3a-to-the-hospital': 'reçoit des soins à l’hôpital',
    'nlb-3b-to-the-gate': 'reprend des forces à la porte',
  },
}

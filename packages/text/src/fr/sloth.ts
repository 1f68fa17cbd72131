import type { CardsOf } from '../language.ts'

/** Sloth: power, Controller, Avatar and cards. "Le héros" is the one named by the card's moment. */
export const sloth: CardsOf<'sloth'> = {
  sloth: {
    name: 'Paresse',
    text: 'La Paresse fait de chaque enjambée un fardeau et laisse le temps tuer pour elle. Ses abominations ont Combat 2 et Défense 4, son marionnettiste Combat 3 et Défense 5, son avatar Combat 5 et Défense 6.',
    flavour: 'Elle n’est pas pressée. Bientôt, vous non plus.',
  },
  'sloth-power': {
    name: 'Pouvoir de la Paresse',
    text: 'Le déplacement d’un héros est de 1 case. Avant son premier pas, le héros peut subir 1 corruption pour le porter à 2. Les cases dues à RavenCorp et aux améliorations s’ajoutent dans les deux cas. Si ce paiement tue le héros, le tour est fini.',
    flavour: 'Assieds-toi. Rien qu’une minute.',
  },
  'sloth-controller': {
    name: 'Courant de fond',
    text: 'Marionnettiste. Combat 3, Défense 5. Un héros qui sort de la case du marionnettiste subit 1 corruption, en plus de la blessure pour avoir quitté des monstres et avant tout test.',
  },
  'sloth-avatar': {
    name: 'Poids mort',
    text: 'Avatar. Combat 5, Défense 6. Un héros dont le déplacement commence à 1 pas ou moins de l’avatar se déplace de 1 case au plus, et rien ne peut s’y ajouter.',
  },
  'sloth-leaden-limbs': {
    name: 'Membres de plomb',
    text: 'À jouer au début du tour d’un héros. Le déplacement du héros est de 1 case pendant ce tour. Aucun paiement, aucun PNJ, aucune amélioration ne peut s’y ajouter.',
    flavour: 'Lève un pied. Maintenant, pense à l’autre.',
  },
  'sloth-quicksand': {
    name: 'Sables mouvants',
    text: 'À jouer quand un héros vient d’entrer dans une case par un pas d’un déplacement. Le déplacement s’y termine, et 1 jeton Corruption est placé dans cette case.',
    flavour: 'La rue était ferme, ce matin.',
  },
  'sloth-why-bother': {
    name: 'À quoi bon ?',
    text: 'À jouer quand un héros va nettoyer. Le héros lance 2 dés de moins, mais au moins 1.',
    flavour: 'Demain, ce sera de nouveau sale.',
  },
  'sloth-half-hearted': {
    name: 'Sans conviction',
    text: 'À jouer après les lancers d’un combat qui n’est pas à distance, si le héros a obtenu une touche. Le héros perd 1 touche obtenue. Un héros immobile (le héros actif, si aucun pas n’a été fait ce tour-ci) en perd 2.',
    flavour: 'Tu voulais frapper plus fort.',
  },
  'sloth-neglect': {
    name: 'Négligence',
    text: 'À jouer à la fin du tour d’un héros. Le joueur Péché place 1 jeton Feu ou Corruption dans la case du héros, ou 2 jetons, chacun au choix, si le héros n’a fait aucun pas ce tour-ci.',
    flavour: 'Quelqu’un aurait dû s’en occuper.',
  },
  'sloth-closed': {
    name: 'Fermé pour la journée',
    text: 'À jouer quand un héros utilise un quartier où deux icônes ou plus peuvent servir, avant la première d’entre elles. 1 seule icône est appliquée ; le héros choisit laquelle.',
    flavour: 'De retour dans cinq minutes, dit l’écriteau. Sa poussière a un an.',
  },
  'sloth-heavy-air': {
    name: 'Air lourd',
    text: 'À jouer au début d’un combat. Le joueur Péché y lance 1 dé de plus, ou 2 de plus si le héros est immobile : le héros actif, sans aucun pas fait ce tour-ci.',
    flavour: 'Respirer, c’est du travail. Alors se battre…',
  },
  'sloth-sleep-it-off': {
    name: 'Le sommeil répare',
    text: 'À jouer après un combat ou une frappe orbitale où un acolyte ou une abomination a été tué, s’il y a un Nid qui n’est pas bloqué. Un de ces morts revient du cimetière sur un tel Nid. Il compte toujours comme tué.',
    flavour: 'Mort, c’est un bien grand mot.',
  },
  'sloth-slow-tide': {
    name: 'La Lente Marée',
    text: 'À jouer pendant une réaction. Au lieu du déplacement, le joueur Péché peut déplacer jusqu’à trois monstres de 1 pas chacun. Le combat reste facultatif.',
    flavour: 'Rien n’a couru. C’était simplement plus près qu’avant.',
  },
}

import type { Params, PromptKind } from '@haven/engine'
import type { Language, Say } from '../language.ts'
import { fileFaults } from './file-faults.ts'
import { capital, count, known, le, list, some } from './grammar.ts'

/** Why not, and what to do instead. Parameters may be missing: every sentence reads without them. */

const text = (value: Params[string] | undefined): string => (value === undefined ? '' : String(value))
/** "Acolyte 3", "le marionnettiste", or "un acolyte" where none of them is named. */
function which({ monster: id }: Params, say: Say): string {
  if (id === undefined) return 'ce monstre'
  return /\d$/.test(text(id)) ? known(text(id), false, say) : some(text(id), say)
}
const monster = (p: Params, say: Say): string => capital(which(p, say))
const card = (p: Params, say: Say): string => (p.card === undefined ? 'Cette carte' : `« ${say.name(text(p.card))} »`)
const ability = (p: Params, say: Say): string => (p.ability ? `« ${say.name(text(p.ability))} »` : 'Cette capacité')
const hero = (p: Params, say: Say): string => (p.hero === undefined ? 'Ce héros' : say.name(text(p.hero)))
const slot = (p: Params): string => (p.slot === undefined ? 'Cet emplacement' : `L’emplacement ${p.slot}`)

/** What is asked, for those who answer something else. */
export const QUESTIONS: Readonly<Record<PromptKind, string>> = {
  'dark-past': 'qui reçoit quel Passé sombre',
  'story-task': 'où va un jeton du scénario',
  'first-hero': 'qui joue le premier tour',
  'take-turn': 'quel jeton est dépensé pour le tour',
  'hero-turn': 'ce que fait le héros',
  action: 'quelle action est faite',
  'city-action': 'quelle Action de Ville vient ensuite',
  'heal-slot': 'quelle blessure est soignée',
  'wound-slot': 'où va une blessure',
  upgrade: 'quelle amélioration est prise',
  'lose-upgrade': 'quelle amélioration est perdue',
  'orbital-move': 'où va la frappe orbitale',
  'orbital-kill': 'qui la frappe orbitale tue',
  'sin-card': 'si une carte Péché est jouée',
  acolyte: 'si la capacité des acolytes est utilisée',
  corruption: 'si 1 corruption est subie pour le lancer',
  ability: 'si une capacité est utilisée',
  reroll: 'quels dés sont relancés',
  faith: 'ce que devient un FAITH',
  kill: 'quels monstres sont tués',
  'remove-token': 'quel jeton est retiré',
  reaction: 'si le joueur Péché réagit',
  'reaction-move': 'quel monstre se déplace',
  'reaction-fight': 'si les monstres engagent le combat',
  retaliate: 'quel rescapé se déplace',
  summon: 'quel monstre apparaît, et où',
  'apocalypse-card': 'quelle carte Apocalypse est révélée',
  mission: 'quelle mission vient ensuite',
  choice: 'ce que les joueurs Héros choisissent ensemble',
  'sins-decide': 'ce que le joueur Péché décide pour les héros',
  order: 'quel effet vient en premier',
  'reserve-hero': 'qui prend la relève du héros mort',
  inherit: 'quelle amélioration le nouveau héros emporte',
  effect: 'à quoi sert une carte ou une capacité',
}

const WINDOWS: Readonly<Record<string, string>> = {
  'turn-start': 'au début d’un tour',
  'hero-enters': 'quand un héros vient d’entrer dans une case',
  'city-action': 'quand un héros utilise un quartier',
  'cleanse-start': 'quand un héros va nettoyer',
  'fight-start': 'au début d’un combat',
  'fight-rolled': 'après les lancers d’un combat qui n’est pas à distance',
  'monster-killed': 'après la mort d’un monstre',
  reaction: 'pendant une réaction, avant son déplacement',
  'turn-end': 'à la fin d’un tour',
}

const asked = (kind: Params[string] | undefined): string => QUESTIONS[kind as PromptKind] ?? 'autre chose'

const CHOOSE = 'Choisissez une des réponses proposées.'

export const refusals: Language['refusals'] = {
  // about the answer itself
  'malformed-answer': () => `Réponse incomplète. ${CHOOSE}`,
  'game-over': ({ winner }) =>
    `La partie est finie${winner === undefined ? '' : ` : victoire ${winner === 'sins' ? 'du joueur Péché' : 'des joueurs Héros'}`}. Pour continuer, commencez-en une autre.`,
  'stale-prompt': () => 'Cette question n’est plus posée. Répondez à celle du moment.',
  'foreign-seat': ({ seat }, say) =>
    seat === undefined
      ? 'Cette question n’est pas pour vous. Attendez la vôtre.'
      : `Cette question n’est pas pour ${le(text(seat), say)}. Attendez la vôtre.`,
  'unknown-option': ({ option }) =>
    `${option === undefined ? 'Cela' : `« ${option} »`} ne fait pas partie des réponses. ${CHOOSE}`,
  'not-your-question': ({ seat }, say) => {
    const seats = text(seat).split(' ').filter(Boolean)
    const waiting = seats.length === 0 ? 'quelqu’un d’autre' : list(seats.map((each) => le(each, say)))
    return `Ce n’est pas à vous de décider maintenant. La partie attend ${waiting}.`
  },
  'not-asked-now': ({ kind }) =>
    kind === undefined ? 'Il faut d’abord décider autre chose.' : `À décider d’abord : ${asked(kind)}.`,
  'not-among-options': ({ kind, space }, say) => {
    if (space !== undefined)
      return `Impossible maintenant : ${say.space(text(space))}. Choisissez une des cases proposées.`
    return `Ce n’est pas possible maintenant. À décider : ${asked(kind)}. ${CHOOSE}`
  },
  // a hero's turn
  'no-such-space': ({ space }) =>
    `Ce plan n’a pas de case ${space === undefined ? 'de ce nom' : `« ${space} »`}. Les rues ont une lettre et un chiffre, comme C2 ; les quartiers, un nom.`,
  'same-space': () => 'Votre héros s’y trouve déjà. Choisissez une case adjacente.',
  'not-adjacent': ({ space }, say, rule) =>
    rule === 'CITY-5'
      ? `Une frappe orbitale se déplace de 2 cases au plus, par les côtés. ${space === undefined ? 'Cette case est trop loin' : `Trop loin : ${say.space(text(space))}`} ; choisissez-en une plus proche.`
      : 'Cette case n’est pas adjacente. Avancez pas à pas, vers une case qui partage un côté.',
  'river-between': () => 'Une rivière les sépare. Seul le métro la traverse ; choisissez une case de cette rive.',
  'move-spent': () => 'C’est plus loin que le déplacement ne va. Votre héros n’a plus assez de pas ce tour-ci.',
  'move-over': () => 'Le déplacement de votre héros est fini pour ce tour. Le prochain tour en apporte un autre.',
  'action-taken': () => 'Votre héros a déjà fait son action. Il y en a une par tour.',
  'no-monsters-here': () => 'Aucun monstre dans la case du héros : un combat en demande au moins un.',
  'no-monsters-there': (p, say, rule) => {
    if (rule === 'CITY-5')
      return 'Une frappe orbitale ne tue qu’un acolyte ou une abomination de sa propre case. Choisissez-en un.'
    if (p.monster !== undefined)
      return `${monster(p, say)} n’est pas dans la case de ce combat. Choisissez un monstre qui y est.`
    return 'Aucun monstre dans cette case. Choisissez une case avec des monstres.'
  },
  'not-ranged': () => 'Votre héros ne peut pas tirer. Entrez dans la case des monstres et combattez-les là.',
  'not-from-district': () => 'Personne ne tire depuis un quartier. Sortez d’abord dans une rue.',
  'not-into-district': () => 'Personne ne tire dans un quartier. Choisissez une rue, ou entrez-y pour combattre.',
  'not-own-space': () => 'On tire sur une autre case. Combattez plutôt les monstres de la case de votre héros.',
  'no-line-of-sight': () =>
    'Votre héros ne voit pas cette case. Un tir suit une ligne ou une colonne droite de rues, sans interruption.',
  'nothing-to-cleanse': () =>
    'Il n’y a rien à nettoyer ici. Il faut un jeton Feu, Corruption, Pentagramme ou Nid face visible, qui ne soit pas imprimé sur la tuile.',
  'not-a-district': () =>
    'Les Actions de Ville sont dans les quartiers, et ceci est une rue. Entrez d’abord dans un quartier.',
  'city-token-spent': () => 'Le jeton Action de Ville de votre héros est épuisé. Il revient à la fin de la manche.',
  'slot-taken': () => 'Ce quartier a déjà servi dans cette manche. Essayez-en un autre, ou revenez à la prochaine.',
  'city-forbidden': () => 'Un texte en jeu interdit en ce moment les Actions de Ville à votre héros.',
  'city-out-of-reach': () => 'Votre héros ne peut pas utiliser ce quartier d’ici. Entrez-y d’abord.',
  'nothing-face-down': () => 'Il n’y a ici aucun jeton face cachée à retourner.',
  'monsters-prevent': () => 'Des monstres empêchent ici de retourner les jetons. Tuez-les d’abord.',
  'no-such-token-here': ({ token }, say) =>
    token === undefined
      ? 'Il n’y a ici aucun jeton de ce genre à ramasser ou à retirer.'
      : `Rien de tel ici à ramasser ou à retirer : ${say.name(text(token))}.`,
  'not-collectable': () =>
    'Ce jeton ne se ramasse pas. Les héros ramassent les jetons Tour supplémentaire, les Innocents et les PNJ.',
  'innocent-at-seven': () =>
    'À 7 de corruption, votre héros ne peut pas ramasser d’Innocent. Repentez-vous d’abord, ou envoyez un autre héros.',
  'just-dropped': () => 'Votre héros a déposé ce PNJ pendant ce tour. Il pourra le reprendre à un autre tour.',
  'not-held': () => 'Votre héros n’a pas cela.',
  'no-delivery-here': () => 'On ne peut pas confier d’Innocents ici maintenant. La mission en cours dit où le faire.',
  'ability-unknown': (p, say) => `${ability(p, say)} : votre héros ne peut pas s’en servir. ${CHOOSE}`,
  'ability-used': (p, say) => `${ability(p, say)} a déjà servi dans cette manche. Elle revient à la prochaine.`,
  'ability-not-now': (p, say) =>
    `${ability(p, say)} n’aurait pas d’effet maintenant. Attendez que son texte s’applique.`,
  // the Sins player
  'card-not-held': (p, say) => `${card(p, say)} n’est pas dans votre main. Choisissez une carte qui y est.`,
  'card-not-now': (p, say) =>
    `${card(p, say)} se joue ${WINDOWS[text(p.window)] ?? 'à son propre moment'}, et seulement si sa condition est remplie.`,
  'monster-pinned': (p, say) =>
    `${monster(p, say)} ne peut pas quitter une case où se trouve un héros. Déplacez un autre monstre.`,
  'monster-kept-down': (p, say) =>
    `Cloué sur place, un monstre ne fait aucun pas jusqu’à la fin de la manche${p.monster === undefined ? '' : ` (${say.name(text(p.monster))})`}. Déplacez-en un autre.`,
  'space-closed': (p, say) =>
    `Aucun monstre ne peut entrer maintenant dans ${p.space === undefined ? 'cette case' : `cette case (${say.space(text(p.space))})`}. Contournez-la, ou choisissez une autre case.`,
  'monster-too-far': (p, say) => {
    const way = p.space === undefined ? '' : ` → ${say.space(text(p.space))}`
    const steps = p.steps === undefined ? '' : ` (${count(Number(p.steps), 'pas', 'pas')})`
    return `Trop loin : ${which(p, say)}${way}${steps}. Les rivières et les héros arrêtent les monstres.`
  },
  'monster-not-toward': (p, say) =>
    `${monster(p, say)} se dirige vers ${p.hero === undefined ? 'le héros' : say.name(text(p.hero))} ou reste : chaque pas doit raccourcir le chemin.`,
  'monster-twin': (p, say) => {
    const other = p.instead === undefined ? undefined : say.name(text(p.instead))
    return `${monster(p, say)} est en tout point comme ${other ?? 'un autre'} dans la même case. ${other === undefined ? 'Choisissez l’autre' : `Choisissez ${other}`}.`
  },
  'monster-unkillable': (p, say) => `${monster(p, say)} ne peut pas mourir maintenant : toute touche y serait perdue.`,
  'monster-not-on-board': (p, say) => `${monster(p, say)} n’est pas sur le plateau. Choisissez un monstre qui y est.`,
  'nest-blocked': ({ space, nests }, say) => {
    const place = space === undefined ? 'Cette case' : `Case ${say.space(text(space))}`
    return nests === 0
      ? `${place} : pas de Nid. Choisissez une case qui en a un.`
      : `${place} : pas de Nid libre, chaque monstre y bloque un Nid. Choisissez une autre case.`
  },
  'not-in-dead-pile': (p, say) => `${monster(p, say)} n’est pas au cimetière. Choisissez un monstre qui y est.`,
  // wounds, results, cards
  'slot-covered': (p) => `${slot(p)} porte déjà un pion Blessure. Choisissez-en un libre.`,
  'slot-free': (p) => `${slot(p)} ne porte aucun pion Blessure à soigner. Choisissez-en un qui en porte.`,
  'not-enough-hits': (p, say) => {
    if (Number(p.hits) >= Number(p.needs)) {
      return `${monster(p, say)} ne peut pas mourir maintenant. Dépensez les touches sur un autre monstre.`
    }
    const numbers =
      p.needs === undefined || p.hits === undefined ? '' : ` : il en faut ${p.needs}, il en reste ${p.hits}`
    return `Trop peu de touches pour ${which(p, say)}${numbers}. Choisissez un monstre plus faible, ou aucun.`
  },
  'not-in-inventory': (p, say) => `${card(p, say)} n’est pas dans l’inventaire. Choisissez une des cartes visibles.`,
  'icon-not-there': ({ action }, say) =>
    `${action === undefined ? 'Cette Action de Ville' : `« ${say.name(text(action))} »`} n’est pas disponible ici : recouverte, déjà faite, ou pas imprimée du tout. Choisissez-en une autre.`,
  'hero-not-there': (p, say) => `${hero(p, say)} n’est pas en jeu. Choisissez un des héros du plateau.`,
  'hero-not-in-reserve': (p, say) => `${hero(p, say)} n’est pas dans la réserve. Choisissez un des héros qui y sont.`,
  ...fileFaults,
}

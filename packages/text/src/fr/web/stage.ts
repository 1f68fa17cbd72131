import type { Bonus } from '@haven/engine'
import type { stage as english } from '../../en/web/stage.ts'
import type { Say } from '../../language.ts'
import type { Said } from '../../said.ts'
import { capital, count, de, either, kindOf, list, percent, tally, times } from '../grammar.ts'

/** What lies on the stage: wounds and what they bring, results that are assigned, choices as cards. */

const ORDINALS = ['première', 'deuxième', 'troisième', 'quatrième', 'cinquième'] as const

/** "emplacements 6 et 7" */
const slots = (numbers: readonly number[]): string =>
  `${numbers.length === 1 ? 'emplacement' : 'emplacements'} ${list([...numbers].sort((a, b) => a - b).map(String))}`

const lives = (left: number): string => (left === 0 ? 'plus de vie' : `encore ${count(left, 'vie')}`)

const figures = (ids: readonly string[], say: Say): string =>
  tally(ids.map(kindOf), (number, kind) => (number === 1 ? say.kind(kind) : times(number, kind, say))).join(', ')

interface Chance {
  readonly death: number
  readonly worst: number
}

/** Less than this is no band, but a number. */
const LEAST_BAND = 0.01

/** "31 %, jusqu’à 53 %" */
const band = ({ death, worst }: Chance): string =>
  worst - death < LEAST_BAND ? percent(death) : `${percent(death)}, jusqu’à ${percent(worst)}`

const SHORT: Readonly<Record<Bonus['kind'], (bonus: Bonus, say: Say) => string>> = {
  none: () => 'aucun bonus',
  die: () => '+1 dé',
  defense: () => '+1 défense',
  hit: (bonus) => `+${bonus.kind === 'hit' ? count(bonus.count, 'touche') : ''}`,
  choice: (bonus, say) =>
    bonus.kind === 'choice' && bonus.of.length < 3 ? `+1 ${either(bonus.of.map(say.name))}` : '+1 au choix',
}

export const stage: Said<typeof english> = (say) => ({
  label: 'Scène',
  // wounds
  wounds: (number, hero) => `${count(number, 'blessure')} pour ${say.name(hero)}`,
  heal: (hero) => `Soigner une blessure ${de(say.name(hero))}`,
  healHint: 'Appuyez sur la blessure qui part.',
  track: (hero) => `Piste ${de(say.name(hero))}`,
  hits: (number) => count(number, 'touche'),
  defense: (number) => `Défense ${number}`,
  cancels: (number) => `${number} corruption annulée`,
  comes: (number) => `${number} corruption à venir`,
  check: (kind, dice) => `Test de ${kind === 'fire' ? 'Feu' : 'Corruption'}, ${count(dice, 'dé')}`,
  cause: (cause) => capital(say.cause(cause)),
  bonus: (bonus) => SHORT[bonus.kind](bonus, say),
  slotState: {
    covered: 'recouvert',
    used: 'utilisé : serait perdu',
    next: 'le prochain : serait perdu',
    ahead: 'pas encore atteint',
    bare: 'ne coûte rien',
  },
  healState: { covered: 'revient', used: 'utilisé', next: 'le prochain', ahead: 'pas encore atteint', bare: '' },
  slot: (slot, bonus, state, isLevel, isHere) =>
    [
      `Emplacement ${slot} : ${bonus}`,
      ...(state === '' ? [] : [state]),
      ...(isLevel ? ['la corruption est ici'] : []),
      ...(isHere ? ['une blessure va ici'] : []),
    ].join(', '),
  suggested: (numbers) => `Proposé : ${slots(numbers)}.`,
  yours: (numbers) => `Votre choix : ${slots(numbers)}.`,
  change: 'Pour changer, appuyez sur un autre emplacement libre.',
  placed: (placed, all) => `Blessures placées : ${placed} sur ${all}. Appuyez sur un emplacement libre.`,
  thinking: 'Recherche des meilleurs emplacements…',
  take: () => 'Placer là',
  takeNote: (numbers, left) => `${slots(numbers)}, ${lives(left)}`,
  die: (hero) => `${say.name(hero)} meurt`,
  suggest: 'Proposer',
  suggestNote: (numbers) => slots(numbers),
  clear: 'Effacer',
  clearNote: 'replacer',
  // results that are assigned
  faith: (number) => `${number} FAITH à convertir`,
  turn: 'Convertir ainsi',
  faithHint: 'Appuyez sur un dé pour le convertir.',
  kill: (hits) => `${count(hits, 'touche')} à dépenser`,
  killHint: 'Appuyez sur un monstre pour y dépenser des touches.',
  remove: (space) => `Nettoyer : ${say.space(space)}`,
  removeHint: 'Appuyez sur ce qui part.',
  results: (skills, counters) =>
    list([
      ...(skills > 0 || counters === 0 ? [count(skills, 'compétence')] : []),
      ...(counters > 0 ? [count(counters, 'résistance')] : []),
    ]),
  unspent: (left, all) => `Inutilisé : ${left} sur ${count(all, 'résultat')}`,
  removal: (text, chosen) => (chosen > 0 ? `${text}, choisi ${chosen} fois` : text),
  removeThese: (number) => (number === 0 ? 'Ne rien retirer' : 'Retirer'),
  clearPlan: 'ne rien dépenser',
  reroll: 'Relancer ?',
  rerollHint: 'Appuyez sur un dé pour le relancer.',
  rerollDie: (face, number, of) => `Relancer : ${say.name(face)}, dé ${number} sur ${of}`,
  keepAll: 'Tout garder',
  nothing: 'Aucun dé ne suit.',
  // cards
  cards: {
    hint: 'Appuyez sur une carte pour l’examiner.',
    again: 'Appuyez encore pour la choisir.',
    nextHint: 'Appuyez dans l’ordre : chaque appui désigne la suivante.',
    voteHint: 'Une pastille sur la carte, c’est votre vote.',
    propose: 'Voter pour elle',
    take: { take: 'La prendre', lose: 'La perdre', first: 'Celle-ci d’abord', choose: 'La choisir' },
    now: {
      class: (kind, isOnly) => (isOnly ? `Plus de ${say.name(kind)}` : say.name(kind)),
      fight: (space, chance, from, to) =>
        `Combat, ${say.space(space)} : ${chance === 'death' ? '☠' : 'tue 1+'} ${percent(from)} → ${percent(to)}`,
      there: (number) => `${number} sur le plateau`,
      pace: (rounds) => `environ ${count(rounds, 'manche')} à votre rythme`,
      underDeck: 'L’autre passe sous la pioche',
      forHero: (hero) => `pour ${say.name(hero)}`,
    },
  },
  // the alarm
  alarm: {
    label: 'Ce qui peut arriver maintenant',
    lives: (left, of) => (left === 0 ? 'A péri' : left === 1 ? 'Encore 1 vie' : `${left} vies sur ${of}`),
    last: (hero) => `La prochaine blessure tue ${say.name(hero)}.`,
    fatal: (wound, hero) => `La ${ORDINALS[wound - 1] ?? 'dernière'} blessure : ${say.name(hero)} meurt.`,
    more: (wounds) => `Mortel : ${count(wounds, 'blessure')} de plus.`,
    reserve: (left) => (left === 0 ? 'La réserve est vide : Haven tombe.' : `Encore ${left} héros en réserve.`),
    leaving: (space, wounds, monsters) => [
      `Quitter la case serait mortel (${say.space(space)}) :`,
      `${count(wounds, 'blessure')} (${figures(monsters, say)}).`,
    ],
    reaction: (sin, chance, monster, from) => [
      `Une réaction (${say.name(sin)}) tue : ${band(chance)}`,
      monster === null
        ? 'si les monstres présents combattent.'
        : `si ce monstre vient : ${figures([monster], say)}${from === null ? '' : ` (${say.space(from)})`}.`,
    ],
    bold: (death) => `Avec 1 corruption : ${percent(death)}.`,
    help: (by, of, chance) => [
      `Soin pendant ce tour : ${of === 'text' ? say.name(by) : say.space(by)}.`,
      chance === null ? 'Alors, rien ne tue.' : `Alors, mort à ${band(chance)}.`,
    ],
    calm: 'Rien ne peut tuer pendant ce tour.',
  },
})

import type { mine as english } from '../../en/online/mine.ts'
import type { Said } from '../../said.ts'
import { count } from '../grammar.ts'

const HOUR = 60
const DAY = 24 * HOUR

/** One's own: the list of tables, and the phrase that brings it back. */
export const mine: Said<typeof english> = {
  title: 'Vos tables',
  none: 'Vous n’avez encore été à aucune table.',
  groups: { playing: 'Parties en cours', lobby: 'Pas encore commencées', over: 'Finies', other: 'Autres' },
  yourTurn: 'À vous de jouer',
  waiting: (names) => `En attente : ${names.join(', ')}`,
  bystander: 'Vous avez regardé',
  stopped: 'Arrêtée par une erreur',
  result: (winner, side) => {
    if (side === null) return winner === 'heroes' ? 'Victoire des héros' : 'Victoire du joueur Péché'
    return winner === side ? 'Vous avez gagné' : 'Vous avez perdu'
  },
  more: (games) => `et ${count(games, 'partie')} avant`,
  seen: (minutes) => {
    if (minutes < 2) return 'à l’instant'
    if (minutes < HOUR) return `il y a ${minutes} minutes`
    if (minutes < DAY) return `il y a ${count(Math.round(minutes / HOUR), 'heure')}`
    return `il y a ${count(Math.round(minutes / DAY), 'jour')}`
  },
  remove: 'Retirer',
  removeThis: (table) => `Retirer de la liste : ${table}`,
  removeSure: 'Vous y avez une place. Retirer la table de la liste ?',
  keep: 'La garder',
  // the phrase
  phrase: 'Phrase de secours',
  without:
    'Seul ce navigateur les connaît. Une phrase de douze mots les ramène s’il est vidé, et les porte sur vos autres appareils.',
  make: 'Créer une phrase',
  enter: 'J’ai une phrase',
  manage: 'Phrase de secours…',
  beenHere: 'Vous aviez une place ici, dans un autre navigateur ?',
  states: {
    none: '',
    busy: 'Votre liste est comparée à celle de vos autres appareils…',
    kept: 'Votre phrase garde cette liste : elle est la même sur tous vos appareils.',
    away: 'Le serveur ne répond pas. La liste est gardée ici, et comparée plus tard.',
    gone: 'Votre phrase ne sert plus : elle a été changée ou abandonnée sur un autre appareil. La liste reste ici.',
    unreadable: 'Cette page ne peut pas lire ce que le serveur garde pour votre phrase. Rechargez-la.',
  },
  lead: 'Douze mots au lieu d’un compte. Qui les saisit a vos tables et vos places.',
  points: [
    'La liste est scellée dans votre navigateur avant que le serveur la garde. Le serveur ne peut pas lire quelles tables sont les vôtres.',
    'Personne ne peut retrouver les mots pour vous. Notez-les.',
    'On ne vous demande ni adresse ni nom.',
  ],
  makeNow: 'Créer ma phrase',
  needsHttps:
    'Cette page est arrivée sans https : le navigateur ne scelle donc rien. Demandez une adresse https à qui tient ce serveur.',
  made: 'Voici votre phrase. Notez-la maintenant.',
  yours: 'Votre phrase',
  hidden: 'Les mots sont cachés.',
  show: 'Montrer les mots',
  hide: 'Cacher les mots',
  copy: 'Copier les mots',
  copied: 'Copié.',
  copyNot: 'Ce navigateur ne permet pas de copier. Notez les mots.',
  typeIn: 'Vos douze mots',
  typeHint: 'Majuscules, accents, une lettre fausse çà et là : peu importe.',
  whose: (tables) => `Ce navigateur connaît déjà ${count(tables, 'table')}.`,
  whoseMine: 'C’est aussi à moi : ajouter à ma liste',
  whoseOther: 'C’est à quelqu’un d’autre : mettre de côté jusqu’à ce que je quitte cet appareil',
  comeIn: 'Retrouver mes tables',
  looking: 'Recherche…',
  back: (tables) => `Vous revoilà : ${count(tables, 'table')} dans votre liste.`,
  slip: (typed, word) => `« ${typed} » a été lu comme « ${word} ».`,
  no: {
    count: (words) => `Une phrase a douze mots ; celle-ci en a ${words}.`,
    unknown: (typed, place) => `Mot ${place}, « ${typed} » : il n’est dans aucune phrase. Vérifiez-le.`,
    wrong: 'Ces mots ne vont pas ensemble : l’un d’eux est faux, ou leur ordre est autre.',
    nothing:
      'Les mots sont justes, mais ce serveur ne garde rien pour eux : la phrase a été changée ou abandonnée, ou elle vient d’un autre serveur.',
    away: 'Le serveur ne répond pas. Rien n’a été changé ; réessayez.',
    'too-fast': 'C’était trop souvent. Attendez un moment, puis réessayez.',
    unreadable: 'Cette page ne peut pas lire ce que le serveur garde pour cette phrase. Rechargez-la.',
  },
  change: 'Changer la phrase',
  changeSure:
    'Vous recevez d’autres mots, et ceux d’aujourd’hui n’ouvrent plus rien. Vos autres appareils demanderont les nouveaux. Les places que vous avez restent à vous.',
  changed: 'La phrase est changée. Notez les nouveaux mots.',
  stop: 'Ne plus utiliser de phrase',
  stopSure:
    'Ce que le serveur garde pour vous y est supprimé. Ce navigateur garde sa liste ; vos autres appareils gardent la leur.',
  leave: 'Quitter cet appareil',
  leaveSure:
    'La phrase, la liste et vos clés sont retirées de ce navigateur. Vos autres appareils les gardent, et les mots les ramènent.',
  putBack: 'La réutiliser',
  stopHere: 'Continuer sans',
  sure: 'Oui, le faire',
  not: 'Plutôt pas',
}

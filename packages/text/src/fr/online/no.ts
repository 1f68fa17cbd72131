import type { no as english } from '../../en/online/no.ts'
import type { Said } from '../../said.ts'
import { count } from '../grammar.ts'

const MINUTE = 60
const timeOf = (seconds: number): string =>
  seconds > MINUTE ? count(Math.ceil(seconds / MINUTE), 'minute') : count(seconds, 'seconde')

/** What an online table says against a wish; the codes are its own closed list. */
export const no: Said<typeof english> = {
  'too-large': () => 'C’est trop long pour un seul message.',
  'not-json': () => 'Le serveur n’a pas pu lire cela. Rechargez la page.',
  'too-deep': () => 'Le serveur n’a pas pu lire cela. Rechargez la page.',
  'forbidden-key': () => 'Le serveur n’a pas pu lire cela. Rechargez la page.',
  unprintable: () => 'Utilisez des lettres que tout le monde peut voir.',
  'foreign-protocol': () => 'Cette page n’a pas la même version que le serveur. Elle se met à jour d’elle-même.',
  'too-fast': ({ seconds }) =>
    seconds === undefined
      ? 'C’était trop à la fois. Attendez un moment.'
      : `C’était trop à la fois. Réessayez dans ${timeOf(Number(seconds))}.`,
  'too-many': ({ most }) => `Il n’y a pas de place ici pour plus de ${most}.`,
  'no-such-table': () => 'Cette table n’existe pas, ou elle ne vous est pas ouverte.',
  'not-seated': () => 'Prenez d’abord une place.',
  'not-your-seat': () => 'Ce n’est pas à vous de jouer cette place.',
  'host-only': () => 'Seul l’hôte peut le faire.',
  muted: () => 'L’hôte vous a fait taire : personne n’entend ce que vous dites à cette table.',
  'no-spectators': () => 'Cette table joue sans spectateurs.',
  'sent-away': () => 'On vous a fait quitter cette table, et vous ne pouvez pas y revenir.',
  locked: () => 'L’hôte a verrouillé cette table : personne d’autre ne peut s’asseoir ni se joindre à la conversation.',
  'host-stays': () => 'L’hôte reste : personne ne renvoie l’hôte.',
  'too-few': ({ least }) => `Pour en décider par un vote, il faut au moins ${least} autres personnes assises ici.`,
  'host-here': () => 'L’hôte était là il y a moins de dix minutes.',
  elected: () =>
    'Un hôte élu ne donne à personne une place de l’autre camp dans la même partie, et ne renvoie personne de sa place sans un vote.',
  'wrong-code': () => 'Ce code a déjà servi, ou il a plus de dix minutes. Demandez-en un autre.',
  banned: () => 'Qui tient ce serveur n’y laisse pas entrer votre réseau.',
  busy: () => 'Le serveur est occupé. Nouvel essai automatique.',
  stale: () => 'La table avait déjà avancé quand ceci est arrivé. Rien n’a été fait ; voici où elle en est.',
  'wrong-phase': () => 'Ce n’est pas possible en ce moment.',
  'no-window': () => 'Aucune fenêtre du joueur Péché n’est ouverte.',
  'order-tells-hand': () =>
    'Avec des jours pour réfléchir, cette consigne révélerait aux autres ce que vous avez en main.',
  'seat-taken': () => 'Quelqu’un a fait plus vite : cette place est prise.',
  'name-taken': ({ name, free }) => `Quelqu’un ici a un nom qui ressemble à « ${name} ». « ${free} » est libre.`,
  'one-side': () =>
    'Personne ne joue dans les deux camps d’une partie, ni dans l’un après avoir vu les secrets de l’autre.',
  'no-such-seat': () => 'Cette table n’a pas une telle place.',
  'no-such-person': () => 'Il n’y a plus personne de ce nom.',
  'no-such-motion': () => 'Cette question est déjà réglée.',
  'no-such-request': () => 'Cette demande a déjà reçu sa réponse, ou a été retirée.',
  'no-such-line': () => 'Cette ligne n’est plus là.',
  'no-such-report': () => 'Ce signalement est déjà réglé.',
  'hook-not-allowed': () =>
    'Ce serveur n’a pas le droit d’écrire à cette adresse. Qui le tient peut en permettre d’autres.',
  'motion-open': () => 'La même chose est déjà demandée.',
  'no-surprise': () => 'Les réglages de cette table disent quel Péché vient.',
  'no-thinks-left': () => 'Vous n’avez plus de temps à demander dans cette partie.',
  damaged: () => 'Ce qui était gardé ici est abîmé et ne peut pas être ouvert. Dites-le à qui tient ce serveur.',
  'last-device': () =>
    'C’est votre seul appareil ici : s’il était exclu, personne ne pourrait jouer vos places. Quittez-les plutôt.',
  broken: () => 'Une erreur a arrêté cette partie. Revenez à une décision plus ancienne, ou emportez la position.',
}

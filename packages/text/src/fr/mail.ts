import type { mail as english } from '../en/mail.ts'
import type { Said } from '../said.ts'
import { count } from './grammar.ts'

/** What is written to people who want to be told of their turns by mail, and the pages that its links open. */
export const mail: Said<typeof english> = {
  product: 'Haven',
  confirmSubject: 'Haven : écrire à cette adresse ?',
  confirmText: (link) =>
    `Quelqu’un à une table de Haven, vous peut-être, souhaite être prévenu à cette adresse quand vient son tour.\n\nSi c’est vous, ouvrez ce lien et appuyez sur le bouton :\n${link}\n\nSinon, ne faites rien : rien d’autre ne sera envoyé.`,
  turnSubject: (tables) =>
    tables === 1 ? 'Haven : à vous de jouer' : `Haven : à vous de jouer à ${count(tables, 'table')}`,
  turnAt: (name, host, link) => `${name}, on vous attend à une table (hôte : ${host}) :\n${link}`,
  turnEnd: (link) => `Ne plus recevoir ces messages, d’aucune table :\n${link}`,
  confirmTitle: 'Un message quand c’est à vous',
  confirmAsk:
    'Faut-il écrire à cette adresse quand c’est à vous de jouer ? Un message par heure au plus, pour toutes les tables ensemble.',
  confirmDo: 'Oui, écrivez-moi',
  confirmDone: 'C’est fait. La table vous écrira quand ce sera à vous. Vous pouvez fermer cette page.',
  offTitle: 'Fin des messages',
  offAsk: 'Faut-il que toutes les tables cessent d’écrire à cette adresse ?',
  offDo: 'Oui, tout arrêter',
  offDone: 'C’est fait. Plus rien ne sera envoyé à cette adresse.',
  gone: 'Ce lien a déjà servi, ou il est trop ancien.',
}

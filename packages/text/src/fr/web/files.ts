import type { files as english } from '../../en/web/files.ts'
import type { Said } from '../../said.ts'
import { du } from '../grammar.ts'

/** What the table says against a wish or a file; the codes are its own closed list. */
export const files: Said<typeof english> = (say) => ({
  'nothing-to-undo': () => 'Il n’y a encore rien à reprendre.',
  'undo-sealed': ({ by }) =>
    by === 'dice'
      ? 'Des dés ont été lancés depuis votre dernière décision : elle tient.'
      : by === 'end'
        ? 'La partie est finie.'
        : 'Quelque chose de caché a été montré depuis votre dernière décision : elle tient.',
  'undo-foreign': () => 'Quelqu’un d’autre a décidé depuis : votre décision tient.',
  'no-such-moment': () => 'Ce moment n’existe pas dans cette partie.',
  'not-agreed': ({ missing }) => `Tout le monde n’est pas d’accord ; il manque l’accord ${du(String(missing), say)}.`,
  'seed-shown': () => 'La graine de cette partie a été montrée ; rien ne peut plus être repris.',
  'game-not-over': () => 'La partie n’est pas finie : il n’y en a pas encore de compte rendu.',
  'foreign-rules': ({ rules, known }) => `Partie jouée avec les règles ${rules} ; ici : ${known}.`,
  'foreign-box': ({ box, known }) => `Partie jouée avec la boîte ${box} ; ici : ${known}.`,
  'seed-mismatch': () => 'La graine n’est pas celle promise au début de la partie.',
  'setup-mismatch': () => 'La partie ne commence pas comme le fichier le dit.',
  'roll-mismatch': ({ wanted, found }) => `Les dés devraient montrer [${wanted}], le fichier dit [${found}].`,
  'hash-mismatch': () => 'La partie n’aboutit pas ici à ce que dit le fichier : cet endroit a été changé.',
  'epoch-mismatch': () => 'Le fichier cache un retour en arrière au-delà d’un lancer.',
  'outcome-mismatch': ({ winner }) =>
    `Le fichier nomme un autre vainqueur ; selon les règles : ${say.name(String(winner))}.`,
})

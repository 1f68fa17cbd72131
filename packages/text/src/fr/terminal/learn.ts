import type { learn as english } from '../../en/terminal/learn.ts'
import type { Said } from '../../said.ts'

/** First Night at the keyboard: what is said beside its scenes. */
export const learn: Said<typeof english> = {
  typeHelp:
    'Répondez par un numéro ou par des mots. « indice » et « montrez » aident, « revenir » reprend tout ce que vous voulez, « sauter » passe la scène, « quitter » vous fait sortir.',
  goOn: (command) => `C’est gardé. Pour continuer : ${command}`,
  next: (scene) =>
    `Entrée : la scène suivante, ${scene}. « revenir » reprend la dernière réponse, « quitter » vous fait sortir.`,
  atLast: 'Entrée : c’est tout. « revenir » reprend la dernière réponse.',
  noFiles: 'Une scène est gardée d’elle-même, après chaque réponse.',
  help: {
    hint: ['indice', 'ce qui mène plus loin d’ici'],
    show: ['montrez', 'la réponse qui mène plus loin d’ici ; c’est vous qui la donnez'],
    undo: ['revenir', 'reprendre votre dernière réponse, dés compris'],
    skip: ['sauter', 'quitter cette scène et passer à la suivante'],
    quit: ['quitter', 'sortir ; vous reprendrez là la prochaine fois (aussi Ctrl-C, Ctrl-D)'],
  },
}

import type { crash as english } from '../../en/terminal/crash.ts'
import type { Said } from '../../said.ts'

/** A bug of ours, told to whoever ran into it. */
export const crash: Said<typeof english> = {
  bug: (message) => `ERREUR INTERNE, c’est un défaut de Haven, et vous n’y êtes pour rien : ${message}`,
  kept: (file) => `position et compte rendu sont dans ${file} ; signalez-le, s’il vous plaît`,
  notKept: (message) => `et le rapport n’a pas pu être gardé : ${message}`,
  games: (errors, games, folder) =>
    `ERREUR INTERNE, parties : ${errors}${games === null ? '' : ` sur ${games}`} ; les rapports sont dans ${folder}`,
}

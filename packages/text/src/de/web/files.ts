import type { files as english } from '../../en/web/files.ts'
import type { Said } from '../../said.ts'

/** What the table says against a wish or a file; the codes are its own closed list. */
export const files: Said<typeof english> = (say) => ({
  'nothing-to-undo': () => 'Noch gibt es nichts zurückzunehmen.',
  'undo-sealed': ({ by }) =>
    by === 'dice'
      ? 'Seit deiner letzten Entscheidung sind Würfel gefallen; sie gilt.'
      : by === 'end'
        ? 'Das Spiel ist vorbei.'
        : 'Seit deiner letzten Entscheidung wurde etwas Verborgenes gezeigt; sie gilt.',
  'undo-foreign': () => 'Seitdem hat jemand anderes entschieden; deine Entscheidung gilt.',
  'no-such-moment': () => 'Einen solchen Moment gibt es in diesem Spiel nicht.',
  'not-agreed': ({ missing }) => `Nicht alle sind einverstanden; es fehlt: ${say.name(String(missing))}.`,
  'seed-shown': () => 'Der Startwert dieses Spiels wurde gezeigt; zurücknehmen lässt sich nichts mehr.',
  'game-not-over': () => 'Das Spiel ist noch nicht vorbei, darum gibt es noch kein Protokoll davon.',
  'foreign-rules': ({ rules, known }) => `Gespielt wurde nach den Regeln ${rules}; hier gelten ${known}.`,
  'foreign-box': ({ box, known }) => `Gespielt wurde mit der Box ${box}; hier ist ${known}.`,
  'seed-mismatch': () => 'Der Startwert ist nicht der, der zu Beginn des Spiels versprochen wurde.',
  'setup-mismatch': () => 'Das Spiel beginnt nicht so, wie die Datei sagt.',
  'roll-mismatch': ({ wanted, found }) => `Die Würfel müssten [${wanted}] zeigen, die Datei sagt [${found}].`,
  'hash-mismatch': () => 'Das Spiel geht hier nicht so aus, wie die Datei sagt: Diese Stelle wurde geändert.',
  'epoch-mismatch': () => 'Die Datei verschweigt, dass das Spiel über einen Wurf hinaus zurückgenommen wurde.',
  'outcome-mismatch': ({ winner }) =>
    `Die Datei nennt einen anderen Sieger; nach den Regeln gewinnt: ${say.name(String(winner))}.`,
})

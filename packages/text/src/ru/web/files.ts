import type { files as english } from '../../en/web/files.ts'
import type { Said } from '../../said.ts'

/** What the table says against a wish or a file; the codes are its own closed list. */
export const files: Said<typeof english> = (say) => ({
  'nothing-to-undo': () => 'Возвращать пока нечего.',
  'undo-sealed': ({ by }) =>
    by === 'dice'
      ? 'После вашего решения брошены кубики, оно остаётся в силе.'
      : by === 'end'
        ? 'Игра окончена.'
        : 'После вашего решения открылось скрытое, оно остаётся в силе.',
  'undo-foreign': () => 'После вас решал кто-то ещё, ваше решение остаётся в силе.',
  'no-such-moment': () => 'В этой игре нет такого момента.',
  'not-agreed': ({ missing }) => `Согласны не все: нет согласия от места «${say.name(String(missing))}».`,
  'seed-shown': () => 'Сид этой игры уже показан; вернуть больше ничего нельзя.',
  'game-not-over': () => 'Игра ещё не окончена, записи пока нет.',
  'foreign-rules': ({ rules, known }) => `Игра шла по правилам ${rules}; здесь ${known}.`,
  'foreign-box': ({ box, known }) => `Игра шла с коробкой ${box}; здесь ${known}.`,
  'seed-mismatch': () => 'Сид не тот, что был обещан в начале игры.',
  'setup-mismatch': () => 'Игра начинается не так, как сказано в файле.',
  'roll-mismatch': ({ wanted, found }) => `Кубики должны показать [${wanted}], в файле [${found}].`,
  'hash-mismatch': () => 'Здесь выходит не то, что сказано в файле: это место изменено.',
  'epoch-mismatch': () => 'Файл скрывает, что игру возвращали назад за бросок.',
  'outcome-mismatch': ({ winner }) => `В файле другой победитель; по правилам это ${say.name(String(winner))}.`,
})

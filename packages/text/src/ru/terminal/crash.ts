import type { crash as english } from '../../en/terminal/crash.ts'
import type { Said } from '../../said.ts'

/** A bug of ours, told to whoever ran into it. */
export const crash: Said<typeof english> = {
  bug: (message) => `ВНУТРЕННЯЯ ОШИБКА, это сбой в haven, вы ни при чём: ${message}`,
  kept: (file) => `позиция и запись лежат в ${file}; пожалуйста, сообщите об этом`,
  notKept: (message) => `а отчёт сохранить не удалось: ${message}`,
  games: (errors, games, folder) =>
    `ВНУТРЕННЯЯ ОШИБКА, игр: ${errors}${games === null ? '' : ` из ${games}`}; отчёты лежат в ${folder}`,
}

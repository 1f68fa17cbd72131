import type { notes as english } from '../en/notes.ts'
import type { Said } from '../said.ts'

/** What is said when no page is open: by the browser, and to a chat. Apart from all other words: the service worker has only these. */
export const notes: Said<typeof english> = {
  hook: (name) => `Haven: ваш ход, ${name}.`,
  hookSat: (name) => `Haven: за ваш стол садится ${name}.`,
  turnTitle: 'Ваш ход в Haven',
  turnText: (name) => (name === '' ? 'Остальные ждут вас.' : `${name}, остальные ждут вас.`),
  satTitle: 'Кто-то сел за стол в Haven',
  satText: (name) => `За вашим столом теперь ${name}.`,
}

import type { mail as english } from '../en/mail.ts'
import type { Said } from '../said.ts'
import { plural } from './grammar.ts'

/** What is written to people who want to be told of their turns by mail, and the pages that its links open. */
export const mail: Said<typeof english> = {
  product: 'Haven',
  confirmSubject: 'Haven: писать на этот адрес?',
  confirmText: (link) =>
    `Кто-то за столом Haven, возможно вы, просит сообщать на этот адрес, когда настаёт его ход.\n\nЕсли это вы, откройте ссылку и нажмите кнопку:\n${link}\n\nЕсли нет, ничего не делайте: писем больше не будет.`,
  turnSubject: (tables) =>
    plural(tables, {
      one: tables > 1 ? 'Haven: ваш ход за # столом' : 'Haven: ваш ход',
      few: 'Haven: ваш ход за # столами',
      many: 'Haven: ваш ход за # столами',
      other: 'Haven: ваш ход за # столами',
    }),
  turnAt: (name, host, link) => `${name}, остальные ждут вас за столом (хозяин: ${host}):\n${link}`,
  turnEnd: (link) => `Больше не получать таких писем ни с одного стола:\n${link}`,
  confirmTitle: 'Письма, когда ваш ход',
  confirmAsk: 'Писать на этот адрес, когда настаёт ваш ход? Не чаще письма в час, за все столы вместе.',
  confirmDo: 'Да, пишите мне',
  confirmDone: 'Готово. Стол напишет вам, когда настанет ваш ход. Страницу можно закрыть.',
  offTitle: 'Больше никаких писем',
  offAsk: 'Ни одному столу больше не писать на этот адрес?',
  offDo: 'Да, прекратить',
  offDone: 'Готово. На этот адрес больше ничего не придёт.',
  gone: 'Эта ссылка уже использована или устарела.',
}

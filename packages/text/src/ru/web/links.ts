import type { links as english } from '../../en/web/links.ts'
import type { Said } from '../../said.ts'
import { wounds as woundsOf } from '../grammar.ts'

/** A position that came as a link. */
export const links: Said<typeof english> = (say) => ({
  title: 'Позиция',
  lead: 'С вами поделились этим моментом игры. Играйте дальше за любую сторону.',
  reading: 'Разворачиваем позицию…',
  dealtAnew: 'Карты и жетоны, скрытые от того, кто поделился, розданы заново.',
  against: (sin, acolytes) => `против: ${say.name(sin)}, ${say.name(acolytes)}`,
  moment: (round, level) => `Раунд ${round}, Апокалипсис ${level} из 7`,
  mission: (mission, progress, needed) => `«${say.name(mission)}»: ${progress} из ${needed}`,
  heroes: 'Герои',
  hero: (hero, space, wounds, corruption) =>
    `${say.name(hero)}: ${say.space(space)}, ${wounds === 0 ? 'без ран' : woundsOf(wounds)}, скверна ${corruption}`,
  playOn: 'Играть отсюда',
  playOnline: 'Играть отсюда по сети, с другими',
  as: { heroes: 'За героев', sins: 'За Грех', both: 'За обе стороны, на одном экране' },
  bot: 'Против кого',
  badTitle: 'Эта ссылка не работает',
  bad: 'Попросите ссылку ещё раз или вставьте её целиком: часть могла потеряться по дороге.',
  copied: 'Ссылка скопирована.',
  notCopied: 'Браузер не дал её скопировать. Вот она:',
})

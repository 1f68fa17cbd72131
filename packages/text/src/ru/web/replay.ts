import type { replay as english } from '../../en/web/replay.ts'
import type { Said } from '../../said.ts'

/** Watching a game again. */
export const replay: Said<typeof english> = (say) => ({
  title: (story) => (story === null ? 'Повтор' : `Повтор: ${say.name(story)}`),
  bar: 'Повтор',
  scrubber: 'Момент',
  moment: (moment, length) => `Момент ${moment} из ${length}`,
  momentIn: (moment, length, round) => `Момент ${moment} из ${length}, раунд ${round}`,
  play: 'Пуск',
  pause: 'Пауза',
  first: 'К началу',
  last: 'К концу',
  back: 'На решение назад',
  forward: 'На решение вперёд',
  turnBack: 'К прошлому ходу',
  turnForward: 'К следующему ходу',
  speed: 'Скорость',
  speeds: { slow: '½×', normal: '1×', quick: '2×', rapid: '4×' },
  leave: 'Назад в игру',
  recap: 'Как всё было',
  playOn: 'Играть отсюда',
  playOnHint: 'С этого момента начнётся новая игра. Старая останется как есть.',
  playOnEarlier: 'Посреди боя или карты позиции нет: новая игра начнётся прямо перед ними.',
  as: { heroes: 'За героев', sins: 'За Грех', both: 'За обе стороны' },
  link: 'Скопировать ссылку на этот момент',
  onlineLink: 'Скопировать ссылку на этот повтор',
  playOnline: 'Открыть отсюда стол в сети',
  watch: 'Посмотреть снова',
  watchSoFar: 'Посмотреть, что было',
  keys: {
    arrows: 'На решение назад или вперёд',
    pages: 'На ход назад или вперёд',
    ends: 'К началу или к концу',
    space: 'Пуск или пауза',
  },
})

import type { artFaults as english } from '../../en/terminal/art-faults.ts'
import type { Said } from '../../said.ts'

/** The faults of a box's pictures in words: what is wrong, and what to do about it. */
export const artFaults: Said<typeof english> = {
  'art-not-data': {
    problem: ({ what }) => `Это не данные: ${what}.`,
    hint: () => 'Картинки — это списки чисел и слов: ни функций, ни адресов, ни разметки.',
  },
  'art-unknown-id': {
    problem: ({ id }) => `В коробке ничто не зовётся «${id}».`,
    hint: () => 'Картинки зовутся по id коробки, а отродье — по своему греху: «wrath-abomination».',
  },
  'art-too-heavy': {
    problem: ({ bytes, most }) => `Картинка весит в сжатом виде ${bytes} Б, а можно не больше ${most}.`,
    hint: () => 'Меньше точек: при размере фигурки их никто не увидит.',
  },
  'art-off-frame': {
    problem: ({ frame, around, at }) =>
      `Точки выходят за рамку (${frame} и ещё ${around} вокруг)${at === undefined ? '' : `: доходят до ${at}`}.`,
    hint: () => 'Герой — 320 × 320, монстр — 200 × 240, ноги на 240, плакат — 900 × 600.',
  },
  'art-unknown-piece': {
    problem: ({ piece }) => `Слово «${piece}» ничего не рисует.`,
    hint: ({ known }) =>
      known === undefined || known === '' ? 'Все слова перечислены в docs/make-a-box.md.' : `Есть такие: ${known}.`,
  },
  'art-unknown-paint': {
    problem: ({ paint }) => `Нет краски с именем «${paint}».`,
    hint: () => 'Краски: c, deep, dark, mid, lit, pale, two, ink, white и другие; «c ink 84» смешивает две из них.',
  },
  'art-malformed': {
    problem: ({ message }) => `Это не той формы, какая нужна картинке: ${message}.`,
    hint: () => 'Пусть «npx tsc» сверит её с типом BoxArt из @haven/art.',
  },
  'art-too-alike': {
    problem: ({ other, share, most }) =>
      `Контур на ${share} частей из 100 тот же, что у ${other}; можно не больше ${most}.`,
    hint: () =>
      'Дайте фигурке одну крупную форму, какой нет ни у кого: их должно быть легко различить и в 40 пикселях.',
  },
}

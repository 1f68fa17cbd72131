import type { settings as english } from '../../en/web/settings.ts'
import type { Said } from '../../said.ts'

export const settings: Said<typeof english> = {
  title: 'Настройки',
  play: 'Игра',
  look: 'Вид',
  language: 'Язык',
  speed: 'Скорость',
  speeds: { read: 'Карты ждут нажатия', normal: 'Обычная', quick: 'Вдвое быстрее', instant: 'Сразу' },
  theme: 'Тема',
  themes: { dark: 'Ночь', light: 'Дневная печать', contrast: 'Высокий контраст' },
  textSize: 'Размер шрифта',
  textSizes: { normal: 'Обычный', large: 'Крупнее', larger: 'Самый крупный' },
  motion: 'Меньше анимации',
  oneTap: 'Шаг одним касанием, без предпросмотра',
  keys: 'Команды одной клавишей',
  hints: 'Объяснять новое при первой встрече',
  coach: 'Тренер',
  coachModes: { on: 'Одна фраза за ход', quiet: 'Только когда позову', off: 'Выключен' },
  forget: 'Забыть, что я уже знаю',
  forgetHint: 'Подсказки и первые объяснения появятся снова. Игры и настройки останутся.',
  forgotten: 'Забыто: всё будет объяснено заново, как в первый раз.',
  awake: 'Не гасить экран, пока мой ход',
  sound: 'Звук',
  saved: 'Настройки хранятся в этом браузере.',
}

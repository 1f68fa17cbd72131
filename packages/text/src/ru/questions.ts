import type { OwnWords } from '../language.ts'

/** What texts of the core box ask, what the answers mean, and what came of them: as any box says it. */
export const questions: OwnWords = {
  prompts: {
    // Whether to use a text at all.
    'ability:field-orders': 'Лия: дать сейчас действие другому герою не дальше 2 шагов?',
    'ability:mind-control': 'Роуз: отправить прислужника или отродье на соседнюю клетку?',
    'ability:shapeshifter': 'Карл: обернуться волком?',
    'ability:feral': 'Карл: снова стать человеком?',
    'ability:bulwark': 'Торли: принять 1 рану вместо {hero:gen}?',
    'ability:blood-price': 'Моргана: исцелить 1 рану?',
    'ability:upg-flash-grenade': '{asked}: бросить световую гранату? (кубиков греха −2)',
    'ability:upg-signal-jammer': '{asked}: отменить карту греха за скверну +2?',
    'ability:past-6': 'Грех: начать бой с {hero:ins}?',
    'ability:nlb-3a-to-the-hospital': '{asked}: исцелить 1 рану?',
    'ability:nlb-3b-to-the-gate': '{asked}: взять жетон дополнительного хода?',
    'ability:upg-adrenaline': '{asked}: получить 1 рану за жетон дополнительного хода?',
    // Whom or what a text is for.
    'effect:field-orders': 'Лия: какой герой получает действие?',
    'effect:mind-control': 'Роуз: какой монстр идёт и куда?',
    'effect:upg-field-kit': '{asked}: чью рану лечит полевая аптечка?',
    'effect:pride-cast-out': 'Грех: на какую соседнюю клетку изгнать? ({hero})',
    'effect:pride-no-charity': 'Грех: какое городское действие не выполняется?',
    'effect:pride-gauntlet': 'Грех: какой монстр бросает вызов? ({hero})',
    'effect:vespers': 'Грех: какое городское действие накрыть? ({space})',
    'effect:spare-change': '{asked}: что вы отдаёте?',
    'effect:sloth-neglect': 'Грех: какой жетон положить на клетку героя?',
    'effect:apo-t7': 'Грех: на какую улицу падает огонь?',
    'effect:apo-c3': 'Грех: где выпадает чёрный дождь?',
    'effect:apo-r4': '{asked}: принять скверну +1 за Инвентарь?',
    'effect:apo-r7': 'Грех: на какой улице появляется гнездо?',
  },
  options: {
    'deed:sloth-power': 'Скверна +1 за более длинное движение',
    'ability:nlb-3a-to-the-hospital:yes': 'Исцелить 1 рану',
    'ability:nlb-3a-to-the-hospital:no': 'Не исцелять',
    'ability:nlb-3b-to-the-gate:yes': 'Взять жетон дополнительного хода',
    'ability:nlb-3b-to-the-gate:no': 'Не брать жетон',
  },
  used: {
    'sloth-power': 'платит за более длинное движение',
    'nlb-3a-to-the-hospital': 'получает помощь в больнице',
    'nlb-3b-to-the-gate': 'переводит дух у ворот',
  },
}

import type { Noun } from '../language.ts'

type Cases = readonly [gen: string, dat: string, acc: string, ins: string, pre: string]

const noun = (gender: string, [gen, dat, acc, ins, pre]: Cases): Noun => ({
  gender,
  forms: { gen, dat, acc, ins, pre },
})

/** Gender and cases of what goes by the name on its card. */
export const nouns: Readonly<Record<string, Noun>> = {
  pride: noun('f', ['Гордыни', 'Гордыне', 'Гордыню', 'Гордыней', 'Гордыне']),
  sloth: noun('f', ['Праздности', 'Праздности', 'Праздность', 'Праздностью', 'Праздности']),
  'ravencorp-hq': noun('m', [
    'Штаба RavenCorp',
    'Штабу RavenCorp',
    'Штаб RavenCorp',
    'Штабом RavenCorp',
    'Штабе RavenCorp',
  ]),
  megatheatre: noun('m', ['Мегатеатра', 'Мегатеатру', 'Мегатеатр', 'Мегатеатром', 'Мегатеатре']),
  'saint-jude-hospital': noun('f', [
    'Больницы Сент-Джуд',
    'Больнице Сент-Джуд',
    'Больницу Сент-Джуд',
    'Больницей Сент-Джуд',
    'Больнице Сент-Джуд',
  ]),
  constabulary: noun('m', [
    'Полицейского участка',
    'Полицейскому участку',
    'Полицейский участок',
    'Полицейским участком',
    'Полицейском участке',
  ]),
  'old-cathedral': noun('m', ['Старого собора', 'Старому собору', 'Старый собор', 'Старым собором', 'Старом соборе']),
  dockside: noun('m', ['Доков', 'Докам', 'Доки', 'Доками', 'Доках']),
  'grand-terminus': noun('m', [
    'Центрального вокзала',
    'Центральному вокзалу',
    'Центральный вокзал',
    'Центральным вокзалом',
    'Центральном вокзале',
  ]),
  'haven-college': noun('m', ['Университета', 'Университету', 'Университет', 'Университетом', 'Университете']),
  'night-market': noun('m', ['Ночного рынка', 'Ночному рынку', 'Ночной рынок', 'Ночным рынком', 'Ночном рынке']),
  'uplink-tower': noun('f', ['Башни связи', 'Башне связи', 'Башню связи', 'Башней связи', 'Башне связи']),
}

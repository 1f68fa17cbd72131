import type { links as english } from '../../en/web/links.ts'
import type { Said } from '../../said.ts'
import { count } from '../grammar.ts'

/** A position that came as a link. */
export const links: Said<typeof english> = (say) => ({
  title: 'Une position',
  lead: 'Quelqu’un a partagé ce moment d’une partie. Continuez à partir de là, dans l’un ou l’autre camp.',
  reading: 'La position se déplie…',
  dealtAnew: 'Les cartes et jetons cachés à qui a partagé cette position ont été redistribués.',
  against: (sin, acolytes) => `contre ${say.name(sin)} et les ${say.name(acolytes)}`,
  moment: (round, level) => `Manche ${round}, Apocalypse ${level} sur 7`,
  mission: (mission, progress, needed) => `${say.name(mission)} : ${progress} sur ${needed}`,
  heroes: 'Héros',
  hero: (hero, space, wounds, corruption) =>
    `${say.name(hero)} (${say.space(space)}), ${wounds === 0 ? 'aucune blessure' : count(wounds, 'blessure')}, corruption ${corruption}`,
  playOn: 'Continuer à partir d’ici',
  playOnline: 'Continuer en ligne, à plusieurs',
  as: { heroes: 'Avec les héros', sins: 'Avec le Péché', both: 'Les deux camps, sur un écran' },
  bot: 'Contre',
  badTitle: 'Ce lien ne marche pas',
  bad: 'Redemandez le lien, ou collez-le en entier : une partie a pu se perdre en route.',
  copied: 'Le lien est copié.',
  notCopied: 'Le navigateur n’a pas permis de le copier. Le voici :',
})

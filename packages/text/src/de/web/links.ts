import type { links as english } from '../../en/web/links.ts'
import type { Said } from '../../said.ts'
import { at, count } from '../grammar.ts'

/** A position that came as a link. */
export const links: Said<typeof english> = (say) => ({
  title: 'Eine Stellung',
  lead: 'Jemand hat diesen Moment eines Spiels geteilt. Spiel von hier aus weiter, auf welcher Seite du willst.',
  reading: 'Die Stellung wird entfaltet …',
  dealtAnew: 'Karten und Marker, die vor dem Absender verborgen waren, wurden neu ausgeteilt.',
  against: (sin, acolytes) => `gegen ${say.name(sin)} und ${say.name(acolytes)}`,
  moment: (round, level) => `Runde ${round}, Apokalypse ${level} von 7`,
  mission: (mission, progress, needed) => `${say.name(mission)}: ${progress} von ${needed}`,
  heroes: 'Helden',
  hero: (hero, space, wounds, corruption) =>
    `${say.name(hero)} ${at(space, say)}, ${wounds === 0 ? 'keine Wunden' : count(wounds, 'Wunde', 'Wunden')}, Verderbtheit ${corruption}`,
  playOn: 'Von hier weiterspielen',
  playOnline: 'Online weiterspielen, mit anderen',
  as: { heroes: 'Als Heldenseite', sins: 'Als Sünde', both: 'Beide Seiten, an einem Bildschirm' },
  bot: 'Gegen',
  badTitle: 'Dieser Link geht nicht',
  bad: 'Bitte noch einmal um den Link oder füge ihn ganz ein: Unterwegs kann ein Teil verloren gegangen sein.',
  copied: 'Der Link ist kopiert.',
  notCopied: 'Der Browser hat das Kopieren nicht erlaubt. Hier ist er:',
})

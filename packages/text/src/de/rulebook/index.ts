import type { rulebook as english } from '../../en/rulebook/index.ts'
import type { Said } from '../../said.ts'
import { count, dice, plural, from as whence, to as whither } from '../grammar.ts'
import { examples } from './examples.ts'
import { differences, rest } from './rest.ts'
import { scenes } from './scenes.ts'
import { sheet } from './sheet.ts'

/** The rulebook as a book: fetched by whoever reads it. */
export const rulebook: Said<typeof english> = (say) => ({
  chapters: { ...scenes, ...rest },
  differences,
  examples,
  sheet,
  chapter: (number) => `Kapitel ${number}`,
  letter: (rules) => `Im Wortlaut: ${count(rules, 'Regel', 'Regeln')}`,
  playScene: 'Diese Szene spielen',
  playExample: (number, title) => `Das spielen: EX-${number}, ${title}`,
  example: {
    title: (number, title) => `EX-${number}: ${title}`,
    lead: 'Ein Beispiel aus den Regeln, als Stellung. Spiele es als eine der beiden Seiten; deine Würfel fallen vielleicht anders.',
    back: 'Zurück zu den Regeln',
  },
  icons: {
    title: 'Nach Symbol suchen',
    clear: 'Das ganze Buch zeigen',
    groups: { hero: 'Heldenwürfel', sin: 'Sündenwürfel', tokens: 'Marker', city: 'Distrikte', turns: 'Züge' },
  },
  found: { prose: 'In den Kapiteln' },
  pictures: {
    step: (hero, from, to) =>
      `${say.name(hero)} geht ${whence(from, say)} ${whither(to, say)}: 1 Wunde fürs Verlassen, 1 Würfel für das Feuer dort; dann 2 Würfel für die Verderbtheit, die betreten wird.`,
    reaction: (from, to) =>
      `Ein Monster geht ${whence(from, say)} ${whither(to, say)}, zwei Felder weit, und darf dort kämpfen, gemeinsam mit allem, was daneben steht.`,
    summon: (space, room) =>
      `${say.space(space)}: zwei Nester, ein Monster. Platz für ${plural(room, { one: '# weiteres', other: '# weitere' })}. Ein Held dort würde nichts blockieren.`,
    covered: (level, next) =>
      `Wunden auf 1, 2, 4 und 6. Von ${level} auf ${next} zählt nur, was leuchtet: eine Verteidigung und ein Würfel.`,
    team: (fight, friends, number) =>
      `Kampf ${fight} und neben ihr ${count(friends, 'anderer Held', 'andere Helden')}: ${dice(number)}.`,
    wheel: {
      caption: 'Eine Runde als Rad. Sie beginnt oben.',
      start: ['Beginn', 'Anweisungen, und wer anfängt'],
      turns: ['Züge', 'Held für Held, im Uhrzeigersinn'],
      reactions: ['Reaktionen', 'Nach jedem Zug, solange Marker da sind'],
      tasks: ['Story', 'Anweisungen; die Apokalypse steigt vielleicht'],
      summon: ['Beschwören', 'Die Toten kommen auf Nester zurück'],
      cards: ['Altäre', 'Eine Sündenkarte für jeden ohne Helden'],
      reset: ['Zurücksetzen', 'Alle Marker sind wieder aktiv'],
    },
    track: 'Der Pfad der Apokalypse. Alle erreichten Stufen bleiben in Kraft.',
  },
})

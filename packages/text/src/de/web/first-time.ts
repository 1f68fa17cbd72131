import type { firstTime as english } from '../../en/web/first-time.ts'
import type { Said } from '../../said.ts'

/** Eight facts for newcomers, each told once: one line in the place of the caption. */
export const firstTime: Said<typeof english> = {
  gotIt: 'Verstanden',
  stop: 'Nicht mehr zeigen',
  facts: {
    steps: 'Ein Zug: eine Bewegung und eine Aktion, in beliebiger Reihenfolge; ein Distrikt kostet keine.',
    rims: 'Was hell umrandet ist, kann man drücken. Der erste Druck zeigt nur, was es kostet.',
    leaving: 'Hier stehen Monster: Wer weggeht, nimmt eine Wunde, gleich wie viele es sind.',
    corruption: 'Verderbtheit ist ein Handel: mehr für jeden Wurf, und bei 7 gibt es nichts mehr.',
    lives: 'Herzen sind übrige Leben. Die fünfte Wunde tötet, und jemand rückt nach.',
    reactions: 'Nach jedem Zug darf die Sünde reagieren: Ein Monster zieht, dann kämpfen alle dort.',
    clock: 'Die Apokalypse steigt jede Runde. Die Leiste oben sagt, wie weit und warum.',
    unite: 'Vereint euch oder fallt: Sind nicht alle Helden einig, entscheidet die Sünde.',
  },
}

import type { Seat } from '@haven/engine'
import { english } from '@haven/text'
import { tongueOf } from '@haven/text/typing'
import { words } from '../../src/base/words.ts'
import { rules } from '../../src/model/rules.ts'
import { TextSession } from '../../src/screens/text-view/session.ts'
import { aMoment, type Beginning, type HomeWishes, homeOfTest, ID, newGame, screenAt, sitDown } from '../at-home.ts'

/** A table without a browser: shell, store and text view, joined as page and worker are. */
export function textTable(people: readonly Seat[], beginning: Beginning, seed: string, wishes: HomeWishes = {}) {
  const home = homeOfTest(wishes)
  sitDown(home, people, newGame(beginning, seed))
  const { wire, store, open, asked } = screenAt(home)
  const went: string[] = []
  const files: string[] = []
  const session = new TextSession(store, ID, {
    rules,
    say: english,
    words,
    tongue: tongueOf(),
    go: (path) => went.push(path),
    download: (name) => files.push(name),
  })
  const texts = () => session.entries.peek().map(({ text }) => text)
  return {
    home,
    wire,
    store,
    session,
    went,
    files,
    texts,
    last: () => texts().at(-1) ?? '',
    open,
    asked,
    async type(line: string): Promise<void> {
      await session.type(line)
      // Bots and the page have their turn before the next line: nobody types that fast.
      await aMoment()
      await asked()
    },
  }
}

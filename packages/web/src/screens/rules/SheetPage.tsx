import './sheet.css'
import { useSignal } from '@preact/signals'
import type { JSX } from 'preact'
import { useEffect } from 'preact/hooks'
import { installIcons } from '../../base/icons/install.ts'
import { rulebook } from '../../base/rulebook-words.ts'
import { speakOfThings } from '../../base/thing-words.ts'
import { catalogue } from '../../base/words.ts'
import { useTitle } from '../../parts/page/Shell.tsx'

type SheetThings = typeof import('./SheetThings.tsx')
type Box = keyof typeof rulebook.sheet.boxes

/** In three columns, from left to right; those with things have them under their lines. */
const BOXES: readonly (readonly [box: Box, group?: string])[] = [
  ['win'],
  ['round'],
  ['turn'],
  ['step'],
  ['fight'],
  ['shot'],
  ['corruption', 'track'],
  ['wounds'],
  ['cleanse'],
  ['city', 'icon'],
  ['sin'],
  ['end'],
  ['faces', 'Face'],
  ['tokens', 'token'],
]

/** `/sheet`: the rules on one page, to lie beside the city. */
export function SheetPage(): JSX.Element {
  const { sheet } = rulebook
  useTitle(sheet.title)
  const drawn = useSignal<SheetThings | null>(null)
  useEffect(() => {
    void Promise.all([import('./SheetThings.tsx'), speakOfThings(), installIcons()]).then(([fetched]) => {
      drawn.value = fetched
    })
  }, [])
  const things = drawn.value
  const boxes = (
    <div class="one-page__boxes">
      {BOXES.map(([box, group]) => (
        <section key={box} class="one-page__box" aria-labelledby={`sheet-${box}`}>
          <h2 id={`sheet-${box}`}>{sheet.boxes[box].title}</h2>
          {sheet.boxes[box].lines.length > 0 && (
            <ul>
              {sheet.boxes[box].lines.map((line) => (
                <li key={line}>{line}</li>
              ))}
            </ul>
          )}
          {things && group !== undefined && <things.SheetThings group={group} />}
        </section>
      ))}
    </div>
  )
  return (
    <main class="one-page-view" data-drawn={things !== null || undefined}>
      <p class="one-page-view__bar row">
        <a class="button" href="/rules">
          {sheet.book}
        </a>
        <button type="button" class="button" data-tone="primary" onClick={() => print()}>
          {sheet.print}
        </button>
        <span>{sheet.lead}</span>
      </p>
      <article class="one-page" aria-label={sheet.title} lang={catalogue.language === 'pseudo' ? 'en-XA' : undefined}>
        <h1>{sheet.title}</h1>
        {things ? <things.WithSheet>{boxes}</things.WithSheet> : boxes}
      </article>
    </main>
  )
}

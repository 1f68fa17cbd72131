import './rules.css'
import './chapters.css'
import './rules-print.css'
import { useComputed, useSignal } from '@preact/signals'
import type { JSX } from 'preact'
import { useEffect, useMemo } from 'preact/hooks'
import { installIcons } from '../../base/icons/install.ts'
import { lastGame } from '../../base/last-game.ts'
import { rulebook } from '../../base/rulebook-words.ts'
import { speakOfThings } from '../../base/thing-words.ts'
import { useCarried } from '../../base/update/carry.ts'
import { words } from '../../base/words.ts'
import { Shell } from '../../parts/page/Shell.tsx'
import { cards, chapters, found, matches, sizeOf } from './book.ts'
import { ChapterText, RuleText } from './ChapterText.tsx'
import type { Picked } from './IconRow.tsx'

type Pictures = typeof import('./Pictures.tsx')

const CARDS = 'CARDS'

const cited = (): string => decodeURIComponent(location.hash.slice(1))

/** The rules in our words: to be read as a book, searched by word or icon, and linked to by paragraph. */
export function RulesPage(): JSX.Element {
  const { ruleBook } = words
  const query = useCarried<string>('rules', '')
  const picked = useSignal<Picked | null>(null)
  const at = useSignal(cited())
  const book = useMemo(() => ({ chapters: chapters(), cards: cards() }), [])
  const pictures = usePictures()
  const wanted = useComputed(() => query.value.trim())
  const isFound = wanted.value !== '' || picked.value !== null
  const shown = useComputed(() => {
    if (picked.value) return found(book.chapters, { words: picked.value.title, rules: picked.value.rules })
    return wanted.value === '' ? book.chapters : found(book.chapters, { words: wanted.value })
  })
  // Cards are many: they come when they are looked for, or when one of them is cited.
  const deck = useComputed(() =>
    wanted.value === ''
      ? book.cards.filter(({ id }) => id === at.value)
      : book.cards.filter((each) => matches(each, wanted.value)),
  )
  useCited(at, pictures !== null)
  useOpenForPrint()
  const number = shown.value.reduce((sum, chapter) => sum + sizeOf(chapter), deck.value.length)
  const cardPart = deck.value.length > 0 && (
    <section class="rules__chapter" aria-labelledby={CARDS}>
      <h2 id={CARDS} tabIndex={-1}>
        {ruleBook.cards}
      </h2>
      {deck.value.map((each) => (
        <RuleText key={each.id} paragraph={each} at={at.value} pictures={pictures} level="h3" />
      ))}
    </section>
  )
  const pick = (next: Picked | null) => {
    picked.value = next
    query.value = ''
  }
  const text = (
    <>
      {pictures && wanted.value === '' && <pictures.IconRow picked={picked.value} pick={pick} />}
      {!isFound && cardPart}
      {!isFound && <Brief />}
      {shown.value.map((chapter) => (
        <ChapterText key={chapter.key} chapter={chapter} at={at.value} pictures={pictures} isFound={isFound} />
      ))}
      {isFound && cardPart}
      {pictures && !isFound && <pictures.Overview />}
    </>
  )
  return (
    <Shell title={ruleBook.title}>
      <p class="rules__lead">{ruleBook.lead}</p>
      <div class="rules">
        <nav class="rules__nav" aria-label={ruleBook.contents}>
          <label class="field">
            {ruleBook.search}
            <input
              class="input"
              type="search"
              data-carried
              placeholder={ruleBook.searchHint}
              value={query.value}
              onInput={(event) => {
                query.value = event.currentTarget.value
                picked.value = null
              }}
            />
          </label>
          <p class="rules__count" role="status">
            {isFound ? ruleBook.found(number) : ''}
          </p>
          <ol class="rules__chapters">
            {shown.value.map(({ key, number: place, title }) => (
              <li key={key}>
                <a href={`#${key}`}>
                  <span class="rules__number">{place}</span> {title}
                </a>
              </li>
            ))}
          </ol>
          <a class="button" data-size="small" href="/sheet">
            {rulebook.sheet.link}
          </a>
          {lastGame.value !== null && (
            <a class="button" data-size="small" href={`/g/${lastGame.value}`}>
              {ruleBook.backToGame}
            </a>
          )}
        </nav>
        <div class="rules__text">{pictures ? <pictures.WithPictures>{text}</pictures.WithPictures> : text}</div>
      </div>
    </Shell>
  )
}

/** Whoever reads need not wait for them. */
function usePictures(): Pictures | null {
  const fetched = useSignal<Pictures | null>(null)
  useEffect(() => {
    void Promise.all([import('./Pictures.tsx'), speakOfThings(), installIcons()]).then(([pictures]) => {
      fetched.value = pictures
    })
  }, [])
  return fetched.value
}

/** Goes to the paragraph that the address names. */
function useCited(at: { value: string }, isPictured: boolean): void {
  useEffect(() => {
    const find = () => {
      at.value = cited()
    }
    addEventListener('hashchange', find)
    return () => removeEventListener('hashchange', find)
  }, [])
  useEffect(() => {
    if (at.value === '') return
    const target = document.getElementById(at.value)
    target?.scrollIntoView({ block: 'start' })
    target?.focus({ preventScroll: true })
    // Pictures that come later move it once more.
  }, [at.value, isPictured])
}

/** On paper nothing can be unfolded. */
function useOpenForPrint(): void {
  useEffect(() => {
    const open = () => {
      for (const each of document.querySelectorAll<HTMLDetailsElement>('.rules details')) each.open = true
    }
    addEventListener('beforeprint', open)
    return () => removeEventListener('beforeprint', open)
  }, [])
}

function Brief(): JSX.Element {
  return (
    <section class="panel rules__brief" aria-labelledby="brief">
      <h2 id="brief">{words.ruleBook.brief}</h2>
      <ol>
        {words.ruleBook.briefly.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ol>
    </section>
  )
}

import './rules.css'
import { useComputed, useSignal } from '@preact/signals'
import type { JSX } from 'preact'
import { useEffect, useMemo } from 'preact/hooks'
import { installIcons } from '../../base/icons/install.ts'
import { lastGame } from '../../base/last-game.ts'
import { speakOfThings } from '../../base/thing-words.ts'
import { useCarried } from '../../base/update/carry.ts'
import { words } from '../../base/words.ts'
import { Shell } from '../../parts/page/Shell.tsx'
import { type Chapter, cards, chapters, matches, type Paragraph } from './book.ts'

type Pictures = typeof import('./Pictures.tsx')

const cited = (): string => decodeURIComponent(location.hash.slice(1))

/** Every rule in our words, to be read, searched and linked to. */
export function RulesPage(): JSX.Element {
  const { ruleBook } = words
  const query = useCarried<string>('rules', '')
  const at = useSignal(cited())
  const book = useMemo(() => ({ chapters: chapters(), cards: cards() }), [])
  const shown = useComputed(() => sought(book.chapters, book.cards, query.value.trim(), at.value))
  const pictures = usePictures()
  useCited(at, pictures !== null)
  const number = shown.value.reduce((sum, { paragraphs }) => sum + paragraphs.length, 0)
  const text = (
    <>
      {query.value.trim() === '' && <Brief />}
      {pictures && query.value.trim() === '' && <pictures.Overview />}
      {shown.value.map((chapter) => (
        <ChapterText key={chapter.key} chapter={chapter} at={at.value} pictures={pictures} />
      ))}
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
              }}
            />
          </label>
          <p class="rules__count" role="status">
            {query.value.trim() === '' ? '' : ruleBook.found(number)}
          </p>
          <ol class="rules__chapters">
            {shown.value.map(({ key, title }) => (
              <li key={key}>
                <a href={`#${key}`}>{title}</a>
              </li>
            ))}
          </ol>
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
  const found = useSignal<Pictures | null>(null)
  useEffect(() => {
    void Promise.all([import('./Pictures.tsx'), speakOfThings(), installIcons()]).then(([pictures]) => {
      found.value = pictures
    })
  }, [])
  return found.value
}

const CARDS = 'CARDS'

/** Cards are many: they come when they are looked for, or when one of them is cited. */
function sought(all: readonly Chapter[], deck: readonly Paragraph[], query: string, at: string): readonly Chapter[] {
  const paragraphs = query === '' ? deck.filter(({ id }) => id === at) : deck.filter((each) => matches(each, query))
  const rules = all.map((chapter) => ({
    ...chapter,
    paragraphs: query === '' ? chapter.paragraphs : chapter.paragraphs.filter((each) => matches(each, query)),
  }))
  const cardPart = { key: CARDS, title: words.ruleBook.cards, paragraphs }
  return (query === '' ? [cardPart, ...rules] : [...rules, cardPart]).filter((chapter) => chapter.paragraphs.length > 0)
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
    const found = document.getElementById(at.value)
    found?.scrollIntoView({ block: 'start' })
    found?.focus({ preventScroll: true })
    // Pictures that come later move it once more.
  }, [at.value, isPictured])
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

interface ChapterProps {
  readonly chapter: Chapter
  readonly at: string
  readonly pictures: Pictures | null
}

function ChapterText({ chapter, at, pictures }: ChapterProps): JSX.Element {
  return (
    <section class="rules__chapter" aria-labelledby={chapter.key}>
      <h2 id={chapter.key} tabIndex={-1}>
        {chapter.title}
      </h2>
      {chapter.paragraphs.map(({ id, title, text }) => (
        <article key={id} id={id} class="rule" tabIndex={-1} aria-labelledby={`${id}-title`} data-cited={id === at}>
          <h3 class="rule__title" id={`${id}-title`}>
            {title}
          </h3>
          <a class="rule__id" href={`#${id}`} aria-label={words.ruleBook.linkTo(id)}>
            {id}
          </a>
          <p class="rule__text">{text}</p>
          {pictures && <pictures.PictureOf rule={id} />}
        </article>
      ))}
    </section>
  )
}

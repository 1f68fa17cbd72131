import type { JSX } from 'preact'
import { Icon } from '../../base/icons/Icon.tsx'
import { rulebook } from '../../base/rulebook-words.ts'
import { catalogue, words } from '../../base/words.ts'
import { exampleLink } from '../../model/links/example-links.ts'
import { scenePath } from '../../model/night.ts'
import { type Chapter, holds, type Letter, type Paragraph, sizeOf, type Told } from './book.ts'

type Pictures = typeof import('./Pictures.tsx')

interface ChapterProps {
  readonly chapter: Chapter
  /** The paragraph that the address names. */
  readonly at: string
  readonly pictures: Pictures | null
  /** Only what was looked for is shown. */
  readonly isFound: boolean
}

export function ChapterText({ chapter, at, pictures, isFound }: ChapterProps): JSX.Element {
  const { key, number, title, lead, scene, told, letters } = chapter
  const rules = sizeOf({ told: [], letters })
  const text = letters.map((letter) => <LetterText key={letter.key} letter={letter} at={at} pictures={pictures} />)
  return (
    <section class="rules__chapter" aria-labelledby={key}>
      <header class="chapter">
        <p class="eyebrow">{rulebook.chapter(number)}</p>
        <h2 id={key} tabIndex={-1}>
          {title}
        </h2>
        <p class="chapter__lead">{lead}</p>
        {scene !== undefined && (
          <a class="button" data-size="small" href={scenePath(scene)}>
            <Icon name="perspective-dice-six-faces-random" /> {rulebook.playScene}
          </a>
        )}
      </header>
      {told.map((each) => (
        <ToldText key={each.id} told={each} pictures={pictures} />
      ))}
      {letters.length > 0 &&
        (isFound ? (
          text
        ) : (
          <details class="letter" open={holds(chapter, at)}>
            <summary>{rulebook.letter(rules)}</summary>
            {text}
          </details>
        ))}
    </section>
  )
}

function ToldText({ told: { id, title, text, part }, pictures }: { told: Told; pictures: Pictures | null }) {
  return (
    <section class="told" aria-labelledby={id}>
      <h3 id={id} tabIndex={-1}>
        {title}
      </h3>
      {text.map((each) => (
        <p key={each}>{each}</p>
      ))}
      {pictures && <pictures.PicturesOf part={part} />}
      {(part.rules.length > 0 || part.examples) && (
        <p class="told__links">
          {part.rules.map((rule) => (
            <a key={rule} class="told__rule" href={`#${rule}`} title={catalogue.rule(rule)?.title}>
              {rule}
            </a>
          ))}
          {part.examples?.map((number) => (
            <a key={number} class="button" data-size="small" href={exampleLink(number)}>
              {rulebook.playExample(number, rulebook.examples[number]?.title ?? '')}
            </a>
          ))}
        </p>
      )}
    </section>
  )
}

interface LetterProps {
  readonly letter: Letter
  readonly at: string
  readonly pictures: Pictures | null
}

function LetterText({ letter: { key, title, paragraphs }, at, pictures }: LetterProps): JSX.Element {
  return (
    <section class="letter__part" aria-labelledby={key}>
      <h3 id={key} tabIndex={-1}>
        {title}
      </h3>
      {paragraphs.map((each) => (
        <RuleText key={each.id} paragraph={each} at={at} pictures={pictures} />
      ))}
    </section>
  )
}

interface RuleProps {
  readonly paragraph: Paragraph
  readonly at: string
  readonly pictures: Pictures | null
  /** Cards stand right under their chapter. */
  readonly level?: 'h3' | 'h4'
}

export function RuleText({
  paragraph: { id, title, text },
  at,
  pictures,
  level: Title = 'h4',
}: RuleProps): JSX.Element {
  return (
    <article id={id} class="rule" tabIndex={-1} aria-labelledby={`${id}-title`} data-cited={id === at}>
      <Title class="rule__title" id={`${id}-title`}>
        {title}
      </Title>
      <a class="rule__id" href={`#${id}`} aria-label={words.ruleBook.linkTo(id)}>
        {id}
      </a>
      <p class="rule__text">{text}</p>
      {pictures && <pictures.PictureOf rule={id} />}
    </article>
  )
}

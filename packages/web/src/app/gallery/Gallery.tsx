import { useSignal } from '@preact/signals'
import type { JSX } from 'preact'
import { useEffect } from 'preact/hooks'
import { THEMES, type Theme } from '../../base/theme/palette.ts'
import { catalogue, words } from '../../base/words.ts'
import { CARD_BACKS, CARD_SIZES, Card, CardBack } from '../../parts/cards/Card.tsx'
import { cardFace } from '../../parts/cards/card-face.ts'
import { TableContext, type TableSetting } from '../../parts/context/table-context.ts'
import { InspectLayer } from '../../parts/panels/InspectLayer.tsx'
import { Art } from './Art.tsx'
import { Controls } from './Controls.tsx'
import { FilmPart } from './FilmPart.tsx'
import { decks, facts, fixtures } from './fixtures.ts'
import { longerCatalogue, longerWords } from './lengthen.ts'
import { Desk, Dice } from './Parts.tsx'
import { Prompts } from './Prompts.tsx'

/**
 * Every card, panel, picture and control in its hardest states. `?part=cards,dice&size=small,large&theme=light&still` choose;
 * `#long` has words that are 40 % longer.
 */
const PARTS = ['cards', 'panels', 'dice', 'controls', 'prompts', 'film', 'art'] as const

const chosen = <T extends string>(all: readonly T[], wanted: string | null, usual: readonly T[]): readonly T[] =>
  wanted === null ? usual : all.filter((each) => wanted.split(',').includes(each))

const themeOf = (asked: URLSearchParams): Theme => THEMES.find((theme) => theme === asked.get('theme')) ?? 'dark'

function useLongWords(): boolean {
  const long = useSignal(location.hash === '#long')
  useEffect(() => {
    const onHash = (): void => {
      long.value = location.hash === '#long'
    }
    addEventListener('hashchange', onHash)
    return () => removeEventListener('hashchange', onHash)
  }, [long])
  return long.value
}

export function Gallery({ asked }: { readonly asked: URLSearchParams }): JSX.Element {
  const long = useLongWords()
  const setting: Required<TableSetting> = {
    facts,
    say: long ? longerCatalogue(catalogue) : catalogue,
    words: long ? longerWords(words.panels) : words.panels,
  }
  const shown = chosen(
    PARTS,
    asked.get('part'),
    PARTS.filter((part) => part !== 'prompts' && part !== 'film' && part !== 'art'),
  )
  const sizes = chosen(CARD_SIZES, asked.get('size'), ['medium'])
  // A table needs the page for itself.
  if (shown.includes('film')) return <FilmPart />
  if (shown.includes('prompts')) {
    return (
      <TableContext.Provider value={setting}>
        <Prompts />
      </TableContext.Provider>
    )
  }
  return (
    <TableContext.Provider value={setting}>
      <main class="gallery">
        <header class="gallery__bar">
          <h1>Gallery</h1>
          {PARTS.map((each) => (
            <a key={each} href={`?part=${each}`}>
              {each}
            </a>
          ))}
        </header>
        {shown.includes('cards') &&
          decks.map(({ name, cards }) => (
            <section key={name} class="gallery__part">
              <h2>{name}</h2>
              <div class="gallery__cards">
                {cards.map((id) => {
                  const face = cardFace(id, setting)
                  return face ? (
                    sizes.map((size) => <Card key={`${id}-${size}`} face={face} size={size} />)
                  ) : (
                    <p key={id}>No face: {id}</p>
                  )
                })}
              </div>
            </section>
          ))}
        {shown.includes('cards') && (
          <section class="gallery__part">
            <h2>Backs</h2>
            <div class="gallery__cards">
              {CARD_BACKS.map((kind) => (
                <CardBack key={kind} kind={kind} size={sizes[0] ?? 'medium'} label={setting.words.faceDown(kind)} />
              ))}
            </div>
          </section>
        )}
        {shown.includes('panels') && fixtures.map(({ name, view }) => <Desk key={name} name={name} view={view} />)}
        {shown.includes('dice') && <Dice />}
        {shown.includes('controls') && <Controls />}
        {shown.includes('art') && <Art theme={themeOf(asked)} sheet={asked.get('sheet')} />}
      </main>
      <InspectLayer />
    </TableContext.Provider>
  )
}

import { type Additions, addedIds, type BoxManifest } from '@haven/table/boxes'
import { boxInLanguage } from '@haven/text/languages'
import { type Signal, signal } from '@preact/signals'
import { useEffect } from 'preact/hooks'
import { change, settings } from '../../base/settings.ts'
import { catalogue, language, speakOfBox } from '../../base/words.ts'
import { installedBoxes } from './installed.ts'
import { onShelf, type PageBox, shelveAlso } from './shelf.ts'

/** The boxes that this page knows: which are switched on, whose an id is, and whose words are there. */

shelveAlso(installedBoxes)

/** Counts the boxes whose words have come: who shows names looks again. */
const spoken: Signal<number> = signal(0)

/** Each part of a page that asks for them is drawn anew when their words have come. */
export function boxes(): readonly PageBox[] {
  void spoken.value
  return onShelf().filter(({ isOlder }) => !isOlder)
}

export const isOn = ({ id }: BoxManifest): boolean => !settings.value.boxesOff.includes(id)

export function switchBox({ id }: BoxManifest, on: boolean): void {
  const others = settings.value.boxesOff.filter((each) => each !== id)
  change({ boxesOff: on ? others : [...others, id] })
}

/** In the language of the page, if it has that: its words say it, and before they come the box itself. */
export function nameOfBox({ id, names }: BoxManifest): string {
  void spoken.value
  return catalogue.say.knows(id) ? catalogue.name(id) : (names[language] ?? names.en ?? id)
}

/** Those that a new game may have something of. */
export const boxesOn = (): readonly PageBox[] => boxes().filter(({ manifest }) => isOn(manifest))

export const addsId = (adds: Additions, id: string): boolean => addedIds(adds).includes(id)

// -------------------------------------------------------------------------------------------------------- words

const asked = new Map<PageBox, Promise<void>>()

function speak(box: PageBox): Promise<void> {
  let found = asked.get(box)
  if (!found) {
    found = box
      .words((languages) => boxInLanguage(language, languages))
      .then((words) => {
        speakOfBox(words)
        spoken.value++
      })
    asked.set(box, found)
    // It may come at the next try: the line was down.
    found.catch(() => asked.delete(box))
  }
  return found
}

export const speakOfBoxes = (known: readonly PageBox[]): Promise<unknown> => Promise.all(known.map(speak))

/** The words of whatever these ids belong to come soon, and are shown then. */
export function useWordsOf(ids: readonly string[]): void {
  const unknown = ids.filter((id) => !catalogue.say.knows(id)).join(' ')
  void spoken.value
  useEffect(() => {
    const wanted = unknown.split(' ')
    const own = boxes().filter(({ manifest }) => wanted.some((id) => id === manifest.id || addsId(manifest.adds, id)))
    speakOfBoxes(own).catch(() => undefined)
  }, [unknown])
}

import { fetchPart } from '@haven/text/languages'
import { type Tongue, tongueOf } from '@haven/text/typing'
import { type Signal, signal } from '@preact/signals'
import { language } from './words.ts'

/** How typed lines are read. Whoever never types never fetches it; null until it is there. */
export const tongue: Signal<Tongue | null> = signal(null)

export async function speakTyped(): Promise<void> {
  tongue.value ??= tongueOf(await fetchPart(language, 'typing'))
}

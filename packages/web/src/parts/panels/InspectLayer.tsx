import { useSignal, useSignalEffect } from '@preact/signals'
import type { JSX } from 'preact'
import { useEffect } from 'preact/hooks'
import { inspected } from './inspected.ts'
import { listen } from './pointing.ts'

/** Once on the page: hears what is pointed at. The card and its words are fetched when the first thing is looked at. */
export function InspectLayer(): JSX.Element | null {
  const card = useSignal<typeof import('./InspectCard.tsx').InspectCard | null>(null)
  useEffect(() => listen(), [])
  useSignalEffect(() => {
    if (inspected.value && !card.peek()) void fetchCard().then((fetched) => (card.value = fetched))
  })
  const { value: open } = inspected
  const Card = card.value
  return open && Card ? <Card open={open} /> : null
}

async function fetchCard() {
  const [{ InspectCard }, { speakOfThings }] = await Promise.all([
    import('./InspectCard.tsx'),
    import('../../base/thing-words.ts'),
  ])
  await speakOfThings()
  return InspectCard
}

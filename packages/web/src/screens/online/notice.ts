import { useSignalEffect } from '@preact/signals'
import { useEffect, useRef } from 'preact/hooks'
import { say } from '../../base/online-words.ts'
import type { GameStore } from '../../model/store.ts'
import { sound } from '../../parts/sound/speaker.ts'

interface Badge {
  setAppBadge?: (count?: number) => Promise<void>
  clearAppBadge?: () => Promise<void>
}

const MARK = '● '

function mark(isAsked: boolean): void {
  const plain = document.title.startsWith(MARK) ? document.title.slice(MARK.length) : document.title
  document.title = isAsked ? say.play.titleTurn(plain) : plain
  const { setAppBadge, clearAppBadge } = navigator as Badge
  const told = isAsked ? setAppBadge?.call(navigator, 1) : clearAppBadge?.call(navigator)
  told?.catch(() => undefined)
}

/** It is your turn, and you look elsewhere: the title says so, the icon does, and it can be heard. */
export function useTurnNotice(store: GameStore): void {
  const before = useRef<string | null>(null)
  useSignalEffect(() => {
    const asked = store.question.value?.id ?? null
    // After the page has set its own title.
    setTimeout(() => mark(store.question.peek() !== null))
    if (asked !== null && before.current === null && document.hidden) sound('yourTurn')
    before.current = asked
  })
  useEffect(() => () => mark(false), [])
}

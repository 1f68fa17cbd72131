import type { Random } from '@haven/engine'
import type { VirtualTime } from '@haven/testkit/sim'

interface Listening {
  onmessage: ((event: { data: unknown }) => void) | null
}

/** What tabs of one browser hear of each other: each message once, a moment later. */
export function channelOf(time: VirtualTime, random: Random) {
  const all = new Set<Listening>()
  return class implements Listening {
    onmessage: Listening['onmessage'] = null

    constructor() {
      all.add(this)
    }

    postMessage(data: unknown): void {
      for (const each of all) {
        if (each === this) continue
        time.after(1 + random.below(20), () => {
          if (all.has(each)) each.onmessage?.({ data: structuredClone(data) })
        })
      }
    }

    close(): void {
      all.delete(this)
    }
  }
}

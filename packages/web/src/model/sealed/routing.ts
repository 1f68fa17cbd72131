import { installed } from '../boxes/installed.ts'
import type { Routing } from '../link.ts'

/** Games with boxes of strangers have cells; what knows which is fetched when there is such a box on this device. */
export const routing: Routing = {
  isNeeded: () => installed.peek().length > 0,
  open: async (home, hear) => {
    const { Router } = await import('./route.ts')
    return new Router(home, hear)
  },
}

import '../base/theme/theme.css'
import './app.css'
import { render } from 'preact'
import { fetchAhead } from '../base/ahead.ts'
import { installGlyphs } from '../base/icons/install.ts'
import { pick } from '../base/pick-language.ts'
import { startRouter } from '../base/router.ts'
import { applySettings } from '../base/settings.ts'
import { isPartMissing, keepUpToDate } from '../base/update/update.ts'
import { speak, tag } from '../base/words.ts'
import { routeBy, workerLink } from '../model/link.ts'
import { routing } from '../model/sealed/routing.ts'

const chosen = pick()

/** Pages on which a game is played. */
const isGame = (): boolean => /^\/(g\/|t$)/.test(location.pathname)

async function start(): Promise<void> {
  // Side by side: what the first view is made of keeps no words at its top. Pages that do are fetched later.
  const [{ App }] = await Promise.all([import('./App.tsx'), speak(chosen)])
  document.documentElement.lang = tag()
  render(<App />, document.getElementById('app') as HTMLElement)
}

routeBy(routing)
const isHome = location.pathname.startsWith('/g/')
fetchAhead(chosen, isGame(), isHome)
// A game that is kept here is opened while the page is fetched.
if (isHome) workerLink()
installGlyphs()
applySettings()
startRouter()
keepUpToDate()
start().catch((error: unknown) => {
  // Between two builds its parts may be gone already: then it loads anew.
  if (!isPartMissing(String(error))) throw error
})

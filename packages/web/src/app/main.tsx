import '../base/theme/theme.css'
import './app.css'
import { render } from 'preact'
import { installIcons } from '../base/icons/install.ts'
import { keepForOffline } from '../base/offline/update.ts'
import { pick } from '../base/pick-language.ts'
import { startRouter } from '../base/router.ts'
import { applySettings } from '../base/settings.ts'
import { speak, tag } from '../base/words.ts'

async function start(): Promise<void> {
  await speak(pick())
  document.documentElement.lang = tag()
  // Not before: whatever a module keeps of the words at its top is there then.
  const { App } = await import('./App.tsx')
  render(<App />, document.getElementById('app') as HTMLElement)
}

applySettings()
startRouter()
void start()
installIcons().catch(() => undefined)
keepForOffline()

import './theme/index.css'
import './app/app.css'
import { render } from 'preact'
import { App } from './app/App.tsx'
import { startRouter } from './app/router.ts'
import { applySettings } from './app/settings.ts'
import { installIcons } from './icons/install.ts'
import { keepForOffline } from './offline/update.ts'

applySettings()
startRouter()
render(<App />, document.getElementById('app') as HTMLElement)
installIcons().catch(() => undefined)
keepForOffline()

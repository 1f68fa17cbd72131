import '../base/theme/theme.css'
import './app.css'
import { render } from 'preact'
import { installIcons } from '../base/icons/install.ts'
import { keepForOffline } from '../base/offline/update.ts'
import { startRouter } from '../base/router.ts'
import { applySettings } from '../base/settings.ts'
import { App } from './App.tsx'

applySettings()
startRouter()
render(<App />, document.getElementById('app') as HTMLElement)
installIcons().catch(() => undefined)
keepForOffline()

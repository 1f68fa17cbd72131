import '../../base/theme/theme.css'
import '../../screens/table/look.ts'
import './gallery.css'
import { LANGUAGES } from '@haven/text/languages'
import { render } from 'preact'
import { installIcons } from '../../base/icons/install.ts'
import { THEMES } from '../../base/theme/palette.ts'
import { speak, speakOfGame, tag } from '../../base/words.ts'

const asked = new URLSearchParams(location.search)
const { dataset } = document.documentElement
dataset.theme = THEMES.find((theme) => theme === asked.get('theme')) ?? 'dark'
if (asked.has('still')) dataset.motion = 'less'
async function start(): Promise<void> {
  await speak(LANGUAGES.find((each) => each === asked.get('lang')) ?? 'en')
  document.documentElement.lang = tag()
  await speakOfGame()
  const { Gallery } = await import('./Gallery.tsx')
  render(<Gallery asked={asked} />, document.getElementById('app') as HTMLElement)
  await installIcons()
}

start().then(
  () => {
    dataset.ready = 'true'
  },
  (error: unknown) => {
    dataset.ready = String(error)
  },
)

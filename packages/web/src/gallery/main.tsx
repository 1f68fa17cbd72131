import '../theme/index.css'
import '../table/look.ts'
import './gallery.css'
import { render } from 'preact'
import { installIcons } from '../icons/install.ts'
import { THEMES } from '../theme/palette.ts'
import { Gallery } from './Gallery.tsx'

const asked = new URLSearchParams(location.search)
const { dataset } = document.documentElement
dataset.theme = THEMES.find((theme) => theme === asked.get('theme')) ?? 'dark'
if (asked.has('still')) dataset.motion = 'less'
render(<Gallery asked={asked} />, document.getElementById('app') as HTMLElement)
installIcons().then(
  () => {
    dataset.ready = 'true'
  },
  (error: unknown) => {
    dataset.ready = String(error)
  },
)

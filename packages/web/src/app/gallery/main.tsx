import '../../base/theme/theme.css'
import '../../screens/table/look.ts'
import './gallery.css'
import { render } from 'preact'
import { installIcons } from '../../base/icons/install.ts'
import { THEMES } from '../../base/theme/palette.ts'
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

// Where the browsers are; on Debian as root they are installed when they are missing.
import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { installByApt, isDebianRoot } from '../apt.mjs'

const WHY = 'the round in other browsers'
const FIREFOX = [
  '/usr/bin/firefox-esr',
  '/usr/bin/firefox',
  '/Applications/Firefox.app/Contents/MacOS/firefox',
  'C:\\Program Files\\Mozilla Firefox\\firefox.exe',
]

const first = (places) => places.find((place) => existsSync(place))

/** /usr/lib/x86_64-linux-gnu/webkit2gtk-4.1/MiniBrowser on Debian; others have no folder of the machine's kind. */
function miniBrowser() {
  const folders = (place) => (existsSync(place) ? readdirSync(place).map((name) => join(place, name)) : [])
  const near = [...folders('/usr/lib'), ...folders('/usr/libexec'), ...folders('/usr/lib64')]
  const libraries = near.filter((place) => /linux-gnu/.test(place)).flatMap(folders)
  const kits = [...near, ...libraries].filter((place) => /webkit2?gtk-[\d.]+$/.test(place))
  return first(kits.map((kit) => join(kit, 'MiniBrowser')))
}

/** What `look` finds, if need be after these packages are installed. */
function found(look, packages) {
  if (!look() && isDebianRoot()) for (const name of packages) installByApt(name, WHY)
  return look()
}

export const findFirefox = () => found(() => first(FIREFOX), ['firefox-esr'])
export const NO_FIREFOX = 'no Firefox here; install it ("apt-get install firefox-esr" on Debian).'

export function findWebkit() {
  const look = () => {
    const driver = first(['/usr/bin/WebKitWebDriver'])
    const xvfb = first(['/usr/bin/Xvfb'])
    const browser = miniBrowser()
    return driver && xvfb && browser && { driver, xvfb, browser }
  }
  return found(look, ['webkit2gtk-driver', 'xvfb'])
}
export const NO_WEBKIT =
  'no WebKitGTK here (Linux alone has it); install WebKitWebDriver, MiniBrowser and Xvfb ("apt-get install webkit2gtk-driver xvfb" on Debian).'

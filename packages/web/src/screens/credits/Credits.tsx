import type { JSX } from 'preact'
import { ICON_CREDITS } from '../../base/icons/credits.ts'
import { words } from '../../base/words.ts'
import { Shell } from '../../parts/page/Shell.tsx'

export function Credits(): JSX.Element {
  const { shell } = words
  return (
    <Shell title={shell.creditsTitle}>
      <div class="panel page__text">
        <p>{shell.creditsGame}</p>
        <p>
          {shell.creditsIcons} <a href={ICON_CREDITS.address}>{ICON_CREDITS.source}</a>,{' '}
          <a href={ICON_CREDITS.licenceAddress}>{ICON_CREDITS.licence}</a>: {ICON_CREDITS.authors.join(', ')}.
        </p>
        <p>{shell.creditsFonts}</p>
        <p>{shell.creditsCode}</p>
      </div>
    </Shell>
  )
}

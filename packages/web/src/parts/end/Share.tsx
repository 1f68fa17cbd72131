import { useSignal } from '@preact/signals'
import type { ComponentChildren, JSX } from 'preact'
import { download } from '../../base/download.ts'
import { Icon } from '../../base/icons/Icon.tsx'
import { catalogue, words } from '../../base/words.ts'
import { workerLink } from '../../model/link.ts'
import type { Recap } from '../../model/recap/recap.ts'
import { CopyLink } from '../links/CopyLink.tsx'
import { lastSentence, verdictOf } from './Head.tsx'
import { posterOf } from './poster.ts'

interface ShareProps {
  readonly game: string
  readonly recap: Recap
  /** In words: does every roll follow from the seed? */
  readonly verify: () => Promise<string>
  /** More to share, of this kind of table. */
  readonly children?: ComponentChildren
}

const MINUTE = 60_000

/** Rounds, decisions, and the time at the table. */
export function lengthOf({ end, length, played }: Recap): string {
  const { recap: say } = words
  const facts = say.length(end.round, length, end.track)
  return played === null ? facts : `${facts} · ${say.atTable(Math.max(1, Math.round(played / MINUTE)))}`
}

function posterText(recap: Recap): string {
  const { setup } = recap.end
  const heroes = recap.statistics.heroes.map(({ hero }) => catalogue.name(hero)).join(' · ')
  return posterOf(recap, {
    title: verdictOf(recap.outcome, 'heroes'),
    lines: [catalogue.name(setup.story), lastSentence(recap.end), lengthOf(recap), heroes, catalogue.name(setup.sin)],
  })
}

/** The picture, the record, a link, and whether the dice were fair. */
export function Share({ game, recap, verify, children }: ShareProps): JSX.Element {
  const { recap: say } = words
  const said = useSignal('')
  const record = async () => download('haven-record.json', await workerLink().call('record-of', { game }))
  const check = async () => {
    said.value = say.verifying
    said.value = await verify()
  }
  return (
    <div class="stack">
      <button
        type="button"
        class="button"
        data-tone="primary"
        onClick={() => download('haven-poster.svg', posterText(recap), 'image/svg+xml')}
      >
        <Icon name="download" />
        {say.poster}
      </button>
      <button type="button" class="button" onClick={() => void record()}>
        <Icon name="download" />
        {say.record}
      </button>
      <CopyLink label={say.copyEnd} link={() => workerLink().call('moment-link', { game, moment: recap.length })} />
      {children}
      <button type="button" class="button" onClick={() => void check()}>
        <Icon name="check" />
        {say.verify}
      </button>
      <p class="end__hint">{say.recordHint}</p>
      <p role="status">{said.value}</p>
    </div>
  )
}

/** At home the seed is here: its hash was shown at the start. */
export async function verifyHere(game: string): Promise<string> {
  const { recap: say } = words
  const { wrongAt, seedCommit } = await workerLink().call('verify', { game })
  return wrongAt === null ? say.verified(seedCommit) : say.notVerified(wrongAt)
}

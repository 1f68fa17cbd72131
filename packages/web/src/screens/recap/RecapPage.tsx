import './recap.css'
import type { OnlineNo } from '@haven/table'
import { useSignal } from '@preact/signals'
import type { JSX } from 'preact'
import { useEffect } from 'preact/hooks'
import { download } from '../../base/download.ts'
import { fail } from '../../base/failure.ts'
import { Icon } from '../../base/icons/Icon.tsx'
import { catalogue, words } from '../../base/words.ts'
import { workerLink } from '../../model/link.ts'
import type { Recap } from '../../model/recap/recap.ts'
import { Refused } from '../../model/refused.ts'
import { replayPath } from '../../model/replay/turns.ts'
import { refusalText } from '../../model/words.ts'
import { CopyLink } from '../../parts/links/CopyLink.tsx'
import { Shell, useTitle } from '../../parts/page/Shell.tsx'
import { Curve } from './Curve.tsx'
import { LuckLedger } from './LuckLedger.tsx'
import { posterOf } from './poster.ts'
import { StatisticsPanel } from './StatisticsPanel.tsx'
import { TurningPoints } from './TurningPoints.tsx'

/** `/g/:id/recap`: how a game went, once it is over. */
export function RecapPage({ game = '' }: { readonly game?: string }): JSX.Element {
  const recap = useSignal<Recap | null>(null)
  const refusal = useSignal<OnlineNo | null>(null)
  useEffect(() => {
    workerLink()
      .call('recap', { game })
      .then((found) => {
        recap.value = found
      })
      .catch((error: unknown) => {
        if (error instanceof Refused) refusal.value = error.refusal
        else fail(String(error))
      })
  }, [])
  if (refusal.value) {
    return (
      <Shell title={words.recap.title}>
        <p>{refusalText(refusal.value)}</p>
        <p>
          <a class="button" href={`/g/${game}`}>
            {words.replay.leave}
          </a>
        </p>
      </Shell>
    )
  }
  if (!recap.value) {
    return (
      <main class="loading" aria-busy="true">
        <p class="display">{words.recap.reading}</p>
      </main>
    )
  }
  return <RecapView game={game} recap={recap.value} />
}

export function RecapView({ game, recap }: { readonly game: string; readonly recap: Recap }): JSX.Element {
  const { recap: say } = words
  useTitle(say.title)
  return (
    <div class="recap" data-winner={recap.outcome.winner}>
      <header class="recap__bar">
        <a class="page__home display" href="/">
          {words.shell.product}
        </a>
      </header>
      <main class="recap__main">
        <Verdict game={game} recap={recap} />
        {recap.chances && (
          <section class="recap__part" aria-labelledby="recap-curve">
            <h2 id="recap-curve">{say.curve}</h2>
            <p class="recap__hint">{say.curveOf}</p>
            <Curve game={game} recap={recap} chances={recap.chances} />
          </section>
        )}
        {recap.turning.length > 0 && (
          <section class="recap__part" aria-labelledby="recap-turning">
            <h2 id="recap-turning">{say.turning}</h2>
            <TurningPoints game={game} points={recap.turning} />
          </section>
        )}
        <section class="recap__part" aria-labelledby="recap-luck">
          <h2 id="recap-luck">{say.luck}</h2>
          <p class="recap__hint">{say.luckHint}</p>
          <LuckLedger luck={recap.luck} />
        </section>
        <section class="recap__part" aria-labelledby="recap-numbers">
          <h2 id="recap-numbers">{say.statistics}</h2>
          <StatisticsPanel statistics={recap.statistics} />
        </section>
        <Share game={game} recap={recap} />
      </main>
    </div>
  )
}

const MINUTE = 60_000

/** Rounds, decisions, and the time at the table. */
function lengthOf({ round, length, track, played }: Recap): string {
  const { recap: say } = words
  const facts = say.length(round, length, track)
  return played === null ? facts : say.withTime(facts, Math.max(1, Math.round(played / MINUTE)))
}

function Verdict({ game, recap }: { readonly game: string; readonly recap: Recap }): JSX.Element {
  const { recap: say } = words
  const { outcome, setup } = recap
  return (
    <section class="verdict" aria-labelledby="verdict">
      <p class="eyebrow">{say.facts(setup.story, setup.map, setup.sin)}</p>
      <h1 class="verdict__words" id="verdict">
        {say.verdicts[outcome.winner]}
      </h1>
      <p class="verdict__outcome">{catalogue.outcome(outcome)}</p>
      <p>{say.by(outcome.rule)}</p>
      <p class="recap__hint">{lengthOf(recap)}</p>
      <div class="row">
        <a class="button" data-tone="primary" href={replayPath(game)}>
          <Icon name="play" />
          {say.watch}
        </a>
        <a class="button" href="/">
          {say.again}
        </a>
      </div>
    </section>
  )
}

function Share({ game, recap }: { readonly game: string; readonly recap: Recap }): JSX.Element {
  const { recap: say } = words
  const record = async () => download('haven-record.json', await workerLink().call('record-of', { game }))
  const verdict = useSignal('')
  const verify = async () => {
    verdict.value = say.verifying
    const { wrongAt, seedCommit } = await workerLink().call('verify', { game })
    verdict.value = wrongAt === null ? say.verified(seedCommit) : say.notVerified(wrongAt)
  }
  const poster = () => {
    const { story, sin } = recap.setup
    const lines = [catalogue.name(story), catalogue.outcome(recap.outcome), lengthOf(recap)]
    const heroes = recap.statistics.heroes.map(({ hero }) => catalogue.name(hero)).join(' · ')
    const text = posterOf(recap, {
      title: say.verdicts[recap.outcome.winner],
      lines: [...lines, heroes, catalogue.name(sin)],
    })
    download('haven-poster.svg', text, 'image/svg+xml')
  }
  return (
    <section class="recap__part" aria-labelledby="recap-share">
      <h2 id="recap-share">{say.share}</h2>
      <div class="row">
        <CopyLink label={say.copyEnd} link={() => workerLink().call('moment-link', { game, moment: recap.length })} />
        <button type="button" class="button" title={say.recordHint} onClick={() => void record()}>
          <Icon name="download" />
          {say.record}
        </button>
        <button type="button" class="button" onClick={() => void verify()}>
          <Icon name="check" />
          {say.verify}
        </button>
        <button type="button" class="button" onClick={poster}>
          <Icon name="download" />
          {say.poster}
        </button>
      </div>
      <p class="recap__hint">{say.recordHint}</p>
      <p role="status">{verdict.value}</p>
    </section>
  )
}

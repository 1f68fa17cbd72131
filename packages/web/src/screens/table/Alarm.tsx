import type { JSX } from 'preact'
import { Icon } from '../../base/icons/Icon.tsx'
import type { IconName } from '../../base/icons/names.ts'
import { words } from '../../base/words.ts'
import { FATAL_WOUNDS } from '../../parts/panels/hero-model.ts'
import type { AlarmLine, AlarmModel } from './alarm.ts'

interface AlarmProps {
  readonly model: AlarmModel
  readonly hero: string
  readonly sin: string
  readonly reserve: number
  /** Lives that these wounds take, or that healing gives back. */
  readonly changed: number
}

const ICONS: Readonly<Record<AlarmLine['of'], IconName>> = {
  leaving: 'walking-boot',
  reaction: 'evil-eyes',
  help: 'health-increase',
}

/** What is left of a life, and what can end it in this turn: always as high, whatever it says. */
export function Alarm({ model, hero, sin, reserve, changed }: AlarmProps): JSX.Element {
  const { alarm } = words.stage
  const { tone, lives, lines } = model
  return (
    <article class="peril" data-tone={tone} aria-label={alarm.label}>
      <div class="peril__lives">
        <p class="peril__hearts" aria-hidden="true">
          {Array.from({ length: FATAL_WOUNDS }, (_, i) => (
            <i key={i} data-heart={i < lives ? 'left' : i < lives + changed ? 'going' : 'lost'}>
              <Icon name={i < lives ? 'heart' : 'broken-heart'} />
            </i>
          ))}
        </p>
        <p class="peril__number">{alarm.lives(lives, FATAL_WOUNDS)}</p>
        <p class="peril__sentence" role={tone === 'last' || tone === 'fatal' ? 'status' : undefined}>
          {tone === 'fatal' ? alarm.fatal(FATAL_WOUNDS, hero) : tone === 'last' ? alarm.last(hero) : alarm.more(lives)}
        </p>
      </div>
      <ul class="peril__lines">
        {lines.map((line) => (
          <Line key={line.of} line={line} sin={sin} />
        ))}
        {tone === 'calm' && (
          <li class="peril__line">
            <Icon name="check" />
            <p>{alarm.calm}</p>
          </li>
        )}
        {(tone === 'fatal' || (tone === 'last' && lines.length < 3)) && (
          <li class="peril__line" data-of="reserve">
            <Icon name="hero" />
            <p>{alarm.reserve(reserve)}</p>
          </li>
        )}
      </ul>
    </article>
  )
}

function Line({ line, sin }: { readonly line: AlarmLine; readonly sin: string }): JSX.Element {
  const [what, how, more] = wordsOf(line, sin)
  return (
    <li class="peril__line" data-of={line.of}>
      <Icon name={ICONS[line.of]} />
      <p>
        <b>{what}</b> {how} {more}
      </p>
    </li>
  )
}

function wordsOf(line: AlarmLine, sin: string): readonly string[] {
  const { alarm } = words.stage
  switch (line.of) {
    case 'leaving':
      return alarm.leaving(line.space, line.wounds, line.monsters)
    case 'reaction': {
      const { chance, monster, from, bold } = line
      return [...alarm.reaction(sin, chance, monster, from), ...(bold === null ? [] : [alarm.bold(bold)])]
    }
    case 'help':
      return alarm.help(line.by, line.kind, line.chance)
  }
}

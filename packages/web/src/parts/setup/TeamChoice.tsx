import type { JSX } from 'preact'
import { words } from '../../base/words.ts'
import { teams } from '../../model/boxes/offers.ts'
import { teamName } from '../../model/boxes/team-name.ts'
import { Choice } from './Choice.tsx'

/** Whose heroes, where there are more than the core box's. */
export function TeamChoice(props: {
  readonly value: string
  readonly pick: (team: string) => void
}): JSX.Element | null {
  if (teams().length <= 1) return null
  return (
    <Choice
      name="team"
      title={words.newGame.team}
      look="chips"
      value={props.value}
      offers={teams().map((team) => ({ value: team, name: teamName(team) }))}
      pick={props.pick}
    />
  )
}

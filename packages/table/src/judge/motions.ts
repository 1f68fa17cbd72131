import type { Motion } from '../online/commands.ts'
import { rewindTo } from './back.ts'
import { moderated, nameAt } from './moderated.ts'
import { type Identity, seatedPeople } from './people.ts'
import { refuse } from './refuse.ts'
import { banish, checkCanGo, checkHostless, elect } from './ruling.ts'
import type { OpenMotion } from './table.ts'
import { votersOf } from './voters.ts'
import type { Work } from './work.ts'

/** What needs the consent of others. */

/** So many others decide about somebody: one alone sends nobody away. */
const LEAST_VOTERS = 2

function check(work: Work, motion: Motion): void {
  const { t } = work
  switch (motion.motion) {
    case 'pause':
      if (t.phase !== 'playing' || t.pausedAt !== null) refuse('wrong-phase')
      return
    case 'rewind':
      if (!t.game || (t.phase !== 'playing' && t.phase !== 'broken')) refuse('wrong-phase')
      if (motion.to >= t.game.length) refuse('no-such-motion', { to: motion.to })
      return
    case 'kick':
      checkCanGo(t, motion.person)
      if (votersOf(t, motion).length < LEAST_VOTERS) refuse('too-few', { least: LEAST_VOTERS })
      return
    case 'elect':
      if (motion.person === t.host || !seatedPeople(t).includes(motion.person)) refuse('no-such-person')
      checkHostless(work)
  }
}

export function openMotion(work: Work, { person }: Identity, motion: Motion): void {
  const { t } = work
  if (!seatedPeople(t).includes(person.id)) refuse('not-seated')
  check(work, motion)
  if (t.motions.some((each) => each.motion.motion === motion.motion)) refuse('motion-open')
  if (motion.motion === 'kick' && motion.person === person.id) refuse('no-such-person')
  t.counted = { ...t.counted, motions: t.counted.motions + 1 }
  const open: OpenMotion = { id: t.counted.motions, motion, by: person.id, yes: [person.id], no: [] }
  t.motions = [...t.motions, open]
  work.showAll()
  resolve(work, open)
}

export function consent(work: Work, { person }: Identity, id: number, isFor: boolean): void {
  const { t } = work
  const open = t.motions.find((each) => each.id === id)
  if (!open) refuse('no-such-motion')
  if (!votersOf(t, open.motion).includes(person.id)) refuse('not-seated')
  const others = (list: readonly string[]): readonly string[] => list.filter((each) => each !== person.id)
  const changed: OpenMotion = {
    ...open,
    yes: isFor ? [...others(open.yes), person.id] : others(open.yes),
    no: isFor ? others(open.no) : [...others(open.no), person.id],
  }
  t.motions = t.motions.map((each) => (each.id === id ? changed : each))
  work.showAll()
  resolve(work, changed)
}

/** Carried, fallen, or still open. One who takes a motion back, or does not want it, ends what needs everybody. */
function resolve(work: Work, open: OpenMotion): void {
  const { t } = work
  const voters = votersOf(t, open.motion)
  const yes = voters.filter((person) => open.yes.includes(person)).length
  const no = voters.filter((person) => open.no.includes(person)).length
  const { motion } = open.motion
  const isByMost = motion === 'kick' || motion === 'elect'
  const isEnough = motion !== 'kick' || voters.length >= LEAST_VOTERS
  const isCarried = isByMost ? isEnough && yes * 2 > voters.length : yes === voters.length
  const isFallen = isByMost ? !isEnough || no * 2 >= voters.length : no > 0
  if (!isCarried && !isFallen) return
  t.motions = t.motions.filter(({ id }) => id !== open.id)
  if (isCarried) carry(work, open)
}

function carry(work: Work, { motion, by }: OpenMotion): void {
  const { t } = work
  switch (motion.motion) {
    case 'pause':
      t.pausedAt = work.now
      return
    case 'rewind':
      rewindTo(work, motion.to)
      return
    case 'kick':
      moderated(work, { action: 'sent-away', by: nameAt(work, by), whom: nameAt(work, motion.person) })
      banish(work, motion.person)
      return
    case 'elect':
      // He may have come back meanwhile.
      checkHostless(work)
      elect(work, motion.person)
      return
  }
}

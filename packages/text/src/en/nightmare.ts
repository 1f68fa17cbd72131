import { count } from './grammar.ts'

const STAR = { full: '★', empty: '☆' } as const
const MOST_STARS = 3

const stars = (number: number): string => STAR.full.repeat(number) + STAR.empty.repeat(MOST_STARS - number)
const points = (number: number): string => count(number, 'point')
const streak = (days: number): string => `${count(days, 'day')} in a row`

/** The Daily Nightmare: one question a day, the same for everybody. */
export const nightmare = {
  title: 'The Daily Nightmare',
  day: (day: number) => `Nightmare ${day}`,
  about: 'One question from a game that went wrong for somebody. One answer; everybody has the same one today.',
  asked: {
    heroes: 'You are the heroes. What gives you the best chance to win?',
    sins: 'You are the Sin. What gives you the best chance to win?',
  },
  stars,
  /** For whoever hears it. */
  starsHeard: (number: number) => `${number} of ${MOST_STARS} stars.`,
  /** How it went, for whoever answered. */
  right: (chance: number) => `Right. It wins in ${chance} of 100 such games.`,
  wrong: (chance: number, lost: number) =>
    `It wins in ${chance} of 100 such games, ${points(lost)} less than the best answer.`,
  best: 'The best answer',
  chance: (chance: number) => `${chance} %`,
  played: (day: number) => `You have answered nightmare ${day} already. This time it does not count.`,
  streak,
  next: (hours: number) => `The next one comes in ${count(hours, 'hour')}.`,
  /** To pass on: it tells how one did, and nothing of what was asked. */
  share: (day: number, won: number, lost: number, days: number) =>
    [`Haven, nightmare ${day}: ${stars(won)}`, lost === 0 ? '' : `−${points(lost)}`, days > 1 ? streak(days) : '']
      .filter((part) => part !== '')
      .join(', '),
  toShare: 'To share',
  /** On the page, beside the question. */
  firstStep: 'Of a way its first step counts.',
  yours: 'Your answer',
  all: 'All answers, and how often each wins',
  over: 'How it went',
  again: 'Ask me again',
  earlier: 'The night before',
  today: 'Today',
  leave: 'Leave the nightmare',
  goOn: 'Go on',
  copy: 'Copy',
  pass: 'Pass it on',
  copied: 'Copied.',
  notCopied: 'The browser does not let us copy. Here it is:',
  notYet: 'Nobody has dreamt this one yet',
  notYetText: (day: number) => `Today is nightmare ${day}. A new one comes every day at midnight, by UTC.`,
} as const

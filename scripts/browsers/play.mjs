// Somebody who knows the table by its names alone plays a round, whatever the browser.
import { setTimeout as pause } from 'node:timers/promises'
import { focusAt, fontsThere, isAsked, isHeard, isTold, listen, look, placeOfAnswer, placeOfButton } from './seen.mjs'

/** Nothing is measured here: a busy machine may take its time. */
const PATIENCE = 120_000
const MOST_ANSWERS = 400
const MOST_TABS = 120
const MOST_STOPS = 8
/** An answer shows within this time; a question that comes again looks the same. */
const SOON = 5_000
const SAME_AGAIN = 4
const MOST_LOST = 3
const FONTS_COME = 10_000

/** Asks again until it is so, or until nobody would wait any longer: then it gives false. */
async function happens(ask, patience = PATIENCE) {
  const end = Date.now() + patience
  for (;;) {
    const answer = await ask()
    if (answer || Date.now() > end) return answer
    await pause(50)
  }
}

async function until(ask, why) {
  const answer = await happens(ask)
  if (!answer) throw new Error(why)
  return answer
}

/** What stands in the way of a click is a bug, so nothing is forced. */
async function click(page, name, read, given) {
  let seen
  const isFree = async () => {
    seen = await page.run(read, given)
    return seen.why === undefined
  }
  // A browser that has just opened a tab may keep a press to itself. What the page has heard is pressed once.
  for (let i = 0; i < MOST_LOST; i++) {
    if (!(await happens(isFree))) throw new Error(`"${name}" cannot be pressed: ${seen.why}`)
    await page.run(listen)
    await page.click(seen)
    if (await happens(() => page.run(isHeard), SOON)) return
  }
  throw new Error(`the browser does not hand over a press on "${name}"`)
}

/** Opens the page and is in a game with one press. */
export async function sitDown(page, address, words) {
  await page.go(`${address}/?speed=instant`)
  await click(page, words.play, placeOfButton, words.play)
  await openList(page, words)
}

/** Fetches a box of a stranger that the server offers, and is in a game with it. */
export async function sitSealed(page, address, words, { hash, told, packed }) {
  await page.go(`${address}/boxes#${hash}`)
  await until(() => page.run(isTold, told), 'the box does not come')
  await page.go(`${address}/p?speed=instant#${packed}`)
  await click(page, words.playOn, placeOfButton, words.playOn)
  await openList(page, words)
}

async function openList(page, words) {
  await until(() => page.run(isAsked, words.region), 'nothing is asked after the first press')
  // Every answer has a name in the list: whoever goes by names opens it.
  const isOpen = async () => (await page.run(look, words)).answers.length > 0
  for (let i = 0; i < SAME_AGAIN; i++) {
    // A question that gives its answer itself goes away with its list: then the next one is waited for.
    await until(() => page.run(isAsked, words.region), 'nothing is asked any more')
    await page.press('l')
    if (await happens(isOpen, SOON)) return
  }
  throw new Error('L opens no list of answers')
}

/** Opens the book, whose story is set in letters of its own, and closes it again. Gives the families that have come. */
export async function readBook(page, wanted) {
  await page.press('m')
  let there = []
  const isSet = async () => {
    there = await page.run(fontsThere)
    return wanted.every((family) => there.includes(family))
  }
  await happens(isSet, FONTS_COME)
  await page.press('m')
  return there
}

export const byPointer = (page, words, at, name) => click(page, name, placeOfAnswer, { ...words, at })

/** F6 to the question, Tab to the answer, Enter; in the list its number, if it has one. */
export async function byKeys(page, words, at, name) {
  const here = () => page.run(focusAt, { ...words, at })
  for (let i = 0; i < MOST_STOPS && !(await here()).isInDecision; i++) await page.press('F6')
  for (let i = 0; i < MOST_TABS; i++) {
    const { isThere, isInList, key } = await here()
    if (isThere) return page.press('Enter')
    if (isInList && key !== null) return page.press(key)
    await page.press('Tab')
  }
  throw new Error(`the keyboard does not come to "${name}"`)
}

/** Any answer at all, again and again, until the next round has begun or the game is over. Gives how many. */
export async function playRound(page, words, press, below) {
  const asked = () =>
    until(async () => {
      const seen = await page.run(look, words)
      return (seen.answers.length > 0 || seen.isOver) && seen
    }, 'nothing is asked any more')
  const first = await asked()
  let same = 0
  for (let made = 0; made < MOST_ANSWERS; ) {
    const seen = await asked()
    if (seen.isOver || seen.round > first.round) return made
    // What people regret is asked twice.
    const at = seen.chosen >= 0 ? seen.chosen : below(seen.answers.length)
    await press(page, words, at, seen.answers[at])
    const before = JSON.stringify(seen)
    const isChanged = async () => JSON.stringify(await page.run(look, words)) !== before
    if (await happens(isChanged, SOON)) {
      same = 0
      made++
    } else if (++same === SAME_AGAIN) {
      throw new Error(`"${seen.answers[at]}" does nothing at "${seen.question}"`)
    }
  }
  throw new Error(`the round does not end in ${MOST_ANSWERS} answers`)
}

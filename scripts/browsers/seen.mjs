// What is read in the page. It is sent there as text, so it may use nothing but the first two of these functions.

/** Every answer as a button, as far as it is in sight: the group of answers is named by the question. */
function answersIn(region) {
  const buttons = document.querySelectorAll(`section[aria-label="${region}"] [aria-labelledby="question"] button`)
  const inSight = (button) => button.getClientRects().length > 0 && getComputedStyle(button).visibility === 'visible'
  return [...buttons].filter(inSight)
}

/** Its middle, or why nobody could press it there. */
function placeOf(button) {
  if (!button) return { why: 'it is not there' }
  button.scrollIntoView({ block: 'nearest' })
  const { x, y, width, height } = button.getBoundingClientRect()
  const place = { x: Math.round(x + width / 2), y: Math.round(y + height / 2) }
  const found = document.elementFromPoint(place.x, place.y)
  globalThis.havenWanted = button
  return button.contains(found) ? place : { why: `covered by ${found?.outerHTML.slice(0, 80)}` }
}

/** As an expression whose value is text, which every browser hands over alike. */
export const asked = (read, given) =>
  `(() => { ${String(answersIn)}; ${String(placeOf)}; return JSON.stringify((${read})(${JSON.stringify(given)}) ?? null) })()`

/** While somebody else thinks the list is there already, but has nothing to open. */
export function isAsked(region) {
  return document.querySelector(`section[aria-label="${region}"] [aria-keyshortcuts="L"]:enabled`) !== null
}

export function placeOfButton(name) {
  const nameOf = (button) => button.getAttribute('aria-label') ?? button.textContent.trim()
  return placeOf([...document.querySelectorAll('button')].find((button) => nameOf(button) === name))
}

/** To what was looked for last: a page that is still being laid out may move it away from under the press. */
export function listen() {
  globalThis.havenHeard = false
  const hear = ({ target }) => {
    globalThis.havenHeard ||= globalThis.havenWanted.contains(target)
  }
  addEventListener('click', hear, { capture: true, once: true })
}

/** Whether a press has come to it since the page listens; another page has heard it. */
export function isHeard() {
  return globalThis.havenHeard !== false
}

export function isTold(words) {
  return [...document.querySelectorAll('[role="status"]')].some(({ textContent }) => textContent === words)
}

/** The cells of boxes: a box of a stranger is in nothing else. */
export function cells() {
  return document.querySelectorAll('iframe[sandbox="allow-scripts"]').length
}

/** The question, its answers in words, which of them waits for a second press, the round, and if the game is over. */
export function look({ region, ends }) {
  const answers = answersIn(region)
  const heads = [...document.querySelectorAll('h1, h2')].map(({ textContent }) => textContent.trim())
  return {
    question: document.querySelector('#question')?.textContent ?? '',
    answers: answers.map((button) => button.getAttribute('aria-label') ?? button.textContent),
    chosen: answers.findIndex((button) => button.matches('[data-chosen="true"]')),
    round: Number(/\d+/.exec(document.querySelector('.ribbon__round')?.textContent ?? '')?.[0] ?? 0),
    isOver: heads.some((head) => ends.some((end) => head.startsWith(end))),
  }
}

export function placeOfAnswer({ region, at }) {
  return placeOf(answersIn(region)[at])
}

/** Where the keyboard is: at this answer, in the list, in the region of the decision. */
export function focusAt({ region, at }) {
  const answer = answersIn(region)[at]
  const { activeElement } = document
  return {
    isThere: answer !== undefined && answer === activeElement,
    isInList: activeElement?.matches('.list button') ?? false,
    isInDecision: activeElement?.closest(`section[aria-label="${region}"]`) != null,
    key: answer?.getAttribute('aria-keyshortcuts') ?? null,
  }
}

/** The families whose letters have come. Firefox puts them into quotes. */
export function fontsThere() {
  const loaded = [...document.fonts].filter(({ status }) => status === 'loaded')
  return [...new Set(loaded.map(({ family }) => family.replaceAll('"', '')))]
}

/** x, y, width and height of each part; null for what is not there. */
export function boxesOf(parts) {
  return parts.map((part) => {
    const box = document.querySelector(part)?.getBoundingClientRect()
    return box ? [box.x, box.y, box.width, box.height] : null
  })
}

export function windowSize() {
  return { width: innerWidth, height: innerHeight }
}

/** Where a page stands when it does not go on: whoever reads of it was not there. */
export function standing() {
  const said = document.body.innerText.replaceAll(/\s+/g, ' ').slice(0, 300)
  const dock = document.querySelector('.dock')
  return `${location.pathname}, ${document.visibilityState}, dock ${dock?.dataset.kind ?? 'missing'}: ${said}`
}

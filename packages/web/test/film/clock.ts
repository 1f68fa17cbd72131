/** A clock that is pushed on by hand. */
export function clock() {
  let time = 0
  let timers: { at: number; call: () => void }[] = []
  return {
    now: () => time,
    later: (ms: number, call: () => void) => {
      const timer = { at: time + ms, call }
      timers.push(timer)
      return () => {
        timers = timers.filter((each) => each !== timer)
      }
    },
    pass: (ms: number) => {
      const end = time + ms
      for (;;) {
        const due = timers.filter(({ at }) => at <= end).sort((a, b) => a.at - b.at)[0]
        if (!due) break
        timers = timers.filter((each) => each !== due)
        time = due.at
        due.call()
      }
      time = end
    },
  }
}

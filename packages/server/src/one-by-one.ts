/**
 * Runs deeds one by one, each in a turn of the loop of its own: of many that fall due together none keeps somebody
 * waiting who asks meanwhile.
 */
export function oneByOne(): (deed: () => void) => void {
  const waiting: (() => void)[] = []
  let isOn = false
  function next(): void {
    const deed = waiting.shift()
    isOn = waiting.length > 0
    if (isOn) setImmediate(next)
    deed?.()
  }
  return (deed) => {
    waiting.push(deed)
    if (isOn) return
    isOn = true
    setImmediate(next)
  }
}

/**
 * The text of a cell's worker: ours, then each box's script inside a function of ours, so that nothing of it runs, and
 * nothing that it declares counts, before our part has locked the world. A script that closes that function to get out
 * of it would have to open the label again that is left behind it, whose name is drawn anew each time: without it the
 * whole text is no script, and nothing runs.
 */
export function cellScript(ours: string, scripts: readonly string[], random: () => string): string {
  const functions = scripts.map((script) => {
    const label = `box_${random()}`
    return `()=>{"use strict";let box;${label}:{box=(\n${script}\n);break ${label}}return box}`
  })
  return `${ours}\n;havenCell([${functions.join(',')}])`
}

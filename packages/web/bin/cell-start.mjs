// What runs in the frame of a cell: it makes the one worker there, of the texts that its page sends, and hands it the
// wire. The page writes it into the frame, and the server's content security policy allows it by its hash and nothing
// else that is written into a page.
export const CELL_START = `'use strict'
onmessage = ({ source, data, ports }) => {
  if (source !== parent) return
  onmessage = null
  const tell = (what) => parent.postMessage(String(what).slice(0, 500), '*')
  try {
    const worker = new Worker('data:text/javascript;charset=utf-8,' + encodeURIComponent(data))
    worker.onerror = ({ message }) => tell(message || 'error')
    worker.postMessage(null, ports)
  } catch {
    tell('')
  }
}`

/** SHA-256 of it; a test holds the two together. */
export const CELL_HASH = 'sha256-49DExM/It8y2gmCz1MyuV0MVS+8u8YdI60LAoEJQVd0='

// What runs in the frame of a cell: it makes the one worker there, of the texts that its page sends, and hands it the
// wire. The page writes it into the frame, and the server's content security policy allows it by its hash and nothing
// else that is written into a page.
export const CELL_START = `'use strict'
onmessage = ({ source, data, ports }) => {
  if (source !== parent) return
  onmessage = null
  const tell = ({ message }) => parent.postMessage(String(message).slice(0, 500), '*')
  try {
    const worker = new Worker(URL.createObjectURL(new Blob(data, { type: 'text/javascript' })))
    worker.onerror = tell
    worker.postMessage(null, ports)
  } catch (error) {
    tell(error)
  }
}`

/** SHA-256 of it; a test holds the two together. */
export const CELL_HASH = 'sha256-BwrtLWmsYbPs9MFAx/7pq0OYI2OlroaHVR9T4/TbTNA='

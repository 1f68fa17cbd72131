// WebKit's driver cannot tell what a page's console says. So its browser comes to the same server through this door,
// which puts a watch before everything else of a page; the watch tells the door what goes wrong there.
import { createServer, request } from 'node:http'

/** Runs in the page, so it may use nothing from outside itself. */
function watch() {
  const tell = (words) => navigator.sendBeacon('/told-by-the-watch', String(words))
  addEventListener(
    'error',
    ({ message, filename, lineno, target }) =>
      tell(message ? `${message} (${filename}:${lineno})` : `not loaded: ${target.src ?? target.href}`),
    true,
  )
  addEventListener('unhandledrejection', ({ reason }) => tell(`unhandled: ${reason?.stack ?? reason}`))
  addEventListener('securitypolicyviolation', ({ blockedURI }) => tell(`refused: ${blockedURI}`))
  const { error } = console
  console.error = (...words) => {
    tell(words.join(' '))
    error(...words)
  }
  globalThis.Worker = class extends Worker {
    constructor(...given) {
      super(...given)
      this.addEventListener('error', ({ message, filename }) => tell(`in a worker: ${message} (${filename})`))
    }
  }
}

/** Gives the address of the door; `told` hears what goes wrong. */
export async function watched(address, told) {
  const door = createServer((asked, answer) => {
    if (asked.url === '/the-watch.js') {
      answer.writeHead(200, { 'content-type': 'text/javascript' })
      answer.end(`(${String(watch)})()`)
    } else if (asked.url === '/told-by-the-watch') {
      void text(asked).then(told)
      answer.writeHead(204).end()
    } else pass(asked, answer, address, told)
  })
  await new Promise((resolve) => door.listen(0, '127.0.0.1', resolve))
  return {
    address: `http://127.0.0.1:${door.address().port}`,
    close() {
      door.closeAllConnections()
      door.close()
    },
  }
}

async function text(stream) {
  let whole = ''
  for await (const part of stream.setEncoding('utf8')) whole += part
  return whole
}

function pass(asked, answer, address, told) {
  // What is compressed could not be written into.
  const headers = { ...asked.headers, host: new URL(address).host, 'accept-encoding': 'identity' }
  const onward = request(new URL(asked.url, address), { method: asked.method, headers }, (found) => {
    void turnInto(found)
  })
  const turnInto = async (found) => {
    if (found.statusCode >= 400) told(`${found.statusCode} ${asked.url}`)
    if (!found.headers['content-type']?.startsWith('text/html')) {
      answer.writeHead(found.statusCode, found.headers)
      found.pipe(answer)
      return
    }
    const { 'content-length': _, ...rest } = found.headers
    const page = await text(found)
    answer.writeHead(found.statusCode, rest)
    answer.end(page.replace('<head>', '<head><script src="/the-watch.js"></script>'))
  }
  onward.on('error', (error) => {
    told(`${error.message} ${asked.url}`)
    answer.destroy()
  })
  asked.pipe(onward)
}

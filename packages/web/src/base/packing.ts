/** Texts in few bytes, by the browser's own streams: taken when this is loaded, since a cell lets go of them later. */
const { Blob, CompressionStream, DecompressionStream, Response, TextDecoder, TextEncoder } = globalThis

export async function through(
  bytes: Uint8Array<ArrayBuffer>,
  by: GenericTransformStream,
): Promise<Uint8Array<ArrayBuffer>> {
  const stream = new Blob([bytes]).stream().pipeThrough(by)
  return new Uint8Array(await new Response(stream as ReadableStream<Uint8Array<ArrayBuffer>>).arrayBuffer())
}

export const packed = (text: string): Promise<Uint8Array<ArrayBuffer>> =>
  through(new TextEncoder().encode(text), new CompressionStream('deflate-raw'))

export const unpacked = async (bytes: Uint8Array<ArrayBuffer>): Promise<string> =>
  new TextDecoder().decode(await through(bytes, new DecompressionStream('deflate-raw')))

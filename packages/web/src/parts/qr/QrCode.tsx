import type { JSX } from 'preact'
import { useMemo } from 'preact/hooks'
import { qrCode } from './qr.ts'

/** A link to be read by a camera; the link itself stands beside it in letters. */
export function QrCode({ text, label }: { readonly text: string; readonly label: string }): JSX.Element {
  const { size, path } = useMemo(() => {
    const modules = qrCode(text)
    const dark = modules.flatMap((line, y) => line.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])))
    return { size: modules.length, path: dark.join('') }
  }, [text])
  return (
    <svg class="qr" viewBox={`0 0 ${size} ${size}`} role="img" aria-label={label} shape-rendering="crispEdges">
      <rect width={size} height={size} fill="#fff" />
      <path d={path} fill="#000" />
    </svg>
  )
}

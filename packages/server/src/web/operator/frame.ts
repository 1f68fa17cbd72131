import { Html, html } from './html.ts'
import { STYLE } from './style.ts'

/** A page of the server's own, around what it says. */
export function page(title: string, product: string, body: Html, language = 'en'): string {
  const { text } = html`<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title} · ${product}</title>
<style>${new Html(STYLE)}</style>
</head>
<body>${body}</body>
</html>`
  return text
}

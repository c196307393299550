import type { RequestListener } from 'node:http'
import { BodyTooLarge, readBody } from '../../http/body.ts'
import { html } from '../../http/html.ts'
import { respondJson, respondPage } from '../../http/respond.ts'
import { baseStyle } from '../../http/style.ts'
import { openStore } from '../../storage/store.ts'

/** The name of its host before `.localhost`. */
export const errorReportsHost = 'errors'

/** The one project that the sandbox takes reports for, as every region's web app is told it. */
export const sandboxDsn = (url: string): string => `${url.replace('://', '://sandbox@')}/1`

/** A part of what a browser reported: an `event` is an error, a `span` belongs to a trace, a `replay_…` to a recording. */
export interface ErrorReport {
  readonly at: string
  readonly kind: string
  /** As it arrived: mostly JSON. */
  readonly text: string
}

const schema = `
CREATE TABLE IF NOT EXISTS report (
  id INTEGER PRIMARY KEY AUTOINCREMENT, at TEXT NOT NULL, kind TEXT NOT NULL, text TEXT NOT NULL);`

/** Older reports make room for newer ones. */
const kept = 1000

/** The real one takes no more at once. */
const largest = 20 * 1024 * 1024

const newline = 10

/** The line that begins at an offset, and where the next one does. */
const lineAt = (envelope: Buffer, from: number): [line: string, next: number] => {
  const end = envelope.indexOf(newline, from)
  const to = end < 0 ? envelope.length : end
  return [envelope.toString('utf8', from, to), to + 1]
}

/** The items of an envelope: a line of headers for all, then for each a line of headers and as many bytes as it says, or a line. */
const itemsOf = (envelope: Buffer): Omit<ErrorReport, 'at'>[] => {
  const items: Omit<ErrorReport, 'at'>[] = []
  let [, next] = lineAt(envelope, 0)
  while (next < envelope.length) {
    const [line, start] = lineAt(envelope, next)
    const { type, length }: { type: string; length?: number } = JSON.parse(line)
    const [text, end] =
      length === undefined
        ? lineAt(envelope, start)
        : [envelope.toString('utf8', start, start + length), start + length + 1]
    items.push({ kind: type, text })
    next = end
  }
  return items
}

/**
 * The sandbox that takes error reports as Sentry does (`POST /api/1/envelope/`, from pages of any origin) and shows them:
 * as a page, and as JSON at `/reports.json`.
 */
export function openErrorReports({ file }: { readonly file: string }) {
  const store = openStore({ file, schema })
  const insert = store.prepare('INSERT INTO report (at, kind, text) VALUES (?, ?, ?)')
  const trim = store.prepare('DELETE FROM report WHERE id <= (SELECT max(id) FROM report) - ?')
  const newest = store.prepare('SELECT at, kind, text FROM report ORDER BY id DESC')
  const list = (): readonly ErrorReport[] =>
    newest.all().map(({ at, kind, text }) => ({ at: String(at), kind: String(kind), text: String(text) }))

  const take = (envelope: Buffer): void => {
    for (const { kind, text } of itemsOf(envelope)) insert.run(new Date().toISOString(), kind, text)
    trim.run(kept)
  }

  const serve: RequestListener = async (request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://errors')
    if (request.method === 'GET' && pathname === '/reports.json') return respondJson(response, list())
    if (request.method === 'GET' && pathname === '/') return respondPage(response, page(list()))
    if (request.method !== 'POST' || pathname !== '/api/1/envelope/')
      return respondJson(response, { detail: 'Not Found' }, 404)
    response.setHeader('access-control-allow-origin', '*')
    try {
      take(await readBody(request, largest))
      respondJson(response, {})
    } catch (error) {
      respondJson(response, { detail: 'bad envelope' }, error instanceof BodyTooLarge ? 413 : 400)
    }
  }

  return { serve, stop: () => store.close() }
}

const style = html`
main { max-width: 1200px; margin: 0 auto; padding: 32px 16px 64px; display: grid; gap: 16px } p { color: var(--soft); margin: 0 }
.report { background: var(--card); border: 1px solid var(--line); border-radius: 12px; padding: 12px 16px } pre { margin: 0; white-space: pre-wrap; overflow-wrap: anywhere; font: 0.85em ui-monospace, monospace }
`

const page = (
  reports: readonly ErrorReport[],
) => html`<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>Error reports</title><style>${baseStyle}${style}</style></head>
<body><main><h1>Error reports</h1>${reports.length === 0 && html`<p>None.</p>`}${reports.map(
  ({ at, kind, text }) =>
    html`<div class="report"><p>${at} ${kind}</p><pre>${text.length > 2000 ? `${text.slice(0, 2000)} …` : text}</pre></div>`,
)}</main></body></html>`

import type { RequestListener, ServerResponse } from 'node:http'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { readBody } from '../../http/body.ts'
import { html } from '../../http/html.ts'
import { respondJson, respondPage } from '../../http/respond.ts'
import { baseStyle } from '../../http/style.ts'
import { openStore } from '../../storage/store.ts'

/** The name of its host before `.localhost`. */
export const receiversHost = 'hooks'

/** Something that was sent here. */
interface Received {
  readonly at: string
  readonly path: string
  /** What it was answered with. */
  readonly status: number
  readonly headers: Readonly<Record<string, string>>
  readonly body: string
}

const schema = `
CREATE TABLE IF NOT EXISTS received (
  id INTEGER PRIMARY KEY AUTOINCREMENT, at TEXT NOT NULL, path TEXT NOT NULL, status INTEGER NOT NULL,
  headers TEXT NOT NULL, body TEXT NOT NULL);`

/** Older ones make room for newer ones. */
const kept = 200
const largest = 1024 * 1024

/** Where a path ends with a status, it is answered with that one: `/agency/503`. */
const statusOf = (path: string): number => Number(/\/([2-5]\d\d)$/.exec(path)?.[1] ?? 204)

const flood = 50 * 1024 * 1024
const chunk = Buffer.alloc(64 * 1024, 'x')
const chunks = function* () {
  for (let sent = 0; sent < flood; sent += chunk.length) yield chunk
}

/** Systems that misbehave, by the word that a path ends with. */
const misbehaviours: Readonly<Record<string, (response: ServerResponse) => Promise<void>>> = {
  /** Takes what is sent and never answers. */
  hangs: async () => undefined,
  /** Answers, and tells more than anybody reads. */
  floods: async (response) => {
    response.writeHead(200, { 'content-type': 'text/plain' })
    // Whoever has read enough hangs up.
    await pipeline(Readable.from(chunks()), response).catch(() => undefined)
  },
  /** Answers a letter a second and never comes to an end. */
  drips: async (response) => {
    response.writeHead(200, { 'content-type': 'text/plain' })
    const dripping = setInterval(() => response.write('x'), 1000)
    response.on('close', () => clearInterval(dripping))
  },
}

/**
 * The sandbox that stands for other parties' systems: it takes whatever is sent to any path of `https://hooks.localhost`,
 * answers with 204 or with the status that the path ends with, misbehaves where it ends so (`/agency/hangs`), and shows it:
 * as a page, and as JSON at `/received.json`.
 */
export function openReceivers({ file }: { readonly file: string }) {
  const store = openStore({ file, schema })
  const insert = store.prepare('INSERT INTO received (at, path, status, headers, body) VALUES (?, ?, ?, ?, ?)')
  const trim = store.prepare('DELETE FROM received WHERE id <= (SELECT max(id) FROM received) - ?')
  const newest = store.prepare('SELECT at, path, status, headers, body FROM received ORDER BY id DESC')
  const list = (): readonly Received[] =>
    newest.all().map(({ at, path, status, headers, body }) => ({
      at: String(at),
      path: String(path),
      status: Number(status),
      headers: JSON.parse(String(headers)),
      body: String(body),
    }))

  const serve: RequestListener = async (request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://hooks')
    if (request.method === 'GET' && pathname === '/received.json') return respondJson(response, list())
    if (request.method === 'GET') return respondPage(response, page(list()))
    try {
      const body = (await readBody(request, largest)).toString('utf8')
      const status = statusOf(pathname)
      insert.run(new Date().toISOString(), pathname, status, JSON.stringify(request.headers), body)
      trim.run(kept)
      const misbehave = misbehaviours[pathname.split('/').at(-1) ?? '']
      if (misbehave !== undefined) return await misbehave(response)
      response.writeHead(status).end()
    } catch {
      respondJson(response, { detail: 'bad body' }, 400)
    }
  }

  return { serve, stop: () => store.close() }
}

const style = html`
main { max-width: 1200px; margin: 0 auto; padding: 32px 16px 64px; display: grid; gap: 16px } p { color: var(--soft); margin: 0 }
.received { background: var(--card); border: 1px solid var(--line); border-radius: 12px; padding: 12px 16px } pre { margin: 8px 0 0; white-space: pre-wrap; overflow-wrap: anywhere; font: 0.85em ui-monospace, monospace }
`

const page = (
  received: readonly Received[],
) => html`<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>Receivers</title><style>${baseStyle}${style}</style></head>
<body><main><div><h1>Receivers</h1><p>What webhooks send to https://hooks.localhost/… arrives here. A path that ends with a status is answered with it: /agency/503. One that ends with /hangs, /floods or /drips is never answered, with 50 MB, or a letter a second.</p></div>${
  received.length === 0 && html`<p>Nothing yet.</p>`
}${received.map(
  ({ at, path, status, headers, body }) =>
    html`<div class="received"><p>${at} ${path} ${String(status)} ${headers['webhook-id'] ?? ''}</p><pre>${body}</pre></div>`,
)}</main></body></html>`

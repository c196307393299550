import { readFileSync } from 'node:fs'
import type { RequestListener, ServerResponse } from 'node:http'
import type { MailStore } from '../emulators/mail/mailStore.ts'
import type { StoredMessage } from '../emulators/mail/message.ts'
import { escapeHtml, html } from '../http/html.ts'
import { respondJson, respondPage } from '../http/respond.ts'
import { baseStyle } from '../http/style.ts'

const asset = (name: string) => readFileSync(new URL(name, import.meta.url), 'utf8')
const assets: Readonly<Record<string, readonly [type: string, body: string]>> = {
  '/mailbox.css': ['text/css', `${baseStyle}${asset('./mailbox.css')}`],
  '/mailbox.js': ['text/javascript', asset('./mailbox.js')],
}

const page = html`<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>Mailbox</title>
<link rel="stylesheet" href="/mailbox.css"><script src="/mailbox.js" type="module"></script></head>
<body><header><h1>Mailbox</h1><p>Every e-mail and text message the platform sent from this machine. None left it.</p>
<form role="search"><input type="search" name="search" placeholder="Search recipient, subject or text" aria-label="Search messages"><select name="channel" aria-label="Kind"><option value="">All kinds</option><option value="email">E-mail</option><option value="sms">SMS</option></select><select name="region" aria-label="Region"><option value="">All regions</option><option value="us">US</option><option value="uk">UK</option><option value="au">AU</option></select></form></header>
<main><ul id="list" class="list" aria-label="Messages"></ul><div id="message" aria-live="polite"></div></main></body></html>`

/**
 * The mailbox's page and its JSON: `GET /api/messages?to=&search=&channel=&region=&after=` (newest first) and
 * `GET /api/messages/{id}`.
 */
export const mailboxOf =
  (store: MailStore): RequestListener =>
  (request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://mailbox')
    const [, kind, id = '', part, position] =
      /^\/(?:api\/)?(messages)\/(\d+)(?:\/(html|attachments)(?:\/(\d+))?)?$/.exec(pathname) ?? []
    const known = assets[pathname]
    const message = kind === undefined ? undefined : store.get(Number(id))
    if (known !== undefined) response.writeHead(200, { 'content-type': `${known[0]}; charset=utf-8` }).end(known[1])
    else if (pathname === '/api/messages') {
      const number = (name: string) => (searchParams.has(name) ? Number(searchParams.get(name)) : undefined)
      const text = (name: string) => searchParams.get(name) || undefined
      const query = { to: text('to'), search: text('search'), channel: text('channel'), region: text('region') }
      respondJson(response, store.list({ ...query, after: number('after'), limit: number('limit') }))
    } else if (kind !== undefined && message === undefined) respondJson(response, { message: 'Not found.' }, 404)
    else if (message !== undefined && part === 'html') respondMail(response, message)
    else if (message !== undefined && part === 'attachments')
      respondAttachment(response, store, message.id, Number(position))
    else if (message !== undefined && pathname.startsWith('/api/')) respondJson(response, message)
    else respondPage(response, page)
  }

/** The e-mail as a mail program shows it: no scripts, links in a new tab. */
const respondMail = (response: ServerResponse, message: StoredMessage): void => {
  response
    .writeHead(200, {
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy':
        "default-src 'none'; img-src data: http: https:; style-src 'unsafe-inline'; font-src data:; sandbox allow-popups allow-popups-to-escape-sandbox",
    })
    .end(
      `<base target="_blank">${message.html || `<pre style="white-space:pre-wrap">${escapeHtml(message.text)}</pre>`}`,
    )
}

const respondAttachment = (response: ServerResponse, store: MailStore, id: number, position: number): void => {
  const attachment = store.attachment(id, position)
  if (attachment === undefined) {
    respondJson(response, { message: 'Not found.' }, 404)
    return
  }
  response
    .writeHead(200, {
      'content-type': attachment.contentType,
      'content-disposition': `attachment; filename="${attachment.fileName.replace(/[^\w. -]/g, '_')}"`,
      'x-content-type-options': 'nosniff',
    })
    .end(attachment.content)
}

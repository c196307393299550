import { readFileSync } from 'node:fs'
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'
import { z } from 'zod'
import { regionCodes } from '#shared/regions/code.ts'
import type { MailStore } from '../emulators/mail/mailStore.ts'
import type { StoredMessage } from '../emulators/mail/message.ts'
import { readBody } from '../http/body.ts'
import { escapeHtml, html } from '../http/html.ts'
import { respondJson, respondPage } from '../http/respond.ts'
import { baseStyle } from '../http/style.ts'
import type { MailComesIn } from './mailComesIn.ts'
import { rawMail } from './rawMail.ts'

const asset = (name: string) => readFileSync(new URL(name, import.meta.url), 'utf8')
const assets: Readonly<Record<string, readonly [type: string, body: string]>> = {
  '/mailbox.css': ['text/css', `${baseStyle}${asset('./mailbox.css')}`],
  '/mailbox.js': ['text/javascript', asset('./mailbox.js')],
}

const page = html`<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>Mailbox</title>
<link rel="stylesheet" href="/mailbox.css"><script src="/mailbox.js" type="module"></script></head>
<body><header><h1>Mailbox</h1><p>Every e-mail and text message the platform sent from this machine. None left it.</p>
<form role="search"><input type="search" name="search" placeholder="Search recipient, subject or text" aria-label="Search messages"><select name="channel" aria-label="Kind"><option value="">All kinds</option><option value="email">E-mail</option><option value="sms">SMS</option></select><select name="region" aria-label="Region"><option value="">All regions</option><option value="us">US</option><option value="uk">UK</option><option value="au">AU</option></select></form><button id="write" type="button">Write a mail</button></header>
<main><ul id="list" class="list" aria-label="Messages"></ul><div id="message" aria-live="polite"></div></main>
<dialog id="letter" aria-labelledby="letter-title"><form method="dialog"><h2 id="letter-title">Write to the underwriters</h2>
<label>Region<select name="region"><option value="us">US</option><option value="uk">UK</option><option value="au">AU</option></select></label>
<label>From<input name="from" type="email" required value="marcus@harborpine.example"></label><label>To<input name="to" required></label>
<label>Subject<input name="subject"></label><label>Text<textarea name="text" rows="8"></textarea></label><label>Attachments<input name="files" type="file" multiple></label>
<p role="alert"></p><div><button value="cancel" formnovalidate>Cancel</button><button value="send">Send</button></div></form></dialog></body></html>`

/**
 * The mailbox's page and its JSON: `GET /api/messages?to=&search=&channel=&region=&after=` (newest first) and
 * `GET /api/messages/{id}`; `POST /api/arrivals?region=` with a mail, as it stands or as JSON, writes one to the underwriters.
 */
export const mailboxOf =
  (store: MailStore, comesIn: MailComesIn): RequestListener =>
  (request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://mailbox')
    const [, kind, id = '', part, position] =
      /^\/(?:api\/)?(messages)\/(\d+)(?:\/(html|attachments)(?:\/(\d+))?)?$/.exec(pathname) ?? []
    const known = assets[pathname]
    const message = kind === undefined ? undefined : store.get(Number(id))
    if (known !== undefined) response.writeHead(200, { 'content-type': `${known[0]}; charset=utf-8` }).end(known[1])
    else if (pathname === '/api/arrivals' && request.method === 'POST')
      arrive(comesIn, request, searchParams.get('region')).then((status) => respondJson(response, {}, status))
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

const letter = z.object({
  from: z.string(),
  to: z.string(),
  subject: z.string(),
  text: z.string(),
  inReplyTo: z.string().optional(),
  messageId: z.string().optional(),
  attachments: z.array(z.object({ name: z.string(), base64: z.string() })).optional(),
})

/** Takes a mail that somebody writes to a region: as it stands (RFC 5322), or what it is to say as JSON. */
const arrive = async (comesIn: MailComesIn, request: IncomingMessage, name: string | null): Promise<number> => {
  const region = regionCodes.find((code) => code === name)
  const type = request.headers['content-type']
  if (region === undefined || (type !== 'message/rfc822' && type !== 'application/json')) return 400
  const body = await readBody(request)
  if (type === 'message/rfc822') await comesIn(region, body)
  else {
    const written = letter.safeParse(JSON.parse(body.toString('utf8')))
    if (!written.success) return 400
    await comesIn(region, rawMail(written.data))
  }
  return 202
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

import { randomUUID } from 'node:crypto'
import type { RequestListener } from 'node:http'
import { sandboxSlackChannels } from '#shared/domain/integration/slackMessage.ts'
import { html } from '../../http/html.ts'
import { respondPage } from '../../http/respond.ts'
import { baseStyle } from '../../http/style.ts'
import { signInStyle } from '../tools/signInStyle.ts'

/** The host of the sandbox of Slack. */
export const slackHost = 'slack'

const isOwn = (text: string): boolean =>
  URL.canParse(text) && /^http:\/\/\w+\.localhost(:\d+)?\//.test(new URL(text).href)

/** Where Slack asks to which channel an app may be added, as the sandbox plays it: it has one workspace with two channels. */
export const slackPage: RequestListener = (request, response) => {
  const url = new URL(request.url ?? '/', 'http://slack.localhost')
  const redirectUri = url.searchParams.get('redirect_uri') ?? ''
  const page = (title: string, content: ReturnType<typeof html>, status = 200) =>
    respondPage(
      response,
      html`<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${title}</title><style>${baseStyle}${signInStyle}</style></head><body><main>${content}</main></body></html>`,
      status,
    )
  if (url.pathname !== '/authorize' || !isOwn(redirectUri))
    return page('Slack', html`<h1>This cannot go on</h1><p>It was not asked for by the platform.</p>`, 404)
  const back = (answer: Readonly<Record<string, string>>): string => {
    const address = new URL(redirectUri)
    for (const [name, value] of Object.entries({ ...answer, state: url.searchParams.get('state') ?? '' }))
      address.searchParams.set(name, value)
    return address.href
  }
  page(
    'Slack · Sandbox',
    html`<h1>Sandbox of Slack</h1><p>Palisade asks to post to one channel of the Sandbox workspace. Which one?</p>
<section><nav>${Object.entries(sandboxSlackChannels).map(
      ([id, name]) => html`<a href="${back({ code: `${id}.${randomUUID()}` })}">${name}</a>`,
    )}<a href="${back({ error: 'access_denied' })}">Cancel</a></nav></section>`,
  )
}

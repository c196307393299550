import { randomUUID } from 'node:crypto'
import type { RequestListener } from 'node:http'
import { html } from '../../http/html.ts'
import { respondPage } from '../../http/respond.ts'
import { baseStyle } from '../../http/style.ts'
import { signInStyle } from './signInStyle.ts'

/** The host of the sandbox of systems that insureds connect. */
export const toolsHost = 'tools'

/** Back to who asked, with an answer and the state that came along. */
const back = (redirectUri: string, answer: Readonly<Record<string, string>>, state: string): string => {
  const address = new URL(redirectUri)
  for (const [name, value] of Object.entries({ ...answer, state })) address.searchParams.set(name, value)
  return address.href
}

const isOwn = (text: string): boolean =>
  URL.canParse(text) && /^http:\/\/\w+\.localhost(:\d+)?\//.test(new URL(text).href)

/**
 * Where one signs in at Google or Microsoft, as the sandbox plays it: it has one administrator, who allows or refuses. Its
 * code names a tenant and the challenge that it was asked with, so that it keeps nothing.
 */
export const toolsPage: RequestListener = (request, response) => {
  const url = new URL(request.url ?? '/', 'http://tools.localhost')
  const query = (name: string) => url.searchParams.get(name) ?? ''
  const [redirectUri, state, challenge] = [query('redirect_uri'), query('state'), query('code_challenge')]
  const page = (title: string, content: ReturnType<typeof html>, status = 200) =>
    respondPage(
      response,
      html`<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${title}</title><style>${baseStyle}${signInStyle}</style></head><body><main>${content}</main></body></html>`,
      status,
    )
  if (!url.pathname.endsWith('/authorize') || !isOwn(redirectUri) || challenge === '')
    return page('Sign in', html`<h1>This sign-in cannot go on</h1><p>It was not asked for by the platform.</p>`, 404)
  const code = `${randomUUID()}.${challenge}`
  page(
    'Sign in · Sandbox',
    html`<h1>Sandbox sign-in</h1><p>You are signed in as the administrator of your organization. Palisade asks to be allowed:</p>
<section><ul>${query('scope')
      .split(' ')
      .map((scope) => html`<li>${scope}</li>`)}</ul>
<nav><a href="${back(redirectUri, { code }, state)}">Allow</a><a href="${back(redirectUri, { error: 'access_denied' }, state)}">Refuse</a></nav></section>`,
  )
}

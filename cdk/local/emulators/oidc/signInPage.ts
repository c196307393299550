import { type Html, html } from '../../http/html.ts'
import { baseStyle } from '../../http/style.ts'
import type { OidcOrganization } from './organization.ts'

const style = html`
main { max-width: 400px; margin: 0 auto; padding: 12vh 16px 64px; display: grid; gap: 20px } header p, .hint { color: var(--soft); margin: 4px 0 0 }
form, aside { background: var(--card); border: 1px solid var(--line); border-radius: 12px; padding: 20px; display: grid; gap: 16px }
label { display: grid; gap: 4px; font-size: 0.85rem; font-weight: 500 } label input { font-size: 1rem; font-weight: 400 }
.row { display: flex; gap: 12px; flex-wrap: wrap } .row button { flex: 1 } button.plain { background: none; color: var(--teal); border-color: var(--line) }
.problem { background: var(--red-soft); border: 1px solid var(--red); border-radius: 8px; padding: 12px } aside { font-size: 0.9rem } aside ul { margin: 0; padding-left: 18px }
`

/** A page of the sandbox identity provider. */
export const shell = (title: string, content: Html): Html => html`<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${title}</title><style>${baseStyle}${style}</style></head>
<body><main>${content}</main></body></html>`

/** Browsers hold a form to its targets over every redirect that follows: the pool's and the app's addresses. */
export const formTargets = (publicUrl: string): string => `http://*.localhost:${new URL(publicUrl).port}`

interface SignIn {
  /** Where the form is sent. */
  readonly action: string
  /** The request that brought the visitor here, as it came. */
  readonly request: string
  readonly email: string
  readonly failed: boolean
}

/** Where an organization's people sign in at their own provider. */
export const signInPage = ({ name, people }: OidcOrganization, { action, request, email, failed }: SignIn): Html =>
  shell(
    `Sign in · ${name}`,
    html`<header><h1>${name}</h1><p>Sandbox identity provider. Sign in to continue to Palisade.</p></header>
<form method="post" action="${action}">
<input type="hidden" name="request" value="${request}">
${failed && html`<div class="problem" role="alert">This e-mail and password do not match.</div>`}
<label>E-mail<input name="email" type="email" autocomplete="username" value="${email}" required></label>
<label>Password<input name="password" type="password" autocomplete="current-password" required ${email !== '' && html`autofocus`}></label>
<div class="row"><button name="deed" value="signIn">Sign in</button><button class="plain" name="deed" value="cancel" formnovalidate>Cancel</button></div>
</form>
<aside><h2>Who has an account here</h2><ul>${people.map((person) => html`<li><code>${person.email}</code>, password <code>${person.password}</code></li>`)}</ul>
<form method="post" action="${action}" style="border: 0; padding: 0"><input type="hidden" name="request" value="${request}"><button class="plain" name="deed" value="fail">Have the provider fail</button></form></aside>`,
  )

/** Says why nobody can be signed in or sent back. */
export const refusalPage = (text: string): Html =>
  shell('Sign in', html`<header><h1>This sign-in cannot go on</h1><p>${text}</p></header>`)

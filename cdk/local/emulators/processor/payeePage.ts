import type { IncomingMessage, ServerResponse } from 'node:http'
import { readBody } from '../../http/body.ts'
import { type Html, html } from '../../http/html.ts'
import { respondPage } from '../../http/respond.ts'
import { baseStyle } from '../../http/style.ts'
import type { FormErrors } from './paymentForm.ts'
import type { PayeeSession, ProcessorStore } from './processorStore.ts'

const style = html`
main { max-width: 560px; margin: 0 auto; padding: 24px 16px 64px; display: grid; gap: 24px }
header { border-bottom: 1px solid var(--line); padding-bottom: 16px } header p, .hint { color: var(--soft); margin: 0 }
form, .notice { background: var(--card); border: 1px solid var(--line); border-radius: 12px; padding: 20px; display: grid; gap: 16px }
label { display: grid; gap: 4px; font-size: 0.85rem; font-weight: 500 } label input, label select { font-size: 1rem; font-weight: 400; padding: 10px }
.wrong { color: var(--red); font-weight: 400 } [aria-invalid=true] { border-color: var(--red) } form > button { padding: 14px; font-size: 1.05rem }
`

const routingLabels: Readonly<Record<string, string>> = { USD: 'Routing number', GBP: 'Sort code', AUD: 'BSB' }
const accountTypes: Readonly<Record<string, readonly string[]>> = {
  USD: ['Checking', 'Savings'],
  GBP: ['Business current', 'Business savings'],
  AUD: ['Business transaction', 'Business savings'],
}
const typesOf = ({ currency }: PayeeSession): readonly string[] => accountTypes[currency] ?? ['Business']

const shell = (content: Html): Html => html`<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>Bank account · Sandbox Payments</title><style>${baseStyle}${style}</style></head>
<body><main><header><p>Sandbox Payments</p><h1>The account to be paid to</h1></header>${content}</main></body></html>`

const field = (name: string, label: string, values: URLSearchParams, errors: FormErrors): Html => html`<label>${label}
  <input name="${name}" value="${values.get(name) ?? ''}" maxlength="100" ${errors[name] !== undefined && html`aria-invalid="true"`}>
  ${errors[name] !== undefined && html`<span class="wrong">${errors[name]}</span>`}</label>`

const page = (session: PayeeSession, values = new URLSearchParams(), errors: FormErrors = {}): Html =>
  shell(html`<form method="post" action="/payee/${session.sessionId}" novalidate>
    ${field('bankName', 'Bank', values, errors)}
    ${field('routing', routingLabels[session.currency] ?? 'Bank code', values, errors)}
    ${field('account', 'Account number', values, errors)}
    <label>Account type<select name="accountType">${typesOf(session).map((each) => html`<option>${each}</option>`)}</select></label>
    ${field('holder', 'Name of the account holder', values, errors)}
    <button>Save the account</button><p class="hint">Nothing is charged. In the sandbox any digits will do.</p></form>`)

const returnAddress = ({ returnUrl, sessionId }: PayeeSession): string => {
  const url = new URL(returnUrl)
  url.searchParams.set('payeeSession', sessionId)
  return url.href
}

const text = (form: URLSearchParams, name: string): string => (form.get(name) ?? '').trim()

/** What was entered, its number shortened to the last four digits; or what is wrong with each field. */
const read = (form: URLSearchParams, session: PayeeSession) => {
  const routing = text(form, 'routing').replace(/[\s-]/g, '')
  const account = text(form, 'account').replace(/[\s-]/g, '')
  const errors: FormErrors = {
    ...(text(form, 'bankName') === '' && { bankName: 'Enter the name of the bank.' }),
    ...(!/^\d{6,9}$/.test(routing) && { routing: 'Enter 6 to 9 digits.' }),
    ...(!/^\d{6,17}$/.test(account) && { account: 'Enter 6 to 17 digits.' }),
    ...(text(form, 'holder') === '' && { holder: 'Enter the name of the account holder.' }),
  }
  const types = typesOf(session)
  const accountType = types.find((each) => each === text(form, 'accountType')) ?? types[0] ?? ''
  return {
    errors,
    payee: { bankName: text(form, 'bankName'), accountType, last4: account.slice(-4), holder: text(form, 'holder') },
  }
}

/** The page of a payee's session, `/payee/{id}`: a form once, then back to where it was opened. */
export const payeePages =
  (store: ProcessorStore) =>
  async (request: IncomingMessage, response: ServerResponse, sessionId: string): Promise<void> => {
    const session = store.payeeSession(sessionId)
    if (session === undefined) return respondPage(response, shell(html`<p>There is no such page.</p>`), 404)
    if (session.payee === undefined && session.expiresAt < new Date().toISOString())
      return respondPage(
        response,
        shell(html`<div class="notice"><p>This page has expired. Go back and start again.</p></div>`),
        410,
      )
    const targets = new URL(session.returnUrl).origin
    if (request.method !== 'POST' && session.payee === undefined)
      return respondPage(response, page(session), 200, targets)
    if (request.method === 'POST' && session.payee === undefined) {
      const form = new URLSearchParams((await readBody(request, 10_000)).toString('utf8'))
      const { errors, payee } = read(form, session)
      form.delete('account')
      if (Object.keys(errors).length > 0) return respondPage(response, page(session, form, errors), 422, targets)
      store.enterPayee(session, payee)
    }
    response.writeHead(303, { location: returnAddress(session) }).end()
  }

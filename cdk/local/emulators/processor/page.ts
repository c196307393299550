import { sandboxAccounts, sandboxCards } from '#shared/domain/integration/sandboxValues.ts'
import { type Html, html } from '../../http/html.ts'
import { baseStyle } from '../../http/style.ts'
import type { FormErrors } from './paymentForm.ts'
import type { PaymentSession, Transaction } from './processorStore.ts'
import type { Behaviour } from './sandboxMethods.ts'

const style = html`
main { max-width: 920px; margin: 0 auto; padding: 24px 16px 64px; display: grid; gap: 24px; grid-template-columns: minmax(0, 1fr) 300px }
header { grid-column: 1 / -1; display: flex; justify-content: space-between; gap: 16px; align-items: end; border-bottom: 1px solid var(--line); padding-bottom: 16px }
header p, .hint { color: var(--soft); margin: 0 } .amount { font-size: 2rem; font-weight: 650; line-height: 1.1; white-space: nowrap }
form, aside, .notice { background: var(--card); border: 1px solid var(--line); border-radius: 12px; padding: 20px }
aside { align-self: start; font-size: 0.9rem } aside ul { list-style: none; margin: 12px 0 0; padding: 0; display: grid; gap: 8px } aside li { display: grid }
aside button { background: none; color: var(--teal); border: 0; padding: 8px 0; text-align: left; font: 500 0.95rem ui-monospace, monospace }
fieldset { border: 0; padding: 0; margin: 0; display: none; gap: 16px } .pair { display: grid; grid-template-columns: 1fr 1fr; gap: 16px; align-items: start }
label { display: grid; gap: 4px; font-size: 0.85rem; font-weight: 500 } label input { font-size: 1rem; font-weight: 400 }
.tabs { display: flex; gap: 8px; margin-bottom: 16px } .tabs label { flex: 1; border: 1px solid var(--line); border-radius: 8px; padding: 10px; text-align: center; cursor: pointer; font-size: 0.95rem }
input[type=radio] { position: absolute; opacity: 0; width: 1px }
#card:checked ~ .tabs [for=card], #bank:checked ~ .tabs [for=bank] { border-color: var(--teal); background: var(--teal-soft) }
#card:focus-visible ~ .tabs [for=card], #bank:focus-visible ~ .tabs [for=bank] { outline: 2px solid var(--teal) }
#card:checked ~ .by-card, #bank:checked ~ .by-bank { display: grid }
.wrong { color: var(--red); font-weight: 400 } [aria-invalid=true] { border-color: var(--red) }
.problem { background: var(--red-soft); border-color: var(--red); margin-bottom: 16px } .notice p { margin: 4px 0 16px }
form > button { width: 100%; margin-top: 20px; padding: 14px; font-size: 1.05rem } .back { display: inline-block; margin-top: 16px }
@media (max-width: 720px) { main { grid-template-columns: minmax(0, 1fr) } header { flex-direction: column; align-items: start } }
`

/** `$1,240.50` in the currency's own country. */
export const money = ({ amount, currency }: { readonly amount: number; readonly currency: string }): string => {
  const locale = { USD: 'en-US', GBP: 'en-GB', AUD: 'en-AU' }[currency] ?? 'en'
  return new Intl.NumberFormat(locale, { style: 'currency', currency }).format(amount / 100)
}

const shell = (session: PaymentSession, content: Html, refresh?: number): Html => html`<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
${refresh !== undefined && html`<meta http-equiv="refresh" content="${refresh}">`}
<title>Pay ${money(session)} · Sandbox Payments</title><style>${baseStyle}${style}</style><script src="/pay.js" defer></script></head>
<body><main><header><div><p>Sandbox Payments</p><h1>${session.reference}</h1><p>${session.customerEmail}</p></div><div class="amount">${money(session)}</div></header>
${content}</main></body></html>`

const field = (name: string, label: string, values: URLSearchParams, errors: FormErrors, attributes: Html): Html => {
  const wrong = errors[name]
  return html`<label>${label}<input name="${name}" value="${values.get(name) ?? ''}" ${attributes}
    ${wrong !== undefined && html`aria-invalid="true" aria-describedby="${name}-wrong"`}>
    ${wrong !== undefined && html`<span class="wrong" id="${name}-wrong">${wrong}</span>`}</label>`
}

const says: Readonly<Record<Behaviour, string>> = {
  succeeds: 'succeeds',
  declines: 'is declined',
  timesOut: 'times out: the bank never answers',
  chargesBack: 'succeeds and is charged back later',
}

const panel = html`<aside><h2>Sandbox numbers</h2><p class="hint">Nothing is charged. Any later expiry and any CVC will do.</p>
<ul>${Object.entries(sandboxCards).map(([number, does]) => html`<li><button type="button" data-card="${number}">${number}</button>${says[does]}</li>`)}</ul>
<ul>${Object.entries(sandboxAccounts).map(([number, does]) => html`<li><button type="button" data-account="${number}">${number}</button>account ${says[does]}</li>`)}</ul></aside>`

const routingLabels: Readonly<Record<string, string>> = { USD: 'Routing number', GBP: 'Sort code', AUD: 'BSB' }

/** Where the customer goes to pay; declines and mistakes are told above and beside the fields. */
export function paymentPage(
  session: PaymentSession,
  {
    values = new URLSearchParams(),
    errors = {},
    declined,
  }: {
    readonly values?: URLSearchParams
    readonly errors?: FormErrors
    readonly declined?: Transaction | undefined
  },
): Html {
  const bank = values.get('method') === 'bank'
  const text = (name: string, label: string, attributes: Html) => field(name, label, values, errors, attributes)
  return shell(
    session,
    html`<section>
    ${declined && html`<div class="notice problem" role="alert"><h2>The payment was declined</h2>${declined.failure} Nothing was charged. Try another card or account, or go back and choose another way to pay.</div>`}
    <form method="post" action="/session/${session.sessionId}/pay" novalidate>
      <input type="radio" name="method" id="card" value="card" ${!bank && html`checked`}><input type="radio" name="method" id="bank" value="bank" ${bank && html`checked`}>
      <div class="tabs"><label for="card">Card</label><label for="bank">Bank account</label></div>
      <fieldset class="by-card">
        ${text('number', 'Card number', html`inputmode="numeric" autocomplete="cc-number" maxlength="23" placeholder="1234 1234 1234 1234"`)}
        <div class="pair">${text('expiry', 'Expires', html`inputmode="numeric" autocomplete="cc-exp" maxlength="7" placeholder="MM/YY"`)}
        ${text('cvc', 'CVC', html`inputmode="numeric" autocomplete="cc-csc" maxlength="4" placeholder="123"`)}</div>
        ${text('name', 'Name on the card', html`autocomplete="cc-name" maxlength="100"`)}
      </fieldset>
      <fieldset class="by-bank">
        ${text('routing', routingLabels[session.currency] ?? 'Bank code', html`inputmode="numeric" maxlength="11"`)}
        ${text('account', 'Account number', html`inputmode="numeric" maxlength="17"`)}
        ${text('holder', 'Name of the account holder', html`autocomplete="name" maxlength="100"`)}
      </fieldset>
      <button>Pay ${money(session)}</button>
    </form><a class="back" href="${returnAddress(session, declined)}">Back without paying</a></section>${panel}`,
  )
}

/** Waits for the bank; looks again every two seconds. */
export const processingPage = (session: PaymentSession, transaction: Transaction): Html =>
  shell(
    session,
    html`<div class="notice" role="status"><h2>Waiting for the bank</h2><p>This can take half a minute. Please do not pay a second time. You can go back; you will be told how it ended.</p><a class="button" href="${returnAddress(session, transaction)}">Back to Palisade</a></div>`,
    2,
  )

/** Tells how it ended, for those who come back to the page. */
export const endedPage = (
  session: PaymentSession,
  { title, text }: { readonly title: string; readonly text: string },
  transaction?: Transaction,
): Html =>
  shell(
    session,
    html`<div class="notice" role="status"><h2>${title}</h2><p>${text}</p><a class="button" href="${returnAddress(session, transaction)}">Back to Palisade</a></div>`,
  )

/** The platform's page the customer returns to, told which transaction and how it went. */
export function returnAddress(session: PaymentSession, transaction: Transaction | undefined): string {
  const url = new URL(session.returnUrl)
  if (transaction !== undefined) url.searchParams.set('transactionId', transaction.transactionId)
  url.searchParams.set('status', transaction?.status ?? 'cancelled')
  return url.href
}

import { readFileSync } from 'node:fs'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { readBody } from '../../http/body.ts'
import { html } from '../../http/html.ts'
import { respondPage } from '../../http/respond.ts'
import { endedPage, paymentPage, processingPage, returnAddress } from './page.ts'
import { payeePages } from './payeePage.ts'
import { isErrors, type PaymentMethod, readPaymentForm } from './paymentForm.ts'
import type { PaymentSession, ProcessorStore, Transaction } from './processorStore.ts'

const script = readFileSync(new URL('./pay.js', import.meta.url))

interface Pages {
  readonly store: ProcessorStore
  /** Pays; the session's first transaction when it has one that took or may take money. */
  readonly pay: (session: PaymentSession, method: PaymentMethod) => Transaction
}

/** The pages customers see, `/session/{id}`; they work without scripts. */
export function hostedPages({ store, pay }: Pages) {
  const show = (response: ServerResponse, session: PaymentSession, sent?: URLSearchParams): void => {
    const transaction = store.transactionOf(session.sessionId)
    const targets = new URL(session.returnUrl).origin
    const status = transaction?.status
    if (transaction !== undefined && status === 'processing')
      respondPage(response, processingPage(session, transaction))
    else if (status === 'succeeded' || status === 'chargedBack')
      respondPage(
        response,
        endedPage(session, { title: 'Paid', text: 'This payment is complete; it was taken once.' }, transaction),
      )
    else if (session.expiresAt < new Date().toISOString())
      respondPage(
        response,
        endedPage(session, { title: 'This page has expired', text: 'Go back and start the payment again.' }),
        410,
      )
    else if (status === 'expired' && sent === undefined)
      respondPage(
        response,
        endedPage(
          session,
          { title: 'The bank did not answer', text: 'Nothing was charged. Go back and try again.' },
          transaction,
        ),
      )
    else
      respondPage(
        response,
        paymentPage(session, {
          ...(sent === undefined ? {} : { values: withoutSecrets(sent) }),
          declined: status === 'declined' ? transaction : undefined,
        }),
        200,
        targets,
      )
  }

  const submit = async (request: IncomingMessage, response: ServerResponse, session: PaymentSession): Promise<void> => {
    const form = new URLSearchParams((await readBody(request, 10_000)).toString('utf8'))
    const method = readPaymentForm(form, new Date())
    const targets = new URL(session.returnUrl).origin
    if (isErrors(method)) {
      respondPage(response, paymentPage(session, { values: form, errors: method }), 422, targets)
      return
    }
    if (session.expiresAt < new Date().toISOString()) return show(response, session)
    const transaction = pay(session, method)
    if (transaction.status === 'declined') show(response, session, form)
    else
      response
        .writeHead(303, {
          location:
            transaction.status === 'processing' ? `/session/${session.sessionId}` : returnAddress(session, transaction),
        })
        .end()
  }

  const showPayee = payeePages(store)

  return async (request: IncomingMessage, response: ServerResponse, path: string): Promise<void> => {
    const [, payee] = /^\/payee\/(\w+)$/.exec(path) ?? []
    if (payee !== undefined) return showPayee(request, response, payee)
    if (path === '/pay.js') {
      response.writeHead(200, { 'content-type': 'text/javascript' }).end(script)
      return
    }
    const [, sessionId = '', action] = /^\/session\/(\w+)(\/pay)?$/.exec(path) ?? []
    const session = store.session(sessionId)
    if (session === undefined) respondPage(response, notFound, 404)
    else if (action !== undefined && request.method === 'POST') await submit(request, response, session)
    else show(response, session)
  }
}

const withoutSecrets = (form: URLSearchParams): URLSearchParams => {
  const kept = new URLSearchParams(form)
  for (const name of ['number', 'cvc', 'account']) kept.delete(name)
  return kept
}

const notFound = html`<!doctype html><html lang="en"><title>Sandbox Payments</title><p>There is no such payment. Go back and start it again.</p></html>`

import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { eventually, scratchFolder } from '../../testing/scratch.ts'
import { signatureOf } from './callbacks.ts'
import { type ProcessorEmulator, startProcessor } from './processor.ts'

const secret = 'sandbox-secret'
const file = join(scratchFolder(), 'processor.sqlite')
const received: { signature: string; body: string }[] = []
let refusals = 0
let processor: ProcessorEmulator
let callbackUrl = ''
const start = () =>
  startProcessor({
    file,
    secret,
    publicUrl: 'http://pay.localhost:3000',
    processingMilliseconds: 50,
    chargebackMilliseconds: 50,
  })
const platform = createServer(async (request, response) => {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk)
  if (refusals-- > 0) return response.writeHead(500).end()
  received.push({ signature: String(request.headers['processor-signature']), body: Buffer.concat(chunks).toString() })
  return response.end()
})
beforeAll(async () => {
  platform.listen(0, '127.0.0.1')
  await once(platform, 'listening')
  const address = platform.address()
  callbackUrl = `http://127.0.0.1:${typeof address === 'object' ? address?.port : 0}/callback`
  processor = await start()
})
beforeEach(() => {
  received.length = 0
  refusals = 0
})
afterAll(async () => {
  await processor.stop()
  platform.close()
})

const api = async (method: string, path: string, body?: unknown, headers: Record<string, string> = {}) => {
  const answer = await fetch(`${processor.url}${path}`, {
    method,
    headers: { 'x-api-key': secret, ...headers },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  })
  return { status: answer.status, body: await answer.json() }
}
const aSession = async () =>
  (
    await api('POST', '/sessions', {
      amount: 124050,
      currency: 'USD',
      reference: 'PAL-1042',
      customerEmail: 'ann@acme.example',
      returnUrl: 'http://us.localhost:3000/customer/payment?policy=1',
      callbackUrl,
    })
  ).body
const pay = (sessionId: string, fields: Record<string, string>) =>
  fetch(`${processor.url}/session/${sessionId}/pay`, {
    method: 'POST',
    body: new URLSearchParams({ method: 'card', expiry: '08/40', cvc: '123', name: 'Ann Lee', ...fields }),
    redirect: 'manual',
  })
const returned = (answer: Response) => new URL(answer.headers.get('location') ?? 'http://none').searchParams
const callback = async (type: string) => {
  const found = await eventually(() => received.find(({ body }) => JSON.parse(body).type === type))
  return { ...found, event: JSON.parse(found.body) }
}

test('a payout of an amount that ends in 14 cents comes back from the bank later, and is told', async () => {
  const asked = { amount: 5_014, currency: 'USD', reference: 'agy_1', callbackUrl }
  const session = await aSession()
  await pay(session.sessionId, { number: '4242424242424242' })
  const { token } = (await api('GET', `/sessions/${session.sessionId}`)).body.transaction.method
  const { body: paid } = await api('POST', '/payouts', { ...asked, token })
  expect(paid.status).toBe('succeeded')
  const { event } = await callback('payout.returned')
  expect(event.data).toMatchObject({ transactionId: paid.payoutId, status: 'returned', amount: 5_014 })
  const { body: known } = await api('GET', `/payouts/${paid.payoutId}`)
  expect(known).toMatchObject({ status: 'returned', failure: 'The account is closed.' })
})

test('a session without the key, or with a senseless amount, is refused', async () => {
  expect((await api('POST', '/sessions', {}, { 'x-api-key': 'wrong-secret!!' })).status).toBe(401)
  expect((await api('POST', '/sessions', { amount: -1 })).status).toBe(400)
})

test('a session is created once per idempotency key', async () => {
  const body = { amount: 1, currency: 'USD', reference: 'x', returnUrl: 'http://us.localhost/' }
  const first = await api('POST', '/sessions', body, { 'idempotency-key': 'k' })
  expect((await api('POST', '/sessions', body, { 'idempotency-key': 'k' })).body).toEqual(first.body)
})

test('the hosted page shows amount, reference and the sandbox numbers', async () => {
  const { sessionId, url, authCode } = await aSession()
  expect(url).toBe(`http://pay.localhost:3000/session/${sessionId}`)
  expect(authCode).toMatch(/^auth_/)
  const page = await (await fetch(`${processor.url}/session/${sessionId}`)).text()
  for (const text of ['$1,240.50', 'PAL-1042', '4242 4242 4242 4242', 'width=device-width'])
    expect(page).toContain(text)
})

test('a good card pays once, however often the form is sent, and the platform hears of it signed', async () => {
  const { sessionId } = await aSession()
  const [first, second] = await Promise.all([1, 2].map(() => pay(sessionId, { number: '4242 4242 4242 4242' })))
  if (first === undefined || second === undefined) throw new Error('no answer')
  expect(first.status).toBe(303)
  expect(returned(first).get('status')).toBe('succeeded')
  expect(returned(first).get('policy')).toBe('1')
  const transactionId = returned(first).get('transactionId') ?? ''
  expect(returned(second).get('transactionId')).toBe(transactionId)
  const { body } = await api('GET', `/transactions/${transactionId}`)
  expect(body).toMatchObject({ status: 'succeeded', amount: 124050, method: { brand: 'Visa', last4: '4242' } })
  const { event, signature, body: raw } = await callback('transaction.succeeded')
  expect(event.data.transactionId).toBe(transactionId)
  const at = Number(/t=(\d+)/.exec(signature)?.[1]) * 1000
  expect(signature).toBe(signatureOf({ body: raw, secret }, at))
  expect(received).toHaveLength(1)
  expect(await (await fetch(`${processor.url}/session/${sessionId}`)).text()).toContain('This payment is complete')
})

test('a declined card is told on the page and another one may pay', async () => {
  const { sessionId } = await aSession()
  const declined = await pay(sessionId, { number: '4000000000000002' })
  expect(declined.status).toBe(200)
  expect(await declined.text()).toContain('The payment was declined')
  expect((await callback('transaction.declined')).event.data.failure).toBe('The bank refused the payment.')
  expect(returned(await pay(sessionId, { number: '4242424242424242' })).get('status')).toBe('succeeded')
})

test('a card whose bank never answers stays processing, then expires, also over a restart', async () => {
  const { sessionId } = await aSession()
  const answer = await pay(sessionId, { number: '4000 0000 0000 0119' })
  expect(answer.headers.get('location')).toBe(`/session/${sessionId}`)
  await callback('transaction.processing')
  await processor.stop()
  processor = await start()
  await callback('transaction.expired')
  expect(await (await fetch(`${processor.url}/session/${sessionId}`)).text()).toContain('The bank did not answer')
})

test('a payment can be charged back later', async () => {
  const { sessionId } = await aSession()
  const transactionId = returned(await pay(sessionId, { number: '4000 0000 0000 0259' })).get('transactionId')
  await callback('transaction.chargedBack')
  expect((await api('GET', `/transactions/${transactionId}`)).body.status).toBe('chargedBack')
})

test('a bank account pays as well', async () => {
  const { sessionId } = await aSession()
  const fields = { method: 'bank', routing: '110000000', account: '000123456789', holder: 'Ann Lee' }
  expect(returned(await pay(sessionId, fields)).get('status')).toBe('succeeded')
})

test('a card that paid before is charged by its token, once per idempotency key', async () => {
  const { sessionId } = await aSession()
  const transactionId = returned(await pay(sessionId, { number: '4242 4242 4242 4242' })).get('transactionId')
  const { token } = (await api('GET', `/transactions/${transactionId}`)).body.method
  const charge = { token, amount: 500, currency: 'USD', reference: 'PAL-1042', callbackUrl }
  const first = await api('POST', '/charges', charge, { 'idempotency-key': 'charge-1' })
  expect(first.body).toMatchObject({ status: 'succeeded', amount: 500, method: { last4: '4242' } })
  const second = await api('POST', '/charges', charge, { 'idempotency-key': 'charge-1' })
  expect(second.body.transactionId).toBe(first.body.transactionId)
  expect((await api('POST', '/charges', { ...charge, token: 'tok_unknown' })).status).toBe(404)
})

test('a callback that is refused is tried again', async () => {
  refusals = 1
  const { sessionId } = await aSession()
  await pay(sessionId, { number: '4242424242424242' })
  await callback('transaction.succeeded')
})

test.each([
  [{ number: '4242 4242 4242 4241' }, 'This is not a card number'],
  [{ number: '5555 5555 5555 4444' }, 'only the numbers listed'],
  [{ number: '4242424242424242', expiry: '01/20' }, 'This card has expired'],
  [{ number: '4242424242424242', cvc: '1' }, 'Enter the 3 digits'],
  [{ number: '4242424242424242', name: '' }, 'Enter the name on the card'],
])('says what is wrong: %o', async (fields, message) => {
  const { sessionId } = await aSession()
  const answer = await pay(sessionId, fields)
  expect(answer.status).toBe(422)
  expect(await answer.text()).toContain(message)
})

test('no card number, account number or CVC is on disk', () => {
  const stored = [file, `${file}-wal`].map((path) => readFileSync(path, 'latin1')).join('')
  for (const number of ['4242424242424242', '4242 4242', '000123456789', '"cvc"']) expect(stored).not.toContain(number)
})

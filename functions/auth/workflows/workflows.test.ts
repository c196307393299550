import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { commit } from '#functions/_platform/storage/commit.ts'
import { openWorkflow } from '#functions/directory/public.ts'
import type { WorkflowFlow } from '#shared/contract/operation.ts'
import * as contracts from '#shared/contracts/auth/index.ts'
import { actorOfToken, type Identity, startIdentity } from '#tests/support/identity.ts'
import { callerOf } from '#tests/support/operation.ts'
import { anAgency, aPerson } from '#tests/support/people.ts'
import { handler } from '../index.ts'

const { getWorkflow, sendWorkflowCode, exchangeWorkflowCode, getWorkflowRedirect, refreshToken, getCurrentUser } =
  contracts
const as = callerOf(handler)
const nobody = as(undefined)
const seconds = (count: number) => vi.setSystemTime(Date.now() + count * 1000)

type Opening = { readonly flow: WorkflowFlow; readonly subjectId: string; readonly redirectUrl: string }

const payment: Opening = {
  flow: 'E_PAY',
  subjectId: 'pol_1',
  redirectUrl: '/policy/pol_1/accountant-payment?from=mail',
}

/** What a code opens, each with what its e-mail calls it. */
const openings: readonly (readonly [Opening, string])[] = [
  [payment, 'payment'],
  [{ flow: 'QUOTE', subjectId: 'quo_1', redirectUrl: '/quote/quo_1/request-to-bind/P100' }, 'quote'],
  [{ flow: 'SURPLUS_NOTICE', subjectId: 'quo_2', redirectUrl: '/quote/quo_2/attest-surplus-notice' }, 'surplusNotice'],
]

let people = 0
const aWorkflow = async (more: { phone?: string; email?: string; opening?: Opening } = {}) => {
  people += 1
  const email = more.email ?? `insured${people}@flow.example`
  const { write, workflowId, url } = openWorkflow({
    ...(more.opening ?? payment),
    name: 'Dana Whitfield',
    email,
    phone: more.phone,
    now: new Date().toISOString(),
  })
  await commit([write])
  return { workflowId, url, email, params: { workflowId } }
}

let identity: Identity
beforeAll(async () => {
  identity = await startIdentity()
})
afterAll(() => identity.stop())
beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'] }))
afterEach(() => void vi.useRealTimers())

const codeTo = async (email: string) => String((await identity.lastMail(email)).data.code)
const wrong = (code: string) => (code === '000000' ? '000001' : '000000')

describe('a page that a one-time code opens', () => {
  it('shows what it opens and masked contacts, and not where it leads', async () => {
    const { params, url, workflowId } = await aWorkflow({ phone: '+15125550199' })
    expect(url).toBe(`https://us.test.example/validate/${workflowId}`)
    const page = await nobody(getWorkflow, { params })
    expect(page).toEqual({
      ok: true,
      status: 200,
      value: { flow: 'E_PAY', flowUserEmail: 'i•••@flow.example', flowUserPhone: '••• ••• 0199' },
    })
  })

  it('does not exist without a workflow, and no more after 60 days', async () => {
    const unknown = { params: { workflowId: 'wfl_01JH0000000000000000000W09' } }
    expect(await nobody(getWorkflow, unknown)).toMatchObject({ status: 404, problem: { code: 'workflow.notFound' } })
    const { params } = await aWorkflow()
    seconds(61 * 86_400)
    expect(await nobody(getWorkflow, { params })).toMatchObject({ status: 404 })
    expect(await nobody(sendWorkflowCode, { params, body: { channel: 'EMAIL' } })).toMatchObject({ status: 404 })
  })

  it.each(openings)('of $flow opens one record with the code that was e-mailed, once', async (opening, purpose) => {
    const { params, workflowId, email } = await aWorkflow({ opening })
    expect(await nobody(getWorkflow, { params })).toMatchObject({ value: { flow: opening.flow } })
    expect(await nobody(sendWorkflowCode, { params, body: { channel: 'EMAIL' } })).toMatchObject({ status: 204 })
    expect(await identity.lastMail(email)).toMatchObject({
      template: 'oneTimeCode',
      data: { purpose, recipient: { firstName: 'Dana Whitfield' }, region: 'us' },
    })
    const enter = { body: { workflowId, secret: await codeTo(email) } }
    const tokens = await nobody(exchangeWorkflowCode, enter)
    if (!tokens.ok) throw new Error(tokens.problem.code)
    const guest = actorOfToken(tokens.value.accessToken)
    const { flow, subjectId, redirectUrl } = opening
    expect(guest).toMatchObject({
      accountType: 'CUSTOMER',
      email,
      organizationId: '',
      workflow: { flow, workflowId, subjectId },
    })
    expect(await nobody(exchangeWorkflowCode, enter)).toMatchObject({ status: 410 })
    expect(await as(guest)(getWorkflowRedirect, { params })).toMatchObject({ value: { redirectURL: redirectUrl } })
    expect(await as(guest)(getCurrentUser, {})).toMatchObject({ status: 403 })
    const next = await nobody(refreshToken, { body: { refreshToken: tokens.value.refreshToken } })
    expect(next.ok && actorOfToken(next.value.accessToken).workflow).toEqual(guest.workflow)
  })

  it('sends the code by text message to the phone it was made for', async () => {
    const { params, workflowId } = await aWorkflow({ phone: '+15125550142' })
    expect(await nobody(sendWorkflowCode, { params, body: { channel: 'PHONE' } })).toMatchObject({ status: 204 })
    const sms = identity.lastSms('+15125550142')
    expect(sms).toMatch(/^\d{6} is your Palisade code\. It expires in 5 minutes/)
    expect(await nobody(exchangeWorkflowCode, { body: { workflowId, secret: sms.slice(0, 6) } })).toMatchObject({
      ok: true,
    })
  })

  it('has no phone to send to when none is known', async () => {
    const { params } = await aWorkflow()
    expect(await nobody(sendWorkflowCode, { params, body: { channel: 'PHONE' } })).toMatchObject({
      status: 409,
      problem: { code: 'access.noPhone' },
    })
  })

  it('leads nobody to another page than the token’s', async () => {
    const { params, workflowId, email } = await aWorkflow()
    const other = await aWorkflow()
    await nobody(sendWorkflowCode, { params, body: { channel: 'EMAIL' } })
    const tokens = await nobody(exchangeWorkflowCode, { body: { workflowId, secret: await codeTo(email) } })
    if (!tokens.ok) throw new Error(tokens.problem.code)
    const guest = as(actorOfToken(tokens.value.accessToken))
    expect(await guest(getWorkflowRedirect, { params: other.params })).toMatchObject({ status: 404 })
  })

  it('adds the agency’s name for people of an agency', async () => {
    const agencyId = await anAgency()
    await aPerson('broker@flow.example', { role: 'Agent', organizationId: agencyId })
    const { params, workflowId, email } = await aWorkflow({ email: 'broker@flow.example' })
    await nobody(sendWorkflowCode, { params, body: { channel: 'EMAIL' } })
    const tokens = await nobody(exchangeWorkflowCode, { body: { workflowId, secret: await codeTo(email) } })
    if (!tokens.ok) throw new Error(tokens.problem.code)
    expect(await as(actorOfToken(tokens.value.accessToken))(getWorkflowRedirect, { params })).toMatchObject({
      value: { redirectURL: '/policy/pol_1/accountant-payment?from=mail&agencyName=Harbour+%26+Pine+Insurance' },
    })
  })
})

describe('a one-time code', () => {
  it('is six digits', async () => {
    const { params, workflowId, email } = await aWorkflow()
    await nobody(sendWorkflowCode, { params, body: { channel: 'EMAIL' } })
    expect(await codeTo(email)).toMatch(/^\d{6}$/)
    for (const secret of ['12345', '1234567', '12345a'])
      expect(await nobody(exchangeWorkflowCode, { body: { workflowId, secret } })).toMatchObject({ status: 400 })
  })

  it('expires after five minutes', async () => {
    const { params, workflowId, email } = await aWorkflow()
    await nobody(sendWorkflowCode, { params, body: { channel: 'EMAIL' } })
    const secret = await codeTo(email)
    seconds(301)
    expect(await nobody(exchangeWorkflowCode, { body: { workflowId, secret } })).toMatchObject({
      status: 410,
      problem: { code: 'access.codeExpired' },
    })
  })

  it('ends with the fifth wrong try, also for the right one', async () => {
    const { params, workflowId, email } = await aWorkflow()
    await nobody(sendWorkflowCode, { params, body: { channel: 'EMAIL' } })
    const right = await codeTo(email)
    const enter = (secret: string) => nobody(exchangeWorkflowCode, { body: { workflowId, secret } })
    for (let index = 0; index < 5; index += 1)
      expect(await enter(wrong(right))).toMatchObject({ status: 401, problem: { code: 'access.codeRefused' } })
    expect(await enter(right)).toMatchObject({ status: 410 })
  })

  it('begins one session when it is entered twice at the same time', async () => {
    const { params, workflowId, email } = await aWorkflow()
    await nobody(sendWorkflowCode, { params, body: { channel: 'EMAIL' } })
    const secret = await codeTo(email)
    const answers = await Promise.all(
      [1, 2, 3].map(() => nobody(exchangeWorkflowCode, { body: { workflowId, secret } })),
    )
    expect(answers.filter(({ ok }) => ok)).toHaveLength(1)
  })

  it('of before works no more when another is sent; no more than five are sent in a quarter of an hour', async () => {
    const { params, workflowId, email } = await aWorkflow()
    const send = () => nobody(sendWorkflowCode, { params, body: { channel: 'EMAIL' } })
    await send()
    const first = await codeTo(email)
    expect(await send()).toMatchObject({ status: 429, problem: { code: 'access.tooManyCodes' } })
    for (let index = 0; index < 4; index += 1) {
      seconds(30)
      expect(await send()).toMatchObject({ status: 204 })
    }
    seconds(30)
    expect(await send()).toMatchObject({ status: 429 })
    const newest = await codeTo(email)
    if (newest !== first)
      expect(await nobody(exchangeWorkflowCode, { body: { workflowId, secret: first } })).toMatchObject({ status: 401 })
    expect(await nobody(exchangeWorkflowCode, { body: { workflowId, secret: newest } })).toMatchObject({ ok: true })
    seconds(15 * 60)
    expect(await send()).toMatchObject({ status: 204 })
  })
})

describe('an incident of somebody who cannot sign in', () => {
  const incident = { flow: 'INCIDENT', subjectId: 'pol_9', redirectUrl: '/incident/pol_9' } as const
  const guessed = { flow: 'INCIDENT', subjectId: 'hash', redirectUrl: '/incident' } as const

  it('shows no contact, and answers for a number that nobody has as for one that somebody has', async () => {
    const real = await aWorkflow({ opening: incident })
    const none = await aWorkflow({ opening: guessed, email: '' })
    const hidden = { flow: 'INCIDENT', flowUserEmail: '•••', flowUserPhone: '•••' }
    for (const { params } of [real, none]) {
      expect(await nobody(getWorkflow, { params })).toMatchObject({ status: 200, value: hidden })
      expect(await nobody(sendWorkflowCode, { params, body: { channel: 'PHONE' } })).toMatchObject({ status: 204 })
      seconds(60)
      expect(await nobody(sendWorkflowCode, { params, body: { channel: 'EMAIL' } })).toMatchObject({ status: 204 })
    }
    const open = (workflowId: string, secret: string) =>
      nobody(exchangeWorkflowCode, { body: { workflowId, secret } as never })
    const code = await codeTo(real.email)
    expect(await open(none.workflowId, code)).toMatchObject({ status: 401, problem: { code: 'access.codeRefused' } })
    expect(await open(real.workflowId, code)).toMatchObject({ status: 200 })
  })

  it('has ten codes an hour sent, of whichever page', async () => {
    const send = async () => {
      const { params } = await aWorkflow({ opening: { ...incident, subjectId: 'pol_10' } })
      return nobody(sendWorkflowCode, { params, body: { channel: 'EMAIL' } })
    }
    for (let sent = 0; sent < 10; sent += 1) expect(await send()).toMatchObject({ status: 204 })
    expect(await send()).toMatchObject({ status: 429, problem: { code: 'auth.throttled' } })
  })
})

import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import * as contracts from '#shared/contracts/auth/index.ts'
import type { PrivacyKind } from '#shared/domain/identity/privacy.ts'
import { cast } from '#tests/cast/actors.ts'
import { actorOfToken, type Identity, startIdentity } from '#tests/support/identity.ts'
import { runJobsOf } from '#tests/support/jobs.ts'
import { openOutside } from '#tests/support/outside.ts'
import { anAgency, aPerson } from '#tests/support/people.ts'
import { answered, as, nobody, signedIn } from '#tests/support/signedIn.ts'
import { handler as worker } from '../worker.ts'

let identity: Identity
let outside: Awaited<ReturnType<typeof openOutside>>
beforeAll(async () => {
  identity = await startIdentity()
  outside = await openOutside()
})
afterAll(async () => {
  await outside.close()
  await identity.stop()
})

const staff = as(cast.superAdmin)
const of = (privacyRequestId: string) => ({ params: { privacyRequestId: privacyRequestId as never } })

/** Who has entered the code that went to an address. */
const byCode = async (email: string) => {
  const { workflowId } = await answered(nobody(contracts.beginOwnData, { body: { email } }))
  await answered(nobody(contracts.sendWorkflowCode, { params: { workflowId }, body: { channel: 'EMAIL' } }))
  const { data } = await identity.lastMail(email.toLowerCase())
  expect(data.purpose).toBe('ownData')
  const body = { workflowId, secret: String(data.code) as never }
  const { accessToken } = await answered(nobody(contracts.exchangeWorkflowCode, { body }))
  const me = as(actorOfToken(accessToken))
  expect(await answered(me(contracts.getWorkflowRedirect, { params: { workflowId } }))).toMatchObject({
    redirectURL: expect.stringContaining('/own-data/requests'),
  })
  return me
}
const asked = (me: Awaited<ReturnType<typeof byCode>>, kind: PrivacyKind, details = '') =>
  me(contracts.createDataRequest, { body: { kind, name: 'Ida Moreau', details } })

describe('somebody who cannot sign in and asks about their own data', () => {
  it('is known by a code at the address, has a deadline, and downloads the copy by another code', async () => {
    const email = 'Ida.Code@moreau.example'
    const me = await byCode(email)
    expect(await answered(me(contracts.listDataRequests, {}))).toEqual([])
    const { id, status, dueOn, receivedOn } = await answered(asked(me, 'ACCESS'))
    expect(status).toBe('OPEN')
    expect(dueOn > receivedOn).toBe(true)
    expect((await identity.lastMail(email.toLowerCase())).data).toMatchObject({
      ...{ what: 'received', reference: id },
      link: expect.stringMatching(/\/own-data$/u),
    })
    expect(await asked(me, 'ACCESS')).toMatchObject({ status: 409, problem: { code: 'privacy.alreadyOpen' } })
    expect(await answered(staff(contracts.getPrivacyRequest, of(id)))).toMatchObject({
      ...{ via: 'CODE', subject: { name: 'Ida Moreau', email: email.toLowerCase() } },
      identity: { how: 'CODE' },
    })
    expect(await me(contracts.downloadOwnData, of(id))).toMatchObject({ problem: { code: 'privacy.noFile' } })

    await answered(
      as({ ...cast.superAdmin, stepUpAt: Number.MAX_SAFE_INTEGER })(contracts.fulfilPrivacyRequest, {
        ...of(id),
        body: {},
      }),
    )
    expect(await runJobsOf(identity.table, worker)).toEqual([])
    const again = await byCode(email)
    const [done] = await answered(again(contracts.listDataRequests, {}))
    expect(done).toMatchObject({ id, status: 'DONE', fileUntil: expect.any(String) })
    expect(await answered(again(contracts.downloadOwnData, of(id)))).toMatchObject({ fileName: 'your-data.zip' })
  })

  it('sees and withdraws what is theirs alone', async () => {
    const mine = await byCode('one@moreau.example')
    const theirs = await byCode('two@moreau.example')
    const { id } = await answered(asked(mine, 'ERASURE'))
    expect(await answered(theirs(contracts.listDataRequests, {}))).toEqual([])
    for (const operation of [contracts.withdrawDataRequest, contracts.downloadOwnData])
      expect(await theirs(operation, of(id))).toMatchObject({ status: 404, problem: { code: 'privacy.notFound' } })
    expect(await mine(contracts.withdrawDataRequest, of(id))).toMatchObject({ status: 204 })
    expect(await answered(mine(contracts.listDataRequests, {}))).toMatchObject([{ id, status: 'WITHDRAWN' }])
    expect(await asked(mine, 'CORRECTION')).toMatchObject({ status: 422, problem: { code: 'request.unfit' } })
  })

  it('is checked by staff where a user has the address, and gets no more by the code than a user’s address should open', async () => {
    const { id: userId, email } = await aPerson('mara.code@privacy.example', { organizationId: await anAgency() })
    const { actor } = await signedIn(email)
    const own = as({ ...actor, stepUpAt: Number.MAX_SAFE_INTEGER })
    const inProfile = await answered(
      own(contracts.requestOwnData, { body: { kind: 'CORRECTION', details: 'Mistyped' } }),
    )
    const me = await byCode(email)
    const { id, status } = await answered(asked(me, 'ACCESS'))
    expect(status).toBe('RECEIVED')
    expect((await answered(me(contracts.listDataRequests, {}))).map((each) => each.id)).toEqual([id])
    expect(await me(contracts.withdrawDataRequest, of(inProfile.id))).toMatchObject({ status: 404 })
    expect(await answered(staff(contracts.getPrivacyRequest, of(id)))).toMatchObject({ subject: { userId } })

    const body = { how: 'CALLED_BACK', note: 'Asked for the last invoice' } as const
    await answered(staff(contracts.checkPrivacyIdentity, { ...of(id), body }))
    await answered(
      as({ ...cast.superAdmin, stepUpAt: Number.MAX_SAFE_INTEGER })(contracts.fulfilPrivacyRequest, {
        ...of(id),
        body: {},
      }),
    )
    expect(await runJobsOf(identity.table, worker)).toEqual([])
    const again = await byCode(email)
    expect((await answered(again(contracts.listDataRequests, {})))[0]).not.toHaveProperty('fileUntil')
    expect(await again(contracts.downloadOwnData, of(id))).toMatchObject({ problem: { code: 'privacy.noFile' } })
    expect(await answered(own(contracts.downloadMyData, of(id)))).toMatchObject({ fileName: 'your-data.zip' })
  })
})

describe('the page of somebody’s own data', () => {
  it('is opened for any address, so that nobody learns who is known, and no address gets more than five codes an hour', async () => {
    const send = async () => {
      const { workflowId } = await answered(nobody(contracts.beginOwnData, { body: { email: 'nobody@known.example' } }))
      return nobody(contracts.sendWorkflowCode, { params: { workflowId }, body: { channel: 'EMAIL' } })
    }
    for (let sent = 0; sent < 5; sent += 1) expect(await send()).toMatchObject({ status: 204 })
    expect(await send()).toMatchObject({ status: 429, problem: { code: 'auth.throttled' } })
  })
})

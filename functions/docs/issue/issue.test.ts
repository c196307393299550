import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { commit } from '#functions/_platform/storage/commit.ts'
import { postings } from '#functions/ledger/postings/postings.ts'
import { handler as policyHandler } from '#functions/policy/index.ts'
import type { PolicyRecord } from '#functions/policy/public.ts'
import { generatePolicyFromBinder } from '#shared/contracts/policy/policies.ts'
import { PolicyId } from '#shared/domain/ids/ids.ts'
import { ownForms } from '#shared/domain/policy/ownForms.ts'
import { cast } from '#tests/cast/actors.ts'
import { callerOf } from '#tests/support/operation.ts'
import { openOutside } from '#tests/support/outside.ts'
import { openPolicyDesk, type PolicyDesk } from '#tests/support/policyDesk.ts'
import { policyForms } from '../store/policyForms.ts'
import { handler as docsWorker } from '../worker.ts'

let desk: PolicyDesk
let outside: Awaited<ReturnType<typeof openOutside>>
let binder: PolicyRecord
beforeAll(async () => {
  desk = await openPolicyDesk()
  outside = await openOutside()
  binder = await desk.aBinder()
  const form = ownForms('us').find(({ formNumber }) => formNumber === 'PAL-CY-US-001')
  if (form === undefined) throw new Error('The US have no cyber form.')
  const { id, ...terms } = form
  const at = '2026-01-01T00:00:00.000Z'
  // What keeps a book whole is tried with the book; here it was not.
  const version = { revision: 1, terms, removed: true, by: 'Sam', at } as const
  await commit([policyForms.create({ id, versions: [version], lastUpdated: at })])
})
afterAll(async () => {
  await outside.close()
  await desk.close()
})

describe('a policy that would go without a form', () => {
  it('is refused with form, place and day where its issue is asked for', async () => {
    const { id, effectiveDate } = binder
    const missing = {
      status: 409,
      problem: { code: 'form.missing', detail: expect.stringContaining('PAL-CY-US-001') },
    }
    const asked = await callerOf(policyHandler)(cast.superAdmin)(generatePolicyFromBinder, {
      params: { policyId: PolicyId.parse(id) },
    })
    expect(asked).toMatchObject(missing)
    const day = new Date(effectiveDate).toLocaleDateString('en-US', { dateStyle: 'medium', timeZone: 'UTC' })
    expect(asked).toMatchObject({ problem: { detail: expect.stringContaining(`in force on ${day}`) } })
  })

  it('is not issued by the workflow either, before anything is posted', async () => {
    await expect(desk.issue(binder, { docs: docsWorker as never })).rejects.toThrow()
    expect(await desk.events('policy.issued', binder.id)).toEqual([])
    expect((await postings.list({ scopes: [`policy:${binder.id}`], size: 10 })).hits).toEqual([])
    expect(await desk.read(binder.id)).toMatchObject({ status: 'BOUND', documents: { state: 'failed' } })
  })
})

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
const form =
  ownForms('us').find(({ formNumber }) => formNumber === 'PAL-CY-US-001') ?? expect.fail('The US have no cyber form.')
beforeAll(async () => {
  desk = await openPolicyDesk()
  outside = await openOutside()
  binder = await desk.aBinder()
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

describe('a policy that would carry a form that says nothing', () => {
  beforeAll(async () => {
    const kept = await policyForms.byId(form.id)
    if (kept === undefined) throw new Error('The form was not edited.')
    const { id: _, ...terms } = form
    const of = { by: 'Sam', at: '2026-02-01T00:00:00.000Z' } as const
    // Approved when an edition needed no wording yet.
    const silent = { revision: 2, terms: { ...terms, edition: '02 26' }, ...of } as const
    await commit([policyForms.update(kept, { ...kept, versions: [...kept.versions, silent] })])
  })

  it('is refused with form, edition, place and day where its issue is asked for', async () => {
    const { id, effectiveDate } = binder
    const asked = await callerOf(policyHandler)(cast.superAdmin)(generatePolicyFromBinder, {
      params: { policyId: PolicyId.parse(id) },
    })
    expect(asked).toMatchObject({ status: 409, problem: { code: 'form.silent' } })
    const day = new Date(effectiveDate).toLocaleDateString('en-US', { dateStyle: 'medium', timeZone: 'UTC' })
    for (const told of ['edition 02 26', 'PAL-CY-US-001', `in force in United States on ${day}`, 'has no wording'])
      expect(asked).toMatchObject({ problem: { detail: expect.stringContaining(told) } })
  })

  it('is not issued by the workflow either, before anything is posted', async () => {
    const next = await desk.aBinder()
    await expect(desk.issue(next, { docs: docsWorker as never })).rejects.toThrow()
    expect((await postings.list({ scopes: [`policy:${next.id}`], size: 10 })).hits).toEqual([])
    expect(await desk.read(next.id)).toMatchObject({ status: 'BOUND', documents: { state: 'failed' } })
  })
})

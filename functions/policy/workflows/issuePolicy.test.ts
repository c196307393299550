import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { handler as billingWorker } from '#functions/billing/worker.ts'
import { postings } from '#functions/ledger/postings/postings.ts'
import { paymentOf } from '#functions/ledger/public.ts'
import { generatePolicyFromBinder } from '#shared/contracts/policy/policies.ts'
import { DocumentId } from '#shared/domain/ids/ids.ts'
import { cast } from '#tests/cast/actors.ts'
import { openPolicyDesk, type PolicyDesk } from '#tests/support/policyDesk.ts'
import { handler as policyWorker } from '../worker.ts'

let desk: PolicyDesk
beforeAll(async () => {
  desk = await openPolicyDesk()
})
afterAll(() => desk.close())

const entriesOf = async (policyId: string) =>
  (await postings.list({ scopes: [`policy:${policyId}`], size: 100 })).hits.map(({ description }) => description)

describe('issuing a bound policy', () => {
  it('makes documents, posts to the ledger, makes the invoice, and then the policy is issued and told of', async () => {
    const binder = await desk.aBinder()
    expect(binder).toMatchObject({ status: 'BOUND', documents: { state: 'none' }, binderNumber: binder.policyNumber })
    const { tasks } = await desk.issue(binder)
    expect(tasks[0]).toBe('prepareIssue')
    expect(tasks.at(-1)).toBe('completeIssue')
    expect([...tasks].sort()).toEqual(
      [
        'checkForms',
        'completeIssue',
        'makeBinderDocument',
        'makeInvoiceDocument',
        'makePolicyDocument',
        'postIssue',
        'prepareIssue',
      ].sort(),
    )
    const policy = await desk.read(binder.id)
    expect(policy).toMatchObject({ status: 'ISSUED', documents: { state: 'ready', policyDocId: expect.any(String) } })
    expect(policy.issuedAt).toBeDefined()
    expect(await paymentOf(policy.id)).toMatchObject({
      status: 'Unpaid',
      isPaid: false,
      dueAmount: policy.totalPremium,
      total: policy.totalPremium,
      amountPaid: 0,
      invoiceNumber: `INV-${policy.policyNumber}-1`,
    })
    expect(await entriesOf(policy.id)).toEqual(['Premium written', 'Agency commission'])
    expect(await desk.events('policy.issued', policy.id)).toHaveLength(1)
  })

  it('doubles nothing when it runs again, or twice at once', async () => {
    const binder = await desk.aBinder()
    await Promise.all([desk.issue(binder), desk.issue(binder)])
    await desk.issue(binder)
    expect(await entriesOf(binder.id)).toHaveLength(2)
    expect(await desk.events('policy.issued', binder.id)).toHaveLength(1)
    expect(await paymentOf(binder.id)).toMatchObject({ dueAmount: binder.totalPremium })
  })

  it('repeats each task after a kill without a second effect', async () => {
    const binder = await desk.aBinder()
    const input = { policyId: binder.id, quoteId: binder.quoteId }
    const execution = { input, executionName: 'again' }
    const parts = [{}, {}, {}]
    for (let times = 0; times < 2; times += 1) {
      await policyWorker({ task: 'prepareIssue', ...execution })
      await billingWorker({ task: 'postIssue', ...execution })
      await policyWorker({ task: 'completeIssue', executionName: 'again', input: { ...input, parts } })
    }
    expect(await entriesOf(binder.id)).toHaveLength(2)
    expect(await desk.events('policy.issued', binder.id)).toHaveLength(1)
  })

  it('issues the policy without documents that cannot be made', async () => {
    const binder = await desk.aBinder()
    const docs = async ({ task }: { readonly task: string }) => {
      if (task !== 'checkForms') throw new Error('no fonts')
      return { docId: DocumentId.parse('doc_01JH0000000000000000000D03') }
    }
    await desk.issue(binder, { docs })
    expect(await desk.read(binder.id)).toMatchObject({ status: 'ISSUED', documents: { state: 'failed' } })
  })

  it('leaves the binder bound when it cannot be posted, to be issued again', async () => {
    const binder = await desk.aBinder()
    const billing = (async () => Promise.reject(new Error('no table'))) as unknown as typeof billingWorker
    await expect(desk.issue(binder, { billing })).rejects.toThrow()
    const abandoned = await desk.read(binder.id)
    expect(abandoned).toMatchObject({ status: 'BOUND', documents: { state: 'failed' } })
    expect(abandoned.issueRequestedAt).toBeUndefined()
    await desk.issue(binder)
    expect(await desk.read(binder.id)).toMatchObject({ status: 'ISSUED' })
  })
})

describe('generating the policy of a binder', () => {
  const generate = (policyId: string, actor: (typeof cast)[keyof typeof cast] = cast.underwriter) =>
    desk.asPolicy(actor)(generatePolicyFromBinder, { params: { policyId } })

  it('asks for the issue once and answers the same policy again', async () => {
    const binder = await desk.aBinder()
    const asked = await Promise.all([generate(binder.id), generate(binder.id)])
    expect(asked).toMatchObject([
      { status: 202, value: { id: binder.id, policyNumber: binder.policyNumber, status: 'BOUND' } },
      { status: 202, value: { status: 'BOUND' } },
    ])
    expect(await desk.events('policy.issueRequested', binder.id)).toHaveLength(1)
    await desk.issue(binder)
    expect(await generate(binder.id)).toMatchObject({ ok: true, value: { status: 'ISSUED' } })
    expect(await desk.events('policy.issueRequested', binder.id)).toHaveLength(1)
  })

  it('is for underwriters', async () => {
    const binder = await desk.aBinder()
    expect(await generate(binder.id, cast.producer)).toMatchObject({ status: 403 })
    expect(await generate('pol_01JH0000000000000000000P99')).toMatchObject({ problem: { code: 'policy.notFound' } })
  })
})

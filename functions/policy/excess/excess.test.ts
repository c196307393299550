import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { termsOf } from '#functions/claims/desk/claimPolicies.ts'
import { policyData } from '#functions/docs/documentData/policyData.ts'
import { policyDocument } from '#functions/docs/templates/policyDocument.ts'
import { postings } from '#functions/ledger/postings/postings.ts'
import { paymentOf } from '#functions/ledger/public.ts'
import { invoiceOfPolicy } from '#functions/ledger/store/invoices.ts'
import { coversOverlapping, type PolicyRecord } from '#functions/policy/public.ts'
import {
  cancelPolicy,
  flatCancelPolicy,
  previewCancellation,
  previewUndoneCancellation,
  undoCancelledPolicy,
  voidPolicy,
} from '#shared/contracts/policy/cancellation.ts'
import { getEndorsableTerms, previewEndorsement } from '#shared/contracts/policy/endorsements.ts'
import * as contract from '#shared/contracts/policy/excess.ts'
import { listPolicyRevisions } from '#shared/contracts/policy/policies.ts'
import { previewReinstatement } from '#shared/contracts/policy/reinstatement.ts'
import { removePolicy } from '#shared/contracts/policy/removal.ts'
import { createRenewalOptOut } from '#shared/contracts/policy/renewals.ts'
import { revertPolicyRevision } from '#shared/contracts/policy/revisions.ts'
import { searchBinders, searchPolicies } from '#shared/contracts/policy/search.ts'
import { createEndorsementQuote } from '#shared/contracts/quote/endorsements.ts'
import { dateAt } from '#shared/domain/calendar/coverageInstant.ts'
import { addDays, addMonths } from '#shared/domain/calendar/moveDate.ts'
import { AccountId, PolicyId } from '#shared/domain/ids/ids.ts'
import { trialBalance } from '#shared/domain/ledger/trialBalance.ts'
import { followedOf } from '#shared/domain/policy/excessPrice.ts'
import { cast } from '#tests/cast/actors.ts'
import { openPolicyDesk, type PolicyDesk } from '#tests/support/policyDesk.ts'
import { answered } from '#tests/support/quoteDesk.ts'

let desk: PolicyDesk
beforeAll(async () => {
  desk = await openPolicyDesk()
})
afterAll(() => desk.close())

type Actor = (typeof cast)[keyof typeof cast]
const today = () => dateAt(new Date().toISOString(), 'America/Los_Angeles')
const at = ({ id }: Pick<PolicyRecord, 'id'>) => ({ params: { policyId: id } })
const aPrimary = (more: object = {}) => {
  const effectiveDate = today()
  return desk.aPolicy({ effectiveDate, endDate: addMonths(effectiveDate, 12), ...more })
}
const tower = async (policy: Pick<PolicyRecord, 'id'>) =>
  answered(await desk.asPolicy(cast.producer)(contract.getExcessTower, at(policy)))
const price = (policy: PolicyRecord, query: { limit: number; attachmentPoint: number; premium?: number }) =>
  desk.asPolicy(cast.underwriter)(contract.getExcessPremium, { ...at(policy), query: query as never })
const issue = (body: object, actor: Actor = cast.underwriter) =>
  desk.asPolicy(actor)(contract.issueExcessPolicy, { body: body as never })
const rescind = (
  policyId: string,
  actor: Actor = cast.underwriter,
  reason = 'Written in error',
  expectedTotal?: number,
) =>
  desk.asPolicy(actor)(contract.rescindExcessPolicy, {
    params: { policyId: PolicyId.parse(policyId) },
    body: { reason, expectedTotal },
  })
const adhoc = (body: object, actor: Actor = cast.underwriter) =>
  desk.asPolicy(actor)(contract.createAdhocExcess, { body: body as never })
const balanceOf = async (policyId: string) =>
  trialBalance((await postings.list({ scopes: [`policy:${policyId}`], size: 100 })).hits)

/** Layers attach where the policy beneath ends, whatever limit its quote had. */
const above = (policy: PolicyRecord, limit = 1_000_000) => ({
  policyId: policy.id,
  limit,
  attachmentPoint: policy.limit,
})
const aLayer = async (policy: PolicyRecord) => {
  const { id } = answered(await issue(above(policy)))
  await desk.issue(await desk.read(id))
  return desk.read(id)
}

describe('an excess layer over a policy', () => {
  it('is issued at the price that was shown, follows its form, and has documents, invoice, commission and postings', async () => {
    const primary = await aPrimary()
    const layer = { limit: 1_000_000, attachmentPoint: primary.limit }
    const offer = answered(await price(primary, layer))
    expect(offer.premium).toBeGreaterThan(0)
    expect(offer.total).toBe(offer.premium + offer.taxes.reduce((sum, { amount }) => sum + amount, 0))
    expect(offer.coverages.reduce((sum, { premium }) => sum + premium, 0)).toBe(offer.premium)
    expect(offer).toMatchObject({
      expirationDate: primary.expirationDate,
      notFollowed: followedOf(primary).notFollowed,
    })
    expect(await issue({ ...above(primary), expectedTotal: offer.total + 100 })).toMatchObject({
      problem: { code: 'policy.endorsementPrice' },
    })
    const issued = answered(await issue({ ...above(primary), expectedTotal: offer.total }))
    expect(issued).toMatchObject({ status: 'BOUND', total: offer.total })
    expect(await desk.events('policy.issueRequested', issued.id)).toHaveLength(1)
    await desk.issue(await desk.read(issued.id))
    const excess = await desk.read(issued.id)
    expect(excess).toMatchObject({
      status: 'ISSUED',
      limit: 1_000_000,
      documents: { state: 'ready' },
      excess: { attachmentPoint: primary.limit, primaryPolicyId: primary.id },
      companyName: primary.companyName,
      renewalOptOut: true,
    })
    expect(excess.quoteId).toBeUndefined()
    expect(excess.excess?.underlying).toMatchObject([{ policyNumber: primary.policyNumber, limit: primary.limit }])
    expect(await paymentOf(excess.id)).toMatchObject({ dueAmount: offer.total })
    expect(offer.commission).toBe(excess.transactions[0]?.money.commission)
    expect((await balanceOf(excess.id)).difference).toBe(0)
    expect(await desk.events('policy.issued', excess.id)).toHaveLength(1)
    expect((await termsOf(excess, excess.effectiveDate)).coverages[0]).toMatchObject({
      retention: primary.limit * 100,
      limit: 100_000_000,
    })
  })

  it('says in its policy document what it attaches above, and what lies beneath', async () => {
    const primary = await aPrimary()
    const words = JSON.stringify(
      policyDocument(
        policyData(
          'us',
          await aLayer(primary),
          { agency: undefined, insurer: 'Harbor Specialty Insurance Company' },
          today(),
          {
            texts: new Map(),
            manuscripts: [],
            book: [
              {
                id: 'form',
                name: 'Form',
                formNumber: 'PAL-1',
                formTypeId: 'policy-form',
                edition: '01 26',
                productTypes: [],
                effectiveFrom: '2000-01-01',
                status: 'ACTIVE',
              },
            ],
          },
        ),
      ),
    )
    expect(words).toContain('Attaches above')
    expect(words).toContain('Underlying insurance')
    expect(words).toContain(primary.policyNumber)
    expect(words).not.toContain('"Deductible"')
  })

  it('is a layer of a tower, which takes the next where the last ends and nowhere else', async () => {
    const primary = await aPrimary()
    const first = await aLayer(primary)
    const top = primary.limit + first.limit
    expect(await tower(first)).toMatchObject({
      policyId: primary.id,
      attachesAt: top,
      gaps: [],
      layers: [
        { kind: 'PRIMARY', policyNumber: primary.policyNumber, attachmentPoint: 0, stands: true },
        { kind: 'EXCESS', policyNumber: first.policyNumber, attachmentPoint: primary.limit, stands: true },
      ],
    })
    const overlapping = await issue(above(primary))
    expect(overlapping).toMatchObject({ problem: { code: 'policy.excessDoesNotFit' } })
    const floating = await issue({ policyId: primary.id, limit: 1_000_000, attachmentPoint: top + 1_000_000 })
    expect(floating).toMatchObject({ problem: { code: 'policy.excessDoesNotFit' } })
    // Over the layer itself it is the same tower.
    const second = answered(
      await issue({ policyId: first.id, limit: 1_000_000, attachmentPoint: top, premium: 900_000 }),
    )
    expect((await desk.read(second.id)).excess?.primaryPolicyId).toBe(primary.id)
    expect((await tower(primary)).attachesAt).toBe(top + 1_000_000)
    expect((await desk.read(second.id)).rated).toMatchObject({ premium: 900_000 })
  })

  it('is written once where two are at once', async () => {
    const primary = await aPrimary()
    const both = await Promise.all([issue(above(primary)), issue(above(primary))])
    expect(both.filter(({ ok }) => ok)).toHaveLength(1)
  })

  it('is found by the quote that the policy came of, and priced by the underwriter beyond what the book prices', async () => {
    const primary = await aPrimary()
    expect(await price(primary, { limit: 20_000_000, attachmentPoint: primary.limit })).toMatchObject({
      problem: { code: 'policy.excessBeyondBook' },
    })
    expect(
      answered(await price(primary, { limit: 20_000_000, attachmentPoint: primary.limit, premium: 5_000_000 })),
    ).toMatchObject({ premium: 5_000_000 })
    const beyond = await issue({
      policyId: primary.id,
      limit: 20_000_000,
      attachmentPoint: primary.limit,
      premium: 5_000_000,
    })
    expect(beyond).toMatchObject({ problem: { code: 'quote.beyondAuthority' } })
    expect(await issue({ limit: 1, attachmentPoint: 1 })).toMatchObject({ problem: { code: 'request.invalid' } })
    expect(await issue({ quoteId: primary.quoteId, limit: 1_000_000, attachmentPoint: primary.limit })).toMatchObject({
      // The desk binds its policies beside the quote, which names none.
      problem: { code: 'policy.notFound' },
    })
  })

  it('begins within the term of what it lies on', async () => {
    const primary = await aPrimary()
    const late = await issue({ ...above(primary), effectiveDate: primary.expirationDate })
    expect(late).toMatchObject({ problem: { code: 'policy.excessDate' } })
    const early = await issue({ ...above(primary), effectiveDate: addDays(primary.effectiveDate, -1) })
    expect(early).toMatchObject({ problem: { code: 'policy.excessDate' } })
  })

  it('is neither endorsed nor renewed by itself, and no second cover from the ground up', async () => {
    const primary = await aPrimary()
    const layer = await aLayer(primary)
    const optOut = await desk.asPolicy(cast.producer)(createRenewalOptOut, {
      ...at(layer),
      body: { reason: 'Insured elsewhere' },
    })
    expect(optOut).toMatchObject({ problem: { code: 'policy.notAllowed' } })
    const endorsing = await desk.asPolicy(cast.underwriter)(previewEndorsement, {
      ...at(layer),
      body: { limit: 3_000_000 },
    })
    expect(endorsing).toMatchObject({ problem: { code: 'policy.notAllowed' } })
    const overlapping = await coversOverlapping({
      accountIds: [primary.accountId],
      product: primary.productType,
      effectiveDate: primary.effectiveDate,
      endDate: primary.expirationDate,
    })
    expect(overlapping.map(({ id }) => id)).not.toContain(layer.id)
  })

  it('is rescinded: all of it comes back, and the tower has a hole no more than a layer', async () => {
    const primary = await aPrimary()
    const layer = await aLayer(primary)
    answered(await desk.record(layer, await desk.pay(layer)))
    const top = primary.limit + layer.limit
    const upper = answered(await issue({ policyId: primary.id, limit: 1_000_000, attachmentPoint: top }))
    await desk.issue(await desk.read(upper.id))
    expect(await rescind(layer.id)).toMatchObject({ problem: { code: 'policy.excessAbove' } })
    expect(await rescind(primary.id)).toMatchObject({ problem: { code: 'policy.notAllowed' } })
    for (const [reason, code] of [
      ['Premium not paid', 'policy.flatNonPayment'],
      ['Risk changed', 'policy.cancelNotice'],
    ] as const)
      expect(await rescind(upper.id, cast.underwriter, reason)).toMatchObject({ status: 422, problem: { code } })
    expect(answered(await rescind(upper.id))).toEqual({ id: upper.id, status: 'RESCIND' })
    const shown = answered(
      await desk.asPolicy(cast.underwriter)(previewCancellation, {
        ...at(layer),
        query: { effectiveDate: layer.effectiveDate },
      }),
    )
    expect(shown).toMatchObject({ total: -layer.totalPremium, refund: layer.totalPremium })
    expect(await rescind(layer.id, cast.underwriter, undefined, shown.total + 1)).toMatchObject({
      problem: { code: 'policy.returnMoved' },
    })
    expect(answered(await rescind(layer.id, cast.underwriter, undefined, shown.total))).toMatchObject({
      status: 'RESCIND',
    })
    const gone = await desk.read(layer.id)
    expect(gone.transactions.at(-1)).toMatchObject({ kind: 'RESCISSION', money: { total: -layer.totalPremium } })
    expect(gone.transactions.reduce((sum, { money }) => sum + money.commission, 0)).toBe(0)
    expect((await balanceOf(layer.id)).difference).toBe(0)
    expect((await invoiceOfPolicy(layer.id))?.openRefundId).toBeDefined()
    expect((await tower(primary)).attachesAt).toBe(primary.limit)
    const revisions = answered(await desk.asPolicy(cast.producer)(listPolicyRevisions, at(layer)))
    expect(revisions.at(-1)).toMatchObject({ type: 'Rescission', status: 'VOID TRANSACTION' })
    expect(await rescind(layer.id)).toMatchObject({ problem: { code: 'policy.notAllowed' } })
    expect(await desk.events('policy.ended', layer.id)).toHaveLength(1)
    expect(await desk.asPolicy(cast.underwriter)(removePolicy, at(layer))).toMatchObject({ ok: false })
    const binders = answered(await desk.asPolicy(cast.producer)(searchBinders, { query: { size: 50 } as never }))
    expect(JSON.stringify(binders)).not.toContain(layer.id)
    const found = answered(await desk.asPolicy(cast.producer)(searchPolicies, { query: { size: 50 } as never }))
    expect(JSON.stringify(found)).toContain(layer.id)
  })

  it('leaves a hole that is shown when it ends from below, and takes a layer that fills it', async () => {
    const primary = await aPrimary()
    const layer = await aLayer(primary)
    const top = primary.limit + layer.limit
    await desk.issue(
      await desk.read(answered(await issue({ policyId: primary.id, limit: 1_000_000, attachmentPoint: top })).id),
    )
    expect(
      answered(
        await desk.asPolicy(cast.underwriter)(cancelPolicy, {
          ...at(layer),
          body: { reason: 'Insured elsewhere', effectiveDate: layer.effectiveDate },
        }),
      ).above,
    ).toHaveLength(1)
    const open = await tower(primary)
    expect(open).toMatchObject({ attachesAt: primary.limit, gaps: [{ from: primary.limit, until: top }] })
    expect(open.layers.find(({ policyId }) => policyId === layer.id)).toMatchObject({
      stands: false,
      status: 'CANCELLED',
    })
    answered(await issue(above(primary)))
    expect((await tower(primary)).gaps).toEqual([])
  })

  it('keeps what lies beneath from being taken back or ended by the insurer, and is told of where the insured ends it', async () => {
    const primary = await aPrimary()
    const layer = await aLayer(primary)
    const by = desk.asPolicy(cast.underwriter)
    const lies = {
      status: 409,
      problem: { code: 'policy.excessAbove', detail: expect.stringContaining(layer.policyNumber) },
    }
    expect(await by(flatCancelPolicy, { ...at(primary), body: { reason: 'Not taken up' } })).toMatchObject(lies)
    expect(await by(voidPolicy, { ...at(primary), body: { reason: 'In error' } })).toMatchObject(lies)
    const insurers = { reason: 'Risk changed', note: 'The plant was sold', effectiveDate: addDays(today(), 90) }
    expect(await by(cancelPolicy, { ...at(primary), body: insurers })).toMatchObject(lies)
    const above = [{ policyId: layer.id, policyNumber: layer.policyNumber }]
    const asked = { reason: 'Insured elsewhere', effectiveDate: addDays(today(), 30) }
    const preview = (query: typeof asked) => by(previewCancellation, { ...at(primary), query })
    expect(await preview(asked)).toMatchObject({ value: { above } })
    // A layer that ends with it, or before, is no longer in the way.
    answered(await by(cancelPolicy, { ...at(layer), body: insurers }))
    expect(await preview(insurers)).toMatchObject({ value: { above: [] } })
    expect(await by(cancelPolicy, { ...at(primary), body: asked })).toMatchObject({ value: { above } })
  })

  it('keeps the limit of what it lies on, neither endorsed nor taken back to another, until it has ended', async () => {
    const primary = await aPrimary()
    const endorse = (terms: object, expectedTotal = 0) =>
      desk.quotes.as(cast.underwriter)(createEndorsementQuote, {
        body: { policyId: primary.id, effectiveDate: today(), ...terms, expectedTotal },
      })
    const raised = primary.limit + 1_000_000
    const by = desk.asPolicy(cast.underwriter)
    const raising = { limit: raised, note: 'As agreed' }
    const { total } = answered(await by(previewEndorsement, { ...at(primary), body: { limit: raised } }))
    answered(await endorse(raising, total))
    const { transactions } = await desk.read(primary.id)
    const layer = await aLayer(await desk.read(primary.id))
    const choices = async (actor: Actor) =>
      answered(await desk.asPolicy(actor)(getEndorsableTerms, { ...at(primary), query: {} }))
    expect(await choices(cast.underwriter)).toMatchObject({
      limits: [raised],
      limitHeldBy: [{ policyId: layer.id, policyNumber: layer.policyNumber }],
    })
    const lies = {
      status: 409,
      problem: { code: 'policy.excessAbove', detail: expect.stringContaining(layer.policyNumber) },
    }
    expect(await by(previewEndorsement, { ...at(primary), body: { limit: raised + 1_000_000 } })).toMatchObject(lies)
    expect(await endorse({ limit: primary.limit })).toMatchObject(lies)
    const revision = transactions.at(-1)?.revision ?? 0
    expect(await by(revertPolicyRevision, { ...at(primary), body: { revision } })).toMatchObject(lies)
    expect(await tower(primary)).toMatchObject({ attachesAt: raised + layer.limit, gaps: [] })
    // What leaves the limit alone is endorsed as ever, and all of it once the layer is gone.
    answered(await endorse({ address1: '9 Court Street' }))
    answered(await rescind(layer.id))
    const free = await choices(cast.underwriter)
    expect(free.limitHeldBy).toBeUndefined()
    expect(free.limits).toContain(primary.limit)
    answered(await by(previewEndorsement, { ...at(primary), body: { limit: primary.limit } }))
  })

  it('is not brought back to a place that another one has taken', async () => {
    const primary = await aPrimary()
    const layer = await aLayer(primary)
    const by = desk.asPolicy(cast.underwriter)
    const body = { reason: 'Insured elsewhere', effectiveDate: layer.effectiveDate }
    answered(await by(cancelPolicy, { ...at(layer), body }))
    const second = answered(await issue(above(primary)))
    await desk.issue(await desk.read(second.id))
    const taken = { status: 409, problem: { code: 'policy.excessDoesNotFit' } }
    // What is shown before says so too.
    expect(await by(previewUndoneCancellation, at(layer))).toMatchObject(taken)
    expect(await by(previewReinstatement, { ...at(layer), query: { kind: 'WITHOUT_LAPSE' } })).toMatchObject(taken)
    expect(await by(undoCancelledPolicy, { ...at(layer), query: {} })).toMatchObject(taken)
    answered(await rescind(second.id))
    answered(await by(previewUndoneCancellation, at(layer)))
    answered(await by(undoCancelledPolicy, { ...at(layer), query: {} }))
    expect((await tower(primary)).attachesAt).toBe(primary.limit + layer.limit)
  })

  it('is for those who issue policies, over policies in their reach', async () => {
    const primary = await aPrimary()
    expect(await issue(above(primary), cast.producer)).toMatchObject({ problem: { code: 'permission.denied' } })
    const theirs = await desk.asPolicy(cast.otherProducer)(contract.getExcessTower, at(primary))
    expect(theirs).toMatchObject({ problem: { code: 'policy.notFound' } })
    const binder = await desk.aBinder()
    expect(await issue(above(binder))).toMatchObject({ problem: { code: 'policy.notAllowed' } })
  })
})

describe('an excess layer ad hoc', () => {
  const body = (accountId: string) => ({
    accountId: AccountId.parse(accountId),
    limit: 2_000_000,
    attachmentPoint: 5_000_000,
    premium: 1_200_000,
    effectiveDate: addDays(today(), 10),
  })

  it('is issued at the underwriter’s premium over cover that others insure, as a tower of its own', async () => {
    const { accountId } = await desk.aQuote()
    const underlying = [
      { insurer: 'Harbour Mutual', policyNumber: 'HM-1', limit: 2_000_000, attachmentPoint: 0 },
      { insurer: 'Northern Re', limit: 3_000_000, attachmentPoint: 2_000_000 },
    ]
    const issued = answered(await adhoc({ ...body(accountId), underlying }))
    await desk.issue(await desk.read(issued.id))
    const layer = await desk.read(issued.id)
    expect(layer).toMatchObject({ status: 'ISSUED', accountId, rated: { premium: 1_200_000, fees: [] } })
    expect(layer.coverages.length).toBeGreaterThan(3)
    expect(layer.coverages.reduce((sum, { premium }) => sum + premium, 0)).toBe(1_200_000)
    expect((await balanceOf(layer.id)).difference).toBe(0)
    expect(await tower(layer)).toMatchObject({
      attachesAt: 7_000_000,
      gaps: [],
      layers: [
        { kind: 'UNDERLYING', insurer: 'Harbour Mutual' },
        { kind: 'UNDERLYING', insurer: 'Northern Re' },
        { kind: 'EXCESS', policyNumber: layer.policyNumber },
      ],
    })
    const next = { policyId: layer.id, limit: 1_000_000, attachmentPoint: 7_000_000 }
    expect(await issue(next)).toMatchObject({ problem: { code: 'policy.excessBeyondBook' } })
    answered(await issue({ ...next, premium: 300_000 }))
    expect(await rescind(layer.id)).toMatchObject({ problem: { code: 'policy.excessAbove' } })
  })

  it('needs all beneath it insured, and a day on which cover can begin', async () => {
    const { accountId } = await desk.aQuote()
    const holed = [{ insurer: 'Harbour Mutual', limit: 2_000_000, attachmentPoint: 0 }]
    expect(await adhoc({ ...body(accountId), underlying: holed })).toMatchObject({
      problem: { code: 'policy.excessDoesNotFit' },
    })
    expect(await adhoc({ ...body(accountId), effectiveDate: addDays(today(), -30) })).toMatchObject({
      problem: { code: 'policy.excessDate' },
    })
    expect(await adhoc({ ...body(accountId), premium: 1_050 })).toMatchObject({ problem: { code: 'request.invalid' } })
    expect(await adhoc({ ...body(accountId), limit: 9_000_000 })).toMatchObject({
      problem: { code: 'quote.beyondAuthority' },
    })
    expect(await adhoc({ ...body(accountId), productType: 'Prime One AU' })).toMatchObject({
      problem: { code: 'region.notServed' },
    })
    expect(await adhoc(body('acc_01JH0000000000000000000X99'))).toMatchObject({ problem: { code: 'account.notFound' } })
    expect(await adhoc(body(accountId), cast.producer)).toMatchObject({ problem: { code: 'permission.denied' } })
  })
})

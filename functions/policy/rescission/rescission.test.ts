import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { postings } from '#functions/ledger/postings/postings.ts'
import { type PolicyRecord, standingOf } from '#functions/policy/public.ts'
import { getPolicy } from '#shared/contracts/policy/policies.ts'
import * as contract from '#shared/contracts/policy/rescission.ts'
import { trialBalance } from '#shared/domain/ledger/trialBalance.ts'
import { cast } from '#tests/cast/actors.ts'
import { openPolicyDesk, type PolicyDesk } from '#tests/support/policyDesk.ts'
import { answered } from '#tests/support/quoteDesk.ts'

let desk: PolicyDesk
beforeAll(async () => {
  desk = await openPolicyDesk()
})
afterAll(() => desk.close())

const as = (actor: Parameters<PolicyDesk['asPolicy']>[0] = cast.underwriter) => desk.asPolicy(actor)
const another = { ...cast.underwriter, userId: 'usr_01JH0000000000000000000002', name: 'Olaf Other' }
const at = ({ id }: PolicyRecord) => ({ params: { policyId: id } })
const propose = (policy: PolicyRecord) =>
  as()(contract.proposeRescission, { ...at(policy), body: { reason: 'Three breaches were not told' } })

describe('rescinding a policy', () => {
  it('takes two people, returns everything, and is a transaction of its own', async () => {
    const policy = await desk.aPolicy({ accountId: await desk.quotes.anAccount(), brokerFee: 10_000 })
    const rescind = (actor: typeof another, expectedTotal?: number) =>
      as(actor)(contract.rescindPolicy, { ...at(policy), body: expectedTotal === undefined ? {} : { expectedTotal } })
    expect(await rescind(another)).toMatchObject({ problem: { code: 'policy.noRescission' } })
    answered(await propose(policy))
    expect(await propose(policy)).toMatchObject({ problem: { code: 'policy.rescissionWaits' } })
    expect(await rescind(cast.underwriter)).toMatchObject({ problem: { code: 'policy.ownRescission' } })
    expect(await rescind(another, 0)).toMatchObject({ problem: { code: 'policy.returnMoved' } })
    expect(await rescind(another, -policy.totalPremium)).toMatchObject({ value: { status: 'RESCIND' } })
    const rescinded = await desk.read(policy.id)
    expect(standingOf(rescinded)).toEqual({ standing: 'rescinded', endsOn: policy.effectiveDate })
    const { transactions, cancellation, rescissionProposal } = rescinded
    const last = transactions.at(-1)
    expect(last).toMatchObject({ kind: 'RESCISSION', money: { total: -policy.totalPremium } })
    expect(last?.reason).toBe('Three breaches were not told')
    expect(cancellation).toMatchObject({ flat: true, returned: policy.totalPremium })
    expect(rescissionProposal).toBeUndefined()
    const { hits } = await postings.list({ scopes: [`policy:${policy.id}`], size: 100 })
    expect(trialBalance(hits).difference).toBe(0)
  })

  it('is proposed among staff alone, and can be turned down', async () => {
    const policy = await desk.aPolicy({ accountId: await desk.quotes.anAccount() })
    expect(await as()(contract.withdrawRescission, at(policy))).toMatchObject({
      problem: { code: 'policy.noRescission' },
    })
    answered(await propose(policy))
    const read = async (actor: Parameters<PolicyDesk['asPolicy']>[0]) =>
      answered(await as(actor)(getPolicy, { ...at(policy), query: {} })).rescissionProposal
    expect(await read(cast.underwriter)).toMatchObject({ name: cast.underwriter.name })
    expect(await read(cast.producer)).toBeUndefined()
    answered(await as(another)(contract.withdrawRescission, at(policy)))
    expect(await read(cast.underwriter)).toBeUndefined()
    expect((await desk.read(policy.id)).status).toBe(policy.status)
  })
})

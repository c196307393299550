import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Actor } from '#functions/_platform/auth/actor.ts'
import { commit } from '#functions/_platform/storage/commit.ts'
import { handler as accountHandler } from '#functions/account/index.ts'
import { accountById, accountChange } from '#functions/account/public.ts'
import { assignAccountTeam } from '#shared/contracts/account/assignment.ts'
import { getInvoiceBalance } from '#shared/contracts/billing/payments.ts'
import { getPolicy } from '#shared/contracts/policy/index.ts'
import { type AccountId, PolicyId, TeamId } from '#shared/domain/ids/ids.ts'
import { cast, castIds } from '#tests/cast/actors.ts'
import { aNoticeToPost } from '#tests/support/aNoticeToPost.ts'
import { callerOf } from '#tests/support/operation.ts'
import { handOver } from '#tests/support/outside.ts'
import { openPolicyDesk, type PolicyDesk } from '#tests/support/policyDesk.ts'
import { answered } from '#tests/support/quoteDesk.ts'
import { recordOfStack } from '../stack/recordOfStack.ts'
import { paperNoticesOf } from '../store/paperNotices.ts'
import { handler as worker } from '../worker.ts'

let desk: PolicyDesk
beforeAll(async () => {
  desk = await openPolicyDesk()
})
afterAll(() => desk.close())

const heir: Actor = { ...cast.agent, userId: castIds.user(81), teamIds: [castIds.team(2)] }
const give = async (accountId: AccountId) => {
  const body = { teams: [{ id: TeamId.parse(castIds.team(2)), name: 'Team 2' }] }
  answered(await callerOf(accountHandler)(cast.producer)(assignAccountTeam, { params: { accountId }, body }))
  await handOver(worker, 'account.handedOver', { accountId, agent: false })
}

describe('who looks after a client', () => {
  it('sees its cover and what is invoiced for it, also what was bound before', async () => {
    const policy = await desk.aPolicy()
    const params = { policyId: PolicyId.parse(policy.id) }
    const seen = async () => [
      (await desk.asPolicy(heir)(getPolicy, { params })).ok,
      (await desk.asBilling(heir)(getInvoiceBalance, { params })).ok,
    ]
    expect(await seen()).toEqual([false, false])
    await aNoticeToPost(desk, params.policyId)
    await give(policy.accountId)
    expect(await paperNoticesOf(policy.id)).toMatchObject([{ teamIds: [castIds.team(2)] }])
    expect(await seen()).toEqual([true, true])
    const after = await desk.read(policy.id)
    expect(after).toMatchObject({ agentEmail: policy.agentEmail, teamIds: [castIds.team(2)] })
    // What is done to it next leaves it with them.
    expect(recordOfStack(after).teamIds).toEqual([castIds.team(2)])
  })

  it('finds it as it is once it is in line', async () => {
    const policy = await desk.aPolicy()
    await give(policy.accountId)
    const { lastUpdated } = await desk.read(policy.id)
    await give(policy.accountId)
    expect((await desk.read(policy.id)).lastUpdated).toBe(lastUpdated)
  })

  it('sees nothing of what another agency has of it', async () => {
    const policy = await desk.aPolicy()
    const account = await accountById(policy.accountId)
    if (account === undefined) throw new Error('The account is gone.')
    const teams = [{ id: TeamId.parse(castIds.team(3)), name: 'Team 3' }]
    await commit([accountChange(account, { ...account, agencyId: castIds.agency(2) as never, teams })])
    await handOver(worker, 'account.handedOver', { accountId: policy.accountId, agent: true, linked: true })
    expect((await desk.read(policy.id)).teamIds).toEqual(policy.teamIds)
  })
})

import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Actor } from '#functions/_platform/auth/actor.ts'
import { commit } from '#functions/_platform/storage/commit.ts'
import { accountById, accountChange } from '#functions/account/public.ts'
import { handler as policyHandler } from '#functions/policy/index.ts'
import { getClaim } from '#shared/contracts/claims/index.ts'
import { createClaim } from '#shared/contracts/policy/claims.ts'
import { ClaimId, TeamId } from '#shared/domain/ids/ids.ts'
import { cast, castIds } from '#tests/cast/actors.ts'
import { callerOf } from '#tests/support/operation.ts'
import { handOver } from '#tests/support/outside.ts'
import { openPolicyDesk, type PolicyDesk } from '#tests/support/policyDesk.ts'
import { answered } from '#tests/support/quoteDesk.ts'
import { wholeNotice } from '#tests/support/wholeNotice.ts'
import { handler } from '../index.ts'
import { handler as worker } from '../worker.ts'

let desk: PolicyDesk
beforeAll(async () => {
  desk = await openPolicyDesk()
})
afterAll(() => desk.close())

const heir: Actor = { ...cast.agent, userId: castIds.user(83), teamIds: [castIds.team(2)] }

it('claims of a client are seen by the teams that look after it', async () => {
  const { accountId } = await desk.aPolicy()
  const body = { ...wholeNotice, accountId } as never
  const { id } = answered(await callerOf(policyHandler)(cast.producer)(createClaim, { body }))
  const seen = async () => (await callerOf(handler)(heir)(getClaim, { params: { claimId: ClaimId.parse(id) } })).ok
  expect(await seen()).toBe(false)
  const account = await accountById(accountId)
  if (account === undefined) throw new Error('The account is gone.')
  await commit([accountChange(account, { ...account, teams: [{ id: TeamId.parse(castIds.team(2)), name: 'Team 2' }] })])
  for (const event of ['evt_1', 'evt_2'])
    await handOver(worker, 'account.handedOver', { accountId, agent: true }, event)
  expect(await seen()).toBe(true)
})

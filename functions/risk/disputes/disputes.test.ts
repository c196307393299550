import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Actor } from '#functions/_platform/auth/actor.ts'
import { commit } from '#functions/_platform/storage/commit.ts'
import { assessed } from '#functions/account/risk/assessed.ts'
import { accounts } from '#functions/account/store/accounts.ts'
import { users } from '#functions/directory/store/users.ts'
import { handler as messages } from '#functions/messages/worker.ts'
import { handler as userHandler } from '#functions/user/index.ts'
import { handler as userWorker } from '#functions/user/worker.ts'
import * as contract from '#shared/contracts/risk/disputes.ts'
import { listNotifications } from '#shared/contracts/user/notifications.ts'
import { type AccountId, FindingDisputeId } from '#shared/domain/ids/ids.ts'
import type { FindingKey } from '#shared/domain/risk/findings.ts'
import { findingDisputeLife } from '#shared/records/findingDispute/findingDisputeLife.ts'
import { cast, castIds } from '#tests/cast/actors.ts'
import { aUser } from '#tests/support/aUser.ts'
import { expectRefused } from '#tests/support/inStatus.ts'
import { callerOf } from '#tests/support/operation.ts'
import { handOver } from '#tests/support/outside.ts'
import { answered, openQuoteDesk, type QuoteDesk } from '#tests/support/quoteDesk.ts'
import { aWhilePasses } from '#tests/weather/ofTheRun.ts'
import { handler } from '../index.ts'
import { disputes } from '../store/disputes.ts'
import { handler as worker } from '../worker.ts'

const as = callerOf(handler)
const now = '2026-11-26T12:00:00.000Z'
let desk: QuoteDesk
let accountId: AccountId
let insured: Actor

beforeAll(async () => {
  desk = await openQuoteDesk()
  accountId = await desk.anAccount()
  insured = { ...cast.policyHolder, userId: castIds.user(81), organizationId: accountId }
  const account = await accounts.require(accountId)
  const scan = { domain: 'insured1.example', signals: { remoteDesktopExposed: true, tlsGrade: 'F' }, at: now } as const
  await commit([
    accounts.update(account, assessed({ ...account, scan, agentEmail: 'agent@agency1.example' }, now)),
    users.create(aUser({})),
    users.create(
      aUser({
        id: castIds.user(81),
        email: 'holder@cast.example',
        accountType: 'CUSTOMER',
        organizationId: accountId,
        role: 'Policy Holder',
      }),
    ),
  ])
})
afterAll(() => desk.close())

const dispute = (finding: FindingKey, actor: Actor = insured, text = 'The address is not ours.') =>
  as(actor)(contract.disputeFinding, { params: { accountId }, body: { finding, text } })
const settle = (disputeId: FindingDisputeId, decision: 'accept' | 'refuse', actor: Actor = cast.underwriter) =>
  as(actor)(contract.settleFindingDispute, { params: { disputeId }, body: { decision, note: 'Looked at.' } })
const list = async (actor: Actor = insured) =>
  answered(await as(actor)(contract.listFindingDisputes, { params: { accountId } }))
const queue = async (status: 'ACCEPTED' | 'OPEN' | 'REFUSED' = 'OPEN') => {
  aWhilePasses()
  const { hits } = answered(await as(cast.underwriter)(contract.searchFindingDisputes, { query: { status } as never }))
  return hits.map(({ finding }) => finding)
}
const textsOf = async (actor: Actor) =>
  answered(await callerOf(userHandler)(actor)(listNotifications, { query: {} as never })).hits.map(({ text }) => text)

describe('a disputed finding', () => {
  it('waits for an underwriter, who accepts that it is not so: it counts no more, and all are told', async () => {
    const before = (await accounts.require(accountId)).riskScore
    const { id } = answered(await dispute('remoteDesktopExposed'))
    expect(await dispute('remoteDesktopExposed', cast.producer)).toMatchObject({
      status: 409,
      problem: { code: 'risk.findingDisputed' },
    })
    expect(await queue()).toEqual(['remoteDesktopExposed'])
    expect(await settle(id, 'accept', cast.producer)).toMatchObject({ status: 403 })
    expect(answered(await settle(id, 'accept'))).toMatchObject({
      status: 'ACCEPTED',
      findingText: 'Remote desktop open to the internet',
      settled: { text: 'Looked at.', by: 'Palisade' },
    })
    const after = await accounts.require(accountId)
    expect(after.riskScore).toBeGreaterThan(before)
    expect(JSON.stringify(after.cowbellRiskFactors)).not.toContain('Remote desktop open')
    expect(await dispute('remoteDesktopExposed')).toMatchObject({ status: 422 })
    expect(await queue()).toEqual([])
    expect(await queue('ACCEPTED')).toEqual(['remoteDesktopExposed'])
    const events = (await desk.events()).filter(({ name }) => name.startsWith('risk.'))
    expect(events).toEqual([
      { name: 'risk.disputeSettled', detail: { disputeId: id } },
      { name: 'risk.assessed', detail: { accountId } },
    ])
    const said = ['Remote desktop open to the internet of Insured 1 Inc counts no more: Looked at.']
    await handOver(userWorker, 'risk.disputeSettled', { disputeId: id })
    expect(await textsOf(insured)).toEqual(said)
    expect(await textsOf({ ...cast.agent, userId: castIds.user(80) })).toEqual(said)
    await handOver(messages, 'risk.disputeSettled', { disputeId: id })
    expect((await desk.events()).filter(({ name }) => name === 'mail.requested')).toHaveLength(2)
  })

  it('is seen anew, and counts again', async () => {
    const account = await accounts.require(accountId)
    const again = (value: 'D' | 'F') =>
      assessed(
        { ...account, disregarded: { tlsGrade: 'F' }, scan: { domain: 'x', signals: { tlsGrade: value }, at: now } },
        now,
      )
    expect(again('D').riskScore).toBeLessThan(again('F').riskScore)
  })

  it('is refused with a reason, stays on record, and may be disputed again', async () => {
    const { id } = answered(await dispute('tlsGrade', cast.producer))
    answered(await settle(id, 'refuse'))
    expect(await settle(id, 'accept')).toMatchObject({ status: 409, problem: { code: 'risk.disputeNotAllowed' } })
    expect((await accounts.require(accountId)).disregarded).toEqual({ remoteDesktopExposed: true })
    answered(await dispute('tlsGrade'))
    expect((await list()).map(({ finding, status }) => [finding, status])).toEqual([
      ['tlsGrade', 'OPEN'],
      ['tlsGrade', 'REFUSED'],
      ['remoteDesktopExposed', 'ACCEPTED'],
    ])
  })

  it('is one that is seen, of an account in reach', async () => {
    expect(await dispute('dnssec')).toMatchObject({ status: 422, problem: { code: 'risk.findingNotSeen' } })
    expect(await dispute('tlsGrade', insured, ' ')).toMatchObject({ status: 400 })
    for (const stranger of [cast.otherProducer, cast.otherPolicyHolder]) {
      expect(await dispute('tlsGrade', stranger)).toMatchObject({ status: 404, problem: { code: 'account.notFound' } })
      expect(await as(stranger)(contract.listFindingDisputes, { params: { accountId } })).toMatchObject({ status: 404 })
    }
    expect(await settle(FindingDisputeId.parse('fdp_01JH0000000000000000000N99'), 'accept')).toMatchObject({
      status: 404,
      problem: { code: 'risk.disputeNotFound' },
    })
    expect(await as(insured)(contract.searchFindingDisputes, { query: {} as never })).toMatchObject({ status: 403 })
  })

  it.each(['accept', 'refuse'] as const)('is settled once: %s it is refused after that', async (action) => {
    const id = FindingDisputeId.parse((await list())[0]?.id)
    await expectRefused({
      records: disputes,
      id,
      life: findingDisputeLife,
      by: 'settleFindingDispute',
      action,
      send: () => settle(id, action),
      problemIn: (status) => ({ code: 'risk.disputeNotAllowed', data: { status } }),
    })
  })

  it('goes with its account', async () => {
    await handOver(worker, 'account.removed', { accountId })
    expect(await list()).toEqual([])
  })
})

import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import type { Actor } from '#functions/_platform/auth/actor.ts'
import { outgoingMails } from '#functions/_platform/mail/outbox.ts'
import { seal } from '#functions/_platform/secrets/seal.ts'
import { commit } from '#functions/_platform/storage/commit.ts'
import { accountById, accountChange } from '#functions/account/public.ts'
import { users } from '#functions/directory/store/users.ts'
import { policies } from '#functions/policy/store/policies.ts'
import { toldOf } from '#functions/user/public.ts'
import * as contract from '#shared/contracts/connector/index.ts'
import type { PolicyRecord } from '#shared/contracts/policy/policyRecord.ts'
import { AccountId, PersonaId } from '#shared/domain/ids/ids.ts'
import type { DomainEvent } from '#shared/events/events.ts'
import { cast, partnerOf } from '#tests/cast/actors.ts'
import { aUser } from '#tests/support/aUser.ts'
import { eventsOf } from '#tests/support/eventsOf.ts'
import { callerOf } from '#tests/support/operation.ts'
import { handOver } from '#tests/support/outside.ts'
import { openPolicyDesk } from '#tests/support/policyDesk.ts'
import { answered, later } from '#tests/support/signedIn.ts'
import { handler } from './index.ts'
import { connections } from './store/connections.ts'
import { sandboxTool } from './tools/sandboxTools.ts'
import { handler as worker } from './worker.ts'

const as = callerOf(handler)
const mssp = partnerOf('MSSP', 'MSSP Admin', PersonaId.parse('org_01JH0000000000000000000P61'))
const ids = {
  admin: 'usr_01JH0000000000000000000D71',
  holder: 'usr_01JH0000000000000000000D72',
  analyst: 'usr_01JH0000000000000000000D73',
  broker: 'usr_01JH0000000000000000000D75',
  underwriter: 'usr_01JH0000000000000000000D74',
} as const
let desk: Awaited<ReturnType<typeof openPolicyDesk>>
let policy: PolicyRecord
let accountId: AccountId
let insured: Actor

beforeAll(async () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  desk = await openPolicyDesk()
  policy = await desk.aPolicy()
  accountId = AccountId.parse(policy.accountId)
  insured = { ...cast.policyHolder, role: 'Account Admin', organizationId: accountId }
  const customer = { organizationId: accountId, accountType: 'CUSTOMER' } as const
  const partner = { organizationId: mssp.organizationId, accountType: 'MSSP' } as const
  const agency = { organizationId: policy.agencyId, accountType: 'AGENCY' } as const
  const staff = { organizationId: 'org_01JH0000000000000000000S01', accountType: 'COWBELL' } as const
  await commit([
    users.create(aUser({ id: ids.admin, email: 'admin@drift.example', role: 'Account Admin', ...customer })),
    users.create(aUser({ id: ids.holder, email: 'holder@drift.example', role: 'Policy Holder', ...customer })),
    users.create(aUser({ id: ids.analyst, email: 'mssp@drift.example', role: 'MSSP Admin', ...partner })),
    users.create(aUser({ id: ids.broker, email: 'broker@drift.example', role: 'Agent', ...agency })),
    users.create(aUser({ id: ids.underwriter, email: 'uw@drift.example', role: 'Underwriter', ...staff })),
  ])
  const account = await accountById(accountId)
  if (account === undefined) throw new Error('The account is gone.')
  await commit([accountChange(account, { ...account, partnerIds: [PersonaId.parse(mssp.organizationId)] })])
})
afterAll(async () => {
  vi.useRealTimers()
  await desk.close()
})

const handled = new Set<number>()
const settle = async () => {
  for (let index = 0; ; ) {
    const events = await eventsOf(desk.quotes.table)
    if (index >= events.length) return
    for (; index < events.length; index += 1) {
      const { name, detail } = events[index] as DomainEvent
      if (handled.has(index) || !name.startsWith('connection.')) continue
      handled.add(index)
      await handOver(worker, name, detail as never)
    }
  }
}

/**
 * The sandbox's systems tell the same of the same user, always: one who sees administrators’ second factors, and one who does
 * not and sees nothing else that the first does not see.
 */
const twoUsers = async (): Promise<{ readonly good: string; readonly bad: string }> => {
  const seen = await Promise.all(
    Array.from({ length: 40 }, async (_, index) => {
      const username = `user-${index}`
      const told = await sandboxTool('QUALYSVM').read({}, { username, password: 'right' }, '2026-01-01T00:00:00Z')
      const done = told.posture.actions.filter(({ status }) => status === 'DONE').map(({ control }) => control)
      return { username, done }
    }),
  )
  for (const good of seen.filter(({ done }) => done.includes('mfaAdministrators')))
    for (const bad of seen)
      if (!bad.done.includes('mfaAdministrators') && bad.done.every((control) => good.done.includes(control)))
        return { good: good.username, bad: bad.username }
  throw new Error('There are none.')
}
const read = async (connectionId: string, username: string, password = 'right') => {
  const connection = await connections.byId(connectionId)
  if (connection === undefined) throw new Error('gone')
  later(24 * 3600)
  const credentials = seal({ secret: JSON.stringify({ username, password }), subject: connectionId })
  await commit([connections.update(connection, { ...connection, credentials })], {
    events: [{ name: 'connection.readingDue', detail: { connectionId } }],
  })
  await settle()
}
const connectFor = async (username: string) => {
  const credentials = { username, password: 'right' }
  const made = await answered(
    as(insured)(contract.createConnection, { body: { connector: 'QUALYSVM', credentials, agreement: true } }),
  )
  await settle()
  return made
}
const driftsSeenBy = async (actor: Actor, query: object = { accountId }) =>
  (await answered(as(actor)(contract.listConnectors, { query }))).find(
    ({ connectorType }) => connectorType === 'QUALYSVM',
  )?.drifts
const posture = async () =>
  (await answered(as(insured)(contract.searchPostures, { query: {} }))).hits.find((hit) => hit.accountId === accountId)
const bells = async (id: string) => (await toldOf(id)).filter(({ type }) => type === 'driftSeen')
const mails = async () => {
  const asked = (await eventsOf(desk.quotes.table)).flatMap((event) =>
    event.name === 'mail.requested' ? [event.detail.mailId] : [],
  )
  return (await outgoingMails.byIds(asked)).filter(({ template }) => template === 'driftSeen')
}

describe('what a connected system sees in place no more while a policy is in force', () => {
  it('is a task for the insured and news for the underwriter, told once, and ends by itself when it is mended', async () => {
    const { good, bad } = await twoUsers()
    const { id } = await connectFor(bad)
    expect(await driftsSeenBy(insured)).toBeUndefined()
    await read(id, good)
    expect(await driftsSeenBy(insured)).toBeUndefined()
    expect(await mails()).toEqual([])

    await read(id, bad)
    const since = new Date().toISOString()
    const drifts = (await driftsSeenBy(insured)) ?? []
    expect(drifts).toContainEqual({ control: 'mfaAdministrators', since, riskEffect: expect.any(Number) })
    for (const reader of [mssp, cast.producer, cast.underwriter]) expect(await driftsSeenBy(reader)).toEqual(drifts)
    expect(await driftsSeenBy(insured, {})).toEqual(drifts)
    const stranger: Actor = { ...insured, ...cast.otherPolicyHolder, role: 'Account Admin' }
    expect(await as(stranger)(contract.listConnectors, { query: { accountId } })).toMatchObject({ status: 404 })

    expect(await bells(ids.admin)).toMatchObject([
      { link: '/customer/connectors', text: expect.stringContaining('Multi-factor authentication for all admin') },
    ])
    expect(await bells(ids.analyst)).toMatchObject([{ link: `/mssp/accounts/${accountId}/connectors` }])
    expect(await bells(ids.holder)).toMatchObject([{ link: '/customer/connectors' }])
    expect(await bells(ids.broker), 'an agent reads it at the account').toEqual([])
    const [news, ...more] = await bells(ids.underwriter)
    expect(more).toEqual([])
    expect(news).toMatchObject({ link: `/admin/accounts/${accountId}/connectors` })
    expect(news?.text).toContain(`(${policy.policyNumber})`)
    expect(news?.text).toMatch(/^No longer in place at .* since .* Qualys VMDR sees it: .*Multi-factor/)
    expect((await mails()).map(({ to }) => to).sort()).toEqual([
      'admin@drift.example',
      'holder@drift.example',
      'mssp@drift.example',
    ])

    expect(await posture()).toMatchObject({ drifts: drifts.length })

    // It stands as it is told once, and while its system does not answer.
    await read(id, bad)
    await read(id, bad, 'down')
    expect(await driftsSeenBy(insured)).toEqual(drifts)
    expect(await bells(ids.underwriter)).toHaveLength(1)

    await read(id, good)
    expect(await driftsSeenBy(insured)).toBeUndefined()
    expect(await posture()).toMatchObject({ drifts: 0 })
    await read(id, bad)
    expect(await driftsSeenBy(insured)).toBeDefined()
    expect(await bells(ids.underwriter)).toHaveLength(2)
  })

  it('is nobody’s any more once the agreement is withdrawn', async () => {
    const told = (await bells(ids.admin)).length
    const params = { connectorType: 'QUALYSVM' as const }
    await answered(as(insured)(contract.updatePrivacyConsent, { params, body: { agreement: false } }))
    await settle()
    expect(await driftsSeenBy(insured)).toBeUndefined()
    expect(await bells(ids.admin)).toHaveLength(told)
  })

  it('is none where nothing covers the insured, and ends with the policy', async () => {
    const { good, bad } = await twoUsers()
    const { id } = await connectFor(good)
    await read(id, bad)
    expect(await driftsSeenBy(insured)).toBeDefined()
    const stored = await policies.byId(policy.id)
    if (stored === undefined) throw new Error('gone')
    await commit([policies.update(stored, { ...stored, status: 'CANCELLED' })])
    expect(await driftsSeenBy(insured)).toBeUndefined()
    const told = (await bells(ids.underwriter)).length
    await read(id, good)
    await read(id, bad)
    expect(await driftsSeenBy(insured)).toBeUndefined()
    expect(await bells(ids.underwriter)).toHaveLength(told)
  })
})

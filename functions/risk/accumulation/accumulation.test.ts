import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { commit } from '#functions/_platform/storage/commit.ts'
import { accounts } from '#functions/account/store/accounts.ts'
import { personas } from '#functions/directory/store/personas.ts'
import { policies } from '#functions/policy/store/policies.ts'
import { getAccumulation, searchDependentPolicies } from '#shared/contracts/risk/accumulation.ts'
import { PersonaId, PolicyId } from '#shared/domain/ids/ids.ts'
import { cast, partnerOf } from '#tests/cast/actors.ts'
import { anOrganization } from '#tests/support/anOrganization.ts'
import { runJobsOf } from '#tests/support/jobs.ts'
import { callerOf } from '#tests/support/operation.ts'
import { openPolicyDesk, type PolicyDesk } from '#tests/support/policyDesk.ts'
import { deliver } from '#tests/support/queue.ts'
import { answered } from '#tests/support/quoteDesk.ts'
import { handler } from '../index.ts'
import { handler as worker } from '../worker.ts'

const as = callerOf(handler)
const at = '2026-01-05T09:00:00.000Z'
const ids = {
  carrier: PersonaId.parse('org_01JH0000000000000000000V01'),
  reinsurer: PersonaId.parse('org_01JH0000000000000000000V02'),
  stranger: PersonaId.parse('org_01JH0000000000000000000V03'),
  pool: PersonaId.parse('org_01JH0000000000000000000V04'),
}
const carrier = partnerOf('CARRIER', 'Carrier Underwriter', ids.carrier)

let desk: PolicyDesk
let policyIds: PolicyId[]
let limit: number
let told = 0

const tell = async (name: string, detail: object) => {
  told += 1
  const body = JSON.stringify({ id: `evt_vendors_${told}`, 'detail-type': name, time: at, detail })
  expect(await deliver(worker, [{ messageId: `m${told}`, body }])).toEqual([])
  await desk.quotes.settle()
  await desk.quotes.settle()
}
const read = async (actor = carrier) => answered(await as(actor)(getAccumulation, {}))
const statusOf = async (id: PolicyId, status: 'CANCELLED' | 'IN FORCE') => {
  const policy = await policies.require(id)
  await commit([policies.update(policy, { ...policy, status })])
}

beforeAll(async () => {
  desk = await openPolicyDesk()
  const policy = await desk.aPolicy()
  await commit([
    personas.create(anOrganization(ids.carrier, 'carrier')),
    personas.create(anOrganization(ids.reinsurer, 'reinsurer')),
    personas.create(anOrganization(ids.pool, 'pool')),
  ])
  limit = policy.aggLimit
  const partnerIds = [ids.carrier, ids.reinsurer, ids.pool]
  const { version: _, seal: __, ...kept } = await policies.require(policy.id)
  policyIds = Array.from({ length: 4 }, (_, index) => PolicyId.parse(`pol_01JH0000000000000000000V0${index}`))
  for (const [index, id] of policyIds.entries())
    await commit([
      policies.create({ ...kept, id, policyNumber: `${policy.policyNumber}-${index}`, status: 'IN FORCE', partnerIds }),
    ])
  const account = await accounts.require(policy.accountId)
  const finding = { check: 'mx', verdict: 'good', text: 'Mail servers are named.', at } as const
  const findings = [{ ...finding, evidence: '0 acme.mail.protection.outlook.com' }]
  await commit([accounts.update(account, { ...account, scan: { domain: 'acme.example', signals: {}, findings, at } })])
})
afterAll(() => desk.close())

describe('accumulation by vendor', () => {
  it('is nothing before anything is known, and of a policy known from its issue on', async () => {
    expect(await read()).toMatchObject({ cloud: [], mail: [], security: [] })
    await tell('policy.issued', { policyId: policyIds[0] })
    expect(await read()).toMatchObject({
      cloud: [{ vendor: 'unknown', policies: 1, limit }],
      mail: [{ vendor: 'microsoft', policies: 1, limit }],
      security: [{ vendor: 'unknown', policies: 1, limit }],
    })
  })

  it('is made by night of all policies in force, also of those from before', async () => {
    await worker({ job: 'meetDependencies' } as never)
    expect(await runJobsOf(desk.quotes.table, worker)).toEqual([])
    await desk.quotes.settle()
    await desk.quotes.settle()
    expect((await read()).mail).toEqual([{ vendor: 'microsoft', policies: 4, limit: 4 * limit }])
  })

  it('follows what scans and connected systems show of an insured', async () => {
    const { accountId } = await policies.require(policyIds[0] ?? '')
    const account = await accounts.require(accountId)
    await commit([accounts.update(account, { ...account, connected: { AWS: { updates: true } } })])
    await tell('risk.assessed', { accountId })
    expect((await read()).cloud).toEqual([{ vendor: 'aws', policies: 4, limit: 4 * limit }])
  })

  it('leads to the policies behind each line, of who reads policies and of nobody else', async () => {
    const query = { category: 'cloud' as const, vendor: 'aws' as const }
    const listed = async (actor = carrier, more = {}) =>
      answered(await as(actor)(searchDependentPolicies, { query: { ...query, ...more } as never }))
    const all = await listed()
    expect(all).toMatchObject({ totalHits: 4 })
    expect(all.hits.map(({ id }) => id)).toEqual(policyIds)
    const first = await listed(carrier, { size: '3' })
    expect(first.hits).toHaveLength(3)
    expect((await listed(carrier, { size: '3', after: first.nextToken })).hits).toHaveLength(1)
    expect((await listed(carrier, { vendor: 'azure' })).hits).toEqual([])
    expect((await listed(cast.superAdmin)).hits.map(({ id }) => id)).toEqual(expect.arrayContaining(policyIds))
    expect((await listed(partnerOf('CARRIER', 'Carrier Admin', ids.stranger))).hits).toEqual([])
    for (const other of [
      partnerOf('RE_INSURER', 'Reinsurer Analyst', ids.reinsurer),
      partnerOf('POOL', 'Pool Admin', ids.pool),
    ])
      expect(await as(other)(searchDependentPolicies, { query: query as never })).toMatchObject({ status: 403 })
    expect((await listed(cast.producer)).hits).toEqual([])
  })

  it('is told to who reads totals without what few policies stand behind, and to a stranger not at all', async () => {
    const reinsurer = await read(partnerOf('RE_INSURER', 'Reinsurer Analyst', ids.reinsurer))
    expect(reinsurer.cloud).toEqual([{ vendor: 'aws' }])
    expect(await read(partnerOf('CARRIER', 'Carrier Admin', ids.stranger))).toMatchObject({ cloud: [], mail: [] })
    expect((await read(cast.superAdmin)).cloud).toMatchObject([{ vendor: 'aws' }])
  })

  it('is told to a pool by name alone, however many policies stand behind it', async () => {
    expect((await read(partnerOf('POOL', 'Pool Admin', ids.pool))).cloud).toEqual([{ vendor: 'aws' }])
  })

  it('ends with the policy, and comes back with it', async () => {
    const [policyId = PolicyId.parse('')] = policyIds
    await statusOf(policyId, 'CANCELLED')
    await tell('policy.ended', { policyId })
    expect((await read()).cloud).toMatchObject([{ policies: 3, limit: 3 * limit }])
    await statusOf(policyId, 'IN FORCE')
    await tell('policy.cameBack', { policyId })
    expect((await read()).cloud).toMatchObject([{ policies: 4 }])
  })
})

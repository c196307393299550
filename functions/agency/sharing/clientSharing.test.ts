import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { commit } from '#functions/_platform/storage/commit.ts'
import { handler as accountHandler } from '#functions/account/index.ts'
import { personas } from '#functions/directory/store/personas.ts'
import { createAccount } from '#shared/contracts/account/accounts.ts'
import { listAgencyHistory } from '#shared/contracts/account/history.ts'
import { addAgencyToCluster, removeAgencyFromCluster } from '#shared/contracts/account/relationships.ts'
import { getClientSharing, listMemberClients, updateClientSharing } from '#shared/contracts/agency/clientSharing.ts'
import { AgencyId, PersonaId } from '#shared/domain/ids/ids.ts'
import { cast, castIds, partnerOf } from '#tests/cast/actors.ts'
import { bookAgencies } from '#tests/support/agencyBook.ts'
import { anOrganization } from '#tests/support/anOrganization.ts'
import { callerOf } from '#tests/support/operation.ts'
import { answered } from '#tests/support/quoteDesk.ts'
import { settlerOf } from '#tests/support/settle.ts'
import { startTable, type TestTable } from '#tests/support/table.ts'
import { handler } from '../index.ts'

const as = callerOf(handler)
const asAccount = callerOf(accountHandler)
const agencyId = AgencyId.parse(castIds.agency(1))
const params = { agencyId }
const clusterId = PersonaId.parse('org_01JH0000000000000000000S13')
const otherId = PersonaId.parse('org_01JH0000000000000000000S14')
const cluster = partnerOf('CLUSTER', 'Cluster Viewer', clusterId)
const boss = { ...cast.agencyAdmin, organizationId: agencyId }
let table: TestTable

beforeAll(async () => {
  table = await startTable()
  await bookAgencies()
  await commit([clusterId, otherId].map((id) => personas.create(anOrganization(id, 'cluster'))))
  answered(await asAccount(cast.superAdmin)(addAgencyToCluster, { params, body: { id: clusterId } }))
  answered(await asAccount(cast.producer)(createAccount, { body: { name: 'Told By Name Inc', state: 'OR' } }))
  await settlerOf(table)()
})
afterAll(() => table.stop())

const share = (shared: boolean, by: Parameters<typeof as>[0] = boss, id = clusterId) =>
  as(by)(updateClientSharing, { params, body: { clusterId: id, shared } })
const read = async (by: Parameters<typeof as>[0] = cluster) =>
  answered(await as(by)(listMemberClients, { query: {} as never })).hits.map(({ name, agencyName }) => [
    name,
    agencyName,
  ])

describe('the names of a member’s clients', () => {
  it('are nobody’s to read in its cluster until it shares them', async () => {
    expect(await read()).toEqual([])
    expect(answered(await as(boss)(getClientSharing, { params }))).toEqual([
      { clusterId, name: 'cluster 13', shared: false },
    ])
  })

  it('are shared by the agency alone, with a cluster that it is a member of', async () => {
    expect(await share(true, cast.superAdmin)).toMatchObject({ status: 403 })
    expect(await share(true, { ...cast.agencyAdmin, organizationId: castIds.agency(2) })).toMatchObject({ status: 404 })
    expect(await share(true, boss, otherId)).toMatchObject({ status: 404 })
    expect(await share(true, cast.agent)).toMatchObject({ status: 403 })
    expect(await read()).toEqual([])
  })

  it('are read by that cluster and no other once it does, and no longer once it does not', async () => {
    expect(answered(await share(true))).toEqual([{ clusterId, name: 'cluster 13', shared: true }])
    expect(await read()).toEqual([['Told By Name Inc', expect.any(String)]])
    expect(await read(partnerOf('CLUSTER', 'Cluster Admin', otherId))).toEqual([])
    const carrier = partnerOf('CARRIER', 'Carrier Admin', clusterId)
    expect(await as(carrier)(listMemberClients, { query: {} as never })).toMatchObject({ status: 403 })
    answered(await share(false))
    expect(await read()).toEqual([])
  })

  it('are not read by a cluster that the agency has left, nor when it comes back, until it shares them again', async () => {
    answered(await share(true))
    expect(await read()).toHaveLength(1)
    answered(await asAccount(cast.superAdmin)(removeAgencyFromCluster, { params, body: { id: clusterId } }))
    expect(await read()).toEqual([])
    answered(await asAccount(cast.superAdmin)(addAgencyToCluster, { params, body: { id: clusterId } }))
    expect(await read()).toEqual([])
  })

  it('were shared by somebody, which the agency’s history tells', async () => {
    const { hits } = answered(await asAccount(boss)(listAgencyHistory, { params }))
    expect(hits.flatMap(({ changes }) => changes.map(({ field }) => field))).toContain('clientsSharedWith')
  })
})

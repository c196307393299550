import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { commit } from '#functions/_platform/storage/commit.ts'
import { retryStale } from '#functions/_platform/storage/retryStale.ts'
import { handler } from '#functions/account/index.ts'
import { getAgency } from '#shared/contracts/account/agencies.ts'
import { AgencyId } from '#shared/domain/ids/ids.ts'
import type { Relationship } from '#shared/domain/organizations/relationships.ts'
import { cast, castIds } from '#tests/cast/actors.ts'
import { bookAgencies } from '#tests/support/agencyBook.ts'
import { callerOf } from '#tests/support/operation.ts'
import { startTable, type TestTable } from '#tests/support/table.ts'
import { agenciesBelow } from '../agencies/agenciesBelow.ts'
import { newAgency } from '../agencies/newAgency.ts'
import { agencies } from '../store/agencies.ts'
import { relationships } from '../store/relationships.ts'
import { relate } from './relate.ts'
import { seersOf } from './seersOf.ts'

const as = callerOf(handler)
let table: TestTable
let made = 0
beforeAll(async () => {
  table = await startTable()
  await bookAgencies()
})
afterAll(() => table.stop())

const begin = (from: string, to: string, more: Partial<Relationship> = {}): Promise<string> =>
  retryStale(async () => {
    made += 1
    const next: Relationship = { id: `rel_${made}`, kind: 'memberOf', from, to, begins: '2026-01-01', ...more }
    const related = await relate(next)
    if (!related.ok) return related.fault
    await commit(related.writes)
    return next.id
  })

const anAgency = async (index: number): Promise<string> => {
  const id = castIds.agency(index)
  const contact = { contactFirstName: 'Ada', contactLastName: 'Lovell', contactPhone: '15035550117' }
  const office = { ...contact, contactEmail: `office@agency${index}.example` }
  await commit([agencies.create(newAgency({ id, name: `Agency ${index}`, ...office, now: new Date().toISOString() }))])
  return id
}

describe('relationships between organizations', () => {
  it('show an agency to whoever stands above it, to any depth, while they hold', async () => {
    const agency = { params: { agencyId: AgencyId.parse(castIds.agency(1)) } }
    const cluster = cast.clusterViewer
    expect(await as(cluster)(getAgency, agency)).toMatchObject({ status: 404, problem: { code: 'agency.notFound' } })
    await begin(castIds.agency(1), 'org_between')
    const id = await begin('org_between', cluster.organizationId)
    expect(await as(cluster)(getAgency, agency)).toMatchObject({ value: { name: 'Agency 1' } })
    const kept = await relationships.require(id)
    const ended = await relate({ ...kept, ends: '2026-02-01' }, kept)
    await commit(ended.ok ? ended.writes : [])
    expect(await as(cluster)(getAgency, agency)).toMatchObject({ status: 404 })
    expect(await seersOf(castIds.agency(1), '2026-01-15')).toContain(cluster.organizationId)
  })

  it('are refused where they would close a circle, also when both halves are begun at once', async () => {
    await begin('org_1', 'org_2')
    await begin('org_2', 'org_3')
    expect(await begin('org_3', 'org_1')).toBe('cycle')
    const both = await Promise.all([begin('org_8', 'org_9'), begin('org_9', 'org_8')])
    expect(both.filter((outcome) => outcome === 'cycle')).toHaveLength(1)
  })

  it('have one owner, whom an agency names itself or a relationship does', async () => {
    expect(await begin('org_5', 'org_6', { kind: 'locationOf' })).toMatch(/^rel_/)
    expect(await begin('org_5', 'org_7', { kind: 'locationOf' })).toBe('twoOwners')
  })

  it('lead down to the agencies of an aggregator and their locations, to any depth, while they hold', async () => {
    const [agency, location, below, former] = await Promise.all([anAgency(4), anAgency(5), anAgency(6), anAgency(7)])
    await begin(agency, 'org_compare', { kind: 'aggregatedBy' })
    await begin(location, agency, { kind: 'locationOf' })
    await begin(below, location, { kind: 'locationOf' })
    await begin(former, location, { kind: 'locationOf', ends: '2026-02-01' })
    const namesBelow = async (id: string) => (await agenciesBelow(id)).map((each) => each.id).sort()
    expect(await namesBelow('org_compare')).toEqual([agency, location, below].sort())
    expect(await namesBelow(agency)).toEqual([location, below].sort())
    expect(await namesBelow(below)).toEqual([])
  })
})

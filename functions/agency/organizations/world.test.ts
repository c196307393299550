import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { commit } from '#functions/_platform/storage/commit.ts'
import { handler } from '#functions/account/index.ts'
import { accounts } from '#functions/account/store/accounts.ts'
import { handler as worker } from '#functions/agency/worker.ts'
import { relationshipsAbove, seersOf, todayHere } from '#functions/directory/organizations/seersOf.ts'
import { agenciesBelow } from '#functions/directory/public.ts'
import { agencies } from '#functions/directory/store/agencies.ts'
import { personas } from '#functions/directory/store/personas.ts'
import { createAccount } from '#shared/contracts/account/accounts.ts'
import { addAgency } from '#shared/contracts/account/agencies.ts'
import { mergeAgency } from '#shared/contracts/account/agencyMerge.ts'
import { reinstateAgency, suspendAgency } from '#shared/contracts/account/agencyStanding.ts'
import * as contract from '#shared/contracts/account/relationships.ts'
import type { CalendarDate } from '#shared/domain/calendar/calendarDate.ts'
import { addDays } from '#shared/domain/calendar/moveDate.ts'
import { AccountId, AgencyId, PersonaId } from '#shared/domain/ids/ids.ts'
import { type RelationshipKind, whoSees } from '#shared/domain/organizations/relationships.ts'
import { cast } from '#tests/cast/actors.ts'
import { anOrganization } from '#tests/support/anOrganization.ts'
import { runJobsOf } from '#tests/support/jobs.ts'
import { callerOf } from '#tests/support/operation.ts'
import { answered } from '#tests/support/quoteDesk.ts'
import { startTable, type TestTable } from '#tests/support/table.ts'
import { aWhilePasses } from '#tests/weather/ofTheRun.ts'

const asStaff = callerOf(handler)(cast.superAdmin)
const base: CalendarDate = '2026-06-15'
const [first, last] = [-60, 160]
let table: TestTable
beforeAll(async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse(`${base}T18:00:00.000Z`) })
  table = await startTable()
})
afterAll(async () => {
  await table.stop()
  vi.useRealTimers()
})

/** Park and Miller's generator: the same numbers each time. */
const chance = (seed: number) => {
  let state = seed
  return (most: number): number => {
    state = (state * 48271) % 2147483647
    return state % most
  }
}

/** Who stands right above whom on each day, kept as simply as can be: a set for each day. */
const calendar = () => {
  const days = new Map<number, Set<string>>()
  for (let index = first; index <= last; index += 1) days.set(index, new Set())
  const name = (kind: RelationshipKind, from: string, to: string) => `${kind}|${from}|${to}`
  const parts = (each: string) => {
    const [kind = '', from = '', to = ''] = each.split('|')
    return { kind, from, to }
  }
  return {
    from: (since: number, change: (day: Set<string>) => void) => {
      for (const [index, day] of days) if (index >= since) change(day)
    },
    join: (kind: RelationshipKind, from: string, to: string) => (day: Set<string>) => day.add(name(kind, from, to)),
    leave: (kind: RelationshipKind, from: string, to?: string) => (day: Set<string>) => {
      for (const each of day) {
        const known = parts(each)
        if (known.kind === kind && known.from === from && (to === undefined || known.to === to)) day.delete(each)
      }
    },
    on: (index: number) => [...(days.get(index) ?? [])].map(parts),
    seers: (id: string, index: number): string[] => {
      const seen = new Set([id])
      for (const one of seen)
        for (const { from, to } of [...(days.get(index) ?? [])].map(parts)) if (from === one) seen.add(to)
      return [...seen].sort()
    },
  }
}

it('whatever joins, leaves, moves, merges, is suspended and reinstated, on whatever days, each record has one owner and totals agree from both ends', async () => {
  const pick = chance(20261201)
  const some = <One>(of: readonly One[]): One => of[pick(of.length)] as One
  const tops = {
    aggregatedBy: ['org_01JH0000000000000000000P01', 'org_01JH0000000000000000000P02'].map((id) => PersonaId.parse(id)),
    memberOf: ['org_01JH0000000000000000000P03', 'org_01JH0000000000000000000P13'].map((id) => PersonaId.parse(id)),
  }
  await commit([
    ...tops.aggregatedBy.map((id) => personas.create(anOrganization(id, 'da'))),
    ...tops.memberOf.map((id) => personas.create(anOrganization(id, 'cluster'))),
  ])
  const world = calendar()
  const ids: AgencyId[] = []
  const owners = new Map<AccountId, AgencyId>()
  for (let index = 1; index <= 7; index += 1) {
    const parent = index > 5 ? ids[index - 6] : undefined
    const body = {
      ...{
        name: `Agency ${index}`,
        hostname: `w${index}.example`,
        npn: `90000${index}`,
        contactPhone: '(541) 555-0161',
      },
      ...{ contactFirstName: 'Bea', contactLastName: 'Quist', contactEmail: `w${index}@agency.example` },
      ...(parent && { agencyId: parent }),
    }
    const id = AgencyId.parse(answered(await asStaff(addAgency, { body })).id)
    ids.push(id)
    if (parent) world.from(first, world.join('locationOf', id, parent))
    const client = { name: `Client ${index} Inc`, state: 'OR', agencyId: id }
    owners.set(AccountId.parse(answered(await asStaff(createAccount, { body: client })).id), id)
  }
  let today = 0
  const day = (index: number) => addDays(base, index)
  const someDay = () => today + pick(50) - 15
  const held = new Set<AgencyId>()
  const done: Record<string, number> = {}

  const steps: Readonly<Record<string, () => Promise<boolean>>> = {
    join: async () => {
      const kind = some(['aggregatedBy', 'memberOf'] as const)
      const [agencyId, id, begins] = [some(ids), some(tops[kind]), someDay()]
      const add = kind === 'memberOf' ? contract.addAgencyToCluster : contract.addAgencyToAggregator
      const answer = await asStaff(add, { params: { agencyId }, body: { id, begins: day(begins) } })
      if (answer.ok) world.from(begins, world.join(kind, agencyId, id))
      return answer.ok
    },
    leave: async () => {
      const joined = world.on(today).filter(({ kind }) => kind !== 'locationOf')
      if (joined.length === 0) return false
      const { kind: how, from, to } = some(joined)
      const kind = how === 'memberOf' ? 'memberOf' : 'aggregatedBy'
      const [agencyId, id, ends] = [
        AgencyId.parse(from),
        PersonaId.parse(to),
        pick(3) === 0 ? someDay() : today + pick(30),
      ]
      const remove = kind === 'memberOf' ? contract.removeAgencyFromCluster : contract.removeAgencyFromAggregator
      const answer = await asStaff(remove, { params: { agencyId }, body: { id, ends: day(ends) } })
      if (answer.ok) world.from(ends, world.leave(kind, agencyId, id))
      return answer.ok
    },
    move: async () => {
      const [agencyId, to, begins] = [some(ids), pick(5) === 0 ? undefined : some(ids), someDay()]
      const body = { begins: day(begins), ...(to && { parentId: to }) }
      const answer = await asStaff(contract.moveAgency, { params: { agencyId }, body })
      if (answer.ok) world.from(begins, world.leave('locationOf', agencyId))
      if (answer.ok && to) world.from(begins, world.join('locationOf', agencyId, to))
      return answer.ok
    },
    merge: async () => {
      const [agencyId, intoId] = [some(ids), some(ids)]
      const below = (index: number) =>
        world.on(index).flatMap(({ kind, from, to }) => (kind === 'locationOf' && to === agencyId ? [from] : []))
      const now = below(today)
      // What is still to come to it is told of by a test of its own.
      for (let index = today; index <= last; index += 1)
        if (below(index).some((each) => !now.includes(each))) return false
      const answer = await asStaff(mergeAgency, { params: { agencyId }, body: { intoId, reason: 'Bought' } })
      if (!answer.ok) return false
      expect(await runJobsOf(table, worker)).toEqual([])
      for (const kind of ['locationOf', 'aggregatedBy', 'memberOf'] as const)
        world.from(today, world.leave(kind, agencyId))
      for (const each of now) {
        world.from(today, world.leave('locationOf', each))
        world.from(today, world.join('locationOf', each, intoId))
      }
      for (const [client, owner] of owners) if (owner === agencyId) owners.set(client, intoId)
      expect(await agencies.require(agencyId)).toMatchObject({ status: 'CLOSED' })
      return true
    },
    suspend: async () => {
      const agencyId = some(ids)
      const { ok } = await asStaff(suspendAgency, { params: { agencyId }, body: { reason: 'Held' } })
      if (ok) held.add(agencyId)
      return ok
    },
    reinstate: async () => {
      const agencyId = some(held.size > 0 ? [...held] : ids)
      const { ok } = await asStaff(reinstateAgency, { params: { agencyId }, body: { reason: 'Back' } })
      held.delete(agencyId)
      return ok
    },
    daysPass: async () => {
      today += 1 + pick(6)
      vi.setSystemTime(Date.parse(`${day(today)}T18:00:00.000Z`))
      await worker({ job: 'followRelationships' } as never)
      expect(await runJobsOf(table, worker)).toEqual([])
      return true
    },
  }
  const often = [
    'join',
    'join',
    'leave',
    'leave',
    'move',
    'move',
    'move',
    'merge',
    'merge',
    'suspend',
    'reinstate',
    'reinstate',
    'daysPass',
  ]

  const holds = async () => {
    expect(todayHere()).toBe(day(today))
    const all = await relationshipsAbove(ids)
    for (const index of [today, someDay()]) {
      for (const id of ids) {
        const seers = [...(await seersOf(id, day(index)))].sort()
        expect([id, index, seers]).toEqual([id, index, world.seers(id, index)])
        expect([...whoSees(id, all, day(index))].sort()).toEqual(seers)
        const parents = world.on(index).filter(({ kind, from }) => kind === 'locationOf' && from === id)
        expect(parents.length).toBeLessThanOrEqual(1)
        for (const { to } of parents) expect(world.seers(to, index)).not.toContain(id)
      }
    }
    aWhilePasses()
    // Each record in one agency’s list, and the sums of the tops what their agencies have.
    const counted = new Map<string, number>()
    for (const id of ids) counted.set(id, (await accounts.every({ scopes: [`agency:${id}`] })).length)
    expect([...counted.values()].reduce((sum, count) => sum + count, 0)).toBe(owners.size)
    const clients = await accounts.byIds([...owners.keys()])
    for (const { id, agencyId } of clients) expect([id, agencyId]).toEqual([id, owners.get(AccountId.parse(id))])
    expect(clients).toHaveLength(owners.size)
    for (const [kind, above] of Object.entries(tops)) {
      for (const top of above) {
        const fromTop = (await agenciesBelow(top, [kind as RelationshipKind])).reduce(
          (sum, { id }) => sum + (counted.get(id) ?? 0),
          0,
        )
        const fromBottom = [...owners.values()].filter((owner) => world.seers(owner, today).includes(top)).length
        expect([top, fromTop]).toEqual([top, fromBottom])
      }
    }
  }

  await holds()
  for (let step = 0; step < 40; step += 1) {
    const name = some(often)
    if (await steps[name]?.()) {
      done[name] = (done[name] ?? 0) + 1
      await holds()
    }
  }
  expect(Object.keys(done).sort()).toEqual([...new Set(often)].sort())
})

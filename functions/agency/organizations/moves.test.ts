import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { commit } from '#functions/_platform/storage/commit.ts'
import { handler } from '#functions/account/index.ts'
import { accounts } from '#functions/account/store/accounts.ts'
import { handler as agencyWorker } from '#functions/agency/worker.ts'
import { noteFollowed, readBook } from '#functions/directory/organizations/noteInBook.ts'
import { seersOf, todayHere } from '#functions/directory/organizations/seersOf.ts'
import { agenciesBelow } from '#functions/directory/public.ts'
import { agencies } from '#functions/directory/store/agencies.ts'
import { personas } from '#functions/directory/store/personas.ts'
import { relationships } from '#functions/directory/store/relationships.ts'
import { users } from '#functions/directory/store/users.ts'
import { membershipAt } from '#functions/directory/users/membershipAt.ts'
import { newUser } from '#functions/directory/users/newUser.ts'
import { handler as worker } from '#functions/quote/worker.ts'
import { createAccount } from '#shared/contracts/account/accounts.ts'
import { addAgency, updateAgency } from '#shared/contracts/account/agencies.ts'
import { listAgencyLocations } from '#shared/contracts/account/agencyFacts.ts'
import { offboardAgency, reinstateAgency, suspendAgency } from '#shared/contracts/account/agencyStanding.ts'
import { listAgencyHistory } from '#shared/contracts/account/history.ts'
import * as contract from '#shared/contracts/account/relationships.ts'
import type { CalendarDate } from '#shared/domain/calendar/calendarDate.ts'
import { addDays } from '#shared/domain/calendar/moveDate.ts'
import { AccountId, AgencyId, PersonaId } from '#shared/domain/ids/ids.ts'
import { agencyLife } from '#shared/records/agency/agencyLife.ts'
import { cast, castIds, partnerOf } from '#tests/cast/actors.ts'
import { bookAgencies } from '#tests/support/agencyBook.ts'
import { anOrganization } from '#tests/support/anOrganization.ts'
import { expectRefused } from '#tests/support/inStatus.ts'
import { runJobsOf } from '#tests/support/jobs.ts'
import { callerOf } from '#tests/support/operation.ts'
import { answered } from '#tests/support/quoteDesk.ts'
import { settlerOf } from '#tests/support/settle.ts'
import { startTable, type TestTable } from '#tests/support/table.ts'

const as = callerOf(handler)
const asStaff = as(cast.superAdmin)
const [house, firm] = [AgencyId.parse(castIds.agency(1)), AgencyId.parse(castIds.agency(2))]
const aggregator = PersonaId.parse('org_01JH0000000000000000000P01')
let table: TestTable
let settle: () => Promise<void>
let today: CalendarDate

beforeAll(async () => {
  table = await startTable()
  settle = settlerOf(table)
  today = todayHere()
  await bookAgencies()
  await commit([personas.create(anOrganization(aggregator, 'da'))])
  answered(await asStaff(contract.addAgencyToAggregator, { params: { agencyId: firm }, body: { id: aggregator } }))
})
afterAll(() => table.stop())

let made = 0
const anAgency = async (agencyId?: AgencyId, npn = `70000${made + 1}`) => {
  made += 1
  const body = {
    ...{ name: `Location ${made}`, hostname: `l${made}.agency.example`, npn, ...(agencyId && { agencyId }) },
    ...{ contactFirstName: 'Bea', contactLastName: 'Quist', contactEmail: `l${made}@agency.example` },
    contactPhone: '(541) 555-0161',
  }
  return AgencyId.parse(answered(await asStaff(addAgency, { body })).id)
}
const aClientOf = async (agencyId: AgencyId) => {
  const body = { name: `Client of ${agencyId}`, state: 'OR', agencyId }
  return AccountId.parse(answered(await asStaff(createAccount, { body })).id)
}
const move = (agencyId: AgencyId, parentId?: AgencyId, begins?: CalendarDate) =>
  asStaff(contract.moveAgency, {
    params: { agencyId },
    body: { ...(parentId && { parentId }), ...(begins && { begins }) },
  })
const preview = (agencyId: AgencyId, parentId?: AgencyId, begins?: CalendarDate) =>
  asStaff(contract.previewAgencyMove, {
    params: { agencyId },
    query: { ...(parentId && { parentId }), ...(begins && { begins }) },
  })
const follow = async () => {
  const both = async (event: never) => {
    await agencyWorker(event)
    return worker(event)
  }
  expect(await runJobsOf(table, both)).toEqual([])
  await settle()
}
const theDayComes = async () => {
  await agencyWorker({ job: 'followRelationships' } as never)
  await follow()
}
const partnersOf = async (accountId: AccountId) => (await accounts.require(accountId)).partnerIds ?? []
const linksOf = async (agencyId: AgencyId, actor = cast.superAdmin) =>
  answered(await as(actor)(contract.listAgencyLinks, { params: { agencyId } }))

describe('an agency that moves under another', () => {
  it('goes today: the one ends and the other begins, its business follows, and its past stays', async () => {
    const shop = await anAgency(house)
    const accountId = await aClientOf(shop)
    await follow()
    expect(await partnersOf(accountId)).toEqual([])
    expect(answered(await preview(shop, firm))).toMatchObject({
      ...{ begins: today, from: { id: house, name: 'Agency 1' }, to: { id: firm }, locations: 0, accounts: 1 },
      gains: [
        { id: firm, type: 'agency' },
        { id: aggregator, type: 'da' },
      ],
      loses: [{ id: house, people: 0 }],
      fallsAway: [],
    })
    expect(await move(shop, firm)).toMatchObject({ ok: true })
    await follow()
    expect(await partnersOf(accountId)).toEqual([aggregator])
    expect([...(await seersOf(shop))].sort()).toEqual([shop, firm, aggregator].sort())
    expect(await seersOf(shop, addDays(today, -1))).toContain(house)
    expect((await agenciesBelow(firm)).map(({ id }) => id)).toContain(shop)
    expect((await agenciesBelow(house)).map(({ id }) => id)).not.toContain(shop)
    expect(await linksOf(shop)).toMatchObject([
      { kind: 'locationOf', direction: 'above', organizationId: house, ends: today },
      { kind: 'locationOf', direction: 'above', organizationId: firm, begins: today },
    ])
    expect(await linksOf(firm)).toContainEqual(
      expect.objectContaining({ direction: 'below', organizationId: shop, begins: today }),
    )
    const locations = answered(await asStaff(listAgencyLocations, { params: { agencyId: house } }))
    expect(locations).toContainEqual(expect.objectContaining({ id: shop, isLocationActive: false }))
    const own = answered(await asStaff(listAgencyLocations, { params: { agencyId: shop } }))
    expect(own).toMatchObject([{ id: shop, isHeadquarters: false }])
    const { hits } = answered(await asStaff(listAgencyHistory, { params: { agencyId: shop } }))
    expect(hits[0]).toMatchObject({ operation: 'moveAgency' })
    expect(hits[0]?.changes).toContainEqual({ field: 'belongsTo', after: 'Agency 2' })
  })

  it('goes on a day to come, when its business, its registration and who works there follow', async () => {
    const shop = await anAgency(house, '123451')
    const below = await anAgency(shop, '123451')
    const accountId = await aClientOf(below)
    const worker = newUser({
      ...{
        id: 'usr_01JH00000000000000000000W1',
        email: 'everywhere@agency2.example',
        firstName: 'Eve',
        lastName: 'Rey',
      },
      ...{ phone: '', accountType: 'AGENCY', organizationId: firm, role: 'Agency Admin', teamIds: [] },
      ...{ otherMemberships: [], accountIds: [], status: 'ACTIVE', now: '2026-01-05T09:00:00.000Z' },
    } as never)
    await commit([users.create({ ...worker, inEveryLocation: true })])
    await settle()
    const day = addDays(today, 20)
    expect(answered(await preview(shop, firm, day))).toMatchObject({
      ...{ locations: 1, accounts: 1, npn: '123452' },
      gains: [{ id: firm, people: 1 }, { id: aggregator }],
    })
    expect(await move(shop, firm, day)).toMatchObject({ ok: true })
    await follow()
    expect(await agencies.require(shop)).toMatchObject({ movesTo: 'Agency 2', movesOn: day, npn: '123451' })
    expect(await membershipAt(worker, shop)).toBeUndefined()
    expect(await partnersOf(accountId)).toEqual([])
    expect(await seersOf(below, addDays(day, -1))).toContain(house)
    expect(await seersOf(below, day)).toContain(firm)
    // As it stands on its day when it was begun before.
    for (const each of await relationships.every({ scopes: [`from:${shop}`] })) {
      const kept = await relationships.require(each.id)
      const next = each.to === firm ? { ...kept, begins: today } : { ...kept, ends: today }
      await commit([relationships.update(kept, next)])
    }
    const waiting = await agencies.require(shop)
    await commit([agencies.update(waiting, { ...waiting, movesOn: today })])
    await theDayComes()
    expect(await partnersOf(accountId)).toEqual([aggregator])
    expect(await membershipAt({ ...worker, inEveryLocation: true }, shop)).toMatchObject({ role: 'Agency Admin' })
    const arrived = await agencies.require(shop)
    expect(arrived).toMatchObject({ belongsTo: 'Agency 2', belongsSince: today, npn: '123452' })
    expect(arrived).not.toHaveProperty('movesOn')
    await theDayComes()
    expect((await agencies.require(shop)).version).toBe(arrived.version)
  })

  it('goes though nobody followed on its day nor on the days after', async () => {
    const shop = await anAgency(house)
    const accountId = await aClientOf(shop)
    answered(await move(shop, firm, addDays(today, 20)))
    await follow()
    const begun = addDays(today, -6)
    for (const each of await relationships.every({ scopes: [`from:${shop}`] })) {
      const kept = await relationships.require(each.id)
      const next = each.to === firm ? { ...kept, begins: begun } : { ...kept, ends: begun }
      await commit([relationships.update(kept, next)])
    }
    const waiting = await agencies.require(shop)
    const book = await readBook()
    await commit([agencies.update(waiting, { ...waiting, movesOn: begun }), ...noteFollowed(book, addDays(today, -9))])
    await theDayComes()
    expect(await agencies.require(shop)).toMatchObject({ belongsTo: 'Agency 2', belongsSince: begun })
    expect(await partnersOf(accountId)).toEqual([aggregator])
    expect(await readBook()).toMatchObject({ followed: today })
  })

  it('moves otherwise than it was to, and stays after all', async () => {
    const shop = await anAgency(house)
    const [later, evenLater] = [addDays(today, 30), addDays(today, 60)]
    answered(await move(shop, firm, evenLater))
    expect(answered(await preview(shop, undefined, later))).toMatchObject({
      fallsAway: [{ name: 'Agency 2', begins: evenLater }],
      loses: [{ id: house }],
    })
    answered(await move(shop, undefined, later))
    expect(await linksOf(shop)).toMatchObject([{ organizationId: house, ends: later }])
    expect(await seersOf(shop, evenLater)).toEqual(new Set([shop]))
    answered(await move(shop, house, later))
    expect(await seersOf(shop, evenLater)).toEqual(new Set([shop, house]))
  })

  it('stays where it is once a move to come is taken back, on whatever day, and nothing follows', async () => {
    const later = addDays(today, 30)
    for (const parent of [house, undefined]) {
      const shop = await anAgency(parent)
      const before = await linksOf(shop)
      answered(await move(shop, firm, later))
      const told = answered(await preview(shop, parent))
      expect(told).toMatchObject({ fallsAway: [{ name: 'Agency 2', begins: later }], gains: [], loses: [] })
      expect(told.from?.id).toBe(told.to?.id)
      answered(await move(shop, parent))
      const kept = await agencies.require(shop)
      for (const field of ['movesOn', 'movesTo', 'belongsSince', 'belongsTo']) expect(kept).not.toHaveProperty(field)
      expect((await linksOf(shop)).map(({ organizationId, ends }) => [organizationId, ends])).toEqual(
        before.map(({ organizationId, ends }) => [organizationId, ends]),
      )
      expect(await seersOf(shop, later)).toEqual(new Set(parent ? [shop, parent] : [shop]))
    }
  })

  it('says to which it is to move by the name that one has, though it got it later', async () => {
    const [shop, stays] = [await anAgency(house), await anAgency(firm)]
    const day = addDays(today, 20)
    answered(await move(shop, firm, day))
    const agencyName = (name: string) =>
      as(cast.superAdmin)(updateAgency, { params: { agencyId: firm }, body: { name } })
    answered(await agencyName('Agency 2 and Sons'))
    await follow()
    expect(await agencies.require(shop)).toMatchObject({ movesTo: 'Agency 2 and Sons', movesOn: day })
    expect(await agencies.require(stays)).not.toHaveProperty('movesTo')
    answered(await agencyName('Agency 2'))
    await follow()
    expect(await agencies.require(shop)).toMatchObject({ movesTo: 'Agency 2', movesOn: day })
  })

  it('says of several moves to come which is the next, and ends what its people hold as often as it moves on one day', async () => {
    const shop = await anAgency(house)
    const [soon, later] = [addDays(today, 10), addDays(today, 30)]
    answered(await move(shop, firm, soon))
    answered(await move(shop, undefined, later))
    expect(await agencies.require(shop)).toMatchObject({ movesTo: 'Agency 2', movesOn: soon })
    answered(await move(shop, firm, later))
    expect(await agencies.require(shop)).toMatchObject({ movesTo: 'Agency 2', movesOn: soon })
    answered(await move(shop, firm))
    const once = await agencies.require(shop)
    expect(once).toMatchObject({ belongsTo: 'Agency 2', belongsSince: today })
    const again = agencies.update(once, { ...once, belongsTo: 'Agency 3' })
    expect(again.definition.ends?.(again.before, again.after)).toEqual([shop])
  })

  it('is refused with the reason', async () => {
    const shop = await anAgency(house)
    const below = await anAgency(shop)
    const codes = async (...wanted: Parameters<typeof move>) => {
      const [asked, done] = [await preview(...wanted), await move(...wanted)]
      expect(asked.ok ? undefined : asked.problem.code).toBe(done.ok ? undefined : done.problem.code)
      return done.ok ? undefined : done.problem.code
    }
    expect(await codes(shop, shop)).toBe('relationship.itself')
    expect(await codes(house, below)).toBe('relationship.cycle')
    expect(await codes(shop, house)).toBe('relationship.twice')
    expect(await codes(firm)).toBe('relationship.notFound')
    expect(await codes(shop, firm, '2099-01-01')).toBe('relationship.tooFarAhead')
    const begun = await anAgency()
    answered(await move(begun, house, '2026-03-01'))
    expect(await codes(begun, firm, '2026-02-01')).toBe('relationship.endsBeforeItBegins')
    const underRegistration = await anAgency(house, '123451')
    expect(await codes(underRegistration)).toBe('agency.registrationNeeded')
    const reason = 'License withdrawn'
    answered(await asStaff(suspendAgency, { params: { agencyId: firm }, body: { reason } }))
    expect(await move(shop, firm)).toMatchObject({
      status: 409,
      problem: { code: 'agency.takesNobody', detail: expect.stringContaining('Agency 2 is SUSPENDED') },
    })
    const ofFirm = AgencyId.parse((await agenciesBelow(firm))[0]?.id)
    expect(await codes(shop, ofFirm)).toBe('agency.takesNobody')
    answered(await asStaff(reinstateAgency, { params: { agencyId: firm }, body: { reason } }))
    const leaving = { params: { agencyId: below }, body: { reason, lastDay: addDays(today, 5) } }
    answered(await asStaff(offboardAgency, leaving))
    expect(await codes(firm, below)).toBe('agency.takesNobody')
  })

  it('is moved by the provider’s staff alone; others are told of locations and of themselves', async () => {
    const shop = await anAgency(firm)
    const params = { agencyId: shop }
    const corpAdmin = partnerOf('DIGITAL', 'Corp Admin', aggregator)
    for (const actor of [corpAdmin, cast.agencyAdmin]) {
      const status = 403
      expect(await as(actor)(contract.moveAgency, { params, body: {} })).toMatchObject({ status })
      expect(await as(actor)(contract.previewAgencyMove, { params, query: {} })).toMatchObject({ status })
    }
    const cluster = PersonaId.parse('org_01JH0000000000000000000P03')
    await commit([personas.create(anOrganization(cluster, 'cluster'))])
    answered(await asStaff(contract.addAgencyToCluster, { params: { agencyId: firm }, body: { id: cluster } }))
    const told = async (actor: typeof corpAdmin) => (await linksOf(firm, actor)).map(({ kind }) => kind)
    expect(await told(cast.superAdmin)).toContain('memberOf')
    expect(await told(corpAdmin)).toContain('aggregatedBy')
    expect(await told(corpAdmin)).not.toContain('memberOf')
    expect(await as(cast.producer)(contract.listAgencyLinks, { params: { agencyId: firm } })).toMatchObject({
      status: 404,
    })
  })

  it('is refused in a status that does not have it', async () => {
    const shop = await anAgency(house)
    await expectRefused({
      ...{ records: agencies, id: shop, life: agencyLife, by: 'moveAgency' },
      send: () => move(shop, firm),
      problemIn: (status) => ({ code: 'agency.notAllowed', data: { status } }),
    })
  })
})

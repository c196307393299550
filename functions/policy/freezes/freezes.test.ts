import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { commit } from '#functions/_platform/storage/commit.ts'
import { dunInvoices } from '#functions/billing/jobs/dunInvoices.ts'
import type { PolicyRecord } from '#functions/policy/public.ts'
import * as cancellation from '#shared/contracts/policy/cancellation.ts'
import * as holdContracts from '#shared/contracts/policy/holds.ts'
import * as contract from '#shared/contracts/policy/moratoriums.ts'
import { getPolicy } from '#shared/contracts/policy/policies.ts'
import * as renewalContracts from '#shared/contracts/policy/renewals.ts'
import * as rescission from '#shared/contracts/policy/rescission.ts'
import type { CalendarDate } from '#shared/domain/calendar/calendarDate.ts'
import { dateAt } from '#shared/domain/calendar/coverageInstant.ts'
import { addDays, addMonths } from '#shared/domain/calendar/moveDate.ts'
import { PolicyId } from '#shared/domain/ids/ids.ts'
import type { FrozenAct } from '#shared/domain/policy/freezes.ts'
import { nonRenewalRuleOf } from '#shared/domain/policy/nonRenewalRules.ts'
import { holdLife } from '#shared/records/hold/holdLife.ts'
import { moratoriumLife } from '#shared/records/moratorium/moratoriumLife.ts'
import { cast } from '#tests/cast/actors.ts'
import { expectRefused } from '#tests/support/inStatus.ts'
import { runJobsOf } from '#tests/support/jobs.ts'
import { openPolicyDesk, type PolicyDesk } from '#tests/support/policyDesk.ts'
import { answered } from '#tests/support/quoteDesk.ts'
import { meetDeadlines } from '../jobs/meetDeadlines.ts'
import { holds, standingHolds } from '../store/holds.ts'
import { moratoriums, standingMoratoriums } from '../store/moratoriums.ts'
import { policies } from '../store/policies.ts'
import { renewalOf } from '../store/renewals.ts'
import { handler as worker } from '../worker.ts'

let desk: PolicyDesk
beforeAll(async () => {
  desk = await openPolicyDesk()
})
afterAll(() => desk.close())

const today = () => dateAt(new Date().toISOString(), 'America/Los_Angeles')
const noonOf = (day: CalendarDate) => `${day}T20:00:00.000Z` as const
const meetOn = (day: CalendarDate) => meetDeadlines({ now: noonOf(day) })

/** A policy in force since half a year. */
const aRunningPolicy = async (): Promise<PolicyRecord> => {
  const effectiveDate = addMonths(today(), -6)
  const policy = await desk.aPolicy({ effectiveDate, endDate: addMonths(effectiveDate, 12) })
  await meetDeadlines({ now: new Date().toISOString() })
  return desk.read(policy.id)
}
const placeOf = ({ firmographicData: { state } }: PolicyRecord) => (state === undefined ? [] : [state])

const declared = async (policy: PolicyRecord, acts: FrozenAct[], days: { from?: CalendarDate; until: CalendarDate }) =>
  answered(
    await desk.asPolicy(cast.superAdmin)(contract.createMoratorium, {
      body: {
        source: 'OIR Bulletin 2026-02M',
        reason: 'Hurricane',
        states: placeOf(policy),
        postcodes: [],
        from: addDays(today(), -1),
        acts,
        ...days,
      },
    }),
  )
const ended = async (moratoriumId: string) => {
  const answer = answered(
    await desk.asPolicy(cast.superAdmin)(contract.endMoratorium, {
      params: { moratoriumId },
      body: { reason: 'The order was lifted' },
    }),
  )
  expect(await runJobsOf(desk.quotes.table, worker)).toEqual([])
  return answer
}
const held = async (
  policy: PolicyRecord,
  acts: FrozenAct[],
  { reason = 'Suit over the last cancellation', until }: { reason?: string; until?: CalendarDate } = {},
) =>
  answered(
    await desk.asPolicy(cast.superAdmin)(holdContracts.createHold, {
      body: {
        policyId: PolicyId.parse(policy.id),
        kind: 'LITIGATION',
        reason,
        acts,
        ...(until !== undefined && { until }),
      },
    }),
  )
const lifted = async (holdId: string) =>
  answered(
    await desk.asPolicy(cast.superAdmin)(holdContracts.liftHold, {
      params: { holdId },
      body: { reason: 'The suit was settled' },
    }),
  )
const cancel = (policy: PolicyRecord, reason: string, effectiveDate: CalendarDate) =>
  desk.asPolicy(cast.underwriter)(cancellation.cancelPolicy, {
    params: { policyId: policy.id },
    body: { reason, effectiveDate, ...(reason === 'RISK_CHANGED' && { note: 'The plant was sold' }) },
  })
const frozenEvents = ({ id }: PolicyRecord) => desk.events('policy.frozen', id)

describe('a moratorium', () => {
  it('refuses what it freezes, and says by what, until when and who ends it', async () => {
    const policy = await aRunningPolicy()
    const until = addDays(today(), 20)
    const { id } = await declared(policy, ['cancelByInsurer'], { until })
    const shown = await desk.asPolicy(cast.underwriter)(cancellation.previewCancellation, {
      params: { policyId: policy.id },
      query: { reason: 'RISK_CHANGED', effectiveDate: addDays(today(), 40) },
    })
    expect(shown).toMatchObject({ problem: { code: 'policy.frozen' } })
    expect(await cancel(policy, 'RISK_CHANGED', addDays(today(), 40))).toMatchObject({
      status: 409,
      problem: {
        code: 'policy.frozen',
        detail: expect.stringContaining('moratorium OIR Bulletin 2026-02M'),
        data: { until, who: expect.stringContaining('Super Admin') },
      },
    })
    const voided = await desk.asPolicy(cast.underwriter)(cancellation.voidPolicy, {
      params: { policyId: policy.id },
      body: { reason: 'MISREPRESENTATION' },
    })
    expect(voided).toMatchObject({ problem: { code: 'policy.frozen' } })
    expect(
      answered(await desk.asPolicy(cast.producer)(getPolicy, { params: { policyId: policy.id }, query: {} })),
    ).toMatchObject({
      freezes: [{ kind: 'moratorium', id, name: 'OIR Bulletin 2026-02M', until, acts: ['cancelByInsurer'] }],
    })
    await ended(id)
    expect(await cancel(policy, 'RISK_CHANGED', addDays(today(), 40))).toMatchObject({ ok: true })
  })

  it('leaves alone what the insured asks for, what it does not name, and who is elsewhere', async () => {
    const policy = await aRunningPolicy()
    const { id } = await declared(policy, ['cancelNonPayment'], { until: addDays(today(), 20) })
    expect(await cancel(policy, 'RISK_CHANGED', addDays(today(), 40))).toMatchObject({ ok: true })
    await ended(id)
    const other = await aRunningPolicy()
    const elsewhere = answered(
      await desk.asPolicy(cast.superAdmin)(contract.createMoratorium, {
        body: {
          source: 'Order 7',
          reason: 'Flood',
          states: ['AK'],
          postcodes: ['00000'],
          from: today(),
          until: today(),
          acts: ['cancelByInsurer', 'nonRenewal', 'cancelNonPayment'],
        },
      }),
    )
    expect(await cancel(other, 'RISK_CHANGED', addDays(today(), 40))).toMatchObject({ ok: true })
    await ended(elsewhere.id)
    const wanted = await aRunningPolicy()
    const all = await declared(wanted, ['cancelByInsurer'], { until: addDays(today(), 20) })
    expect(await cancel(wanted, 'Insured elsewhere', today())).toMatchObject({ ok: true })
    await ended(all.id)
  })

  it('has a cancellation that was noticed wait, and go on after its end with fresh notice', async () => {
    const policy = await aRunningPolicy()
    const day = addDays(today(), 40)
    answered(await cancel(policy, 'RISK_CHANGED', day))
    const until = addDays(day, 5)
    const { id } = await declared(policy, ['cancelByInsurer'], { until })
    await meetOn(day)
    expect(await desk.read(policy.id)).toMatchObject({
      status: 'CANCEL PENDING',
      frozen: { action: 'completeCancel', by: { kind: 'moratorium', id }, until },
    })
    expect(await frozenEvents(policy)).toHaveLength(1)
    await meetOn(addDays(until, 1))
    const noticed = await desk.read(policy.id)
    expect(noticed).toMatchObject({
      status: 'CANCEL PENDING',
      cancellation: { effectiveDate: addDays(until, 31) },
    })
    expect(noticed.frozen).toBeUndefined()
    await meetOn(addDays(until, 31))
    expect(await desk.read(policy.id)).toMatchObject({ status: 'CANCELLED' })
    await ended(id)
  })

  it('keeps dunning from noticing a cancellation, which goes on afterwards', async () => {
    const effectiveDate = today()
    const policy = await desk.aPolicy({ effectiveDate, endDate: addMonths(effectiveDate, 12) })
    const until = addDays(today(), 200)
    const { id } = await declared(policy, ['cancelNonPayment'], { until })
    const dun = async (day: CalendarDate) => {
      let at: string | undefined
      do {
        const { effects = [], cursor } = await dunInvoices.chunk({ today: day }, { cursor: at, now: noonOf(day) })
        for (const { writes, events } of effects) await commit(writes, { events: events ?? [] })
        at = cursor
      } while (at !== undefined)
    }
    await dun(addDays(today(), 150))
    expect((await desk.read(policy.id)).status).not.toBe('CANCEL PENDING')
    await dun(addDays(until, 1))
    expect(await desk.read(policy.id)).toMatchObject({
      status: 'CANCEL PENDING',
      cancellation: { effectiveDate: addDays(until, 11) },
    })
    await ended(id)
  })

  it('has cover that nothing renews go on beyond its term, and end with notice', async () => {
    const policy = await aRunningPolicy()
    const until = addDays(policy.expirationDate, 15)
    const { id } = await declared(policy, ['nonRenewal'], { until })
    await meetOn(addDays(policy.expirationDate, -5))
    await meetOn(addDays(policy.expirationDate, 1))
    expect(await desk.read(policy.id)).toMatchObject({ status: 'IN FORCE', frozen: { action: 'expire' } })
    await meetOn(addDays(until, 1))
    const standsUntil = addDays(until, 31)
    expect(await desk.read(policy.id)).toMatchObject({ status: 'IN FORCE', standsUntil })
    expect(await desk.events('policy.thawed', policy.id)).toHaveLength(1)
    await meetOn(addDays(standsUntil, 1))
    expect(await desk.read(policy.id)).toMatchObject({ status: 'EXPIRED' })
    await ended(id)
  })

  it('lists the policies it touches, with what of them waits', async () => {
    const policy = await aRunningPolicy()
    const { id } = await declared(policy, ['lateFee'], { until: addDays(today(), 5) })
    const ids = []
    let after: string | undefined
    do {
      const page = answered(
        await desk.asPolicy(cast.superAdmin)(contract.listMoratoriumPolicies, {
          params: { moratoriumId: id },
          query: { ...(after !== undefined && { after }) },
        }),
      )
      ids.push(...page.hits.map((hit) => hit.id))
      after = page.nextToken
    } while (after !== undefined)
    expect(ids).toContain(policy.id)
    await ended(id)
  })

  it('is declared for days that follow each other and states of the region, by those who may', async () => {
    const body = {
      source: 'X',
      reason: 'Y',
      states: [],
      postcodes: [],
      from: addDays(today(), 1),
      until: today(),
      acts: ['lateFee' as const],
    }
    const as = desk.asPolicy(cast.superAdmin)
    expect(await as(contract.createMoratorium, { body })).toMatchObject({ problem: { code: 'moratorium.days' } })
    const unknown = { ...body, from: today(), states: ['ZZ'] }
    expect(await as(contract.createMoratorium, { body: unknown })).toMatchObject({ problem: { code: 'state.unknown' } })
    expect(await desk.asPolicy(cast.underwriter)(contract.createMoratorium, { body })).toMatchObject({ status: 403 })
  })

  it('is declared once for the same days and places, however many do at once', async () => {
    const body = {
      source: 'OIR Bulletin 2026-09M',
      reason: 'Hurricane',
      states: ['FL', 'GA'],
      postcodes: [],
      from: today(),
      until: addDays(today(), 9),
      acts: ['lateFee' as const],
    }
    const declare = (more: object = {}) =>
      desk.asPolicy(cast.superAdmin)(contract.createMoratorium, { body: { ...body, ...more } })
    const answers = await Promise.all(Array.from({ length: 6 }, () => declare()))
    expect(answers.filter(({ ok }) => ok)).toHaveLength(1)
    const twice = { problem: { code: 'moratorium.twice' } }
    expect(await declare({ source: 'OIR  bulletin 2026-09m', states: ['GA', 'FL'] })).toMatchObject(twice)
    const beside = answered(await declare({ states: ['AL'] }))
    const standing = await standingMoratoriums()
    const made = standing.filter(({ source }) => source === body.source)
    expect(made).toHaveLength(2)
    for (const { id } of made) await ended(id)
    await ended(answered(await declare()).id)
    expect(made.map(({ id }) => id)).toContain(beside.id)
  })

  it('is read, listed, and ended once', async () => {
    const policy = await aRunningPolicy()
    const { id } = await declared(policy, ['lateFee'], { until: addDays(today(), 5) })
    const params = { moratoriumId: id }
    const reading = desk.asPolicy(cast.producer)
    expect(answered(await reading(contract.getMoratorium, { params }))).toMatchObject({ status: 'STANDING' })
    expect(answered(await reading(contract.listMoratoriums, { query: {} })).hits.map((hit) => hit.id)).toContain(id)
    const end = () => desk.asPolicy(cast.superAdmin)(contract.endMoratorium, { params, body: { reason: 'Lifted' } })
    answered(await end())
    const { hits } = answered(await desk.asPolicy(cast.superAdmin)(contract.listMoratoriumHistory, { params }))
    expect(hits[0]).toMatchObject({ operation: 'endMoratorium' })
    await expectRefused({
      records: moratoriums,
      id,
      life: moratoriumLife,
      by: 'endMoratorium',
      send: end,
      problemIn: (status) => ({ code: 'moratorium.notAllowed', data: { status } }),
    })
  })
})

describe('a hold', () => {
  it('freezes exactly the acts it names, of one policy, and lets them go on with fresh notice', async () => {
    const [policy, other] = [await aRunningPolicy(), await aRunningPolicy()]
    const day = addDays(today(), 40)
    answered(await cancel(policy, 'RISK_CHANGED', day))
    const { id } = await held(policy, ['cancelByInsurer'])
    expect(await cancel(other, 'RISK_CHANGED', day)).toMatchObject({ ok: true })
    await meetOn(day)
    expect(await desk.read(policy.id)).toMatchObject({ frozen: { action: 'completeCancel', by: { kind: 'hold', id } } })
    expect(await lifted(id)).toMatchObject({ status: 'LIFTED', lifted: { reason: 'The suit was settled' } })
    await meetOn(addDays(day, 3))
    expect(await desk.read(policy.id)).toMatchObject({ cancellation: { effectiveDate: addDays(day, 33) } })
  })

  it('waits on for another that freezes the same', async () => {
    const policy = await aRunningPolicy()
    const day = addDays(today(), 40)
    answered(await cancel(policy, 'RISK_CHANGED', day))
    const [first, second] = [
      await held(policy, ['cancelByInsurer']),
      await held(policy, ['cancelByInsurer'], { reason: 'Suit over the claim' }),
    ]
    await meetOn(day)
    const waiting = await desk.read(policy.id)
    const by = [first, second].find(({ id }) => id === waiting.frozen?.by.id)
    const otherOne = [first, second].find(({ id }) => id !== waiting.frozen?.by.id)
    await lifted(by?.id ?? '')
    await meetOn(day)
    expect(await desk.read(policy.id)).toMatchObject({ frozen: { by: { id: otherOne?.id } } })
    await lifted(otherOne?.id ?? '')
    await meetOn(day)
    expect((await desk.read(policy.id)).frozen).toBeUndefined()
  })

  it('of what is not renewed keeps the insurer from refusing a renewal, and the insured from nothing', async () => {
    const policy = await aRunningPolicy()
    const params = { policyId: policy.id }
    const held = { policyId: policy.id, kind: 'DISPUTE' as const, reason: 'Dispute', acts: ['nonRenewal' as const] }
    answered(await desk.asPolicy(cast.superAdmin)(holdContracts.createHold, { body: held }))
    const optOut = (actor: (typeof cast)[keyof typeof cast], reason: string) =>
      desk.asPolicy(actor)(renewalContracts.createRenewalOptOut, { params, body: { reason } })
    expect(await optOut(cast.underwriter, 'NOT_RENEWED')).toMatchObject({
      status: 409,
      problem: { code: 'policy.frozen' },
    })
    answered(await optOut(cast.producer, 'Insured elsewhere'))
    await meetOn(policy.expirationDate)
    expect((await desk.read(policy.id)).status).toBe('EXPIRED')
  })

  it('has cover go on whose renewal the insurer had refused before', async () => {
    const policy = await aRunningPolicy()
    const params = { policyId: policy.id }
    const refused = { params, body: { reason: 'Not to be renewed by underwriting', note: 'Losses' } }
    answered(await desk.asPolicy(cast.underwriter)(renewalContracts.createRenewalOptOut, refused))
    const held = { policyId: policy.id, kind: 'DISPUTE' as const, reason: 'Dispute', acts: ['nonRenewal' as const] }
    answered(await desk.asPolicy(cast.superAdmin)(holdContracts.createHold, { body: held }))
    await meetOn(policy.expirationDate)
    expect((await desk.read(policy.id)).status).toBe('IN FORCE')
  })

  it('has what the insurer had refused before end with the notice and days of nonrenewal', async () => {
    const policy = await aRunningPolicy()
    const refused = { reason: 'Not to be renewed by underwriting', note: 'Losses' }
    const params = { policyId: policy.id }
    answered(await desk.asPolicy(cast.underwriter)(renewalContracts.createRenewalOptOut, { params, body: refused }))
    const until = addDays(policy.expirationDate, 10)
    await held(policy, ['nonRenewal'], { until })
    await meetOn(policy.expirationDate)
    expect((await desk.read(policy.id)).status).toBe('IN FORCE')
    await meetOn(addDays(until, 1))
    const { leastDays = 0 } = nonRenewalRuleOf({ region: 'us', state: policy.firmographicData.state }) ?? {}
    const standsUntil = addDays(until, 1 + leastDays)
    expect(await desk.read(policy.id)).toMatchObject({ status: 'IN FORCE', standsUntil })
    const noticed = { on: addDays(until, 1), mayRenew: false }
    expect((await desk.events('policy.expiryNoticed', policy.id)).map(({ detail }) => detail)).toEqual([
      { policyId: policy.id, ...noticed },
    ])
    expect((await renewalOf(policy.id))?.noticed).toEqual(noticed)
    await meetOn(standsUntil)
    expect((await desk.read(policy.id)).status).toBe('EXPIRED')
  })

  it('of what the company cancels keeps two people from rescinding', async () => {
    const policy = await aRunningPolicy()
    const params = { policyId: policy.id }
    const proposed = { params, body: { reason: 'Controls were not as stated' } }
    answered(await desk.asPolicy(cast.underwriter)(rescission.proposeRescission, proposed))
    const held = {
      policyId: policy.id,
      kind: 'LITIGATION' as const,
      reason: 'Suit',
      acts: ['cancelByInsurer' as const],
    }
    answered(await desk.asPolicy(cast.superAdmin)(holdContracts.createHold, { body: held }))
    expect(
      await desk.asPolicy({ ...cast.underwriter, userId: 'usr_other' })(rescission.rescindPolicy, { params, body: {} }),
    ).toMatchObject({
      status: 409,
      problem: { code: 'policy.frozen' },
    })
  })

  it('is put once for the same reason, however many ask for it at once; for another reason beside it', async () => {
    const policy = await aRunningPolicy()
    const put = (reason: string, kind: 'COMPLAINT' | 'LITIGATION' = 'LITIGATION') =>
      desk.asPolicy(cast.superAdmin)(holdContracts.createHold, {
        body: { policyId: PolicyId.parse(policy.id), kind, reason, acts: ['nonRenewal'] },
      })
    const answers = await Promise.all(Array.from({ length: 10 }, () => put('Suit over the last cancellation')))
    const told = answers.flatMap((answer) => (answer.ok ? [] : [answer.problem.code]))
    expect(told).toHaveLength(9)
    expect(new Set(told).has('hold.twice')).toBe(true)
    expect(await standingHolds(policy.id)).toHaveLength(1)
    expect(await put(' suit over the  last cancellation')).toMatchObject({ problem: { code: 'hold.twice' } })
    answered(await put('Suit over the last claim'))
    answered(await put('Suit over the last cancellation', 'COMPLAINT'))
    expect(await standingHolds(policy.id)).toHaveLength(3)
    for (const { id } of await standingHolds(policy.id)) await lifted(id)
    await lifted(answered(await put('Suit over the last cancellation')).id)
  })

  it('is the provider’s own: staff read it, agencies do not', async () => {
    const policy = await aRunningPolicy()
    const hold = await held(policy, ['nonRenewal'], { until: addDays(today(), 9) })
    const params = { policyId: policy.id }
    const forAgency = answered(await desk.asPolicy(cast.producer)(getPolicy, { params, query: {} }))
    expect(forAgency.freezes).toBeUndefined()
    const forStaff = answered(await desk.asPolicy(cast.superAdmin)(getPolicy, { params, query: {} }))
    expect(forStaff.freezes).toMatchObject([{ kind: 'hold', name: 'LITIGATION', acts: ['nonRenewal'] }])
    const staff = desk.asPolicy(cast.superAdmin)
    expect(answered(await staff(holdContracts.getHold, { params: { holdId: hold.id } }))).toEqual({
      ...hold,
      allowedActions: ['lift'],
    })
    const listed = answered(await staff(holdContracts.listHolds, { query: { policyId: PolicyId.parse(policy.id) } }))
    expect(listed.hits).toEqual([hold])
    expect(await desk.asPolicy(cast.producer)(holdContracts.listHolds, { query: {} })).toMatchObject({ status: 403 })
    await lifted(hold.id)
    const { hits } = answered(await staff(holdContracts.listHoldHistory, { params: { holdId: hold.id } }))
    expect(hits[0]).toMatchObject({ operation: 'liftHold' })
  })

  it('ends today at the earliest, and is lifted once', async () => {
    const policy = await aRunningPolicy()
    const body = {
      policyId: PolicyId.parse(policy.id),
      kind: 'DISPUTE' as const,
      reason: 'X',
      acts: ['lateFee' as const],
    }
    const as = desk.asPolicy(cast.superAdmin)
    const past = { ...body, until: addDays(today(), -2) }
    expect(await as(holdContracts.createHold, { body: past })).toMatchObject({ problem: { code: 'hold.untilPast' } })
    const hold = answered(await as(holdContracts.createHold, { body }))
    await expectRefused({
      records: holds,
      id: hold.id,
      life: holdLife,
      by: 'liftHold',
      send: () => as(holdContracts.liftHold, { params: { holdId: hold.id }, body: { reason: 'Done' } }),
      problemIn: (status) => ({ code: 'hold.notAllowed', data: { status } }),
    })
  })

  it('stands on a policy that is over as well, which is argued about most', async () => {
    const policy = await aRunningPolicy()
    answered(await cancel(policy, 'Insured elsewhere', today()))
    const as = desk.asPolicy(cast.superAdmin)
    const body = {
      policyId: PolicyId.parse(policy.id),
      kind: 'LITIGATION' as const,
      reason: 'Suit over the denial',
      acts: ['lateFee' as const],
    }
    expect(answered(await as(holdContracts.createHold, { body })).status).toBe('STANDING')
    expect(await standingHolds(policy.id)).toHaveLength(1)
    const told = answered(await as(getPolicy, { params: { policyId: body.policyId }, query: {} }))
    expect(told.freezes).toMatchObject([{ kind: 'hold' }])
    const agent = desk.asPolicy(cast.producer)
    expect(answered(await agent(getPolicy, { params: { policyId: body.policyId }, query: {} })).freezes).toBeUndefined()
    // A binder that nobody made a policy of was never cover to argue about.
    const stored = await policies.require(policy.id)
    await commit([policies.update(stored, { ...stored, status: 'BINDER EXPIRED' })])
    expect(await as(holdContracts.createHold, { body: { ...body, kind: 'DISPUTE' } })).toMatchObject({
      problem: { code: 'policy.notAllowed' },
    })
  })
})

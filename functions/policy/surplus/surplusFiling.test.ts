import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { updateNonPremium } from '#shared/contracts/policy/nonPremium.ts'
import * as contract from '#shared/contracts/policy/surplusFiling.ts'
import { dateAt } from '#shared/domain/calendar/coverageInstant.ts'
import { addDays } from '#shared/domain/calendar/moveDate.ts'
import { PolicyId } from '#shared/domain/ids/ids.ts'
import { us } from '#shared/regions/us.ts'
import { cast } from '#tests/cast/actors.ts'
import { openPolicyDesk, type PolicyDesk } from '#tests/support/policyDesk.ts'
import { answered } from '#tests/support/quoteDesk.ts'
import { aWhilePasses } from '#tests/weather/ofTheRun.ts'

let desk: PolicyDesk
let unfiled: PolicyId
let admitted: PolicyId
beforeAll(async () => {
  desk = await openPolicyDesk()
  const firmographicData = { state: 'NY', city: 'Albany', zipCode: '12207' }
  unfiled = PolicyId.parse((await desk.aPolicy({ companyName: 'Alder Mills', isSurplus: true, firmographicData })).id)
  admitted = PolicyId.parse((await desk.aPolicy({ companyName: 'Birch & Sons' })).id)
  await desk.aBinder({ companyName: 'Cedar Works', isSurplus: true, firmographicData })
})
afterAll(() => desk.close())

type Actor = (typeof cast)[keyof typeof cast]
const list = (actor: Actor = cast.underwriter) => desk.asPolicy(actor)(contract.listUnfiledPolicies, { query: {} })
const today = dateAt(new Date().toISOString(), us.timeZone)
const record = (policyId: PolicyId, more: object = {}, actor: Actor = cast.underwriter) =>
  desk.asPolicy(actor)(contract.recordSurplusFiling, {
    params: { policyId },
    body: { number: 'ELANY-26-118204', filedOn: today, ...more },
  })

describe('a surplus lines policy', () => {
  it('stands among those to be filed from its issue on, with its state’s deadline', async () => {
    const { hits } = answered(await list())
    expect(hits.map(({ companyName }) => companyName)).toEqual(['Alder Mills'])
    expect(hits[0]).toMatchObject({
      state: 'NY',
      filedWith: 'Excess Line Association of New York',
      daysSince: 0,
      daysLeft: 45,
    })
  })

  it('is filed by the provider’s staff alone, not before it was bound nor in the future', async () => {
    expect(await record(unfiled, {}, cast.producer)).toMatchObject({ status: 403 })
    for (const filedOn of [addDays(today, 3), addDays(today, -5)])
      expect(await record(unfiled, { filedOn })).toMatchObject({ problem: { errors: [{ path: ['filedOn'] }] } })
    expect(await record(admitted)).toMatchObject({ status: 409, problem: { code: 'policy.notSurplus' } })
  })

  it('has its number from then on, and leaves the list', async () => {
    answered(await record(unfiled))
    aWhilePasses()
    expect(answered(await list()).hits).toEqual([])
    expect(await desk.read(unfiled)).toMatchObject({
      surplusFiling: { number: 'ELANY-26-118204', state: 'NY', filedOn: today, by: 'Palisade' },
      firmographicData: { surplusLinesNumber: 'ELANY-26-118204', surplusLinesState: 'NY' },
    })
    expect(answered(await record(unfiled, { number: 'ELANY-26-118205' }))).toMatchObject({
      surplusFiling: { number: 'ELANY-26-118205' },
    })
  })

  it('keeps its number when it is changed', async () => {
    const body = { city: 'Ithaca' }
    answered(await desk.asPolicy(cast.producer)(updateNonPremium, { params: { policyId: unfiled }, body }))
    expect(await desk.read(unfiled)).toMatchObject({
      firmographicData: { city: 'Ithaca', surplusLinesNumber: 'ELANY-26-118205', surplusLinesState: 'NY' },
    })
  })
})

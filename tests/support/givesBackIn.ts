import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import * as contract from '#shared/contracts/policy/cancellation.ts'
import { createClaim } from '#shared/contracts/policy/claims.ts'
import { dateAt } from '#shared/domain/calendar/coverageInstant.ts'
import { addDays, addMonths } from '#shared/domain/calendar/moveDate.ts'
import { regionOf } from '#shared/regions/regions.ts'
import { cast } from '#tests/cast/actors.ts'
import { openPolicyDesk, type PolicyDesk } from './policyDesk.ts'
import { answered } from './quoteDesk.ts'

const reason = 'Given back in the cooling-off time'

interface GivenBack {
  readonly region: 'au' | 'uk'
  readonly place: { readonly city: string; readonly state?: string; readonly zipCode: string }
  readonly phone: string
}

/** Proves what a region's law gives who thinks again about a policy: that a claim ends the right. */
export const givesBackIn = ({ region, place, phone }: GivenBack): void => {
  describe(`a policy that is given back in ${region}`, () => {
    let desk: PolicyDesk
    beforeAll(async () => {
      desk = await openPolicyDesk(region)
    })
    afterAll(() => desk.close())

    const aPolicy = async (daysAgo: number) => {
      const accountId = await desk.quotes.anAccount()
      const today = dateAt(new Date().toISOString(), regionOf(region).timeZone)
      const effectiveDate = addDays(today, -daysAgo)
      const policy = await desk.aPolicy({ accountId, effectiveDate, endDate: addMonths(effectiveDate, 12) })
      const params = { policyId: policy.id }
      const as = desk.asPolicy(cast.underwriter)
      return {
        preview: () => as(contract.previewCancellation, { params, query: { reason, effectiveDate: today } }),
        giveBack: (other = reason) =>
          as(contract.cancelPolicy, { params, body: { reason: other, effectiveDate: today } }),
        claim: (isFiled: boolean) =>
          desk.asPolicy(cast.producer)(createClaim, {
            body: {
              accountId,
              policyId: policy.id,
              reporter: { name: 'Ida Moreau', email: 'ida@moreau.example', workPhone: phone },
              lossDate: effectiveDate,
              address: '1 Quay Street',
              ...place,
              lossDescription: 'Mail was read by others.',
              isFiled,
            },
          }),
      }
    }

    it('is given back no more once a claim was notified under it, and is cancelled for another reason all the same', async () => {
      const { claim, preview, giveBack } = await aPolicy(3)
      answered(await claim(false))
      answered(await preview())
      answered(await claim(true))
      const refused = { status: 422, problem: { code: 'policy.coolingOffClaimed' } }
      expect(await preview()).toMatchObject(refused)
      expect(await giveBack()).toMatchObject(refused)
      answered(await giveBack('Insured elsewhere'))
    })
  })
}

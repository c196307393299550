import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { cancellationData } from '#functions/docs/documentData/cancellationData.ts'
import { postings } from '#functions/ledger/postings/postings.ts'
import { refunds } from '#functions/ledger/store/refunds.ts'
import type { PolicyRecord } from '#functions/policy/public.ts'
import * as contract from '#shared/contracts/policy/cancellation.ts'
import { createClaim } from '#shared/contracts/policy/claims.ts'
import { dateAt } from '#shared/domain/calendar/coverageInstant.ts'
import { daysBetween } from '#shared/domain/calendar/daysBetween.ts'
import { addDays, addMonths } from '#shared/domain/calendar/moveDate.ts'
import { balanceOf, trialBalance } from '#shared/domain/ledger/trialBalance.ts'
import { regionOf } from '#shared/regions/regions.ts'
import { cast } from '#tests/cast/actors.ts'
import { cards, openPolicyDesk, type PolicyDesk } from './policyDesk.ts'
import { answered } from './quoteDesk.ts'

const reason = 'Given back in the cooling-off time'

interface GivenBack {
  readonly region: 'au' | 'uk'
  readonly place: { readonly city: string; readonly state?: string; readonly zipCode: string }
  readonly phone: string
  /** Which part of the days that were covered is kept of the premium: all of it, or none. */
  readonly chargesTimeOnRisk: boolean
  /** Rates of the taxes on what is kept. */
  readonly taxRate: number
}

const daysOfCover = 3
const termOf = ({ effectiveDate, expirationDate }: PolicyRecord) => ({ from: effectiveDate, until: expirationDate })

/** Proves what a region's law gives who thinks again about a policy: what comes back, and that a claim ends the right. */
export const givesBackIn = ({ region, place, phone, chargesTimeOnRisk, taxRate }: GivenBack): void => {
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
        policy,
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

    it('comes back as it was shown, on paper, in the ledger and as a refund', async () => {
      const { policy, preview, giveBack } = await aPolicy(daysOfCover)
      await desk.record(policy, await desk.pay(policy, cards.succeeds))
      const shown = answered(await preview())
      const keptPremium = policy.rated.premium + shown.premium
      const byDays = chargesTimeOnRisk ? (policy.rated.premium * daysOfCover) / daysBetween(termOf(policy)) : 0
      // Each coverage is rounded for itself.
      expect(Math.abs(keptPremium - byDays)).toBeLessThan(policy.coverages.length)
      const kept = policy.totalPremium - shown.returned
      expect(Math.abs(kept - keptPremium * (1 + taxRate))).toBeLessThan(1)
      if (!chargesTimeOnRisk) expect(kept).toBe(0)

      answered(await giveBack())
      await desk.deliver()
      const ended = await desk.read(policy.id)
      expect(ended).toMatchObject({ status: 'CANCELLED', cancellation: { returned: shown.returned } })
      const named = { agency: undefined, insurer: 'Harbour Specialty Insurance plc' }
      const { returned } = cancellationData(region, ended, named, ended.effectiveDate, undefined)
      expect(returned?.total).toBe(shown.returned)
      expect(returned?.lines.reduce((sum, { amount }) => sum + amount, 0)).toBe(shown.returned)
      const [refund, ...others] = await refunds.every({ scopes: [`policy:${policy.id}`] })
      expect([refund?.amount, others.length]).toEqual([shown.returned, 0])
      const entries = await postings.every({ scopes: [`policy:${policy.id}`] })
      expect(trialBalance(entries).difference).toBe(0)
      expect(balanceOf(entries, 'refundsPayable')).toBe(-shown.returned)
      expect(balanceOf(entries, 'trustCash')).toBe(policy.totalPremium)
    })

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

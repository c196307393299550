import { describe, expect } from 'vitest'
import { people } from '#cdk/local/seed/cast.ts'
import { createClaim } from '#shared/contracts/policy/claims.ts'
import { getPolicy } from '#shared/contracts/policy/policies.ts'
import { dateAt } from '#shared/domain/calendar/coverageInstant.ts'
import { AccountId, PolicyId } from '#shared/domain/ids/ids.ts'
import { regionOf } from '#shared/regions/regions.ts'
import { inTurn } from '#tests/turn.ts'
import { barriers } from './barriers.ts'
import { story } from './chapters.ts'
import { sees } from './seeing.ts'
import { clientOf } from './steps/client.ts'
import { amountBeside, beginDeed, beside, choose, shotAtBothWidths } from './steps/policy.ts'
import { companyOf, type Issued, preparePaidPolicy } from './steps/prepare.ts'
import { arrive } from './steps/signIn.ts'
import { type Visitor, visit } from './visitor.ts'

type Abroad = 'au' | 'uk'

const companies: Readonly<Record<Abroad, readonly [givenBack: string, claimed: string]>> = {
  uk: ['Cartwright Packaging Limited', 'Beaumont Facilities'],
  au: ['Banksia Consulting', 'Billabong Mechanical Pty Ltd'],
}
const reason = 'Given back in the cooling-off time'

/** A policy is given back in its first days, as the law of the UK and of Australia has it, and one under which was claimed is not. */
const tell = (region: Abroad) => {
  const { chapter, meet } = story('coolingOff', region)
  const { producer, underwriter } = people(region)
  let givenBack: Issued
  let claimed: Issued
  let staff: Visitor

  const policyOf = async ({ policyId }: Issued) =>
    (await clientOf(underwriter)).call(getPolicy, { params: { policyId: PolicyId.parse(policyId) }, query: {} })
  const cancelling = async () => {
    const dialog = await beginDeed(staff, 'Cancel policy', /^Cancel policy/)
    await choose(staff, dialog, 'Reason', reason)
    return dialog
  }

  chapter('three days after cover began the insured thinks again, and sees what comes back', async () => {
    const [first, second] = companies[region]
    ;[givenBack, claimed] = await Promise.all([
      preparePaidPolicy(region, first, 3),
      preparePaidPolicy(region, second, 3),
    ])
    staff = meet(await visit(region))
    await arrive(staff, underwriter, `/admin/policies/${givenBack.policyId}`)
    const { totalPremium } = await policyOf(givenBack)
    const dialog = await cancelling()
    const returned = await amountBeside(dialog, 'Owed back of what was paid')
    const kept = await amountBeside(dialog, 'Price after it')
    expect(returned + kept).toBe(totalPremium)
    // In the UK the days of cover are paid for (ICOBS 7.2.2R), in Australia nothing is.
    expect(kept > 0).toBe(region === 'uk')
    expect(await barriers(staff)).toEqual([])
    await shotAtBothWidths(staff, '210-cooling-off', beside(dialog, 'Owed back of what was paid'))
    await dialog.getByRole('button', { name: 'Cancel policy' }).click()
    const payment = staff.page.getByRole('region', { name: 'Payment', exact: true })
    await sees(payment.getByText('Refund due'))
    expect(await amountBeside(payment, 'Refund')).toBe(returned)
    expect((await policyOf(givenBack)).totalPremium).toBe(kept)
  })

  chapter('who has claimed keeps the policy, and is told so before anything is cancelled', async () => {
    const { address1, city, phone, postcode, state } = companyOf(region, companies[region][1], 1_000_000)
    await (await clientOf(producer)).call(createClaim, {
      body: {
        accountId: AccountId.parse(claimed.accountId),
        policyId: PolicyId.parse(claimed.policyId),
        reporter: { name: 'Robin Ashby', email: claimed.client.email, workPhone: phone },
        lossDate: dateAt(new Date().toISOString(), regionOf(region).timeZone),
        address: address1,
        city,
        ...(state !== '' && { state }),
        zipCode: postcode,
        lossDescription: 'Mail was read by others.',
        isFiled: true,
      },
    })
    await staff.page.goto(`/admin/policies/${claimed.policyId}`)
    const dialog = await cancelling()
    await sees(dialog.getByText('A claim was notified under this policy, which ends the right to give it back.'))
    expect(await dialog.getByRole('button', { name: 'Cancel policy' }).isEnabled()).toBe(false)
    await shotAtBothWidths(staff, '211-cooling-off-claimed')
  })
}

for (const region of inTurn(['uk', 'au'] as const, 2)) describe(region, () => tell(region))

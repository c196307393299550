import { signIn } from '#cdk/local/journey/signIn.ts'
import { bindAndIssue, openAccount, requestQuote } from '#cdk/local/journey/steps.ts'
import { startPlatform } from '#cdk/local/platform.ts'
import { people } from '#cdk/local/seed/cast.ts'
import { authenticators, seedCast, ssoPeople } from '#cdk/local/seed/seed.ts'
import { signInAs } from '#cdk/local/seed/signInAs.ts'
import { now } from '#functions/_platform/clock/clock.ts'
import { updateAgency } from '#shared/contracts/account/agencies.ts'
import { getCurrentUser } from '#shared/contracts/auth/index.ts'
import { applyExternalPayment } from '#shared/contracts/billing/transactions.ts'
import { createCommissionAgreement } from '#shared/contracts/commissions/agreements.ts'
import { dateAt } from '#shared/domain/calendar/coverageInstant.ts'
import { AgencyId } from '#shared/domain/ids/ids.ts'
import { regionCodes } from '#shared/regions/code.ts'
import { regionOf } from '#shared/regions/regions.ts'
import { companyOf } from './steps/prepare.ts'

/**
 * Run by itself with `PALISADE_CLOCK` in the last month: fills a folder with who can sign in, an agreement on commission, a
 * policy that its insured has paid and one that the agency is billed for, and says which.
 */
const [dataDir = '', code = '', direct = '', billed = ''] = process.argv.slice(2)
const region = regionCodes.find((each) => each === code) ?? 'us'
const platform = await startPlatform({ dataDir, authenticators, ssoPeople, regions: [region], web: 'none' })
await seedCast(platform)
const staff = await signInAs(platform, people(region).superAdmin)
const who = await signIn(region, platform.port)

const sold = async (name: string) => {
  const company = companyOf(region, name, 1_000_000)
  const accountId = await openAccount(who.agent, company)
  const quote = await requestQuote(who.agent, accountId, company)
  return bindAndIssue({ ...who, port: platform.port }, quote, company)
}

const today = dateAt(now(), regionOf(region).timeZone)
const agencyId = AgencyId.parse((await who.agent.call(getCurrentUser, {})).account.id)
await staff.call(createCommissionAgreement, {
  params: { agencyId },
  body: {
    product: null,
    newPercent: 18,
    renewalPercent: 15,
    effectiveFrom: today,
    effectiveUntil: null,
    manner: 'AS_PAID',
    shares: [],
    note: 'Annual review',
  },
})
const first = await sold(direct)
await staff.call(applyExternalPayment, {
  body: {
    policyId: first.id,
    amount: first.totalPremium,
    paymentMethod: 'Wire',
    paymentDate: today,
    reference: 'WIRE-1',
  },
})
await staff.call(updateAgency, { params: { agencyId }, body: { agencyBilled: true } })
const second = await sold(billed)
await platform.settled()
await platform.stop()
console.log(JSON.stringify({ agencyId, direct: first.policyNumber, billed: second.policyNumber }))

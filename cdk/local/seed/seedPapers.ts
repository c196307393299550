import { getAgencyBillInvoice, searchAgencyBilledInvoices } from '#shared/contracts/billing/agencyBill.ts'
import { listCarrierBalances, recordClaimsFunding } from '#shared/contracts/billing/carrierBalances.ts'
import { listCommissionStatements } from '#shared/contracts/commissions/statements.ts'
import { searchBinders, searchPolicies } from '#shared/contracts/policy/search.ts'
import { monthAt } from '#shared/domain/calendar/months.ts'
import { AgencyId } from '#shared/domain/ids/ids.ts'
import { monthBefore } from '#shared/domain/ledger/periods.ts'
import type { RegionCode } from '#shared/regions/code.ts'
import { regionOf } from '#shared/regions/regions.ts'
import { unlessProblem } from '../journey/unlessProblem.ts'
import type { Platform } from '../platform.ts'
import { people } from './cast.ts'
import { dayIn } from './dayIn.ts'
import { seedCommissions } from './seedCommissions.ts'
import { seedSurplus } from './seedSurplus.ts'
import { signInAs } from './signInAs.ts'

/** So many of the newest policies and binders of a region have their papers; a policy's takes a second or two. */
const mostPolicies = 10
const mostBinders = 4

/** Makes the documents of cover that the story has told of, as issuing it would have: each once, however often it is asked. */
const seedDocuments = async (platform: Platform, region: RegionCode): Promise<void> => {
  const admin = await signInAs(platform, people(region).superAdmin)
  const [policies, binders] = await Promise.all([
    admin.call(searchPolicies, {
      query: { size: mostPolicies, sort: '-policyNumber', status: ['IN FORCE', 'ISSUED'] },
    }),
    admin.call(searchBinders, { query: { size: mostBinders, sort: '-policyNumber', status: ['BOUND'] } }),
  ])
  const make = (task: string, policyId: string) =>
    platform.invoke(region, 'docs', 'worker', { task, input: { policyId }, executionName: 'seed' })
  for (const { id } of policies.hits) {
    await make('makeBinderDocument', id)
    await make('makePolicyDocument', id)
    await make('makeInvoiceDocument', id)
  }
  for (const { id } of binders.hits) await make('makeBinderDocument', id)
}

/** Has the worker of documents make what an event asks for, as it would have when it happened. */
const makeFor = async (
  platform: Platform,
  region: RegionCode,
  name: 'agency.billed' | 'commission.stated',
  detail: { readonly [id: string]: string },
): Promise<void> => {
  const message = { id: `seed|${Object.values(detail).join('|')}`, time: new Date().toISOString(), detail }
  const body = JSON.stringify({ ...message, 'detail-type': name })
  await platform.invoke(region, 'docs', 'worker', { Records: [{ messageId: message.id, body }] })
}

const mostMonths = 18

/** Makes the documents of the bills by month that the story has told of, the newest first. */
const seedAgencyBills = async (platform: Platform, region: RegionCode): Promise<void> => {
  const admin = await signInAs(platform, people(region).superAdmin)
  const open = await admin.call(searchAgencyBilledInvoices, { query: { size: 100 } })
  const agencies = new Set(open.content.map(({ agencyId }) => AgencyId.parse(agencyId)))
  const last = monthBefore(monthAt(new Date().toISOString(), regionOf(region).timeZone))
  for (const agencyId of agencies)
    for (let month = last, made = 0; made < mostMonths; month = monthBefore(month), made += 1) {
      const params = { year: month.slice(0, 4), month: month.slice(5) }
      const asked = admin.call(getAgencyBillInvoice, { params, query: { agencyId } })
      if ((await unlessProblem('billing.noAgencyBill', asked)) === undefined) continue
      await makeFor(platform, region, 'agency.billed', { billId: `agb_${agencyId.replace(/^agy_/, '')}_${month}` })
    }
}

/** Makes the documents of the commission statements that the story has told of, the newest first. */
const seedStatements = async (platform: Platform, region: RegionCode): Promise<void> => {
  const admin = await signInAs(platform, people(region).superAdmin)
  const thisYear = new Date().getUTCFullYear()
  for (const year of [thisYear, thisYear - 1]) {
    const statements = await admin.call(listCommissionStatements, { query: { year } })
    for (const { agencyId, month } of statements.toSorted((a, b) => b.month - a.month)) {
      const of = `${year}-${String(month).padStart(2, '0')}`
      const statementId = `cms_${agencyId.replace(/^agy_/, '')}_${of}`
      await makeFor(platform, region, 'commission.stated', { statementId })
    }
  }
}

/** Has carriers make good the claims that were paid for them by now. */
const seedClaimsFunding = async (platform: Platform, region: RegionCode): Promise<void> => {
  const admin = await signInAs(platform, people(region).superAdmin)
  const movedOn = dayIn(region)
  for (const { carrierId, claimsOwed: amount } of await admin.call(listCarrierBalances, {}))
    if (amount > 0)
      await unlessProblem(
        'billing.fundingKnown',
        admin.call(recordClaimsFunding, {
          params: { carrierId },
          body: { direction: 'FROM_CARRIER', amount, movedOn, reference: `Claims of ${movedOn}` },
        }),
      )
}

/**
 * What comes while somebody looks around already: the bills of agencies that are billed, a payment of commission, surplus
 * lines, commission statements, claims that carriers make good, and the papers of the newest cover. Called again it goes on and doubles nothing.
 */
export const seedPapers = async (platform: Platform): Promise<void> => {
  for (const region of platform.regions) await platform.runJob(region, 'billing', 'billLastMonth')
  for (const region of platform.regions) await seedCommissions(platform, region)
  await seedSurplus(platform)
  for (const region of platform.regions) {
    await seedAgencyBills(platform, region)
    await seedStatements(platform, region)
    await seedClaimsFunding(platform, region)
    await seedDocuments(platform, region)
    // What nights would have noted of the cover of the last months.
    await platform.runJob(region, 'risk', 'meetDependencies')
  }
}

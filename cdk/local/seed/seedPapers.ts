import { fileTaxReturn, listTaxReturns } from '#shared/contracts/billing/taxes.ts'
import { listCommissionStatements } from '#shared/contracts/commissions/statements.ts'
import { searchBinders, searchPolicies } from '#shared/contracts/policy/search.ts'
import { dateAt } from '#shared/domain/calendar/coverageInstant.ts'
import { addDays } from '#shared/domain/calendar/moveDate.ts'
import type { RegionCode } from '#shared/regions/code.ts'
import { regionOf } from '#shared/regions/regions.ts'
import type { Platform } from '../platform.ts'
import { people } from './cast.ts'
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
  }
  for (const { id } of binders.hits) await make('makeBinderDocument', id)
}

/** Makes the documents of the commission statements that the story has told of, the newest first. */
const seedStatements = async (platform: Platform, region: RegionCode): Promise<void> => {
  const admin = await signInAs(platform, people(region).superAdmin)
  const thisYear = new Date().getUTCFullYear()
  for (const year of [thisYear, thisYear - 1]) {
    const statements = await admin.call(listCommissionStatements, { query: { year } })
    for (const { agencyId, month } of statements.toSorted((a, b) => b.month - a.month)) {
      const of = `${year}-${String(month).padStart(2, '0')}`
      const detail = { statementId: `cms_${agencyId.replace(/^agy_/, '')}_${of}` }
      const message = { id: `seed|${detail.statementId}`, time: new Date().toISOString(), detail }
      const body = JSON.stringify({ ...message, 'detail-type': 'commission.stated' })
      await platform.invoke(region, 'docs', 'worker', { Records: [{ messageId: message.id, body }] })
    }
  }
}

/** A return that is due no longer ago than this is still to be filed. */
const lately = 60

/** Files the tax returns of the story, oldest first, as somebody would have in time; the last ones wait. */
const seedTaxReturns = async (platform: Platform, region: RegionCode): Promise<void> => {
  const admin = await signInAs(platform, people(region).superAdmin)
  const today = dateAt(new Date().toISOString(), regionOf(region).timeZone)
  const { closedThrough, returns } = await admin.call(listTaxReturns, {})
  const late = returns
    .filter(
      ({ dueOn, status, to }) => status === 'OPEN' && dueOn < addDays(today, -lately) && to <= (closedThrough ?? ''),
    )
    .toSorted((a, b) => (a.dueOn < b.dueOn ? -1 : 1))
  for (const { authority, dueOn, payable, to } of late)
    await admin.call(fileTaxReturn, {
      body: { authority, to, payable, filedOn: addDays(dueOn, -4), reference: `${authority} ${to}` },
    })
}

/**
 * What comes while somebody looks around already: the bills of agencies that are billed, surplus lines, commission
 * statements, tax returns, and the papers of the newest cover. Called again it goes on and doubles nothing.
 */
export const seedPapers = async (platform: Platform): Promise<void> => {
  for (const region of platform.regions) await platform.runJob(region, 'billing', 'billLastMonth')
  await seedSurplus(platform)
  for (const region of platform.regions) {
    await seedStatements(platform, region)
    await seedTaxReturns(platform, region)
    await seedDocuments(platform, region)
  }
}

import type { Actor } from '#functions/_platform/auth/actor.ts'
import { config } from '#functions/_platform/config/config.ts'
import { implement } from '#functions/_platform/http/implement.ts'
import { commit } from '#functions/_platform/storage/commit.ts'
import type { Stored } from '#functions/_platform/storage/record.ts'
import * as contract from '#shared/contracts/account/accounts.ts'
import { regionOf } from '#shared/regions/regions.ts'
import { withConsequences } from '../details/withDetails.ts'
import type { AccountRecord } from '../store/account.ts'
import { accounts } from '../store/accounts.ts'
import { agencies } from '../store/agencies.ts'
import { companyOf, companyProblems } from './companyOf.ts'
import { holderOf } from './holderOf.ts'
import { newAccount } from './newAccount.ts'
import { teamProblems } from './teamsOf.ts'

export const createAccount = implement(contract.createAccount)(async ({ body, actor, now, fail }) => {
  const region = regionOf(config.region)
  const company = await companyOf(body, region)
  const teams = body.teams ?? []
  const errors = [...companyProblems(body, company, region), ...teamProblems(actor, teams)]
  if (company === undefined || errors.length > 0) return fail('account.invalidDetails', { errors })

  const agencyId = actor.accountType === 'COWBELL' ? body.agencyId : actor.organizationId
  const agency = agencyId === undefined ? undefined : await agencies.byId(agencyId)
  if (actor.accountType === 'COWBELL' && agencyId !== undefined && agency === undefined) fail('agency.notFound')

  const holder = await holderOfCompany(company)
  if (holder !== undefined && (holder.agencyId !== undefined || agencyId === undefined))
    return fail(problemOf(holder, actor))
  if (holder !== undefined) {
    const taken = { ...holder, ...holderOf(actor, agency, teams), updated: now }
    await commit([accounts.update(holder, taken)])
    return { id: taken.id, name: taken.name }
  }
  const account = await withConsequences(newAccount(company, holderOf(actor, agency, teams), now), region, now)
  await commit([accounts.create(account)], {
    events: [{ name: 'account.created', detail: { accountId: account.id } }],
  })
  return { id: account.id, name: account.name }
})

const holderOfCompany = async ({ cbid, dunsNumber }: { cbid: string; dunsNumber?: string | undefined }) =>
  (await accounts.byUnique('cbid', cbid)) ??
  (dunsNumber === undefined ? undefined : await accounts.byUnique('dunsNumber', dunsNumber))

/** Why the company cannot become the actor's account: whose it is already. */
const problemOf = (holder: Stored<AccountRecord>, actor: Actor) => {
  if (actor.accountType !== 'AGENCY') return 'account.alreadyExists'
  if (holder.agencyId !== actor.organizationId) return 'account.anotherAgency'
  return holder.agentEmail === actor.email ? 'account.alreadyExists' : 'account.anotherPerson'
}

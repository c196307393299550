import type { Actor } from '#functions/_platform/auth/actor.ts'
import { isTheirs } from '#functions/_platform/auth/relation.ts'
import { config } from '#functions/_platform/config/config.ts'
import { implement } from '#functions/_platform/http/implement.ts'
import { fail } from '#functions/_platform/problems/problem.ts'
import { commit } from '#functions/_platform/storage/commit.ts'
import * as contract from '#shared/contracts/account/accounts.ts'
import { regionOf } from '#shared/regions/regions.ts'
import type { AccountRecord } from '../store/account.ts'
import { accounts, ownershipOf } from '../store/accounts.ts'
import { companyOf, companyProblems } from './companyOf.ts'
import { holderFor } from './holderFor.ts'
import { isFree, openAccount } from './openAccount.ts'

export const createAccount = implement(contract.createAccount)(async ({ body, actor, now }) => {
  const region = regionOf(config.region)
  const choice = await holderFor(actor, { agencyId: body.agencyId, teams: body.teams ?? [] })
  const company = await companyOf(body, region)
  const errors = [...(choice.errors ?? []), ...companyProblems(body, company, region)]
  if (company === undefined || choice.holder === undefined || errors.length > 0)
    return fail('account.invalidDetails', { errors })

  // Of two who are first at once, the second is told whose the account is.
  const existing = await accountOfCompany(company)
  if (existing !== undefined && !isFree(existing, choice.holder)) return refuse(existing, actor)
  const { account, writes } = await openAccount({ company, holder: choice.holder, existing, scan: 'now', region, now })
  await commit([...writes, ...choice.writes])
  return { id: account.id, name: account.name }
})

const accountOfCompany = async ({ cbid, dunsNumber }: { cbid: string; dunsNumber?: string | undefined }) =>
  (await accounts.byUnique('cbid', cbid)) ??
  (dunsNumber === undefined ? undefined : await accounts.byUnique('dunsNumber', dunsNumber))

/** Those whose account it is are told which one, so that they can open it; nobody else learns its id. */
const refuse = (existing: AccountRecord, actor: Actor) => {
  const code = whyNot(existing, actor)
  const theirs = code === 'account.alreadyExists' && isTheirs(actor, ownershipOf(existing))
  return fail(code, theirs ? { data: { accountId: existing.id } } : {})
}

/** Why the company cannot become the actor's account: whose it is already. */
const whyNot = (existing: AccountRecord, actor: Actor) => {
  if (actor.accountType !== 'AGENCY') return 'account.alreadyExists'
  if (existing.agencyId !== actor.organizationId) return 'account.anotherAgency'
  return existing.agentEmail === actor.email ? 'account.alreadyExists' : 'account.anotherPerson'
}

import type { Actor } from '#functions/_platform/auth/actor.ts'
import { reachesAccount } from '#functions/_platform/auth/relation.ts'
import { config } from '#functions/_platform/config/config.ts'
import { implement } from '#functions/_platform/http/implement.ts'
import { fail } from '#functions/_platform/problems/problem.ts'
import { commit } from '#functions/_platform/storage/commit.ts'
import { refuseBlacklisted } from '#functions/directory/public.ts'
import type { BodyOf } from '#shared/contract/operation.ts'
import type { ProblemError } from '#shared/contract/problems.ts'
import * as contract from '#shared/contracts/account/accounts.ts'
import { regionOf } from '#shared/regions/regions.ts'
import type { AccountRecord } from '../store/account.ts'
import { ownershipOf } from '../store/accounts.ts'
import { clientOf } from './clientOf.ts'
import { type CompanyProblem, companyOf, companyProblems } from './companyOf.ts'
import { holderFor } from './holderFor.ts'

export const createAccount = implement(contract.createAccount)(async ({ body, actor, now }) => {
  const region = regionOf(config.region)
  const choice = await holderFor(actor, { agencyId: body.agencyId, teams: body.teams ?? [] })
  const said = saidOfCompany(body)
  const company = await companyOf(said, region)
  const errors = [...(choice.errors ?? []), ...companyProblems(said, company, region).map(asTyped)]
  if (company === undefined || choice.holder === undefined || errors.length > 0)
    return fail('account.invalidDetails', { errors })

  await refuseBlacklisted(company.domainName, company.url)
  const { account, writes, taken } = await clientOf(company, { holder: choice.holder, region, now })
  if (taken !== undefined) return refuse(taken, actor)
  await commit([...writes, ...choice.writes])
  return { id: account.id, name: account.name }
})

const saidOfCompany = ({
  phone,
  agencyId: _,
  country: __,
  teams: ___,
  ...said
}: BodyOf<typeof contract.createAccount>) => ({
  ...said,
  phoneNumber: phone,
})

const asTyped = ({ path, detail }: CompanyProblem): ProblemError => ({
  path: path[0] === 'phoneNumber' ? ['phone'] : path,
  detail,
})

/** Those whose account it is are told which one, so that they can open it; nobody else learns its id. */
const refuse = (existing: AccountRecord, actor: Actor) => {
  const code = whyNot(existing, actor)
  const theirs = code === 'account.alreadyExists' && reachesAccount(actor, ownershipOf(existing))
  return fail(code, theirs ? { data: { accountId: existing.id } } : {})
}

/** Why the company cannot become the actor's account: whose it is already. */
const whyNot = (existing: AccountRecord, actor: Actor) => {
  if (actor.accountType !== 'AGENCY') return 'account.alreadyExists'
  if (existing.agencyId !== actor.organizationId) return 'account.anotherAgency'
  return existing.agentEmail === actor.email ? 'account.alreadyExists' : 'account.anotherPerson'
}

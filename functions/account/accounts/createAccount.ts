import type { Actor } from '#functions/_platform/auth/actor.ts'
import { isTheirs, looksAfter } from '#functions/_platform/auth/relation.ts'
import { config } from '#functions/_platform/config/config.ts'
import { implement } from '#functions/_platform/http/implement.ts'
import { fail } from '#functions/_platform/problems/problem.ts'
import { commit } from '#functions/_platform/storage/commit.ts'
import type { Stored } from '#functions/_platform/storage/record.ts'
import { agencyById } from '#functions/directory/public.ts'
import type { ProblemError } from '#shared/contract/problems.ts'
import * as contract from '#shared/contracts/account/accounts.ts'
import { regionOf } from '#shared/regions/regions.ts'
import { withConsequences } from '../details/withDetails.ts'
import type { AccountRecord } from '../store/account.ts'
import { accounts, ownershipOf } from '../store/accounts.ts'
import { chooseTeams } from './chooseTeams.ts'
import { companyOf, companyProblems } from './companyOf.ts'
import { holderOf } from './holderOf.ts'
import { newAccount } from './newAccount.ts'

export const createAccount = implement(contract.createAccount)(async ({ body, actor, now }) => {
  const region = regionOf(config.region)
  const agencyId = agencyIdFor(actor, body.agencyId)
  const agency = agencyId === undefined ? undefined : await agencyById(agencyId)
  if (body.agencyId !== undefined && (agency === undefined || !looksAfter(actor, agencyId))) fail('agency.notFound')

  const company = await companyOf(body, region)
  const choice = await chooseTeams(actor, agencyId, body.teams ?? [])
  const errors = [
    ...agencyProblems(actor, agencyId),
    ...companyProblems(body, company, region),
    ...(choice.errors ?? []),
  ]
  if (company === undefined || choice.teams === undefined || errors.length > 0)
    return fail('account.invalidDetails', { errors })

  const holder = await holderOf(actor, agency, choice.teams)
  const adopt = async (existing: Stored<AccountRecord>) => {
    if (existing.agencyId !== undefined || agencyId === undefined) return refuse(existing, actor)
    await commit([accounts.update(existing, { ...existing, ...holder, updated: now }), ...choice.writes])
    return { id: existing.id, name: existing.name }
  }
  const make = async () => {
    const account = await withConsequences(newAccount(company, holder, now), region, now)
    await commit([accounts.create(account), ...choice.writes])
    return { id: account.id, name: account.name }
  }
  // Of two who are first at once, the second is told whose the account is.
  const existing = await accountOfCompany(company)
  return existing === undefined ? make() : adopt(existing)
})

/** An agency's people make accounts for their agency; staff for the one they name, if any. */
const agencyIdFor = (actor: Actor, wanted: string | undefined): string | undefined => {
  if (actor.accountType === 'AGENCY') return actor.organizationId
  return actor.accountType === 'COWBELL' ? wanted : undefined
}

/** Who looks after some agencies makes no account that would be nobody's, and be lost to them. */
const agencyProblems = (actor: Actor, agencyId: string | undefined): ProblemError[] =>
  agencyId === undefined && !looksAfter(actor, agencyId)
    ? [{ path: ['agencyId'], detail: 'Name the agency that the account is for: one of those you look after.' }]
    : []

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

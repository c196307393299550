import type { Actor } from '#functions/_platform/auth/actor.ts'
import { isTheirs, looksAfter } from '#functions/_platform/auth/relation.ts'
import { config } from '#functions/_platform/config/config.ts'
import { implement } from '#functions/_platform/http/implement.ts'
import { fail } from '#functions/_platform/problems/problem.ts'
import { commit } from '#functions/_platform/storage/commit.ts'
import { agencyById } from '#functions/directory/public.ts'
import type { BodyOf } from '#shared/contract/operation.ts'
import type { ProblemError } from '#shared/contract/problems.ts'
import * as contract from '#shared/contracts/account/accounts.ts'
import { regionOf } from '#shared/regions/regions.ts'
import type { AccountRecord } from '../store/account.ts'
import { ownershipOf } from '../store/accounts.ts'
import { chooseTeams } from './chooseTeams.ts'
import { clientOf } from './clientOf.ts'
import { type CompanyProblem, companyOf, companyProblems } from './companyOf.ts'
import { holderOf } from './holderOf.ts'

export const createAccount = implement(contract.createAccount)(async ({ body, actor, now }) => {
  const region = regionOf(config.region)
  const agencyId = agencyIdFor(actor, body.agencyId)
  const agency = agencyId === undefined ? undefined : await agencyById(agencyId)
  if (body.agencyId !== undefined && (agency === undefined || !looksAfter(actor, agencyId))) fail('agency.notFound')

  const said = saidOfCompany(body)
  const company = await companyOf(said, region)
  const choice = await chooseTeams(actor, agencyId, body.teams ?? [])
  const errors = [
    ...agencyProblems(actor, agencyId),
    ...companyProblems(said, company, region).map(asTyped),
    ...(choice.errors ?? []),
  ]
  if (company === undefined || choice.teams === undefined || errors.length > 0)
    return fail('account.invalidDetails', { errors })

  const holder = await holderOf(actor, agency, choice.teams)
  const { account, writes, taken } = await clientOf(company, { holder, region, now })
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

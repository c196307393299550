import type { Actor } from '#functions/_platform/auth/actor.ts'
import { fail } from '#functions/_platform/problems/problem.ts'
import type { Write } from '#functions/_platform/storage/record.ts'
import { chooseTeams, type Holder, holderOf, makesFor } from '#functions/account/public.ts'
import { agencyById, agentByEmail, agentSnapshot } from '#functions/directory/public.ts'
import type { BodyOf } from '#shared/contract/operation.ts'
import type { ProblemError } from '#shared/contract/problems.ts'
import type * as contract from '#shared/contracts/account/submissions.ts'
import { AgencyId } from '#shared/domain/ids/ids.ts'

type Said = NonNullable<BodyOf<typeof contract.createSubmission>['agency']>

/** Who brings a company, with the writes that keep their teams in place; or what is wrong with who is named. */
export type Submitter =
  | {
      readonly holder: Holder
      readonly agencyId: AgencyId | undefined
      readonly writes: readonly Write[]
      readonly errors?: never
    }
  | { readonly errors: readonly ProblemError[]; readonly holder?: never; readonly writes?: never }

const noAgency: Readonly<Partial<Record<Actor['accountType'], string>>> = {
  COWBELL: 'Name the agency that brings the company.',
  DIGITAL: 'Name the agency that brings the company: one of yours.',
}
const noAgent = {
  path: ['agency', 'agent', 'emailAddress'],
  detail: 'An agent is a user of the agency who may sign in. Nobody of it with this email may.',
}

/** Teams are no matter of who watches over many companies for their security (administration, section 3). */
const teamsFor = ({ accountType }: Actor, { agent }: Said) =>
  accountType === 'MSSP'
    ? []
    : (agent?.teams ?? []).map(({ teamId, teamName = teamId }) => ({ id: teamId, name: teamName }))

/** For whom: an agency's people for their agency, staff and an aggregator for the one they name, others for none. */
const agencyFor = async (actor: Actor, { agencyId }: Said): Promise<AgencyId | undefined> => {
  if (actor.accountType === 'AGENCY') return AgencyId.parse(actor.organizationId)
  if (agencyId === undefined) return undefined
  const isThere = (await agencyById(agencyId)) !== undefined
  return isThere && (await makesFor(actor, agencyId)) ? agencyId : fail('agency.notFound')
}

/**
 * Who brings a company. Whoever brings it in an agency's name says which, or it would have an account that is nobody's
 * (decision: in-agencys-name). Staff name one of the agency's agents, or its contact counts.
 */
export const submitterOf = async (actor: Actor, said: Said): Promise<Submitter> => {
  const agencyId = await agencyFor(actor, said)
  const missing = agencyId === undefined ? noAgency[actor.accountType] : undefined
  if (missing !== undefined) return { errors: [{ path: ['agency', 'agencyId'], detail: missing }] }
  const choice = await chooseTeams(actor, agencyId, teamsFor(actor, said))
  const email = actor.accountType === 'COWBELL' ? said.agent?.emailAddress : undefined
  const agent = email === undefined ? undefined : await agentByEmail(email, { agencyId })
  const errors = [
    ...(choice.errors ?? []).map(({ detail }) => ({ path: ['agency', 'agent', 'teams'], detail })),
    ...(email !== undefined && agent === undefined ? [noAgent] : []),
  ]
  if (choice.teams === undefined || errors.length > 0) return { errors }
  const agency = agencyId === undefined ? undefined : await agencyById(agencyId)
  const holder = { ...(await holderOf(actor, agency, choice.teams)), ...(agent && agentSnapshot(agent)) }
  return { holder, agencyId, writes: choice.writes }
}

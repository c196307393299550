import type { Actor } from '#functions/_platform/auth/actor.ts'
import { accountById } from '#functions/account/public.ts'
import { agencyById } from '#functions/directory/public.ts'
import type { AgencyRecord } from '#functions/directory/store/agencies.ts'
import { policyById } from '#functions/policy/public.ts'
import { quoteById } from '#functions/quote/public.ts'
import { reachesAgency } from '../agencyReach.ts'

/** The agency whose quote or policy a one-time code opened. */
const agencyOfWorkflow = async ({ subjectId }: NonNullable<Actor['workflow']>): Promise<string | undefined> =>
  (subjectId.startsWith('pol_') ? await policyById(subjectId) : await quoteById(subjectId))?.agencyId

/** Whether an agency's logo is on what somebody sees: its own people and those above, its clients, who opened what it sells. */
const sees = async (actor: Actor, agencyId: string): Promise<boolean> => {
  if (actor.workflow !== undefined) return (await agencyOfWorkflow(actor.workflow)) === agencyId
  if (actor.accountType === 'CUSTOMER') return (await accountById(actor.organizationId))?.agencyId === agencyId
  return reachesAgency(actor, agencyId)
}

/**
 * The agency whose logo is asked for; an unknown one and one that is not the actor's business are answered alike, so it is
 * read once it is theirs: an answer names the version of what was read.
 */
export const shownAgency = async (agencyId: string, actor: Actor): Promise<AgencyRecord | undefined> =>
  (await sees(actor, agencyId)) ? agencyById(agencyId) : undefined

import type { Holder } from '#functions/account/public.ts'
import { agentNamed, agentSnapshot, userById } from '#functions/directory/public.ts'
import type { SubmissionRecord } from '#shared/contracts/account/submissionRecord.ts'

/** Who brought it, as its account has them: the user, and of who is none any more the name that was given. */
export const holderOfSubmission = async ({
  agencyId,
  agencyName,
  agentEmail,
  agentId,
  agentName = '',
  teams,
}: SubmissionRecord): Promise<Holder> => {
  const user = agentId === undefined ? undefined : await userById(agentId)
  const agent =
    user === undefined
      ? { ...agentNamed(agentName), agentEmail, ...(agentId !== undefined && { agentId }) }
      : agentSnapshot(user)
  return { agencyId, agencyName, ...agent, teams }
}

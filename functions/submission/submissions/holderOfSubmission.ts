import type { Holder } from '#functions/account/public.ts'
import type { SubmissionRecord } from '#shared/contracts/account/submissionRecord.ts'

/** Who brought it, as its account has them. */
export const holderOfSubmission = ({
  agencyId,
  agencyName,
  agentEmail,
  agentId,
  agentName = '',
  teams,
}: SubmissionRecord): Holder => {
  const [agentFirstName = '', ...rest] = agentName.split(' ')
  return {
    agencyId,
    agencyName,
    agentEmail,
    ...(agentId !== undefined && { agentId }),
    agentFirstName,
    agentLastName: rest.join(' '),
    teams,
  }
}

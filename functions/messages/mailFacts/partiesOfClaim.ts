import { config } from '#functions/_platform/config/config.ts'
import type { MailRequest } from '#functions/_platform/mail/outbox.ts'
import { accountById } from '#functions/account/public.ts'
import { policyById } from '#functions/policy/public.ts'
import type { ClaimRecord } from '#shared/contracts/claims/claimRecord.ts'

type Mail = Omit<MailRequest, 'now'>

/** The insured or the agent of a claim, and where they open it. */
export interface PartyOfClaim {
  readonly to: string
  readonly firstName: string | undefined
  readonly side: 'agency' | 'customer'
  readonly link: string
  /** Whose colours the insured knows. */
  readonly of: Pick<Mail, 'clientOf'>
}

/**
 * The insured and the agent of a claim, as its policy or else its account and its reporter name them; and the state in which
 * the insured is.
 */
export const partiesOfClaim = async (claim: ClaimRecord) => {
  const account = await accountById(claim.accountId)
  const policy = claim.policyId === undefined ? undefined : await policyById(claim.policyId)
  const party = (
    email: string | undefined,
    firstName: string | undefined,
    side: PartyOfClaim['side'],
  ): readonly PartyOfClaim[] =>
    email === undefined
      ? []
      : [
          {
            ...{ to: email, firstName, side, link: `${config.publicUrl}/${side}/claims/${claim.id}` },
            of: side === 'customer' ? { clientOf: claim.agencyId } : {},
          },
        ]
  return {
    policy,
    state: policy?.firmographicData.state ?? account?.state,
    parties: [
      ...party(policy?.customerEmail ?? claim.reporter?.email, policy?.customerFirstName, 'customer'),
      ...party(policy?.agentEmail ?? account?.agentEmail, policy?.agentFirstName ?? account?.agentFirstName, 'agency'),
    ],
  }
}

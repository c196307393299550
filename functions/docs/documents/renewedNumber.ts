import { type PolicyRecord, policyById } from '#functions/policy/public.ts'

/** The number of the policy that one renews; none for new business. */
export const renewedNumber = async ({
  renewsPolicyId,
}: Pick<PolicyRecord, 'renewsPolicyId'>): Promise<string | undefined> =>
  renewsPolicyId === undefined ? undefined : (await policyById(renewsPolicyId))?.policyNumber

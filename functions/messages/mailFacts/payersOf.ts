import type { Reader } from '#functions/billing/public.ts'
import type { PolicyRecord } from '#functions/policy/public.ts'

/** Who is told of a payment: whoever reads the bills of the agency where that is billed, else the insured. */
export const payersOf = (
  { customerEmail, customerFirstName }: Pick<PolicyRecord, 'customerEmail' | 'customerFirstName'>,
  agency: { readonly readers: readonly Reader[] } | undefined,
): readonly Reader[] => {
  if (agency !== undefined) return agency.readers
  return customerEmail === undefined ? [] : [{ email: customerEmail, firstName: customerFirstName }]
}

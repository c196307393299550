import { screened } from '../account/sanctions.ts'
import type { ReferralReason } from './referralReason.ts'

export const sanctionsRule = 'referral.sanctions'

/**
 * Why a quote is referred of which somebody to be covered may be on a sanctions list, by name: whether they are is for the
 * chiefs of underwriting to find out (decision: screened-at-sale). Undefined where nobody is.
 */
export const sanctionsReason = (names: readonly (string | undefined)[]): ReferralReason | undefined => {
  const listed = names.flatMap((name) => {
    const hits = name === undefined ? [] : screened({ names: [name] })
    return hits.map((hit) => ({ name, hit }))
  })
  if (listed.length === 0) return undefined
  return {
    ruleId: sanctionsRule,
    input: [...new Set(listed.map(({ name }) => name))].join(', '),
    threshold: [...new Set(listed.map(({ hit }) => `${hit.name} (${hit.program})`))].join(', '),
    message: 'Somebody to be covered may be on a sanctions list',
    cure: 'Show that they are somebody else, by their number in a register, owners and address.',
    outcome: 'REFERRED',
  }
}

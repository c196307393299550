import { unfiledRule } from '#shared/domain/rating/unfiledRule.ts'
import type { RegionClient } from './client.ts'
import type { Company } from './company.ts'
import { documentsOf } from './documentsOf.ts'
import { bindAndIssue, openAccount, pay, release, requestQuote } from './steps.ts'

/** How far a company came, and what it was given. Amounts are minor units; `ms` is the time the platform took to answer. */
export interface Outcome {
  readonly company: Company
  readonly status: string
  readonly premium?: number
  readonly tax?: number
  readonly policyNumber?: string
  readonly isPaid?: boolean
  /** The product is not filed where the company is: on admitted paper its way ends with the price (rule: unfiled-states). */
  readonly isUnfiled?: boolean
  readonly documents: readonly string[]
  readonly ms: number
  readonly problem?: string
}

interface Cast {
  readonly agent: RegionClient
  readonly underwriter: RegionClient
  readonly admin: RegionClient
  readonly anyone: RegionClient
  readonly port: number
}

/** A company's whole way, from its name to a paid policy. What stops it ends the way, with the reason. */
export const travel = async ({ agent, underwriter, admin, anyone, port }: Cast, company: Company): Promise<Outcome> => {
  const before = anyone.spent()
  let outcome: Omit<Outcome, 'ms'> = { company, status: 'NEW', documents: [] }
  const reach = (more: Partial<Outcome>) => {
    outcome = { ...outcome, ...more }
  }
  try {
    const accountId = await openAccount(agent, company)
    reach({ status: 'ACCOUNT' })
    const quote = await requestQuote(agent, accountId, company)
    reach({
      status: quote.agencyStatus,
      premium: quote.premium,
      tax: quote.totalPremium - quote.premium,
    })
    const isUnfiled = quote.referralReasons.some(({ ruleId }) => ruleId === unfiledRule)
    if (isUnfiled) return { ...outcome, status: 'NOT FILED', isUnfiled, ms: anyone.spent() - before }
    if (quote.agencyStatus === 'REFERRED') await release(underwriter, quote, admin)
    const policy = await bindAndIssue({ agent, anyone, port }, quote, company)
    reach({
      status: quote.agencyStatus === 'REFERRED' ? 'REFERRED → ISSUED' : policy.status,
      policyNumber: policy.policyNumber,
    })
    reach({ isPaid: await pay(anyone, port, policy, company) })
    reach({ documents: await documentsOf(agent, accountId) })
  } catch (error) {
    reach({ problem: error instanceof Error ? error.message : String(error) })
  }
  return { ...outcome, ms: anyone.spent() - before }
}

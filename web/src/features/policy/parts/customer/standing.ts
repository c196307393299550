import type { Policy } from '#shared/contracts/policy/policy.ts'

/** What a policy means to the insured today. */
export type Standing = 'binder' | 'begins' | 'covered' | 'ending' | 'over'

type Facts = Pick<Policy, 'status' | 'coverageStart' | 'coverageEnd' | 'issuedAt'>

/** Whether cover is on its way, runs, ends early or is over. `now` is an instant. */
export const standingOf = ({ status, coverageStart, coverageEnd, issuedAt }: Facts, now: string): Standing => {
  if (status === 'BOUND') return 'binder'
  const stands = ['IN FORCE', 'ISSUED', 'CANCEL REQUESTED', 'CANCEL PENDING', 'IN REINSTATEMENT PERIOD'].includes(
    status,
  )
  if (!stands || issuedAt === undefined || coverageEnd <= now) return 'over'
  if (status === 'CANCEL PENDING') return 'ending'
  return coverageStart > now ? 'begins' : 'covered'
}

import type { Instant } from '../calendar/instant.ts'
import type { FormTerms } from './policyForm.ts'

/** What a form is to become once a second person has approved it; `removed`: it goes out of the book. */
export interface FormProposal {
  readonly terms: FormTerms
  readonly removed?: boolean | undefined
  /** The user who proposed it. */
  readonly by: string
  readonly name: string
  /** As others than the provider's own people are told who it was. */
  readonly toldAs: string
  readonly at: Instant
}

/** That a change was not approved, by whom and why; the form stayed as it was. */
export interface RejectedProposal {
  readonly name: string
  readonly toldAs: string
  readonly at: Instant
  readonly note: string
}

/** Whether a change of a form takes two people: it changes what policies carry, since the form is in use or comes into it (rule: forms-by-two). */
export const takesTwo = (before: FormTerms | undefined, after: FormTerms): boolean =>
  before?.status === 'ACTIVE' || after.status === 'ACTIVE'

import type { CalendarDate } from '../calendar/calendarDate.ts'
import { addDays } from '../calendar/moveDate.ts'

/** Who does a step of a claim. */
export type StepOwner = 'ADJUSTER' | 'BREACH_COACH' | 'INSURED' | 'PALISADE'
export const stepOwners = ['ADJUSTER', 'BREACH_COACH', 'INSURED', 'PALISADE'] as const

export const claimStepNames = ['FILE', 'CALL', 'ASSIGN', 'POSITION', 'PAY', 'CLOSE'] as const
export type ClaimStepName = (typeof claimStepNames)[number]

/** A step of a claim as the insured sees it: who does what by when. */
export interface ClaimStep {
  readonly step: ClaimStepName
  readonly owner: StepOwner
  readonly by?: CalendarDate | undefined
  readonly done: boolean
}

/** What has come of a claim so far. */
export interface ClaimProgress {
  readonly filedOn?: CalendarDate | undefined
  readonly isAssigned: boolean
  readonly hasCoach: boolean
  /** Rights are reserved: cover is neither accepted nor denied. */
  readonly isReserved: boolean
  /** Cover is accepted or denied. */
  readonly isDecided: boolean
  /** Cover is denied: nothing will be paid. */
  readonly isDenied: boolean
  readonly hasPaid: boolean
  /** All that is due was paid. */
  readonly isSettled: boolean
  readonly isClosed: boolean
}

/** An adjuster is named within so many days. */
const assignDays = 2

/** The day by which somebody of the desk has a claim (rule: claim-promises). */
export const assignedBy = (filedOn: CalendarDate): CalendarDate => addDays(filedOn, assignDays)

/**
 * The steps of a claim in their order. A breach coach calls within a day of the notice, an adjuster is named within two, and
 * what the policy covers is said within thirty (rule: claim-promises), or once it is known where rights are reserved. Once
 * something is paid nobody waits for a call, and of a claim that is closed for nothing: what was not done is no step of it.
 * What is due is paid when the claim is settled, whatever was paid on the way; of one that is denied neither is promised.
 */
export const claimSteps = (progress: ClaimProgress): ClaimStep[] => {
  const { filedOn, isAssigned, hasCoach, isReserved, isDecided, isDenied, hasPaid, isSettled, isClosed } = progress
  const by = (days: number) => (filedOn === undefined ? undefined : addDays(filedOn, days))
  const steps: (ClaimStep & { readonly isMoot?: boolean })[] = [
    { step: 'FILE', owner: 'INSURED', by: undefined, done: filedOn !== undefined },
    { step: 'CALL', owner: 'BREACH_COACH', by: by(1), done: hasCoach, isMoot: hasPaid || isDenied },
    { step: 'ASSIGN', owner: 'PALISADE', by: by(assignDays), done: isAssigned },
    { step: 'POSITION', owner: 'ADJUSTER', by: isReserved ? undefined : by(30), done: isDecided },
    { step: 'PAY', owner: 'ADJUSTER', by: undefined, done: isSettled || (isClosed && hasPaid), isMoot: isDenied },
    { step: 'CLOSE', owner: 'ADJUSTER', by: undefined, done: isClosed },
  ]
  return steps.flatMap(({ isMoot = false, ...step }) => (step.done || !(isMoot || isClosed) ? [step] : []))
}

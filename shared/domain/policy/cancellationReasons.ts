import type { RegionCode } from '#shared/regions/code.ts'
import type { CancellationCause } from './cancellationRules.ts'
import { coolingOffOf } from './coolingOff.ts'

/** Why a policy is cancelled within its term, in words, and whose deed that makes it. */
const reasons = {
  INSURED_REQUEST: { words: 'Requested by the insured', cause: 'insured' },
  NON_PAYMENT: { words: 'Premium not paid', cause: 'nonPayment' },
  COVER_ELSEWHERE: { words: 'Insured elsewhere', cause: 'insured' },
  BUSINESS_CLOSED: { words: 'Business closed or sold', cause: 'insured' },
  COOLING_OFF: { words: 'Given back in the cooling-off time', cause: 'coolingOff' },
  RISK_CHANGED: { words: 'Risk changed', cause: 'insurer' },
  MISREPRESENTATION: { words: 'Misrepresentation', cause: 'insurer' },
  PREMIUM_FINANCE: { words: 'Premium finance not paid', cause: 'financer' },
} as const satisfies Record<string, { readonly words: string; readonly cause: CancellationCause }>
type ReasonCode = keyof typeof reasons

const codes = Object.keys(reasons) as ReasonCode[] // its own keys

/** The words of a reason, as they are kept. */
export const cancellationReason = (code: ReasonCode): string => reasons[code].words

/** A reason as it is kept and told: in words, also where it was said by its code. */
export const inReasonWords = (reason: string): string => {
  const said = reason.trim()
  const code = codes.find((each) => each === said)
  return code === undefined ? said : reasons[code].words
}

/** What can be chosen in a region, by code; what a financer does has a deed of its own. */
export const cancellationReasonsIn = (region: RegionCode): Readonly<Record<string, string>> =>
  Object.fromEntries(
    codes
      .filter((code) => code !== 'PREMIUM_FINANCE' && (code !== 'COOLING_OFF' || coolingOffOf(region) !== undefined))
      .map((code) => [code, reasons[code].words]),
  )

/** What the insurer notes of its own reason is kept behind the words of that. */
const notedBehind = (code: ReasonCode): string => `${reasons[code].words}:`

/** Whether a reason, by its code or its words, is this one; the insurer's also with what it notes of it. */
export const isReason = (reason: string, code: ReasonCode): boolean => {
  const said = reason.trim()
  if (said === code || said === reasons[code].words) return true
  return reasons[code].cause === 'insurer' && said.startsWith(notedBehind(code))
}

/** Whether a reason says no more than that the insurer has one: its insured is to be told which (rule: reason-of-cancellation). */
export const saysTooLittle = (reason: string): boolean => {
  const code = codes.find((each) => isReason(reason, each))
  if (code === undefined || reasons[code].cause !== 'insurer') return false
  const [said, behind] = [reason.trim(), notedBehind(code)]
  return !said.startsWith(behind) || said.length === behind.length
}

/** Whose deed a cancellation for a reason is in a region; what is in nobody's list the insured asks for. */
export const causeOfReason = (reason: string, { region }: { readonly region: RegionCode }): CancellationCause => {
  const code = codes.find((each) => isReason(reason, each))
  if (code === undefined || (code === 'COOLING_OFF' && coolingOffOf(region) === undefined)) return 'insured'
  return reasons[code].cause
}

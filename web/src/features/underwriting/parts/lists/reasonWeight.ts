import { reasonKey } from './reasonKey.ts'

/**
 * The graver reasons first, by the keys of their words: who may not be insured, what has happened, what may come of it, how
 * the company is protected, and what is above somebody's authority.
 */
export const byWeight: readonly string[] = [
  'Somebody to be covered may be on a sanctions list',
  'A claim under a policy of the company is open',
  'The company was declined before under this account or another',
  'Circumstances that may lead to a claim were declared',
  'A cyber event or a notified breach was declared',
  'There was a cyber incident within the last three years',
  'Claims of the last three years cost more than the programme bears by itself',
  'Claims under policies of the company cost something within the last three years',
  'There was a claim within the last three years',
  'Litigation or a regulatory matter was declared',
  'Facts are known that may lead to a claim over management',
  'Facts are known that may lead to a claim over employment',
  'Facts are known that may lead to a claim over a plan',
  'There was a claim over the management of the company within five years',
  'There was a claim charge or complaint over employment within five years',
  'There was a claim audit finding or penalty over a plan within five years',
  'There was a loss by theft forgery or fraud within five years',
  'The company answers otherwise than in the application that was signed',
  'The company is covered already',
  'The account was changed after the quote was made',
  'The industry is outside the programme',
  'Email or remote access is not protected by multi-factor authentication',
  'E-mail or remote access is not protected by multi-factor authentication',
  'Critical data is never backed up',
  'Systems are never patched',
  'The risk score is too low',
  'Unscheduled downtime or a loss of income was declared',
  'The risk is larger than the programme writes by itself',
]

const weightOf = (reason: string): number => {
  const place = byWeight.indexOf(reasonKey(reason))
  return place === -1 ? byWeight.length : place
}

/** Reasons of a referral, the weightiest first; those of one weight as they were. */
export const weightiestFirst = (reasons: readonly string[]): string[] =>
  reasons.toSorted((a, b) => weightOf(a) - weightOf(b))

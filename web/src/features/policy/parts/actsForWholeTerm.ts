import { endorsesWholeTerm } from '#shared/domain/policy/endorsementWindow.ts'
import { readSession } from '#web/api/session.ts'

/** Whether who is signed in endorses on any day of the term, having jumped in or not. */
export const actsForWholeTerm = (): boolean => {
  const claims = readSession()?.claims
  return claims !== undefined && endorsesWholeTerm(claims)
}

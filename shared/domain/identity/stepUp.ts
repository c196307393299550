import { lifetimes } from './lifetimes.ts'

/**
 * Whether somebody's last full proof (epoch seconds: the second factor, or the password of who has none) is fresh enough
 * for a deed that asks for one: bank data, factors, the e-mail, permissions (NIST SP 800-63B-4, 5.2: reauthentication).
 */
export const isFreshProof = ({
  provedAt,
  now,
}: {
  readonly provedAt?: number | undefined
  readonly now: number
}): boolean => provedAt !== undefined && now - provedAt < lifetimes.stepUp

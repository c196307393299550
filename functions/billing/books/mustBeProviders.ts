import type { Actor } from '#functions/_platform/auth/actor.ts'
import { fail } from '#functions/_platform/problems/problem.ts'

/** The books of all policies name everybody's clients: partners who may read a ledger read that of their policies. */
export const mustBeProviders = ({ accountType }: Actor): void => {
  if (accountType !== 'COWBELL') fail('billing.booksOfAll')
}

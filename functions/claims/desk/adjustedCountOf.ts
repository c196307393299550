import { adjusterGroup, claims } from '../store/claims.ts'

/** How many open claims somebody adjusts. */
export const adjustedCountOf = async (userId: string): Promise<number> =>
  (await claims.count('all', adjusterGroup(userId))).count

import type { Actor } from '#functions/_platform/auth/actor.ts'
import type { Instant } from '#shared/domain/calendar/instant.ts'
import type { ClaimRow } from '../store/claims.ts'
import { isVendor } from './vendorShare.ts'

/** A claim as lists show it, with what not everybody is told. */
export type RowTold = Omit<
  ClaimRow,
  'asked' | 'coveragePosition' | 'outstanding' | 'paid' | 'vendorAnswers' | 'vendorDues'
> &
  Partial<Pick<ClaimRow, 'asked' | 'coveragePosition' | 'outstanding' | 'paid'>> & { readonly answerBy?: Instant }

/** Rows of the lists for who reads them: for a vendor without the desk's money, people and days (rule: vendor-share). */
export const rowFor =
  (actor: Actor) =>
  ({ vendorAnswers, vendorDues, ...row }: ClaimRow): RowTold => {
    if (!isVendor(actor)) return row
    const {
      adjuster: _,
      asked: ______,
      coveragePosition: __,
      diaryDue: ___,
      outstanding: ____,
      paid: _____,
      ...told
    } = row
    // Rows of before the vendors' own days were kept have none.
    const [diaryDue, answerBy] = [vendorDues?.[actor.organizationId], vendorAnswers?.[actor.organizationId]]
    return { ...told, ...(diaryDue !== undefined && { diaryDue }), ...(answerBy !== undefined && { answerBy }) }
  }

import { z } from 'zod'
import { CalendarDate } from '../calendar/calendarDate.ts'
import { Instant } from '../calendar/instant.ts'
import type { LicenseKind } from './license.ts'

/** What a register is asked for: a license as it is on record. */
export interface LicenseQuery {
  readonly kind: LicenseKind
  readonly state?: string | undefined
  readonly number: string
  readonly npn?: string | undefined
  readonly expirationDate: CalendarDate
}

/** A license as a register has it. */
export interface RegisterEntry {
  readonly isActive: boolean
  /** The last day it holds; none where the register names no day. */
  readonly expirationDate?: CalendarDate | undefined
}

/** What the register says of a license: that it holds, that it has ended, or that there is none of this number. */
const registerVerdicts = ['CONFIRMED', 'ENDED', 'NOT_FOUND'] as const

/** What a register said of a license, and when; a license that is changed is to be verified anew. */
export const Verified = z.object({
  at: Instant,
  register: z.string(),
  verdict: z.enum(registerVerdicts),
  /** The last day by the register. */
  expirationDate: CalendarDate.optional(),
})
export type Verified = z.infer<typeof Verified>

/** What becomes of a license by what the register has of it: its day of expiry is the register's. */
export const verifiedBy = (
  license: { readonly expirationDate: CalendarDate },
  {
    entry,
    register,
    at,
  }: { readonly entry: RegisterEntry | undefined; readonly register: string; readonly at: Instant },
): { readonly expirationDate: CalendarDate; readonly verified: Verified } => {
  const verdict = entry === undefined ? 'NOT_FOUND' : entry.isActive ? 'CONFIRMED' : 'ENDED'
  const said = entry?.expirationDate
  return {
    expirationDate: verdict === 'CONFIRMED' && said !== undefined ? said : license.expirationDate,
    verified: { at, register, verdict, ...(said !== undefined && { expirationDate: said }) },
  }
}

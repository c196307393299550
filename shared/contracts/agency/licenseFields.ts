import { z } from 'zod'
import { CalendarDate } from '#shared/domain/calendar/calendarDate.ts'
import { AuthorityLine, authorityLines, LicenseKind } from '#shared/domain/licensing/license.ts'
import { Verified } from '#shared/domain/licensing/verified.ts'
import { filledLine, line } from '#shared/domain/text/text.ts'

/** What is said of a state that is missing or none of the region (administration, section 5). */
export const stateMissing = 'State field is required'

/** The number of a license: letters, digits and spaces (administration, section 5). */
export const LicenseNumber = filledLine(60, { missing: 'License # is required' }).regex(
  /^[A-Za-z\d ]+$/,
  'Only alphabets and numbers are allowed for this field',
)

export const LicenseState = line(50).meta({ regional: 'state' })

/** The number under which a firm or a person is registered nationally (US). */
export const Npn = z
  .string()
  .trim()
  .regex(/^\d{0,10}$/, 'NPN must be less than or equal to 10 digits')

/** What agencies' and agents' licenses have in common as they are entered; what the region asks is checked by it. */
export const licenseFields = {
  state: LicenseState.optional().describe('Where it was given: needed where each state licenses for itself.'),
  npn: Npn.optional(),
  number: LicenseNumber,
  expirationDate: CalendarDate.describe('The last day it holds; one that is entered is not over yet.'),
  effectiveDate: CalendarDate.optional().describe('The first day it holds; none means since before it was entered.'),
  kind: LicenseKind.optional().describe('The region’s usual one when none is said.'),
  linesOfAuthority: z
    .array(AuthorityLine)
    .min(1, 'Choose at least one line')
    .max(authorityLines.length)
    .optional()
    .describe('What it lets its holder sell; the line that cyber insurance is sold under when none is said.'),
  principal: line(200).optional().describe('Under whose permission a representative sells.'),
  agencyName: line(255).optional().describe('The agency’s name on the license; the agency’s own when none is said.'),
}

/** The same as they are kept. */
export const keptLicense = {
  agencyId: z.string(),
  agencyName: z.string(),
  state: z.string().optional(),
  npn: z.string().optional(),
  number: z.string(),
  expirationDate: CalendarDate,
  effectiveDate: CalendarDate.optional(),
  kind: LicenseKind,
  linesOfAuthority: z.array(AuthorityLine),
  principal: z.string().optional(),
  verified: Verified.optional().describe('What the register said of it, since it was last changed.'),
}

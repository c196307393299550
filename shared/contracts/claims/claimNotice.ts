import { z } from 'zod'
import { emailText } from '#shared/contract/emailText.ts'
import type { ProblemError } from '#shared/contract/problems.ts'
import { CalendarDate } from '#shared/domain/calendar/calendarDate.ts'
import { line, text } from '#shared/domain/text/text.ts'

const phone = line(40).meta({ regional: 'phone' })
const email = emailText('Please enter a valid Email Address')

/** Who reports a claim: one of the users that the notice may name. */
export const ClaimReporter = z.strictObject({
  name: line(200).optional(),
  role: line(100).optional(),
  email: email.optional(),
  companyName: line(200).optional(),
  workPhone: phone.optional(),
  cellPhone: phone.optional(),
})

/** A first notice as far as it has been written (quoting-and-servicing, section 3, Claim). */
export const ClaimNotice = z.strictObject({
  reporter: ClaimReporter.optional(),
  isRightContact: z.boolean().optional(),
  contactName: line(200).optional(),
  contactEmail: email.optional(),
  contactPhone: phone.optional(),
  address: line(200).optional(),
  city: line(100).meta({ regional: 'city' }).optional(),
  state: line(50).meta({ regional: 'state' }).optional(),
  zipCode: line(12).meta({ regional: 'postcode' }).optional(),
  lossDate: CalendarDate.optional(),
  lossDescription: text(8000).optional(),
  impactedDevicesOs: line(500).optional(),
  impactedDevicesType: line(500).optional(),
  incidentNoticed: text(2000).optional().describe('How and when it was noticed.'),
  lossInformationExplanation: text(4000).optional(),
  isAuthoritiesInvolved: z.boolean().optional(),
  authorityName: line(200).optional(),
  authorityPhoneNumber: phone.optional(),
  isReportFiled: z.boolean().optional(),
  reportNumber: line(100).optional(),
  isBusinessImpacted: z.boolean().optional(),
  isCyberIncident: z.boolean().optional(),
  isRemediationServiceBegun: z.boolean().optional(),
  otherInformationExplanation: text(4000).optional(),
})
export type ClaimNotice = z.infer<typeof ClaimNotice>

/**
 * What who reports a claim calls its notice: sent again under it, in other words too and from whichever session, it is the
 * same claim (decision: one-notice-one-claim).
 */
export const noticeKey = z
  .uuid()
  .optional()
  .describe('Sent again under the same key – with other words too – a notice is the same claim.')

/** What a notice begins with (quoting-and-servicing, section 5, Claims). */
export const noticeDefaults = {
  isRightContact: true,
  isAuthoritiesInvolved: false,
  isReportFiled: false,
  isBusinessImpacted: true,
  isCyberIncident: true,
  isRemediationServiceBegun: false,
} as const satisfies ClaimNotice

/** What is said of a day that is still to come. */
export const notYet = 'This day has not come yet'

/** What a notice says of days that have not come where the insured is (decision: money-since-the-loss). */
export const noticeAhead = ({ lossDate }: ClaimNotice, today: CalendarDate): ProblemError[] =>
  lossDate !== undefined && lossDate > today ? [{ path: ['lossDate'], detail: notYet }] : []

/** To the letter, with the space at its end. */
export const reporterMissing = 'Please select a option '

const isMissing = (value: string | undefined): boolean => value === undefined || value.trim() === ''

/** What a notice still needs before it is filed, each with its field. */
export const noticeProblems = (notice: ClaimNotice): ProblemError[] => {
  const needed: (readonly [boolean, readonly string[], string, string | undefined])[] = [
    [true, ['reporter', 'name'], reporterMissing, notice.reporter?.name],
    [true, ['address'], 'Address is a required field', notice.address],
    [true, ['city'], 'City is a required field', notice.city],
    [true, ['state'], 'State is a required field', notice.state],
    [true, ['zipCode'], 'Zip is a required field', notice.zipCode],
    [true, ['lossDescription'], 'Loss description is a required field', notice.lossDescription],
    [notice.isRightContact === false, ['contactName'], 'Contact name is a required field', notice.contactName],
    [notice.isRightContact === false, ['contactEmail'], 'Contact email is a required field', notice.contactEmail],
    [notice.isRightContact === false, ['contactPhone'], 'Contact phone is a required field', notice.contactPhone],
    [
      notice.isAuthoritiesInvolved === true,
      ['authorityName'],
      'Authority name is a required field',
      notice.authorityName,
    ],
    [
      notice.isAuthoritiesInvolved === true,
      ['authorityPhoneNumber'],
      'Authority phone is a required field',
      notice.authorityPhoneNumber,
    ],
    [notice.isReportFiled === true, ['reportNumber'], 'Report number is a required field', notice.reportNumber],
  ]
  return needed
    .filter(([isNeeded, , , value]) => isNeeded && isMissing(value))
    .map(([, path, detail]) => ({ path: [...path], detail }))
}

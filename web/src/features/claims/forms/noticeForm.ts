import { z } from 'zod'
import { type ClaimNotice, noticeAhead, noticeDefaults } from '#shared/contracts/claims/claimNotice.ts'
import { CalendarDate } from '#shared/domain/calendar/calendarDate.ts'

const word = z.string().nullish()
const flag = z.boolean()

/** The fields of a notice as the form has them. What is still missing is said when it is filed. */
export const NoticeForm = z.object({
  reporter: z.object({
    name: word,
    role: word,
    email: word,
    companyName: word,
    workPhone: word,
    cellPhone: word,
  }),
  isRightContact: flag,
  contactName: word,
  contactEmail: word,
  contactPhone: word,
  address: word,
  city: word,
  state: word,
  zipCode: word,
  lossDate: CalendarDate.nullish(),
  lossDescription: word,
  impactedDevicesOs: word,
  impactedDevicesType: word,
  incidentNoticed: word,
  lossInformationExplanation: word,
  isAuthoritiesInvolved: flag,
  authorityName: word,
  authorityPhoneNumber: word,
  isReportFiled: flag,
  reportNumber: word,
  isBusinessImpacted: flag,
  isCyberIncident: flag,
  isRemediationServiceBegun: flag,
  otherInformationExplanation: word,
})
export type NoticeForm = z.infer<typeof NoticeForm>

/** The fields that are filled in. */
const said = (fields: object): object =>
  Object.fromEntries(
    Object.entries(fields).filter(([, value]) => value !== undefined && value !== null && value !== ''),
  )

/** What is filled in, as the contract has it. */
export const toNotice = ({ reporter, ...rest }: NoticeForm): ClaimNotice => {
  const who = said(reporter)
  return { ...said(rest), ...(Object.keys(who).length > 0 && { reporter: who }) }
}

/** A notice as the form begins with it. */
export const fromNotice = ({ reporter = {}, ...rest }: ClaimNotice = {}): NoticeForm =>
  NoticeForm.parse({ ...noticeDefaults, ...said(rest), reporter })

/** The same as it is checked while it is written: a loss is on no day that is still to come. */
export const noticeFormUntil = (today: () => CalendarDate) =>
  NoticeForm.superRefine((form, { addIssue }) => {
    for (const { path = [], detail } of noticeAhead({ lossDate: form.lossDate ?? undefined }, today()))
      addIssue({ code: 'custom', path: [...path], message: detail })
  })

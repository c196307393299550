import { z } from 'zod'
import type { Submission } from '#shared/contracts/account/submissions.ts'
import { addressProblems } from '#shared/domain/account/detailsProblems.ts'
import {
  AccountName,
  DomainName,
  Employees,
  IndustryCode,
  Revenue,
  YearEstablished,
} from '#shared/domain/account/firmographics.ts'
import { CalendarDate } from '#shared/domain/calendar/calendarDate.ts'
import { TeamId } from '#shared/domain/ids/ids.ts'
import { region } from '#web/i18n/region.ts'

const line = z.string().trim().max(200).optional()
/** An empty field is an absent value. */
const orEmpty = <Schema extends z.ZodType>(schema: Schema) => z.union([z.literal(''), schema]).optional()

const SubmissionForm = z.object({
  name: AccountName,
  address1: line,
  address2: line,
  address3: line,
  city: z.string().trim().max(100).optional(),
  state: z.string().optional(),
  zipCode: z.string().trim().max(12).optional(),
  phone: z.string().trim().max(40).optional(),
  industryCode: orEmpty(IndustryCode),
  revenue: Revenue.nullish(),
  employees: Employees.nullish(),
  yearEstablished: YearEstablished.nullish(),
  domainName: orEmpty(DomainName),
  otherDomains: z.string().trim().max(1000).optional(),
  contactFirstName: z.string().trim().max(100).optional(),
  contactLastName: z.string().trim().max(100).optional(),
  contactEmail: orEmpty(z.email('Please enter a valid Email Address')),
  needBy: orEmpty(CalendarDate),
  teamId: TeamId.optional(),
  agencyId: z.string().optional(),
})
export type SubmissionInput = z.input<typeof SubmissionForm>
export type SubmissionValues = z.output<typeof SubmissionForm>

type Needs = { readonly team: boolean; readonly agency: boolean }

/** The form of a submission: the region's rules for addresses and phones; an address has a state where there are states. */
export const submissionSchema = ({ team, agency }: Needs) =>
  SubmissionForm.superRefine(
    (values, check) => {
      const { address1, city, zipCode, state, phone, teamId, agencyId } = values
      const problem = (path: string, message: string) => check.addIssue({ code: 'custom', path: [path], message })
      const place = { ...(city && { city }), ...(zipCode && { zipCode }), ...(phone && { phoneNumber: phone }) }
      const isPlaced = Boolean(address1 || city || zipCode || state)
      for (const { path, detail } of addressProblems({ ...place, state }, region))
        if (path[0] !== 'state' || isPlaced) problem(path[0] === 'phoneNumber' ? 'phone' : String(path[0]), detail)
      if (agency && !agencyId) problem('agencyId', 'Please select a Agency')
      if (team && !teamId) problem('teamId', 'Please select a Team')
    },
    { when: () => true },
  )

/** What an open submission says, as the form shows it. */
export const submissionValues = ({ company, needBy }: Submission): Partial<SubmissionInput> => ({
  name: company.name,
  address1: company.address1 ?? '',
  address2: company.address2 ?? '',
  address3: company.address3 ?? '',
  city: company.city ?? '',
  state: company.state,
  zipCode: company.zipCode ?? '',
  phone: company.phoneNumber ?? '',
  industryCode: company[region.industry.codeField] ?? '',
  revenue: company.revenue,
  employees: company.noOfEmployeesAll,
  yearEstablished: company.yearEstablished,
  domainName: company.domainName ?? '',
  otherDomains: (company.domains ?? []).map(({ domain }) => domain).join(', '),
  contactFirstName: company.policyContactFirstName ?? '',
  contactLastName: company.policyContactLastName ?? '',
  contactEmail: company.policyContactEmail ?? '',
  needBy: needBy ?? '',
})

type Given<Shape> = { [Key in keyof Shape]?: Exclude<Shape[Key], '' | undefined> }

/** What is said, without what was left empty. */
const given = <Shape extends object>(shape: Shape): Given<Shape> =>
  Object.fromEntries(Object.entries(shape).filter(([, value]) => value !== undefined && value !== '')) as Given<Shape>

/** What was filled in, as the operations take it. */
export const firmographicsOf = (values: SubmissionValues) => {
  const { name, address1, address2, address3, city, state, zipCode, phone, industryCode, revenue, employees } = values
  const { yearEstablished, domainName, otherDomains, contactFirstName, contactLastName, contactEmail } = values
  return {
    name,
    address: given({ address1, address2, address3, city, state, zipCode }),
    ...(phone && { phoneNumber: phone }),
    ...(industryCode && { [region.industry.codeField]: industryCode }),
    ...(revenue && { domesticRevenue: revenue }),
    ...(employees && { noOfEmployeesAll: employees }),
    ...(yearEstablished && { yearEstablished }),
    ...(domainName && { domainName }),
    ...(otherDomains && { otherDomains }),
    policyContact: given({ firstName: contactFirstName, lastName: contactLastName, email: contactEmail }),
  }
}

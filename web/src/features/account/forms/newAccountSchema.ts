import { z } from 'zod'
import type { CompanyHit } from '#shared/contracts/account/companies.ts'
import { addressProblems } from '#shared/domain/account/detailsProblems.ts'
import { AccountName } from '#shared/domain/account/firmographics.ts'
import { TeamId } from '#shared/domain/ids/ids.ts'
import { region } from '#web/i18n/region.ts'

const line = z.string().trim().max(200).optional()

const NewAccount = z.object({
  name: AccountName,
  state: z.string().optional(),
  address1: line,
  city: z.string().trim().max(100).optional(),
  zipCode: z.string().trim().max(12).optional(),
  phone: z.string().trim().max(40).optional(),
  teamId: TeamId.optional(),
  agencyId: z.string().optional(),
})

export type NewAccountInput = z.input<typeof NewAccount>
export type NewAccountValues = z.output<typeof NewAccount>
export type Company = z.infer<typeof CompanyHit>

export const emptyNewAccount = { name: '', address1: '', city: '', zipCode: '', phone: '' }

type Needs = { readonly team: boolean; readonly agency: boolean }

/**
 * A new account's form: the region's rules for addresses and phones; team and agency only for those who choose them, and
 * only once a company is being added.
 */
export const newAccountSchema = ({ team, agency }: Needs) =>
  NewAccount.superRefine(
    ({ city, zipCode, state, phone, teamId, agencyId }, check) => {
      const problem = (path: string, message: string) => check.addIssue({ code: 'custom', path: [path], message })
      for (const { path, detail } of addressProblems({ city, zipCode, state, phoneNumber: phone }, region))
        problem(path[0] === 'phoneNumber' ? 'phone' : String(path[0]), detail)
      if (agency && !agencyId) problem('agencyId', 'Please select a Agency')
      if (team && !teamId) problem('teamId', 'Please select a Team')
    },
    { when: () => true },
  )

/** Fields that a company of the register fills. */
export const companyFields = ['name', 'address1', 'city', 'state', 'zipCode', 'phone'] as const

/** A company of the register as the form shows it; a state is its abbreviation. */
export const companyValues = (company: Company): Pick<NewAccountInput, (typeof companyFields)[number]> => ({
  name: company.name,
  address1: company.address1 ?? '',
  city: company.city ?? '',
  state: company.state,
  zipCode: company.zipCode ?? '',
  phone: company.phoneNumber ?? '',
})

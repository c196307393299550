import { useState } from 'react'
import { searchCompanies } from '#shared/contracts/account/companies.ts'
import { call } from '#web/api/call.ts'
import { AutocompleteField } from '#web/forms/AutocompleteField.tsx'
import type { FieldProps } from '#web/forms/useField.ts'
import { region } from '#web/i18n/region.ts'
import { addressLines } from '../parts/addressLines.ts'
import type { Company } from './newAccountSchema.ts'

/** How many companies the type-ahead offers, and how soon (administration, section 9). */
const pageSize = 10
const delay = 200

/** Companies of the register whose name contains the text, of a state where one is chosen. */
export const findCompanies = (
  { search, state }: { readonly search: string; readonly state: string | undefined },
  signal?: AbortSignal,
) =>
  call(
    searchCompanies,
    { query: { search, page: 0, pageSize, ...(state ? { state } : { country: region.country.alpha3 }) } },
    signal ? { signal } : {},
  )

type CompanyNameFieldProps = FieldProps & {
  state: string | undefined
  onCompany: (company: Company) => void
}

/** The account's name with the register's companies as one types. A name that is not among them may stay. */
export const CompanyNameField = ({ state, onCompany, ...field }: CompanyNameFieldProps) => {
  const [found] = useState(() => new Map<string, Company>())
  return (
    <AutocompleteField<string>
      {...field}
      free
      minimum={2}
      delay={delay}
      search={async (text, signal) => {
        const { content } = await findCompanies({ search: text, state }, signal)
        for (const company of content) found.set(company.cbid, company)
        return content.map((company) => ({
          value: company.cbid,
          label: company.name,
          hint: addressLines(company).join(', '),
        }))
      }}
      onPick={(option) => {
        const company = option && found.get(option.value)
        if (company) onCompany(company)
      }}
    />
  )
}

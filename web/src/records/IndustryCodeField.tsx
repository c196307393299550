import { searchIndustryCodes } from '#shared/contracts/account/industry.ts'
import { call } from '#web/api/call.ts'
import { AutocompleteField } from '#web/forms/AutocompleteField.tsx'
import type { Option } from '#web/forms/SelectField.tsx'
import type { FieldProps } from '#web/forms/useField.ts'
import { region } from '#web/i18n/region.ts'

type IndustryCodeFieldProps = FieldProps & {
  /** The code the form opens with and what it is. */
  initial?:
    | { readonly code: string; readonly title: string | undefined; readonly sector: string | undefined }
    | undefined
}

const option = (code: string, title: string | undefined, sector: string | undefined): Option<string> => ({
  value: code,
  label: title ? `${code} · ${title}` : code,
  hint: sector,
})

const search = async (text: string, signal: AbortSignal): Promise<Option<string>[]> => {
  const query = { search: text, dup: '0' as const, country: region.country.alpha3, size: 25 }
  const { content } = await call(searchIndustryCodes, { query }, { signal })
  return content.map(({ naicsCode, secondaryIndustry, primaryIndustry }) =>
    option(naicsCode, secondaryIndustry, primaryIndustry),
  )
}

/** An industry of the region's scheme, found by code or words. The form keeps the code. */
export const IndustryCodeField = ({ initial, ...field }: IndustryCodeFieldProps) => (
  <AutocompleteField<string>
    {...field}
    search={search}
    initial={initial && option(initial.code, initial.title, initial.sector)}
  />
)

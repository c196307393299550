import { searchPersonaRecords } from '#shared/contracts/account/personas.ts'
import { call } from '#web/api/call.ts'
import { AutocompleteField } from '#web/forms/AutocompleteField.tsx'
import type { Option } from '#web/forms/SelectField.tsx'

const search = async (text: string, signal: AbortSignal): Promise<Option<string>[]> => {
  const query = { search: text, size: 20 }
  const { content } = await call(searchPersonaRecords, { params: { type: 'agency' }, query }, { signal })
  return content.map(({ id, name, locationAlias }) => ({ value: id, label: name, hint: locationAlias }))
}

type AgencyFieldProps = {
  readonly label: string
  readonly hint?: string | undefined
  readonly initial?: Option<string> | undefined
  readonly optional?: boolean | undefined
}

/** An agency that staff mean, found by its name. */
export const AgencyField = ({ label, ...more }: AgencyFieldProps) => (
  <AutocompleteField<string> name="agencyId" label={label} search={search} {...more} />
)

import { AutocompleteField } from './AutocompleteField.tsx'
import { loadPhoneLibrary } from './phoneLibrary.ts'
import type { Option } from './SelectField.tsx'
import type { FieldProps } from './useField.ts'

/** The countries whose name or code has the text, all without one. */
const countriesLike = async (text: string): Promise<readonly Option<string>[]> => {
  const { countries } = await loadPhoneLibrary()
  const wanted = text.trim().toLowerCase()
  return countries
    .filter(({ country, name }) => name.toLowerCase().includes(wanted) || country.toLowerCase() === wanted)
    .map(({ country, name }) => ({ value: country, label: name }))
}

/** A country, found by name or code. The form keeps the code (`US`). */
export const CountryField = (props: FieldProps) => <AutocompleteField {...props} search={countriesLike} delay={0} />

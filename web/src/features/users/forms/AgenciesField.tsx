import { useTranslation } from 'react-i18next'
import { listSelectableAccounts } from '#shared/contracts/auth/userAccess.ts'
import { call } from '#web/api/call.ts'
import { MultiAutocompleteField } from '#web/forms/MultiAutocompleteField.tsx'
import type { Option } from '#web/forms/SelectField.tsx'

/** As many agencies are offered at once; more are found by typing. */
const pageSize = 100

const searchAgencies = (text: string, signal: AbortSignal) =>
  call(listSelectableAccounts, { query: { accountType: 'AGENCY', search: text, size: pageSize } }, { signal }).then(
    ({ content }) => content,
  )

type AgenciesFieldProps = {
  hint: string
  /** The agencies of a user who has some. */
  initial?: readonly Option<string>[]
}

/** The agencies that a member of staff looks after, or that a user of an agency works in as well. */
export const AgenciesField = ({ hint, initial }: AgenciesFieldProps) => {
  const { t } = useTranslation('users')
  return (
    <MultiAutocompleteField<string>
      name="accountIds"
      label={t('fields.agencies')}
      hint={hint}
      optional
      search={searchAgencies}
      {...(initial && { initial })}
    />
  )
}

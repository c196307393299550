import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { useFormContext } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { listAgencyTeams } from '#shared/contracts/auth/teams.ts'
import { listSelectableAccounts } from '#shared/contracts/auth/userAccess.ts'
import { listRoles } from '#shared/contracts/auth/users.ts'
import type { AccountType } from '#shared/domain/identity/accountTypes.ts'
import type { Role } from '#shared/domain/identity/roles.ts'
import { AgencyId } from '#shared/domain/ids/ids.ts'
import { call } from '#web/api/call.ts'
import { useOperation } from '#web/api/useOperation.ts'
import { AutocompleteField } from '#web/forms/AutocompleteField.tsx'
import { MultiSelectField } from '#web/forms/MultiSelectField.tsx'
import { SelectField } from '#web/forms/SelectField.tsx'
import { usePersona } from '#web/layout/usePersona.ts'
import { grantableTypes } from './accountEntries.ts'
import { needsTeams } from './userForm.ts'

type AccountEntryFieldsProps = {
  /** Path of the entry in the form (`entries.0`). */
  name: string
  /** The organization of an entry that was there; another one is not chosen. */
  organization?: string | undefined
}

const searchAccounts = (accountType: AccountType) => (text: string, signal: AbortSignal) =>
  call(listSelectableAccounts, { query: { accountType, search: text, size: 100 } }, { signal }).then(
    ({ content }) => content,
  )

/** One organization: its kind, which one, the role there and its teams. */
export const AccountEntryFields = ({ name, organization }: AccountEntryFieldsProps) => {
  const { t } = useTranslation(['users', 'common'])
  const persona = usePersona()
  const form = useFormContext()
  const [accountType, accountId, role]: [AccountType, string | undefined, Role | '' | undefined] = form.watch([
    `${name}.accountType`,
    `${name}.accountId`,
    `${name}.roleId`,
  ])
  const roles = useOperation(listRoles, { params: { accountType } }, { staleTime: 10 * 60_000 })
  const inTeams = needsTeams(accountType, role)
  const agencyId = AgencyId.safeParse(accountId).data
  const teams = useOperation(listAgencyTeams, agencyId ? { params: { agencyId }, query: {} } : null, {
    enabled: inTeams,
  })
  const types = grantableTypes(persona)
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      {organization !== undefined ? (
        <Typography sx={{ fontWeight: 500 }}>{organization}</Typography>
      ) : (
        <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { xs: '1fr', sm: '2fr 3fr' } }}>
          <SelectField
            name={`${name}.accountType`}
            label={t('fields.accountType')}
            options={types.map((value) => ({ value, label: t(`common:persona.${value}`) }))}
            onPick={() => {
              form.resetField(`${name}.accountId`, { defaultValue: '' })
              form.resetField(`${name}.roleId`, { defaultValue: '' })
            }}
          />
          <AutocompleteField<string>
            key={accountType}
            name={`${name}.accountId`}
            label={t('fields.organization')}
            search={searchAccounts(accountType)}
          />
        </Box>
      )}
      <SelectField
        name={`${name}.roleId`}
        label={t('fields.role')}
        options={(roles.data ?? []).map(({ id, label }) => ({ value: id, label }))}
      />
      {inTeams && accountId && (
        <MultiSelectField
          name={`${name}.teamIds`}
          label={t('fields.teams')}
          options={(teams.data?.content ?? []).map(({ id, name: label }) => ({ value: id, label }))}
        />
      )}
    </Box>
  )
}

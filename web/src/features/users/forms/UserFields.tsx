import Box from '@mui/material/Box'
import { useFormContext } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { listRoles } from '#shared/contracts/auth/users.ts'
import type { AccountType } from '#shared/domain/identity/accountTypes.ts'
import { hasBillingContact, hasNpn, hasPrimaryContact } from '#shared/domain/identity/roleLists.ts'
import { type Role, scopesOf } from '#shared/domain/identity/roles.ts'
import { useSession } from '#web/api/session.ts'
import { useOperation } from '#web/api/useOperation.ts'
import { CheckboxField } from '#web/forms/CheckboxField.tsx'
import { PhoneField } from '#web/forms/PhoneField.tsx'
import { SelectField } from '#web/forms/SelectField.tsx'
import { TextField } from '#web/forms/TextField.tsx'
import { TemplateField } from '../templates/TemplateField.tsx'

type UserFieldsProps = {
  /** The kind of account the user works for. */
  accountType: AccountType
  role: Role | undefined
  /** An existing user keeps the e-mail. */
  existing?: boolean
  /** The home organization of the user; the own one without it. */
  accountId?: string | undefined
  /** Nobody gives themselves a template. */
  self?: boolean
}

const digits = (text: string) => text.replace(/\D/g, '')

/** Who it is and what they may do. What a role or a kind of account does not have is not asked for. */
export const UserFields = ({ accountType, role, existing = false, accountId, self = false }: UserFieldsProps) => {
  const { t } = useTranslation('users')
  const { formState, setValue } = useFormContext()
  const claims = useSession()?.claims
  const roles = useOperation(listRoles, { params: { accountType } }, { staleTime: 0 })
  const isAdmin = claims?.scopes.includes('role:admin') ?? false
  // Administrators are made by administrators.
  const given = (roles.data ?? []).filter(({ id }) => isAdmin || !scopesOf(id).includes('role:admin'))
  // Whether a role that two people give waits for the second; nothing is given of the one that the user has.
  const waits = role === formState.defaultValues?.roleId ? undefined : given.find(({ id }) => id === role)?.waits
  return (
    <>
      <SelectField
        name="roleId"
        label={t('fields.role')}
        hint={waits === undefined ? undefined : t(waits ? 'grants.waits' : 'grants.atOnce', { role })}
        options={given.map(({ id, label }) => ({ value: id, label }))}
        onPick={() => setValue('roleTemplateId', null)}
      />
      {!self && <TemplateField role={role} accountId={accountId} />}
      <Box sx={{ display: 'grid', gap: 2.5, gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' } }}>
        <TextField name="firstName" label={t('fields.firstName')} autoComplete="off" />
        <TextField name="lastName" label={t('fields.lastName')} autoComplete="off" />
      </Box>
      <TextField
        name="email"
        label={t('fields.email')}
        type="email"
        autoComplete="off"
        notNow={existing ? t('fields.emailStays') : undefined}
      />
      <PhoneField name="phone" label={t('fields.phone')} optional />
      {hasNpn(accountType) && (
        <TextField name="npn" label={t('fields.npn')} optional inputMode="numeric" maxLength={10} transform={digits} />
      )}
      {claims?.accountType === 'COWBELL' && (
        <TextField name="slackHandle" label={t('fields.slackHandle')} optional maxLength={80} />
      )}
      {role && (hasPrimaryContact(accountType, role) || hasBillingContact(accountType)) && (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 4 }}>
          {hasPrimaryContact(accountType, role) && (
            <CheckboxField name="primaryContact" label={t('fields.primaryContact')} />
          )}
          {hasBillingContact(accountType) && <CheckboxField name="billingContact" label={t('fields.billingContact')} />}
        </Box>
      )}
    </>
  )
}

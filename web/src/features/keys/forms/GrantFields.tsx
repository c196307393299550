import { useWatch } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { grantableTo } from '#shared/domain/identity/apiKeys.ts'
import { freeHands } from '#shared/domain/identity/assistants.ts'
import type { Permission } from '#shared/permissions.ts'
import { permissionKey } from '#web/api/permissionKey.ts'
import { useSession } from '#web/api/session.ts'
import { MultiAutocompleteField } from '#web/forms/MultiAutocompleteField.tsx'
import { MultiSelectField } from '#web/forms/MultiSelectField.tsx'
import { SwitchField } from '#web/forms/SwitchField.tsx'
import { TextField } from '#web/forms/TextField.tsx'

/** What a key is called, may do, and where from. */
export const GrantFields = ({ scopes = [] }: { scopes?: readonly Permission[] }) => {
  const { t } = useTranslation(['keys', 'permissions'])
  const claims = useSession()?.claims
  const isAssistant: unknown = useWatch({ name: 'assistant' })
  const open = claims === undefined ? [] : grantableTo(claims)
  const optionOf = (scope: Permission) => ({ value: scope, label: scope, hint: t(permissionKey(scope)) })
  const says = ({ label, hint }: ReturnType<typeof optionOf>, words: string) =>
    `${label} ${hint}`.toLowerCase().includes(words)
  return (
    <>
      <TextField name="name" label={t('form.name')} hint={t('form.nameHint')} maxLength={60} autoFocus />
      <MultiAutocompleteField<Permission>
        name="scopes"
        label={t('form.scopes')}
        hint={t('form.scopesHint')}
        initial={scopes.map(optionOf)}
        delay={0}
        search={async (text) => open.map(optionOf).filter((each) => says(each, text.trim().toLowerCase()))}
      />
      <SwitchField name="assistant" label={t('form.assistant')} hint={t('form.assistantHint')} />
      {isAssistant === true && (
        <MultiSelectField
          name="freely"
          label={t('form.freely')}
          hint={t('form.freelyHint')}
          options={freeHands.map((value) => ({ value, label: t(`freely.${value}`) }))}
          optional
        />
      )}
      <TextField name="addresses" label={t('form.addresses')} hint={t('form.addressesHint')} optional />
    </>
  )
}

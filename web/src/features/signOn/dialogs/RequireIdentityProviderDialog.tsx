import { useTranslation } from 'react-i18next'
import { z } from 'zod'
import {
  IdentityProvider,
  listIdentityProviders,
  requireIdentityProvider,
} from '#shared/contracts/auth/identityProviders.ts'
import { listUsers } from '#shared/contracts/auth/users.ts'
import { call } from '#web/api/call.ts'
import { useCommand } from '#web/api/useCommand.ts'
import { FormDialog } from '#web/dialogs/FormDialog.tsx'
import { hosted } from '#web/dialogs/hosted.tsx'
import { AutocompleteField } from '#web/forms/AutocompleteField.tsx'
import { SwitchField } from '#web/forms/SwitchField.tsx'
import { toast } from '#web/ui/toast.ts'

const ProviderToRequire = z.object({ provider: IdentityProvider })
type Props = z.infer<typeof ProviderToRequire> & { onClose: () => void }

/** Colleagues that are offered at once; more are found by typing. */
const offered = 20

/** Says whether the provider is the only way in, and who keeps a password. */
export const RequireIdentityProviderDialog = ({ provider, onClose }: Props) => {
  const { t } = useTranslation('signOn')
  const demand = useCommand(requireIdentityProvider, { invalidates: [listIdentityProviders] })
  const { id: providerId, breakGlass, domain, name, required } = provider
  const administrators = async (search: string, signal: AbortSignal) => {
    const { content } = await call(listUsers, { query: { search, size: offered } }, { signal })
    return content
      .filter(({ email }) => email.endsWith(`@${domain}`))
      .map(({ id, firstName, lastName, email }) => ({ value: id, label: `${firstName} ${lastName}`, hint: email }))
  }
  return (
    <FormDialog
      title={t('require.title', { name })}
      submitLabel={t('require.submit')}
      schema={requireIdentityProvider.body}
      defaultValues={{ required, ...(breakGlass && { breakGlassUserId: breakGlass.userId }) }}
      onSubmit={async (body) => {
        await demand.mutateAsync({ params: { providerId }, body: body.required ? body : { required: false } })
        toast.success(t(body.required ? 'require.done' : 'require.lifted', { domain }))
      }}
      onClose={onClose}
    >
      {(form) => (
        <>
          <SwitchField name="required" label={t('require.label', { domain })} hint={t('require.hint')} />
          {form.watch('required') && (
            <AutocompleteField
              name="breakGlassUserId"
              label={t('require.keeper')}
              hint={t('require.keeperHint')}
              initial={breakGlass && { value: breakGlass.userId, label: breakGlass.name, hint: breakGlass.email }}
              search={administrators}
            />
          )}
        </>
      )}
    </FormDialog>
  )
}

export default hosted(ProviderToRequire, RequireIdentityProviderDialog)

import { useTranslation } from 'react-i18next'
import { getAccount, searchAccounts } from '#shared/contracts/account/accounts.ts'
import { applyAccountTags, listTags } from '#shared/contracts/account/tags.ts'
import { call } from '#web/api/call.ts'
import { useCommand } from '#web/api/useCommand.ts'
import { useOperation } from '#web/api/useOperation.ts'
import { FormDialog } from '#web/dialogs/FormDialog.tsx'
import { hosted } from '#web/dialogs/hosted.tsx'
import { MultiAutocompleteField } from '#web/forms/MultiAutocompleteField.tsx'
import { toast } from '#web/ui/toast.ts'
import { NoTagsYet } from '../parts/NoTagsYet.tsx'
import { AccountData } from './accountData.ts'

type ApplyAccountTagsDialogProps = AccountData & { onClose: () => void }

const asOption = (name: string) => ({ value: name, label: name })

const searchTags = async (search: string, signal: AbortSignal) =>
  (await call(listTags, { query: { search } }, { signal })).map(({ name }) => asOption(name))

/** Puts tags on an account and takes them off; where there are none yet, leads to where they are made. */
export const ApplyAccountTagsDialog = ({ accountId, onClose }: ApplyAccountTagsDialogProps) => {
  const { t } = useTranslation('account')
  const { data: account } = useOperation(getAccount, { params: { accountId } })
  const { data: tags } = useOperation(listTags, { query: {} })
  const apply = useCommand(applyAccountTags, { invalidates: [getAccount, searchAccounts] })
  if (!account || !tags) return null
  return (
    <FormDialog
      title={t('tags.applyTitle', { name: account.name })}
      submitLabel={t('tags.apply')}
      schema={applyAccountTags.body}
      defaultValues={{ tagNames: [...account.tags] }}
      onSubmit={async ({ tagNames }) => {
        await apply.mutateAsync({ params: { accountId }, body: { tagNames } })
        toast.success(t('tags.applied'))
      }}
      onClose={onClose}
    >
      {tags.length === 0 && <NoTagsYet onLeave={onClose} />}
      <MultiAutocompleteField<string>
        name="tagNames"
        label={t('tags.title')}
        hint={t('tags.hint')}
        optional
        search={searchTags}
        initial={account.tags.map(asOption)}
      />
    </FormDialog>
  )
}

export default hosted(AccountData, ApplyAccountTagsDialog)

import { useTranslation } from 'react-i18next'
import { z } from 'zod'
import { getAccount, searchAccounts } from '#shared/contracts/account/accounts.ts'
import { applyAccountTags, listTags } from '#shared/contracts/account/tags.ts'
import { AccountId } from '#shared/domain/ids/ids.ts'
import { call } from '#web/api/call.ts'
import { useCommand } from '#web/api/useCommand.ts'
import { FormDialog } from '#web/dialogs/FormDialog.tsx'
import { hosted } from '#web/dialogs/hosted.tsx'
import { MultiAutocompleteField } from '#web/forms/MultiAutocompleteField.tsx'
import { toast } from '#web/ui/toast.ts'

const TagAccountsData = z.object({ accounts: z.array(z.object({ id: AccountId, tags: z.array(z.string()) })) })
type Props = z.infer<typeof TagAccountsData> & { onClose: () => void }

const asOption = (name: string) => ({ value: name, label: name })

const searchTags = async (search: string, signal: AbortSignal) =>
  (await call(listTags, { query: { search } }, { signal })).map(({ name }) => asOption(name))

/** Puts tags on several accounts of the list, beside those that each has. One that is refused ends it; to send it again does nothing twice. */
const TagAccountsDialog = ({ accounts, onClose }: Props) => {
  const { t } = useTranslation('account')
  const apply = useCommand(applyAccountTags, { invalidates: [getAccount, searchAccounts] })
  return (
    <FormDialog
      title={t('tags.manyTitle', { count: accounts.length })}
      submitLabel={t('tags.apply')}
      width="xs"
      schema={applyAccountTags.body}
      defaultValues={{ tagNames: [] }}
      onClose={onClose}
      onSubmit={async ({ tagNames }) => {
        for (const { id, tags } of accounts)
          await apply.mutateAsync({
            params: { accountId: id },
            body: { tagNames: [...new Set([...tags, ...tagNames])] },
          })
        toast.success(t('tags.manyApplied', { count: accounts.length }))
      }}
    >
      <MultiAutocompleteField<string>
        name="tagNames"
        label={t('tags.title')}
        hint={t('tags.manyHint')}
        search={searchTags}
        initial={[]}
      />
    </FormDialog>
  )
}

export default hosted(TagAccountsData, TagAccountsDialog)

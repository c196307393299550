import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { z } from 'zod'
import { getAccount, searchAccounts } from '#shared/contracts/account/accounts.ts'
import { applyAccountTags, listTags } from '#shared/contracts/account/tags.ts'
import { AccountId } from '#shared/domain/ids/ids.ts'
import { call } from '#web/api/call.ts'
import { useCommand } from '#web/api/useCommand.ts'
import { useOperation } from '#web/api/useOperation.ts'
import { FormDialog } from '#web/dialogs/FormDialog.tsx'
import { hosted } from '#web/dialogs/hosted.tsx'
import { MultiAutocompleteField } from '#web/forms/MultiAutocompleteField.tsx'
import { toast } from '#web/ui/toast.ts'
import { tagManySchema, tagsAfter } from '../forms/tagManySchema.ts'
import { NoTagsYet } from '../parts/NoTagsYet.tsx'

const TagAccountsData = z.object({
  accounts: z.array(z.object({ id: AccountId, name: z.string(), tags: z.array(z.string()) })),
})
type Props = z.infer<typeof TagAccountsData> & { onClose: () => void }

const asOption = (name: string) => ({ value: name, label: name })

const searchTags = async (search: string, signal: AbortSignal) =>
  (await call(listTags, { query: { search } }, { signal })).map(({ name }) => asOption(name))

/**
 * Puts tags on several accounts of the list, beside those that each has, and takes others off. One that is refused ends
 * it; to send it again does nothing twice.
 */
const TagAccountsDialog = ({ accounts, onClose }: Props) => {
  const { t } = useTranslation('account')
  const { data: made } = useOperation(listTags, { query: {} })
  const apply = useCommand(applyAccountTags, { invalidates: [getAccount, searchAccounts] })
  const schema = useMemo(
    () =>
      tagManySchema(accounts, {
        tooMany: (name) => t('tags.manyTooMany', { name }),
        nothing: t('tags.manyNothing'),
      }),
    [accounts, t],
  )
  if (!made) return null
  const worn = [...new Set(accounts.flatMap(({ tags }) => tags))].sort((a, b) => a.localeCompare(b))
  return (
    <FormDialog
      title={t('tags.manyTitle', { count: accounts.length })}
      submitLabel={t('tags.apply')}
      width="xs"
      schema={schema}
      defaultValues={{ tagNames: [], takenOff: [] }}
      onClose={onClose}
      onSubmit={async (chosen) => {
        const changed = accounts.flatMap(({ id, tags }) => {
          const tagNames = tagsAfter(tags, chosen)
          return tagNames.join() === tags.join() ? [] : [{ id, tagNames }]
        })
        for (const { id, tagNames } of changed)
          await apply.mutateAsync({ params: { accountId: id }, body: { tagNames } })
        toast.success(t('tags.manyApplied', { count: accounts.length }))
      }}
    >
      {made.length === 0 && <NoTagsYet onLeave={onClose} />}
      <MultiAutocompleteField<string>
        name="tagNames"
        label={t('tags.putOn')}
        hint={t('tags.manyHint')}
        optional={worn.length > 0}
        search={searchTags}
        initial={[]}
      />
      {worn.length > 0 && (
        <MultiAutocompleteField<string>
          name="takenOff"
          label={t('tags.takeOff')}
          hint={t('tags.takeOffHint')}
          optional
          search={(text) =>
            Promise.resolve(worn.filter((tag) => tag.toLowerCase().includes(text.toLowerCase())).map(asOption))
          }
          initial={[]}
        />
      )}
    </FormDialog>
  )
}

export default hosted(TagAccountsData, TagAccountsDialog)

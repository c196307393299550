import { useTranslation } from 'react-i18next'
import { z } from 'zod'
import { searchAccounts } from '#shared/contracts/account/accounts.ts'
import { listMessageLabels, updateMessageLabels } from '#shared/contracts/inbox/messages.ts'
import { messageCategories } from '#shared/domain/correspondence/messageWords.ts'
import { AccountId, MessageId } from '#shared/domain/ids/ids.ts'
import { call } from '#web/api/call.ts'
import { useCommand } from '#web/api/useCommand.ts'
import { useOperation } from '#web/api/useOperation.ts'
import { FormDialog } from '#web/dialogs/FormDialog.tsx'
import { hosted } from '#web/dialogs/hosted.tsx'
import { AutocompleteField } from '#web/forms/AutocompleteField.tsx'
import { SelectField } from '#web/forms/SelectField.tsx'
import { TextField } from '#web/forms/TextField.tsx'
import { toast } from '#web/ui/toast.ts'
import { commaJoined } from '../parts/commaJoined.ts'
import { mailReads } from '../parts/mailReads.ts'

const MessageData = z.object({
  messageId: MessageId,
  category: z.enum(messageCategories),
  labels: z.array(z.string()),
  accountId: AccountId.optional(),
  companyName: z.string().optional(),
})
type Props = z.infer<typeof MessageData> & { onClose: () => void }

const Fields = z.object({
  category: z.enum(messageCategories),
  labels: commaJoined(z.string().max(40)).pipe(z.array(z.string()).max(10)),
  accountId: AccountId.nullable(),
})

const companies = async (text: string, signal: AbortSignal) =>
  (await call(searchAccounts, { query: { search: text, size: 10 } }, { signal })).hits.map(
    ({ id, name, agencyName }) => ({
      value: id,
      label: name,
      hint: agencyName,
    }),
  )

/** Files a message: what it is about, under which labels, and whose account it concerns. */
export const UpdateMessageLabelsDialog = ({ messageId, category, labels, accountId, companyName, onClose }: Props) => {
  const { t } = useTranslation('mail')
  const update = useCommand(updateMessageLabels, { invalidates: mailReads })
  const { data: known = [] } = useOperation(listMessageLabels)
  const initial = accountId && { value: accountId, label: companyName ?? accountId }
  return (
    <FormDialog
      title={t('file.title')}
      submitLabel={t('file.submit')}
      schema={Fields}
      defaultValues={{ category, labels: labels.join(', '), accountId: accountId ?? null }}
      onSubmit={async (body) => {
        await update.mutateAsync({ params: { messageId }, body })
        toast.success(t('file.done'))
      }}
      onClose={onClose}
    >
      <SelectField
        name="category"
        label={t('category')}
        options={messageCategories.map((each) => ({ value: each, label: t(`categories.${each}`) }))}
      />
      <TextField
        name="labels"
        label={t('labels')}
        optional
        hint={
          known.length > 0
            ? t('file.known', { labels: known.map(({ label }) => label).join(', ') })
            : t('file.labelsHint')
        }
      />
      <AutocompleteField<string>
        name="accountId"
        label={t('file.account')}
        optional
        search={companies}
        initial={initial}
      />
    </FormDialog>
  )
}

export default hosted(MessageData, UpdateMessageLabelsDialog)

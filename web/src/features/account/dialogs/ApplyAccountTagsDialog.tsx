import Button from '@mui/material/Button'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { getAccount, searchAccounts } from '#shared/contracts/account/accounts.ts'
import { applyAccountTags, listTags } from '#shared/contracts/account/tags.ts'
import { call } from '#web/api/call.ts'
import { useCommand } from '#web/api/useCommand.ts'
import { useMay } from '#web/api/useMay.ts'
import { useOperation } from '#web/api/useOperation.ts'
import { FormDialog } from '#web/dialogs/FormDialog.tsx'
import { hosted } from '#web/dialogs/hosted.tsx'
import { MultiAutocompleteField } from '#web/forms/MultiAutocompleteField.tsx'
import { usePersona } from '#web/layout/usePersona.ts'
import { tagsPath } from '#web/paths.ts'
import { toast } from '#web/ui/toast.ts'
import { AccountData } from './accountData.ts'

const toOption = ({ name }: { readonly name: string }) => ({ value: name, label: name })

const searchTags = async (search: string, signal: AbortSignal) =>
  (await call(listTags, { query: { search } }, { signal })).map(toOption)

type ApplyAccountTagsDialogProps = AccountData & { onClose: () => void }

/** Puts tags on an account, in place of those it had; leads to where tags are made when there are none. */
export const ApplyAccountTagsDialog = ({ accountId, onClose }: ApplyAccountTagsDialogProps) => {
  const { t } = useTranslation('account')
  const persona = usePersona()
  const may = useMay()
  const account = useOperation(getAccount, { params: { accountId } })
  const tags = useOperation(listTags, { query: {} })
  const apply = useCommand(applyAccountTags, { invalidates: [getAccount, searchAccounts] })
  if (!account.data || !tags.data) return null
  const { name, tags: tagNames } = account.data
  const none = tags.data.length === 0
  return (
    <FormDialog
      title={t('tags.applyTitle', { name })}
      submitLabel={t('tags.apply')}
      needsChange
      schema={applyAccountTags.body}
      defaultValues={{ tagNames }}
      actions={
        none &&
        may('tag:manage') && (
          <Button component={Link} to={tagsPath(persona)} onClick={onClose}>
            {t('tags.setUp')}
          </Button>
        )
      }
      onClose={onClose}
      onSubmit={async (body) => {
        await apply.mutateAsync({ params: { accountId }, body })
        toast.success(t('tags.applied'))
      }}
    >
      <MultiAutocompleteField<string>
        name="tagNames"
        label={t('tags.title')}
        hint={none ? t('tags.noneHint') : undefined}
        optional
        search={searchTags}
        initial={tagNames.map((each) => toOption({ name: each }))}
      />
    </FormDialog>
  )
}

export default hosted(AccountData, ApplyAccountTagsDialog)

import { useTranslation } from 'react-i18next'
import {
  accountDeclineReasons,
  declineAccount,
  getAccount,
  searchAccounts,
} from '#shared/contracts/account/accounts.ts'
import { orSay } from '#web/api/orSay.ts'
import { useCommand } from '#web/api/useCommand.ts'
import { FormDialog } from '#web/dialogs/FormDialog.tsx'
import { hosted } from '#web/dialogs/hosted.tsx'
import { SelectField } from '#web/forms/SelectField.tsx'
import { TextField } from '#web/forms/TextField.tsx'
import { region } from '#web/i18n/region.ts'
import { useProductWords } from '#web/records/productWords.ts'
import { toast } from '#web/ui/toast.ts'
import { usualProduct } from '../parts/usualProduct.ts'
import { AccountData } from './accountData.ts'

type DeclineAccountDialogProps = AccountData & { onClose: () => void }

/** Declines to insure an account. */
export const DeclineAccountDialog = ({ accountId, accountName = '', onClose }: DeclineAccountDialogProps) => {
  const { t } = useTranslation('account')
  const { nameOf, lineOf } = useProductWords()
  const decline = useCommand(declineAccount, { invalidates: [getAccount, searchAccounts] })
  return (
    <FormDialog
      title={t('decline.title', { name: accountName })}
      submitLabel={t('decline.confirm')}
      destructive
      schema={declineAccount.body}
      defaultValues={{ productType: usualProduct, reasonSummary: '' }}
      onClose={onClose}
      onSubmit={async (body) => {
        await decline.mutateAsync({ params: { accountId }, body }).catch(orSay(t('decline.failed')))
        toast.success(t('decline.done'))
      }}
    >
      <SelectField
        name="productType"
        label={t('decline.product')}
        options={region.products.map((value) => ({ value, label: nameOf(value), hint: lineOf(value) }))}
      />
      <SelectField
        name="reason"
        label={t('decline.reason')}
        options={accountDeclineReasons.map((value) => ({ value, label: value }))}
      />
      <TextField name="reasonSummary" label={t('decline.description')} rows={4} maxLength={2000} />
    </FormDialog>
  )
}

export default hosted(AccountData, DeclineAccountDialog)

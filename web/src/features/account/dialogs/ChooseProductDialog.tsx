import { useTranslation } from 'react-i18next'
import { z } from 'zod'
import { getAccount } from '#shared/contracts/account/accounts.ts'
import { products } from '#shared/regions/products.ts'
import { useOperation } from '#web/api/useOperation.ts'
import { FormDialog } from '#web/dialogs/FormDialog.tsx'
import { hosted } from '#web/dialogs/hosted.tsx'
import { SelectField } from '#web/forms/SelectField.tsx'
import { region } from '#web/i18n/region.ts'
import { useProductWords } from '#web/records/productWords.ts'
import { useRequestQuote } from '../parts/useRequestQuote.ts'
import { usualProduct } from '../parts/usualProduct.ts'
import { AccountData } from './accountData.ts'

type ChooseProductDialogProps = AccountData & { onClose: () => void }

const Choice = z.object({ product: z.enum(products) })

/** Which product a quote is requested of, where the account's page is not open. */
export const ChooseProductDialog = ({ accountId, onClose }: ChooseProductDialogProps) => {
  const { t } = useTranslation('account')
  const { nameOf, lineOf } = useProductWords()
  const requestQuote = useRequestQuote()
  const { data: account } = useOperation(getAccount, { params: { accountId } })
  if (!account) return null
  return (
    <FormDialog
      title={t('chooseProduct.title', { name: account.name })}
      submitLabel={t('chooseProduct.confirm')}
      width="xs"
      schema={Choice}
      defaultValues={{ product: usualProduct }}
      onClose={onClose}
      onSubmit={({ product }) => {
        // After this dialog has closed, another one may open.
        setTimeout(() => requestQuote(account, product))
      }}
    >
      <SelectField
        name="product"
        label={t('chooseProduct.product')}
        options={region.products.map((value) => ({ value, label: nameOf(value), hint: lineOf(value) }))}
      />
    </FormDialog>
  )
}

export default hosted(AccountData, ChooseProductDialog)

import { useTranslation } from 'react-i18next'
import { z } from 'zod'
import { getAccount } from '#shared/contracts/account/accounts.ts'
import { products } from '#shared/regions/products.ts'
import { useOperation } from '#web/api/useOperation.ts'
import { FormDialog } from '#web/dialogs/FormDialog.tsx'
import { hosted } from '#web/dialogs/hosted.tsx'
import { ProductCards } from '#web/records/ProductCards.tsx'
import { useRequestQuote } from '../parts/useRequestQuote.ts'
import { usualProduct } from '../parts/usualProduct.ts'
import { AccountData } from './accountData.ts'

type ChooseProductDialogProps = AccountData & { onClose: () => void }

const Choice = z.object({ product: z.enum(products) })

/** Which product a quote is requested of: what each is for, what it would cost, and what would become of the request. */
export const ChooseProductDialog = ({ accountId, submissionId, onClose }: ChooseProductDialogProps) => {
  const { t } = useTranslation('account')
  const requestQuote = useRequestQuote()
  const { data: account } = useOperation(getAccount, { params: { accountId } })
  if (!account) return null
  return (
    <FormDialog
      title={t('chooseProduct.title', { name: account.name })}
      submitLabel={t('chooseProduct.confirm')}
      width="sm"
      schema={Choice}
      defaultValues={{ product: usualProduct }}
      onClose={onClose}
      onSubmit={({ product }) => {
        // After this dialog has closed, another one may open.
        setTimeout(() => requestQuote(account, product, submissionId))
      }}
    >
      <ProductCards name="product" accountId={accountId} />
    </FormDialog>
  )
}

export default hosted(AccountData, ChooseProductDialog)

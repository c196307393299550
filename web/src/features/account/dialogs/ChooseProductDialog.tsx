import Typography from '@mui/material/Typography'
import { useTranslation } from 'react-i18next'
import { z } from 'zod'
import { getAccount } from '#shared/contracts/account/accounts.ts'
import { listIndications } from '#shared/contracts/rater/indications.ts'
import { defaultTerms } from '#shared/domain/coverage/terms.ts'
import { products } from '#shared/regions/products.ts'
import { useOperation } from '#web/api/useOperation.ts'
import { FormDialog } from '#web/dialogs/FormDialog.tsx'
import { hosted } from '#web/dialogs/hosted.tsx'
import { compactMoney } from '#web/i18n/format.ts'
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
  const indications = useOperation(listIndications, { query: { accountId } })
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
      <Typography variant="body2" color="text.secondary">
        {t('chooseProduct.terms', { limit: compactMoney(defaultTerms.limit) })}
      </Typography>
      <ProductCards
        name="product"
        label={t('chooseProduct.product')}
        indications={indications.data}
        isLoading={indications.isLoading}
      />
    </FormDialog>
  )
}

export default hosted(AccountData, ChooseProductDialog)

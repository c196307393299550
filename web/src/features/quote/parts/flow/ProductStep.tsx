import Typography from '@mui/material/Typography'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import { z } from 'zod'
import { listIndications } from '#shared/contracts/rater/indications.ts'
import { defaultTerms } from '#shared/domain/coverage/terms.ts'
import { AccountId } from '#shared/domain/ids/ids.ts'
import { type Product, products } from '#shared/regions/products.ts'
import { useOperation } from '#web/api/useOperation.ts'
import { Form } from '#web/forms/Form.tsx'
import { useSchemaForm } from '#web/forms/useSchemaForm.ts'
import { compactMoney } from '#web/i18n/format.ts'
import { ProductCards } from '#web/records/ProductCards.tsx'
import { Panel } from '#web/ui/Panel.tsx'
import { FlowButtons } from './FlowButtons.tsx'

const Choice = z.object({ product: z.enum(products) })

type ProductStepProps = {
  accountId: string
  product: Product
  backTo: string
  nextOf: (product: Product) => string
}

/** Which product: what each is for, and what it would cost this company. */
export const ProductStep = ({ accountId, product, backTo, nextOf }: ProductStepProps) => {
  const { t } = useTranslation(['quote', 'account'])
  const navigate = useNavigate()
  const indications = useOperation(listIndications, { query: { accountId: AccountId.parse(accountId) } })
  const form = useSchemaForm(Choice, { product })
  return (
    <Form form={form} onSubmit={(chosen) => navigate(nextOf(chosen.product))}>
      <Panel title={t('flow.steps.product-selector')}>
        <Typography variant="body2" color="text.secondary">
          {t('account:chooseProduct.terms', { limit: compactMoney(defaultTerms.limit) })}
        </Typography>
        <ProductCards
          name="product"
          label={t('account:chooseProduct.product')}
          indications={indications.data}
          isLoading={indications.isLoading}
        />
      </Panel>
      <FlowButtons step="product-selector" backTo={backTo} />
    </Form>
  )
}

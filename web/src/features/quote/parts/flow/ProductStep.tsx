import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import { z } from 'zod'
import { AccountId } from '#shared/domain/ids/ids.ts'
import { type Product, products } from '#shared/regions/products.ts'
import { Form } from '#web/forms/Form.tsx'
import { useSchemaForm } from '#web/forms/useSchemaForm.ts'
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
  const { t } = useTranslation('quote')
  const navigate = useNavigate()
  const form = useSchemaForm(Choice, { product })
  return (
    <Form form={form} onSubmit={(chosen) => navigate(nextOf(chosen.product))}>
      <Panel title={t('flow.steps.product-selector')}>
        <ProductCards name="product" accountId={AccountId.parse(accountId)} />
      </Panel>
      <FlowButtons step="product-selector" backTo={backTo} />
    </Form>
  )
}

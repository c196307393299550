import Box from '@mui/material/Box'
import { useTranslation } from 'react-i18next'
import type { AgencyId } from '#shared/domain/ids/ids.ts'
import { commissionManners } from '#shared/domain/quoting/commissionAgreement.ts'
import { commissionTerms } from '#shared/domain/quoting/commissionTerms.ts'
import { productNameOf } from '#shared/regions/productNames.ts'
import { DateField } from '#web/forms/DateField.tsx'
import { PercentField } from '#web/forms/PercentField.tsx'
import { SelectField } from '#web/forms/SelectField.tsx'
import { TextField } from '#web/forms/TextField.tsx'
import { region } from '#web/i18n/region.ts'
import { useAgreements } from '../parts/useAgreements.ts'
import { everyProduct } from './agreementForm.ts'
import { ShareList } from './ShareList.tsx'

const { floor, cap } = commissionTerms
const pair = { display: 'grid', gap: 2, gridTemplateColumns: { sm: '1fr 1fr' } } as const

/** What is agreed with an agency: of which product, how much, from when to when, how it is earned, and who shares it. */
export const AgreementFields = ({ agencyId }: { agencyId: AgencyId }) => {
  const { t } = useTranslation('commissions')
  const { data } = useAgreements(agencyId)
  const products = region.products.map((product) => ({ value: product, label: productNameOf(product) }))
  const manners = commissionManners.map((value) => ({
    value,
    label: t(`agreement.manner.${value}`),
    hint: t(`agreement.mannerHint.${value}`),
  }))
  return (
    <>
      <SelectField
        name="product"
        label={t('agreement.product')}
        options={[{ value: everyProduct, label: t('agreement.everyProduct') }, ...products]}
        autoFocus
      />
      <Box sx={pair}>
        <PercentField
          name="newPercent"
          label={t('agreement.newPercent')}
          hint={t('agreement.within', { floor, cap })}
          decimals={2}
        />
        <PercentField name="renewalPercent" label={t('agreement.renewalPercent')} decimals={2} />
        <DateField name="effectiveFrom" label={t('agreement.effectiveFrom')} hint={t('agreement.fromHint')} />
        <DateField name="effectiveUntil" label={t('agreement.effectiveUntil')} optional />
      </Box>
      <SelectField name="manner" label={t('agreement.mannerTitle')} options={manners} />
      <ShareList agencies={(data?.related ?? []).map(({ agencyId: value, agencyName: label }) => ({ value, label }))} />
      <TextField name="note" label={t('agreement.note')} rows={2} maxLength={500} optional />
    </>
  )
}

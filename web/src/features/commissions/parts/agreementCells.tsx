import Typography from '@mui/material/Typography'
import { useTranslation } from 'react-i18next'
import type { CommissionAgreementView } from '#shared/contracts/commissions/commissionAgreement.ts'
import { agreedOn, type CommissionManner } from '#shared/domain/quoting/commissionAgreement.ts'
import { productNameOf } from '#shared/regions/productNames.ts'
import { today } from '#web/forms/dayText.ts'
import { date } from '#web/i18n/format.ts'
import { StatusChip } from '#web/ui/StatusChip.tsx'

/** Of which product an agreement is. */
export const ProductAgreed = ({ product }: Pick<CommissionAgreementView, 'product'>) => {
  const { t } = useTranslation('commissions')
  return product === null ? t('agreement.everyProduct') : productNameOf(product)
}

/** When commission is earned. */
export const Manner = ({ manner }: { manner: CommissionManner }) => {
  const { t } = useTranslation('commissions')
  return t(`agreement.manner.${manner}`)
}

const standings = { COMING: 'ready', IN_FORCE: 'active', OVER: 'ended' } as const

const standingOf = (span: Pick<CommissionAgreementView, 'effectiveFrom' | 'effectiveUntil'>) =>
  agreedOn(span, today()) ? 'IN_FORCE' : span.effectiveFrom > today() ? 'COMING' : 'OVER'

/** Whether an agreement holds today, and from when to when. */
export const StandingOf = ({
  agreement,
}: {
  agreement: Pick<CommissionAgreementView, 'effectiveFrom' | 'effectiveUntil'>
}) => {
  const { t } = useTranslation('commissions')
  const { effectiveFrom, effectiveUntil } = agreement
  const standing = standingOf(agreement)
  return (
    <>
      <StatusChip status={standing} tone={standings[standing]} label={t(`agreement.standing.${standing}`)} />
      <Typography variant="caption" color="text.secondary" sx={{ display: 'block', mt: 0.25 }}>
        {effectiveUntil === null
          ? t('agreement.since', { from: date(effectiveFrom) })
          : t('agreement.span', { from: date(effectiveFrom), until: date(effectiveUntil) })}
      </Typography>
    </>
  )
}

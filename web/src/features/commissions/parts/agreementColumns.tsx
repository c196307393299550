import Typography from '@mui/material/Typography'
import { useTranslation } from 'react-i18next'
import type { CommissionAgreementView } from '#shared/contracts/commissions/commissionAgreement.ts'
import { agreedOn, type CommissionManner } from '#shared/domain/quoting/commissionAgreement.ts'
import { productNameOf } from '#shared/regions/productNames.ts'
import { date, percent } from '#web/i18n/format.ts'
import type { TextKey } from '#web/i18n/textKey.ts'
import { todayHere } from '#web/i18n/todayHere.ts'
import type { Column } from '#web/tables/column.ts'
import { StatusChip } from '#web/ui/StatusChip.tsx'

/** Of which product an agreement is. */
const ProductAgreed = ({ product }: Pick<CommissionAgreementView, 'product'>) => {
  const { t } = useTranslation('commissions')
  return product === null ? t('agreement.everyProduct') : productNameOf(product)
}

/** When commission is earned. */
const Manner = ({ manner }: { manner: CommissionManner }) => {
  const { t } = useTranslation('commissions')
  return t(`agreement.manner.${manner}`)
}

const standings = { COMING: 'ready', IN_FORCE: 'active', OVER: 'ended' } as const

const standingOf = (span: Pick<CommissionAgreementView, 'effectiveFrom' | 'effectiveUntil'>) =>
  agreedOn(span, todayHere()) ? 'IN_FORCE' : span.effectiveFrom > todayHere() ? 'COMING' : 'OVER'

/** Whether an agreement holds today, and from when to when. */
const StandingOf = ({
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

const points = (value: number | undefined) => (value === undefined ? '–' : percent(value / 100, { digits: 2 }))

type Shares = Pick<CommissionAgreementView, 'newPercent' | 'renewalPercent'>

/** Two shares of one agreement: of new business and of renewals. */
export const bothShares = ({ newPercent, renewalPercent }: Shares): string =>
  newPercent === undefined ? '–' : `${points(newPercent)} / ${points(renewalPercent)}`

/** A column of one share of the premium. */
export const shareColumn = <Share extends keyof CommissionAgreementView & `${string}Percent`>(
  id: Share,
  header: TextKey,
): Column<Pick<CommissionAgreementView, Share>> => ({
  id,
  header,
  cell: ({ [id]: share }) => points(share),
  align: 'end',
  card: 'fact',
})

export const productColumn: Column<Pick<CommissionAgreementView, 'product'>> = {
  id: 'product',
  header: 'commissions:agreement.product',
  cell: ({ product }) => <ProductAgreed product={product} />,
  fixed: true,
  card: 'title',
}

export const standingColumn: Column<Pick<CommissionAgreementView, 'effectiveFrom' | 'effectiveUntil'>> = {
  id: 'status',
  header: 'commissions:agreement.status',
  cell: (agreement) => <StandingOf agreement={agreement} />,
  card: 'status',
}

export const mannerColumn: Column<Pick<CommissionAgreementView, 'manner'>> = {
  id: 'manner',
  header: 'commissions:agreement.earned',
  cell: ({ manner }) => <Manner manner={manner} />,
  card: 'fact',
}

import { useTranslation } from 'react-i18next'
import { getExcessPremium } from '#shared/contracts/policy/excess.ts'
import type { Policy } from '#shared/contracts/policy/policy.ts'
import { coverageById } from '#shared/domain/coverage/catalogue.ts'
import { inRegion } from '#shared/domain/coverage/regionalText.ts'
import { useOperation } from '#web/api/useOperation.ts'
import { useRested } from '#web/forms/useRested.ts'
import { date, exactMoney } from '#web/i18n/format.ts'
import { region } from '#web/i18n/region.ts'
import { KeyValueList } from '#web/ui/KeyValueList.tsx'
import { ProblemPanel } from '#web/ui/ProblemPanel.tsx'
import { TextSkeleton } from '#web/ui/Skeletons.tsx'

/** How long typing rests before a layer is priced (ms). */
const rest = 400

interface LayerPriceProps {
  readonly policyId: Policy['id']
  /** What is asked for, once it is whole. */
  readonly asked: { readonly limit: number; readonly attachmentPoint: number; readonly premium?: number | undefined }
}

const nameOf = (id: Parameters<typeof coverageById>[0]): string => {
  const coverage = coverageById(id)
  return coverage === undefined ? String(id) : inRegion(coverage.name, region.code)
}

/** What a layer costs as it is typed, and what of the cover beneath it does not follow. */
export const LayerPrice = ({ policyId, asked }: LayerPriceProps) => {
  const { t } = useTranslation('policy')
  const key = useRested(JSON.stringify(asked), rest)
  const { limit, attachmentPoint, premium } = JSON.parse(key) as LayerPriceProps['asked'] // just written
  const { data, error, refetch } = useOperation(
    getExcessPremium,
    { params: { policyId }, query: { limit, attachmentPoint, ...(premium !== undefined && { premium }) } },
    { keepPrevious: true },
  )
  if (error) return <ProblemPanel error={error} onRetry={() => void refetch()} />
  if (!data) return <TextSkeleton lines={4} />
  return (
    <KeyValueList
      columns={1}
      layout="row"
      items={[
        { label: t('excess.from'), value: date(data.effectiveDate) },
        { label: t('excess.until'), value: date(data.expirationDate) },
        { label: t('price.premium'), value: exactMoney(data.premium) },
        { label: t('change.taxes'), value: exactMoney(data.total - data.premium) },
        { label: t('price.total'), value: <b>{exactMoney(data.total)}</b> },
        { label: t('excess.commission'), value: exactMoney(data.commission) },
        ...(data.notFollowed.length === 0
          ? []
          : [{ label: t('excess.notFollowed'), value: data.notFollowed.map(nameOf).join(', ') }]),
      ]}
    />
  )
}

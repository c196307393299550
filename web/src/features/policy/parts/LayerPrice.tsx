import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { getExcessPremium } from '#shared/contracts/policy/excess.ts'
import type { Policy } from '#shared/contracts/policy/policy.ts'
import { coverageById } from '#shared/domain/coverage/catalogue.ts'
import { inRegion } from '#shared/domain/coverage/regionalText.ts'
import type { MinorUnits } from '#shared/domain/money/amounts.ts'
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
  /** Told what is shown to be paid for it; undefined while nothing is. */
  readonly onShown: (total: MinorUnits | undefined) => void
}

const nameOf = (id: Parameters<typeof coverageById>[0]): string => {
  const coverage = coverageById(id)
  return coverage === undefined ? String(id) : inRegion(coverage.name, region.code)
}

/** What a layer costs as it is typed, and what of the cover beneath it does not follow. */
export const LayerPrice = ({ policyId, asked, onShown }: LayerPriceProps) => {
  const { t } = useTranslation('policy')
  const typed = JSON.stringify(asked)
  const key = useRested(typed, rest)
  const { limit, attachmentPoint, premium } = JSON.parse(key) as LayerPriceProps['asked'] // just written
  const { data, error, isFetching, refetch } = useOperation(getExcessPremium, {
    params: { policyId },
    query: { limit, attachmentPoint, ...(premium !== undefined && { premium }) },
  })
  const shown = key === typed && !isFetching ? data : undefined
  useEffect(() => onShown(shown?.total), [shown?.total, onShown])
  if (error && !isFetching) return <ProblemPanel error={error} onRetry={() => void refetch()} />
  if (shown === undefined) return <TextSkeleton lines={6} />
  return (
    <KeyValueList
      columns={1}
      layout="row"
      items={[
        { label: t('excess.from'), value: date(shown.effectiveDate) },
        { label: t('excess.until'), value: date(shown.expirationDate) },
        { label: t('price.premium'), value: exactMoney(shown.premium) },
        { label: t('change.taxes'), value: exactMoney(shown.total - shown.premium) },
        { label: t('price.total'), value: <b>{exactMoney(shown.total)}</b> },
        { label: t('excess.commission'), value: exactMoney(shown.commission) },
        ...(shown.notFollowed.length === 0
          ? []
          : [{ label: t('excess.notFollowed'), value: shown.notFollowed.map(nameOf).join(', ') }]),
      ]}
    />
  )
}

import Button from '@mui/material/Button'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { getCarrierRater } from '#shared/contracts/rater/carriers.ts'
import { productNameOf } from '#shared/regions/productNames.ts'
import { Problem } from '#web/api/problem.ts'
import { useSession } from '#web/api/session.ts'
import { useOperation } from '#web/api/useOperation.ts'
import { date } from '#web/i18n/format.ts'
import { usePersona } from '#web/layout/usePersona.ts'
import { inPersona } from '#web/paths.ts'
import { EmptyState } from '#web/ui/EmptyState.tsx'
import { KeyValueList } from '#web/ui/KeyValueList.tsx'
import { Panel } from '#web/ui/Panel.tsx'
import { ProblemPanel } from '#web/ui/ProblemPanel.tsx'
import { TextSkeleton } from '#web/ui/Skeletons.tsx'
import { reportStaleTime } from '../parts/reportStaleTime.ts'

/** By which rate book what is written on a carrier's paper is priced, of what, where and how long. */
export const RateBookInForce = () => {
  const { t } = useTranslation('dashboard')
  const persona = usePersona()
  const carrierId = useSession()?.claims.organizationId
  const { data, error, refetch } = useOperation(
    getCarrierRater,
    carrierId === undefined ? null : { params: { carrierId } },
    { staleTime: reportStaleTime },
  )
  const isNone = error instanceof Problem && error.status === 404
  if (error && !isNone) return <ProblemPanel error={error} onRetry={() => void refetch()} />
  return (
    <Panel
      title={t('partners.rateBook.title')}
      sx={{ mb: 2.5 }}
      actions={
        <Button component={Link} to={inPersona(persona, 'rater')}>
          {t('partners.rateBook.open')}
        </Button>
      }
    >
      {isNone || data?.removed !== undefined ? (
        <EmptyState title={t('partners.rateBook.none')} hint={t('partners.rateBook.noneHint')} />
      ) : data === undefined ? (
        <TextSkeleton lines={4} />
      ) : (
        <KeyValueList
          items={[
            { label: t('partners.rateBook.book'), value: data.rateBook },
            { label: t('partners.rateBook.version'), value: String(data.revision) },
            { label: t('partners.rateBook.from'), value: date(data.effectiveFrom) },
            {
              label: t('partners.rateBook.until'),
              value: data.effectiveUntil ? date(data.effectiveUntil) : t('partners.rateBook.openEnded'),
            },
            { label: t('partners.rateBook.products'), value: data.products.map(productNameOf).join(', ') },
            {
              label: t('partners.rateBook.states'),
              value: data.states.length === 0 ? t('partners.exposure.everywhere') : data.states.join(', '),
            },
          ]}
        />
      )}
    </Panel>
  )
}

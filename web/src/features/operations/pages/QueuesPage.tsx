import Button from '@mui/material/Button'
import { useTranslation } from 'react-i18next'
import { listQueues } from '#shared/contracts/platform/queues.ts'
import { useOperation } from '#web/api/useOperation.ts'
import { dateTime } from '#web/i18n/format.ts'
import { Page } from '#web/layout/Page.tsx'
import { PageHeader } from '#web/layout/PageHeader.tsx'
import { RefreshIcon } from '#web/ui/icons.tsx'
import { ProblemPanel } from '#web/ui/ProblemPanel.tsx'
import { QueuesPanel } from '../tables/QueuesPanel.tsx'

/** The queues are asked again every so many milliseconds. */
const often = 30_000

/** How much waits, and for what: each subscriber's queue, with what of it could not be done. */
export const QueuesPage = () => {
  const { t } = useTranslation(['operations', 'common'])
  const read = useOperation(listQueues, {}, { keepPrevious: true, refetchInterval: () => often })
  return (
    <Page>
      <PageHeader
        title={t('queues.title')}
        subtitle={read.data === undefined ? t('queues.subtitle') : t('queues.asOf', { at: dateTime(read.data.asOf) })}
        action={
          <Button
            variant="outlined"
            startIcon={<RefreshIcon />}
            loading={read.isFetching}
            loadingPosition="start"
            onClick={() => void read.refetch()}
          >
            {t('queues.refresh')}
          </Button>
        }
      />
      {read.error ? (
        <ProblemPanel error={read.error} onRetry={() => void read.refetch()} />
      ) : (
        <QueuesPanel answer={read.data} />
      )}
    </Page>
  )
}

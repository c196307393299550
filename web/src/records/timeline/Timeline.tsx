import Typography from '@mui/material/Typography'
import { useTranslation } from 'react-i18next'
import { StatusTimeline, type TimelineEvent } from '../../charts/StatusTimeline.tsx'
import { Panel } from '../../ui/Panel.tsx'
import { ProblemPanel } from '../../ui/ProblemPanel.tsx'
import { TextSkeleton } from '../../ui/Skeletons.tsx'
import { type HistoryOfRecord, useHistory } from '../useHistory.ts'
import { happened, lifeOf, type Notes } from './happened.ts'

type TimelineProps = HistoryOfRecord & {
  /** Its days, those that have come and those ahead. */
  days: readonly TimelineEvent[]
  notes: Notes
}

/** A record's life: what happened, by its history, and what is to come. */
export const Timeline = ({ days, notes, ...record }: TimelineProps) => {
  const { t } = useTranslation('records')
  const { data, error, refetch } = useHistory(record)
  const title = t('timeline.title')
  return (
    <Panel dense title={title}>
      {data ? (
        <StatusTimeline events={lifeOf(happened(data.hits, notes, t), days)} label={title} />
      ) : error ? (
        <ProblemPanel error={error} onRetry={() => void refetch()} />
      ) : (
        <TextSkeleton lines={4} />
      )}
      {data?.more && (
        <Typography variant="body2" color="text.secondary" sx={{ mt: 1.5 }}>
          {t('history.more')}
        </Typography>
      )}
    </Panel>
  )
}

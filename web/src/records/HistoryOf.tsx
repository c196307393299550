import { ProblemPanel } from '../ui/ProblemPanel.tsx'
import { TextSkeleton } from '../ui/Skeletons.tsx'
import { History } from './History.tsx'
import { type HistoryOfRecord, useHistory } from './useHistory.ts'

/** A record's history as it is now. */
export const HistoryOf = ({ label, ...record }: HistoryOfRecord & { label: string }) => {
  const { data, error, refetch } = useHistory(record)
  if (data) return <History lines={data.hits} more={data.more} label={label} />
  if (error) return <ProblemPanel error={error} onRetry={() => void refetch()} />
  return <TextSkeleton lines={4} />
}

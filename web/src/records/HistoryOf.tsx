import Box from '@mui/material/Box'
import type { Column } from '../tables/column.ts'
import { ExportMenu, takenFrom } from '../tables/ExportMenu.tsx'
import { ProblemPanel } from '../ui/ProblemPanel.tsx'
import { TextSkeleton } from '../ui/Skeletons.tsx'
import { History } from './History.tsx'
import { type HistoryOfRecord, useHistory } from './useHistory.ts'

/** What the columns of a history's file are called. */
const historyColumns: readonly Pick<Column<never>, 'field' | 'header' | 'id'>[] = [
  { id: 'version', header: 'records:history.file.version' },
  { id: 'at', header: 'records:history.file.at' },
  { id: 'operation', header: 'records:history.file.operation' },
  { id: 'by', header: 'records:history.file.by' },
  { id: 'field', header: 'records:history.file.field' },
  { id: 'before', header: 'records:history.file.before' },
  { id: 'after', header: 'records:history.file.after' },
  { id: 'hidden', header: 'records:history.file.hidden' },
]

/** A record's history as it is now. */
export const HistoryOf = ({ label, ...record }: HistoryOfRecord & { label: string }) => {
  const { data, error, refetch } = useHistory(record)
  const origin = takenFrom(data?.hits)
  if (data)
    return (
      <>
        <History lines={data.hits} more={data.more} label={label} />
        {origin !== undefined && data.hits.length > 0 && (
          <Box sx={{ display: 'flex', justifyContent: 'flex-end', mt: 1 }}>
            <ExportMenu origin={origin} label={label} columns={historyColumns} />
          </Box>
        )}
      </>
    )
  if (error) return <ProblemPanel error={error} onRetry={() => void refetch()} />
  return <TextSkeleton lines={4} />
}

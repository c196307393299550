import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { useTranslation } from 'react-i18next'
import { searchMessages } from '#shared/contracts/inbox/messages.ts'
import { call } from '#web/api/call.ts'
import { useFallback } from '#web/api/newsState.ts'
import { queryKeyOf } from '#web/api/useOperation.ts'
import { useParts } from '#web/api/useParts.ts'
import { NothingFits } from '#web/tables/NothingFits.tsx'
import { EmptyState } from '#web/ui/EmptyState.tsx'
import { ProblemPanel } from '#web/ui/ProblemPanel.tsx'
import { TextSkeleton } from '#web/ui/Skeletons.tsx'
import { MailRow } from './MailRow.tsx'
import type { MailQuery } from './mailFilter.ts'

type MailListProps = {
  query: MailQuery
  openId: string | undefined
  pathTo: (id: string) => string
  /** Takes search and filters off; undefined where none is on. */
  onClear: (() => void) | undefined
}

/** The mail of a folder, newest first, part by part. */
export const MailList = ({ query, openId, pathTo, onClear }: MailListProps) => {
  const { t } = useTranslation('mail')
  const { data, error, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } = useParts(
    queryKeyOf(searchMessages, { query }),
    (after, signal) => call(searchMessages, { query: { ...query, after } }, { signal }),
    { refetchInterval: useFallback(30_000) },
  )
  if (error) return <ProblemPanel error={error} onRetry={() => void refetch()} />
  if (!data)
    return (
      <Box sx={{ p: 2 }}>
        <TextSkeleton lines={12} />
      </Box>
    )
  const hits = data.pages.flatMap((page) => page.hits)
  if (hits.length === 0 && !hasNextPage)
    return onClear === undefined ? (
      <EmptyState title={t(`empty.${query.folder}`)} hint={t('emptyHint')} />
    ) : (
      <NothingFits onClear={onClear} />
    )
  return (
    <>
      <Box component="ol" aria-label={t(`folders.${query.folder}`)} sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {hits.map((message) => (
          <MailRow key={message.id} message={message} to={pathTo(message.id)} isOpen={message.id === openId} />
        ))}
      </Box>
      {hasNextPage && (
        <Box sx={{ p: 1.5, textAlign: 'center' }}>
          <Button size="small" loading={isFetchingNextPage} onClick={() => void fetchNextPage()}>
            {t('more')}
          </Button>
        </Box>
      )}
    </>
  )
}

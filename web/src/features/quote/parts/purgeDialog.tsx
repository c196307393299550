import Typography from '@mui/material/Typography'
import { useTranslation } from 'react-i18next'
import { z } from 'zod'
import type { removeExpiredQuotes, removeInvalidQuotes } from '#shared/contracts/quote/removal.ts'
import { searchDashboardQuotes, searchQuotes } from '#shared/contracts/quote/search.ts'
import { AccountId } from '#shared/domain/ids/ids.ts'
import { useCommand } from '#web/api/useCommand.ts'
import { useOperation } from '#web/api/useOperation.ts'
import { ConfirmDialog } from '#web/dialogs/ConfirmDialog.tsx'
import { hosted } from '#web/dialogs/hosted.tsx'
import { number } from '#web/i18n/format.ts'
import { unlessShown } from '#web/ui/notNow.ts'
import { ProblemPanel } from '#web/ui/ProblemPanel.tsx'
import { TextSkeleton } from '#web/ui/Skeletons.tsx'
import { toast } from '#web/ui/toast.ts'

/** Whose quotes; the whole region's where no account is named. */
const Data = z.object({ accountId: AccountId.optional() })

type PurgeProps = z.infer<typeof Data> & { onClose: () => void }

/** Asks before all quotes of a status are deleted by a job, with how many there are. */
export const purgeDialog = (
  status: 'EXPIRED' | 'INVALID',
  operation: typeof removeExpiredQuotes | typeof removeInvalidQuotes,
) => {
  const PurgeDialog = ({ accountId, onClose }: PurgeProps) => {
    const { t } = useTranslation('quote')
    const purge = useCommand(operation, { invalidates: [searchQuotes, searchDashboardQuotes] })
    const found = useOperation(searchQuotes, { query: { status: [status], size: 1, accountId } })
    const count = found.data?.totalHits
    return (
      <ConfirmDialog
        title={t(`purge.title.${status}`)}
        confirmLabel={t('purge.submit')}
        destructive
        // There is nothing to delete, or nobody has seen yet how much.
        notNow={count === 0 ? t('purge.nothing') : unlessShown(count !== undefined)}
        onClose={onClose}
        onConfirm={async () => {
          await purge.mutateAsync({ query: accountId === undefined ? {} : { accountId } })
          toast.success(t('purge.begun'))
        }}
      >
        {found.error && <ProblemPanel error={found.error} onRetry={() => void found.refetch()} />}
        {found.isLoading && <TextSkeleton lines={2} />}
        {count !== undefined && (
          <Typography>
            {t(accountId === undefined ? 'purge.ofRegion' : 'purge.ofAccount', { count, shown: number(count) })}
          </Typography>
        )}
        <Typography color="text.secondary" sx={{ mt: 1 }}>
          {t('purge.text')}
        </Typography>
      </ConfirmDialog>
    )
  }
  return hosted(Data, PurgeDialog)
}

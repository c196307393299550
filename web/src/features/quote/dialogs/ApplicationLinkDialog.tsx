import Button from '@mui/material/Button'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import Typography from '@mui/material/Typography'
import { useTranslation } from 'react-i18next'
import { getApplicationLink } from '#shared/contracts/quote/sending.ts'
import { useOperation } from '#web/api/useOperation.ts'
import { DialogFrame } from '#web/dialogs/DialogFrame.tsx'
import { hosted } from '#web/dialogs/hosted.tsx'
import { CheckIcon, CopyIcon } from '#web/ui/icons.tsx'
import { unlessShown } from '#web/ui/notNow.ts'
import { ProblemPanel } from '#web/ui/ProblemPanel.tsx'
import { TextSkeleton } from '#web/ui/Skeletons.tsx'
import { useCopied } from '#web/ui/useCopied.ts'
import { WhyNot } from '#web/ui/WhyNot.tsx'
import { QuoteData } from '../parts/quoteData.ts'

/** The address of the quote's page for the policy holder, to be copied. */
export const ApplicationLinkDialog = ({ quoteId, onClose }: { quoteId: string; onClose: () => void }) => {
  const { t } = useTranslation(['quote', 'common'])
  const { data, error, refetch } = useOperation(getApplicationLink, { params: { quoteId } })
  const [copied, copy] = useCopied()
  return (
    <DialogFrame title={t('applicationLink.title')} onClose={onClose}>
      <DialogContent>
        <Typography color="text.secondary" sx={{ mb: 2 }}>
          {t('applicationLink.text')}
        </Typography>
        {data ? (
          <Typography sx={{ overflowWrap: 'anywhere', userSelect: 'all' }}>{data.url}</Typography>
        ) : error ? (
          <ProblemPanel title={t('applicationLink.failed')} error={error} onRetry={() => void refetch()} />
        ) : (
          <TextSkeleton lines={1} />
        )}
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{t('common:close')}</Button>
        <WhyNot reason={unlessShown(data !== undefined)}>
          <Button
            variant="contained"
            startIcon={copied ? <CheckIcon /> : <CopyIcon />}
            onClick={() => data && copy(data.url)}
          >
            {t(copied ? 'applicationLink.copied' : 'applicationLink.copy')}
          </Button>
        </WhyNot>
      </DialogActions>
    </DialogFrame>
  )
}

export default hosted(QuoteData, ApplicationLinkDialog)

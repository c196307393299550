import DialogContent from '@mui/material/DialogContent'
import Typography from '@mui/material/Typography'
import { useTranslation } from 'react-i18next'
import { z } from 'zod'
import { getQuoteWaterfall } from '#shared/contracts/quote/documents.ts'
import { QuoteId } from '#shared/domain/ids/ids.ts'
import { MinorUnits } from '#shared/domain/money/amounts.ts'
import { useOperation } from '#web/api/useOperation.ts'
import { DialogFrame } from '#web/dialogs/DialogFrame.tsx'
import { hosted } from '#web/dialogs/hosted.tsx'
import { exactMoney } from '#web/i18n/format.ts'
import { ProblemPanel } from '#web/ui/ProblemPanel.tsx'
import { TextSkeleton } from '#web/ui/Skeletons.tsx'
import { PriceWaterfall } from '../parts/PriceWaterfall.tsx'

const WaterfallData = z.object({
  quoteId: QuoteId,
  name: z.string(),
  /** What it costs today, where changes since may have moved that. */
  total: MinorUnits.optional(),
})

/** How the price that was sold came about, step by step, by which book and whose rates. */
const PriceWaterfallDialog = ({
  quoteId,
  name,
  total,
  onClose,
}: z.infer<typeof WaterfallData> & { onClose: () => void }) => {
  const { t } = useTranslation('quote')
  const waterfall = useOperation(getQuoteWaterfall, { params: { quoteId } })
  const { data } = waterfall
  return (
    <DialogFrame title={t('waterfall.of', { name })} onClose={onClose} width="md">
      <DialogContent>
        {waterfall.error && <ProblemPanel error={waterfall.error} onRetry={() => void waterfall.refetch()} />}
        {waterfall.isPending && <TextSkeleton lines={12} />}
        {data && (
          <>
            <Typography variant="body2" color="text.secondary" sx={{ mb: 2 }}>
              {t('waterfall.by', { book: data.rateBookVersion })}
              {total !== undefined && total !== data.total && ` ${t('waterfall.since', { total: exactMoney(total) })}`}
            </Typography>
            <PriceWaterfall steps={data.steps} bare />
          </>
        )}
      </DialogContent>
    </DialogFrame>
  )
}

export default hosted(WaterfallData, PriceWaterfallDialog)

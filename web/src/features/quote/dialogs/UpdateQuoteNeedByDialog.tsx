import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { z } from 'zod'
import type { Quote } from '#shared/contracts/quote/quote.ts'
import { getQuote, updateQuoteNeedBy } from '#shared/contracts/quote/quotes.ts'
import { CalendarDate } from '#shared/domain/calendar/calendarDate.ts'
import { dateAt } from '#shared/domain/calendar/coverageInstant.ts'
import { defaultNeedBy, mayNeedBy } from '#shared/domain/quoting/quoteDates.ts'
import { useCommand } from '#web/api/useCommand.ts'
import { FormDialog } from '#web/dialogs/FormDialog.tsx'
import { hosted } from '#web/dialogs/hosted.tsx'
import { DateField } from '#web/forms/DateField.tsx'
import { instantHere } from '#web/i18n/clock.ts'
import { WithQuote } from '#web/records/quote/WithQuote.tsx'
import { toast } from '#web/ui/toast.ts'
import { QuoteData } from '../parts/quoteData.ts'
import { saying } from '../parts/saying.ts'

const NeedBy = ({ quote, onClose }: { quote: Quote; onClose: () => void }) => {
  const { t } = useTranslation('quote')
  const today = useMemo(() => dateAt(instantHere(), quote.timeZone), [quote.timeZone])
  const schema = useMemo(
    () =>
      z.object({
        needBy: CalendarDate.refine((day) => mayNeedBy({ needBy: day, today }), { error: t('needBy.past') }),
      }),
    [today, t],
  )
  const save = useCommand(updateQuoteNeedBy, { invalidates: [getQuote] })
  return (
    <FormDialog
      title={t('needBy.title', { quoteNumber: quote.quoteNumber })}
      submitLabel={t('needBy.submit')}
      width="xs"
      schema={schema}
      defaultValues={{ needBy: quote.needBy ?? defaultNeedBy(today) }}
      onClose={onClose}
      onSubmit={async ({ needBy }) => {
        await save.mutateAsync({ query: { quoteId: quote.id, needBy } }).catch(saying(t('needBy.failed')))
        toast.success(t('needBy.done'))
      }}
    >
      <DateField name="needBy" label={t('needBy.label')} hint={t('needBy.hint')} min={today} />
    </FormDialog>
  )
}

/** Says by when the quote is needed. */
export const UpdateQuoteNeedByDialog = ({ quoteId, onClose }: { quoteId: string; onClose: () => void }) => (
  <WithQuote quoteId={quoteId} onClose={onClose}>
    {(quote) => <NeedBy quote={quote} onClose={onClose} />}
  </WithQuote>
)

export default hosted(QuoteData, UpdateQuoteNeedByDialog)

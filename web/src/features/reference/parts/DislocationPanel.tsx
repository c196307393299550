import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useTranslation } from 'react-i18next'
import { dislocateRateBook, getRateBook } from '#shared/contracts/rater/rateBooks.ts'
import type { Dislocation } from '#shared/domain/rating/dislocation.ts'
import { useCommand } from '#web/api/useCommand.ts'
import { dateTime } from '#web/i18n/format.ts'
import { DislocationReport } from '#web/records/dislocation/DislocationReport.tsx'
import { Panel } from '#web/ui/Panel.tsx'
import { toast } from '#web/ui/toast.ts'

/** What a version does to the book in force, before anybody activates it. */
export const DislocationPanel = ({
  version,
  report,
  mayAsk,
}: {
  version: string
  report: Dislocation | undefined
  mayAsk: boolean
}) => {
  const { t } = useTranslation('reference')
  const ask = useCommand(dislocateRateBook, { invalidates: [getRateBook] })
  const begin = () =>
    ask.mutate(
      { params: { version } },
      {
        onSuccess: () => toast.success(t('book.asked')),
        onError: (error) => void toast.problem(error),
      },
    )
  return (
    <Panel
      dense
      title={t('book.dislocation')}
      aside={
        report && (
          <Typography variant="body2" color="text.secondary">
            {report.finishedAt === undefined
              ? t('book.under', { count: report.policies })
              : t('book.asOf', { at: dateTime(report.finishedAt) })}
          </Typography>
        )
      }
      actions={
        mayAsk && (
          <Button size="small" onClick={begin} loading={ask.isPending}>
            {t(report === undefined ? 'book.ask' : 'book.askAgain')}
          </Button>
        )
      }
    >
      {report === undefined ? (
        <Typography color="text.secondary">{t('book.notAsked')}</Typography>
      ) : (
        <DislocationReport report={report} words={{ before: t('book.premiumBefore'), after: t('book.premiumAfter') }} />
      )}
    </Panel>
  )
}

import { useTranslation } from 'react-i18next'
import { getLedgerFile, listJournal } from '#shared/contracts/billing/books.ts'
import { call } from '#web/api/call.ts'
import { useOperation } from '#web/api/useOperation.ts'
import { exactMoney } from '#web/i18n/format.ts'
import { Page } from '#web/layout/Page.tsx'
import { PageHeader } from '#web/layout/PageHeader.tsx'
import { FileDownloadButton } from '#web/ui/FileDownloadButton.tsx'
import { BookFigures } from '../parts/books/BookFigures.tsx'
import { csvFile } from '../parts/books/csvFile.ts'
import { DaysBar } from '../parts/books/DaysBar.tsx'
import { useDays } from '../parts/books/useDays.ts'
import { useTurns } from '../parts/books/useTurns.ts'
import { LedgerTabs } from '../parts/ledger/LedgerTabs.tsx'
import { JournalTable } from '../tables/JournalTable.tsx'

/** The postings of some days, newest first. */
export const JournalPage = () => {
  const { t } = useTranslation('billing')
  const { days, choose } = useDays()
  const turns = useTurns(JSON.stringify(days), 50)
  const { data, error, isPending, refetch } = useOperation(
    listJournal,
    { query: { ...days, ...turns.query } },
    { keepPrevious: true },
  )
  const load = async () => csvFile(await call(getLedgerFile, { query: { book: 'journal', ...days } }))
  return (
    <Page>
      <PageHeader
        title={t('ledger.journal')}
        subtitle={t('ledger.journalSubtitle')}
        secondary={<FileDownloadButton load={load}>{t('ledger.download')}</FileDownloadButton>}
      />
      <LedgerTabs value="journal" />
      <DaysBar from={days.from ?? data?.from} to={days.to ?? data?.to} onChoose={choose} />
      {data && (
        <BookFigures
          figures={[
            { label: t('ledger.debit'), value: exactMoney(data.debit) },
            { label: t('ledger.credit'), value: exactMoney(data.credit) },
          ]}
        />
      )}
      <JournalTable
        rows={data?.entries}
        loading={isPending}
        error={error ?? undefined}
        onRetry={() => void refetch()}
        paging={turns.pagingOf(data?.nextToken, data?.entries.length ?? 0)}
      />
    </Page>
  )
}

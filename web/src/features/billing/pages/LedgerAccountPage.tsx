import { useTranslation } from 'react-i18next'
import { useParams } from 'react-router'
import { getLedgerFile, listAccountEntries } from '#shared/contracts/billing/books.ts'
import { PolicyId } from '#shared/domain/ids/ids.ts'
import { call } from '#web/api/call.ts'
import { useOperation } from '#web/api/useOperation.ts'
import { date, exactMoney } from '#web/i18n/format.ts'
import { Page } from '#web/layout/Page.tsx'
import { PageHeader } from '#web/layout/PageHeader.tsx'
import { usePersona } from '#web/layout/usePersona.ts'
import { inPersona } from '#web/paths.ts'
import { useAuthorityName } from '#web/records/ledger/useAuthorityName.ts'
import { FileDownloadButton } from '#web/ui/FileDownloadButton.tsx'
import { BookFigures } from '../parts/books/BookFigures.tsx'
import { csvFile } from '../parts/books/csvFile.ts'
import { DaysBar } from '../parts/books/DaysBar.tsx'
import { useDays } from '../parts/books/useDays.ts'
import { useTurns } from '../parts/books/useTurns.ts'
import { AccountEntriesTable } from '../tables/AccountEntriesTable.tsx'

/** An account of the ledger: what it held, every posting to it, and what it holds. */
export const LedgerAccountPage = () => {
  const { t } = useTranslation('billing')
  const { code = '' } = useParams()
  const persona = usePersona()
  const { days, choose, search } = useDays()
  const authority = search.get('authority') ?? undefined
  const policyId = PolicyId.safeParse(search.get('policyId')).data
  const of = { ...days, ...(authority !== undefined && { authority }), ...(policyId !== undefined && { policyId }) }
  const turns = useTurns(`${code}|${JSON.stringify(of)}`, 100)
  const book = useOperation(
    listAccountEntries,
    { params: { ledgerAccount: code }, query: { ...of, ...turns.query } },
    { keepPrevious: true },
  )
  const { data, error, isPending, refetch } = book
  const load = async () =>
    csvFile(await call(getLedgerFile, { query: { book: 'account', ledgerAccount: code, ...of } }))
  const authorityName = useAuthorityName(data?.authority)
  const name = data === undefined ? code : [`${code} ${data.name}`, authorityName].filter(Boolean).join(', ')
  return (
    <Page>
      <PageHeader
        title={name}
        subtitle={t('ledger.accountSubtitle')}
        trail={[{ label: t('ledger.title'), to: inPersona(persona, 'ledger') }]}
        secondary={<FileDownloadButton load={load}>{t('ledger.download')}</FileDownloadButton>}
      />
      <DaysBar from={days.from ?? data?.from} to={days.to ?? data?.to} onChoose={choose} />
      {data && (
        <BookFigures
          figures={[
            { label: t('ledger.opening'), value: exactMoney(data.opening), hint: date(data.from) },
            { label: t('ledger.debit'), value: exactMoney(data.debit) },
            { label: t('ledger.credit'), value: exactMoney(data.credit) },
            { label: t('ledger.closing'), value: exactMoney(data.closing), hint: date(data.to) },
          ]}
        />
      )}
      <AccountEntriesTable
        rows={data?.entries}
        loading={isPending}
        error={error ?? undefined}
        onRetry={() => void refetch()}
        paging={turns.pagingOf(data?.nextToken, data?.entries.length ?? 0)}
      />
    </Page>
  )
}

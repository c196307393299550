import MenuItem from '@mui/material/MenuItem'
import Paper from '@mui/material/Paper'
import TextField from '@mui/material/TextField'
import { useTranslation } from 'react-i18next'
import type { Statement } from '#shared/contracts/billing/statement.ts'
import { getStatement, getStatementFile } from '#shared/contracts/billing/statements.ts'
import { createAccountStatement } from '#shared/contracts/docs/documents.ts'
import { AgencyId } from '#shared/domain/ids/ids.ts'
import { call } from '#web/api/call.ts'
import { madeDocument } from '#web/api/madeDocument.ts'
import { useOperation } from '#web/api/useOperation.ts'
import { exactMoney } from '#web/i18n/format.ts'
import { monthText } from '#web/i18n/monthText.ts'
import { Page } from '#web/layout/Page.tsx'
import { PageHeader } from '#web/layout/PageHeader.tsx'
import { usePersona } from '#web/layout/usePersona.ts'
import { EmptyState } from '#web/ui/EmptyState.tsx'
import { FileDownloadButton } from '#web/ui/FileDownloadButton.tsx'
import { BookFigures } from '../parts/books/BookFigures.tsx'
import { CarrierSelect } from '../parts/books/CarrierSelect.tsx'
import { csvFile } from '../parts/books/csvFile.ts'
import { MonthSelect } from '../parts/books/MonthSelect.tsx'
import { useMonths } from '../parts/books/useMonths.ts'
import { CarrierBalanceFigures } from '../parts/remittances/CarrierBalanceFigures.tsx'
import { AgencyFilter } from '../parts/transactions/AgencyFilter.tsx'
import { StatementTable } from '../tables/StatementTable.tsx'

const kinds = ['agency', 'carrier'] as const
type Kind = (typeof kinds)[number]

/** Who owes whom after it, as the reader is told. */
const useStandingWord = () => {
  const { t } = useTranslation('billing')
  const isStaff = usePersona() === 'COWBELL'
  return ({ closing }: Statement): string => {
    if (closing === 0) return t('statements.settled')
    if (closing > 0) return t(isStaff ? 'statements.owedBy' : 'statements.ownOwedBy')
    return t(isStaff ? 'statements.owedTo' : 'statements.ownOwedTo')
  }
}

/** A statement of account: the own one of an agency and a carrier, any for staff. */
export const StatementsPage = () => {
  const { t } = useTranslation('billing')
  const persona = usePersona()
  const standing = useStandingWord()
  const { present, months, month, text, change } = useMonths()
  const isStaff = persona === 'COWBELL'
  const chosen = kinds.find((each) => each === text('kind')) ?? 'agency'
  const kind: Kind = isStaff ? chosen : persona === 'CARRIER' ? 'carrier' : 'agency'
  const id = isStaff ? text('of') : undefined
  const [from, to] = [month('from') ?? present, month('to') ?? present]
  const isChosen = !isStaff || kind === 'carrier' || id !== undefined
  const query = { kind, ...(id !== undefined && { id }), from: from < to ? from : to, to }
  const { data, error, isPending, refetch } = useOperation(getStatement, isChosen ? { query } : null, {
    keepPrevious: true,
  })
  const load = async () => csvFile(await call(getStatementFile, { query }))
  const loadPdf = async () => madeDocument((await call(createAccountStatement, { body: query })).docId)
  return (
    <Page>
      <PageHeader
        title={t('statements.title')}
        subtitle={isChosen && data ? data.name : t('statements.subtitle')}
        secondary={
          isChosen && (
            <>
              <FileDownloadButton load={loadPdf}>{t('statements.pdf')}</FileDownloadButton>
              <FileDownloadButton load={load}>{t('statements.csv')}</FileDownloadButton>
            </>
          )
        }
      />
      <Paper
        variant="outlined"
        sx={{ borderRadius: 1.5, p: 1.5, mb: 2, display: 'flex', flexWrap: 'wrap', gap: 1.5, alignItems: 'center' }}
      >
        {isStaff && (
          <TextField
            select
            size="small"
            label={t('statements.kind')}
            value={kind}
            onChange={(event) => change({ kind: event.target.value, of: undefined })}
            sx={{ flex: { xs: '1 1 100%', sm: 'none' }, minWidth: { sm: 140 } }}
          >
            {kinds.map((each) => (
              <MenuItem key={each} value={each}>
                {t(`statements.${each}`)}
              </MenuItem>
            ))}
          </TextField>
        )}
        {isStaff && kind === 'agency' && (
          <AgencyFilter
            value={AgencyId.safeParse(id).data}
            onChange={(agencyId) => change({ of: agencyId })}
            placeholder={t('statements.chooseAgency')}
          />
        )}
        {isStaff && kind === 'carrier' && (
          <CarrierSelect value={id ?? data?.id} onChoose={(carrierId) => change({ of: carrierId })} />
        )}
        <MonthSelect
          label={t('statements.from')}
          months={months}
          value={query.from}
          onChoose={(value) => change({ from: value })}
        />
        <MonthSelect
          label={t('statements.to')}
          months={months}
          value={to}
          onChoose={(value) => change({ to: value })}
        />
      </Paper>
      {!isChosen && <EmptyState title={t('statements.choose')} hint={t('statements.chooseHint')} />}
      {isChosen && data && (
        <BookFigures
          figures={[
            { label: t('statements.opening'), value: exactMoney(data.opening), hint: monthText(data.from) },
            { label: t('statements.debit'), value: exactMoney(data.debit) },
            { label: t('statements.credit'), value: exactMoney(data.credit) },
            { label: t('statements.closing'), value: exactMoney(data.closing), hint: standing(data) },
          ]}
        />
      )}
      {kind === 'carrier' && <CarrierBalanceFigures carrierId={id ?? data?.id} />}
      {isChosen && (
        <StatementTable
          rows={data?.rows}
          loading={isPending}
          error={error ?? undefined}
          onRetry={() => void refetch()}
        />
      )}
    </Page>
  )
}

import Link from '@mui/material/Link'
import { useTranslation } from 'react-i18next'
import { Link as RouterLink } from 'react-router'
import { quoteSorts } from '#shared/contracts/quote/quoteFilters.ts'
import { searchQuotes } from '#shared/contracts/quote/search.ts'
import { useOperation } from '#web/api/useOperation.ts'
import { usePersona } from '#web/layout/usePersona.ts'
import { comparePath, dashboardPath, quotePath } from '#web/paths.ts'
import { DataTable } from '#web/tables/DataTable.tsx'
import { sortFrom } from '#web/tables/sortFrom.ts'
import { useListState } from '#web/tables/useListState.ts'
import { accountQuoteColumns } from './accountQuoteColumns.tsx'

/** The quotes of an account, newest first. */
export const AccountQuotes = ({ accountId }: { accountId: string }) => {
  const { t } = useTranslation('account')
  const persona = usePersona()
  const list = useListState({ sort: '-lastUpdated', pageSize: 20, prefix: 'quotes.' })
  const sort = sortFrom(quoteSorts, list.sort)
  const quotes = useOperation(searchQuotes, { query: { ...list.query, sort, accountId } }, { keepPrevious: true })
  return (
    <DataTable
      name="accountQuotes"
      label={t('quotes.title')}
      columns={accountQuoteColumns}
      rowId={(row) => row.id}
      {...list.table(quotes)}
      rowHref={(row) => quotePath(persona, row.id)}
      toolbar={
        <>
          {persona !== 'CUSTOMER' && (quotes.data?.hits.length ?? 0) > 1 && (
            <Link component={RouterLink} to={comparePath(persona, accountId)} variant="body2" sx={{ px: 1 }}>
              {t('quotes.compare')}
            </Link>
          )}
          {persona === 'AGENCY' && (
            <Link
              component={RouterLink}
              to={dashboardPath(persona, 'quotes', accountId)}
              variant="body2"
              sx={{ px: 1 }}
            >
              {t('quotes.onDashboard')}
            </Link>
          )}
        </>
      }
      empty={{ title: t('quotes.none'), hint: t('quotes.noneHint') }}
    />
  )
}

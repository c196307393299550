import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import MenuItem from '@mui/material/MenuItem'
import Paper from '@mui/material/Paper'
import Select from '@mui/material/Select'
import { useTranslation } from 'react-i18next'
import { paymentMethods, transactionStatuses } from '#shared/domain/billing/transactions.ts'
import { MethodName } from '#web/records/payment/MethodName.tsx'
import { DayFilter } from '#web/tables/DayFilter.tsx'
import { FilterChips } from '#web/tables/FilterChips.tsx'
import { TableSearch } from '#web/tables/TableSearch.tsx'
import { AgencyFilter } from './AgencyFilter.tsx'
import type { Narrowed } from './transactionQuery.ts'

type TransactionFiltersProps = {
  narrowed: Narrowed
  search: string | undefined
  onSearch: (text: string) => void
  onChange: (changes: { readonly [Name in keyof Narrowed]?: string | undefined }) => void
}

const none = { from: undefined, to: undefined, agencyId: undefined, status: undefined, paymentMethod: undefined }

/** To what the payments are narrowed; all of it is in the page's address. */
export const TransactionFilters = ({ narrowed, search, onSearch, onChange }: TransactionFiltersProps) => {
  const { t } = useTranslation('billing')
  const { from, to, agencyId, status, paymentMethod } = narrowed
  return (
    <Paper
      variant="outlined"
      sx={{ borderRadius: 1.5, p: 1, mb: 2, display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center' }}
    >
      <Box sx={{ flex: { xs: '1 1 100%', sm: 'none' }, '& > *': { width: { xs: '100% !important' } } }}>
        <TableSearch value={search} onSearch={onSearch} placeholder={t('transactions.search')} />
      </Box>
      <AgencyFilter value={agencyId} onChange={(next) => onChange({ agencyId: next })} />
      <Select
        size="small"
        displayEmpty
        value={paymentMethod ?? ''}
        onChange={(event) => onChange({ paymentMethod: event.target.value || undefined })}
        inputProps={{ 'aria-label': t('transactions.method') }}
        sx={{ flex: { xs: '1 1 100%', sm: 'none' }, minWidth: 150 }}
      >
        <MenuItem value="">{t('transactions.methodAll')}</MenuItem>
        {paymentMethods.map((each) => (
          <MenuItem key={each} value={each}>
            <MethodName method={each} />
          </MenuItem>
        ))}
      </Select>
      <DayFilter label={t('transactions.from')} value={from} onChange={(day) => onChange({ from: day })} />
      <DayFilter label={t('transactions.to')} value={to} onChange={(day) => onChange({ to: day })} />
      <FilterChips
        label={t('transactions.status')}
        single
        options={transactionStatuses.map((value) => ({ value, label: value }))}
        value={status === undefined ? [] : [status]}
        onChange={([next]) => onChange({ status: next })}
      />
      {Object.keys(narrowed).length > 0 && (
        <Button size="small" sx={{ ml: 'auto' }} onClick={() => onChange(none)}>
          {t('transactions.clear')}
        </Button>
      )}
    </Paper>
  )
}

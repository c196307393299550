import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { useTranslation } from 'react-i18next'
import type { z } from 'zod'
import type { LedgerEntry } from '#shared/contracts/billing/ledger.ts'
import { exactMoney } from '#web/i18n/format.ts'
import { AuthorityName } from './AuthorityName.tsx'

const columns = {
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr) auto', sm: 'minmax(0, 1fr) 110px 110px' },
  columnGap: 1.5,
  alignItems: 'baseline',
} as const
const wide = { display: { xs: 'none', sm: 'block' } } as const

/** What stands over the lines of postings, where there is room for two sides. */
export const PostingHeading = () => {
  const { t } = useTranslation('records')
  const heads = ['account', 'debit', 'credit'] as const
  return (
    <Box
      aria-hidden
      sx={{ ...columns, display: { xs: 'none', sm: 'grid' }, pb: 0.75, borderBottom: 1, borderColor: 'divider' }}
    >
      {heads.map((head, index) => (
        <Typography
          key={head}
          variant="caption"
          color="text.secondary"
          sx={{ textAlign: index > 0 ? 'right' : 'left' }}
        >
          {t(`posting.${head}`)}
        </Typography>
      ))}
    </Box>
  )
}

/** The lines of a posting: account by account, what it is debited or credited. */
export const PostingLines = ({ lines }: { lines: z.infer<typeof LedgerEntry>['lines'] }) =>
  lines.map((line, index) => (
    <Box key={`${index}|${line.account}`} sx={columns}>
      <Typography variant="body2" sx={{ pl: line.credit > 0 ? 2 : 0, minWidth: 0 }}>
        <Box component="span" className="tabular" sx={{ color: 'text.secondary', mr: 1 }}>
          {line.account}
        </Box>
        {line.name}
        {line.authority && (
          <>
            , <AuthorityName authority={line.authority} />
          </>
        )}
      </Typography>
      <Typography variant="body2" className="tabular" sx={{ textAlign: 'right' }}>
        {line.debit > 0 ? (
          exactMoney(line.debit)
        ) : (
          <Box component="span" sx={{ display: { sm: 'none' } }}>
            −{exactMoney(line.credit)}
          </Box>
        )}
      </Typography>
      <Typography variant="body2" className="tabular" sx={{ textAlign: 'right', ...wide }}>
        {line.credit > 0 ? exactMoney(line.credit) : ''}
      </Typography>
    </Box>
  ))

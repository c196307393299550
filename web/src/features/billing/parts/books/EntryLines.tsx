import Box from '@mui/material/Box'
import Link from '@mui/material/Link'
import Typography from '@mui/material/Typography'
import { Link as RouterLink } from 'react-router'
import type { JournalEntry } from '#shared/contracts/billing/books.ts'
import { exactMoney } from '#web/i18n/format.ts'
import { usePersona } from '#web/layout/usePersona.ts'
import { AuthorityName } from '#web/records/ledger/AuthorityName.tsx'
import { ledgerAccountPath } from './ledgerAccountPath.ts'

/** The lines of a posting: credits stand to the right, as in a journal. */
export const EntryLines = ({ lines }: Pick<JournalEntry, 'lines'>) => {
  const persona = usePersona()
  return (
    <Box sx={{ display: 'grid', gap: 0.5, minWidth: 0 }}>
      {lines.map((line) => (
        <Box
          key={`${line.account}|${line.authority ?? ''}|${line.debit}|${line.credit}`}
          sx={{
            display: 'grid',
            gridTemplateColumns: { xs: '1fr auto', sm: 'minmax(0, 1fr) 130px 130px' },
            columnGap: 2,
            pl: { sm: line.credit > 0 ? 4 : 0 },
          }}
        >
          <Typography variant="body2" sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
            <Link
              component={RouterLink}
              to={ledgerAccountPath(persona, { code: line.account, authority: line.authority })}
            >
              {line.account}
            </Link>{' '}
            {line.name}
            {line.authority && (
              <>
                , <AuthorityName authority={line.authority} />
              </>
            )}
          </Typography>
          <Typography
            variant="body2"
            className="tabular"
            sx={{ textAlign: 'right', gridColumn: { sm: line.debit > 0 ? 2 : 3 } }}
          >
            {exactMoney(line.debit > 0 ? line.debit : 0 - line.credit)}
          </Typography>
        </Box>
      ))}
    </Box>
  )
}

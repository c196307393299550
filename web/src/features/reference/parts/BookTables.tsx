import Accordion from '@mui/material/Accordion'
import AccordionDetails from '@mui/material/AccordionDetails'
import AccordionSummary from '@mui/material/AccordionSummary'
import Chip from '@mui/material/Chip'
import Table from '@mui/material/Table'
import TableBody from '@mui/material/TableBody'
import TableCell from '@mui/material/TableCell'
import TableHead from '@mui/material/TableHead'
import TableRow from '@mui/material/TableRow'
import Typography from '@mui/material/Typography'
import { useTranslation } from 'react-i18next'
import type { RateBookView } from '#shared/contracts/rater/rateBookRecord.ts'
import { Panel } from '#web/ui/Panel.tsx'
import { useBookWords } from './bookWords.ts'

/** Every table of a rate book, those that a version sets anew unfolded. */
export const BookTables = ({ tables }: Pick<RateBookView, 'tables'>) => {
  const { t } = useTranslation('reference')
  const { tableOf, rowOf, figureOf } = useBookWords()
  return (
    <Panel dense title={t('book.allTables')}>
      {tables.map(({ table, rows }) => {
        const changed = rows.filter(({ was }) => was !== undefined).length
        return (
          <Accordion
            key={table}
            variant="outlined"
            disableGutters
            defaultExpanded={changed > 0}
            slotProps={{ transition: { unmountOnExit: true } }}
          >
            <AccordionSummary>
              <Typography sx={{ fontWeight: 500, mr: 1 }}>{tableOf(table)}</Typography>
              {changed > 0 && <Chip size="small" color="warning" label={t('book.changed', { count: changed })} />}
            </AccordionSummary>
            <AccordionDetails sx={{ overflowX: 'auto', p: 0 }}>
              <Table size="small" aria-label={tableOf(table)}>
                <TableHead>
                  <TableRow>
                    <TableCell>{t('book.row')}</TableCell>
                    <TableCell align="right">{t('book.value')}</TableCell>
                    {changed > 0 && <TableCell align="right">{t('book.was')}</TableCell>}
                  </TableRow>
                </TableHead>
                <TableBody>
                  {rows.map(({ row, value, was }) => (
                    <TableRow key={row} selected={was !== undefined}>
                      <TableCell>{rowOf(table, row)}</TableCell>
                      <TableCell align="right" className="tabular">
                        {figureOf(table, value)}
                      </TableCell>
                      {changed > 0 && (
                        <TableCell align="right" className="tabular">
                          {was === undefined ? '' : figureOf(table, was)}
                        </TableCell>
                      )}
                    </TableRow>
                  ))}
                </TableBody>
              </Table>
            </AccordionDetails>
          </Accordion>
        )
      })}
    </Panel>
  )
}

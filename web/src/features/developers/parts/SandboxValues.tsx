import Box from '@mui/material/Box'
import Table from '@mui/material/Table'
import TableBody from '@mui/material/TableBody'
import TableCell from '@mui/material/TableCell'
import TableRow from '@mui/material/TableRow'
import Typography from '@mui/material/Typography'
import { useTranslation } from 'react-i18next'
import { secretPrefixes } from '#shared/domain/identity/apiKeys.ts'
import { sandboxValues } from '#shared/domain/integration/sandboxValues.ts'

/** By which values a sandbox declines, refers, holds back or does not answer. */
export const SandboxValues = () => {
  const { t } = useTranslation('developers')
  return (
    <Box sx={{ minWidth: 0 }}>
      <Typography sx={{ mb: 3, fontSize: 16, lineHeight: 1.65, maxWidth: '70ch' }}>
        {t('sandbox.about', { prefix: secretPrefixes.SANDBOX })}
      </Typography>
      {sandboxValues.map(({ place, values }) => (
        <Box key={place} component="section" aria-labelledby={`sandbox-${place}`} sx={{ mb: 4 }}>
          <Typography variant="h3" component="h2" id={`sandbox-${place}`} sx={{ mb: 1 }}>
            {t(`sandbox.place.${place}`)}
          </Typography>
          <Table size="small" aria-labelledby={`sandbox-${place}`}>
            <TableBody>
              {values.map(({ value, outcome }) => (
                <TableRow key={value}>
                  <TableCell component="th" scope="row" sx={{ width: { xs: '52%', md: 280 }, pl: 0 }}>
                    <Box component="code" sx={{ overflowWrap: 'anywhere' }}>
                      {value}
                    </Box>
                  </TableCell>
                  <TableCell sx={{ pr: 0 }}>{t(`sandbox.outcome.${outcome}`)}</TableCell>
                </TableRow>
              ))}
            </TableBody>
          </Table>
        </Box>
      ))}
    </Box>
  )
}

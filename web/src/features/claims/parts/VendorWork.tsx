import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { useTranslation } from 'react-i18next'
import type { Claim } from '#shared/contracts/claims/claims.ts'
import { date } from '#web/i18n/format.ts'
import { Panel } from '#web/ui/Panel.tsx'
import { ClaimInvoices } from './ClaimInvoices.tsx'
import { NotesPanel } from './NotesPanel.tsx'

interface Props {
  readonly claimId: Claim['id']
  readonly claimNumber: Claim['claimNumber']
  readonly broughtInFor: NonNullable<Claim['broughtInFor']>
}

/** What a vendor was brought in for, what it asks for that, what is to be done and what was noted. */
export const VendorWork = ({ claimId, claimNumber, broughtInFor }: Props) => {
  const { t } = useTranslation('claims')
  return (
    <>
      <Panel title={t('broughtInFor')} dense>
        <Box component="ul" sx={{ listStyle: 'none', p: 0, m: 0, display: 'grid', gap: 1.5 }}>
          {broughtInFor.map(({ subcategory, scope, at }) => (
            <li key={`${subcategory}${at}`}>
              <Typography variant="body2" color="text.secondary">
                {t('vendors.since', { what: t(`subcategories.${subcategory}`), day: date(at) })}
              </Typography>
              <Typography sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>{scope}</Typography>
            </li>
          ))}
        </Box>
      </Panel>
      <ClaimInvoices claimId={claimId} claimNumber={claimNumber} />
      <NotesPanel claimId={claimId} />
    </>
  )
}

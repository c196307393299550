import Box from '@mui/material/Box'
import { useTranslation } from 'react-i18next'
import { getAgency } from '#shared/contracts/account/agencies.ts'
import type { AgencyId } from '#shared/domain/ids/ids.ts'
import { logoSizes } from '#shared/domain/organizations/logoCrop.ts'
import { useMay } from '#web/api/useMay.ts'
import { useOperation } from '#web/api/useOperation.ts'
import { Panel } from '#web/ui/Panel.tsx'
import { LogoRow } from './LogoRow.tsx'

/** The logos of an agency, by which its clients know it. */
export const LogosPanel = ({ agencyId }: { agencyId: AgencyId }) => {
  const { t } = useTranslation('users')
  const may = useMay()
  const { data: agency } = useOperation(getAgency, { params: { agencyId } })
  if (!agency) return null
  return (
    <Panel title={t('logo.title')}>
      <Box
        sx={{
          display: 'grid',
          gap: 4,
          alignItems: 'start',
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' },
        }}
      >
        {logoSizes.map((size) => (
          <LogoRow
            key={size}
            agencyId={agencyId}
            size={size}
            version={agency.logos?.[size]}
            mayChange={may('agency:update') && agency.allowedActions.includes('change')}
          />
        ))}
      </Box>
    </Panel>
  )
}

import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Link from '@mui/material/Link'
import Typography from '@mui/material/Typography'
import { useTranslation } from 'react-i18next'
import { Link as RouterLink } from 'react-router'
import { getAgency } from '#shared/contracts/account/agencies.ts'
import { listAgencyLocations } from '#shared/contracts/account/agencyFacts.ts'
import type { AgencyId } from '#shared/domain/ids/ids.ts'
import { useMay } from '#web/api/useMay.ts'
import { useOperation } from '#web/api/useOperation.ts'
import { useDialogs } from '#web/dialogs/DialogHost.tsx'
import { usePersona } from '#web/layout/usePersona.ts'
import { inPersona } from '#web/paths.ts'
import { AddIcon } from '#web/ui/icons.tsx'
import { Panel } from '#web/ui/Panel.tsx'
import { ProblemPanel } from '#web/ui/ProblemPanel.tsx'
import { TextSkeleton } from '#web/ui/Skeletons.tsx'
import * as usersDialogs from '../dialogs.ts'

/** Where an agency works: its headquarters and its locations; those it has left are not shown. */
export const AgencyLocations = ({ agencyId }: { agencyId: AgencyId }) => {
  const { t } = useTranslation('users')
  const may = useMay()
  const persona = usePersona()
  const { open } = useDialogs()
  const { data, error, refetch } = useOperation(listAgencyLocations, { params: { agencyId } })
  const agency = useOperation(getAgency, { params: { agencyId } })
  const locations = data?.filter(({ isLocationActive }) => isLocationActive)
  const leads = persona === 'COWBELL' || persona === 'DIGITAL'
  return (
    <Panel
      title={t('agency.locations')}
      actions={
        may('agency:create') &&
        agency.data?.allowedActions.includes('change') && (
          <Button startIcon={<AddIcon />} onClick={() => open(usersDialogs.addAgency, { agencyId })}>
            {t('agency.addLocation')}
          </Button>
        )
      }
    >
      {error ? (
        <ProblemPanel error={error} onRetry={() => void refetch()} />
      ) : locations === undefined ? (
        <TextSkeleton lines={2} />
      ) : (
        <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none', display: 'grid', gap: 1 }}>
          {locations.map(({ id, locationName, isHeadquarters }) => {
            const label = [locationName, ...(isHeadquarters ? ['[HQ]'] : [])].join(' ')
            return (
              <li key={id}>
                {leads && id !== agencyId ? (
                  <Link component={RouterLink} to={inPersona(persona, `agencies/${id}/details`)}>
                    {label}
                  </Link>
                ) : (
                  label
                )}
              </li>
            )
          })}
        </Box>
      )}
      {locations?.length === 1 && (
        <Typography variant="body2" color="text.secondary" sx={{ mt: 1 }}>
          {t('agency.noLocations')}
        </Typography>
      )}
    </Panel>
  )
}
